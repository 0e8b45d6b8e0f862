import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Backwards',
  reading:
    'The twelve-hour clock hangs behind you and you see it in the barber’s mirror, so left is right: twelve is still at the top, but the hands go round the other way.',
  about:
    'Nothing is wrong with the clock. The barber has a mirror before you and one behind, and each shows the other what it shows. Every clock in there has been turned over an odd number of times, once, three times, five times: however deep you look, none is ever right. Glass takes a little red from the light each time, so the corridor ends in green.',
  facets: ['dial', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Rozha One',
      makers: ['Indian Type Foundry'],
      source: { registry: 'npm', package: '@fontsource/rozha-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2014 Indian Type Foundry (info@indiantypefoundry.com)',
      changes: 'subset to 0–9',
      files: ['dial.woff2'],
    },
  ],
}
