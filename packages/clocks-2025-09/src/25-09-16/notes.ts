import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Five Bits',
  reading:
    'The time is typed along the tape, hour, full stop, minute, again and again; a row of holes passes the lit head each second.',
  about:
    'Five holes to a letter are thirty-two letters, too few for an alphabet and ten figures; so the tape has a row that says from here on it is figures, and one that takes it back. It sends the time all minute long and, as telegrams did, calls the full stop by its name. Nothing has ever stopped.',
  facets: ['figures', 'data', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Overpass Mono Bold',
      makers: ['The Overpass Project Authors'],
      source: { registry: 'npm', package: '@fontsource/overpass-mono', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to . 0–9 A–Z',
      files: ['type.woff2'],
    },
  ],
}
