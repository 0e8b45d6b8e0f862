import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The large figures in the thought are the time, hours and minutes, on a twenty-four-hour clock unless you chose twelve; the rounds that lead to it swell in turn with the seconds.',
  about:
    'Nobody thinks of the time but of what it is to them: a bus, a cake, a cat that has not phoned. Eleven heads take turns, each a minute, and the poet is right that nothing rhymes with it. The heads are of Open Peeps, which Pablo Stanley drew with one brush and gave away; here they are without necks and shirts, which thinking does not need.',
  facets: ['words', 'figures', 'picture', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Open Peeps: eleven heads',
      creator: 'Pablo Stanley',
      source: '@dicebear/open-peeps 9.4.3 (npm)',
      licence: 'CC0-1.0',
      changes: 'heads, faces and beards put together, without bodies; one ink',
      files: [
        'bus.svg',
        'cake.svg',
        'tea.svg',
        'sailor.svg',
        'late.svg',
        'date.svg',
        'poet.svg',
        'deadline.svg',
        'guest.svg',
        'cat.svg',
        'knight.svg',
      ],
    },
    {
      title: 'Londrina Solid Black',
      creator: 'Marcelo Magalhães',
      source: '@fontsource/londrina-solid 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2011 The Londrina Solid Authors (https://github.com/marcelommp/Londrina-Typeface), with Reserved Font Name "Londrina Solid"',
      changes: 'subset to capitals and figures, renamed',
      files: ['lettering.woff2'],
    },
  ],
}
