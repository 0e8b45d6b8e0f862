import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Alt Text',
  reading:
    'The large word in the first, grey frame is the hour; the large word in the black frame, which fills with sky as its picture loads, is the minute.',
  about:
    'A page seen from near, none of whose pictures came. What is left is what somebody once wrote for those who cannot see them: how many there were, and of what. There is a text for each of twenty-four hours and sixty minutes. The minute’s picture is still loading, a line a second, and the first lines of every photograph are sky.',
  facets: ['words', 'type', 'interface'],
  credits: [
    {
      title: 'Tinos',
      makers: ['The Tinos Project Authors'],
      source: { registry: 'npm', package: '@fontsource/tinos', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2026 The Tinos Project Authors (https://github.com/googlefonts/tinos)',
      changes: 'subset to space , - . 0–9 : ; A–Z [ ] a–z ’',
      files: ['text.woff2'],
    },
  ],
}
