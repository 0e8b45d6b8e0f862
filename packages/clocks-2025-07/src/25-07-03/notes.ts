import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Launch Sequence',
  reading:
    'The pale screen is the local time, the amber one counts down to the next full hour; a lamp goes green for each minute that is over, and the blinking one is being asked for its GO.',
  about:
    'The poll takes an hour and always ends the same way: FLIGHT is asked in the last minute, and the count begins again at sixty. Nobody is made up: twenty-two parts of the Apollo stack, twenty stations, ships and aircraft that tracked it, and eighteen consoles of Mission Control. The lamps are lettered in B612, drawn for Airbus cockpits and named after the Little Prince’s asteroid.',
  facets: ['figures', 'counting', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'VT323: after the screen of a DEC VT320 terminal',
      makers: ['Peter Hull'],
      attribution: 'Peter Hull and the VT323 Project Authors',
      source: { registry: 'npm', package: '@fontsource/vt323', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011, The VT323 Project Authors (peter.hull@oikoi.com)',
      changes: 'subset to figures, colon, T and minus',
      files: ['screen.woff2'],
    },
    {
      title: 'B612 Mono Bold',
      makers: ['The B612 Project Authors'],
      source: { registry: 'npm', package: '@fontsource/b612-mono', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2012 The B612 Project Authors (https://github.com/polarsys/b612)',
      changes: 'subset to capitals, figures and signs',
      files: ['legend.woff2'],
    },
    {
      title: 'Apollo 11 Final Flight Plan; Apollo Program Summary Report, JSC-09423',
      makers: ['NASA'],
      attribution: 'NASA, 1969 and 1975',
      source: { words: 'the abbreviations alone' },
      licence: 'public domain',
    },
  ],
}
