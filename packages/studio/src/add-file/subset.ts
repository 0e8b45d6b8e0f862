/** A typeface of somebody else’s, with no more glyphs than a clock shows, under a name that is free. */

import subsetFont from 'subset-font'
import { nameTypeface } from '../licences/name-typeface.ts'
import { charactersOf, readTypeface } from '../licences/typeface.ts'

export const isTypeface = (name: string) => /\.(woff2?|[ot]tf)$/i.test(name)

/** Names that axes and styles point to stand here; the others are copyright, family and the like. */
const NAME_IDS = [
  ...Array.from({ length: 26 }, (_, index) => index),
  ...Array.from({ length: 256 }, (_, index) => 256 + index),
]

export interface Subset {
  readonly file: Buffer
  /** What was done, in words. */
  readonly changes: string
  /** The copyright line in the typeface. */
  readonly copyright?: string | undefined
  /** What it was called. */
  readonly title?: string | undefined
  /** For CSS: `400`, or `100 900` where it has an axis for it. */
  readonly weight: string
}

/**
 * @param name - The file’s, for messages and for its weight.
 * @param glyphs - The characters it keeps.
 * @param credit - `copyright` is written where the typeface has none of its own.
 * @param called - Its name where its own is reserved.
 * @param limitBytes - What it may weigh.
 * @throws {Error} When it is no typeface, has not all of these characters, or weighs more.
 */
export async function subsetTypeface(
  input: Buffer,
  name: string,
  glyphs: string,
  credit: { readonly licence: string; readonly copyright: string },
  called: string,
  limitBytes: number,
): Promise<Subset> {
  const subset = await subsetFont(input, glyphs, { targetFormat: 'woff2', preserveNameIds: NAME_IDS }).catch(
    () => {
      throw new Error(`${name} is not a typeface that can be read.`)
    },
  )
  const had = charactersOf(subset)
  const missing = [...glyphs].filter((glyph) => !had.has(glyph.codePointAt(0)!))
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(' ')}. Another file of it may.`)
  const before = readTypeface(subset).names
  const file = nameTypeface(subset, credit, called)
  const after = readTypeface(file).names
  if (file.length > limitBytes)
    throw new Error(
      `It is ${(file.length / 1024).toFixed(1)} kB, more than ${limitBytes / 1024}: ask for fewer --glyphs.`,
    )
  const renamed = before.get(1) !== undefined && before.get(1) !== after.get(1)
  return {
    file,
    changes: `subset to ${inWords(glyphs)}${renamed ? `, renamed: ${before.get(1)} is a reserved name` : ''}`,
    copyright: after.get(0),
    title: before.get(16) ?? before.get(1),
    weight: weightOf(file, name),
  }
}

/** Runs of letters or figures in short: a colon follows the nine in Unicode, but in nobody's mind. */
const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u]

/** @example inWords('0123:') // '0–3 :' */
export function inWords(glyphs: string): string {
  const runs: string[][] = []
  for (const glyph of glyphs) {
    const run = runs.at(-1)
    const last = run?.at(-1) ?? ''
    const follows = last.codePointAt(0) === glyph.codePointAt(0)! - 1
    if (run && follows && KINDS.some((kind) => kind.test(last) && kind.test(glyph))) run.push(glyph)
    else runs.push([glyph])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run))
    .map((part) => (part === ' ' ? 'space' : part))
    .join(' ')
}

/** Fontsource names its files by it: `gloock-latin-400-normal.woff2`, `besley-latin-wght-normal.woff2`. */
function weightOf(file: Buffer, name: string): string {
  const varies = readTypeface(file).references.some(({ table }) => table === 'fvar')
  if (varies) return '100 900'
  return /-([1-9]00)\b/.exec(name)?.[1] ?? (/bold/i.test(name) ? '700' : '400')
}
