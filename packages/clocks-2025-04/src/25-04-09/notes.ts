import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Cuneiform',
  reading:
    'Hours, minutes and, smaller, seconds, each in Babylonian numerals: a chevron is ten, an upright wedge one, two slanting wedges are nought, and bare clay is no seconds.',
  about:
    'The sixty in our minutes comes from the scribes of Mesopotamia, who counted in it long before there was a second to count. This tablet is kept wet. A rib of bone smooths out only the wedges that must go, a reed presses those that are missing, and the last of them is at full depth on the stroke. The sign for nought is a late invention, so the seconds do without it.',
  facets: ['figures', 'type'],
  credits: [
    {
      title: 'Noto Sans Cuneiform',
      makers: ['The Noto Project Authors'],
      source: { registry: 'npm', package: '@fontsource/noto-sans-cuneiform', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/cuneiform)',
      changes: 'the arrangement of the wedges in fifteen signs, drawn anew; no part of the font is included',
    },
    {
      title: 'Gravel04',
      makers: ['CC0 Textures (ambientCG)'],
      source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3-8' },
      licence: 'CC0-1.0',
      changes: 'its stones as grit in a relief of wet clay, lit from the upper left, about a middle grey',
      files: ['clay.webp'],
    },
    {
      title: 'Six impressions of a stylus',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock' },
      licence: 'CC0-1.0',
      files: ['wedges.webp'],
    },
  ],
}
