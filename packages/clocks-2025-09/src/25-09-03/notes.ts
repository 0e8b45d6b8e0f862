import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Thread',
  reading:
    'A dial: the dark shapes that the threads leave free are the hands. The short broad one is the hour, the long narrow one the minute, whose nail has a ring; the bright thread’s nail is the second.',
  about:
    'Sixty nails in a board, and one copper cord between them. It is wound from every nail to the pins around two shapes and never over them, so that both hands are made of what is not there. Every minute it is strung anew; each second one bright thread is led to the next nail.',
  facets: ['dial', 'science', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'Marcellus',
      makers: ['Brian J. Bonislawsky DBA Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/marcellus', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2012 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Marcellus"',
      changes: 'subset to 0–9, renamed: Marcellus is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
