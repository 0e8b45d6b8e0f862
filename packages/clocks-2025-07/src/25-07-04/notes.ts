import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Kaleidoscope',
  reading:
    'It is laid out as a twelve-hour clock face: the yellow wedge points to the hour, and the red panes round the rim have come as far as the minute, five panes from one figure to the next.',
  about:
    'All this glass is one painting, Van Gogh’s Café Terrace at Night: the yellow wedge is cut from the lit terrace, the eleven blue ones from the night around it, and the brush strokes make the streaks. “A painting of night without black”, he called it in a letter to his sister; here the lead has to supply that. What you see twenty-four times is one chamber of shards, turning behind mirrors.',
  facets: ['dial', 'picture', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Café Terrace at Night, 1888',
      makers: ['Vincent van Gogh'],
      source: {
        registry: 'Debian',
        package: 'gcompris-qt-data',
        version: '3.1-2',
        within: 'activity "details"',
      },
      licence: 'public domain',
      changes: 'cut into shards, stained, leaded (renders/25-07-04-glass.py)',
      files: ['night.webp', 'cafe.webp', 'ruby.webp', 'milk.webp'],
    },
    {
      title: 'Grenze Gotisch',
      makers: ['The Grenze Gotisch Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/grenze-gotisch', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
