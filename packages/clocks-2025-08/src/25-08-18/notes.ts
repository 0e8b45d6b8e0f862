import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: "Bull's-Eye",
  reading:
    'The yellow bed of the board is the hour, the pink one the first and the blue one the second figure of the minute: read their large numbers. Nought is a beer mat pinned to the wall by a dart that missed, an hour past twenty is two yellow beds added up, a number hit twice has both colours; small chalk says it again and counts the seconds in fives.',
  about:
    'The numbers of a dartboard stand so that small ones flank the great, and poor aim is punished; the holes show where everybody aims. Twenty-three is the lowest score that no single dart can make, so an hour before midnight somebody has to throw twice. The numbers are drawn out on the board as words are on a road, for an eye that is low under it or close beside it.',
  facets: ['position', 'figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Cabin Sketch Bold',
      makers: ['The Cabin Project Authors'],
      source: { registry: 'npm', package: '@fontsource/cabin-sketch', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2011 The Cabin Project Authors (impallari@gmail.com), with Reserved Font Name "Cabin", "Cabin Sketch".',
      changes: 'subset to 0–9, renamed: Cabin Sketch is a reserved name',
      files: ['chalk.woff2'],
    },
    {
      title: 'Barlow Condensed Bold',
      makers: ['The Barlow Project Authors'],
      source: { registry: 'npm', package: '@fontsource/barlow-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to 0–9',
      files: ['wire.woff2'],
    },
  ],
}
