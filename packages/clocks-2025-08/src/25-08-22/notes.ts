import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Random Walk',
  reading:
    'The yellow inn at the top has the hour, the yellow house in the town below it the minute. The man with the bright line behind him is on his way to the next house, and arrives when the minute is over.',
  about:
    'A random walk is what a drunk does who draws lots at each corner. Left alone it comes by every corner sooner or later, but who can wait? So this one is pulled, just enough: of the ways he may take only those from which the next house can still be reached in time. He takes a street each second, a minute and a half of them stay on the hill, and he is never late.',
  facets: ['position', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Bungee',
      makers: ['David Jonathan Ross'],
      source: { registry: 'npm', package: '@fontsource/bungee', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)',
      changes: 'subset to 0–9, renamed',
      files: ['signs.woff2'],
    },
  ],
}
