import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const gcompris = (title: string, file: string): Credit => ({
  title,
  creator: 'Vincent van Gogh',
  source: 'gcompris-qt-data 3.1-2 (Debian), activity "details"',
  licence: 'public domain',
  changes: 'trimmed, enlarged, recompressed, cut into pieces',
  files: [file],
})

export const notes: ClockNotes = {
  reading:
    'The number sawn out of the middle is the hour; the number on the loose piece is the minute, and so many pieces already lie at home round those with the hour.',
  about:
    'Now and then a puzzle from a charity shop has numbers on its backs, for somebody wanted to be sure. Its board shows the painting once more in a single ink, and sixty pieces find home on it, one a minute, round the hour. The pictures were found in a children’s game in which details are put back where they belong; in an hour’s first minute the last one is taken apart, a piece a second.',
  facets: ['figures', 'counting', 'picture', 'game'],
  credits: [
    gcompris('The Night Café, 1888', 'night-cafe.webp'),
    gcompris('The Langlois Bridge, 1888', 'bridge.webp'),
    gcompris('The Painter on the Road to Tarascon, 1888', 'painter.webp'),
    gcompris('Café Terrace at Night, 1888', 'terrace.webp'),
    gcompris('The Harvest, 1888', 'harvest.webp'),
    {
      title: 'Canvas',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made grey, smaller, stretched in tone',
      files: ['linen.webp'],
    },
    {
      title: 'Walnut',
      creator: 'Lost Property Lab',
      source: 'made for this clock',
      licence: 'CC0-1.0',
      files: ['walnut.webp'],
    },
    {
      title: 'Besley',
      creator: 'The Besley Project Authors',
      source: '@fontsource/besley 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to letters and figures',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type)',
      files: ['besley.woff2'],
    },
  ],
}
