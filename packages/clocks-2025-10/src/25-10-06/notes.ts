import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Ishihara',
  reading: 'The paler dots make four figures: the first two are the hour, the other two the minute.',
  about:
    'Shinobu Ishihara had his first plates painted by hand in 1917, for the army’s doctors. These are worked out: figure and ground differ by exactly what one kind of cone in the eye adds, another kind from hour to hour. Whoever lacks it is not shut out, for the figures are a little lighter as well. Everybody passes; nobody is excused.',
  facets: ['figures', 'science', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Antonio Bold',
      makers: ['The Antonio Project Authors'],
      source: { registry: 'npm', package: '@fontsource/antonio', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2013 The Antonio Project Authors (https://github.com/googlefonts/antonioFont)',
      changes:
        'the outlines of the figures alone, in straight pieces, as numbers; drawn out a little in height',
    },
  ],
}
