import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Barrel Roll',
  reading:
    'The smoke writes the hour, twelve or twenty-four as you keep it, and the minute; below it the biplane rolls its way across from left to right once a minute.',
  about:
    'A barrel roll goes round a line in the air, upright at the bottom, on its back at the top. Flown well, everything in the aeroplane stays pressed to the floor: Bob Hoover poured iced tea while he did it, and in 1955 Tex Johnston rolled the prototype of the Boeing 707, twice. The wind is stronger higher up, so the smoke leans the longer it hangs.',
  facets: ['figures', 'position', 'picture', 'across-a-room'],
  credits: [],
}
