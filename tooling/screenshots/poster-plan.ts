/** Which posters of a month are to be taken, which are of no clock any more, and what is known afterwards. */

export interface Known {
  /** A fingerprint by date, of each clock as it is now. */
  readonly now: Readonly<Record<string, string>>
  /** The same, of each clock as its poster shows it. */
  readonly taken: Readonly<Record<string, string>>
  /** The dates of the pictures that are there. */
  readonly pictures: readonly string[]
}

/**
 * @param dates - Of the clocks that are asked for; all where there are none.
 * @returns `missing` and `gone` are dates; `ledger` holds once those are taken and removed.
 * @example posterPlan({ now: { '25-04-01': 'a' }, taken: {}, pictures: [] }, []).missing // ['25-04-01']
 */
export function posterPlan({ now, taken, pictures }: Known, dates: readonly string[]) {
  const asked = (date: string) => dates.length === 0 || dates.includes(date)
  const all = Object.entries(now)
  return {
    missing: all
      .filter(([date, print]) => asked(date) && (taken[date] !== print || !pictures.includes(date)))
      .map(([date]) => date),
    gone: pictures.filter((date) => !(date in now) && asked(date)),
    ledger: Object.fromEntries(
      all
        .map(([date, print]) => [date, asked(date) ? print : taken[date]] as const)
        .filter(([, print]) => print !== undefined),
    ),
  }
}
