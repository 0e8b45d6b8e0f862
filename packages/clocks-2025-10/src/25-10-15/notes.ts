import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Semver',
  reading: 'The version is the time: hour, minute and second, without leading zeros. Below it are the notes.',
  about:
    'A package that is published every second, as semantic versioning asks: a patch a second, a minor version with a note a minute, and on the hour a major one, which breaks something. Sixty notes and twenty-four broken things, from the silence that is now the default to the cake that is a required dependency.',
  facets: ['figures', 'words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Hanken Grotesk Medium and ExtraBold',
      makers: ['The Hanken Grotesk Project Authors'],
      source: { registry: 'npm', package: '@fontsource/hanken-grotesk', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2021 The Hanken Grotesk Project Authors (https://github.com/marcologous/hanken-grotesk)',
      changes: 'two weights, subset to letters, figures and marks',
      files: ['figures.woff2', 'text.woff2'],
    },
  ],
}
