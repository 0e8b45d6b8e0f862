import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { publicRows } from './public-rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'public-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(text: string): string {
  const file = path.join(folder, 'rows.json')
  writeFileSync(file, text)
  return file
}

it('are this repository’s unless told, and placeholders in a testing build', () => {
  expect(publicRows('production', '')).toContainEqual({
    path: '25-04-01',
    date: '25-04-01',
    title: 'Opening Hours',
  })
  expect(publicRows('testing', '')).toHaveLength(224)
})

it('may be anybody’s', () => {
  const rows = [{ path: '25-12-01', date: '25-12-01', title: 'First Snow' }]
  expect(publicRows('production', written(JSON.stringify(rows)))).toEqual(rows)
})

it.each([
  ['[]', /SITE_CATALOGUE: .*rows\.json cannot be used/],
  ['no list', /SITE_CATALOGUE: .*rows\.json cannot be used: Unexpected token/],
])('%s is refused', (text, why) => {
  expect(() => publicRows('production', written(text))).toThrow(why)
})

it('a file that is not there is named', () => {
  expect(() => publicRows('production', path.join(folder, 'other.json'))).toThrow(
    /SITE_CATALOGUE: .*other\.json cannot be used/,
  )
})
