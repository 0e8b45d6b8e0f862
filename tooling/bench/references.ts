/** Pages that ours are measured beside, in the same run: what React alone costs, and the clock that is imported most. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'

export interface References {
  /** React, its DOM and the router, with nothing on the page. */
  readonly empty: string
  readonly reactClock: string
}

/** Builds the pages, and serves them while some work is done. */
export async function withReferences<T>(work: (addresses: References) => Promise<T>): Promise<T> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'references-'))
  const root = path.join(import.meta.dirname, 'references')
  const pages = { configFile: false, root, logLevel: 'error' } as const // bundlers wonder about directives of React's
  const input = ['empty.html', 'react-clock.html'].map((name) => path.join(root, name))
  await build({ ...pages, build: { outDir, emptyOutDir: true, rollupOptions: { input } } })
  const server = await preview({ ...pages, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  try {
    const address = server.resolvedUrls?.local[0]
    if (!address) throw new Error('The server has no address.')
    return await work({ empty: `${address}empty.html`, reactClock: `${address}react-clock.html` })
  } finally {
    await server.close()
    await rm(outDir, { recursive: true })
  }
}
