import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Modulor',
  reading:
    'Two dark lines cross the façade. The large number on the upright line is the hour, the large number on the level line is the minute.',
  about:
    'A façade divided twice, by the hours of the day along its width and by the minutes along its height. From where the two lines cross, all other measures grow as Le Corbusier’s Modulor has them: across in its red series, from 27 centimetres on, up and down in its blue one, from 33. A shutter slides along the sill by a second at a time.',
  facets: ['figures', 'position', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Antonio',
      makers: ['The Antonio Project Authors'],
      source: { registry: 'npm', package: '@fontsource/antonio', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2013 The Antonio Project Authors (https://github.com/googlefonts/antonioFont)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
