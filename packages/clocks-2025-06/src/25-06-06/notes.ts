import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Domino Theory',
  reading:
    'On each of the two big dominoes count the spots above and below the line: the black one gives the two figures of the hour, the white one those of the minute; an empty half is a nought.',
  about:
    'Nought to nine on either half is all that an hour or a minute asks for, and a double-nine set has it. Sixty small dominoes behind them bear the numbers from 0 to 59, every tenth black, and topple one a second, leaning on each other as a physics journal says they must. The last one knocks the minute on.',
  facets: ['counting', 'game', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Double-nine dominoes: the places and colours of the spots',
      makers: [],
      attribution: 'traditional',
      source: { words: 'the game alone; nothing of it is copied' },
      licence: 'public domain',
      changes: 'drawn anew',
    },
    {
      title: 'An evening on the water: the sky and the town that the polished table reflects (sunset.exr)',
      makers: ['Greg Zaal'],
      attribution: 'Greg Zaal, HDRI Haven',
      source: {
        registry: 'Debian',
        package: 'blender-data',
        version: '3.4.1',
        within: 'datafiles/studiolights/world',
      },
      licence: 'CC0-1.0',
      changes: 'lights a scene of our own, and is reflected in it',
      files: ['lying.webp', 'upright.webp'],
    },
  ],
}
