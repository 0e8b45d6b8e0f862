/** One clock as a page by itself: a folder that any host serves, from any path. */
import path from 'node:path'
import { build } from 'vite'
import type { ClockFolder } from './clocks.ts'
import { clocksConfig } from './server.ts'

/**
 * Builds it.
 * @param output - The folder; emptied first.
 */
export async function buildPreview(clock: ClockFolder, output: string): Promise<void> {
  await build({
    ...clocksConfig([clock]),
    root: path.join(import.meta.dirname, 'preview'),
    base: './',
    logLevel: 'error', // bundlers wonder about directives of React's
    mode: 'production',
    build: { outDir: output, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  })
}
