import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Last Page',
  reading:
    'The page number at the foot is the hour; the glowing number in the margin is the minute, and its word burns through in sixty seconds.',
  about:
    'Sixty words to a page, a page an hour: the end of Northanger Abbey burns at the pace of a very slow reader. Printed ink burns to a paler ash than its sheet, so what is lost can still be read. A little after half past twelve Jane Austen notes that her readers must see the end coming by “the tell-tale compression of the pages”.',
  facets: ['figures', 'type'],
  credits: [
    {
      title: 'Northanger Abbey, the last 1,440 words',
      makers: ['Jane Austen', 'Julia Silge'],
      attribution: 'Jane Austen; text prepared by Julia Silge',
      source: { registry: 'Debian', package: 'r-cran-janeaustenr', version: '1.0.0-1' },
      licence: 'public domain',
      changes: 'the heading of the last chapter left out, quotation marks curled',
    },
    {
      title: 'IM Fell DW Pica',
      makers: ['Igino Marini'],
      attribution: 'Igino Marini, after the types of Bishop Fell',
      source: { registry: 'npm', package: '@fontsource/im-fell-dw-pica', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL DW Pica Roman',
      changes: 'subset to the letters and figures used, renamed Last Page Roman',
      files: ['roman.woff2'],
    },
    {
      title: 'Ash and paper',
      makers: ['Lost Property Lab'],
      source: { words: 'computed with NumPy 1.24 (renders/25-05-31.py)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['ash.webp', 'paper.webp'],
    },
    {
      title: 'Libre Caslon Text',
      makers: ['The Libre Caslon Text Project Authors'],
      source: { registry: 'npm', package: '@fontsource/libre-caslon-text', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Libre Caslon Text Project Authors (https://github.com/impallari/Libre-Caslon-Text)',
      changes: 'subset to the figures',
      files: ['figures.woff2'],
    },
  ],
}
