import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { liftPages } from './lift-pages.ts'

let client: string
beforeEach(async () => {
  client = path.join(await mkdtemp(path.join(tmpdir(), 'lift-')), 'client')
})
afterEach(() => rm(path.dirname(client), { recursive: true }))

async function write(...names: readonly string[]) {
  for (const name of names) {
    await mkdir(path.join(client, path.dirname(name)), { recursive: true })
    await writeFile(path.join(client, name), name)
  }
}

const found = async () => {
  const found = await readdir(path.dirname(client), { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map((file) => path.relative(client, path.join(file.parentPath, file.name)))
    .sort()
}

const WANTED = ['about/index.html', 'app-shell.html', 'assets/root.js', 'index.html']

it.each(['/found-time/', '/a/b/', '/about/', '/about/about/'])(
  'puts what was prerendered below %s beside the assets',
  async (base) => {
    await write(`.${base}index.html`, `.${base}about/index.html`, 'assets/root.js', 'app-shell.html')
    await liftPages(client, base)
    expect(await found()).toEqual(WANTED)
  },
)

it('leaves a site that has its host for itself as it is', async () => {
  await write(...WANTED)
  await liftPages(client, '/')
  expect(await found()).toEqual(WANTED)
})
