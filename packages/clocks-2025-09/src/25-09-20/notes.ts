import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Four digits in mirror writing, as a bender sees them from behind: read them from right to left. Hours, 00 to 23, are at the right or above; minutes at the left or below, on the brown pattern while glass is still being laid.',
  about:
    'A neon sign before anybody has switched it on: the workshop’s full-size pattern, with each bend marked and each electrode in its rubber boot. The hour is done. The minute is bent on the scorched drawing, tens first, and is ready just when it is no longer wanted.',
  facets: ['figures', 'picture', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Architects Daughter',
      creator: 'Kimberly Geswein',
      source: '@fontsource/architects-daughter 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com)',
      changes: 'subset to space 0–9 A–Z a–z . , : ( ) -',
      files: ['hand.woff2'],
    },
  ],
}
