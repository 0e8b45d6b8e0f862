import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Academy Leader',
  reading:
    'The big numeral in the frame is the hour, twelve or twenty-four as you keep it; the yellow number printed on the edge of the film is the minute; the sweep goes round once a minute, a step a second.',
  about:
    'Leaders do not reach one: the Academy’s of 1930 counts feet of film from eleven to three, the Universal one of 1965 counts seconds from eight to two, and then it is dark. The mark at the upper right comes where a reel has it, eight seconds before the end for the next projector’s motor and one second before for the change. Each hour adds a scratch.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'League Gothic',
      makers: ['The League Gothic Project Authors'],
      source: { registry: 'npm', package: '@fontsource/league-gothic', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)',
      changes: 'subset to 0–9',
      files: ['numeral.woff2'],
    },
    {
      title: 'Doto',
      makers: ['The Doto Project Authors'],
      source: { registry: 'npm', package: '@fontsource/doto', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2024-2024 The Doto Project Authors (https://github.com/oliverlalan/Doto)',
      changes: 'subset to 0–9 and the letters of SAFETY FILM',
      files: ['edge.woff2'],
    },
  ],
}
