/**
 * npm takes a version with provenance only when its `repository.url` is the repository whose workflow published it.
 * `node tooling/release/repository.ts` says so before anything is built, where GITHUB_REPOSITORY names the workflow’s.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly repository?: { readonly url?: string; readonly directory?: string }
}

/** The manifests of published packages, by their folder. */
export function publishedManifests(): Map<string, Manifest> {
  const found = new Map<string, Manifest>()
  for (const name of readdirSync(path.join(root, 'packages')).sort()) {
    const manifest = JSON.parse(
      readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as Manifest
    if (!manifest.private) found.set(`packages/${name}`, manifest)
  }
  return found
}

/**
 * What is wrong with where packages say that they come from.
 * @param home - The repository’s address without an ending: `https://github.com/found-time/found-time`.
 */
export function repositoryFaults(manifests: ReadonlyMap<string, Manifest>, home: string): string[] {
  return [...manifests].flatMap(([folder, { name, repository }]) => [
    ...(repository?.url === `git+${home}.git`
      ? []
      : [`${name} says ${repository?.url ?? 'nothing'}, not git+${home}.git`]),
    ...(repository?.directory === folder ? [] : [`${name} does not say that it is in ${folder}`]),
  ])
}

if (import.meta.main) {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server = 'https://github.com' } = process.env
  if (!repository) throw new Error('GITHUB_REPOSITORY is not set: it names the workflow’s repository.')
  const faults = repositoryFaults(publishedManifests(), `${server}/${repository}`)
  if (faults.length > 0) {
    console.error(
      `npm refuses provenance from ${server}/${repository}, because \`repository.url\` in package.json is another:\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
    )
    process.exitCode = 1
  } else console.log(`All packages say that they come from ${server}/${repository}.`)
}
