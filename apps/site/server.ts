/** Serves a build: HOST and PORT say where, `--mode testing` serves the testing build. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { readAddress, whyNotListening } from '../../tooling/ci/address.mjs'
import { buildFolder, buildMode } from './build-mode.ts'

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}

const client = path.join(import.meta.dirname, buildFolder(buildMode()), 'client')
if (!existsSync(path.join(client, '404.html'))) fail('There is no build to serve. Run `pnpm build` first.')

// The path that the build was made for; all that knows of addresses takes it from the environment.
const { scope } = JSON.parse(readFileSync(path.join(client, 'manifest.webmanifest'), 'utf8'))
process.env.SITE_BASE = scope
const { siteListener } = await import('./serve/site.ts')

const address = (() => {
  try {
    return readAddress(process.env)
  } catch (error) {
    return fail((error as Error).message)
  }
})()

const server = createServer(siteListener(client))
server.on('error', (error) => fail(whyNotListening(error, address)))
server.listen(address, () => {
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : address.port
  const { host } = address
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  console.log(`Found Time is open at http://${name}:${port}${scope === '/' ? '' : scope}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
// Whoever started it with a channel has gone, however it went: nobody else knows of this server.
process.on('disconnect', () => process.exit(0))
