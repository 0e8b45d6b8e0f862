import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const GCOMPRIS = 'gcompris-qt-data 3.1-2 (Debian), from Wikimedia Commons'
const CHANGES = 'cropped, black and white, on a sheet of twelve'

const animal = (title: string, creator: string, licence: string, roll: 0 | 1): Credit => ({
  title,
  creator,
  source: GCOMPRIS,
  licence,
  changes: CHANGES,
  files: [`roll${roll}.webp`],
})

const credits: Credit[] = [
  {
    title: 'Chelsea, a cat',
    creator: 'Stéfan van der Walt',
    source: 'python3-skimage 0.19.3-8 (Debian), chelsea.png',
    licence: 'CC0-1.0',
    changes: CHANGES,
    files: ['roll0.webp'],
  },
  animal('Owl', 'Lepale', 'CC0-1.0', 0),
  animal('Hedgehog', 'George Chernilevsky', 'public domain', 0),
  animal('Jaguar sisters', 'Frieda Bredesen', 'CC0-1.0', 0),
  animal('Red panda', 'Mathias Appel', 'CC0-1.0', 0),
  animal('Chickens', 'Tranquilles', 'public domain', 0),
  animal('Cow', 'Dohduhdah', 'public domain', 0),
  animal('Aylesbury duck', 'Bernard Spragg', 'CC0-1.0', 0),
  animal('German shepherd', 'Hans Kemperman', 'public domain', 0),
  animal('Bee, Pollinationn', 'aussiegall', 'CC-BY-2.0', 0),
  animal('Kingfisher', 'Frank-2.0', 'CC0-1.0', 0),
  animal('Sheep', 'Rob Mitchell', 'CC0-1.0', 0),
  animal('Giraffe', 'Sergio Cambelo', 'public domain', 1),
  animal('Koala', 'BurningWell', 'public domain', 1),
  animal('Chamaeleo chamaeleon', 'Benny Trapp', 'CC-BY-3.0', 1),
  animal('Hylobates lar', 'JJ Harrison', 'CC-BY-3.0', 1),
  animal('Scarlet macaw', 'Dcoetzee', 'CC0-1.0', 1),
  animal('Nokota horses', 'Seth Zeigler', 'CC0-1.0', 1),
  animal('American bison', 'Kurt Kaiser', 'CC0-1.0', 1),
  animal('Moose', 'Ryan Hagerty', 'public domain', 1),
  animal('Lemur', 'Mathias Appel', 'CC0-1.0', 1),
  animal('Sally Lightfoot crab', 'Nosferattus', 'CC0-1.0', 1),
  animal('Giant panda', 'Jeff Kubina', 'public domain', 1),
  animal('A posing kitten', 'GalgenTX', 'CC-BY-2.0', 1),
  {
    title: 'Film grain',
    creator: 'Lost Property Lab',
    source: 'made for this clock',
    licence: 'CC0-1.0',
    changes: 'none',
    files: ['grain.webp'],
  },
  {
    title: 'Routed Gothic',
    creator: 'Darren Embry',
    source: 'fonts-routed-gothic 1.0.0+git20210723 (Debian)',
    licence: 'OFL-1.1',
    notice: 'Copyright (c) 2017 Darren Embry, with Reserved Font Name Routed Gothic',
    changes: 'subset to figures, renamed',
    files: ['edge.woff2'],
  },
]

export const notes: ClockNotes = {
  reading:
    'The loupe lies on the picture of this hour: its white number on the film is the hour, the number in red pencil the minute.',
  about:
    'Twenty-four animals have been given the hours that suit them: the owl is up at midnight, the hens have five o’clock and the cow is due at six. Under the loupe the picture shifts a little every second, as if there were sixty of it, and is leafed back at the end. The red pencil takes the whole minute for its ring.',
  facets: ['figures', 'picture', 'dark', 'across-a-room'],
  credits,
}
