import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Comet',
  reading:
    'The sun is in the middle and twelve is at the top. The broad short tail points to the hour, the large numbers; the long needle of a tail to the minute, the small numbers: each black or white piece of the frame is one.',
  about:
    'Forty-two periodic comets on their true orbits, seen from under the ecliptic so that they go round as clock hands do. A tail points away from the sun, wherever its comet is going: Giacobini–Zinner, mother of the Draconids, has the hour, and Encke, whose year is the shortest on the chart, the minute. The dashed orbits are of comets that were expected and did not come.',
  facets: ['dial', 'data', 'science', 'dark'],
  credits: [
    {
      title: 'Orbital elements of forty-two periodic comets',
      makers: ['Jet Propulsion Laboratory', 'Minor Planet Center'],
      attribution: 'Jet Propulsion Laboratory, Solar System Dynamics; Minor Planet Center for 109P',
      source: { words: 'ELEMENTS.COMET of ssd.jpl.nasa.gov, as kept in github.com/Magetsu/planetes_java' },
      licence: 'public domain',
      changes: 'numbers, as facts, rounded',
    },
    {
      title: 'Libre Caslon Display',
      makers: ['The Libre Caslon Display Authors'],
      source: { registry: 'npm', package: '@fontsource/libre-caslon-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Libre Caslon Display Authors (https://github.com/impallari/Libre-Caslon-Display)',
      changes: 'subset to space - . / 0–9 A–Z a–z á í – ’',
      files: ['names.woff2'],
    },
  ],
}
