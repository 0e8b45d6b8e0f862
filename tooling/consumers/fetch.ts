/**
 * `pnpm --filter @found-time/consumers run fetch`: fetches what the outside projects install into npm’s cache, so that
 * the tests install from there and need no network. With `--quick`, for those of `npm test` alone; other options are
 * npm’s. Where the network fails in spite of all retries, says so and ends with 69; nothing was tested then.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetched, NetworkFault } from '@found-time/bootstrap/fetch'
import { environment, type Manifest } from './outsider.ts'
import { publishedPackages, root } from './pack.ts'
import { projects } from './projects.ts'

/** EX_UNAVAILABLE of sysexits.h: a service is not available. */
const NETWORK_FAILED = 69

/** npm waits and tries again itself, for each file; then we do, for what it gave up. */
const RETRIES = ['--fetch-retries=4', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=20000']

const quick = process.argv.includes('--quick')
const options = process.argv.slice(2).filter((option) => option !== '--quick')

const folder = await mkdtemp(path.join(tmpdir(), 'fetch-ahead-'))
try {
  const ours = await standIns()
  const wanted = projects.filter(({ tag }) => !quick || tag === undefined).map(({ example }) => example)
  for (const example of wanted) await fetchFor(example, ours)
  console.log(`Fetched what ${wanted.length} outside projects install.`)
} catch (error) {
  if (!(error instanceof NetworkFault)) throw error
  console.error(error.message)
  process.exitCode = NETWORK_FAILED
} finally {
  await rm(folder, { recursive: true, force: true })
}

/**
 * What our packages depend on, in packages of their names: they need not have been built. Without their peers, which
 * every project has anyway: npm tells of a peer that could not be fetched as of two that do not fit together.
 */
async function standIns(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { name, folder: source } of await publishedPackages()) {
    const { version, dependencies } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'))
    const place = path.join(folder, 'packages', name)
    await mkdir(place, { recursive: true })
    await writeFile(
      path.join(place, 'package.json'),
      JSON.stringify({ name, version, dependencies: withoutWorkspace(dependencies) }),
    )
    found.set(name, `file:${place}`)
  }
  return found
}

function withoutWorkspace(ranges: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, range.startsWith('workspace:') ? '*' : range]),
  )
}

async function fetchFor(example: string, ours: ReadonlyMap<string, string>): Promise<void> {
  const place = path.join(folder, example)
  await mkdir(place)
  const manifest: Manifest = {
    overrides: {},
    ...JSON.parse(await readFile(path.join(root, 'examples', example, 'package.json'), 'utf8')),
  }
  for (const [name, standIn] of ours) {
    if (manifest.dependencies[name]) manifest.dependencies[name] = standIn
    manifest.overrides[name] = manifest.dependencies[name] ? `$${name}` : standIn
  }
  await writeFile(path.join(place, 'package.json'), JSON.stringify(manifest))
  const wishes = ['--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await fetched(`Fetching what examples/${example} installs`, async () => {
    const install = spawnSync('npm', ['install', ...wishes, ...RETRIES, ...options], {
      cwd: place,
      env: environment(),
      encoding: 'utf8',
    })
    return { code: install.status ?? 1, output: `${install.stdout}\n${install.stderr}` }
  })
}
