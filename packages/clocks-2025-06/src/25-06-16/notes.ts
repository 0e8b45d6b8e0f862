import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Defrag',
  reading:
    'Each line of blocks is an hour of sixty minutes, from midnight on: what is in order is over, and the black arm stands on this minute, with the hour and the minute at its ends.',
  about:
    'In the nineties people watched a disk being tidied for whole evenings. This one has a block for each of the day’s 1,440 minutes and puts one in its place per minute, swapping it with whatever lay there, so that the sort ends as the day does. By then the next day’s disorder is due, and it is never the same one.',
  facets: ['position', 'interface', 'busy'],
  credits: [
    {
      title: 'The block map of the disk tools of the 1990s',
      makers: [],
      attribution: 'unknown',
      source: { words: 'the form alone; nothing of it is copied' },
      licence: 'public domain',
      changes: 'one block for each minute of the day',
    },
    {
      title: 'Silkscreen',
      makers: ['Jason Kottke'],
      source: { registry: 'npm', package: '@fontsource/silkscreen', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2001 The Silkscreen Project Authors (https://github.com/googlefonts/silkscreen)',
      changes: 'subset to capitals and figures, renamed',
      files: ['map.woff2'],
    },
  ],
}
