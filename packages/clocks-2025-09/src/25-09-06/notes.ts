import type { ClockNotes } from '@found-time/clock-runtime'

const noto = (title: string, file: string) =>
  ({
    title,
    creator: 'Google, Noto Emoji',
    source: '@iconify-json/noto 1.2.9 (npm)',
    licence: 'Apache-2.0',
    files: [file],
  }) as const

export const notes: ClockNotes = {
  reading: 'The striped boards make four figures: two for the hour, two for the minute.',
  about:
    'This time is under construction, as every page of 1996 was. A crew of three puts it up anew each minute; from the fortieth second on one of them fetches a board for the next. The lamps blink in turn, one each second. Nobody remembers who ordered it, and it has never been finished.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    noto('Man construction worker', 'man.svg'),
    noto('Woman construction worker, medium-dark skin', 'woman.svg'),
    noto('Construction worker, medium-light skin', 'person.svg'),
    {
      title: 'Construction',
      creator: 'Google, Noto Emoji',
      source: '@iconify-json/noto 1.2.9 (npm)',
      licence: 'Apache-2.0',
      changes: 'lamp redrawn from it; its board in orange and white',
    },
  ],
}
