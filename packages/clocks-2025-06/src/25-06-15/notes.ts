import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The matches on the table spell hour and minute; of the sixty in the book below, one burns down each minute, and it is the seconds.',
  about:
    'Puzzles with matches ask for one to be moved. Here none ever is: those that the next minute has no use for catch fire four seconds before it, and new ones are laid as soon as it has come. The book below holds sixty behind a cover with the warning that American matchbooks had to carry.',
  facets: ['figures', 'game', 'dark', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Figures of seven matches, and the warning on every matchbook',
      creator: 'folk puzzles; the warning required on matchbooks in the United States',
      source: 'the idea and the words alone; drawn anew',
      licence: 'public domain',
    },
    {
      title: 'A room with a window, by whose light the matches and the table are seen (interior.exr)',
      creator: 'Greg Zaal, HDRI Haven',
      source: 'blender-data 3.4.1 (Debian), datafiles/studiolights/world',
      licence: 'CC0-1.0',
      changes: 'lights matches and a table of our own',
      files: ['right.webp', 'down.webp', 'left.webp', 'up.webp', 'table.webp'],
    },
    {
      title: 'Gravel04, a photograph',
      creator: 'CC0 Textures (ambientCG)',
      source: 'python3-skimage 0.19.3 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made fine, as the strip that matches are struck on',
      files: ['card.webp'],
    },
    {
      title: 'Papers (HR_DecoPaper, HR_PastelPaper 01)',
      creator: 'Ramón Miranda, 2010',
      source: 'mypaint-data-extras 2.0.1 (Debian)',
      licence: 'CC0-1.0',
      changes: 'dyed as the card of the book',
      files: ['card.webp'],
    },
    {
      title: 'The flame of a match',
      creator: 'Lost Property Lab',
      source: 'computed for this clock',
      licence: 'CC0-1.0',
      files: ['flame.webp'],
    },
    {
      title: 'League Gothic',
      creator: 'The League Gothic Project Authors, The League of Moveable Type',
      source: '@fontsource/league-gothic 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)',
      changes: 'subset to the letters of the warning',
      files: ['cover.woff2'],
    },
  ],
}
