import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Aperture',
  reading:
    'The red dot points inwards to the hour and outwards to the minute, as on a lens set by hand; infinity is the full hour.',
  about:
    'Each hour closes the iris by a fraction of a stop, so the view narrows until of the giraffe little more than the eye is left. The nine blades move as real ones do, each about a pin of its own, breathing in on one second and out on the next; on the full minute they spring wide open for a look.',
  facets: ['figures', 'position', 'picture'],
  credits: [
    {
      title: 'Giraffe, a photograph',
      makers: ['Sergio Cambelo'],
      source: {
        registry: 'Debian',
        package: 'gcompris-qt-data',
        version: '3.1-2',
        within: 'activity erase; Wikimedia Commons, Giraffe.JPG',
      },
      licence: 'public domain',
      changes: 'cut out about its eye',
      files: ['giraffe.webp'],
    },
    {
      title: 'The grain of leather',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock by renders/25-07-20.py' },
      licence: 'CC0-1.0',
      files: ['leather.webp'],
    },
    {
      title: 'Routed Gothic',
      makers: ['Darren Embry'],
      source: { registry: 'Debian', package: 'fonts-routed-gothic', version: '1.0.0+git20210723' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2017, Darren Embry (http://webonastick.com/), with Reserved Font Name Routed Gothic.',
      changes: 'subset to what is engraved, renamed: Routed Gothic is a reserved name',
      files: ['lettering.woff2'],
    },
    {
      title: 'Routed Gothic Narrow',
      makers: ['Darren Embry'],
      source: { registry: 'Debian', package: 'fonts-routed-gothic', version: '1.0.0+git20210723' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2017, Darren Embry (http://webonastick.com/), with Reserved Font Name Routed Gothic.',
      changes: 'subset to the figures, renamed: Routed Gothic is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
