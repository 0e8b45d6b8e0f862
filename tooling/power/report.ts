/** What people read of a run: pages by what they cost, dearest first. */
import { median } from '@found-time/bench/row'

export interface Measured {
  readonly name: string
  /** Processor seconds a second. */
  readonly cores: number
}

/** The middle of what the reference took in a run, in cores, and how far its measures lie apart: `0.1` is a tenth of it. */
export function referenceOf(cores: readonly number[]): { readonly cores: number; readonly spread: number } {
  const middle = median(cores)
  return { cores: middle, spread: (Math.max(...cores) - Math.min(...cores)) / middle }
}

/**
 * One line a page with the ratio and the cores, dearest first.
 * @param unit - Cores that are a ratio of 1.
 */
export function ratioTable(pages: readonly Measured[], unit: number): string {
  const width = Math.max(...pages.map(({ name }) => name.length))
  return pages
    .toSorted((a, b) => b.cores - a.cores)
    .map(({ name, cores }) => {
      const ratio = (cores / unit).toFixed(2).padStart(6)
      return `${name.padEnd(width)}  ${ratio}  ${cores.toFixed(3)}`
    })
    .join('\n')
}

/** "61 clocks: median 2.07, nine of ten at most 3.85, dearest 4.24" */
export function summary(clocks: readonly Measured[], unit: number): string {
  const sorted = clocks.map(({ cores }) => cores / unit).sort((a, b) => a - b)
  const tenth = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? Number.NaN
  const [middle, most, dearest] = [median(sorted), tenth, sorted.at(-1) ?? Number.NaN].map((ratio) =>
    ratio.toFixed(2),
  )
  return `${sorted.length} clocks: median ${middle}, nine of ten at most ${most}, dearest ${dearest}`
}
