import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Elastic',
  reading:
    'The orange rubber band is hooked on the hour, the orange knob; the green one on the minute, the green knob at the edge.',
  about:
    'Length and breadth of the pegboard are thirty steps together on any screen, so there are always sixty holes around its edge. The bands jump a moment early to be in place on the second, then swing and calm down as a string does that has been let go. The sun comes in by a window of six panes.',
  facets: ['dial', 'game', 'across-a-room'],
  credits: [
    {
      title: 'A room with a window, which the pins reflect (interior.exr)',
      makers: ['Greg Zaal'],
      attribution: 'Greg Zaal, HDRI Haven',
      source: {
        registry: 'Debian',
        package: 'blender-data',
        version: '3.4.1',
        within: 'datafiles/studiolights/world',
      },
      licence: 'CC0-1.0',
      changes: 'lights a board and pins of our own, and is reflected in them',
      files: ['board.webp', 'ivory.webp', 'dark.webp', 'orange.webp', 'lime.webp', 'brass.webp'],
    },
    {
      title: 'Barlow Semi Condensed Bold',
      makers: ['Jeremy Tribby'],
      source: { registry: 'npm', package: '@fontsource/barlow-semi-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to the figures, renamed',
      files: ['pin.woff2'],
    },
  ],
}
