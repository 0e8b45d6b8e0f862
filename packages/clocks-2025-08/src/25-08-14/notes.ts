import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Count marbles: each large one is an hour, and a tube of large ones holds five; each middle-sized one is a minute, and a tube holds ten, with a dark ring at five; each tiny one in the sixty little tubes is a second.',
  about:
    'Five eighths of an inch is the common size of a playing marble, and at that size everything here falls as fast as it would on your table: the length of a minute tube takes less than a fifth of a second. Each second one drops into a tube of its own; each minute the sixty are traded for a larger one, and a full rack of those for an hour.',
  facets: ['counting', 'picture', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Cat’s-eye marbles',
      creator: 'Lost Property Lab',
      source: 'traced for this clock (renders/25-08-14.py)',
      licence: 'CC0-1.0',
      files: ['marbles.webp'],
    },
  ],
}
