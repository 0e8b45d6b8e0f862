import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Roots',
  reading:
    'Gold is now: the number in the flower is the hour, the number on the golden beet or tuber in the soil the minute.',
  about:
    'Each plant grows for ten minutes, a tuber for each; with the tenth, all of its root is one great beet. Every hour another of the twelve leaves comes out, the newest with a flower. The pale root in the deep soil takes a step each second, and when it reaches the drop, something golden has grown.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Titan One',
      makers: ['Rodrigo Fuenzalida'],
      source: { registry: 'npm', package: '@fontsource/titan-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Rodrigo Fuenzalida (hello@rfuenzalida.com), with Reserved Font Name "Titan One"',
      changes: 'subset to 0–9, renamed: Titan One is a reserved name',
      files: ['tag.woff2'],
    },
  ],
}
