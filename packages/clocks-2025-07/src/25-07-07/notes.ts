import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Traffic',
  reading:
    'Count them, lane by lane: a lorry is ten hours, a bus one hour, a white van ten minutes, a yellow car one minute (hours from 0 to 23, unless you chose twelve); the motorcycle crosses once a minute.',
  about:
    'A motorway from straight above, and everybody waits. Five to a row (in a square, three), then the next: that is the ten-frame on which schools teach to see nine without counting. At midnight nobody is on the road; it is fullest at 19:59, with twenty-four vehicles, and a minute later two lorries are all that is left.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Overpass',
      makers: ['Delve Withrington', 'Dave Bailey', 'Thomas Jockin'],
      source: { registry: 'npm', package: '@fontsource/overpass', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to 0, 1, h, m, i, n; drawn out as road paint is',
      files: ['paint.woff2'],
    },
  ],
}
