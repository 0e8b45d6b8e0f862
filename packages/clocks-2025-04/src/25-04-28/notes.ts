import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The number at the last ball of a track counts: the white track to 12 is the hour, those to 55 and to 4 are minutes to be added; a track without a ball counts nothing.',
  about:
    'These balls roll like inch-wide steel, which gains on a slope five sevenths of what it would by sliding and puts the rest into its spin. There are twenty-seven of them, and one of brass that is screwed to the hour rail so that one o’clock has something to show. On a broad stage flaps let a ball fall past the tracks that are full. When twelve is over all three are emptied at once.',
  facets: ['position', 'science'],
  transparent: true,
  credits: [
    {
      title: 'Rokkitt ExtraBold',
      creator: 'The Rokkitt Project Authors',
      source: '@fontsource/rokkitt 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to figures, renamed',
      notice:
        'Copyright 2016 The Rokkit Project Authors (https://github.com/googlefonts/RokkittFont) Rokkitt-Italic[wght].ttf: Copyright 2016 The Rokkit Project Authors (https://github.com/googlefonts/RokkittFont)',
      files: ['enamel.woff2'],
    },
    {
      title: 'Balls, bars and screws',
      creator: 'Lost Property Lab',
      source: 'rendered with POV-Ray',
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['parts.webp', 'screw.webp'],
    },
  ],
}
