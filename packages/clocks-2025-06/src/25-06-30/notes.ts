import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Egg',
  reading:
    'The blue number on the egg’s own cup is the hour; the red mark on the egg’s lid points down to the minute.',
  about:
    'Kitchen timers shaped like eggs wait for something to be done, and here it is the egg itself. It begins to crack at a quarter past, a chick looks out for two seconds in every ten to see how far it has come, and on the hour it hatches. The cup was taken from the shelf, where it has left its ring.',
  facets: ['figures', 'position', 'picture'],
  transparent: true,
  credits: [
    {
      title: 'A room with a window, which the glaze reflects and which lights the egg (interior.exr)',
      makers: ['Greg Zaal'],
      attribution: 'Greg Zaal, HDRI Haven',
      source: {
        registry: 'Debian',
        package: 'blender-data',
        version: '3.4.1',
        within: 'datafiles/studiolights/world',
      },
      licence: 'CC0-1.0',
      changes: 'lights a scene of our own, and is reflected in it',
      files: ['wall.webp', 'cup.webp', 'small.webp', 'lid.webp', 'chick.webp'],
    },
    {
      title: 'Lilita One',
      makers: ['Juan Montoreano'],
      source: { registry: 'npm', package: '@fontsource/lilita-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Juan Montoreano (juan@remolacha.biz), with Reserved Font Names "Lilita One"',
      changes: 'subset to the figures, renamed',
      files: ['glaze.woff2'],
    },
  ],
}
