/** What people read of a run: pages by what they cost, dearest first. */

import { median } from '../measure/median.ts'
import { QUIET_CORES } from '../measure/quiet.ts'
import { countOf } from '../screenshots/clocks.ts'

export interface Sample {
  /** Processor seconds a second of the browser. */
  readonly cores: number
  /** Of everything else on this machine. */
  readonly others: number
}

export interface Measured extends Sample {
  readonly name: string
}

export const isQuiet = ({ others }: Sample) => others <= QUIET_CORES

/**
 * What the reference took in a run.
 * @returns Its middle in cores, of the quiet measures where there are any, and how far these lie apart: `0.1` is a
 * tenth of it.
 */
export function referenceOf(samples: readonly Sample[]) {
  const quiet = samples.filter(isQuiet)
  const all = (quiet.length > 0 ? quiet : samples).map(({ cores }) => cores)
  const middle = median(all)
  return { cores: middle, spread: (Math.max(...all) - Math.min(...all)) / middle, quiet: quiet.length > 0 }
}

/**
 * One line a page with the ratio and the cores, dearest first; with what others took, where that was too much.
 * @param unit - Cores that are a ratio of 1.
 */
export function ratioTable(pages: readonly Measured[], unit: number): string {
  const width = Math.max(...pages.map(({ name }) => name.length))
  return pages
    .toSorted((a, b) => b.cores - a.cores)
    .map((page) => {
      const ratio = (page.cores / unit).toFixed(2).padStart(6)
      const doubt = isQuiet(page) ? '' : `  others took ${page.others.toFixed(1)}`
      return `${page.name.padEnd(width)}  ${ratio}  ${page.cores.toFixed(3)}${doubt}`
    })
    .join('\n')
}

/** "61 clocks: median 2.07, nine of ten at most 3.85, dearest 4.24" */
export function summary(clocks: readonly Sample[], unit: number): string {
  const sorted = clocks.map(({ cores }) => cores / unit).sort((a, b) => a - b)
  const tenth = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? Number.NaN
  const [middle, most, dearest] = [median(sorted), tenth, sorted.at(-1) ?? Number.NaN].map((ratio) =>
    ratio.toFixed(2),
  )
  return `${countOf(sorted)}: median ${middle}, nine of ten at most ${most}, dearest ${dearest}`
}
