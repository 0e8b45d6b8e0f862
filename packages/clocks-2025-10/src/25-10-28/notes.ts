import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Bats',
  reading:
    'The bats fly as four figures: hour and minute, 00 00 to 23 59; on an upright stage the hour is above.',
  about:
    'They live in the ridge below. A few hundred bats keep their place in the hour and in the minute, beat their wings now and then, and change over at the full minute without touching. One leaves each second. The sky behind them has the colour of your own hour, so it is evening over them when it is evening where you are.',
  facets: ['figures', 'picture', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Contour of a bat',
      makers: ['Nicu Buculei'],
      source: {
        registry: 'Debian',
        package: 'openclipart-svg',
        version: '0.18',
        within: 'animals/mammals/contour_bat.svg',
      },
      licence: 'public domain',
      changes: 'fewer points; its wings turned at shoulder and wrist for five poses',
    },
    {
      title: 'Bat',
      makers: ['Pictogrammers'],
      source: { registry: 'npm', package: '@iconify-json/mdi', version: '1.2.3' },
      licence: 'Apache-2.0',
      changes: 'fewer points; its wings turned for a second pose',
    },
    {
      title: 'Saira Extra Condensed Bold',
      makers: ['Hector Gatti', 'Omnibus-Type'],
      source: { registry: 'npm', package: '@fontsource/saira-extra-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2016 The Saira Project Authors (omnibus.type@gmail.com), with Reserved Font Name "Saira"',
      changes: 'not in the package: its figures are what the bats fill',
    },
  ],
}
