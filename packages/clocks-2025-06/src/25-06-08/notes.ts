import type { ClockNotes, Credit, Source } from '@found-time/clock-runtime'

const GCOMPRIS: Source = {
  registry: 'Debian',
  package: 'gcompris-qt-data',
  version: '3.1',
  within: 'from Wikimedia Commons',
}

const photograph = (
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  file: string,
  licence = 'public domain',
): Credit => ({
  title: `${title} (photograph)`,
  ...by,
  source: GCOMPRIS,
  licence,
  changes: 'cropped, made smaller, cut into sixty squares; blurred where it is never seen',
  files: [`${file}.webp`],
})

const typeface = (file: string): Credit => ({
  title: 'Bricolage Grotesque',
  makers: ['Mathieu Triay'],
  source: { registry: 'npm', package: '@fontsource/bricolage-grotesque', version: '5.3.0' },
  licence: 'OFL-1.1',
  notice:
    'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
  changes: 'subset to letters and figures, renamed',
  files: [`${file}.woff2`],
})

const credits: Credit[] = [
  photograph('Brandenburg Gate', { makers: ['Evans1551'] }, 'gate'),
  photograph('Aylesbury duck', { makers: ['Bernard Spragg'] }, 'duck', 'CC0-1.0'),
  photograph('Lemurs', { makers: ['Mathias Appel'] }, 'lemurs', 'CC0-1.0'),
  photograph('Eiffel Tower', { makers: ['Tognopop'] }, 'tower'),
  photograph('Mount Rushmore', { makers: ['Eekim'] }, 'rushmore', 'CC0-1.0'),
  photograph('Hawa Mahal, Jaipur', { makers: ['Janwiki'] }, 'storeys'),
  photograph('Bee at a quince', { makers: ['aussiegall'] }, 'bee', 'CC-BY-2.0'),
  photograph('Liberty Enlightening the World', { makers: ['Ypsilonatshared'] }, 'liberty'),
  photograph('Great Pyramid of Giza', { makers: ['Gary Todd'] }, 'pyramid', 'CC0-1.0'),
  photograph('Kitten at play', { makers: ['Loliloli'] }, 'cat'),
  photograph('Sally Lightfoot crab', { makers: ['Nosferattus'] }, 'crab', 'CC0-1.0'),
  photograph('Pont du Gard', { makers: ['Mimova'] }, 'aqueduct'),
  typeface('shout'),
  typeface('plain'),
]

export const notes: ClockNotes = {
  title: 'Prove You Are Human',
  reading:
    'The number in the question is the hour, of the night, morning, afternoon or evening as the greeting says; the number of squares selected is the minute.',
  about:
    'The test cannot be passed, since the next square to tick is always a minute off. Its numbers are true all the same: the Brandenburg Gate has twelve columns on its two fronts, the Great Pyramid eight sides because its faces are hollowed, and the kitten nine lives on the usual authority. The box to tick says “I am not a clock”.',
  facets: ['figures', 'words', 'picture', 'interface', 'across-a-room'],
  credits,
}
