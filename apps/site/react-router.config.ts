import { copyFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { parseCatalogue } from '@found-time/catalogue'
import type { Config } from '@react-router/dev/config'
import { BASE } from './app/shared/base.ts'
import { pageOf } from './app/shared/clock-path.ts'
import { PAGES, RANDOM } from './app/shared/pages.ts'
import { buildFolder, buildMode } from './build-mode.ts'
import { fileAt } from './publish/file-at.ts'
import { liftPages } from './publish/lift-pages.ts'
import { publicRows } from './publish/public-rows.ts'
import { publish } from './publish/publish.ts'
import { APP_SHELL } from './service-worker/site-files.ts'

const mode = buildMode()
const entries = parseCatalogue(publicRows(mode))

export default {
  ssr: false,
  buildDirectory: buildFolder(mode),
  prerender: [...PAGES.map(({ path }) => path), RANDOM, ...entries.map(pageOf)],
  async buildEnd({ reactRouterConfig }) {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    const appShell = fileAt(client, APP_SHELL)
    // React Router calls it the home page where none is prerendered at `/`.
    await rename(path.join(client, BASE === '/' ? '__spa-fallback.html' : 'index.html'), appShell)
    await liftPages(client)
    // The name under which static hosts look for the page to serve for an unknown path.
    await copyFile(appShell, path.join(client, '404.html'))
    await publish(client, entries)
  },
} satisfies Config
