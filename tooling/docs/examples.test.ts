/** What READMEs show is what works: their examples are given to the compiler. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** Here, so that packages are found as they are by this one. */
const folder = path.join(import.meta.dirname, 'build/examples')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the runtime’s README has examples that compile', () => {
  const readme = readFileSync(path.join(root, 'packages/clock-runtime/README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  expect(examples).toHaveLength(6)
  mkdirSync(folder, { recursive: true })
  for (const [index, code] of examples.entries())
    writeFileSync(path.join(folder, `example-${index}.tsx`), code)
  const settings = { extends: '@found-time/tsconfig/react-library.json', compilerOptions: { noEmit: true } }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['.'] }))
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', folder], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect([stdout, status]).toEqual(['', 0])
})
