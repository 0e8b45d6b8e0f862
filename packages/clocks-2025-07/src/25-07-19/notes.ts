import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Count the strawberries on the four plates: they are the four figures of the time, hours first (twenty-four-hour unless you chose twelve), and an empty plate is a nought. The same figures stand out of the wallpaper for eyes that look through it, until the two violet nails become three.',
  about:
    'William Morris’s Strawberry Thief of 1883, rehung in emoji. In the figures each motif comes again a little sooner, so two eyes resting on different repeats must turn in more, and see that part nearer: nothing else is drawn there. David Brewster noticed it on wallpapers in the 1840s. Whoever cannot fuse the two pictures, as some people never can, has the fruit.',
  facets: ['figures', 'counting', 'picture', 'science'],
  credits: [
    {
      title: 'Noto Emoji: parrot, strawberry, herb, blossom',
      creator: 'Google',
      source: '@iconify-json/noto 1.2.9 (npm)',
      licence: 'Apache-2.0',
      notice: 'Copyright Google Inc.',
      changes: 'cut as the motifs of a wallpaper (renders/25-07-19-paper.py)',
      files: ['motifs.webp', 'berry.webp', 'bird.webp'],
    },
    {
      title: 'Rubik Mono One',
      creator: 'The Rubik Project Authors',
      source: '@fontsource/rubik-mono-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2015 The Rubik Project Authors (mail@hubertfischer.com)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
    {
      title: 'The autostereogram',
      creator: 'Christopher W. Tyler and Maureen B. Clarke, 1990',
      source: 'the method alone',
      licence: 'public domain',
    },
  ],
}
