import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Pendulum Wave',
  reading:
    'On the brass beam the red slide frames the hour; the two white balls, and the white slides that they hang from, are the tens and the ones of the minute; all swing together again at each full minute.',
  about:
    'The longest of these sixteen pendulums makes fifty-one swings a minute and each of the others one more than the last, a lecture demonstration that happens to end on the stroke. Half-way through, every second ball is on the far side. The threads are as long as Huygens’ law wants them, none much over a foot.',
  facets: ['position', 'science', 'dark', 'busy'],
  credits: [
    {
      title: 'Pendulum waves',
      makers: ['Harvard Natural Sciences Lecture Demonstrations'],
      attribution:
        'Harvard Natural Sciences Lecture Demonstrations, after R. E. Berg, American Journal of Physics 59 (1991)',
      source: { words: 'the numbers of swings alone' },
      licence: 'public domain',
    },
    {
      title: 'Material sphere 0138',
      makers: ['Poimandres'],
      attribution: 'Poimandres, market assets',
      source: { registry: 'npm', package: '@pmndrs/assets', version: '1.7.0' },
      licence: 'CC0-1.0',
      changes:
        'cut out, deepened to amber glass and bleached to ivory, with lights of our own; its shadow drawn to it',
      files: ['ball.webp', 'ivory.webp', 'shadow.webp'],
    },
    {
      title: 'Paper mamurk_e_2',
      makers: ['MrMamurk'],
      attribution: 'MrMamurk, 2011',
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
      licence: 'CC0-1.0',
      changes: 'dyed green',
      files: ['felt.webp'],
    },
    {
      title: 'Old Standard TT Bold',
      makers: ['The Old Standard Project Authors', 'Alexey Kryukov'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'subset to the figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
