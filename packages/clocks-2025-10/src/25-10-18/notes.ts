import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Autocomplete',
  reading:
    'The dark line is the guess that was chosen; it ends in the time, hour and minute. The line under the box fills with the seconds.',
  about:
    'Every hour has a question that somebody types into the dark, and five ways in which others went on from there. The sixth is yours: it ends in the minute, and moves down the list by a line each time.',
  facets: ['figures', 'words', 'type', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Young Serif',
      makers: ['The Young Serif Project Authors'],
      source: { registry: 'npm', package: '@fontsource/young-serif', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Young Serif Project Authors (https://github.com/noirblancrouge/YoungSerif)',
      changes: 'subset to space 0–9 : a–z ’',
      files: ['text.woff2'],
    },
  ],
}
