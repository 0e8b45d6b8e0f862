/** Which of a build's files each clock needs. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { BuildManifest } from './build-manifest.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { fileAt } from './file-at.ts'

export interface ClockFiles {
  /** Addresses of its own script, its month's and its host's, with all they stand on; its own first. */
  readonly scripts: readonly string[]
  /** Addresses of its pictures and typefaces. */
  readonly assets: readonly string[]
}

type Sources = Pick<ClockMetadata, 'moduleFile' | 'monthFile'>

export function clockFiles(manifest: BuildManifest, { moduleFile, monthFile }: Sources): ClockFiles {
  const { scripts, assets } = manifest.of(sourceName(moduleFile))
  const others = [sourceName(monthFile), 'app/clock-page/hosted-clock.tsx'].flatMap(
    (source) => manifest.of(source).scripts,
  )
  return { scripts: [...new Set([...scripts, ...others])], assets }
}

/** As a build of the site names a source that may lie anywhere. */
const sourceName = (file: string) => path.relative(path.resolve(import.meta.dirname, '..'), file)

/** The bytes of files below the folder that is served, by address. */
export async function sizesOf(client: string, addresses: readonly string[]): Promise<Record<string, number>> {
  const sizes = addresses.map(async (address) => [address, (await stat(fileAt(client, address))).size])
  return Object.fromEntries(await Promise.all(sizes))
}
