import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Terms',
  reading:
    'The largest § is the time: the article before the point is the hour, the paragraph after the point is the minute.',
  about:
    'Terms of service of twenty-four articles with sixty paragraphs each, which everyone accepts by going on. The reader has got to the paragraph of this minute; what lies before and after it is small print. The thumb of the scroll bar needs a day to reach the foot, and every second another box is ticked.',
  facets: ['figures', 'words', 'type', 'interface'],
  credits: [
    {
      title: 'Libre Caslon Condensed Bold',
      makers: ['Ertekin Erdin'],
      source: { registry: 'npm', package: '@fontsource/libre-caslon-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Libre Caslon Text Project Authors (https://github.com/thundernixon/Libre-Caslon)',
      changes: 'subset to space . 0–9 §',
      files: ['figures.woff2'],
    },
    {
      title: 'Libre Caslon Condensed Medium',
      makers: ['Ertekin Erdin'],
      source: { registry: 'npm', package: '@fontsource/libre-caslon-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Libre Caslon Text Project Authors (https://github.com/thundernixon/Libre-Caslon)',
      changes: 'subset to space , . 0–9 : ; ? A–Z a–z § – ’ “ ”',
      files: ['text.woff2'],
    },
  ],
}
