import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Delft',
  reading:
    'The mill’s two sails with blue cloth are the hands of a clock: the short one is the hour, the long one the minute. The pale bare sails turn with the seconds.',
  about:
    'A wall of Dutch tiles. A mill is painted over many of them in cobalt on tin white; it has set two sails of four, and the wind turns the bare ones. Each minute a tile beside it is taken out for another: a hare, a heron, somebody who fishes. The figures were cut for Oxford in the seventeenth century by Peter de Walpergen, whose people were from Antwerp.',
  facets: ['dial', 'picture', 'quiet'],
  credits: [
    {
      title: 'IM Fell French Canon',
      makers: ['Igino Marini'],
      source: { registry: 'npm', package: '@fontsource/im-fell-french-canon', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL French Canon Roman',
      changes: 'subset to 0–9, renamed: IM FELL French Canon is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
