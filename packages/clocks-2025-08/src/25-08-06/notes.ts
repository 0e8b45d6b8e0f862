import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Inbox',
  reading:
    'The largest words on the coloured message say the time in full: so many minutes past the hour. The coloured folder is that hour, and the little letter reaches the end of its line at the full minute.',
  about:
    'An inbox for which a message comes every minute: from a prince with gold, from a club for socks, from your mother. Whatever they want, all of them name the exact time. At the full hour a new folder is opened and nothing in it is old; until the minute after.',
  facets: ['words', 'type', 'interface', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Anybody',
      makers: ['Tyler Finck', 'Etcetera Type Company'],
      source: { registry: 'npm', package: '@fontsource-variable/anybody', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anybody Project Authors (https://github.com/Etcetera-Type-Co/Anybody)',
      changes: 'all widths, fewer weights; subset to letters, renamed',
      files: ['type.woff2'],
    },
  ],
}
