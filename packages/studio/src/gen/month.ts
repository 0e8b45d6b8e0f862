/** What is generated for a month package from the names of its day folders. */

/** `yy-mm-dd`. The catalogue has more to say of dates; this is asked before anything is built. */
const DAY = /^\d\d-\d\d-\d\d$/

/** @returns The dates among folder names, in order. */
export function daysOf(names: readonly string[]): string[] {
  return names.filter((name) => DAY.test(name)).sort()
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
