import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Small World',
  reading:
    'The number under the landmark on top of the globe is the hour, in twelve hours; the large number on the platform under the steam engine is the minute.',
  about:
    'A world one can put on a shelf. It turns by a landmark an hour, from the Eiffel Tower to the Atomium, and its railway turns under an engine that has been going all day and has not got anywhere. Pisa leans by five and a half degrees, as it did before they straightened it.',
  facets: ['figures', 'picture', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'A globe, a railway and twelve landmarks',
      makers: ['Lost Property Lab'],
      source: { words: 'renders/25-10-01.pov, rendered with POV-Ray 3.7' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      changes: 'landmarks cut out with their shadows',
      files: [
        'globe.webp',
        '1.webp',
        '2.webp',
        '3.webp',
        '4.webp',
        '5.webp',
        '6.webp',
        '7.webp',
        '8.webp',
        '9.webp',
        '10.webp',
        '11.webp',
        '12.webp',
      ],
    },
    {
      title: 'Corben',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/corben', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2010, 2011 by vernon adams (vern@newtypography.co.uk), with Reserved Font Name Corben.',
      changes: 'subset to 0–9, renamed: Corben is a reserved name; its figures stand on the plinths as well',
      files: ['figures.woff2'],
    },
  ],
}
