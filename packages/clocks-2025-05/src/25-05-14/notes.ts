import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Great Circle',
  reading:
    'The large label gives the hour here and the others the hour in their cities; the aeroplanes standing in the ring, counted clockwise from the top, are the minutes past, and the red flag bears their number.',
  about:
    'A great circle is the shortest way between two places on a globe, and each flight keeps to one through two of sixty real airports until its minute comes. Then it leaves it for its gate, and on the hour all sixty take off at once. The eleven cities are two hours apart all round the world, picked by the time zone you are in.',
  facets: ['figures', 'counting', 'data', 'busy'],
  transparent: true,
  credits: [
    {
      title: 'Natural Earth coastlines, 1:110 million (public domain)',
      makers: ['Natural Earth', 'Michael Bostock'],
      attribution: 'Natural Earth; made into TopoJSON by Michael Bostock',
      source: { registry: 'npm', package: 'world-atlas', version: '2.0.2' },
      licence: 'ISC',
      notice: 'Copyright 2013-2019 Michael Bostock',
      changes: 'simplified to a thousand points on a grid of half degrees, small islands left out',
    },
    {
      title: 'Positions of sixty airports',
      makers: ['James Brooks'],
      source: { registry: 'npm', package: 'airports', version: '1.0.0' },
      licence: 'MIT',
      notice: 'Copyright (c) James Brooks (https://james-brooks.uk/)',
      changes: 'sixty picked, rounded to tenths of a degree',
    },
    {
      title: 'Contrail One',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/contrail-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com eben@eyebytes.com) with Reserved Font Names "Contrail" and "Contrail One".',
      changes: 'subset to letters and figures, renamed',
      files: ['caps.woff2'],
    },
    {
      title: 'Yesteryear',
      makers: ['Brian J. Bonislawsky', 'Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/yesteryear', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Yesteryear"',
      changes: 'subset to two words, renamed',
      files: ['script.woff2'],
    },
  ],
}
