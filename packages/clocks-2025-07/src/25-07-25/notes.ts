import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Bamboo',
  reading:
    'Count what is painted in black, from the ground upwards: a joint of the cane for each hour, twelve at noon and midnight, and a leaf for each minute, five to a spray, ten to a twig. Every third joint and every twig is numbered; the grey leaf is not done yet.',
  about:
    'Painters learn bamboo as strokes that cannot be corrected: a joint is one push of the brush upwards, a leaf one stroke that is pressed and drawn out, and for this one there is a whole minute. What is still to come stands in the mist, as painters say of ink with much water; where the brush ran dry the silk shows, which calligraphers call flying white.',
  facets: ['counting', 'picture', 'quiet'],
  credits: [
    {
      title: 'Zhi Mang Xing',
      makers: ['The ZhiMangXing Project Authors'],
      source: { registry: 'npm', package: '@fontsource/zhi-mang-xing', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2018 The ZhiMangXing Project Authors (https://github.com/googlefonts/zhimangxing)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
