import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The open book tells the time in words: the large number in its title, on the left page, is the hour (Nothing is midnight), and the chapter on the right page is the minute.',
  about:
    'Twenty-four real books, each old enough to belong to everyone, whose titles count the hours, from Much Ado About Nothing to Twenty-Three and a Half Hours’ Leave. The one that is read is missing from the shelf. Each has sixty chapters here, of one minute; the leaves that have been read lie to the left.',
  facets: ['words', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Titles of twenty-four books',
      creator: 'Their authors, 1600 to 1922',
      source: 'first editions, in English',
      licence: 'public domain',
    },
    {
      title: 'Canvas',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian), backgrounds/ramon/HR_Canvas 02.png',
      licence: 'CC0-1.0',
      changes: 'grey, smaller, more contrast; laid over the bindings',
      files: ['cloth.webp'],
    },
    {
      title: 'Roboto Serif',
      creator: 'Greg Gazdowicz, Commercial Type',
      source: '@fontsource-variable/roboto-serif 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Roboto Serif Project Authors (https://github.com/googlefonts/RobotoSerif)',
      changes: 'one weight and width, subset to A–Z and hyphen, renamed',
      files: ['caps.woff2'],
    },
    {
      title: 'Playfair Display Bold Italic',
      creator: 'Claus Eggers Sørensen',
      source: '@fontsource/playfair-display 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2017 The Playfair Display Project Authors (https://github.com/clauseggers/Playfair-Display), with Reserved Font Name "Playfair Display".',
      changes: 'subset to letters and a few marks, renamed: Playfair Display is a reserved name',
      files: ['italic.woff2'],
    },
  ],
}
