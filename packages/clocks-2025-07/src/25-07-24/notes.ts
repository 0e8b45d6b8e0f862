import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Clock Emoji',
  reading:
    'Believe none of the small clocks: together they are one great dial, its short black hand the hour, its long red one the minute; on its rim stand sixty faces, one a minute, of which every fifth is large and white.',
  about:
    'There are twenty-four clock emoji. Sixty rays of them stand here, and every one is wrong: none comes within a quarter of an hour of the truth. The twelve on the rim show the hour of their place, as figures would, and look half an hour aside while it is so. One ray after another strikes the seconds. In this set the half hours could not be right anyway: at half past ten the short hand points straight at ten.',
  facets: ['dial', 'interface', 'busy', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Fluent Emoji, flat: the twenty-four clock faces',
      makers: ['Microsoft Corporation'],
      source: { registry: 'npm', package: '@iconify-json/fluent-emoji-flat', version: '1.2.6' },
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation',
      changes:
        'drawn from its measures so that the hands can turn, lighter, and in black, crimson and gold too',
    },
  ],
}
