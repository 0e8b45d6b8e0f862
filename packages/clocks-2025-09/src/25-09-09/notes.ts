import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Still Life',
  reading:
    'Burning candles are the hour, 1 to 12, in sixes. Grapes are the minute: the last bunch that hangs tells by its figure how many tens, and each loose grape on the ledge, the first five and then four more, is one more.',
  about:
    'A table laid as in Haarlem about 1635: pewter, wax, and grapes that somebody puts there one a minute, hanging up a bunch for every ten. A candle more burns each hour, and the light that the window gives goes with the day. The fly, without which no such picture is finished, walks the seconds.',
  facets: ['counting', 'picture', 'dark', 'quiet'],
  credits: [
    {
      title: 'IM Fell Double Pica',
      makers: ['Igino Marini'],
      source: { registry: 'npm', package: '@fontsource/im-fell-double-pica', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL Double Pica Roman',
      changes: 'figures painted on the rendered stone',
    },
    {
      title: 'Still life with grapes and candles',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with Blender 3.4 (renders/25-09-09*.py)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: [
        'wide-bare.webp',
        'wide-full.webp',
        'wide-bare-lit.webp',
        'wide-full-lit.webp',
        'tall-bare.webp',
        'tall-full.webp',
        'tall-bare-lit.webp',
        'tall-full-lit.webp',
        'flames.webp',
        'fly.webp',
      ],
    },
  ],
}
