import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Reaction',
  reading:
    'The number of the plate is the hour and the red coral figures are the minute; the newest drop is numbered with the second.',
  about:
    'U + 2V = 3V is a recipe: one substance is fed in, the other eats it and makes more of itself. The whole plate is grown by it, with the doses so chosen that mazes form inside the figures, cells divide in the open and nothing lives along the edges. What one minute has grown takes the first thirteen seconds of the next to die.',
  facets: ['figures', 'science', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Old Standard, roman and italic',
      makers: ['Alexey Kryukov'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'subset, renamed Plate Roman and Plate Italic',
      files: ['roman.woff2', 'italic.woff2'],
    },
    {
      title: 'Besley Black',
      makers: ['Owen Earl'],
      source: { registry: 'npm', package: '@fontsource/besley', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type)',
      changes: 'the outlines of the figures alone, as numbers; the coral grows in their shapes',
    },
    {
      title: 'Yellow paper',
      makers: ['MrMamurk'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'brightened, recompressed',
      files: ['paper.webp'],
    },
    {
      title: 'Pastel paper',
      makers: ['Ramón Miranda'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'smaller, its hollows made bare spots in the inks',
      files: ['grain.webp'],
    },
  ],
}
