/** What a clock's folder weighs, as its package would ship it. */
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { artworkFiles } from '../build-preset/artwork-files.ts'
import { cssModules } from '../build-preset/css-modules.ts'

export interface FolderWeight {
  /** Everything that ships beside the script; bytes. */
  readonly files: readonly { name: string; kind: 'image' | 'font' | 'other'; bytes: number }[]
  /** The clock's own script, minified and gzipped; or what keeps it from being built. */
  readonly script: { bytes: number } | { failure: string }
  /** Packages it takes from elsewhere; the runtime and React are not counted. */
  readonly libraries: readonly string[]
  /** When a file of the folder last changed; milliseconds since 1970. */
  readonly changedMs: number
}

const IMAGE = /\.(webp|avif|png|jpe?g|gif|svg)$/i
const FONT = /\.(woff2?|ttf|otf)$/i
const SHARED = /^(react|react-dom|@found-time\/clock-runtime)(\/|$)/

export async function weigh(folder: string): Promise<FolderWeight> {
  const artwork = await artworkFiles(folder)
  const files = artwork
    .map(({ name, bytes }) => ({ name, bytes, kind: kindOf(name) }))
    .sort((a, b) => b.bytes - a.bytes)
  return { files, ...(await weighScript(folder)), changedMs: await changedMs(folder) }
}

async function changedMs(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const all = await Promise.all(names.map((name) => stat(path.join(folder, name))))
  return Math.max(0, ...all.filter((one) => one.isFile()).map(({ mtimeMs }) => mtimeMs))
}

const kindOf = (name: string): 'image' | 'font' | 'other' =>
  IMAGE.test(name) ? 'image' : FONT.test(name) ? 'font' : 'other'

async function weighScript(folder: string): Promise<Pick<FolderWeight, 'script' | 'libraries'>> {
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [path.join(folder, 'clock.tsx')],
      bundle: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      packages: 'external',
      plugins: [cssModules()],
      logLevel: 'silent',
    })
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map((one) => one.path))
    return {
      script: { bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length },
      libraries: [...new Set(imports.filter((name) => !SHARED.test(name)))].sort(),
    }
  } catch (error) {
    return { script: { failure: (error as Error).message.split('\n').slice(0, 3).join(' ') }, libraries: [] }
  }
}
