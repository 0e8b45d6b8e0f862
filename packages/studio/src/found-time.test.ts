import { spawnSync } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { commands } from './commands.ts'
import { NODE_RANGE } from './new-month/node-version.ts'

const program = path.join(import.meta.dirname, 'found-time.ts')
const run = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' })

describe('found-time', () => {
  it('names all its commands, unasked and with --help', () => {
    const { stdout, status } = run()
    expect(status).toBe(0)
    for (const [name, { does }] of Object.entries(commands))
      expect(stdout).toMatch(new RegExp(`  ${name} +${does}`))
    expect(run('--help').stdout).toBe(stdout)
  })

  it('says its version', () => expect(run('--version').stdout.trim()).toBe(manifest.version))

  it('needs the Node that its manifest says', () => expect(manifest.engines.node).toBe(NODE_RANGE))

  it('leaves out the -- that what runs scripts hands on', () =>
    expect(run('--', '--version').stdout.trim()).toBe(manifest.version))

  it('refuses in one sentence a folder that clocks cannot be served from', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'found-time-')), '50% winter')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'package.json'), '{ "foundTime": { "title": "Winter Clocks" } }')
    const { stderr, status } = spawnSync(process.execPath, [program, 'check'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([
      1,
      `${realpathSync(folder)} has a % in its path, which addresses read otherwise: clocks need a folder without #, ? and %.\n`,
    ])
    expect(readdirSync(folder)).toEqual(['package.json'])
    rmSync(path.dirname(folder), { recursive: true })
  })

  it('refuses a command that it does not have, and names those it has', () => {
    const { stderr, status } = run('paint')
    expect(status).toBe(1)
    expect(stderr).toContain('There is no command paint. There are: new-month, new-clock,')
  })

  it.each(Object.keys(commands))('%s --help says what it does, and does nothing else', (name) => {
    const { stdout, stderr, status } = run(name, '--help')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout.length).toBeGreaterThan(60)
  })

  it('is described in the README with all its commands', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
    for (const name of Object.keys(commands)) expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
  })
})

it.each(['docs/a-collection-of-your-own.md', 'packages/studio/README.md'])(
  '%s names no command that is not there',
  (page) => {
    const text = readFileSync(path.join(import.meta.dirname, '../../..', page), 'utf8')
    const named = [...text.matchAll(/npx found-time ([a-z-]+)/g)].map(([, name = '']) => name)
    expect(named).toContain('check')
    expect(named.filter((name) => !Object.hasOwn(commands, name))).toEqual([])
  },
)

it('the guide raises the version before it publishes', () => {
  const guide = readFileSync(
    path.join(import.meta.dirname, '../../../docs/a-collection-of-your-own.md'),
    'utf8',
  )
  expect(guide).toMatch(/^npm version minor[\s\S]*^npm publish$/m)
})

/** The packages of others that a source imports when it runs. */
function packagesOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  )
  return [...imported, ...exported]
    .filter((name) => !/^(?:\.|node:|virtual:)/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0])
}

it('what the program stands on is installed with it', () => {
  const { exclude } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../tsconfig.build.json'), 'utf8'),
  )
  const files = globSync('src/**/*.{ts,tsx,mjs}', { cwd: path.join(import.meta.dirname, '..'), exclude })
  const wanted = new Set(files.flatMap((file) => packagesOf(path.join(import.meta.dirname, '..', file))))
  const given = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  expect([...wanted].filter((name) => !given.includes(name))).toEqual([])
  // What is found by its name alone: licences' texts and the compiler.
  const byName = ['spdx-license-list', 'typescript']
  expect(given.filter((name) => !wanted.has(name) && !byName.includes(name))).toEqual([])
})
