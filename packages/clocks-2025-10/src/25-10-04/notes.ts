import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Waterfall',
  reading:
    'Two bells ring, each a dark trace under its large number: the one at the low end of the scale is the hour, 1 to 12, the other one the minute, 0 to 59.',
  about:
    'A handbell recorded by AlaskaRobotics, seen as a sonar’s pen would burn it on paper. Every minute is one semitone higher than the last, five octaves in an hour; at the full hour it falls all the way back. The hours have an octave of their own, far below. The grain is no grain: it is the hiss of an empty groove.',
  facets: ['position', 'data', 'science', 'quiet'],
  credits: [
    {
      title: 'Handbell (perc_bell)',
      makers: ['AlaskaRobotics'],
      source: {
        registry: 'Debian',
        package: 'sonic-pi-samples',
        version: '3.2.2',
        within: 'freesound.org 221515',
      },
      licence: 'CC0-1.0',
      changes: 'its spectrogram: two seconds of one that is struck every other, 58 semitones, 64 decibels',
      files: ['bell.webp'],
    },
    {
      title: 'Vinyl hiss (vinyl_hiss)',
      makers: ['veezay'],
      source: {
        registry: 'Debian',
        package: 'sonic-pi-samples',
        version: '3.2.2',
        within: 'freesound.org 130393',
      },
      licence: 'CC0-1.0',
      changes: 'its spectrogram: three seconds, each row about its own middle',
      files: ['hiss.webp'],
    },
    {
      title: 'IBM Plex Sans Condensed',
      makers: ['IBM Corp.'],
      source: { registry: 'npm', package: '@fontsource/ibm-plex-sans-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright © 2017 IBM Corp. with Reserved Font Name "Plex"',
      changes: 'subset to 0–9, renamed: Plex is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
