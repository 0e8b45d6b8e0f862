import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Halftone Sun',
  reading:
    'Read it like any clock with twelve at the top: the short, broad hand is the hour, and the long, thin one points to the minute; large marks are five minutes apart. The white planet goes round with the seconds.',
  about:
    'The sun of 24 June 2013, in ultraviolet, as a newspaper would print it: yellow, red and black on coloured paper. The rows of the screen always run along the minute hand, so every dot is set anew each minute; where a printer keeps black at 45 degrees, this one uses sixty angles. The paper has the colour of the sky at that hour.',
  facets: ['dial', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'The sun at 193 ångström by the Atmospheric Imaging Assembly, 24 June 2013, 17:31',
      makers: ['NASA/SDO (AIA)'],
      source: {
        registry: 'Debian',
        package: 'python3-sunpy',
        version: '4.1.2-1',
        within: 'sunpy/data/test/2013_06_24__17_31_30_84__SDO_AIA_AIA_193.jp2',
      },
      licence: 'public domain',
      changes: 'made smaller, with more contrast, and screened; its rays drawn on to the edges of the stage',
      files: ['sun.webp'],
    },
  ],
}
