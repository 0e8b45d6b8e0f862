import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { catalogueFile } from './publish/catalogue-file.ts'
import { inlineScript } from './publish/inline-script.ts'

const CLOCK_MODULE = /clocks-\d{4}-\d\d\/dist\/(\d\d-\d\d-\d\d)\/clock\.js$/
const MONTH_MODULE = /(clocks-\d{4}-\d\d)\/dist\/index\.js$/

const app = path.join(import.meta.dirname, 'app')
const ALWAYS = ['shell/links.ts', 'shell/today.ts', 'shell/use-keys.ts']
const CATALOGUE = /\/(packages|@found-time)\/catalogue\/dist\/(index|chunk)/
const FRAME = /\/(packages|@found-time)\/(catalogue|ui-frame)\//

/** Clocks and months go by their own names in the build, so that a network log can be read. */
function chunkName(module: string | null | undefined): string {
  const name = CLOCK_MODULE.exec(module ?? '')?.[1] ?? MONTH_MODULE.exec(module ?? '')?.[1] ?? '[name]'
  return `assets/${name}-[hash].js`
}

export default defineConfig({
  plugins: [reactRouter(), catalogueFile(), inlineScript()],
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
            // Clocks and months stand on React and the bundler's helpers, and on nothing that changes with the site.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
            },
            { name: 'router', test: /node_modules\/react-router\// },
            // Too small for files of their own, and wanted by most pages.
            {
              name: 'frame',
              test: (id) => ALWAYS.some((name) => id === path.join(app, name)) || CATALOGUE.test(id),
            },
            { name: 'frame', test: (id) => id.startsWith(app) || FRAME.test(id), minShareCount: 3 },
          ],
        },
      },
    },
  },
})
