import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Thought Balloons',
  reading:
    'The thought is the time: so many minutes after the hour that it names, or so many minutes before it; the rounds below swell in turn with the seconds.',
  about:
    'Nobody thinks of the time but of what it is to them: a bus, a cake, a deadline, a cat. Twelve heads take turns, and each reckons from an hour that has struck or to one that will, so a minute past ten is either one minute late or fifty-nine to go. The heads are of Open Peeps, which Pablo Stanley drew by hand and gave away.',
  facets: ['words', 'figures', 'picture', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Open Peeps: twelve busts',
      makers: ['Pablo Stanley'],
      source: { registry: 'npm', package: '@dicebear/open-peeps', version: '9.4.3' },
      licence: 'CC0-1.0',
      changes: 'heads, faces and beards put together; skin white, clothes red, for two inks',
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
        'bear.svg',
        'cat.svg',
        'knight.svg',
      ],
    },
    {
      title: 'Bangers',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/bangers', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
      changes: 'subset to capitals and figures, renamed',
      files: ['lettering.woff2'],
    },
  ],
}
