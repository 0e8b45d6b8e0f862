import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'One golden sign is the whole time: its two lower arms are the hour, written out in the red, and its two upper arms are the minute, written out in the blue.',
  about:
    'With the monks’ cipher any number up to 9,999 is a single sign, one quarter to each figure round an upright stave. Eight minutes past ten is simply 1008. The sign stands in bare white gesso at the full minute and is covered with gold leaf from the foot up, a strip a second.',
  facets: ['figures', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Ciphers of the Cistercian monks, thirteenth century',
      creator: 'after D. A. King, The Ciphers of the Monks (2001), and Unicode proposal L2/20-290',
      source: 'the signs alone; drawn anew',
      licence: 'public domain',
    },
    {
      title: 'Paper (mamurk_c_3)',
      creator: 'MrMamurk, 2011',
      source: 'mypaint-data-extras 2.0.1 (Debian)',
      licence: 'CC0-1.0',
      changes: 'its grain laid over a cockled skin, stained as vellum',
      files: ['vellum.webp'],
    },
    {
      title: 'Normal maps 0002 and 0014',
      creator: 'Poimandres',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'lit from the upper left: as gold leaf, and as the cockles of the vellum',
      files: ['gold.webp', 'vellum.webp'],
    },
    {
      title: 'Jessen Mittel 14, after a German type of the fifteenth century',
      creator: 'Alexis Faudot and Rafael Ribas, ANRT',
      source: 'fonts-gotico-antiqua 0+git20190704 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 Jérôme Knebusch <jerome.knebusch@anrt-nancy.fr>',
      changes: 'subset to the figures and two words',
      files: ['figures.woff2'],
    },
    {
      title: 'Zainer Initials, after the woodcut initials of Günther Zainer, Augsburg, about 1475',
      creator: 'Alexis Faudot and Rafael Ribas, ANRT',
      source: 'fonts-gotico-antiqua 0+git20190704 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 Jérôme Knebusch <jerome.knebusch@anrt-nancy.fr>',
      changes: 'subset to two letters',
      files: ['initials.woff2'],
    },
  ],
}
