/**
 * `pnpm bench`: what the site costs, as one table. Times are given with a ratio within the same run, because
 * machines differ. `pnpm bench --quick` leaves out the builds in a fresh clone; `pnpm bench --budgets` gives the sizes
 * alone, and is part of `npm test`.
 */
import { measureBuilds } from './builds.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureImports } from './imports.ts'
import { measurePages } from './pages.ts'
import { measureRegister } from './register.ts'
import type { Row } from './row.ts'
import { measureScripts, measureWeights } from './weights.ts'

const only = (option: string) => process.argv.includes(option)

const rows: Row[] = [...measureScripts(), ...measureWeights(), ...(await measureImports())]
if (!only('--budgets'))
  rows.push(...measureCatalogue(), ...(await measurePages()), ...(await measureRegister()))
if (!only('--budgets') && !only('--quick')) rows.push(...(await measureBuilds()))

const width = (column: 'measure' | 'value') => Math.max(...rows.map((row) => row[column].length))
const [measures, values] = [width('measure'), width('value')]
for (const { measure, value, against } of rows) {
  console.log(`${measure.padEnd(measures)}  ${value.padStart(values)}  ${against ?? ''}`.trimEnd())
}
if (rows.some(({ met }) => met === false)) {
  console.error('\nA limit was passed.')
  process.exitCode = 1
}
