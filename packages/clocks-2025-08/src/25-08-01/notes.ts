import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The black label says the time in words, and the square it points at stands in the row and the column that the two large numbers name: on a wide stage the hour at the left and the minute above, on a high one the hour above and the minute at the left.',
  about:
    'A day as a code host shows a year: a square for each minute, the darker the more was committed in it, and grey while it is still to come. These are the 14,662 commits of the program that puts the letters of most web pages in their places, by the clock on the wall of whoever made them: they slept until nine, and did most between four and five in the afternoon.',
  facets: ['figures', 'data', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Commit history of HarfBuzz',
      creator: 'Behdad Esfahbod and contributors',
      source: 'libharfbuzz0b 6.0.0+dfsg-3 (Debian), changelog.gz',
      licence: 'MIT',
      notice:
        'Copyright 2005-2023 Behdad Esfahbod, 2010-2022 Google, Inc, 1998-2022 Red Hat, Inc, and others',
      changes: 'counted by minute of the day',
    },
    {
      title: 'Mona Sans',
      creator: 'The Mona Sans Project Authors',
      source: '@fontsource/mona-sans 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Mona Sans Project Authors (https://github.com/github/mona-sans), with Reserved Font Name "Mona"',
      changes: 'cut down to letters, figures, hyphen and apostrophe, and renamed, as its name is reserved',
      files: ['words.woff2'],
    },
  ],
}
