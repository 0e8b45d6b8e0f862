/**
 * React as ES modules in `dist/browser`, for pages without a bundler: React publishes none, and an import map can
 * only point at some. The entries share one copy. Each one's names are written out, because a module's are static.
 */
import { createRequire } from 'node:module'
import { build } from 'esbuild'

process.env.NODE_ENV = 'production' // the same names as in the files
const require = createRequire(import.meta.url)

const entries = {
  react: 'react',
  'react-jsx-runtime': 'react/jsx-runtime',
  'react-dom-client': 'react-dom/client',
}

await build({
  entryPoints: Object.fromEntries(Object.entries(entries).map(([file, name]) => [file, `es:${name}`])),
  outdir: 'dist/browser',
  format: 'esm',
  target: 'es2022',
  bundle: true,
  splitting: true,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'es',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^es:/ }, ({ path }) => ({ path: path.slice('es:'.length), namespace: 'es' }))
        onLoad({ filter: /.*/, namespace: 'es' }, ({ path: name }) => ({
          contents: `import whole from '${name}'
export default whole
export const { ${Object.keys(require(name)).join(', ')} } = whole`,
          resolveDir: import.meta.dirname,
        }))
      },
    },
  ],
})
