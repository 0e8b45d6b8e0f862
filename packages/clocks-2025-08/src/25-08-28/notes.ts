import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Dungeon',
  reading:
    'The level on the wall is the hour; each gold coin on the wall is ten minutes, and each red heart on the floor is one more.',
  about:
    'A level is sixty flagstones deep, and every stone takes a minute: sixty blows for one monster, whose green bar runs out with the minute, and one heart for the trouble. The others sleep until he comes. Ten stones make a floor, and ten hearts buy a coin of gold. Behind the last stone is a hatch, and in the last second of the hour it opens on the next level, where the walls have another colour.',
  facets: ['counting', 'game', 'interface'],
  credits: [
    {
      title: 'Dungeon tiles',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock' },
      licence: 'CC0-1.0',
    },
    {
      title: 'Jersey 10',
      makers: ['The Soft Type Project Authors'],
      source: { registry: 'npm', package: '@fontsource/jersey-10', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jersey)',
      changes: 'subset to space 0–9 E L V',
      files: ['level.woff2'],
    },
  ],
}
