import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Funny Pages',
  reading:
    'The first balloon says the hour (0 to 23, unless you chose twelve), the second the minutes; the sound in the dark counts the seconds, and the last panel makes a joke of it.',
  about:
    'Somebody has put out the light, and all that can be drawn of the cast is their eyes. Thirteen pairs of them have thirteen jokes, told so that the same minute has another one in the next hour. Sometimes it turns out that there were three in there.',
  facets: ['figures', 'words', 'picture', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Bangers',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/bangers', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
      changes: "subset to ! ' 0–9 A–Z",
      files: ['shout.woff2'],
    },
    {
      title: 'Walter Turncoat',
      makers: ['Font Diner, Inc'],
      attribution: 'Font Diner, Inc DBA Sideshow',
      source: { registry: 'npm', package: '@fontsource/walter-turncoat', version: '5.3.0' },
      licence: 'Apache-2.0',
      changes: "subset to space ! ' , . 0–9 : ? A–Z",
      files: ['talk.woff2'],
    },
  ],
}
