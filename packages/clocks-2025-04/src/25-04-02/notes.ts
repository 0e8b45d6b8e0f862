import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Blue Marble',
  reading:
    'The red wire is the meridian your clock keeps: the large figure by it on the equator is the hour, the large one at its foot the minute, with the seconds beneath; the gold wire marks where it is noon.',
  about:
    'Every time zone is a promise to live by one meridian, which is seldom one’s own. This chart stands on yours, so the change to summer time moves it fifteen degrees east. Day, dusk and night fall where the sun really puts them at this minute, and the figure of eight on the gold wire is the sun’s own path over a year of noons.',
  facets: ['position', 'data', 'science', 'dark'],
  credits: [
    {
      title: 'Blue Marble Next Generation',
      makers: ["NASA's Earth Observatory"],
      source: { registry: 'Debian', package: 'marble-qt-data', version: '22.12.3' },
      licence: 'public domain',
      changes: 'cropped to 84° N to 62° S, resized, recompressed; recoloured and lit as it is drawn',
      files: ['day.webp'],
    },
    {
      title: 'Earth at Night',
      makers: ['Marc Imhoff', 'Christopher Elvidge', 'Craig Mayhew', 'Robert Simmon'],
      attribution: 'Marc Imhoff, Christopher Elvidge, Craig Mayhew, Robert Simmon; NASA GSFC, NOAA NGDC',
      source: { registry: 'Debian', package: 'marble-qt-data', version: '22.12.3' },
      licence: 'public domain',
      changes: 'cropped likewise, the lights alone kept, as greys',
      files: ['night.webp'],
    },
    {
      title: 'Routed Gothic',
      makers: ['Darren Embry'],
      source: { registry: 'Debian', package: 'fonts-routed-gothic', version: '1.0.0' },
      licence: 'OFL-1.1',
      changes: 'subset to letters and figures, renamed Meridian Engraver',
      notice: 'Copyright (c) 2017 Darren Embry, with Reserved Font Name Routed Gothic',
      files: ['engraver.woff2'],
    },
  ],
}
