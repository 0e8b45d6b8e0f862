import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Turntable Type',
  reading:
    'Read the words in the dark cut-out: so many minutes past or to the hour, as it is spoken. The rim goes on by a mark a second.',
  about:
    'A wheel chart without its cover. Sixty numbers, twelve times of, past and to, and a day of hours are set along the radii of three discs, and make nonsense nearly everywhere: only in the cut-out do they line up. At the thirty-first minute the hours give up on the old one and turn on to the next.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Archivo Narrow SemiBold',
      makers: ['The Archivo Narrow Project Authors'],
      source: { registry: 'npm', package: '@fontsource/archivo-narrow', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2019 The Archivo Narrow Project Authors (https://github.com/Omnibus-Type/ArchivoNarrow)',
      changes: 'subset to space, hyphen, 0–9, a–z; renamed',
      files: ['disc.woff2'],
    },
  ],
}
