/** What a new collection consists of: a package of clocks, and nothing else. It is bundled on its own: no packages. */
import { NODE_RANGE } from './node-version.ts'

/** What is asked once. */
export interface Answers {
  /** As npm has it: `@winter/clocks-2025-12`. */
  readonly name: string
  /** What the collection is called. */
  readonly title: string
  /** Of the clocks; an SPDX identifier. */
  readonly licence: string
}

/** Ranges of our packages and of React, for the manifest. */
export interface Ranges {
  readonly runtime: string
  readonly studio: string
}

/** What npm allows; shorter than its limit of 214 signs. */
const NAME = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/

/** As SPDX writes identifiers; which ones there are is for npm to know. */
const LICENCE = /^[A-Za-z0-9.+-]+$/

/** @returns What is wrong with an answer, as a sentence; nothing when it will do. */
export const faults = {
  name: (name: string) =>
    NAME.test(name)
      ? undefined
      : `"${name}" is no name of a package. Names look like @winter/clocks-2025-12.`,
  title: (title: string) => (title.trim() ? undefined : 'A collection needs a title, as "Winter Clocks".'),
  licence: (licence: string) =>
    LICENCE.test(licence) ? undefined : `"${licence}" is no SPDX identifier. Identifiers look like MIT.`,
} satisfies Record<keyof Answers, (answer: string) => string | undefined>

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * @returns Files by their path in the new folder.
 * @throws {Error} When an answer will not do.
 */
export function planCollection(answers: Answers, { runtime, studio }: Ranges): ReadonlyMap<string, string> {
  for (const key of Object.keys(faults) as (keyof Answers)[]) {
    const fault = faults[key](answers[key])
    if (fault) throw new Error(fault)
  }
  const { name, licence } = answers
  const title = answers.title.trim()
  const entry = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })
  const manifest = {
    name,
    version: '0.0.0',
    description: `${title}: clocks for Found Time.`,
    license: licence,
    type: 'module',
    sideEffects: false,
    engines: { node: NODE_RANGE },
    files: ['dist', 'posters'],
    exports: { '.': entry('index'), './notes': entry('notes'), './package.json': './package.json' },
    foundTime: { title },
    scripts: {
      workbench: 'found-time workbench',
      check: 'found-time check',
      build: 'found-time build',
      prepack: 'found-time build',
      typecheck: 'tsc',
    },
    peerDependencies: { '@found-time/clock-runtime': runtime, react: '^18.2 || ^19' },
    devDependencies: {
      '@found-time/clock-runtime': runtime,
      '@found-time/studio': studio,
      '@types/react': '^19',
      react: '^19',
      'react-dom': '^19',
      typescript: '^7',
    },
    publishConfig: { access: 'public' },
  }
  return new Map([
    ['package.json', text(manifest)],
    ['tsconfig.json', text({ extends: '@found-time/studio/tsconfig.json' })],
    ['.gitignore', IGNORED.map((name) => `${name}\n`).join('')],
    ['src/index.ts', EMPTY],
    ['README.md', readme(name, title)],
  ])
}

/** What tools leave behind: builds, reports, and pictures that somebody took to look at, which lie beside `src`. */
const IGNORED = [
  'node_modules',
  'dist',
  '*-report',
  'exports',
  '*.tgz',
  '/*.png',
  '/*.webp',
  '/*.webm',
  '/*.mp4',
  '/preview*/',
]

/** As `found-time gen` writes it while there is no clock. */
const EMPTY = `// Generated from the day folders. Edit those, then generate it anew.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day = never

/** Loaders for this month's clocks by date, \`yy-mm-dd\`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
}
`

const readme = (name: string, title: string) => `# ${title}

Clocks, a package of them: each is a React component that fills the box it is given, a file of its own, loaded when it
is asked for.

\`\`\`sh
npm install
npx found-time new-clock 25-12-01 "First Snow"
npx found-time workbench 25-12-01
npx found-time check 25-12-01 --full
npm run build
\`\`\`

\`npx found-time --help\` names all commands. Whoever installs it writes

\`\`\`js
import { clocks } from '${name}'

const { default: Clock } = await clocks['25-12-01']()
\`\`\`
`
