/** What is fetched is fetched before the tests, and a network’s fault is not a test’s. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'

/** Runs the step against a registry of our own, with an empty cache. */
async function fetchFrom(answer: RequestListener) {
  const cache = await mkdtemp(path.join(tmpdir(), 'empty-cache-'))
  const registry = createServer(answer)
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  try {
    const child = spawn('node', [
      path.join(import.meta.dirname, '../fetch.ts'),
      '--quick',
      `--registry=http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      `--cache=${cache}`,
      '--fetch-retries=0',
    ])
    let output = ''
    child.stderr.on('data', (chunk) => (output += chunk))
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    return { code, output }
  } finally {
    registry.close()
    await rm(cache, { recursive: true, force: true })
  }
}

test('a registry that is away for good is told as the network’s fault, after trying again', async () => {
  const { code, output } = await fetchFrom((_, response) => response.writeHead(503).end())
  expect(output).toMatch(
    /^Fetching what examples\/\S+ installs: the network gave out\. Trying again in 2 s …/m,
  )
  expect(output).toContain('the network gave out 3 times. No test has failed; run it again with a network.')
  expect(code).toBe(69)
})

test('a package that is not there is not told as the network’s fault', async () => {
  const { code, output } = await fetchFrom((_, response) => response.writeHead(404).end('{}'))
  expect(output).not.toContain('the network gave out')
  expect(output).toContain('E404')
  expect(code).toBe(1)
})

test('an outside project whose packages were not fetched says what to run', async () => {
  const installing = Outsider.install('esbuild', (manifest) => {
    manifest.dependencies['found-time-never-fetched'] = '1.0.0'
  })
  await expect(installing).rejects.toThrow(
    'What esbuild installs is not here. First `pnpm --filter @found-time/consumers run fetch`.',
  )
})
