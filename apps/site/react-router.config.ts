import { copyFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { parseCatalogue } from '@found-time/catalogue'
import type { Config } from '@react-router/dev/config'
import { PAGES } from './app/shared/pages.ts'
import { buildFolder, buildMode } from './build-mode.ts'
import { publicRows } from './publish/public-rows.ts'
import { publish } from './publish/publish.ts'
import { APP_SHELL } from './service-worker/site-files.ts'

const mode = buildMode()
const entries = parseCatalogue(publicRows(mode))

export default {
  ssr: false,
  buildDirectory: buildFolder(mode),
  prerender: [...PAGES, { path: '/random' }, ...entries.map((entry) => ({ path: `/${entry.path}` }))].map(
    ({ path }) => path,
  ),
  async buildEnd({ reactRouterConfig }) {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    await rename(path.join(client, '__spa-fallback.html'), path.join(client, APP_SHELL))
    // The name under which static hosts look for the page to serve for an unknown path.
    await copyFile(path.join(client, APP_SHELL), path.join(client, '404.html'))
    await publish(client, entries)
  },
} satisfies Config
