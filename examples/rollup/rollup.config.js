import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { importMetaAssets } from '@web/rollup-plugin-import-meta-assets'

export default {
  input: 'main.js',
  output: { dir: 'dist' },
  plugins: [
    resolve({ browser: true }),
    commonjs(), // React's own modules
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    // Rollup does not follow `new URL('./file', import.meta.url)` itself.
    importMetaAssets(),
  ],
}
