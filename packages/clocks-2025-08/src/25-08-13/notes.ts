import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const face = (
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  [name, version]: readonly [name: string, version: string],
  notice: string,
  file: string,
): Credit => ({
  title,
  ...by,
  source: { registry: 'npm', package: `@fontsource/${name}`, version },
  licence: 'OFL-1.1',
  notice,
  changes: 'subset to figures, renamed',
  files: [file],
})

export const notes: ClockNotes = {
  title: 'Tiny',
  reading:
    'Read the clock that stands whole in the middle, its broad hand for the hour, its long narrow one for the minute; the smaller clocks on it all show the same. As each minute ends the view dives into the next one.',
  about:
    'On the dial lies a smaller clock, on its dial a smaller one, down to a speck. In an hour you are sixty clocks deep. Each lies where no hand of the one above can touch it, and is set in another typeface.',
  facets: ['dial', 'type', 'busy'],
  credits: [
    face(
      'Gloock',
      { makers: ['Duarte Pinto'] },
      ['gloock', '5.3.0'],
      'Copyright 2022 The Gloock Project Authors (https://github.com/duartp/gloock)',
      'gloock.woff2',
    ),
    face(
      'Bungee',
      { makers: ['David Jonathan Ross'] },
      ['bungee', '5.3.0'],
      'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)',
      'bungee.woff2',
    ),
    face(
      'Shrikhand',
      { makers: ['Jonny Pinhorn'] },
      ['shrikhand', '5.3.0'],
      'Copyright (c) 2015 Jonny Pinhorn (jonpinhorn.typedesign@gmail.com)',
      'shrikhand.woff2',
    ),
    face(
      'Jacquard 24',
      { makers: ['Sarah Cadigan-Fried'] },
      ['jacquard-24', '5.3.0'],
      'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jacquard)',
      'jacquard-24.woff2',
    ),
    face(
      'Dela Gothic One',
      { makers: ['artakana'] },
      ['dela-gothic-one', '5.3.0'],
      'Copyright 2020 The Dela Gothic Project Authors (https://github.com/syakuzen/DelaGothic)',
      'dela-gothic-one.woff2',
    ),
    face(
      'Rubik Mono One',
      { makers: ['Hubert and Fischer'] },
      ['rubik-mono-one', '5.3.0'],
      'Copyright 2015 The Rubik Project Authors (mail@hubertfischer.com)',
      'rubik-mono-one.woff2',
    ),
  ],
}
