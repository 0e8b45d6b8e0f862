/** Which files a build made of which sources, as Vite lists them (https://vite.dev/guide/backend-integration). */
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { at } from '../app/shared/base.ts'

export interface BuiltFiles {
  /** Addresses of a script and of all it imports at once, such as `/assets/hosted-clock-BPMS11vA.js`; itself first. */
  readonly scripts: readonly string[]
  /** Addresses of the pictures, typefaces and style sheets that it names itself. */
  readonly assets: readonly string[]
}

export class BuildManifest {
  readonly #chunks: Manifest

  constructor(chunks: Manifest) {
    this.#chunks = chunks
  }

  /** Reads the list and takes it out of the folder that is served: nobody there needs it. */
  static async take(client: string): Promise<BuildManifest> {
    const folder = path.join(client, '.vite')
    const chunks: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
    await rm(folder, { recursive: true })
    return new BuildManifest(chunks)
  }

  /**
   * What became of a source.
   * @param source - The end of its path, such as `clocks-2025-04/dist/index.js`.
   * @throws {Error} When the build has no such source.
   */
  of(source: string): BuiltFiles {
    const found = Object.entries(this.#chunks).find(
      ([name]) => name === source || name.endsWith(`/${source}`),
    )
    if (!found) throw new Error(`The build has no ${source}.`)
    return this.#files(found[1])
  }

  /**
   * Everything that became of a folder's sources, whichever of them a page begins with. Those with a query are React
   * Router's own ways into pages, which nobody takes.
   */
  below(folder: string): string[] {
    const chunks = Object.entries(this.#chunks).filter(
      ([source]) => source.startsWith(folder) && !source.includes('?'),
    )
    const files = chunks.flatMap(([, chunk]) => [...this.#closure(chunk)].map((one) => this.#files(one)))
    return [...new Set(files.flatMap(({ scripts, assets }) => [...scripts, ...assets]))].sort()
  }

  #files(chunk: ManifestChunk): BuiltFiles {
    const { assets = [], css = [] } = chunk
    return {
      scripts: [...this.#closure(chunk)].map(({ file }) => address(file)),
      assets: [...assets, ...css].map(address),
    }
  }

  #closure(chunk: ManifestChunk, seen = new Set<ManifestChunk>()): Set<ManifestChunk> {
    if (seen.has(chunk)) return seen
    seen.add(chunk)
    for (const name of chunk.imports ?? []) this.#closure(this.#chunks[name]!, seen)
    return seen
  }
}

const address = (file: string) => at(`/${file}`)
