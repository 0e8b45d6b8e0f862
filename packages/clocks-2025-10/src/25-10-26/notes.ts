import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Fall Back',
  reading:
    'The dark figures on the upper run of the ribbon are the hour, 0 to 23, those on the lower run the minute; notches cut into its edges show how far either has gone.',
  about:
    'A ribbon of hours, folded back as the night is in which an hour comes twice: then that hour stands on it two times, side by side. On its back are the next three changes of the visitor’s own clocks, read from the time zone itself.',
  facets: ['figures', 'type', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Red Hat Display',
      makers: ['The Red Hat Project Authors'],
      source: { registry: 'npm', package: '@fontsource/red-hat-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2024 The Red Hat Project Authors (https://github.com/RedHatOfficial/RedHatFont)',
      changes: 'subset to space + , - . / 0–9 : A–Z a–z ’',
      files: ['ribbon.woff2'],
    },
  ],
}
