import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Contributions',
  reading:
    'The large number at the left is the hour, the large number at the top the minute; where the row of the one meets the column of the other is now, and the black label says it in words.',
  about:
    'Time as a code host shows a year: a row for each hour, a square for each minute, the darker the more was committed in it, and grey while it is still to come. Each minute the sheet goes one square on. These are the 14,662 commits of the program that puts the letters of most web pages in their places, by their makers’ own clocks: they slept until nine, and did most between four and five in the afternoon.',
  facets: ['figures', 'data', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Commit history of HarfBuzz',
      makers: ['Behdad Esfahbod'],
      attribution: 'Behdad Esfahbod and contributors',
      source: {
        registry: 'Debian',
        package: 'libharfbuzz0b',
        version: '6.0.0+dfsg-3',
        within: 'changelog.gz',
      },
      licence: 'MIT',
      notice:
        'Copyright 2005-2023 Behdad Esfahbod, 2010-2022 Google, Inc, 1998-2022 Red Hat, Inc, and others',
      changes: 'counted by minute of the day',
    },
    {
      title: 'Mona Sans',
      makers: ['The Mona Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/mona-sans', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Mona Sans Project Authors (https://github.com/github/mona-sans), with Reserved Font Name "Mona"',
      changes: 'cut down to letters, figures, hyphen and apostrophe, and renamed, as its name is reserved',
      files: ['words.woff2'],
    },
  ],
}
