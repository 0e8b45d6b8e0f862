import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Eleven Across',
  reading:
    'The hour is 1 Across and the minute 11 Across, both already in ink; the pencil solves the rest of the puzzle while the minute lasts.',
  about:
    'Someone has already inked in the time, and the rest of the grid is built round those two words. A new sheet falls each minute and the pencil has fifty-nine seconds for it, in which it gets exactly two letters wrong and rubs them out again. The line at the foot of the page, “Solution in a minute”, is a promise that is kept.',
  facets: ['words', 'game'],
  credits: [
    {
      title: 'Moby Thesaurus',
      makers: ['Grady Ward'],
      source: { registry: 'npm', package: 'moby', version: '1.1.2' },
      licence: 'public domain',
      changes: 'some hundred common words, each with one or two words of the same sense for a clue',
    },
    {
      title: 'The Devil’s Dictionary',
      makers: ['Ambrose Bierce'],
      source: { registry: 'Debian', package: 'dict-devil', version: '1.0-13.1' },
      licence: 'public domain',
      changes: 'the clues in quotation marks',
    },
    {
      title: 'Newsreader',
      makers: ['Production Type'],
      source: { registry: 'npm', package: '@fontsource/newsreader', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Newsreader Project Authors (http://github.com/productiontype/Newsreader)',
      changes: 'subset to Basic Latin and four marks',
      files: ['news.woff2', 'news-bold.woff2'],
    },
    {
      title: 'Besley',
      makers: ['Owen Earl'],
      attribution: 'Owen Earl, after the Clarendon of Robert Besley',
      source: { registry: 'npm', package: '@fontsource/besley', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type)',
      changes: 'subset to the letters of the heading',
      files: ['head.woff2'],
    },
    {
      title: 'Covered By Your Grace',
      makers: ['Kimberly Geswein'],
      source: { registry: 'npm', package: '@fontsource/covered-by-your-grace', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com)',
      changes: 'subset to capitals',
      files: ['pen.woff2'],
    },
    {
      title: 'Reenie Beanie',
      makers: ['James Grieshaber'],
      source: { registry: 'npm', package: '@fontsource/reenie-beanie', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 Typeco (james@typeco.com)',
      changes: 'subset to capitals',
      files: ['pencil.woff2'],
    },
  ],
}
