import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Elevator',
  reading:
    'The arrow over the doors points to the hour’s lit floor, the large figure in the car is the minute, and a numbered link of chain goes by each second.',
  about:
    'The doors open on the stroke and meet again with three seconds to go, because the car has to make room: minutes leave upwards, and the next one comes from the storey below. Five letters a minute are posted somewhere upstairs and fall past in the glass chute. At noon and midnight the arrow has the whole half-moon to go back.',
  facets: ['dial', 'figures', 'interface'],
  transparent: true,
  credits: [
    {
      title: 'Limelight',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/limelight', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 by Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name Limelight',
      changes: 'ten figures turned into drawings and drawn out in height',
    },
    {
      title: 'Federo',
      makers: ['Olexa M. Volochay', 'Cyreal'],
      source: { registry: 'npm', package: '@fontsource/federo', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 by Olexa M. Volochay | Cyreal.org. All rights reserved.',
      changes: 'subset to figures and a few capitals, renamed Lift Lobby',
      files: ['lobby.woff2'],
    },
    {
      title: 'Two marbles, Botticino and Verde',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock from gradient noise' },
      licence: 'CC0-1.0',
      files: ['cream.webp', 'verde.webp'],
    },
  ],
}
