import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Read what is written, or about to be: the upper words are the hour, the lower ones the minute; the pen goes over the pale model in sixty strokes, one a second.',
  about:
    'The page is ruled as Jean-Alexandre Seyès, a stationer of Pontoise, had it registered in 1892, and as French schools have had it since; the typeface follows the hand that is taught there. Its letters are outlines, so the middle of each stroke had to be found before a pen could follow. It takes exactly a minute and never learns not to blot. What shines through the paper is the minute before.',
  facets: ['words', 'type', 'quiet'],
  credits: [
    {
      title: 'Playwrite France Traditionnelle',
      creator: 'TypeTogether (Veronika Burian, José Scaglione)',
      source: '@fontsource/playwrite-fr-trad 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Playwrite Project Authors (https://github.com/TypeTogether/Playwrite)',
      changes: 'the middle lines of 26 words',
    },
  ],
}
