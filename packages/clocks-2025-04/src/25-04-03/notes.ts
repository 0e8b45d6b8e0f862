import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Exact Change',
  reading:
    'Add up the coins: gold ones are the hours (0 to 23 unless you chose twelve; no gold is hour 0), silver and copper ones the minutes. With no coin at all it is midnight.',
  about:
    'Ten and eight is a time and might as well be a price, so here the hour is owed and must be paid, always in the fewest coins that will do it; the fewer they are, the larger they lie there. The drawer opens by a sixtieth each second, and on the minute takes all of them. On a twenty-four-hour clock midnight costs nothing.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Besley ExtraBold',
      makers: ['Owen Earl', 'The Besley Project Authors'],
      source: { registry: 'npm', package: '@fontsource/besley', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type/Besley)',
      changes: 'subset to capitals and figures',
      files: ['besley.woff2'],
    },
  ],
}
