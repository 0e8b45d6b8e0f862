/** What an importer's bundle gains: script, minified and gzipped, and the files beside it. React is the importer's. */
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { clockFiles, fileLoaders } from '../../examples/esbuild/clock-files.js'
import { root } from './initial-scripts.ts'
import { kilobytes, type Row } from './row.ts'

/** What the custom element may add to React's own size. */
const ELEMENT_LIMIT_BYTES = 10_000

const packages = path.join(root, 'packages')

async function bundle(contents: string, external: string[], resolveDir: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: fileLoaders,
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
