import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Chess Problem',
  reading:
    'White’s clock points to the hour and Black’s to the minute; the raised one is running, its small hand counts the seconds, and as many half-moves have been played as minutes have passed.',
  about:
    'Chess clocks on a balance, one stopping as the other starts, were first used at the London tournament of 1883, and the second of these four games was played there. They take turns from hour to hour with a half-move each minute. As the shortest needs more than sixty, all men go back to their places before anybody has won.',
  facets: ['dial', 'game', 'quiet'],
  credits: [
    {
      title: 'SkakNew-Diagram',
      makers: ['Ulrich Dirr'],
      attribution: 'Ulrich Dirr, after Piet Tutelaers, Torben Hoffmann and Dirk Bächle',
      source: { registry: 'Debian', package: 'texlive-games', version: '2022.20230122-4' },
      licence: 'LPPL-1.3c',
      changes: 'subset to the twelve men and their shapes, all of one width, renamed',
      notice:
        'Copyright (c) Ulrich Dirr 2004-2009, former designs by Piet Tutelaers, Torben Hoffmann, Dirk Bächle',
      files: ['chessmen.woff2'],
    },
    {
      title: 'Old Standard',
      makers: ['Alexey Kryukov'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'three styles, subset to letters, figures and a few marks',
      files: ['bold.woff2', 'roman.woff2', 'italic.woff2'],
    },
    {
      title: 'Four games of 1834, 1883, 1889 and 1896',
      makers: ['M’Donnell', 'La Bourdonnais', 'Zukertort', 'Blackburne', 'Lasker', 'Bauer', 'Pillsbury'],
      attribution:
        'M’Donnell and La Bourdonnais, Zukertort and Blackburne, Lasker and Bauer, Pillsbury and Lasker',
      source: { words: 'printed scores of the matches and tournaments' },
      licence: 'public domain',
      changes: 'the first fifty-nine half-moves of each; their lawfulness tried with chess.js 1.4.0 (npm)',
    },
  ],
}
