import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The heading is the hour in words; the large yellow number, beside it and at the line that is being written, is the minute.',
  about:
    'Lines were a punishment that could be counted, which makes them a clock. Sixty are due an hour and fill the board, in a hand that grows more tired and never writes a word twice alike: both hands are typefaces for pen plotters, which have strokes and no outlines. Every eleventh line has a fresh stick of chalk. On the hour all of it is wiped off, nearly.',
  facets: ['counting', 'type', 'across-a-room'],
  credits: [
    {
      title: 'EMS Tech, after Architects Daughter',
      creator: 'Sheldon B. Michaels, Windell H. Oskay; Kimberly Geswein',
      source: 'inkscape 1.2.2-2+deb12u1 (Debian): svg_fonts/EMSTech.svg',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com)',
      changes: 'the strokes of one sentence, bent anew in each line',
    },
    {
      title: 'EMS Allure, after Allura',
      creator: 'Sheldon B. Michaels, Windell H. Oskay; Rob Leuschke, TypeSETit',
      source: 'inkscape 1.2.2-2+deb12u1 (Debian): svg_fonts/EMSAllure.svg',
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Allura Project Authors (https://github.com/googlefonts/allura)',
      changes: 'the strokes of the hours in words, three letters joined anew, and of the figures',
    },
    {
      title: 'Slate and its tooth',
      creator: 'Lost Property Lab',
      source: 'made for this clock by renders/25-04-11.py',
      licence: 'CC0-1.0',
      files: ['board.webp', 'tooth.webp'],
    },
  ],
}
