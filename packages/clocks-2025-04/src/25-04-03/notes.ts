import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Add up the coins: gold for the hours, silver and copper for the minutes, as the till has rung them up; the brass rule on the drawer, read at the counter’s edge, counts the seconds.',
  about:
    'Ten and eight is a time and might as well be a price, so here the hour is owed and must be paid, always in the fewest coins that will do it. The coins are Greek, came from Pompeii and now serve as a test picture for software that looks at images. On a twenty-four-hour clock midnight costs nothing and the till rings up no sale.',
  facets: ['counting', 'picture'],
  credits: [
    {
      title: 'Greek coins from Pompeii, eleven of twenty-four',
      creator: 'Brooklyn Museum Collection',
      source: 'python3-skimage 0.19.3-8 (Debian)',
      licence: 'no known copyright restrictions',
      changes: 'cut out along their edges, enlarged, relit, toned and countermarked with their values',
      files: ['coins.webp', 'edges.webp'],
    },
    {
      title: 'Besley',
      creator: 'The Besley Project Authors',
      source: '@fontsource/besley 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type)',
      changes: 'subset to the letters and figures used',
      files: ['besley.woff2'],
    },
    {
      title: 'Walnut and window light',
      creator: 'Lost Property Lab',
      source: 'made for this clock',
      licence: 'CC0-1.0',
      files: ['walnut.webp', 'window.webp'],
    },
  ],
}
