/** Writing what is generated, or only comparing it. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * @param wanted - Contents by absolute path.
 * @param check - Writes nothing.
 * @returns Absolute paths of those that were otherwise.
 */
export async function writeStale(wanted: ReadonlyMap<string, string>, check: boolean): Promise<string[]> {
  const stale: string[] = []
  for (const [file, content] of wanted) {
    const found = await readFile(file, 'utf8').catch(() => undefined)
    if (found !== undefined && sameMeaning(file, found, content)) continue
    stale.push(file)
    if (!check) await writeFile(file, content)
  }
  return stale
}

/** A manifest may be laid out by the formatter; what it says is compared. */
function sameMeaning(file: string, found: string, content: string): boolean {
  if (!file.endsWith('.json') || /^<{7}/m.test(found)) return found === content // a merge stopped in it
  return JSON.stringify(JSON.parse(found)) === JSON.stringify(JSON.parse(content))
}

/** Says on the terminal what was stale; fails the command when it was only compared. */
export function tell(root: string, stale: readonly string[], check: boolean, again: string): void {
  const names = stale.map((file) => `  ${path.relative(root, file)}`).join('\n')
  if (stale.length === 0) console.log('Generated files are up to date.')
  else if (check) {
    console.error(`Stale, run \`${again}\`:\n${names}`)
    process.exitCode = 1
  } else console.log(`Wrote:\n${names}`)
}
