import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'I Will Not Be Late',
  reading:
    'Read what is written: “I will not be 8 minutes late for ten o’clock” means eight minutes past ten. The yellow figure is the minute, the yellow word the hour, which counts to twelve; the copy below fills up with the seconds.',
  about:
    'Lines, as a punishment that keeps up with the offence: each minute a palm wipes the figure away and writes one more, and below it the sentence is copied out once, letter by letter, in sixty seconds. The hand is a typeface for pen plotters, which has strokes and no outlines, pressed on the way down and spared on the way up. What the felt left of other days is still on the slate.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'EMS Allure, after Allura',
      makers: ['Sheldon B. Michaels', 'Windell H. Oskay', 'Rob Leuschke'],
      attribution: 'Sheldon B. Michaels, Windell H. Oskay; Rob Leuschke, TypeSETit',
      source: {
        registry: 'npm',
        package: 'hersheytext',
        version: '2.0.0',
        within: 'svg_fonts/EMSAllure.svg',
      },
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Allura Project Authors (https://github.com/googlefonts/allura)',
      changes: 'the strokes of the sentence, its hours and the figures; four letters drawn or joined anew',
    },
    {
      title: 'Slate, chalk on its tooth, and a window’s light',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock by renders/25-04-11.py' },
      licence: 'CC0-1.0',
      files: ['board.webp', 'chalk.webp', 'shade.webp'],
    },
  ],
}
