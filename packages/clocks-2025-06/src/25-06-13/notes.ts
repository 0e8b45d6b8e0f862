import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Isobars',
  reading:
    'The last two figures under the red L are the hour, the last two under the blue H are the minute; all the winds blow at the minute’s speed, and each second one more tooth of the front fills.',
  about:
    'No day has had this weather, but the chart keeps the law. Its isobars stand every four hectopascals and fit both centres, and every wind has the low on its left, as Buys Ballot found, at weather stations and at the posts of the old ocean weather ships. It freshens by a knot a minute and falls calm on the hour.',
  facets: ['figures', 'data', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Coasts of the Atlantic and of Europe, 1:50 million',
      makers: ['Natural Earth'],
      source: { registry: 'npm', package: 'world-atlas', version: '2.0.2', within: 'land-50m.json' },
      licence: 'ISC',
      notice: 'Copyright 2013-2019 Michael Bostock',
      changes: 'projected, cut off, thinned',
    },
    {
      title: 'Station model: sky cover and wind arrows',
      makers: ['World Meteorological Organization'],
      attribution: 'World Meteorological Organization, Manual on the GDPFS, WMO-No. 485',
      source: { words: 'the signs alone; nothing is copied' },
      licence: 'public domain',
    },
    {
      title: 'Overpass',
      makers: ['The Overpass Project Authors', 'Red Hat'],
      source: { registry: 'npm', package: '@fontsource/overpass', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to figures, H and L',
      files: ['light.woff2', 'heavy.woff2'],
    },
  ],
}
