/**
 * Fetches what the examples install, into npm's cache, before any of them is tried: a test that fails afterwards has
 * not met the network. Takes Playwright's choice of tests: `node fetch-ahead.ts --grep-invert @slow`.
 */
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetched, NetworkFault } from '@found-time/bootstrap/fetch'
import { environment } from './outsider.ts'
import { publishedPackages, root } from './pack.ts'

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly tests: readonly { readonly annotations: readonly Annotation[] }[] }[]
}
interface Annotation {
  readonly type: string
  readonly description?: string
}

/** Tests say by an annotation which example they install. */
function examplesOf(filters: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync('playwright', ['test', '--list', '--reporter=json', ...filters], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const annotations = (suite: Suite): Annotation[] => [
    ...(suite.suites ?? []).flatMap(annotations),
    ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
  ]
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
  const names = annotations(JSON.parse(stdout)).filter(({ type }) => type === 'example')
  return [...new Set(names.map(({ description = '' }) => description))].sort()
}

type Versions = Readonly<Record<string, string>>

/** What the example needs of others: its own wishes, and those of our packages in the place of them. */
async function manifestOf(example: string): Promise<object> {
  const text = await readFile(path.join(root, 'examples', example, 'package.json'), 'utf8')
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<string, Versions>
  const packages = await publishedPackages()
  const isOurs = (name: string) => packages.some((ours) => ours.name === name)
  const wishes: Versions[] = [devDependencies, dependencies]
  for (const { folder } of packages) {
    const own = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    wishes.unshift(own.dependencies ?? {}, own.peerDependencies ?? {})
  }
  const others = Object.entries(Object.assign({}, ...wishes)).filter(([name]) => !isOurs(name))
  return { private: true, dependencies: Object.fromEntries(others) }
}

async function fetchAhead(example: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), `ahead-${example}-`))
  try {
    await cp(path.join(root, 'examples', example), folder, { recursive: true })
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(await manifestOf(example)))
    await fetched(`Fetching what examples/${example} installs`, async () => {
      const { status, stdout, stderr } = spawnSync(
        'npm',
        // It tries again by itself, after pauses of up to a minute, which is long with our own.
        [
          'install',
          '--no-audit',
          '--no-fund',
          '--prefer-offline',
          '--ignore-scripts',
          '--fetch-retry-mintimeout=500',
          '--fetch-retry-maxtimeout=2000',
        ],
        { cwd: folder, env: environment(), encoding: 'utf8' },
      )
      return { code: status ?? 1, output: `${stdout}\n${stderr}` }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  for (const example of examplesOf(process.argv.slice(2))) {
    console.log(`Fetching what examples/${example} installs …`)
    await fetchAhead(example)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = error instanceof NetworkFault ? 69 : 1
}
