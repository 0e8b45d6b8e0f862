import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'TemplateTitle',
  reading: 'The hour and the minute, in figures; the bead goes down the seam with the seconds.',
  about:
    'Four figures sewn together by a seam, for a face with good figures. Say here why the thing you found is a clock, and what it does that nobody sees at first.',
  facets: ['figures', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Gloock',
      makers: ['The Gloock Project Authors'],
      source: { registry: 'npm', package: '@fontsource/gloock', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Gloock Project Authors (https://github.com/duartp/gloock)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
