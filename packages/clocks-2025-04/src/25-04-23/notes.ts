import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Mayan Places',
  reading:
    'Three pages: red hours, black minutes, blue seconds. A dot is one, a bar five, a shell nothing; each dot in the upper box is twenty.',
  about:
    'The Maya counted by twenties and wrote nought centuries before Europe did. No number on a clock needs more than two of their places, so a page has only two boxes to paint in, and a wet brush takes off only the strokes that must go. The signs beside them are done anew every hour and say nothing, which has to be admitted.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Maya',
      makers: ['George Douros'],
      source: { registry: 'Debian', package: 'fonts-ancient-scripts', version: '2.60-1.1' },
      licence: 'Free for any use',
      changes: 'thirty-six signs, renumbered; set as ornaments, without meaning',
      notice:
        'Fonts are free for any use; they may be opened, edited, modified, regenerated, packaged and redistributed.',
      files: ['maya.woff2'],
    },
  ],
}
