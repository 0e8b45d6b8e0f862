import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Traceroute',
  reading:
    'The number in the green box, how many hops the packet has made, is the hour, on twenty-four unless you chose twelve, and midnight is hop 24; the large number of whole milliseconds is the minute; each second one more probe comes back at the foot.',
  about:
    'Routers really are named after the nearest airport. Each minute a packet leaves Amsterdam for one that is as many milliseconds away, there and back, as minutes have passed: 73 kilometres of map to each, since light in glass makes 204 a millisecond and cables go round things. No router on the way is farther than light could have come by then.',
  facets: ['figures', 'data', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Airports: codes, names and places of some 290',
      makers: ['James Brooks'],
      attribution: 'James Brooks and contributors',
      source: { registry: 'npm', package: 'airports', version: '1.0.0' },
      licence: 'MIT',
      notice: 'Copyright (c) James Brooks (http://jbrooksuk.mit-license.org)',
      changes: 'those up to 4,340 km from Amsterdam, five to a millisecond at most; names shortened',
    },
    {
      title: 'Big Shoulders Display Black',
      makers: ['Patric King', 'XO Type Co'],
      source: { registry: 'npm', package: '@fontsource/big-shoulders-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
      changes: 'subset to letters and figures, renamed',
      files: ['tag.woff2'],
    },
  ],
}
