/** Packs every published package as npm would get it, into `build/tarballs`. */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const root = path.resolve(import.meta.dirname, '../..')
export const tarballs = path.join(import.meta.dirname, 'build/tarballs')

export interface Published {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly tarball: string
}

/** The published packages and where their tarballs are, or will be. */
export async function publishedPackages(): Promise<Published[]> {
  const packages = path.join(root, 'packages')
  const found: Published[] = []
  for (const entry of (await readdir(packages)).sort()) {
    const folder = path.join(packages, entry)
    const manifest = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => undefined)
    if (!manifest) continue
    const { name, version, private: hidden } = JSON.parse(manifest)
    if (hidden) continue
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    found.push({ name, version, folder, tarball: path.join(tarballs, file) })
  }
  return found
}

/** The packages have been built. */
export default async function packAll(): Promise<void> {
  await rm(tarballs, { recursive: true, force: true })
  await mkdir(tarballs, { recursive: true })
  for (const { folder } of await publishedPackages()) {
    await run('pnpm', ['pack', '--pack-destination', tarballs], { cwd: folder })
  }
}
