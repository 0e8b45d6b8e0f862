import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The big square is now: the large green number in line with it is the hour, the large red one with the colon is the minute; in a minute the square fills with green.',
  about:
    'A day as a code host shows a year: one square a minute, the darker the more was published in it. These are the 2627 versions of one well-known package for making web pages, by the minute of the day. The night is as green as the day, because it is always office hours somewhere, and eight in the morning is when its robot works. Squares still to come are pale.',
  facets: ['position', 'data', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Publish times of the package next',
      creator: 'Vercel, Inc.',
      source: 'npm view next time, up to 16.5.0-canary.38 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Vercel, Inc.',
      changes: 'counted by minute of the day in UTC',
    },
    {
      title: 'Mona Sans',
      creator: 'GitHub, Degarism',
      source: '@fontsource-variable/mona-sans 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Mona Sans Project Authors (https://github.com/github/mona-sans), with Reserved Font Name "Mona"',
      changes: 'one weight and width, subset to 0–9 : a m p, renamed: Mona is a reserved name',
      files: ['type.woff2'],
    },
  ],
}
