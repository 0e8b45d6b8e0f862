/**
 * `pnpm --filter @found-time/consumers run fetch`: fetches what the outside projects install into npm’s cache, so that
 * the tests install from there and need no network. With `--quick`, for those of `npm test` alone; other options are
 * npm’s. Where the network fails in spite of all retries, says so and ends with 69; nothing was tested then.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planCollection } from '@found-time/studio/new-month/plan'
import { fetched, NetworkFault } from '@found-time/studio/system/fetch'
import { parse } from 'yaml'
import { environment, type Manifest, withPackages } from './outsider.ts'
import { publishedPackages, root } from './pack.ts'
import { projects, testers } from './projects.ts'

/** EX_UNAVAILABLE of sysexits.h: a service is not available. */
const NETWORK_FAILED = 69

/** npm waits and tries again itself, for each file; then we do, for what it gave up. */
const RETRIES = ['--fetch-retries=4', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=20000']

const quick = process.argv.includes('--quick')
const options = process.argv.slice(2).filter((option) => option !== '--quick')

const { catalog } = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>
}
/** Projects that are only checked by compilers. */
const typed = await readdir(path.join(import.meta.dirname, 'types'))
const folder = await mkdtemp(path.join(tmpdir(), 'fetch-ahead-'))
try {
  const ours = await standIns()
  const wanted = [...projects, ...testers]
    .filter(({ tag }) => !quick || tag === undefined)
    .map(({ example }) => example)
  for (const example of wanted) {
    const text = await readFile(path.join(root, 'examples', example, 'package.json'), 'utf8')
    await fetchFor(`examples/${example}`, JSON.parse(text), ours)
  }
  for (const name of typed) {
    const text = await readFile(path.join(import.meta.dirname, 'types', name, 'package.json'), 'utf8')
    await fetchFor(`types/${name}`, JSON.parse(text), ours)
  }
  await fetchFor('collection', collectionManifest(), ours)
  console.log(`Fetched what ${wanted.length + typed.length + 1} outside projects install.`)
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
      JSON.stringify({ name, version, dependencies: packedRanges(dependencies) }),
    )
    found.set(name, `file:${place}`)
  }
  return found
}

/** Ranges as a packed manifest has them. */
function packedRanges(ranges: Record<string, string> = {}): Record<string, string> {
  const packed = ([name, range]: [string, string]): [string, string] => {
    if (range.startsWith('workspace:')) return [name, '*']
    return [name, range === 'catalog:' ? catalog[name]! : range]
  }
  return Object.fromEntries(Object.entries(ranges).map(packed))
}

/** What `npm create @found-time/month` asks npm for. */
function collectionManifest(): Partial<Manifest> {
  const answers = { name: 'winter', title: 'Winter Clocks', licence: 'MIT' }
  return JSON.parse(planCollection(answers, { runtime: '*', studio: '*' }).get('package.json')!)
}

/** @param what - Whose manifest it is. */
async function fetchFor(
  what: string,
  given: Partial<Manifest>,
  ours: ReadonlyMap<string, string>,
): Promise<void> {
  const place = path.join(folder, what)
  await mkdir(place, { recursive: true })
  const manifest: Manifest = { overrides: {}, dependencies: {}, ...given }
  withPackages(manifest, ours)
  await writeFile(path.join(place, 'package.json'), JSON.stringify(manifest))
  const wishes = ['--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await fetched(`Fetching what ${what} installs`, async () => {
    const install = spawnSync('npm', ['install', ...wishes, ...RETRIES, ...options], {
      cwd: place,
      env: environment(),
      encoding: 'utf8',
    })
    return { code: install.status ?? 1, output: `${install.stdout}\n${install.stderr}` }
  })
}
