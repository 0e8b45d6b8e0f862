/**
 * What is proven or measured of a month's clocks: `proof.json` beside the month's sources, which is not shipped. Each
 * entry has the print (see `print.ts`) of what it was proven of; it holds while that is as it was. What does not hold is
 * proven again: nothing fails for being stale.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../collection/collection.ts'
import { alone } from '../system/alone.mjs'
import { type Clock, clockPrint, type Part, surroundingsPrint } from './print.ts'

/** What is kept of a clock. */
export type Kind = 'clauses' | 'engines' | 'poster' | 'power'

export interface Entry {
  readonly print: string
  /** Figures, where something was measured. */
  readonly [figure: string]: string | number
}

/** What each kind is a verdict on, and which tools pass it. */
const KINDS: Readonly<Record<Kind, { readonly part: Part; readonly judges: readonly string[] }>> = {
  clauses: {
    part: 'whole',
    judges: [
      'clock-check',
      'licences',
      'new-clock/template',
      'screenshots/server',
      'build-preset/css-modules',
    ],
  },
  engines: { part: 'seen', judges: ['engines', 'screenshots/server', 'build-preset/css-modules'] },
  poster: {
    part: 'seen',
    judges: [
      'screenshots/poster-recipe',
      'screenshots/camera',
      'screenshots/page',
      'screenshots/server',
      'build-preset/css-modules',
    ],
  },
  power: { part: 'seen', judges: ['power'] },
}

/** By date, then by kind. */
type Ledger = Record<string, Partial<Record<Kind, Entry>>>

const fileOf = ({ folder }: Clock) => path.resolve(folder, '../..', 'proof.json')

/** @throws {Error} When it is there and cannot be read; one that is not there is empty. */
async function read(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(
      `${path.relative(root, file)} is not JSON. Delete it: what it knew is proven and measured again.`,
    )
  }
}

/** A line for each entry, by date and by kind: two branches that prove different clocks can be merged. */
export function toText(ledger: Ledger): string {
  const entryText = ({ print, ...figures }: Entry) => {
    const parts = Object.entries({ print, ...figures }).map(
      ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
    )
    return `{ ${parts.join(', ')} }`
  }
  const dates = Object.entries(ledger)
    .filter(([, kinds]) => Object.keys(kinds).length > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, kinds]) => {
      const lines = Object.entries(kinds).sort(([a], [b]) => a.localeCompare(b))
      return `  "${date}": {\n${lines.map(([kind, entry]) => `    "${kind}": ${entryText(entry)}`).join(',\n')}\n  }`
    })
  return dates.length === 0 ? '{}\n' : `{\n${dates.join(',\n')}\n}\n`
}

/**
 * The print of a clock as it stands, for one kind of verdict.
 * @param otherwise - As for `surroundingsPrint`.
 */
export async function printOf(kind: Kind, clock: Clock, otherwise = ''): Promise<string> {
  const { part, judges } = KINDS[kind]
  return `${await clockPrint(clock, part)}-${await surroundingsPrint(judges, otherwise)}`
}

/** What is known of a clock, whether it still holds or not. */
export const entryOf = async (kind: Kind, clock: Clock): Promise<Entry | undefined> =>
  (await read(fileOf(clock)))[clock.name]?.[kind]

/** Those clocks of which something is not proven as they stand. */
export async function unproven<T extends Clock>(
  kind: Kind,
  clocks: readonly T[],
  otherwise = '',
): Promise<T[]> {
  const holds = await Promise.all(
    clocks.map(
      async (clock) => (await entryOf(kind, clock))?.print === (await printOf(kind, clock, otherwise)),
    ),
  )
  return clocks.filter((_, index) => !holds[index])
}

/**
 * An entry that is of the clock's folder as it stands, whatever has changed around it: a figure that was measured stays
 * worth telling when a word of the runtime is another.
 */
export async function entryOfFolder(kind: Kind, clock: Clock): Promise<Entry | undefined> {
  const entry = await entryOf(kind, clock)
  return entry?.print.startsWith(`${await clockPrint(clock, KINDS[kind].part)}-`) ? entry : undefined
}

/**
 * Writes down what came out.
 * @param results - The new entry of each clock; nothing where one has failed, and what was known is forgotten.
 * @param clocks - All there are: what is none of them any more is left out.
 */
export async function record(
  kind: Kind,
  results: ReadonlyMap<Clock, Entry | undefined>,
  clocks: readonly Clock[],
): Promise<void> {
  for (const [file, some] of Map.groupBy(results, ([clock]) => fileOf(clock))) {
    const dates = new Set(clocks.filter((clock) => fileOf(clock) === file).map(({ name }) => name))
    // Other tools may be writing down what they have seen.
    await alone(
      file,
      async () => {
        const known = await read(file)
        for (const date of Object.keys(known)) if (!dates.has(date)) delete known[date]
        for (const [{ name }, entry] of some) {
          const { [kind]: _, ...others } = known[name] ?? {}
          known[name] = entry ? { ...others, [kind]: entry } : others
        }
        const text = toText(known)
        if (text !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, text)
      },
      () => {},
    )
  }
}

/**
 * Some that are looked at again although they are proven: others with each seed, so that a ledger that says more than
 * is true is found out.
 * @param seed - As the commit at hand.
 * @example sampleOf(clocks, 'f3d54ec', 12)
 */
export function sampleOf<T extends Clock>(clocks: readonly T[], seed: string, count: number): T[] {
  const lot = ({ name }: Clock) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return clocks
    .toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1))
    .slice(0, count)
    .sort((a, b) => a.name.localeCompare(b.name))
}
