import { hasDateShape } from './dates.ts'

/** A line of the source list as it is written; anything may be missing or malformed. */
export type CatalogueRow = { path?: string; date?: string; title?: string }

/** A day's line in the catalogue, checked. */
export interface Entry {
  /** The folder name of the clock, without slashes at its ends; almost always the date. */
  readonly path: string
  /** `yy-mm-dd`, always two digits each. Not necessarily a day of the calendar: see `isRealDate`. */
  readonly date: string
  /** Without the word "clock"; `'No Title'` when nothing else is left. */
  readonly title: string
  /** 1-based position in the source list, counting the rows that were left out. */
  readonly clockNumber: number
}

/** Thrown when no entry can be had from a list. The message is written for a visitor, `reason` for a program. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly reason: 'empty' | 'no-valid-items' | 'malformed'

  constructor(reason: CatalogueError['reason'], message: string) {
    super(`Error processing JSON: ${message}`)
    this.reason = reason
  }
}

/**
 * Reads a source list. Its order stays. A row is left out when it is not an object, when a field is of the wrong
 * type, when its date is not written `yy-mm-dd`, or when an earlier row has that date: there is one clock a day.
 * @param rows - Rows like `CatalogueRow`, straight from JSON: nothing about them is trusted.
 * @returns At least one entry.
 * @throws {CatalogueError} `empty` for a list without rows, `no-valid-items` when every row was left out,
 * `malformed` for anything but a list.
 * @example parseCatalogue([{ date: '25-04-02', title: 'Blue Marble Clock' }])
 * // [{ path: '25-04-02', date: '25-04-02', title: 'Blue Marble', clockNumber: 1 }]
 */
export function parseCatalogue(rows: unknown): Entry[] {
  if (!Array.isArray(rows)) {
    throw new CatalogueError(
      'malformed',
      `Expected a list, received ${rows === null ? 'null' : typeof rows}.`,
    )
  }
  if (rows.length === 0) throw new CatalogueError('empty', 'No data found in JSON file.')

  const byDate = new Map<string, Entry>()
  rows.forEach((row: unknown, index) => {
    if (typeof row !== 'object' || row === null) return
    const { path, date, title } = row as Record<string, unknown>
    if (!hasDateShape(date) || !isTextOrMissing(path) || !isTextOrMissing(title) || byDate.has(date)) return
    byDate.set(date, {
      path: path?.replace(/^\/+|\/+$/g, '') || date,
      date,
      title: cleanTitle(title),
      clockNumber: index + 1,
    })
  })
  if (byDate.size === 0) {
    throw new CatalogueError('no-valid-items', 'No valid items with path and date found.')
  }
  return [...byDate.values()]
}

/**
 * "clock" as a whole word. An apostrophe or hyphen between letters joins them: "o'clock" and "water-clock" are
 * other words. Not `\b`, which takes accented letters for the end of a word.
 */
const WORD_CLOCK = /(?<![\p{L}\p{M}\p{N}_]['’-]?)clock(?!['’-]?[\p{L}\p{M}\p{N}_])/giu

/**
 * A title without the word "clock", in any case and wherever it stands; longer words that contain it stay.
 * @returns Trimmed, single-spaced; `'No Title'` when nothing is left or the title is not text.
 * @example cleanTitle('Clockwork Clock') // 'Clockwork'
 */
export function cleanTitle(title: unknown): string {
  if (typeof title !== 'string') return 'No Title'
  // Few titles have it, and what asks for letters of all scripts takes milliseconds to be made ready.
  const rest = /cloc/i.test(title) ? title.replace(WORD_CLOCK, '') : title
  return rest.trim().replace(/\s\s+/g, ' ') || 'No Title'
}

/** `null` is how JSON says missing. */
function isTextOrMissing(value: unknown): value is string | null | undefined {
  return typeof value === 'string' || value === null || value === undefined
}
