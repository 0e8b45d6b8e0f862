/** The server as `npm start` starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'

const site = path.resolve(import.meta.dirname, '..')
const run = pathToFileURL(path.join(site, '../../tooling/bootstrap/run.mjs')).href

/** What `start.mjs` does once the build is there, below the shell that npm starts. */
const START = `
  import { endTogether, run } from ${JSON.stringify(run)}
  endTogether()
  await run(process.execPath, ['server.ts'], { cwd: ${JSON.stringify(site)}, channel: true })`

async function start(env: Record<string, string> = {}): Promise<{ shell: ChildProcess; address: string }> {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, START], {
    env: { ...process.env, PORT: '0', npm_lifecycle_event: 'start', ...env },
  })
  const [line] = (await once(shell.stdout, 'data')) as [Buffer]
  return { shell, address: /http:\S+/.exec(String(line))?.[0] ?? `no address in “${line}”` }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'nobody',
  )

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to what npm started leaves no server behind`, async () => {
    const { shell, address } = await start()
    expect(await answers(address)).toBe(200)
    shell.kill(signal)
    await expect.poll(() => answers(address)).toBe('nobody')
  })
}

test('it listens on this machine alone unless told', async () => {
  const { shell, address } = await start()
  const { port } = new URL(address)
  expect(address).toBe(`http://localhost:${port}`)
  expect(await answers(`http://127.0.0.1:${port}/`)).toBe(200)
  expect(await answers(`http://127.0.0.2:${port}/`)).toBe('nobody')
  shell.kill()

  const open = await start({ HOST: '0.0.0.0' })
  expect(await answers(`http://127.0.0.2:${new URL(open.address).port}/`)).toBe(200)
  open.shell.kill()
})
