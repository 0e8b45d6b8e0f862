/** What READMEs show is what works: their examples are given to the compiler. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** Here, so that packages are found as they are by this one. */
const folder = path.join(import.meta.dirname, 'build/examples')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The code that a page shows. */
const examplesIn = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(
    ([, code = '']) => code,
  )

/** What the compiler says of files by their names. */
function complaints(name: string, files: Readonly<Record<string, string>>) {
  const place = path.join(folder, name)
  mkdirSync(place, { recursive: true })
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(place, file), code)
  const settings = { extends: '@found-time/tsconfig/react-library.json', compilerOptions: { noEmit: true } }
  writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['.'] }))
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', place], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return [stdout, status]
}

it('the runtime’s README has examples that compile', () => {
  const examples = examplesIn('packages/clock-runtime/README.md')
  expect(examples).toHaveLength(6)
  const files = examples.map((code, index) => [`example-${index}.tsx`, code])
  expect(complaints('readme', Object.fromEntries(files))).toEqual(['', 0])
})

const GUIDE = 'docs/a-clock-in-twenty-minutes.md'

it('the guide has a clock that compiles', () => {
  const examples = examplesIn(GUIDE)
  expect(examples).toHaveLength(1)
  const notes =
    "import type { ClockNotes } from '@found-time/clock-runtime'\nexport const notes: ClockNotes = { reading: '', credits: [] }\n"
  expect(complaints('guide', { 'clock.tsx': examples[0]!, 'notes.ts': notes })).toEqual(['', 0])
})

it('the guide names what the runtime has, where it has it', () => {
  const table = readFileSync(path.join(root, GUIDE), 'utf8').matchAll(
    /^\| (?:`(@found-time\/[\w/-]+)`)? *\| ((?:`\w+`(?:, )?)+) +\|/gm,
  )
  let from = ''
  const imports: string[] = []
  for (const [, module, names = ''] of table) {
    from = module ?? from
    imports.push(`export type { ${names.replaceAll('`', '')} } from '${from}'`)
  }
  expect(imports).toContain(
    "export type { Canvas, CanvasStage, CanvasFrame } from '@found-time/clock-runtime/canvas'",
  )
  expect(imports).toHaveLength(8)
  expect(complaints('names', { 'names.ts': `${imports.join('\n')}\n` })).toEqual(['', 0])
})
