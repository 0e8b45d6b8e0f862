import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Slide Rule',
  reading:
    'Read at the red hairline. On the upper scale the last red number is the hour, from 1 to 24, where 1½ is still one, and 24 is the hour after midnight; on the white slide the red number under the line is the minute. The pin on the runner’s foot counts the seconds.',
  about:
    'The rule multiplies by sixty: under the same hairline, on the lower scale, stands the minute of the day. Its scale is logarithmic, so the hours shrink as the day goes on, as they seem to: a minute at one in the morning is more than twenty times as long as one before midnight. And it cannot begin at midnight, since nought has no logarithm; that hour is the twenty-fourth.',
  facets: ['position', 'science', 'figures', 'quiet'],
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
      changes: 'subset to space 0–9 = A–Z a–z · ½ ×, renamed: Routed Gothic is a reserved name',
      files: ['engraved.woff2'],
    },
  ],
}
