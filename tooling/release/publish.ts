/**
 * `node tooling/release/publish.ts packed`: hands the tarballs of `changeset pack` to npm, those that are not there yet.
 * The only step that may publish stands on Node and its npm alone: nothing is installed, no script of anybody's runs.
 * One that is refused does not keep the others back. In a workflow, writes `tags`: those of all that are there now.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Release {
  readonly kind: string
  readonly name: string
  readonly version: string
  readonly tarball?: { readonly path: string; readonly integrity: string }
}

const folder = path.resolve(process.argv[2] ?? 'packed')
const { plan } = JSON.parse(readFileSync(path.join(folder, 'publish-plan.json'), 'utf8')) as {
  plan: Release[][]
}

const npm = (...args: string[]) => spawnSync('npm', args, { encoding: 'utf8', cwd: folder })

const there: string[] = []
for (const { name, version, tarball } of plan.flat()) {
  if (!tarball) continue
  const release = `${name}@${version}`
  const file = path.join(folder, tarball.path)
  const integrity = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
  if (integrity !== tarball.integrity) throw new Error(`${tarball.path} is not what was packed.`)
  if (npm('view', release, 'version').stdout.trim() === version) {
    console.log(`${release} is there already.`)
    there.push(release)
    continue
  }
  const { status, stderr } = npm('publish', file, '--access', 'public', '--ignore-scripts')
  if (status === 0) {
    console.log(`Published ${release}.`)
    there.push(release)
  } else {
    console.error(`npm refused ${release}:\n${stderr}`)
    process.exitCode = 1
  }
}
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `tags=${there.join(' ')}\n`)
