import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildPreview } from './preview.ts'

it('is a page that names its files by where they are from there, so that any host serves it from any path', async () => {
  const output = await mkdtemp(path.join(tmpdir(), 'preview-'))
  const folder = path.resolve(import.meta.dirname, '../clock-check/fixtures/good')
  await buildPreview({ name: 'good', folder }, output)
  expect((await readdir(output)).sort()).toEqual(['assets', 'index.html'])
  const page = await readFile(path.join(output, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
  expect(named.length).toBeGreaterThan(1)
  for (const address of named) expect(address).toMatch(/^\.\/assets\/[\w.-]+$/)
  await rm(output, { recursive: true })
})
