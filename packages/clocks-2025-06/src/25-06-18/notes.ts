import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: "Monks' Numbers",
  reading:
    'Each corner of the golden sign is a figure, and in the key beside it the same figure is golden: above add up the minutes, below the hours (0 to 23 unless you chose twelve). A bare corner is nought.',
  about:
    'With the ciphers of the Cistercian monks any number up to 9,999 is a single sign, one corner to each figure round an upright stave; eight minutes past ten is simply 1008. It is laid in leaf on black, as in the Black Hours of Bruges, and at its four corners stands what one must know to read it. The sixty points round the page are gilded with the seconds.',
  facets: ['figures', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Ciphers of the Cistercian monks, thirteenth century',
      makers: [],
      attribution: 'after D. A. King, The Ciphers of the Monks (2001), and Unicode proposal L2/20-290',
      source: { words: 'the signs alone; drawn anew' },
      licence: 'public domain',
    },
    {
      title: 'Gold leaf',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray: renders/25-06-18.pov' },
      licence: 'CC0-1.0',
      files: ['leaf.webp'],
    },
    {
      title: 'Grenze Gotisch Medium',
      makers: ['Omnibus-Type', 'The Grenze Gotisch Project Authors'],
      source: { registry: 'npm', package: '@fontsource/grenze-gotisch', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
      changes: 'subset to H, M and a–z',
      files: ['words.woff2'],
    },
  ],
}
