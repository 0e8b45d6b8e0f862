/**
 * `pnpm bench`: what the site costs, as one table. Times are given with a ratio within the same run, because
 * machines differ. `pnpm bench --quick` leaves out the builds in a fresh clone; `pnpm bench --budgets`, or `pnpm budgets`,
 * gives the sizes alone, and is part of `npm test`; `--imports` (what a clock costs an importer), `--pages` (what a
 * click takes), `--first-pictures` (beside an empty stage and a react-clock), `--frames` (what clocks cost while they run)
 * and `--lighthouse` (beside an empty page of React and a react-clock on a page) give those alone. The last two take
 * long, and are only run when they are asked for; dates after any of them measure those clocks alone. What is timed is
 * timed on a quiet machine, or not at all.
 */
import '@found-time/studio/program/help'
import { untilKnownQuiet } from '@found-time/studio/measure/quiet'
import { measureBuilds } from './builds.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureFirstPictures } from './first-picture.ts'
import { measureImports } from './imports.ts'
import { measureScripts } from './initial-scripts.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePages } from './pages.ts'
import { measureRegister } from './register.ts'
import type { Row } from './row.ts'
import { measureRunning } from './running.ts'

const only = (option: string) => process.argv.includes(option)

/** Clocks to measure, where a part measures clocks; all unless told. */
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const dates = given.length > 0 ? given : undefined

/** The parts that one may ask for alone, and those that take too long to be in each run. */
const parts: Record<string, () => Promise<Row[]>> = {
  '--budgets': async () => [...measureScripts(), ...(await measureImports())],
  '--imports': measureImports,
  '--pages': measurePages,
  '--first-pictures': () => measureFirstPictures(dates),
  '--frames': () => measureRunning(dates),
  '--lighthouse': () => measureLighthouse(dates),
}
const everything = async () => [
  ...(await parts['--budgets']!()),
  ...measureCatalogue(),
  ...(await measurePages()),
  ...(await measureRegister()),
  ...(await measureFirstPictures(dates)),
  ...(only('--quick') ? [] : await measureBuilds()),
]
const asked = Object.entries(parts).filter(([option]) => only(option))
if (!['--budgets', '--imports'].some(only)) await untilKnownQuiet()
const rows: Row[] = []
if (asked.length === 0) rows.push(...(await everything()))
for (const [, measure] of asked) rows.push(...(await measure()))

const width = (column: 'measure' | 'value') => Math.max(...rows.map((row) => row[column].length))
const [measures, values] = [width('measure'), width('value')]
for (const { measure, value, against } of rows) {
  console.log(`${measure.padEnd(measures)}  ${value.padStart(values)}  ${against ?? ''}`.trimEnd())
}
if (rows.some(({ met }) => met === false)) {
  console.error('\nA limit was passed.')
  process.exitCode = 1
}
