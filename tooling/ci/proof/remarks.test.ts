import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { printOf, record } from '@found-time/studio/ledger/ledger'
import { afterAll, expect, it, vi } from 'vitest'
import { remarksOn } from './remarks.ts'
import { stepsFor } from './stages.ts'

/** A clock of a month that nobody has heard of. */
const place = await mkdtemp(path.join(tmpdir(), 'hand-in-'))
const clock = { name: '99-01-01', folder: path.join(place, 'clocks-2099-01/src/99-01-01') }
await mkdir(clock.folder, { recursive: true })
await writeFile(path.join(clock.folder, 'clock.tsx'), '')
afterAll(() => rm(place, { recursive: true }))

it('what is left to the artist is told', async () => {
  expect(await remarksOn(clock)).toEqual([
    'It is not published: packages/catalogue/published.json says up to which day clocks are.',
    'No changeset names @found-time/clocks-2099-01: `pnpm changeset` where its readers shall know of the change.',
    'Nobody has measured what it costs as it is: `pnpm power 99-01-01` while the machine rests.',
  ])
})

const engines = stepsFor(clock).find(({ name }) => name === 'engines')!

it('a machine without the browsers leaves the engines out, and says what to install', async () => {
  for (const name of ['CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH'])
    vi.stubEnv(name, '')
  vi.stubEnv('PATH', place)
  const skipped = await engines.skip?.()
  vi.unstubAllEnvs()
  expect(skipped?.outcome).toBe('left out')
  expect(skipped?.told).toMatch(
    /^not run, and needed before it is published\. There is no \w+ on this machine\. On Debian: apt-get install --no-install-recommends chromium firefox-esr webkit2gtk-driver xvfb$/,
  )
})

it('a clock that has passed in the engines as it is need not pass again', async () => {
  await record('engines', clock, { print: await printOf('engines', clock) })
  expect(await engines.skip?.()).toEqual({ outcome: 'passed', told: 'it has passed before, as it is now' })
  await writeFile(path.join(clock.folder, 'model.ts'), 'export const changed = true')
  expect((await engines.skip?.())?.outcome).not.toBe('passed')
})
