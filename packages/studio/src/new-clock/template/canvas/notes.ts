import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'TemplateTitle',
  reading:
    'Lit lanterns are the hours; lit bulbs are the minutes, five between two lanterns; the boat crosses once a minute.',
  about:
    'A fair by a lake after dark, counted by its lights. Say here why the thing you found is a clock, and what it does that nobody sees at first.',
  facets: ['counting', 'picture', 'dark', 'quiet'],
  credits: [],
}
