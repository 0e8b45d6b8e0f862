import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Crosswalk',
  reading:
    'The man walks on the stripe that is painted with the hour; the number of lights with the red hand is the minutes.',
  about:
    'A pedestrian light that counts is a clock already, only it never says what the hour is. So the little man has left his lamp to walk on the paint, one step a second without getting anywhere, and the hand holds up everybody else. In the first minute of the hour it is green, and the lamp has a man of its own.',
  facets: ['figures', 'interface', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'Gravel04, a photograph',
      makers: ['CC0 Textures (ambientCG)'],
      source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3' },
      licence: 'CC0-1.0',
      changes: 'laid into perspective as wet asphalt, and once more as the paint upon it',
      files: ['asphalt.webp', 'paint.webp'],
    },
    {
      title: 'Hand and Person Walking, of Font Awesome Free',
      makers: ['Fonticons, Inc.'],
      source: { registry: 'npm', package: '@iconify-json/fa7-solid', version: '1.2.5' },
      licence: 'CC-BY-4.0',
      changes: 'the hand made of lights; the man taken to pieces and given joints, so that he walks',
    },
    {
      title: 'Overpass Black',
      makers: ['Delve Withrington', 'Dave Bailey', 'Thomas Jockin'],
      attribution: 'Delve Withrington, Dave Bailey and Thomas Jockin, after Highway Gothic',
      source: { registry: 'npm', package: '@fontsource/overpass', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to the figures, renamed',
      files: ['road.woff2'],
    },
  ],
}
