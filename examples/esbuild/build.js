import { copyFile, mkdir } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { clockFiles, fileLoaders } from './clock-files.js'

const options = {
  entryPoints: ['main.jsx'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [clockFiles],
  loader: fileLoaders,
}

await mkdir('dist', { recursive: true })
await copyFile('index.html', 'dist/index.html')
if (process.argv.includes('--serve')) {
  const context = await esbuild.context(options)
  const { port } = await context.serve({
    servedir: 'dist',
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 8000),
  })
  console.log(`http://127.0.0.1:${port}/`)
} else await esbuild.build({ ...options, minify: true })
