import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Read it like any clock with twelve at the top: the short, broad hand of dots is the hour, and the long, thin one points to the minute; large marks are five minutes apart. The white sunspot goes round with the seconds.',
  about:
    'The sun of 19 August 2010, as a newspaper would print it: yellow, red and black on coloured paper. The rows of the screen always run along the minute hand, so every dot is set anew each minute; where a printer keeps black at 45 degrees, this one uses sixty angles. The paper has the colour of the sky at that hour.',
  facets: ['dial', 'picture', 'across-a-room'],
  credits: [
    {
      title:
        'The Sun by the Atmospheric Imaging Assembly of NASA’s Solar Dynamics Observatory, 19 August 2010',
      creator: 'NASA/SDO (AIA); Timothée Giet',
      source: 'gcompris-qt-data 3.1-2 (Debian), solar_system/resource/sun.webp',
      licence: 'public domain',
      changes: 'sampled to 96 by 96 grey tones and screened; glow added beyond the corona',
    },
  ],
}
