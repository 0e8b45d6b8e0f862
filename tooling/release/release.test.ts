import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Manifest, publishedManifests, repositoryFaults } from './repository.ts'
import { workflowFaults } from './workflows.ts'

const folder = path.resolve(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).sort()
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8')

describe('the workflows', () => {
  it('are a test, a release and a weekly look at everything', () =>
    expect(workflows).toEqual(['release.yml', 'test.yml', 'weekly.yml']))

  it.each(workflows)('%s pins its actions, keeps no credentials and lets nobody else publish', (name) =>
    expect(workflowFaults(textOf(name))).toEqual([]),
  )

  it('give the right to publish to one job, and no other right to that one', () => {
    const { jobs } = parse(textOf('release.yml'))
    const publishing = Object.entries<{ permissions: object }>(jobs).filter(([, { permissions }]) =>
      Object.keys(permissions).includes('id-token'),
    )
    expect(publishing.map(([name, { permissions }]) => [name, permissions])).toEqual([
      ['publish', { contents: 'read', 'id-token': 'write' }],
    ])
    expect(Object.keys(parse(textOf('test.yml')).jobs)).toEqual(['test', 'site'])
  })

  it('compare the repository before anything is installed', () => {
    const { steps } = parse(textOf('release.yml')).jobs.version
    const runs = steps.map(({ run }: { run?: string }) => run).filter(Boolean)
    expect(runs[0]).toBe('node tooling/release/repository.ts')
  })

  it('build the tarballs where nothing may be published', () => {
    const { jobs } = parse(textOf('release.yml'))
    expect(jobs.pack.permissions).toEqual({ contents: 'read' })
    expect(jobs.publish.needs).toBe('pack')
    expect(JSON.stringify(jobs.publish.steps)).toContain('node tooling/release/publish.ts packed')
  })
})

describe('a workflow is refused', () => {
  const job = (steps: string, more = '') =>
    `permissions: {}\njobs:\n  publish:\n    permissions: { id-token: write }\n    environment: npm\n${more}    steps:\n${steps}`
  const sha = '0123456789012345678901234567890123456789'

  it.each([
    ['      - uses: actions/cache@v5', 'actions/cache@v5 is not pinned by its commit'],
    [`      - uses: actions/cache@${sha}`, `actions/cache@${sha} does not say which version that is`],
    [`      - uses: actions/checkout@${sha} # v5.0.0`, 'publish leaves its credentials on the disk'],
    [`      - uses: actions/setup-node@${sha} # v5.0.0`, 'publish shares a cache with other runs'],
    [`      - uses: someone/publish@${sha} # v1.0.0`, 'publish may publish and uses somebody else’s action'],
    ['      - run: npx --yes pnpm install', 'publish may publish and installs other people’s code'],
    ['      - run: npm ci', 'publish may publish and installs other people’s code'],
  ])('with the step %s', (step, fault) => expect(workflowFaults(job(step))).toEqual([fault]))

  it('when publishing comes with another right, or from everywhere', () => {
    expect(
      workflowFaults('permissions: {}\njobs: { a: { permissions: { contents: write, id-token: write } } }'),
    ).toEqual(['a may publish and write contents', 'a may publish from any environment'])
    expect(workflowFaults('permissions: { id-token: write }\njobs: {}')).toEqual([
      'what jobs may write is said for all of them at once',
    ])
    expect(workflowFaults('jobs: {}')).toEqual(['what jobs may write is said for all of them at once'])
  })
})

describe('the repository of the packages', () => {
  const manifest = (url: string): Manifest => ({
    name: '@found-time/a',
    repository: { url, directory: 'packages/a' },
  })

  it('is one, and each says its folder in it', () => {
    const manifests = publishedManifests()
    const [first] = manifests.values()
    const home = first!.repository!.url!.replace(/^git\+|\.git$/g, '')
    expect(manifests.size).toBeGreaterThan(5)
    expect(repositoryFaults(manifests, home)).toEqual([])
  })

  it('is the workflow’s, or the packages are named', () => {
    const elsewhere = new Map([['packages/a', manifest('git+https://github.com/Found/time.git')]])
    expect(repositoryFaults(elsewhere, 'https://github.com/Found/time')).toEqual([])
    expect(repositoryFaults(elsewhere, 'https://github.com/found/time')).toEqual([
      '@found-time/a says git+https://github.com/Found/time.git, not git+https://github.com/found/time.git',
    ])
  })

  it('ends a release at its beginning where it is another', () => {
    const { status, stderr } = spawnSync('node', [path.join(import.meta.dirname, 'repository.ts')], {
      encoding: 'utf8',
      env: { ...process.env, GITHUB_REPOSITORY: 'somebody/fork', GITHUB_SERVER_URL: 'https://github.com' },
    })
    expect(status).toBe(1)
    expect(stderr).toContain('npm refuses provenance from https://github.com/somebody/fork')
    expect(stderr).toContain('@found-time/catalogue says git+https://')
  })
})
