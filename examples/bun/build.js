import { copyFile } from 'node:fs/promises'
import { clockFiles } from './clock-files.js'

await Bun.build({
  entrypoints: ['main.jsx'],
  outdir: 'dist',
  target: 'browser',
  splitting: true,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [clockFiles],
})
await copyFile('index.html', 'dist/index.html')
