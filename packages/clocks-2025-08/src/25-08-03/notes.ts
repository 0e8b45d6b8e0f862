import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Curtain Call',
  reading:
    'The big numeral on the stage is the hour, of twenty-four unless twelve are asked for; the lit footlights are the minutes, in groups of five and ten, and the number below the newest and brightest of them is the minute; at the full hour none is lit.',
  about:
    'The curtain is closed at the full hour, when no lamp is lit; then it is tugged open a little each minute, and another footlight comes up. Their light is worked out lamp by lamp: it climbs the velvet from the left, warms the boards, and throws the shadow of the numeral aside. A moth always finds the newest.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Drapery',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock (renders/25-08-03.py)' },
      licence: 'CC0-1.0',
      files: ['leg.webp'],
    },
    {
      title: 'Ultra',
      makers: ['Brian J. Bonislawsky DBA Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/ultra', version: '5.3.0' },
      licence: 'Apache-2.0',
      notice: 'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.',
      changes: 'subset to 0–9',
      files: ['ultra.woff2'],
    },
  ],
}
