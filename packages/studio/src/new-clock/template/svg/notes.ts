import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'TemplateTitle',
  reading:
    'Open petals are the hours, counted from the top; long stamens are the minutes, like the sixty marks of a dial; the bee goes round with the seconds.',
  about:
    'A flower that opens a petal an hour, with a bee to prove that it goes. Say here why the thing you found is a clock, and what it does that nobody sees at first.',
  facets: ['counting', 'picture', 'quiet'],
  credits: [],
}
