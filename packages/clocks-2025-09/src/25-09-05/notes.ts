import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Punched',
  reading:
    'The large green figures are the hour, then the minute; on an upright stage the minute is below. A column of the card is punched each second.',
  about:
    'A punched card far too close: its first sixty columns are the minute, and each second cuts the next one in the code of the IBM 29. It is a maxim, another one each minute, typed along the edge for those who do not read holes. Stand it on end and it is a card for telephones. The confetti falls off the stage.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Antonio',
      makers: ['The Antonio Project Authors'],
      source: { registry: 'npm', package: '@fontsource/antonio', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2013 The Antonio Project Authors (https://github.com/googlefonts/antonioFont)',
      changes:
        'two weights; subset to capitals, figures and stops, and to 0–9; its line no higher than its letters',
      files: ['print.woff2', 'rows.woff2'],
    },
  ],
}
