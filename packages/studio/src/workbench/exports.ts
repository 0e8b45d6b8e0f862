/** Pictures, films and previews, made by the commands that make them in a terminal. */
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { root } from '../collection/collection.ts'
import { programFile } from '../program/program-file.ts'

export interface ExportPaths {
  /** The folder of the commands' files. */
  readonly commands: string
  /** Where what they make is put. */
  readonly output: string
}

export const EXPORT_PATHS: ExportPaths = {
  commands: path.dirname(programFile('screenshots/commands/still')),
  output: path.join(root, 'exports'),
}

/** What each makes, and which of a view's facts it takes. */
const KINDS = {
  still: { ending: '.png', takes: ['at', 'day', 'size', 'ratio', 'zone', 'hours', 'motion'] },
  filmstrip: { ending: '-filmstrip.png', takes: ['at'] },
  film: { ending: '.webm', takes: ['at', 'size'] },
  preview: { ending: '-preview', takes: [] },
} as const

const isKind = (kind: string | null): kind is keyof typeof KINDS => kind !== null && kind in KINDS

/**
 * Runs a command for a clock and sends what it says as it says it, its last line being the file's name. A reader who
 * leaves ends it.
 * @param asked - `kind`, and `at`, `day`, `size`, `ratio`, `zone`, `hours`, `motion` as the commands have them.
 */
export async function runExport(
  clock: string,
  asked: URLSearchParams,
  { commands, output }: ExportPaths,
  response: ServerResponse,
): Promise<void> {
  const kind = asked.get('kind')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  if (!isKind(kind)) {
    response.statusCode = 400
    response.end(`Ask for ${Object.keys(KINDS).join(', ')}.`)
    return
  }
  await mkdir(output, { recursive: true })
  const { ending, takes } = KINDS[kind]
  const words = takes.flatMap((name) => {
    const value = asked.get(name)
    if (name === 'motion') return value === 'reduced' ? ['--reduced-motion'] : []
    return value ? [`--${name}`, value] : []
  })
  const at = (asked.get('at') ?? '').replaceAll(':', '').slice(0, 6)
  const name = takes.length > 0 ? `${clock}-${at}${ending}` : `${clock}${ending}`
  const file = path.join(output, name)
  const child = spawn(
    process.execPath,
    [path.join(commands, kind + path.extname(import.meta.filename)), clock, ...words, '-o', file],
    {
      cwd: root,
    },
  )
  child.stdout.on('data', (text) => response.write(text))
  child.stderr.on('data', (text) => response.write(text))
  child.on('error', (error) => response.end(error.message))
  child.on('close', () => response.end())
  response.on('close', () => child.kill())
}
