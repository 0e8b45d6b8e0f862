/**
 * The skeleton that packages have in common: what each manifest says in the same words, the licence's text, and the
 * files that none goes without. `pnpm gen` repairs what follows from other facts and tells what only a person can add.
 */

/** What every published package says of itself; where it stands in the repository is its own. */
const PUBLISHED = {
  license: 'MIT',
  author: 'Lost Property Lab',
  homepage: 'https://found-time.example',
  bugs: 'https://code.found-time.example/found-time/issues',
  type: 'module',
  publishConfig: { access: 'public' },
}
const REPOSITORY = { type: 'git', url: 'git+https://code.found-time.example/found-time.git' }

/** A tool is a package so that it can name what it needs; it is never published. */
const TOOL = { version: '0.0.0', private: true, license: 'MIT' }

const TYPECHECK = { typecheck: 'tsc' }

/** Unless a package builds itself by a script of its own. */
const TSUP = { build: 'tsup', dev: 'tsup --watch' }

const buildsItself = ({ scripts }: Manifest) => scripts?.build?.startsWith('node ') === true

export type Manifest = Readonly<Record<string, unknown>> & {
  readonly scripts?: Readonly<Record<string, string>>
  readonly files?: readonly string[]
  readonly publishConfig?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What a published package has beside its manifest; one that is only a program is imported by nobody. */
export const publishedFiles = (manifest: Manifest) => [
  'README.md',
  ...(manifest.bin === undefined ? ['src/index.ts'] : []),
  'tsconfig.json',
  ...(buildsItself(manifest) ? [] : ['tsup.config.ts']),
]

/**
 * @param folder - From the root: `packages/ui-frame`.
 * @returns The manifest as it shall be; what it says besides, and in which order, is left as it is.
 */
export function publishedManifest(folder: string, manifest: Manifest): Manifest {
  const { scripts = {} } = manifest
  const build = scripts.build?.startsWith(TSUP.build) ? scripts.build : TSUP.build
  return {
    ...manifest,
    ...PUBLISHED,
    name: nameOf(folder),
    repository: { ...REPOSITORY, directory: folder },
    publishConfig: { ...manifest.publishConfig, ...PUBLISHED.publishConfig },
    scripts: { ...scripts, ...(!buildsItself(manifest) && { ...TSUP, build }), ...TYPECHECK },
  }
}

/** @param folder - From the root: `tooling/ci`. */
export const toolManifest = (folder: string, manifest: Manifest): Manifest => ({
  ...manifest,
  ...TOOL,
  name: nameOf(folder),
})

/**
 * The licence of a package: the root's. The paragraph on found material is left out where a package carries none.
 * @param licence - The root's text.
 */
export function licenceOf(manifest: Manifest, licence: string): string {
  const carriesFoundMaterial = manifest.files?.some((name) => name === 'posters' || name === 'THIRD-PARTY.md')
  return carriesFoundMaterial ? licence : licence.replace(/\nFound material[\s\S]*$/, '')
}

const nameOf = (folder: string) => `@found-time/${folder.split('/').at(-1)}`
