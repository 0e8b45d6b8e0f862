import path from 'node:path'
import { root } from '../collection/collection.ts'
import type { ClockFolder } from '../screenshots/clocks.ts'
import { serveClocks } from '../screenshots/server.ts'

/** Serves the page on which every engine shows clocks. */
export const servePage = (clocks: readonly ClockFolder[]) =>
  serveClocks(clocks, {
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(root, 'node_modules/.cache/engines-server'),
  })
