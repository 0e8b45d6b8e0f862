import { copyFile, mkdir, readFile } from 'node:fs/promises'
import * as esbuild from 'esbuild'

/** esbuild does not follow `new URL('./file', import.meta.url)`: this makes an import of each. */
const clockFiles = {
  name: 'clock-files',
  setup({ onLoad }) {
    onLoad({ filter: /clocks-\d{4}-\d\d[\\/]dist[\\/].*clock\.js$/ }, async ({ path }) => {
      const imports = []
      const script = (await readFile(path, 'utf8')).replace(
        /new URL\((["'])(\.\/[^"']+)\1,\s*import\.meta\.url\)/g,
        (_, _quote, file) => {
          imports.push(`import file${imports.length} from '${file}'`)
          return `new URL(file${imports.length - 1}, import.meta.url)`
        },
      )
      return { contents: `${imports.join('\n')}\n${script}`, loader: 'js' }
    })
  },
}

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
  loader: { '.webp': 'file', '.woff2': 'file', '.png': 'file', '.jpg': 'file', '.svg': 'file' },
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
