import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Odometer',
  reading:
    'Read the figures in the middle of the drums: hours and minutes on the dark ones, seconds red on the pale ones; the needle goes along with the seconds. While a drum still turns, the figure it is leaving counts.',
  about:
    'From nought to sixty in sixty seconds: the needle goes with the red drums, and falls back when a minute is over. No drum jumps; each is dragged on by the one to its right and only while that goes round to nought, with a little play, so on the hour the motion runs from right to left. From eight in the evening until six the lamps in the rim are lit.',
  facets: ['figures', 'interface', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'Chrome and red hide',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray 3.7 and computed with NumPy (renders/25-04-24.pov, .py)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['chrome.webp', 'hide.webp'],
    },
    {
      title: 'Limelight',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/limelight', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 by Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name Limelight.',
      changes: 'outlines of the figures as drawings on the scale and the drums, a little stouter',
    },
  ],
}
