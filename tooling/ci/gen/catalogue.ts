/** The public list of clocks, from the switch that says up to which day they are public, and from their titles. */
import type { Titles } from '@found-time/studio/collection/titles'
import { quoted } from '@found-time/studio/gen/quoted'

export interface Row {
  /** `yy-mm-dd`. */
  readonly date: string
  readonly title: string
}

/**
 * @param days - Those that have a clock, in order.
 * @returns The rows that are public.
 * @throws {Error} When one of them has no title, with where it belongs.
 */
export function publicRows(
  days: readonly string[],
  isPublic: (date: string) => boolean,
  titles: Titles,
): Row[] {
  return days.filter(isPublic).map((date) => {
    const title = titles[date]
    if (title === undefined)
      throw new Error(
        `${date} is public and has no title: packages/clocks-20${date.slice(0, 5)}/src/${date}/notes.ts`,
      )
    return { date, title }
  })
}

/** `packages/catalogue/src/embedded.ts`. */
export function embeddedModule(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ date, title }) => `  { path: '${date}', date: '${date}', title: ${quoted(title)} },\n`,
  )
  return `// Generated from published.json and the clocks' notes.ts. Edit those, then run \`pnpm gen\`.
import type { CatalogueRow } from './index.ts'

/**
 * The public catalogue, oldest first, one row a day. A clock in a month package goes live when \`published.json\` reaches
 * its day. No row is ever taken out: its position is its clock number.
 */
export const embeddedRows: readonly Required<CatalogueRow>[] = [
${lines.join('')}]
`
}
