import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Telephone',
  reading:
    'The card in the middle of the dial has the time that the caller was last told: the hour above, the minute below.',
  about:
    'A telephone of the British Post Office, from very near. Every ten seconds somebody dials T, I, M, which is 846, and the wheel runs back at ten pulses a second. So one called the speaking clock from 1936 on. It answers on the card, where three strokes are counted up to the full ten seconds.',
  facets: ['figures', 'across-a-room', 'type'],
  credits: [
    {
      title: 'Hammersmith One',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/hammersmith-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Sorkin Type Co. (www.sorkintype.com) with Reserved Font Name "Hammersmith".',
      changes: 'subset to space , . 0–9 A–Z a–z ’, renamed: Hammersmith One is a reserved name',
      files: ['letters.woff2'],
    },
  ],
}
