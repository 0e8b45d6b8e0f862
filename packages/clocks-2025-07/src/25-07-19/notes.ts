import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Wall-Eyed',
  reading:
    'Count the strawberries on the four plates: they are the four figures of the time, hours first (twenty-four-hour unless you chose twelve), and an empty plate is a nought. The same figures stand out of the wallpaper for eyes that look through it, until the two blossoms at the top become three.',
  about:
    'After William Morris’s Strawberry Thief of 1883. Where a figure is, the paper comes again a little sooner, so two eyes resting on different repeats must turn in more, and see that part nearer: nothing else is drawn there. David Brewster noticed it on wallpapers in the 1840s. Whoever cannot fuse the two pictures, as some people never can, has the fruit; the thrush hops along once a minute, as if to steal it.',
  facets: ['figures', 'counting', 'picture', 'science'],
  credits: [
    {
      title: 'Uccello profilo 01',
      makers: ['Architetto Francesco Rollandin'],
      attribution: 'Architetto Francesco Rollandin, Open Clip Art Library',
      source: { registry: 'Debian', package: 'openclipart-svg', version: '0.18' },
      licence: 'public domain',
      changes:
        'the silhouette painted as a thrush, and set in a paper with drawn leaves and blossoms (renders/25-07-19-paper.mjs)',
      files: ['paper.webp', 'thrush.webp', 'sprig.webp', 'blossom.webp'],
    },
    {
      title: 'Strawberry, simple',
      makers: ['Gerald G.'],
      attribution: 'Gerald G., Open Clip Art Library',
      source: { registry: 'Debian', package: 'openclipart-svg', version: '0.18' },
      licence: 'public domain',
      changes: 'in the colours of the paper',
      files: ['berry.webp', 'paper.webp'],
    },
    {
      title: 'Rubik Mono One',
      makers: ['The Rubik Project Authors'],
      source: { registry: 'npm', package: '@fontsource/rubik-mono-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2015 The Rubik Project Authors (mail@hubertfischer.com)',
      changes: 'the outlines of 0–9 alone, in straight pieces, as numbers',
    },
    {
      title: 'The autostereogram',
      makers: ['Christopher W. Tyler', 'Maureen B. Clarke'],
      attribution: 'Christopher W. Tyler and Maureen B. Clarke, 1990',
      source: { words: 'the method alone' },
      licence: 'public domain',
    },
  ],
}
