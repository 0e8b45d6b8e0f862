import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Tea Towel',
  reading:
    'The big white figures are the hour, twelve or twenty-four as you keep it, and the minute; the line of small crosses under them grows by one a second.',
  about:
    'Linen used to be marked before it was washed, and a girl learned the letters with the needle: a sampler was her alphabet, her exercise and her proof. Everything here is one cross worked thousands of times, the under leg always leaning the same way. Only the line below the figures is never finished; it is begun anew each minute.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Abril Fatface',
      makers: ['TypeTogether'],
      source: { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, TypeTogether (www.type-together.com), with Reserved Font Names "Abril" and "Abril Fatface"',
      changes: 'figures read off as charts of stitches, all made equally tall, noughts and eights made even',
    },
  ],
}
