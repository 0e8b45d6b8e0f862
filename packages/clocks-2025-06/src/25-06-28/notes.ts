import type { ClockNotes, Credit, Source } from '@found-time/clock-runtime'

const GCOMPRIS: Source = {
  registry: 'Debian',
  package: 'gcompris-qt-data',
  version: '3.1-2',
  within: 'from Wikimedia Commons',
}
const CHANGES = 'cropped, black and white, on a sheet of twelve'

const animal = (
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  licence: string,
  roll: 0 | 1,
): Credit => ({
  title,
  ...by,
  source: GCOMPRIS,
  licence,
  changes: CHANGES,
  files: [`roll${roll}.webp`],
})

const credits: Credit[] = [
  {
    title: 'Chelsea, a cat',
    makers: ['Stéfan van der Walt'],
    source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3-8', within: 'chelsea.png' },
    licence: 'CC0-1.0',
    changes: CHANGES,
    files: ['roll0.webp'],
  },
  animal('Owl', { makers: ['Lepale'] }, 'CC0-1.0', 0),
  animal('Hedgehog', { makers: ['George Chernilevsky'] }, 'public domain', 0),
  animal('Jaguar sisters', { makers: ['Frieda Bredesen'] }, 'CC0-1.0', 0),
  animal('Red panda', { makers: ['Mathias Appel'] }, 'CC0-1.0', 0),
  animal('Chickens', { makers: ['Tranquilles'] }, 'public domain', 0),
  animal('Cow', { makers: ['Dohduhdah'] }, 'public domain', 0),
  animal('Aylesbury duck', { makers: ['Bernard Spragg'] }, 'CC0-1.0', 0),
  animal('German shepherd', { makers: ['Hans Kemperman'] }, 'public domain', 0),
  animal('Bee, Pollinationn', { makers: ['aussiegall'] }, 'CC-BY-2.0', 0),
  animal('Kingfisher', { makers: ['Frank-2.0'] }, 'CC0-1.0', 0),
  animal('Sheep', { makers: ['Rob Mitchell'] }, 'CC0-1.0', 0),
  animal('Giraffe', { makers: ['Sergio Cambelo'] }, 'public domain', 1),
  animal('Koala', { makers: ['BurningWell'] }, 'public domain', 1),
  animal('Chamaeleo chamaeleon', { makers: ['Benny Trapp'] }, 'CC-BY-3.0', 1),
  animal('Hylobates lar', { makers: ['JJ Harrison'] }, 'CC-BY-3.0', 1),
  animal('Scarlet macaw', { makers: ['Dcoetzee'] }, 'CC0-1.0', 1),
  animal('Nokota horses', { makers: ['Seth Zeigler'] }, 'CC0-1.0', 1),
  animal('American bison', { makers: ['Kurt Kaiser'] }, 'CC0-1.0', 1),
  animal('Moose', { makers: ['Ryan Hagerty'] }, 'public domain', 1),
  animal('Lemur', { makers: ['Mathias Appel'] }, 'CC0-1.0', 1),
  animal('Sally Lightfoot crab', { makers: ['Nosferattus'] }, 'CC0-1.0', 1),
  animal('Giant panda', { makers: ['Jeff Kubina'] }, 'public domain', 1),
  animal('A posing kitten', { makers: ['GalgenTX'] }, 'CC-BY-2.0', 1),
  {
    title: 'Film grain',
    makers: ['Lost Property Lab'],
    source: { words: 'made for this clock' },
    licence: 'CC0-1.0',
    changes: 'none',
    files: ['grain.webp'],
  },
  {
    title: 'Routed Gothic',
    makers: ['Darren Embry'],
    source: { registry: 'Debian', package: 'fonts-routed-gothic', version: '1.0.0+git20210723' },
    licence: 'OFL-1.1',
    notice: 'Copyright (c) 2017 Darren Embry, with Reserved Font Name Routed Gothic',
    changes: 'subset to figures, renamed',
    files: ['edge.woff2'],
  },
]

export const notes: ClockNotes = {
  title: 'Twenty-Four',
  reading:
    'The loupe lies on the picture of this hour: its white number on the film is the hour, the number in red pencil the minute.',
  about:
    'Twenty-four animals have been given the hours that suit them: the owl is up at midnight, the hens have five o’clock and the cow is due at six. Under the loupe the picture shifts a little every second, as if there were sixty of it, and is leafed back at the end. The red pencil takes the whole minute for its ring.',
  facets: ['figures', 'picture', 'dark', 'across-a-room'],
  credits,
}
