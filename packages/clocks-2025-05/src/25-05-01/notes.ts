import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Metronome',
  reading:
    'The upper figure of the time signature is the hour, in treble clef before noon and bass clef after (midnight is a treble twelve), and the metronome mark is the minute; the rod beats seconds, and the music is inked as they pass.',
  about:
    'Every minute has a melody of its own, sixty seconds long to the last bar line, in a key chosen by the hour: on the circle of fifths the keys stand where the hours stand on a dial, so one o’clock has one sharp and eleven one flat. On the full hour the tempo is nought, and the page is a minute of rests.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Noto Music',
      makers: ['The Noto Project Authors'],
      source: { registry: 'npm', package: '@fontsource/noto-music', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/music)',
      changes: 'subset to twenty-one signs, which were given letters for codes',
      files: ['notes.woff2'],
    },
    {
      title: 'Bodoni Moda',
      makers: ['The Bodoni Moda Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/bodoni-moda', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)',
      changes: 'one weight and optical size each of roman and italic, subset to figures and a word',
      files: ['figures.woff2', 'italic.woff2'],
    },
    {
      title: 'Paper background',
      makers: ['MrMamurk'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'one sheet, its contrast lowered, recompressed',
      files: ['paper.webp'],
    },
  ],
}
