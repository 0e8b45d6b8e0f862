/** Which clocks a run is about. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../collection/collection.ts'
import { type ClockFolder, clockFolder, clockFolders } from './clocks.ts'

export interface Selection {
  readonly dates: readonly string[]
  /** `yyyy-mm` or `yy-mm`. */
  readonly month?: string
  /** Those whose folder differs from the main branch, uncommitted changes included. */
  readonly changed?: boolean
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Paths from the root that differ from where this branch left the main one. */
function changedFiles(): string[] {
  const base = ['origin/main', 'main', 'HEAD'].flatMap((branch) => {
    try {
      return [git('merge-base', 'HEAD', branch)]
    } catch {
      return [] // no such branch here
    }
  })[0]
  if (!base) throw new Error('--changed needs a git repository with a commit.')
  const files = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
  return files.split('\n').filter(Boolean)
}

/**
 * @param differing - Says which files differ, as paths from the root.
 * @throws {Error} When a date or a month does not exist, or nothing is selected: a check that looks at no clock must
 * not pass.
 */
export async function select(
  { dates, month, changed }: Selection,
  differing = changedFiles,
): Promise<ClockFolder[]> {
  let found = dates.length > 0 ? await Promise.all(dates.map(clockFolder)) : await clockFolders(month)
  if (changed) {
    const files = differing()
    found = found.filter(({ folder }) => {
      const inside = `${path.relative(root, folder)}/`
      return files.some((file) => file.startsWith(inside))
    })
  }
  if (found.length > 0) return found
  const words = [...dates, month && `--month ${month}`, changed && '--changed'].filter(Boolean).join(' ')
  throw new Error(`No clock is selected${words && ` by ${words}`}: nothing was checked.`)
}
