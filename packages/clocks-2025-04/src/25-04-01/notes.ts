import type { ClockNotes } from '@found-time/clock-runtime'
import { FACES } from './faces'

export const notes: ClockNotes = {
  title: 'Opening Hours',
  reading:
    'The first two figures are the 24-hour hour in its own typeface, the last two the minutes, each in another; a swell crosses the line once a minute, a step a second.',
  about:
    'Twenty-four typefaces share the day like porters on a rota: each sets the hour for one hour only, on a poster in that hour’s own three colours, and the small print below gives its opening times. Those off duty take the minutes in turn, in an order drawn anew each hour. A face whose 2 could pass for a paw is stepped over while a 2 is due.',
  facets: ['figures', 'type', 'across-a-room'],
  transparent: true,
  credits: [
    ...FACES.map(([title, by, source, notice], face) => ({
      title,
      ...by,
      source,
      licence: title === 'Special Elite' ? 'Apache-2.0' : 'OFL-1.1',
      changes: 'figures only, renamed; two axes added, one for height and one for width, that keep the stems',
      notice,
      files: [`${String(face).padStart(2, '0')}.woff2`],
    })),
    {
      title: 'Fraunces',
      makers: ['Undercase Type'],
      source: { registry: 'npm', package: '@fontsource-variable/fraunces', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'one small weight, subset to the letters of the imprint, renamed',
      notice: 'Copyright 2020 The Fraunces Project Authors',
      files: ['imprint.woff2'],
    },
  ],
}
