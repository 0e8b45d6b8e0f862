/** The catalogue says what is public, the month packages what exists: they are held to each other here. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseCatalogue } from '@found-time/catalogue'
import { embeddedRows } from '@found-time/catalogue/embedded'
import { describe, expect, it } from 'vitest'
import { loadClock } from './load-clock.client'
import { months } from './months'

const published = parseCatalogue(embeddedRows).map(({ path }) => path)
const existing = (
  await Promise.all(Object.values(months).map(async (load) => Object.keys((await load?.())?.clocks ?? {})))
).flat()

describe('the embedded catalogue and the month packages', () => {
  it('are not empty', () => {
    expect(published.length).toBeGreaterThan(0)
    expect(existing.length).toBeGreaterThan(0)
  })

  it.each(published)('%s has a clock', async (path) => {
    const clock = await loadClock({ path, date: path })
    expect(clock.default).toBeTypeOf('function')
    expect(clock.notes.reading).not.toBe('')
  })

  it('the site knows every month package', () => {
    const packages = readdirSync(path.resolve(import.meta.dirname, '../../../../packages'))
      .map((name) => /^clocks-20(\d\d-\d\d)$/.exec(name)?.[1])
      .filter((month) => month !== undefined)
    expect(Object.keys(months).toSorted()).toEqual(packages.toSorted())
  })
})
