import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Abacus',
  reading:
    'Two rods at 時 are the hour, from 0 to 23 or of twelve, two at 分 the minute, two at 秒 the second, tens before units. On each rod the beads that touch the pale bar between them count: the pale one five, each dark one one.',
  about:
    'Nine and one are ten: the handbooks of the soroban say to clear the rod and carry one to the next. The invisible finger keeps to that and works from units to tens, so timed that the last bead of a carry lands on the stroke. It is all in blues, as prints were in the years of Prussian blue, when one pigment from Berlin could be sky, sea and shadow; each bead has a grain of its own.',
  facets: ['counting', 'interface'],
  transparent: true,
  credits: [
    {
      title: 'Aoyagi Soseki',
      makers: ['Kouzan Aoyagi', 'Soseki Aoyagi'],
      attribution: 'Kouzan Aoyagi and Soseki Aoyagi',
      source: { registry: 'Debian', package: 'fonts-aoyagi-soseki', version: '20070207-17' },
      licence: 'public domain',
      changes: 'subset to numerals and the signs of dates and times',
      files: ['brush.woff2'],
    },
  ],
}
