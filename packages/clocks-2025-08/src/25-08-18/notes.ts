import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The yellow dart is in the number of the hour, the pink one in the first and the blue one in the second figure of the minute, and all are called in chalk; nought is a dart that missed, an hour past twenty takes two yellow darts, and the strokes are the seconds.',
  about:
    'The numbers of a dartboard stand so that small ones flank the great, and poor aim is punished. Twenty-three is the lowest score that no single dart can make, so an hour before midnight somebody has to throw twice. Darts that score nothing stick in the noughts that they are called.',
  facets: ['position', 'figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Cabin Sketch Bold',
      creator: 'The Cabin Project Authors',
      source: '@fontsource/cabin-sketch 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2011 The Cabin Project Authors (impallari@gmail.com), with Reserved Font Name "Cabin", "Cabin Sketch".',
      changes: 'subset to 0–9, renamed: Cabin Sketch is a reserved name',
      files: ['chalk.woff2'],
    },
    {
      title: 'Barlow Condensed Bold',
      creator: 'The Barlow Project Authors',
      source: '@fontsource/barlow-condensed 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to 0–9',
      files: ['wire.woff2'],
    },
  ],
}
