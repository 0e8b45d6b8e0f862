/** What an importer is told when the packages do not fit together. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'
import { publishedPackages } from '../pack.ts'

const run = promisify(execFile)

test('a runtime of another major is refused by npm, which names both', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'runtime-99-'))
  try {
    const runtime = (await publishedPackages()).find(({ name }) => name === '@found-time/clock-runtime')!
    await run('tar', ['-xzf', runtime.tarball, '-C', folder])
    const manifestFile = path.join(folder, 'package/package.json')
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
    await writeFile(manifestFile, JSON.stringify({ ...manifest, version: '99.0.0' }))
    const tarball = path.join(folder, 'runtime-99.tgz')
    await run('tar', ['-czf', tarball, '-C', folder, 'package'])
    const installing = Outsider.install('vite', (project) => {
      project.dependencies['@found-time/clock-runtime'] = `file:${tarball}`
      delete project.overrides['@found-time/clock-runtime']
    })
    await expect(installing).rejects.toThrow(
      /ERESOLVE.*@found-time\/clock-runtime@99\.0\.0.*peer @found-time\/clock-runtime@/s,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a bundler names the date that is not in the month, and React where a project has none', async () => {
  const outsider = await Outsider.install('esbuild')
  try {
    const file = path.join(outsider.folder, 'main.jsx')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('/25-04-13', '/25-04-31'))
    await expect(outsider.run('npm', 'run', 'build')).rejects.toThrow(/"\.\/25-04-31" is not exported/)
    await writeFile(file, source)
    await rm(path.join(outsider.folder, 'node_modules/react'), { recursive: true })
    await expect(outsider.run('npm', 'run', 'build')).rejects.toThrow('Could not resolve "react"')
  } finally {
    await outsider.leave()
  }
})
