import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Two Seconds',
  reading:
    'The bright legs stand at the minute, with its large number below; the bright head and arm are at the hour, with its large number above.',
  about:
    'In 1883 Étienne-Jules Marey dressed a man in black, put white stripes along his limbs and photographed him walking before a black shed, again and again on one plate. Here two seconds of such a walk last an hour; the head belongs to one figure, the legs to another. Twelve times in half a day they meet, and the man is whole.',
  facets: ['position', 'science', 'dark'],
  credits: [
    {
      title: 'Antic Didone',
      makers: ['Santiago Orozco'],
      source: { registry: 'npm', package: '@fontsource/antic-didone', version: '5.2.8' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011, Santiago Orozco (hi@typemade.mx), with Reserved Font Name Antic Didone.',
      changes: 'subset to 0–9, renamed: Antic Didone is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
