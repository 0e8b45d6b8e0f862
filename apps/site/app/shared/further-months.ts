/** Packages of clocks beside this repository's own, as SITE_MONTHS names them. */

const PAIR = /^(\d\d-\d\d)=(.+)$/

/**
 * @param text - `25-12=@winter/clocks-2025-12 26-01=…`, with spaces between.
 * @returns Names of packages by month, `yy-mm`.
 * @throws {Error} When a part is written otherwise.
 */
export function furtherMonths(text = ''): Readonly<Partial<Record<string, string>>> {
  const pairs = text.split(/\s+/).filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, month, name] = PAIR.exec(pair) ?? []
      if (!month || !name)
        throw new Error(
          `SITE_MONTHS: "${pair}" is no month with its package, as 25-12=@winter/clocks-2025-12.`,
        )
      return [month, name]
    }),
  )
}
