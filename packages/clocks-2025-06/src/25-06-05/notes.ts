import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Follow the stone’s edge upwards: the cuts on its left are the hours, the long cuts right across it are tens of minutes, the cuts on its right are single minutes, and the chalked figure by each row says what it comes to. Hours run to 24, unless you count to twelve; a bare stone is midnight.',
  about:
    'Ogham was cut along the edges of stones, upwards, in strokes that come by fives, which makes it an alphabet good at counting. The chisel needs a full minute for the stroke it is working on. Sun and moon take turns to light it, and change over at the minutes when the sun rose and set in Dublin on 5 June 2025.',
  facets: ['counting', 'type'],
  credits: [
    {
      title: 'EMS Allure, after Allura',
      creator: 'Sheldon B. Michaels, Windell H. Oskay; Rob Leuschke, TypeSETit',
      source: 'hersheytext 2.0.0 (npm): svg_fonts/EMSAllure.svg',
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Allura Project Authors (https://github.com/googlefonts/allura)',
      changes: 'the strokes of its figures',
    },
    {
      title: 'Normal map 0002, rock',
      creator: 'Emmelleppi and the Poimandres collective',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'none: it is laid over two faces and lit anew',
      files: ['relief.webp'],
    },
    {
      title: 'Grass 01',
      creator: 'linolafett',
      source: 'python3-skimage 0.19.3 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made smaller; coloured as moss while it is drawn',
      files: ['moss.webp'],
    },
  ],
}
