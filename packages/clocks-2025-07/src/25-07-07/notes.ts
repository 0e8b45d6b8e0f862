import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Count them, lane by lane: a lorry is ten hours, a bus one hour, a van ten minutes, a car one minute (hours from 0 to 23, unless you chose twelve).',
  about:
    'The view from a footbridge through a long lens: everybody waits, because a pigeon is crossing. It takes a minute, a step a second, and by then there is one more of them. What a vehicle is worth is painted in its lane. The road is fullest at 19:59, with twenty-four; at midnight there is nobody but the pigeon.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Overpass Black',
      creator: 'Delve Withrington, Dave Bailey, Thomas Jockin',
      source: '@fontsource/overpass 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to capitals, 0, 1, h, m, i and n; drawn out as road paint is',
      files: ['paint.woff2'],
    },
  ],
}
