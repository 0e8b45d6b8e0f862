import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Follow the stone’s edge upwards: the cuts on its left are the hours, the long cuts right across it are tens of minutes, the cuts on its right are single minutes, never more than five to a group; a bare stone is midnight.',
  about:
    'Ogham was cut along the edges of stones, upwards, in strokes that come by fives, which makes it an alphabet good at counting. The chisel needs a full minute for the stroke it is working on. Sun and moon take turns to light it, and change over at the minutes when the sun rose and set in Dublin on 5 June 2025.',
  facets: ['counting', 'type'],
  credits: [
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
