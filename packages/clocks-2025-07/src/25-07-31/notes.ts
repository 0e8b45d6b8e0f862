import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Loom',
  reading:
    'Take the topmost time in the cloth, yellow hour and white minute, and add the threads woven above it: one a minute, never more than four.',
  about:
    'The shuttle crosses once a minute, a sixtieth of the way each second, and the reed beats its thread in when the minute is full. The cloth is truly woven: each hour takes the next of six drafts for four shafts, and what is lifted in the shed is what the next thread will go below. A day of it is 1,440 threads long.',
  facets: ['figures', 'counting', 'data', 'busy'],
  credits: [
    {
      title: 'Six drafts for four shafts: straight, point and broken twill, goose eye, herringbone, rosepath',
      makers: [],
      attribution: 'weavers, of old',
      source: { words: 'threadings and treadlings alone; woven anew' },
      licence: 'public domain',
    },
    {
      title: 'Micro 5, its figures',
      makers: ['The Soft Type Project Authors'],
      source: { registry: 'npm', package: '@fontsource/micro-5', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-micro)',
      changes: 'ten figures of five rows, copied dot by dot into threads; the one given a foot',
    },
  ],
}
