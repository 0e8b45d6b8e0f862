import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { opening } from '@found-time/studio/program/help'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

it('is the comment a file begins with', () => {
  expect(opening('/**\n * Counts clocks.\n * `--all` counts all.\n */\nimport x from "y"')).toBe(
    'Counts clocks.\n`--all` counts all.',
  )
  expect(opening('/** Counts clocks. */\n')).toBe('Counts clocks.')
  expect(opening('import x from "y"')).toBe('')
})

/** The file that each `pnpm …` of the root's manifest runs, where it is one of ours, and its first words. */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const commands = Object.entries<string>(scripts).flatMap(([name, script]): [string, string[]][] => {
  const [, words] = /(\S+\.ts(?: [\w-]+)*)$/.exec(script) ?? []
  return words === undefined ? [] : [[name, words.split(' ')]]
})

it.each(['CONTRIBUTING.md', 'docs/a-clock-in-twenty-minutes.md'])(
  '%s names no command that is not there',
  (page) => {
    const text = readFileSync(path.join(root, page), 'utf8')
    const code = [...text.matchAll(/```sh\n[\s\S]*?```|`[^`\n]+`/g)].join('\n')
    // Of a package's own scripts, and of what pnpm brings, nothing is said here.
    const named = [...code.matchAll(/pnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    expect(named).toContain('hand-in')
    expect(
      [...new Set(named)].filter((name) => !(name in scripts) && !['install', 'exec'].includes(name)),
    ).toEqual([])
  },
)

describe('every command', () => {
  it('is found', () => expect(commands.length).toBeGreaterThan(15))

  it.each(commands)('pnpm %s --help says what it does, and does nothing else', (name, words) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [...words, '--help'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`pnpm ${name === 'docs' ? 'run docs' : name}`)
  })
})
