import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Penmanship',
  reading:
    'Read the words: first the hour, then the minute; hours go from zero to twenty-three, or from one to twelve. They stand in pale print, and in a minute the ink goes over them, a sixtieth each second.',
  about:
    'A pointed nib spreads where it is pressed on the way down, and writes a hairline on the way up; what it let go too much of gathers at the foot of each stroke. The letters follow the hand that French schools teach, set at the slant of copperplate. Their typeface has only outlines, so the middle of each stroke had to be found before a pen could follow it.',
  facets: ['words', 'type', 'quiet'],
  credits: [
    {
      title: 'Playwrite France Traditionnelle',
      makers: ['TypeTogether', 'Veronika Burian', 'José Scaglione'],
      attribution: 'TypeTogether (Veronika Burian, José Scaglione)',
      source: { registry: 'npm', package: '@fontsource/playwrite-fr-trad', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Playwrite Project Authors (https://github.com/TypeTogether/Playwrite)',
      changes: 'the middle lines of 26 words',
    },
  ],
}
