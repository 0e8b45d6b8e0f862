/** What is generated of all month packages together, for the site and the custom element. */
import type { Manifest } from './package-skeleton.ts'

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
