/** What an importer's bundle gains: script, minified and gzipped, and the files beside it. React is the importer's. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { kilobytes, type Row } from './row.ts'
import { root } from './weights.ts'

/** What the custom element may add to React's own size. */
const ELEMENT_LIMIT_BYTES = 10_000

const packages = path.join(root, 'packages')

/** Files named by `new URL('./file', import.meta.url)` become imports, which esbuild then emits. */
const clockFiles: Plugin = {
  name: 'clock-files',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/].*clock\.js$/ }, async ({ path: file }) => {
      const imports: string[] = []
      const script = (await readFile(file, 'utf8')).replace(
        /new URL\((["'])(\.\/[^"']+)\1,\s*import\.meta\.url\)/g,
        (_, _quote, name) => `new URL(file${imports.push(name) - 1}, import.meta.url)`,
      )
      const head = imports.map((name, index) => `import file${index} from '${name}'\n`)
      return { contents: head.join('') + script, loader: 'js' }
    })
  },
}

async function bundle(contents: string, external: string[], resolveDir: string) {
  const loaders = ['.webp', '.png', '.jpg', '.svg', '.woff2'].map((ending) => [ending, 'file'] as const)
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(loaders),
    plugins: [clockFiles],
    outdir: 'out',
    write: false,
    logLevel: 'error',
  })
  const isScript = (file: { path: string }) => file.path.endsWith('.js')
  const gzipped = (files: typeof outputFiles) =>
    files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
  return {
    first: gzipped(outputFiles.filter((file) => file.path.endsWith('stdin.js'))),
    script: gzipped(outputFiles.filter(isScript)),
    files: outputFiles
      .filter((file) => !isScript(file))
      .reduce((sum, { contents }) => sum + contents.length, 0),
  }
}

export async function measureImports(): Promise<Row[]> {
  const react = ['react', 'react/jsx-runtime']
  const april = path.join(packages, 'clocks-2025-04')
  const one = await bundle("export { default } from './dist/25-04-13/clock.js'", react, april)
  const map = await bundle("export { clocks } from './dist/index.js'", react, april)
  const elementFolder = path.join(packages, 'clock-element')
  const element = await bundle("import './dist/index.js'", ['@found-time/clocks-*'], elementFolder)
  const reactAlone = await bundle(
    "export * as a from 'react'; export * as b from 'react/jsx-runtime'; export * as c from 'react-dom/client'",
    [],
    elementFolder,
  )
  const added = element.script - reactAlone.script
  return [
    {
      measure: 'Importing one April clock: script with the runtime, gzipped, and files',
      value: `${kilobytes(one.script)} + ${kilobytes(one.files)}`,
    },
    {
      measure: 'Importing the April map: script at once, gzipped',
      value: kilobytes(map.first),
      against: `${kilobytes(map.script)} + ${kilobytes(map.files)} emitted for when they are called`,
    },
    {
      measure: 'The custom element: script without a clock, gzipped, beyond React',
      value: kilobytes(added),
      against: `limit ${kilobytes(ELEMENT_LIMIT_BYTES)}; React ${kilobytes(reactAlone.script)}`,
      met: added <= ELEMENT_LIMIT_BYTES,
    },
  ]
}
