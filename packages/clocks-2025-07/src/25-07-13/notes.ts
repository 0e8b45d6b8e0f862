import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Inkblot',
  reading:
    'Read what stands above the fold: the black blot is the hour (0 to 23, unless you chose twelve hours), the red one the minutes; below is only their paler print. A drop falls beside them each second.',
  about:
    'At school Hermann Rorschach was nicknamed Klex, after the blots that pupils made by folding wet ink. Ten of his were printed in 1921, two of them in black and red, and an examiner still writes a small < or > when somebody turns a card on its side: do that with this one, and the fold stands upright as in his. Each minute’s ink runs anew.',
  facets: ['figures', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Psychodiagnostik, ten plates: the fold, and the black and red of plates II and III',
      makers: ['Hermann Rorschach'],
      attribution: 'Hermann Rorschach, 1921',
      source: { words: 'the idea alone; no plate is copied' },
      licence: 'public domain',
      changes: 'figures pressed in place of chance, the fold laid flat',
    },
    {
      title: 'Titan One',
      makers: ['Rodrigo Fuenzalida'],
      source: { registry: 'npm', package: '@fontsource/titan-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Rodrigo Fuenzalida (hello@rfuenzalida.com), with Reserved Font Name "Titan One"',
      changes:
        'the outlines of 0–9 alone, as numbers; blurred, frayed and flooded with ink while the clock runs',
    },
  ],
}
