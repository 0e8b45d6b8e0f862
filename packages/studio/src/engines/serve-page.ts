import path from 'node:path'
import { root } from '@found-time/collection'
import type { ClockFolder } from '@found-time/screenshots/clocks'
import { serveClocks } from '@found-time/screenshots/server'

/** Serves the page on which every engine shows clocks. */
export const servePage = (clocks: readonly ClockFolder[]) =>
  serveClocks(clocks, {
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(root, 'node_modules/.cache/engines-server'),
  })
