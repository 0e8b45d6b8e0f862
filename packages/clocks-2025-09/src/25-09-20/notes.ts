import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Neon',
  reading:
    'Four digits: the hour, 00 to 23, at the left or above; the minute at the right or below. White is glass that is bent already; what is still a thin line counts as well.',
  about:
    'A neon sign before anybody has switched it on: the workshop’s full-size pattern, with each bend lettered and each electrode in black. The hour is done. The minute is bent along its line, tens first, and is ready just when it is no longer wanted; there are 1440 patterns in the drawer.',
  facets: ['figures', 'picture', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Share Tech',
      makers: ['The Share Tech Project Authors'],
      source: { registry: 'npm', package: '@fontsource/share-tech', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        "Copyright 2012 The Share Tech Project Authors (post@carrois.com), with Reserved Font Name 'Share'.",
      changes:
        "subset to space ! & ' ( ) + , . 0–9 : ; ? A–Z a–z × ’, renamed: Share Tech is a reserved name",
      files: ['letters.woff2'],
    },
  ],
}
