import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'node_modules',
  reading: 'The large number on the lit branch is the hour; the large number at the lit leaf is the minute.',
  about:
    'Somebody asked for twelve packages, and this came with them. The tree is grown from the lockfile of the very project it is in: 567 names, of which the leaves are sixty, one resolved a minute. Every sixtieth second it looks for nought vulnerabilities, and finds as many.',
  facets: ['figures', 'position', 'data', 'busy'],
  credits: [
    {
      title: 'Sorts Mill Goudy Italic',
      makers: ['Barry Schwartz'],
      source: { registry: 'npm', package: '@fontsource/sorts-mill-goudy', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Barry Schwartz (chemoelectric@chemoelectric.org)',
      changes: 'subset to space + - . / 0–9 @ a–z',
      files: ['plate.woff2'],
    },
  ],
}
