/**
 * Builds the studio into `dist`, file by file and in its folders, without bundling: its commands are started as programs,
 * Vite serves its pages from beside them, and clauses and templates are found by looking into folders. `tsc` keeps the
 * comment that each command begins with, which is its help. What `tsc` does not compile is copied.
 */
import { execFileSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const TSC = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

/** Pages, style sheets, scripts that need no compiling; what is beside tests is left out, as it is from the program. */
const OTHERS = 'src/**/*.{html,css,mjs}'

const project = path.join(import.meta.dirname, 'tsconfig.build.json')
const { exclude } = JSON.parse(await readFile(project, 'utf8'))

process.chdir(import.meta.dirname)
await rm('dist', { recursive: true, force: true })
try {
  execFileSync(process.execPath, [TSC, '--project', project], { stdio: 'inherit' })
} catch {
  process.exit(1) // it has said what is wrong
}
for await (const file of glob(OTHERS, { exclude })) {
  const target = path.join('dist', path.relative('src', file))
  await mkdir(path.dirname(target), { recursive: true })
  if (file.endsWith('.html'))
    await writeFile(target, (await readFile(file, 'utf8')).replace(/\.tsx?"/g, '.js"')) // the script that it names
  else await cp(file, target)
}
// Text for the clocks of others.
await cp('src/new-clock/template', 'dist/new-clock/template', { recursive: true })
await cp('../../tooling/tsconfig', 'dist/tsconfig', {
  recursive: true,
  filter: (file) => !/package\.json$|node_modules/.test(file),
})
