import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Matchsticks',
  reading:
    'The matches on the table spell hour and minute; of the sixty in the book below, one burns down each minute, and it is the seconds.',
  about:
    'Puzzles with matches ask for one to be moved. Here none ever is: those that the next minute has no use for catch fire four seconds before it, and new ones are laid as soon as it has come. The book below holds sixty behind a cover with the warning that American matchbooks had to carry.',
  facets: ['figures', 'game', 'dark', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Figures of seven matches, and the warning on every matchbook',
      makers: [],
      attribution: 'folk puzzles; the warning required on matchbooks in the United States',
      source: { words: 'the idea and the words alone; drawn anew' },
      licence: 'public domain',
    },
    {
      title: 'A room with a window, by whose light the matches and the table are seen (interior.exr)',
      makers: ['Greg Zaal'],
      attribution: 'Greg Zaal, HDRI Haven',
      source: {
        registry: 'Debian',
        package: 'blender-data',
        version: '3.4.1',
        within: 'datafiles/studiolights/world',
      },
      licence: 'CC0-1.0',
      changes: 'lights matches and a table of our own',
      files: ['right.webp', 'down.webp', 'left.webp', 'up.webp', 'table.webp'],
    },
    {
      title: 'Gravel04, a photograph',
      makers: ['CC0 Textures (ambientCG)'],
      source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3' },
      licence: 'CC0-1.0',
      changes: 'made fine, as the strip that matches are struck on',
      files: ['card.webp'],
    },
    {
      title: 'Papers (HR_DecoPaper, HR_PastelPaper 01)',
      makers: ['Ramón Miranda'],
      attribution: 'Ramón Miranda, 2010',
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
      licence: 'CC0-1.0',
      changes: 'dyed as the card of the book',
      files: ['card.webp'],
    },
    {
      title: 'The flame of a match',
      makers: ['Lost Property Lab'],
      source: { words: 'computed for this clock' },
      licence: 'CC0-1.0',
      files: ['flame.webp'],
    },
    {
      title: 'League Gothic',
      makers: ['The League Gothic Project Authors', 'The League of Moveable Type'],
      source: { registry: 'npm', package: '@fontsource/league-gothic', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)',
      changes: 'subset to the letters of the warning',
      files: ['cover.woff2'],
    },
  ],
}
