/** The production build of the site, and the pages it is measured beside, on a free port of this machine. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from '@found-time/screenshots/clocks'
import { siteListener } from '../../apps/site/serve/site.ts'
import { bundleReferences } from './references/index.ts'

/** Answers `/references/<entry>`, and else as the site does. */
export async function serve(): Promise<{ readonly address: string; close(): void }> {
  const references = await bundleReferences()
  const site = siteListener(path.join(root, 'apps/site/build/client'))
  const server = createServer((request, response) => {
    const { url = '/' } = request
    const reference = references.get(url.replace('/references/', ''))
    if (reference) response.setHeader('Content-Type', 'text/html').end(reference)
    // A worker's installing would be measured with the clock: there is none.
    else if (url === '/sw.js') response.writeHead(404).end()
    else site(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
