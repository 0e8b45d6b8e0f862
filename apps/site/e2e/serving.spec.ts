/** What `npm start` serves is for this machine alone unless told, and ends with what started it, however that ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'

const site = path.resolve(import.meta.dirname, '..')
const run = pathToFileURL(path.join(site, '../../tooling/ci/run.mjs')).href

/** What `start.mjs` does once the build is there, below the shell that npm starts. */
const START = `
  import { endTogether, run } from ${JSON.stringify(run)}
  endTogether()
  await run(process.execPath, ['server.ts'], { cwd: ${JSON.stringify(site)}, channel: true })`

let shell: ChildProcess | undefined
test.afterEach(() => shell?.kill('SIGKILL'))

async function start(env: Record<string, string> = {}) {
  const started = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, START], {
    env: { ...process.env, PORT: '0', npm_lifecycle_event: 'start', ...env },
  })
  shell = started
  let said = ''
  for await (const chunk of on(started.stdout, 'data')) {
    said += chunk
    const [address] = /http:\S+(?=\s)/.exec(said) ?? []
    if (address) return { shell: started, address }
  }
  throw new Error(`no address in “${said}”`)
}

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'nobody',
  )

for (const { signal, env, elsewhere } of [
  { signal: 'SIGTERM', env: {}, elsewhere: 'nobody' },
  { signal: 'SIGKILL', env: { HOST: '0.0.0.0' }, elsewhere: 200 },
] as const) {
  const told = Object.entries(env).map((pair) => pair.join('='))
  test(`started ${told.join() || 'untold'}, it listens as it should, and ${signal} to what npm started leaves no server behind`, async () => {
    const { shell, address } = await start(env)
    const { port } = new URL(address)
    expect(await answers(address)).toBe(200)
    expect(await answers(`http://127.0.0.1:${port}/`)).toBe(200)
    expect(await answers(`http://127.0.0.2:${port}/`)).toBe(elsewhere)
    if (elsewhere === 'nobody') expect(address).toBe(`http://localhost:${port}`)

    shell.kill(signal)
    shell.stdout.resume()
    await once(shell.stdout, 'end') // nobody is left who could write
    expect(await answers(address)).toBe('nobody')
  })
}
