import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The keys with a red flag spell the time, hours first; the counter at the right counts the seconds while the rest is cleared.',
  about:
    'The mines of every minute lie in the shape of the time, and somebody has flagged them all beforehand. Otherwise it is a fair game: each number is the true count of the mines around it, and the first click is lucky, as the rules want. The field is clear after fifty-seven seconds, which leaves three to be pleased in.',
  facets: ['figures', 'game', 'interface', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Silk icons: emoticons, bomb',
      creator: 'Mark James',
      source: 'famfamfam-silk 1.3 (Debian)',
      licence: 'CC-BY-3.0',
      changes: 'four icons in one picture',
      files: ['silk.webp'],
    },
    {
      title: 'A flag of twelve pixels',
      creator: 'Found Time',
      source: 'drawn for this clock',
      licence: 'CC0-1.0',
      files: ['flag.webp'],
    },
    {
      title: 'Pixelify Sans',
      creator: 'Stefie Justprince',
      source: '@fontsource/pixelify-sans 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Pixelify Sans Project Authors (https://github.com/eifetx/Pixelify-Sans)',
      changes: 'subset to the title, renamed',
      files: ['pixels.woff2'],
    },
    {
      title: 'Press Start 2P',
      creator: 'CodeMan38',
      source: '@fontsource/press-start-2p 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Press Start 2P Project Authors (cody@zone38.net), with Reserved Font Name "Press Start 2P".',
      changes: 'subset to the figures, renamed',
      files: ['numbers.woff2'],
    },
    {
      title: 'DSEG7 Classic Bold',
      creator: 'Keshikan',
      source: 'fonts-dseg 0.46 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2017, keshikan (http://www.keshikan.net), with Reserved Font Name "DSEG".',
      changes: 'subset to the figures, renamed',
      files: ['counter.woff2'],
    },
  ],
}
