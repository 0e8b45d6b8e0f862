/**
 * 25-06-12 "Tea Towel"
 *
 * A day folder that runs, registered nowhere by hand. It begins as a small clock, to be painted over:
 *
 *   --svg      shapes that are placed once a minute, and one that is turned; this one unless told, for it needs no file
 *              and no drawing code, and the browser's own tools show what it is made of
 *   --canvas   a ground that is painted once a minute, and a part over it that is painted ten times a second
 *   --type     figures in a typeface of its own, with its credit
 */
import '../program/help.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../collection/collection.ts'
import { programFile } from '../program/program-file.ts'
import { nextSteps } from './next-steps.ts'
import { readOptions } from './options.ts'
import { planClock } from './plan.ts'

try {
  const { date, title, kind } = readOptions(process.argv.slice(2))
  const { files, newMonth, folder } = planClock(root, date, title, kind)
  for (const [name, text] of files) {
    const target = path.join(root, name)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    console.log(`  ${name}`)
  }
  // What is generated from clocks is not stale from the first moment on.
  const scripts = scriptsOfRoot()
  if (scripts.gen) run('pnpm', 'run', 'gen')
  else run(process.execPath, programFile('gen/loader-maps'))
  if (newMonth) run('pnpm', 'install') // the workspace has gained a package
  if (scripts.posters) run('pnpm', 'run', 'posters', date)
  else run(process.execPath, programFile('screenshots/commands/posters'), date)
  if (scripts.docs) run('pnpm', 'run', 'docs')
  console.log(nextSteps(date, folder, 'hand-in' in scripts))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Of a collection of several packages, whose own commands do more than the studio's. */
function scriptsOfRoot(): Readonly<Record<string, string>> {
  const { scripts = {}, packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return packageManager?.startsWith('pnpm') ? scripts : {}
}

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the new files are in place.`)
}
