import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Believe none of the small clocks: the black ones together draw the hour, the red ones the minute, in large figures.',
  about:
    'There are twenty-four clock emoji, and every one of these hundred and forty-four is wrong: none comes within a quarter of an hour of the truth, and one that was about to looks elsewhere in time. Twelve change their minds each second. In this set the half hours could not be right anyway: at half past ten the short hand points straight at ten, as it never does on a clock.',
  facets: ['figures', 'interface', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Fluent Emoji, flat: the twenty-four clock faces',
      creator: 'Microsoft Corporation',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation',
      changes: 'drawn from its measures so that the hands can turn, lighter, and in black and in crimson too',
    },
  ],
}
