import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Wood Type',
  reading:
    'The reward is the time: the dollars are the hour, and the cents, in red, are the minutes. The star turns once a minute, and each quarter of the hour shoots a hole into its ring where a clock has that quarter.',
  about:
    'For whoever kills time: a bill in revivals of American wood type. A jobbing printer had his alphabets in broad and narrow cuts and took the one that filled the line; here the cuts are chosen anew each minute, because eleven is a slim figure and twenty a stout one. At the hour a clean sheet is pasted up.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Sancreek',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/sancreek', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 by vernon adams, with Reserved Font Names "Sancreek"',
      changes: 'subset, renamed',
      files: ['wanted.woff2'],
    },
    {
      title: 'Ultra',
      makers: ['Brian J. Bonislawsky', 'Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/ultra', version: '5.3.0' },
      licence: 'Apache-2.0',
      changes: 'subset',
      files: ['figures.woff2'],
    },
    {
      title: 'Smokum',
      makers: ['Brian J. Bonislawsky', 'Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/smokum', version: '5.3.0' },
      licence: 'Apache-2.0',
      changes: 'subset',
      files: ['smokum.woff2'],
    },
    {
      title: 'Vast Shadow',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/vast-shadow', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 by Sorkin Type Co with Reserved Font Name Vast and Vast Shadow.',
      changes: 'subset, renamed',
      files: ['shadow.woff2'],
    },
    {
      title: 'Ewert',
      makers: ['Johan Kallas', 'Mihkel Virkus'],
      source: { registry: 'npm', package: '@fontsource/ewert', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011, Johan Kallas, Mihkel Virkus with Reserved Font Name Ewert.',
      changes: 'subset, renamed',
      files: ['reward.woff2'],
    },
    {
      title: 'Ink',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock' },
      licence: 'CC0-1.0',
      files: ['wear.webp'],
    },
  ],
}
