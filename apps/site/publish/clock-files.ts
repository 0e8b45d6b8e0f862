/** Which of a build's files each clock needs. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildManifest } from './build-manifest.ts'
import type { ClockMetadata } from './clock-metadata.ts'

export interface ClockFiles {
  /** Addresses of its own script, its month's and its host's, with all they stand on; its own first. */
  readonly scripts: readonly string[]
  /** Addresses of its pictures and typefaces. */
  readonly assets: readonly string[]
}

export function clockFiles(manifest: BuildManifest, { path: date, packageName }: ClockMetadata): ClockFiles {
  const month = packageName.replace(/^.*\//, '')
  const { scripts, assets } = manifest.of(`${month}/dist/${date}/clock.js`)
  const others = [`${month}/dist/index.js`, 'app/clock-page/hosted-clock.tsx'].flatMap(
    (source) => manifest.of(source).scripts,
  )
  return { scripts: [...new Set([...scripts, ...others])], assets }
}

/** The bytes of files below the folder that is served. */
export async function bytesOf(client: string, addresses: readonly string[]): Promise<number> {
  const files = await Promise.all(addresses.map((address) => readFile(path.join(client, address))))
  return files.reduce((sum, { length }) => sum + length, 0)
}
