import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Lighthouse',
  reading:
    'The number in Fl( ), one beam to each, is the hour, to twelve; the white rung, the highest under water, is the minute: the lowest is 0, every fifth numbered.',
  about:
    'Sailors tell lights apart by counting, and “Fl(10) 60s” is how a real chart would describe one that flashes ten times a minute. The tide comes in for an hour and goes out in about a second. As it rises, the chart’s letters for the bottom appear on the water: R. is rock, M. mud, S. sand, Sh. shells and Wd. weed.',
  facets: ['counting', 'position', 'picture'],
  credits: [
    {
      title: 'Characters of lights as written on charts (INT 1, section P)',
      makers: ['International Hydrographic Organization', 'IALA'],
      attribution: 'International Hydrographic Organization; IALA',
      source: { words: 'a convention, written out' },
      licence: 'public domain',
    },
    {
      title: 'Old Standard',
      makers: ['Alexey Kryukov'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors',
      changes: 'italic, subset to the letters of the chart, renamed',
      files: ['italic.woff2'],
    },
    {
      title: 'Saira Stencil One',
      makers: ['Omnibus-Type'],
      source: { registry: 'npm', package: '@fontsource/saira-stencil-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Saira Stencil Project Authors',
      changes: 'subset to figures, renamed',
      files: ['stencil.woff2'],
    },
  ],
}
