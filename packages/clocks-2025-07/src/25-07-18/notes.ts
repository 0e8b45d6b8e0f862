import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'X-Ray',
  reading:
    'An ordinary watch face with twelve, the double mark, at the top: of the two white hands the short one is the hour, the long one the minute. The small hand below the middle turns once a minute.',
  about:
    'On an X-ray film what lies over one another adds up: each metal lets through a part of what the last one let through, as the law of Beer and Lambert says. The hands are the thinnest parts and yet the whitest, for they are gold. All wheels have their true teeth and turn at their true rates, from the spring’s drum, once in seven hours, to the balance, which beats 18,000 times an hour.',
  facets: ['dial', 'science', 'dark', 'across-a-room'],
  credits: [],
}
