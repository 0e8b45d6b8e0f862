import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Pinball',
  reading:
    'The reels of the score are the time: the first two, blue, the hour, twelve or twenty-four as you keep it, the last two, red, the minute; the ball hits a bumper each second, and on the full minute all of them light.',
  about:
    'Pinball was against the law in New York from 1942 until 1976, when Roger Sharpe played a table before the city council and called his shot: it was skill, not chance. Here it is neither: every game is worked out beforehand, and the ball leaves each bumper at the angle at which it came. At midnight the machine tilts, for a minute.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Pinball flipper',
      makers: ['Lorc', 'Delapouite'],
      attribution: 'Lorc, Delapouite and contributors (game-icons.net)',
      source: { registry: 'npm', package: '@iconify-json/game-icons', version: '1.2.4' },
      licence: 'CC-BY-3.0',
      changes: 'the flipper without its ball, coloured, outlined, mirrored for the left one',
    },
    {
      title: 'Lilita One',
      makers: ['Juan Montoreano'],
      source: { registry: 'npm', package: '@fontsource/lilita-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Juan Montoreano (juan@remolacha.biz), with Reserved Font Names "Lilita One"',
      changes: 'subset to 0–9 I L T, renamed: Lilita One is a reserved name',
      files: ['reel.woff2'],
    },
  ],
}
