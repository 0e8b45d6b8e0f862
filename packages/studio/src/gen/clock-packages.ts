/** What is generated in packages of clocks: the loader map and the exports. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Collection, clockPackages } from '../collection/collection.ts'
import { readManifest } from './manifest.ts'
import { daysOf, exportsOf, loaderMap } from './month.ts'

/** @returns Contents by absolute path. */
export async function clockPackageFiles(collection: Collection): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const folder of clockPackages(collection)) {
    const days = daysOf(await readdir(path.join(folder, 'src')))
    const manifestFile = path.join(folder, 'package.json')
    const manifest = await readManifest(manifestFile)
    files.set(path.join(folder, 'src/index.ts'), loaderMap(days))
    files.set(manifestFile, `${JSON.stringify({ ...manifest, exports: exportsOf(days) }, null, 2)}\n`)
  }
  return files
}
