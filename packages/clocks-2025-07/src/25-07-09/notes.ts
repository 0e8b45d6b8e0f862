import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Metaball',
  reading:
    'The large drop lies on the hour, of twelve; the rim reaches in to the minute, whose figure it shows. The small drop runs round between them once a minute.',
  about:
    'No outline here is drawn: each point asks how near the rim and the three drops are, and where the sum of the answers is nought the colour changes. So they reach out for one another before they touch, and flow together where they meet. Jim Blinn first drew the electron clouds of molecules in this way, in 1982.',
  facets: ['position', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Caprasimo',
      makers: ['The Caprasimo Project Authors'],
      source: { registry: 'npm', package: '@fontsource/caprasimo', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Caprasimo Project Authors (https://github.com/docrepair-fonts/caprasimo-fonts).',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
