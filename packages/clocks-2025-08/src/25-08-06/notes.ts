import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The dark words in the large message say the time in full: so many minutes past the hour. The open folder is that hour, and a letter runs along the line as the seconds pass.',
  about:
    'An inbox for which a message comes every minute: from a prince with gold, from a club for socks, from your mother. Whatever they want, all of them name the exact time. At the full hour a new folder is opened and nothing in it is old; until the minute after.',
  facets: ['words', 'type', 'interface', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Fluent Emoji Flat: sixteen senders and an incoming envelope',
      creator: 'Microsoft Corporation',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation',
      changes: 'put on one sheet',
      files: ['faces.svg'],
    },
    {
      title: 'Bricolage Grotesque',
      creator: 'Mathieu Triay',
      source: '@fontsource-variable/bricolage-grotesque 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
      changes: 'one weight and width; subset to letters, renamed',
      files: ['type.woff2'],
    },
  ],
}
