import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BuildManifest } from './build-manifest.ts'
import { clockFiles, sizesOf } from './clock-files.ts'
import { ORANGE } from './test-clocks.ts'

it('are a clock’s own script, its month’s and its host’s, each once, and its pictures', () => {
  const manifest = new BuildManifest({
    '../../packages/clocks-2025-04/dist/25-04-13/clock.js': {
      file: 'assets/25-04-13-1.js',
      imports: ['_react.js'],
      assets: ['assets/slice-2.webp'],
    },
    '../../packages/clocks-2025-04/dist/index.js': { file: 'assets/month-3.js', imports: ['_react.js'] },
    'app/clock-page/hosted-clock.tsx': { file: 'assets/host-4.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-5.js' },
  })
  expect(clockFiles(manifest, ORANGE)).toEqual({
    scripts: ['/assets/25-04-13-1.js', '/assets/react-5.js', '/assets/month-3.js', '/assets/host-4.js'],
    assets: ['/assets/slice-2.webp'],
  })
})

it('have the length that is on the disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bytes-'))
  await writeFile(path.join(folder, 'a.js'), 'four')
  await writeFile(path.join(folder, 'b.webp'), new Uint8Array(38))
  expect(await sizesOf(folder, ['/a.js', '/b.webp'])).toEqual({ '/a.js': 4, '/b.webp': 38 })
  await rm(folder, { recursive: true })
})
