import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Point a phone at the code and it tells the time, to the second; the large figures say the same without a phone: first, or above, the hour, then the minute.',
  about:
    'A new code each second, and each of them scans, with the seconds. It is cut out of a lost picture: Van Gogh’s The Painter on the Road to Tarascon of 1888 burned in 1945, and what is left of it are photographs. The walker and his shadow stay where they are; only which of his pixels are dark changes.',
  facets: ['figures', 'picture', 'interface'],
  credits: [
    {
      title: 'The Painter on the Road to Tarascon, 1888',
      creator: 'Vincent van Gogh',
      source: 'gcompris-qt-data 3.1-2 (Debian), activity "details"',
      licence: 'public domain',
      changes: 'reduced to 196 pixels across, once in light colours and once in dark ones',
      files: ['light.webp', 'dark.webp'],
    },
    {
      title: 'Jersey 10',
      creator: 'The Soft Type Project Authors (Sarah Cadigan-Fried)',
      source: '@fontsource/jersey-10 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jersey)',
      changes: 'its figures read off dot by dot as a table',
    },
  ],
}
