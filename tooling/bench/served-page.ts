/** Pages that only the bench has: built for production and served, for as long as some work takes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'

/**
 * @param folder - Beside this file.
 * @param pages - Its HTML files.
 * @param work - Gets the address that the pages stand below, with a slash at its end.
 */
export async function withServedPages<T>(
  folder: string,
  pages: readonly string[],
  work: (address: string) => Promise<T>,
): Promise<T> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const root = path.join(import.meta.dirname, folder)
  const config = { configFile: false, root, logLevel: 'error' } as const // bundlers wonder about directives of React's
  const input = pages.map((name) => path.join(root, name))
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, rollupOptions: { input } },
  })
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  try {
    const address = server.resolvedUrls?.local[0]
    if (!address) throw new Error('The server has no address.')
    return await work(address)
  } finally {
    await server.close()
    await rm(outDir, { recursive: true })
  }
}
