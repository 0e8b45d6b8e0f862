import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Polygon',
  reading:
    'The smaller figure has as many sides as the hour, the larger as many as the minute, ten of each colour with a thick line after every five; the number above says how many they are; the little one rolls round with the seconds.',
  about:
    'Byrne printed Euclid in 1847 with colours for letters, and this goes on in his way up to fifty-nine sides. The seconds’ figure rolls in a ring twice its size, which is Tusi’s device of the thirteenth century: its first corner keeps very nearly to a straight line, down and up again in a minute.',
  facets: ['counting', 'science', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'The First Six Books of the Elements of Euclid, in which coloured diagrams and symbols are used',
      makers: ['Oliver Byrne'],
      attribution: 'Oliver Byrne, 1847',
      source: { words: 'its four colours and its way of drawing alone; nothing of it is copied' },
      licence: 'public domain',
      changes: 'regular figures of up to fifty-nine sides, drawn from their corners',
    },
    {
      title: 'Libre Caslon Text Bold',
      makers: ['Pablo Impallari', 'Rodrigo Fuenzalida'],
      attribution: 'Pablo Impallari and Rodrigo Fuenzalida',
      source: { registry: 'npm', package: '@fontsource/libre-caslon-text', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Libre Caslon Text Project Authors (https://github.com/impallari/Libre-Caslon-Text)',
      changes: 'subset to the figures, renamed',
      files: ['corner.woff2'],
    },
  ],
}
