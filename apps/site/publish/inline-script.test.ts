import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlineScript } from './inline-script.ts'

let folder: string
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'inline-')))
  await writeFile(path.join(folder, 'limit.ts'), 'export const LIMIT: number = 8')
  await writeFile(
    path.join(folder, 'script.ts'),
    "import { LIMIT } from './limit'\nheard.push(LIMIT as number)",
  )
})
afterAll(() => rm(folder, { recursive: true }))

it('gives a script as text, with what it imports, and looks at all its files', async () => {
  const watched: string[] = []
  const { load } = inlineScript() as { load(this: unknown, id: string): Promise<string | null> }
  const context = { addWatchFile: (file: string) => watched.push(file) }
  const module = await load.call(context, `${path.join(folder, 'script.ts')}?inline-script`)
  const text = JSON.parse(module!.replace(/^export default /, ''))
  const heard: number[] = []
  runInNewContext(text, { heard })
  expect(heard).toEqual([8])
  expect(watched.sort()).toEqual(['limit.ts', 'script.ts'].map((name) => path.join(folder, name)))
})

it('leaves other modules alone', async () => {
  const { load } = inlineScript() as { load(id: string): Promise<string | null> }
  expect(await load(path.join(folder, 'script.ts'))).toBeNull()
})
