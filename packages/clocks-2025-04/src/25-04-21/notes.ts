import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Spreadsheet',
  reading:
    'Two headings are green: the one with h, or am and pm, is the hour, the one with m the minute; the cell where they cross counts the seconds, and the box above names it.',
  about:
    'A day is a sheet of 24 times 60 cells, an hour a row on a wide stage, a column on a tall one. Each cell holds a colour, written out until its minute comes and filled with it from then on; where it is narrow, only the first figure of each part is seen. The kingfisher takes all day, and so does its branch.',
  facets: ['position', 'picture', 'interface', 'data'],
  credits: [
    {
      title: 'Kingfisher, a photograph',
      makers: ['Frank-2.0'],
      source: {
        registry: 'Debian',
        package: 'gcompris-qt-data',
        version: '3.1',
        within: 'Wikimedia Commons, Eisvogel kingfisher',
      },
      licence: 'CC0-1.0',
      changes: 'made 24 by 60 cells in 64 colours, its background paler',
    },
    {
      title: 'Carlito',
      makers: ['Łukasz Dziedzic'],
      source: { registry: 'Debian', package: 'fonts-crosextra-carlito', version: '20220224' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010-2013 by tyPoland Lukasz Dziedzic with Reserved Font Name "Carlito".',
      changes: 'subset, renamed Ledger Office',
      files: ['plain.woff2', 'bold.woff2'],
    },
    {
      title: 'Fluent UI System Icons, seven of them',
      makers: ['Microsoft'],
      source: { registry: 'npm', package: '@iconify-json/fluent', version: '1.2.60' },
      licence: 'MIT',
      notice: 'Copyright (c) 2020 Microsoft Corporation',
    },
  ],
}
