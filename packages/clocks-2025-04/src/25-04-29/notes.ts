import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Eclipse',
  reading:
    'The minute is where the moon’s edge has come on the rule across the sun, sixty to the diameter; the long white streamers of the corona, counted clockwise from the place of one o’clock, are the hour, all twelve at twelve; each second a prominence leaps from the sun’s limb, clockwise from the top.',
  about:
    'Astronomers measure an eclipse by how much of the sun’s diameter is covered, so a rule across its face can tell minutes. This one takes an hour to become total, and just as it does the moon goes out on the far side and the next begins. The sun is a photograph taken from space in August 2010, turned round as an inverting telescope would show it.',
  facets: ['dial', 'position', 'picture', 'science', 'quiet'],
  credits: [
    {
      title:
        'The sun on 19 August 2010, by the Atmospheric Imaging Assembly of the Solar Dynamics Observatory',
      makers: ['NASA', 'Timothée Giet'],
      attribution: 'NASA; disc cut out by Timothée Giet',
      source: { registry: 'Debian', package: 'gcompris-qt-data', version: '3.1' },
      licence: 'public domain',
      changes: 'centred, reduced to one tone, sharpened; inked and covered as it is drawn',
      files: ['sun.webp'],
    },
    {
      title: 'Pastel paper',
      makers: ['Ramón Miranda'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
      licence: 'CC0-1.0',
      changes: 'its tooth alone, evened out, as a mask for chalk',
      files: ['tooth.webp'],
    },
    {
      title: 'Old Standard',
      makers: ['The Old Standard Project Authors'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'roman and italic, subset to the letters of the plate, renamed',
      files: ['roman.woff2', 'italic.woff2'],
    },
  ],
}
