/** What is generated for a month package from the names of its day folders. */
import { hasDateShape } from '../../packages/catalogue/src/dates.ts' // before anything is built
import type { Manifest } from './package-skeleton.ts'

/** @returns The dates among folder names, in order. */
export function daysOf(names: readonly string[]): string[] {
  return names.filter(hasDateShape).sort()
}

/** `src/index.ts`: literal imports, so that every bundler can follow them, and a written-out type. */
export function loaderMap(days: readonly string[]): string {
  const type = days.length > 0 ? days.map((day) => `'${day}'`).join(' | ') : 'never'
  const oneLine = `type Day = ${type}`
  const declaration =
    oneLine.length <= 110 ? oneLine : `type Day =\n${days.map((day) => `  | '${day}'`).join('\n')}`
  return `// Generated from the day folders. Edit those, then generate it anew.
import type { ClockLoader } from '@found-time/clock-runtime'

${declaration}

/** Loaders for this month's clocks by date, \`yy-mm-dd\`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
${days.map((day) => `  '${day}': () => import('./${day}/clock'),\n`).join('')}}
`
}

/** The package's `exports`: one literal line a day, because type checkers skip wildcards. */
export function exportsOf(days: readonly string[]): Record<string, unknown> {
  const entry = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })
  return {
    '.': entry('index'),
    './notes': entry('notes'),
    ...Object.fromEntries(days.map((day) => [`./${day}`, entry(`${day}/clock`)])),
    ...Object.fromEntries(days.map((day) => [`./posters/${day}.jpg`, `./posters/${day}.jpg`])),
    './package.json': './package.json',
  }
}

/** The list of month packages, by `yy-mm`, for the site and the custom element. */
export function monthsModule(packages: readonly string[]): string {
  const lines = packages
    .map((name) => /(?<name>clocks-20(?<year>\d\d)-(?<month>\d\d))$/.exec(name)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ name, year, month }) => `  '${year}-${month}': () => import('@found-time/${name}'),\n`)
  return `// Generated from the month packages. Run \`pnpm gen\`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Month = { readonly clocks: Readonly<Partial<Record<string, ClockLoader>>> }

/** The month packages by \`yy-mm\`; none is loaded before it is asked for. */
export const months: Readonly<Partial<Record<string, () => Promise<Month>>>> = {
${lines.join('')}}
`
}

/** A manifest with a dependency on each month package and on no other. */
export function withMonths(manifest: Manifest, packages: readonly string[], range: string): Manifest {
  const others = Object.entries(manifest.dependencies ?? {}).filter(
    ([name]) => !/^@found-time\/clocks-/.test(name),
  )
  const months = packages.map((name): [string, string] => [`@found-time/${name}`, range])
  const dependencies = Object.fromEntries([...others, ...months].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...manifest, dependencies }
}
