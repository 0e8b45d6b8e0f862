/**
 * `pnpm new-clock 25-06-12 "Tea Towel"`: a day folder that runs, in its month's package, registered nowhere by hand.
 * It begins as a small clock, to be painted over:
 *
 *   --svg      shapes that are placed once a minute, and one that is turned; this one unless told, for it needs no file
 *              and no drawing code, and the browser's own tools show what it is made of
 *   --canvas   a ground that is painted once a minute, and a part over it that is painted ten times a second
 *   --type     figures in a typeface of its own, with its credit
 */
import '@found-time/bootstrap/help'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from './options.ts'
import { planClock } from './plan.ts'

const root = path.resolve(import.meta.dirname, '../..')

try {
  const { date, title, kind } = readOptions(process.argv.slice(2))
  const { files, newMonth, folder, catalogueLine } = planClock(root, date, title, kind)
  for (const [name, text] of files) {
    const target = path.join(root, name)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    console.log(`  ${name}`)
  }
  run(process.execPath, 'tooling/gen/gen.ts')
  if (newMonth) run('pnpm', 'install') // the workspace has gained a package
  // What is generated from clocks is not stale from the first moment on.
  run('pnpm', 'posters', date)
  run('pnpm', 'run', 'docs')
  console.log(`
Look at it:   pnpm workbench 20${date.slice(0, 5)}
Check it:     pnpm clock-check ${date}
Hand it in:   pnpm hand-in ${date}
Publish it, when its day comes, with this line in packages/catalogue/src/embedded.ts:
  ${catalogueLine}
The clock itself is in ${folder}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the new files are in place.`)
}
