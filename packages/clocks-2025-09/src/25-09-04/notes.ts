import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Inside Out',
  reading:
    'The number in the dark balloon, that of the part in hand, is the hour; the number between the two arrows is the minute, and the parts are as far apart.',
  about:
    'A regulator on a drawing office’s sheet comes apart through the hour and goes back together to strike. Its wheels have all their teeth, 80 on 10 and 75 on 10, so that the escape wheel turns sixty times for the centre’s once; count them if you have the minutes. No screws are left over.',
  facets: ['figures', 'science', 'quiet'],
  credits: [
    {
      title: 'Routed Gothic',
      makers: ['Darren Embry'],
      source: {
        registry: 'Debian',
        package: 'fonts-routed-gothic',
        version: '1.0.0+git20210723.e22ee83+dfsg-2',
      },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2017, Darren Embry (http://webonastick.com/), with Reserved Font Name Routed Gothic.',
      changes: "subset to space ' , - . 0–9 : A–Z, renamed: Routed Gothic is a reserved name",
      files: ['lettering.woff2'],
    },
  ],
}
