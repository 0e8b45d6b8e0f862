import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Orange',
  reading:
    'The segments taken out of the orange, clockwise from the top, are the hour: all twelve at twelve, one at one; the marks the juice has reached in the glass are the minutes, and sixty drops, one a second, raise it by a mark.',
  about:
    'An orange with twelve segments is a dial that can be eaten in half a day. Each hour wrings a whole glass from one segment, which leans to the other side with every drop, and the empties dry on the shelf. As the hour ends the glass is drunk in three gulps. When the twelfth is spent the rind rolls off and a fresh orange rolls in.',
  facets: ['dial', 'position', 'picture', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Citrus fruits',
      makers: ['US Department of Agriculture'],
      source: { registry: 'Debian', package: 'palapeli-data', version: '22.12.3' },
      licence: 'public domain',
      changes:
        'three oranges cut into twelve segments of thirty degrees, printed in six flat inks; rind and pith redrawn over theirs; the wrung ones paler and flatter',
      files: ['rind.webp', 'segments.webp', 'spent.webp'],
    },
    {
      title: 'Shrikhand',
      makers: ['Jonny Pinhorn'],
      source: { registry: 'npm', package: '@fontsource/shrikhand', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2015 Jonny Pinhorn (jonpinhorn.typedesign@gmail.com)',
      changes: 'subset to the figures',
      files: ['shrikhand.woff2'],
    },
  ],
}
