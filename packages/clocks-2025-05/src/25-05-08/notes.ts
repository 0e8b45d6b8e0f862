import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Radar',
  reading:
    'The blue aircraft flies the hour and the red one the minute, each on its bearing from the middle: read them on the blue figures 1 to 12 and the red 5 to 60, or from their call signs (HR and MN); the amber sweep is the second.',
  about:
    'Controllers keep a paper strip for each aircraft, and here the next minute already waits in the rack with the seconds until it is due. The coasts are those of the western Baltic. Reporting points on air charts have names of five letters that can be spoken, and these, such as LATER, TARDY and DELAY, were invented for the purpose.',
  facets: ['dial', 'interface', 'across-a-room'],
  credits: [
    {
      title:
        'Flight progress strips, radar labels and chart symbols (PANS-ATM, Doc 4444; Annex 4, Appendix 2)',
      makers: ['International Civil Aviation Organization'],
      source: { words: 'conventions, drawn anew' },
      licence: 'public domain',
    },
    {
      title: 'Coast of the western Baltic (Natural Earth)',
      makers: ['Natural Earth', 'Mike Bostock'],
      attribution: 'Natural Earth; Mike Bostock',
      source: { registry: 'npm', package: 'world-atlas', version: '2.0.2' },
      licence: 'ISC',
      notice: 'Copyright 2013-2019 Michael Bostock',
      changes: 'cut out, projected, simplified',
    },
    {
      title: 'B612 Mono',
      makers: ['Intactile DESIGN for Airbus'],
      source: { registry: 'npm', package: '@fontsource/b612-mono', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2012 The B612 Project Authors (https://github.com/polarsys/b612)',
      changes: 'subset to capitals and figures; the italic to the names of seas and lands',
      files: ['bold.woff2', 'regular.woff2', 'italic.woff2'],
    },
  ],
}
