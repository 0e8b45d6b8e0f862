/** What is measured: clocks' pages, and the pages they are measured beside, on free ports of this machine. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { collection, root } from '../collection/collection.ts'
import type { ClockFolder } from '../screenshots/clocks.ts'
import { serveClocks } from '../screenshots/server.ts'
import { bundleReferences } from './references/index.ts'

export interface Served {
  /** The address of a clock's page. @param query - As the site has it: `?ui=0&ambient`. */
  clock(date: string, query: string): string
  /** The address of a page that clocks are measured beside. */
  reference(entry: string): string
  close(): Promise<void>
}

/** Clocks as visitors of the collection's site have them; where it has none, each on a page with nothing else. */
export async function serve(clocks: readonly ClockFolder[]): Promise<Served> {
  const references = await bundleReferences()
  const site = collection.site === undefined ? undefined : sirv(collection.site, { extensions: ['html'] })
  const server = createServer((request, response) => {
    const { url = '/' } = request
    const reference = references.get(url.replace('/references/', ''))
    if (reference) response.setHeader('Content-Type', 'text/html').end(reference)
    // A worker's installing would be measured with the clock: there is none.
    else if (!site || url === '/sw.js') response.writeHead(404).end()
    else site(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const alone = site ? undefined : await servePage(clocks)
  return {
    clock: (date, query) => (alone ? alone.pageOf(date) : `${address}/${date}${query}`),
    reference: (entry) => `${address}/references/${entry}`,
    async close() {
      server.close()
      await alone?.close()
    },
  }
}

/** Clocks from their sources, each on a page with nothing else. Close it. */
async function servePage(
  clocks: readonly ClockFolder[],
): Promise<{ pageOf(date: string): string; close(): Promise<void> }> {
  const { server, address } = await serveClocks(clocks, {
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(root, 'node_modules/.cache/power-server'),
  })
  return { pageOf: (date) => `${address}#${date}`, close: () => server.close() }
}
