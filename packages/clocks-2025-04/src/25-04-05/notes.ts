import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const face = (
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  [name, version]: readonly [name: string, version: string],
  notice: string,
  file: string,
  kept: string,
): Credit => ({
  title,
  ...by,
  source: { registry: 'npm', package: `@fontsource/${name}`, version },
  licence: 'OFL-1.1',
  changes: `subset to ${kept}, renamed, em set to the height of a row`,
  notice,
  files: [file],
})

export const notes: ClockNotes = {
  title: 'Snellen',
  reading:
    'Read the chart from the top: the hour, the minute, the second, its hundredths, then the same in letters; beside it the blackest line is the hour, and the gaps in the rings point to the minute and the second.',
  about:
    'Snellen published his chart in 1862, and the rows here have the sizes of its American descendant: the top figures are ten times as high as the bottom letters, which name the day of the week. The hand that holds the lens is never quite still. Each minute it goes once along the written seconds, and it waits over whichever figure is about to turn.',
  facets: ['figures', 'type', 'science', 'across-a-room'],
  credits: [
    face(
      'Krona One',
      { makers: ['Sorkin Type Co'] },
      ['krona-one', '5.3.0'],
      'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com) with Reserved Font Name "Krona".',
      'row-1.woff2',
      'figures',
    ),
    face(
      'Unbounded',
      { makers: ['The Unbounded Project Authors'] },
      ['unbounded', '5.3.0'],
      'Copyright 2022 The Unbounded Project Authors (https://github.com/googlefonts/unbounded)',
      'row-2.woff2',
      'figures',
    ),
    face(
      'Sora',
      { makers: ['The Sora Project Authors'] },
      ['sora', '5.3.0'],
      'Copyright 2019 The Sora Project Authors (https://github.com/sora-xor/sora-font)',
      'row-3.woff2',
      'figures',
    ),
    face(
      'Host Grotesk',
      { makers: ['The Host Grotesk Project Authors'] },
      ['host-grotesk', '5.3.0'],
      'Copyright 2023 The Host Grotesk Project Authors (https://github.com/Element-Type/HostGrotesk)',
      'row-4.woff2',
      'figures',
    ),
    face(
      'Work Sans',
      { makers: ['The Work Sans Project Authors'] },
      ['work-sans', '5.3.0'],
      'Copyright 2019 The Work Sans Project Authors (https://github.com/weiweihuanghuang/Work-Sans)',
      'row-5.woff2',
      'capitals',
    ),
    face(
      'Public Sans',
      { makers: ['The Public Sans Project Authors'] },
      ['public-sans', '5.3.0'],
      'Copyright 2015 The Public Sans Project Authors (https://github.com/uswds/public-sans)',
      'row-6.woff2',
      'capitals',
    ),
    face(
      'Overpass',
      { makers: ['The Overpass Project Authors'] },
      ['overpass', '5.3.0'],
      'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      'row-7.woff2',
      'capitals',
    ),
    face(
      'Atkinson Hyperlegible',
      { makers: ['Braille Institute of America'] },
      ['atkinson-hyperlegible', '5.3.0'],
      'Copyright 2020 Braille Institute of America, Inc.',
      'row-8.woff2',
      'capitals',
    ),
    face(
      'B612',
      { makers: ['The B612 Project Authors'] },
      ['b612', '5.3.0'],
      'Copyright 2012 The B612 Project Authors (https://github.com/polarsys/b612)',
      'small.woff2',
      'figures and a few signs',
    ),
  ],
}
