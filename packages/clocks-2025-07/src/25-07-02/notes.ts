import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The clock hangs behind you and you see it in the barber’s mirror, so left is right: twelve is still at the top, but the hands go round the other way.',
  about:
    'Nothing is wrong with the clock. The word on the window was painted to be read from the street; from inside it is backwards, and in the mirror it comes right again. So does the clock in the bowl of the spoon, which reflects the reflection: it is the one honest view in the shop.',
  facets: ['dial', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Fluent Emoji Flat: eight things, eight passers-by',
      creator: 'Microsoft Corporation',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation',
      changes: 'put side by side in two strips',
      files: ['shelf.webp', 'street.webp'],
    },
    {
      title: 'Jost',
      creator: 'The Jost Project Authors',
      source: '@fontsource/jost 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
      changes: 'subset to the figures',
      files: ['dial.woff2'],
    },
    {
      title: 'Bungee',
      creator: 'The Bungee Project Authors',
      source: '@fontsource/bungee 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)',
      changes: 'subset to one word',
      files: ['fill.woff2'],
    },
    {
      title: 'Bungee Shade',
      creator: 'The Bungee Project Authors',
      source: '@fontsource/bungee-shade 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)',
      changes: 'subset to one word',
      files: ['window.woff2'],
    },
  ],
}
