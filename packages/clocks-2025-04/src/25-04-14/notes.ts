import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Split Flap',
  reading:
    'The great flaps are the hour, the minute and the second here; each row below is a real airport where it is now the hour on its gate and that many minutes past.',
  about:
    'Where one would rather be it is usually another hour, and a departures board ought to know which. Its rows follow the world from west to east. A flight stays for five minutes, its lamps blink in the last of them, and in two seconds it is wiped and the next is spelled, letter by letter. Kathmandu and St. John’s keep minutes of their own.',
  facets: ['figures', 'data', 'interface', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Airports with their IATA codes',
      makers: ['James Brooks'],
      source: { registry: 'npm', package: 'airports', version: '1.0.0' },
      licence: 'MIT',
      changes: 'a hundred and forty-two chosen, joined to the nearest city of city-timezones',
      notice: 'Copyright (c) James Brooks (https://james-brooks.uk/)',
    },
    {
      title: 'Time zones of cities',
      makers: ['Kevin Roberts'],
      source: { registry: 'npm', package: 'city-timezones', version: '1.3.4' },
      licence: 'MIT',
      changes: 'the zones of the cities chosen',
      notice: 'Copyright (c) Kevin Roberts',
    },
    {
      title: 'TeX Gyre Heros Condensed Bold',
      makers: ['Bogusław Jackowski', 'Janusz M. Nowacki'],
      attribution: 'Bogusław Jackowski and Janusz M. Nowacki, after URW Nimbus Sans',
      source: { registry: 'Debian', package: 'fonts-texgyre', version: '20180621' },
      licence: 'LPPL-1.3c',
      changes:
        'subset to Latin letters and figures, renamed Flap Board; under the GUST Font License, which is the LPPL',
      notice:
        'Copyright 2007-2018 for TeX Gyre extensions by B. Jackowski and J. M. Nowacki (on behalf of TeX users groups)',
      files: ['flap.woff2'],
    },
  ],
}
