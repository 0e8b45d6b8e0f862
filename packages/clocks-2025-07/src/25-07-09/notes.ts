import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Two rings of dots, with twelve at the top: the large drop covers the hour’s dot on the inner ring, the one on the outer ring covers the minute’s, and every fifth dot there is larger. The small drop between them runs once a minute.',
  about:
    'No outline here is drawn: each point of the stage asks how near the three drops are, and takes its colour from the sum. So they reach out for one another before they touch. Jim Blinn first drew the electron clouds of molecules in this way, in 1982. Once a minute the small drop passes between the two others, and where those stand side by side it joins all three.',
  facets: ['position', 'science', 'across-a-room'],
  credits: [],
}
