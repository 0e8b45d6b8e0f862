import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Water Clock',
  reading:
    'The tablet in the upper bowl, whose water sinks a line an hour, is the hour; the one in the lower jar, whose water rises a line a minute, is the minute; each drop blackens one more tongue of the frieze, a second each.',
  about:
    'A straight jar that empties keeps bad time, as water runs the slower the less is left of it. This bowl is shaped to make up for that: half its width goes with the fourth root of the depth, so the level sinks by the same step each hour. Its scale counts in Greek letters, and the nought is an omicron, as it was in Ptolemy’s tables.',
  facets: ['figures', 'picture', 'science'],
  transparent: true,
  credits: [
    {
      title: 'Picture 0B: a fig in a turned red bowl on a weathered floor',
      makers: ['Trevor “Freespace”'],
      source: { registry: 'Debian', package: 'lomiri-wallpapers-16.04', version: '20.04.0-2' },
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2018 Trevor “Freespace”',
      changes:
        'the flaked floor made a lime-washed wall; the turning rings of the bowl levelled, mirrored and coloured as clay',
      files: ['wall.webp', 'grain.webp', 'clay.webp'],
    },
    {
      title: 'Parco archeologico di Baia, via Herculanea: a Roman road under the sea',
      makers: ['Ruthven'],
      source: {
        registry: 'Debian',
        package: 'gcompris-qt-data',
        version: '3.1-2',
        within: 'from Wikimedia Commons',
      },
      licence: 'CC0-1.0',
      changes: 'cropped, brightened, bent by the water of the vessels',
      files: ['sea.webp'],
    },
    {
      title: 'GFS Neohellenic',
      makers: ['Greek Font Society'],
      source: { registry: 'Debian', package: 'fonts-gfs-neohellenic', version: '1.1-7' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2007, Greek Font Society, with Reserved Font Name GFS Neohellenic',
      changes: 'bold, subset to figures and the Greek letters that count, renamed Pot Painter',
      files: ['painter.woff2'],
    },
  ],
}
