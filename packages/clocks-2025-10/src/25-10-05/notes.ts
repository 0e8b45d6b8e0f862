import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Periodic Table',
  reading:
    'The number in the dark cell is the hour, the number in the palest cell the minute; n, number 0, is the neutron. The green cell is the second.',
  about:
    'Sixty elements are enough for an hour, twenty-four for a day: it is oxygen in the morning and phosphorus at tea. Before hydrogen stands the neutron, element zero, which Andreas von Antropoff put at the head of his table in 1926. The table widens where it is looked at, and the three names make a line of verse.',
  facets: ['figures', 'science', 'type', 'words'],
  credits: [
    {
      title: 'periodic-table',
      makers: ['Chris Andrejewski'],
      source: { registry: 'npm', package: 'periodic-table', version: '0.0.8' },
      licence: 'ISC',
      notice: 'Copyright (c) 2015 Chris Andrejewski',
      changes: 'symbols and the first fifty-nine names; two spelled as IUPAC does, the neutron put before',
    },
    {
      title: 'Schibsted Grotesk',
      makers: ['The Schibsted-Grotesk Project Authors'],
      source: { registry: 'npm', package: '@fontsource/schibsted-grotesk', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Schibsted-Grotesk Project Authors (https://github.com/schibsted/schibsted-grotesk)',
      changes: 'subset to space , . 0–9 A–Z a–z',
      files: ['text.woff2'],
    },
  ],
}
