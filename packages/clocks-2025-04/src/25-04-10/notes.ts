import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Scatterplot',
  reading:
    'The red rules meet at the time, the hour on the scale above and the minute on the scale at the right; the penguins write both out, but halfway through each minute go back to where they were measured.',
  about:
    'In a scatterplot every dot is somebody. These 342 are penguins of the Palmer Archipelago, told apart by the length and depth of their bills, and each quarter of them writes one figure from the top of the plot down. They tremble a little every second, as if measured anew. Those the figure has no use for stand about faintly where they belong.',
  facets: ['figures', 'data', 'science'],
  credits: [
    {
      title: 'Palmer penguins',
      makers: ['Kristen Gorman', 'Allison Horst'],
      attribution: 'Kristen Gorman, Palmer Station Antarctica LTER; Allison Horst',
      source: { registry: 'npm', package: 'vega-datasets', version: '3.2.1' },
      licence: 'CC0-1.0',
      changes: 'length and depth of 342 bills, packed',
    },
    {
      title: 'Old Standard',
      makers: ['The Old Standard Project Authors'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset, renamed',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      files: ['text.woff2', 'italic.woff2'],
    },
  ],
}
