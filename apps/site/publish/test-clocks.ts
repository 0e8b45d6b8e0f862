/** Clocks for tests: two of April, as the build knows them. */
import path from 'node:path'
import type { ClockMetadata } from './clock-metadata.ts'

const APRIL = path.resolve(import.meta.dirname, '../../../packages/clocks-2025-04/dist')

const clock = (date: string, title: string, more: Partial<ClockMetadata> = {}): ClockMetadata => ({
  path: date,
  date,
  title,
  clockNumber: Number(date.slice(6)),
  reading: `Look at ${title}.`,
  credits: [],
  url: `https://found-time.example/${date}`,
  poster: `https://found-time.example/posters/${date}.jpg`,
  posterFile: `${date}.jpg`,
  moduleFile: path.join(APRIL, date, 'clock.js'),
  monthFile: path.join(APRIL, 'index.js'),
  packageName: '@found-time/clocks-2025-04',
  published: new Date(`20${date}T00:00:00Z`),
  ...more,
})

export const ORANGE = clock('25-04-13', 'Orange', {
  facets: ['counting', 'picture'],
  credits: [
    {
      title: 'An orange',
      makers: ['A. Painter'],
      source: { registry: 'npm', package: 'oranges', version: '1.0.0' },
      licence: 'CC0-1.0',
    },
    {
      title: 'A knife',
      makers: ['A. Painter'],
      source: { registry: 'npm', package: 'knives', version: '2.1.0' },
      licence: 'MIT',
      notice: '© A. Painter',
    },
  ],
})
export const BOARD = clock('25-04-14', 'Fish & <Chips>')
