/**
 * `pnpm release:dry`: a release from beginning to end, to a registry on this machine. In a clone of what is committed,
 * so that the tree stays as it is: versions, changelogs, build, tarballs, publication; then an outsider
 * installs from that registry and uses what came, and another begins a collection of their own.
 */
import '@found-time/studio/program/help'
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'

/** In a project of its own, so that nobody installs a registry to work on clocks. */
const VERDACCIO = {
  dependencies: { verdaccio: '6.10.4' },
  // Something below it asks for the dist-tag `cjs`, which not every mirror of npm has.
  overrides: { 'node-fetch': '2.7.0' },
}

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'found-time-release-'))
const clone = path.join(folder, 'clone')

/** @throws {Error} With what it printed, when it fails. */
function run(command: string, args: readonly string[], cwd = clone, env: NodeJS.ProcessEnv = {}): string {
  console.log(`$ ${command} ${args.join(' ')}`)
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}

/** Our packages from its own storage; everybody else's through the registry this machine uses. */
async function startRegistry(): Promise<{ address: string; stop: () => void }> {
  const port = await getPort()
  const upstream = run('npm', ['config', 'get', 'registry'], folder).trim()
  writeFileSync(
    path.join(folder, 'verdaccio.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd, max_users: 1 } }
uplinks: { upstream: { url: ${upstream} } }
packages:
  '@found-time/*': { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: upstream }
log: { type: stdout, level: warn }
`,
  )
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(VERDACCIO))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  const registry = spawn(
    path.join(folder, 'node_modules/.bin/verdaccio'),
    ['--config', path.join(folder, 'verdaccio.yaml'), '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  )
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/-/ping`).catch(() => undefined))?.ok) {
    if (registry.exitCode !== null) throw new Error('The registry ended.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { address, stop: () => registry.pid && process.kill(-registry.pid) }
}

/** @returns A token for publishing. */
async function signUp(registry: string): Promise<string> {
  const name = 'releaser'
  const answer = await fetch(`${registry}/-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID() }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

const versions = () =>
  new Map(
    readdirSync(path.join(clone, 'packages')).map((name) => {
      const manifest = JSON.parse(readFileSync(path.join(clone, 'packages', name, 'package.json'), 'utf8'))
      return [
        manifest.name as string,
        { version: manifest.version as string, folder: path.join(clone, 'packages', name) },
      ]
    }),
  )

let stop: (() => void) | undefined
try {
  run('git', ['clone', '--quiet', '--local', root, clone], folder)
  // Provenance is refused where packages come from another repository than they say.
  const { repository } = JSON.parse(readFileSync(path.join(clone, 'packages/catalogue/package.json'), 'utf8'))
  const home = new URL(repository.url.replace(/^git\+|\.git$/g, ''))
  run('node', ['tooling/release/repository.ts'], clone, {
    GITHUB_SERVER_URL: home.origin,
    GITHUB_REPOSITORY: home.pathname.slice(1),
  })
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'])
  const before = versions()
  run('pnpm', ['exec', 'changeset', 'version'])
  run('pnpm', ['run', 'build'])
  run('git', ['add', '--all'])
  run('git', [
    '-c',
    'user.name=Release',
    '-c',
    'user.email=release@found-time.example',
    'commit',
    '--quiet',
    '--message',
    'Version packages',
  ])
  const after = versions()
  const released = [...after].filter(([name, { version }]) => before.get(name)?.version !== version)
  if (released.length === 0) throw new Error('Nothing to release: there is no changeset.')
  for (const [name, { folder: place, version }] of released) {
    const changelog = path.join(place, 'CHANGELOG.md')
    if (!existsSync(changelog) || !readFileSync(changelog, 'utf8').includes(`## ${version}`)) {
      throw new Error(`${name} ${version} has no entry in its changelog.`)
    }
  }

  const registry = await startRegistry()
  stop = registry.stop
  const userConfig = path.join(folder, 'npmrc')
  const host = registry.address.replace('http:', '')
  writeFileSync(userConfig, `registry=${registry.address}/\n`)
  appendFileSync(userConfig, `${host}/:_authToken=${await signUp(registry.address)}\n`)
  const asReleaser = { npm_config_userconfig: userConfig, npm_config_registry: `${registry.address}/` }
  run('pnpm', ['exec', 'changeset', 'pack', '--out-dir', path.join(folder, 'packed')], clone, asReleaser)
  const publish = ['tooling/release/publish.ts', path.join(folder, 'packed')]
  const published = run('node', publish, clone, asReleaser)
  for (const [name, { version }] of released)
    if (!published.includes(`Published ${name}@${version}.`)) throw new Error(`${name} was not published.`)
  // Whoever runs the job again finds nothing to do.
  if (run('node', publish, clone, asReleaser).includes('Published')) throw new Error('Published twice.')

  const outsider = path.join(folder, 'outsider')
  mkdirSync(outsider)
  cpSync(path.join(root, 'examples/vite'), outsider, { recursive: true })
  const manifestFile = path.join(outsider, 'package.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  for (const name of Object.keys(manifest.dependencies)) {
    const ours = after.get(name)
    if (ours) manifest.dependencies[name] = `^${ours.version}`
  }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
  const asOutsider = {
    npm_config_userconfig: path.join(folder, 'nobody'),
    npm_config_registry: `${registry.address}/`,
  }
  run('npm', ['install', '--no-audit', '--no-fund'], outsider, asOutsider)
  run('npm', ['run', 'build'], outsider, asOutsider)
  const listed = run(
    'node',
    [
      '--input-type=module',
      '--eval',
      `import { notes } from '@found-time/clocks-2025-04/notes'; console.log(Object.keys(notes).length)`,
    ],
    outsider,
  )
  // Somebody begins a collection with what was published, in the ranges that were published with it.
  const words = ['--name', 'winter', '--title', 'Winter Clocks', '--licence', 'MIT']
  run('npm', ['create', '--yes', '@found-time/month@latest', 'winter', '--', ...words], folder, asOutsider)
  const winter = path.join(folder, 'winter')
  run('npm', ['install', '--no-audit', '--no-fund'], winter, asOutsider)
  const studio = run('npx', ['found-time', '--version'], winter, asOutsider).trim()
  const expected = after.get('@found-time/studio')?.version
  if (studio !== expected) throw new Error(`A new collection has the studio ${studio}, not ${expected}.`)
  console.log(
    `\nReleased to this machine, installed and built by an outsider (${listed.trim()} clocks of April):`,
  )
  for (const [name, { version }] of released)
    console.log(`  ${name} ${before.get(name)?.version} → ${version}`)
} finally {
  stop?.()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
