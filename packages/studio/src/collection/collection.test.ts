import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clockPackages, findCollection } from './collection.ts'
import { commandLine } from './command-line.ts'
import { publishing } from './publishing.ts'

let place = ''
const put = (file: string, content: unknown = {}) => {
  const target = path.join(place, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
}
beforeEach(() => {
  place = realpathSync(mkdtempSync(path.join(tmpdir(), 'collection-')))
})
afterEach(() => rmSync(place, { recursive: true }))

describe('a collection', () => {
  it('is found from anywhere inside, past packages that are none', () => {
    put('package.json', { foundTime: { title: 'Winter Clocks' } })
    put('packages/clocks-2025-12/package.json', {})
    expect(findCollection(path.join(place, 'packages/clocks-2025-12/src'))).toEqual({
      root: place,
      title: 'Winter Clocks',
    })
  })

  it('may have a site', () => {
    put('package.json', { foundTime: { title: 'Winter Clocks', site: 'site/build' } })
    expect(findCollection(place).site).toBe(path.join(place, 'site/build'))
  })

  it('where there is none, is told with how to begin one', () => {
    expect(() => findCollection(place)).toThrow('`npm create @found-time/month` begins one.')
  })

  it.each(['winter #1', 'winter?', '50% winter'])(
    'is refused in the folder %s, which nothing can be served from',
    (folder) => {
      put(`${folder}/package.json`, { foundTime: { title: 'Winter Clocks' } })
      expect(() => findCollection(path.join(place, folder))).toThrow(
        'which addresses read otherwise: clocks need a folder without #, ? and %.',
      )
    },
  )

  it('without a title is told where it belongs', () => {
    put('package.json', { foundTime: {} })
    expect(() => findCollection(place)).toThrow(
      'gives the collection no title: "foundTime": { "title": "…" }',
    )
  })

  it('whose manifest is broken is told', () => {
    put('package.json', '{')
    expect(() => findCollection(place)).toThrow(`${place}/package.json is not JSON`)
  })
})

describe('clocks lie', () => {
  it('in a package for each month, in order, whatever else is there', () => {
    for (const name of ['clocks-2026-01', 'clocks-2025-12', 'catalogue']) put(`packages/${name}/package.json`)
    put('packages/clocks-2025-11/dist/index.js', '')
    expect(clockPackages({ root: place })).toEqual(
      ['2025-12', '2026-01'].map((month) => path.join(place, `packages/clocks-${month}`)),
    )
  })

  it('in the collection itself where it has no such packages', () => {
    put('src/index.ts', '')
    expect(clockPackages({ root: place })).toEqual([place])
  })
})

describe('clocks are public', () => {
  it('up to the day that the switch says', () => {
    put('packages/catalogue/published.json', { through: '25-06-30' })
    expect(['25-06-30', '25-07-01'].map(publishing({ root: place }))).toEqual([true, false])
  })

  it('all of them where there is no switch', () => {
    expect(publishing({ root: place })('99-01-01')).toBe(true)
  })

  it('and a switch without a date is told', () => {
    put('packages/catalogue/published.json', { through: 'June' })
    expect(() => publishing({ root: place })).toThrow('{ "through": "25-06-30" }')
  })
})

it('here, commands are called as scripts of this repository', () => {
  expect(commandLine('check', '25-04-01')).toBe('pnpm clock-check 25-04-01')
  expect(commandLine('build-nothing')).toBe('npx found-time build-nothing')
})
