/** The conformance kit's reports, and running it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { root } from '../collection/collection.ts'
import { programFile } from '../program/program-file.ts'

export interface Verdict {
  readonly clause: string
  readonly status: string
  readonly seen?: string
  readonly expected?: string
  readonly advice?: string
  /** The clause that tells of what probably broke this one too. */
  readonly cause?: string
  /** Paths, by name or in a row. */
  readonly pictures?: Readonly<Record<string, string>> | readonly string[]
  readonly ms: number
}

export interface Report {
  readonly date: string
  readonly tier: string
  readonly at: string | number
  readonly verdicts: readonly Verdict[]
}

export interface CheckState {
  /** The contract, in its order. */
  readonly clauses: readonly { readonly id: string; readonly summary: string }[]
  /** The last report, if there is one that can be read. */
  readonly report?: Report
}

export interface CheckPaths {
  /** Folder of `DATE.json` files. */
  readonly reports: string
  /** The kit's command. */
  readonly kit: string
}

export const CHECK_PATHS: CheckPaths = {
  reports: path.join(root, 'node_modules/.cache/clock-check'),
  kit: programFile('clock-check/check'),
}

export async function readReport(date: string, { reports }: CheckPaths): Promise<CheckState> {
  // Only now: all that clauses stand on would keep the bench waiting.
  const contract = await import('../clock-check/contract.ts')
  const state = { clauses: contract.clauses.map(({ id, summary }) => ({ id, summary })) }
  try {
    const report: Report = JSON.parse(await readFile(path.join(reports, `${date}.json`), 'utf8'))
    return Array.isArray(report.verdicts) ? { ...state, report: withPictures(report, reports) } : state
  } catch {
    return state // none yet, or one that is just being written
  }
}

/** Pictures become addresses of the server: they are files, named from the root or from the reports' folder. */
function withPictures(report: Report, reports: string): Report {
  const addressOf = (picture: string) => {
    const file = [reports, root].map((base) => path.resolve(base, picture)).find((one) => existsSync(one))
    return `/@fs${file ?? path.resolve(reports, picture)}`
  }
  const verdicts = report.verdicts.map((verdict) => ({
    ...verdict,
    pictures: Object.fromEntries(
      Object.entries(verdict.pictures ?? {}).map(([name, file]) => [name, addressOf(String(file))]),
    ),
  }))
  return { ...report, verdicts }
}

/** Runs the kit on one clock and sends what it says as it says it. A reader who leaves ends the run. */
export function runCheck(date: string, full: boolean, { kit }: CheckPaths, response: ServerResponse) {
  const child = spawn(process.execPath, [kit, date, '--progress', ...(full ? ['--full'] : [])], { cwd: root })
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  child.stdout.on('data', (text) => response.write(text))
  child.stderr.on('data', (text) => response.write(text))
  child.on('error', (error) => response.end(`\n${error.message}`))
  child.on('close', () => response.end())
  response.on('close', () => child.kill())
}
