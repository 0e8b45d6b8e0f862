import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: "Marey's Timetable",
  reading:
    'The red thread hangs at the present moment: under the glass stand the hour and, in bold, the minute whose line the thread has last passed.',
  about:
    'Railwaymen draw their timetables so: hours across, stations down, and the steeper the line the faster the train. Each bead on the thread is a train that would be there now, pierced while it waits in a station. The stations stand at their true kilometres, the trains are made up, and the weight below the sheet beats seconds.',
  facets: ['position', 'data', 'quiet'],
  credits: [
    {
      title: 'Train graph of the line from Paris to Lyon, in La Méthode graphique',
      makers: ['Étienne-Jules Marey'],
      attribution: 'Étienne-Jules Marey, after Ibry, 1885',
      source: { words: 'the form of the plate alone; nothing of it is copied' },
      licence: 'public domain',
      changes: 'drawn anew; the stations stand at their kilometres, the trains and their times are our own',
    },
    {
      title: 'Libre Bodoni Italic',
      makers: ['The Libre Bodoni Project Authors'],
      source: { registry: 'npm', package: '@fontsource/libre-bodoni', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Libre Bodoni Project Authors (https://github.com/googlefonts/Libre-Bodoni/)',
      changes: 'subset to letters and figures, renamed',
      files: ['names.woff2'],
    },
    {
      title: 'GFS Didot',
      makers: ['Takis Katsoulidis', 'George D. Matthiopoulos'],
      attribution: 'Takis Katsoulidis and George D. Matthiopoulos, Greek Font Society',
      source: { registry: 'npm', package: '@fontsource/gfs-didot', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) Takis Katsoulidis and George D. Matthiopoulos (gfs@greekfontsociety.gr), 2001. All rights reserved.',
      changes: 'subset to the figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
