import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const painting = (title: string): Credit => ({
  title,
  makers: ['Vincent van Gogh'],
  source: { registry: 'Debian', package: 'gcompris-qt-data', version: '3.1-2', within: 'activity "details"' },
  licence: 'public domain',
  changes: 'hung in rendered rooms',
  files: ['rooms.webp'],
})

export const notes: ClockNotes = {
  title: 'Night Shift',
  reading:
    'The red arches are the hours, to twelve; the warmly lit windows are the minutes, five to each arch. In the blue one the next minute is passing.',
  about:
    'A clock’s dial laid out as a house: twelve arches for the hours, and with each its five minutes. Whoever comes home puts the light on; before that there is only a television. Three Van Goghs hang in these rooms, and in the cat’s nobody is home. The passer-by needs a minute for the length of the street.',
  facets: ['counting', 'picture', 'dark'],
  credits: [
    painting('The Harvest, 1888'),
    painting('Café Terrace at Night, 1888'),
    painting('The Langlois Bridge, 1888'),
    {
      title: 'The house and who is about',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray 3.7 (renders/25-04-07*.pov)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['rooms.webp', 'arches.webp', 'wall.webp', 'walker.webp'],
    },
    {
      title: 'Oswald',
      makers: ['The Oswald Project Authors'],
      source: { registry: 'npm', package: '@fontsource/oswald', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Oswald Project Authors (https://github.com/googlefonts/OswaldFont)',
      changes: 'subset to the figures',
      files: ['plates.woff2'],
    },
  ],
}
