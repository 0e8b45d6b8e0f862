/**
 * What a project sees of the types. They name nothing of another package: whoever uses the element alone needs neither
 * React's types nor any others.
 */

/** As much of a clock's module as can be said without React's types. */
interface Clock {
  /** A React component. */
  readonly default: unknown
  readonly images: readonly string[]
  readonly fonts: readonly object[]
  readonly notes: object
}

/** A package of clocks: a map of dates, `yy-mm-dd`, to loaders. */
export interface Month {
  readonly clocks: Readonly<Partial<Record<string, () => Promise<Clock>>>>
}

/** Packages of clocks by their month, `yy-mm`; none is loaded before one of its clocks is asked for. */
export type Months = Readonly<Partial<Record<string, () => Promise<Month>>>>
