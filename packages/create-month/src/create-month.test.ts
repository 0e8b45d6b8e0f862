import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NODE_RANGE } from '@found-time/studio/new-month/node-version'
import { afterEach, beforeEach, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const program = path.join(import.meta.dirname, 'create-month.ts')
const SAID = ['--name', 'winter', '--title', 'Winter Clocks', '--licence', 'MIT']

let place = ''
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'create-month-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const run = (words: readonly string[], ...flags: string[]) =>
  spawnSync(process.execPath, [...flags, program, ...words], { cwd: place, encoding: 'utf8' })

it('says with --help how it is called, and makes nothing', () => {
  const { stdout, stderr, status } = run(['winter', '--help'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('`npm create @found-time/month@latest winter`: a folder for clocks of your own')
  expect(stdout).toContain(
    '  npm create @found-time/month@latest winter -- --name winter --title "Winter Clocks" --licence MIT\n',
  )
  expect(readdirSync(place)).toEqual([])
})

it('asks for a folder by its own name', () => {
  const { stderr, status } = run(SAID)
  expect([status, stderr]).toEqual([1, 'Name one folder: npm create @found-time/month@latest winter\n'])
})

it('says what may have become of a title where there is more than one folder', () => {
  const { stderr, status } = run(['winter', '--title', 'Winter', 'Clocks'])
  expect([status, stderr]).toEqual([
    1,
    'It takes one folder, and reads "winter" and "Clocks": a shell takes apart what has spaces and no quotes, and npm keeps options that no -- stands before. Write npm create @found-time/month@latest winter -- --title "Winter Clocks"\n',
  ])
  expect(readdirSync(place)).toEqual([])
})

it('leaves out the -- that pnpm hands on', () => {
  const { stdout, stderr } = run(['winter', '--', ...SAID])
  expect(stderr).toBe('')
  expect(stdout).toContain('winter is ready:\n\n  cd winter\n')
  expect(existsSync(path.join(place, 'winter/package.json'))).toBe(true)
})

it.each(['winter #1', 'winter?', '50% winter'])('refuses the folder %s, and makes nothing', (folder) => {
  const { stderr, status } = run([folder, ...SAID])
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^\S.*winter.* has a [#?%] in its path, which addresses read otherwise: clocks need a folder without #, \? and %\. Nothing was changed\.\n$/,
  )
  expect(readdirSync(place)).toEqual([])
})

it('tells at once that Node is too old, as its manifest has it', () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.19.0' })"
  const { stderr, status } = run(['winter', ...SAID], '--import', old)
  expect([status, stderr]).toEqual([1, 'create-month needs Node 22.12 or newer. This is Node 20.19.0.\n'])
  expect(readdirSync(place)).toEqual([])
  expect(manifest.engines.node).toBe(NODE_RANGE)
})

it('is described in its README with what it takes', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
  for (const word of ['--name', '--title', '--licence', '--help', 'Node 22.12'])
    expect(readme).toContain(word)
})
