/** What a clock is made of: its module, its bundle, its files and whom they came from. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { cssModules } from '@found-time/build-preset/css-modules'
import type { ClockModule, Credit } from '@found-time/clock-runtime'
import { ALLOWED, asksForNotice, faultsOf } from '@found-time/licences'
import { readTypeface } from '@found-time/licences/typeface'
import { build } from 'esbuild'
import { compared } from '../pictures.ts'
import { distance } from '../posters.ts'
import { artworkFiles, ownFile, type Session } from '../session.ts'
import type { Clause } from './clause.ts'

const run = promisify(execFile)

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Everything wrong with what the module exports, as "…" after the clock's name. */
function moduleProblems(
  session: Session,
  facts: Awaited<ReturnType<Session['facts']>>,
  files: readonly string[],
): string[] {
  const problems: string[] = []
  const { component, exports, images, fonts, notes } = facts
  if (!component) problems.push('has no component as its default export')
  if (exports.length > 0) problems.push(`exports ${exports.join(', ')}, which nobody uses`)
  const isOwn = (source: unknown) => isText(source) && files.includes(ownFile(session, source))
  if (!Array.isArray(images)) problems.push('exports no list of `images`')
  else
    for (const image of images)
      if (!isOwn(image)) problems.push(`lists ${image} in \`images\`, which is no file of its folder`)
  if (!Array.isArray(fonts)) problems.push('exports no list of `fonts`')
  else
    for (const font of fonts as ClockModule['fonts']) {
      if (!isOwn(font?.source))
        problems.push(`lists ${font?.source} in \`fonts\`, which is no file of its folder`)
      if (!font?.family?.startsWith(`ft-${session.clock.name} `))
        problems.push(`calls a font “${font?.family}”, which does not begin with “ft-${session.clock.name} ”`)
    }
  const { reading, credits } = (notes ?? {}) as Partial<ClockModule['notes']>
  if (!isText(reading)) problems.push('has no `notes.reading`')
  if (!Array.isArray(credits)) problems.push('has no list of `notes.credits`')
  else
    for (const [index, credit] of credits.entries())
      for (const field of ['title', 'creator', 'source', 'licence'] as const)
        if (!isText(credit[field])) problems.push(`has no ${field} in credit ${index + 1}`)
  return problems
}

export const module: Clause = {
  id: 'module',
  tier: 'quick',
  summary: 'exports a component, and valid `images`, `fonts` and `notes`.',
  proof:
    'The imported module has a component as its default, lists of files that exist, font families that begin with `ft-` and the date, a sentence on how to read it, and credits with title, creator, source and licence; nothing else.',
  async check(session) {
    const files = (await artworkFiles(session)).map(({ name }) => name)
    const problems = moduleProblems(session, await session.facts(), files)
    if (problems.length === 0) return
    return {
      seen: problems.join(', and '),
      expected: 'export a component, `images`, `fonts` and `notes`, all valid',
      advice: 'The types ClockModule and ClockNotes of the runtime say what belongs there.',
    }
  },
}

const HOST = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@found-time/clock-runtime',
  '@found-time/clock-runtime/*',
]

/**
 * The clock as its package ships it, without React and the runtime.
 * @param packages - `external` leaves libraries out too.
 */
async function bundle(session: Session, packages: 'bundle' | 'external'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(session.clock.folder, 'clock.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages,
    external: HOST,
    plugins: [cssModules()],
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

/** Runs before the module in Node: what it does there is written down. */
const PRELUDE = `
const done = []
for (const [owner, name] of [[globalThis, 'setTimeout'], [globalThis, 'setInterval'], [globalThis, 'setImmediate'], [globalThis, 'fetch'], [Date, 'now'], [Math, 'random'], [performance, 'now'], [console, 'log']])
  { const real = owner[name]; owner[name] = (...given) => { done.push('calls ' + name); return real.apply(owner, given) } }
const globals = Object.keys(globalThis)
const log = process.stdout.write.bind(process.stdout)
await import(process.argv[2]).catch((error) => done.push('throws “' + error.message + '”'))
done.push(...Object.keys(globalThis).filter((key) => !globals.includes(key)).map((key) => 'makes a global ' + key))
log(JSON.stringify(done))
process.exit()
`

export const pureImport: Clause = {
  id: 'pure-import',
  tier: 'quick',
  summary: 'can be imported in Node without a DOM, and does nothing at import.',
  proof:
    'Its bundle, with React and the runtime beside it, is imported in Node, where timers, requests, the clock, chance and the console report their use and new globals are looked for.',
  async check(session) {
    const code = await bundle(session, 'bundle')
    // Inside this package, so that the module finds React and the runtime.
    const folder = path.join(import.meta.dirname, '../node_modules/.cache/import')
    const file = path.join(folder, `${session.clock.name}.mjs`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, code)
    // One for each clock: several are checked at once.
    const prelude = path.join(folder, `${session.clock.name}-prelude.mjs`)
    await writeFile(prelude, PRELUDE)
    const { stdout } = await run(process.execPath, [prelude, file])
    const done = JSON.parse(stdout) as string[]
    if (done.length === 0) return
    return {
      seen: `${[...new Set(done)].join(', ')} when imported in Node`,
      expected: 'do nothing at import',
      advice: 'Move it into the component or an effect, or compute it on first use.',
    }
  },
}

const KB = 1024
const LIMITS = { code: 12 * KB, libraries: 200 * KB, image: 150 * KB, font: 40 * KB, all: 350 * KB }
const kB = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`
const gzipped = (code: string) => gzipSync(code, { level: 9 }).length

export const light: Clause = {
  id: 'light',
  tier: 'quick',
  summary:
    'has own JavaScript of at most 12 kB gzipped (libraries counted apart, 200 kB), an image at most 150 kB, a font 40 kB, all files 350 kB.',
  proof:
    'The minified bundle without React, the runtime and libraries is gzipped, and the files are weighed. A kB is 1024 bytes.',
  async check(session) {
    const own = gzipped(await bundle(session, 'external'))
    const libraries = gzipped(await bundle(session, 'bundle')) - own
    const files = await artworkFiles(session)
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const problems = [
      own > LIMITS.code && `has ${kB(own)} of JavaScript gzipped`,
      libraries > LIMITS.libraries && `has ${kB(libraries)} of libraries gzipped`,
      all > LIMITS.all && `has ${kB(all)} of files`,
      ...files.map(({ name, bytes }) => {
        const limit = /\.(woff2?|ttf|otf)$/.test(name) ? LIMITS.font : LIMITS.image
        return bytes > limit && `has a ${name} of ${kB(bytes)}, more than ${kB(limit)}`
      }),
    ].filter((problem) => typeof problem === 'string')
    if (problems.length === 0) return
    return {
      seen: problems.join(', and '),
      expected: `keep to ${kB(LIMITS.code)} of JavaScript and ${kB(LIMITS.all)} of files`,
      advice: 'Subset fonts, recompress images, let arithmetic draw what is regular.',
    }
  },
}

export const credited: Clause = {
  id: 'credited',
  tier: 'quick',
  summary:
    'credits every file in its folder, under a licence from the allowed list, and its typefaces say the same of themselves.',
  proof: `Every file that is not source stands in the \`files\` of a credit; every licence is ${ALLOWED.join(', ')}: no copyleft, no NC, no ND. A copyright line is the \`notice\` of a credit whose licence asks for one. In the name table of each typeface stand its copyright, its licence and where to read it, and no name that its maker reserved.`,
  async check(session) {
    const { notes } = await session.facts()
    const credits = (notes as { credits?: readonly Credit[] } | undefined)?.credits ?? []
    const covered = new Set(credits.flatMap(({ files = [] }) => files))
    const files = (await artworkFiles(session)).map(({ name }) => name)
    const problems = [
      ...files.filter((name) => !covered.has(name)).map((name) => `has no credit for ${name}`),
      ...[...covered]
        .filter((name) => !files.includes(name))
        .map((name) => `credits ${name}, which is not there`),
      ...credits
        .filter(({ licence }) => !ALLOWED.includes(licence ?? ''))
        .map(({ title, licence }) => `has “${title}” under “${licence}”, which is not on the allowed list`),
      ...credits
        .filter(({ licence, notice }) => asksForNotice(licence ?? '') && !notice)
        .map(({ title, licence }) => `has no \`notice\` for “${title}”, which ${licence} asks for`),
      ...(await typefaceFaults(session, credits)),
    ]
    if (problems.length === 0) return
    return {
      seen: problems.join(', and '),
      expected: 'credit every file, under an allowed licence',
      advice:
        'Name each file in the `files` of a credit in `notes`; replace what may not be used; `pnpm typefaces` writes the credits into typefaces.',
    }
  },
}

async function typefaceFaults({ clock }: Session, credits: readonly Credit[]): Promise<string[]> {
  const faults: string[] = []
  for (const { licence, files = [] } of credits)
    for (const name of files.filter((file) => file.endsWith('.woff2') && ALLOWED.includes(licence))) {
      const file = await readFile(path.join(clock.folder, name)).catch(() => undefined)
      if (file)
        faults.push(...faultsOf(readTypeface(file), licence).map((fault) => `has a ${name} that ${fault}`))
    }
  return faults
}

/** Two posters nearer than this are taken for one clock. */
export const ALIKE = 2.5

export const distinct: Clause = {
  id: 'distinct',
  tier: 'quick',
  summary: 'does not look like another clock.',
  proof:
    'Posters of all clocks at 10:08, reduced to 32×20 patches, lie at least 2.5 apart: the mean distance in Oklab, where black and white are 100 apart.',
  async check(session) {
    const own = await session.posters.of(session.clock)
    for (const other of session.posters.clocks) {
      if (other.name === session.clock.name) continue
      // One that cannot be shown has failures of its own.
      const poster = await session.posters.of(other).catch(() => undefined)
      if (!poster) continue
      const apart = distance(own, poster)
      if (apart >= ALIKE) continue
      return {
        seen: `looks like ${other.name} at 10:08: they are ${apart.toFixed(1)} apart`,
        expected: `be at least ${ALIKE} apart from every other clock`,
        advice: 'Give one of the two another ground, other colours or another shape.',
        pictures: { [other.name]: compared(own, poster) },
      }
    }
  },
}
