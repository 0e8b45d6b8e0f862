import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Bookshelf',
  reading:
    'The open book tells the time in words: the large number in its title, on the left page, is the hour (Nothing is midnight), and the chapter on the right page is the minute.',
  about:
    'Twenty-four real books, each old enough to belong to everyone, whose titles count the hours, from Much Ado About Nothing to Twenty-Three and a Half Hours’ Leave; bound in cloth, leather or paper, each with a type of its own. The one that is read has left a gap in the shelf. Each has sixty chapters here, of one minute; the leaves that have been read lie to the left.',
  facets: ['words', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Titles of twenty-four books',
      makers: [],
      attribution: 'Their authors, 1600 to 1922',
      source: { words: 'texts of Project Gutenberg, scans of first editions, lists of books' },
      licence: 'public domain',
    },
    {
      title: 'Buckram, morocco, laid paper, and wear',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock by renders/25-08-15.py' },
      licence: 'CC0-1.0',
      files: ['cloth.webp', 'leather.webp', 'paper.webp', 'wear.webp'],
    },
    {
      title: 'Roboto Serif',
      makers: ['Greg Gazdowicz', 'Commercial Type'],
      source: { registry: 'npm', package: '@fontsource-variable/roboto-serif', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Roboto Serif Project Authors (https://github.com/googlefonts/RobotoSerif)',
      changes: 'one weight and width, subset to A–Z and hyphen, renamed',
      files: ['caps.woff2'],
    },
    {
      title: 'Playfair Display Bold Italic',
      makers: ['Claus Eggers Sørensen'],
      source: { registry: 'npm', package: '@fontsource/playfair-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2017 The Playfair Display Project Authors (https://github.com/clauseggers/Playfair-Display), with Reserved Font Name "Playfair Display".',
      changes: 'subset to letters and a few marks, renamed: Playfair Display is a reserved name',
      files: ['italic.woff2'],
    },
    {
      title: 'Abril Fatface',
      makers: ['TypeTogether'],
      source: { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Copyright (c) 2011, TypeTogether (www.type-together.com), with Reserved Font Names "Abril" and "Abril Fatface"',
      changes: 'subset to A–Z and hyphen, renamed: Abril Fatface is a reserved name',
      files: ['abril.woff2'],
    },
    {
      title: 'Amarante',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/amarante', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com) with Reserved Font Name "Amarante".',
      changes: 'subset to A–Z and hyphen, renamed: Amarante is a reserved name',
      files: ['amarante.woff2'],
    },
    {
      title: 'Fjalla One',
      makers: ['The Fjalla Project Authors'],
      source: { registry: 'npm', package: '@fontsource/fjalla-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2012 The Fjalla Project Authors (https://github.com/SorkinType/FjallaOne)',
      changes: 'subset to A–Z and hyphen',
      files: ['fjalla.woff2'],
    },
    {
      title: 'Germania One',
      makers: ['John Vargas Beltran'],
      source: { registry: 'npm', package: '@fontsource/germania-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 by John Vargas Beltran (john.vargasbeltran@gmail.com), with Reserved Font Name "Germania One"',
      changes: 'subset to A–Z and hyphen, renamed: Germania One is a reserved name',
      files: ['germania.woff2'],
    },
    {
      title: 'Limelight',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/limelight', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 by Sorkin Type Co with Reserved Font Name Limelight.',
      changes: 'subset to A–Z and hyphen, renamed: Limelight is a reserved name',
      files: ['limelight.woff2'],
    },
    {
      title: 'Russo One',
      makers: ['Jovanny Lemonad'],
      source: { registry: 'npm', package: '@fontsource/russo-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011-2012, Jovanny Lemonad (jovanny.ru), with Reserved Font Name "Russo"',
      changes: 'subset to A–Z and hyphen, renamed: Russo One is a reserved name',
      files: ['russo.woff2'],
    },
  ],
}
