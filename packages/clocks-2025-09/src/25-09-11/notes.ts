import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Illumination',
  reading:
    'The great word with the painted initial is the hour. Each line below is one of its minutes: the one on gold is now, and its number stands large beside it.',
  about:
    'A scribe copies out an hour, a line a minute, and says what he thinks of it: of the goose, the cold, the neighbour who hums, the price of blue. Some of it real scribes wrote at the ends of their books, thin ink, bad vellum and a drink. Where a line ends short it is filled with paint, as they did. At the foot a snail in a bucket rides at a shield for sixty seconds, and nobody knows why knights always fight snails.',
  facets: ['words', 'type'],
  credits: [
    {
      title: 'Gotische Initialen',
      makers: ['Typographer Mediengestaltung'],
      source: {
        registry: 'Debian',
        package: 'texlive-fonts-extra',
        version: '2022.20230122',
        within: 'fonts/type1/public/initials/GotIn.pfb',
      },
      licence: 'LPPL-1.3c',
      notice: 'Copyright (c) Typographer Mediengestaltung, 2000',
      changes: 'seven initials, each parted into its letter and its field; fewer points; renamed',
      files: ['initials.woff2'],
    },
    {
      title: 'Grenze Gotisch',
      makers: ['The Grenze Gotisch Project Authors'],
      source: { registry: 'npm', package: '@fontsource/grenze-gotisch', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
      changes: 'two weights; subset to letters, figures and stops; lining figures in the heavier',
      files: ['text.woff2', 'great.woff2'],
    },
  ],
}
