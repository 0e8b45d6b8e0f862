import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { catalogueFile } from './publish/catalogue-file.ts'

const CLOCK_MODULE = /clocks-\d{4}-\d\d\/dist\/(\d\d-\d\d-\d\d)\/clock\.js$/
const MONTH_MODULE = /(clocks-\d{4}-\d\d)\/dist\/index\.js$/

const app = path.join(import.meta.dirname, 'app')
const SHARED = ['links.ts', 'today.ts', 'use-keys.ts']
const FRAME = /\/(packages|@found-time)\/(catalogue|ui-frame)\//

/** Clocks and months go by their own names in the build, so that a network log can be read. */
function chunkName(module: string | null | undefined): string {
  const name = CLOCK_MODULE.exec(module ?? '')?.[1] ?? MONTH_MODULE.exec(module ?? '')?.[1] ?? '[name]'
  return `assets/${name}-[hash].js`
}

export default defineConfig({
  plugins: [reactRouter(), catalogueFile()],
  envPrefix: 'SITE_',
  // The prerendered footer and the first client render must name the same year.
  define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  build: {
    manifest: true,
    assetsInlineLimit: 0, // clocks' files stay files: no data: addresses for a Content-Security-Policy to allow
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
        // Few and stable files: what never changes together stays together, and compresses better so.
        codeSplitting: {
          groups: [
            // Clocks stand on React alone, and on nothing that changes with the site.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            { name: 'preload', test: /vite\/preload-helper/ },
            // Too small for a file each, and wanted by two of the pages.
            { name: 'shared', test: (id) => SHARED.some((name) => id === path.join(app, name)) },
            { name: 'frame', test: (id) => id.startsWith(app) || FRAME.test(id), minShareCount: 3 },
          ],
        },
      },
    },
  },
})
