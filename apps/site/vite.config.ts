import path from 'node:path'
import { hasDateShape } from '@found-time/catalogue'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { BASE } from './app/shared/base.ts'
import { belowPath } from './publish/below-path.ts'
import { catalogueFile } from './publish/catalogue-file.ts'
import { furtherClocks } from './publish/further-clocks.ts'
import { inlineScript } from './publish/inline-script.ts'
import { pureComponents } from './publish/tree-shaking.ts'

const app = path.join(import.meta.dirname, 'app')

/** Too small for files of their own, and wanted by most pages. */
const ALWAYS = [
  'clock-page/clock-params.ts',
  'clock-page/failure-screen.tsx',
  'clock-page/failures.ts',
  'clock-page/load-clock.client.ts',
  'clock-page/use-activity.ts',
  'shell/links.ts',
  'shell/today.ts',
  'shell/use-keys.ts',
].map((file) => path.join(app, file))

/** A built file of a package, wherever the package stands: its folder's name, and the folder below `dist`. */
function builtFile(id: string): { readonly name?: string; readonly folder?: string } {
  const parts = id.split('/')
  const dist = parts.lastIndexOf('dist')
  return dist > 0 ? { name: parts[dist - 1], folder: parts[dist + 1] } : {}
}

const isOfFrame = (id: string) =>
  ALWAYS.includes(id) ||
  (id.startsWith(`${app}/`) && !id.startsWith(`${app}/clock-page/`)) ||
  ['catalogue', 'ui-frame'].includes(builtFile(id).name ?? '')

const isOfRuntime = (id: string) => builtFile(id).name === 'clock-runtime'

/** Clocks and months go by their own names in the build, so that a network log can be read. */
function chunkName(module: string | null | undefined): string {
  const { name, folder } = builtFile(module ?? '')
  const ownName = hasDateShape(folder) ? folder : name?.startsWith('clocks-') ? name : '[name]'
  return `assets/${ownName}-[hash].js`
}

export default defineConfig({
  plugins: [
    belowPath(),
    reactRouter(),
    catalogueFile(),
    furtherClocks(),
    inlineScript(),
    pureComponents('react-router'),
  ],
  base: BASE,
  envPrefix: 'SITE_',
  define: {
    // The prerendered footer and the first client render must name the same year.
    'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
    SITE_BASE: JSON.stringify(BASE),
  },
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
              priority: 4,
              test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
            },
            { name: 'router', test: /node_modules\/react-router\//, priority: 4 },
            // Of the runtime: what an address may ask for, which every page knows, and what clocks stand on besides.
            { name: 'params', test: isOfRuntime, tags: ['$initial'], priority: 3 },
            // What fewer clocks use, like what draws shaders, comes with those alone.
            { name: 'runtime', test: isOfRuntime, minShareCount: 20, priority: 1 },
            // A clock stands on nothing in it: what it imports of the runtime would come into it too.
            // What is one page's own is in two: React Router's way into it, which nobody takes, and ours.
            { name: 'frame', test: isOfFrame, minShareCount: 3, priority: 2 },
          ],
        },
      },
    },
  },
})
