import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Spring Tide',
  reading:
    'In each basin one great number stands in the water: in the left one, or the upper, it is the hour, one to twelve; in the right one, or the lower, the minute.',
  about:
    'Lock-keepers do not look at the tide but at the wall. The water climbs past a painted number an hour in one basin and a number a minute in the other, and bends what it covers. What the gate says of the sea outside is true: the tide at Eastport, Maine, summed from its five strongest constituents.',
  facets: ['figures', 'science', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Harmonic constituents of the tide at Eastport, Maine (station 8410140)',
      makers: ['US National Oceanic and Atmospheric Administration'],
      source: { registry: 'npm', package: '@neaps/tide-database', version: '0.10.20260924' },
      licence: 'public domain',
      changes: 'its five largest constituents',
    },
    {
      title: 'Khand Bold',
      makers: ['Satya Rajpurohit', 'Indian Type Foundry'],
      source: { registry: 'npm', package: '@fontsource/khand', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2014 Indian Type Foundry (info@indiantypefoundry.com)',
      changes: 'subset; its figures as outlines, so that water can bend them',
      files: ['words.woff2'],
    },
  ],
}
