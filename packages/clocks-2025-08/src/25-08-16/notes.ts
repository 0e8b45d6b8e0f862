import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Palm Shadow',
  reading:
    'The short broad palm frond of shadow points to the hour on the tiles; the long slender one points with its sharp tip to the lit one of sixty nails, which are the minutes, every fifth being white; the gecko runs round with the seconds.',
  about:
    'A pink wall in the late sun, with sixty nails that somebody meant to hang something on. The palm before it has kept two fronds. Each is sharp at its tip, which nearly touches the plaster, and soft towards the trunk, as shadows are when the sun is half a degree wide.',
  facets: ['dial', 'position', 'picture', 'quiet'],
  credits: [
    {
      title: 'Two normal maps, of flaking plaster and of rough cast',
      makers: ['Poimandres'],
      source: {
        registry: 'npm',
        package: '@pmndrs/assets',
        version: '1.7.0',
        within: 'normals/0006 and normals/0028',
      },
      licence: 'CC0-1.0',
      changes: 'lit by a low sun and coloured, by renders/25-08-16.py',
      files: ['wall.webp', 'band.webp'],
    },
    {
      title: 'Shadows of a palm',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock by renders/25-08-16.py' },
      licence: 'CC0-1.0',
      files: ['minute.webp', 'hour.webp', 'trunk.webp', 'other.webp'],
    },
    {
      title: 'Lézard',
      makers: ['Guillaume Boitel'],
      source: {
        registry: 'Debian',
        package: 'openclipart-svg',
        version: '0.18',
        within: 'animals/lizard_guillaume_boitel_.svg',
      },
      licence: 'public domain',
      changes: 'outline only, rounded, recoloured',
    },
    {
      title: 'Yeseva One',
      makers: ['The Yeseva One Project Authors'],
      source: { registry: 'npm', package: '@fontsource/yeseva-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Yeseva One Project Authors (lemonad@jovanny.ru), with Reserved Font Name "Yeseva".',
      changes: 'subset to 0–9, renamed: Yeseva One is a reserved name',
      files: ['tiles.woff2'],
    },
  ],
}
