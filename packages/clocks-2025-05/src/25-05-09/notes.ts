import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Two rods under 時 are the hour, two under 分 the minute, two under 秒 the second, tens before units; on each rod the lone bead counts five and the four others one each, when pushed against the white bar.',
  about:
    'Nine and one are ten: the handbooks of the soroban say to clear the rod and carry one to the next. The invisible finger keeps to that and works from right to left, so timed that the last bead of a carry lands on the stroke. The narrow columns of the account book have the date in brush strokes, down to the day of the week.',
  facets: ['counting', 'interface'],
  transparent: true,
  credits: [
    {
      title: 'HR Deco Paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'bleached, recompressed',
      files: ['washi.webp'],
    },
    {
      title: 'Aoyagi Soseki',
      creator: 'Kouzan Aoyagi and Soseki Aoyagi',
      source: 'fonts-aoyagi-soseki 20070207-17 (Debian)',
      licence: 'public domain',
      changes: 'subset to numerals and the signs of dates and times',
      files: ['brush.woff2'],
    },
    {
      title: 'Five rosewood beads, lit from two sides',
      creator: 'Lost Property Lab',
      source: 'made for this clock',
      licence: 'CC0-1.0',
      files: ['beads.webp'],
    },
  ],
}
