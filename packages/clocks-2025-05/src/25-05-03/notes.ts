import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Flip-Dot',
  reading:
    'The large figures of the sign are the hours and the minutes; the bus drives across under them once a minute.',
  about:
    'Discs like these need current only to turn over and none to stay. On the side of the bus stands where the number 11 would be by now: it took about an hour across London, from Broad Street to Fulham, so each of its twelve stops has five minutes. Each disc lies a little differently in its pit.',
  facets: ['figures', 'interface', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'One disc of a sign, black, yellow and turning',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['discs.webp'],
    },
  ],
}
