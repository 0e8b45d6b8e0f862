/** Writes into a typeface what its credit says, and a name of ours where its own may not be kept. */
import { faultsOf, saidInTypefaces } from './licences.ts'
import { readTypeface, withNames } from './typeface.ts'

/** Name ids that hold what a typeface is called: family, whole name, PostScript's, and those of larger families. */
const CALLED = [1, 3, 4, 6, 16, 18, 20, 25]

/**
 * @param file - A WOFF2 file.
 * @param credit - `copyright` is written where the typeface has no copyright line of its own.
 * @param called - What it is called where it has no name, or one that its maker reserved: `Found Time 25-06-12 tabs`;
 * without the last word where that is the reserved one.
 * @returns The same typeface with these names; the file itself where it says all of this already.
 * @example nameTypeface(file, { licence: 'OFL-1.1', copyright: 'Copyright 2022 …' }, 'Found Time 25-06-12 tabs')
 */
export function nameTypeface(
  file: Buffer,
  { licence, copyright }: { readonly licence: string; readonly copyright: string },
  called: string,
): Buffer {
  const typeface = readTypeface(file)
  if (faultsOf(typeface, licence).length === 0) return file
  const { words, address } = saidInTypefaces(licence)
  const names = new Map(typeface.names)
  // Some hold the whole licence here.
  const line = (names.get(0) ?? '').split(/\s*[\r\n]+\s*This Font Software is licensed/)[0]!
  names.set(0, line.replace(/\s+/g, ' ').trim() || copyright)
  names.set(13, words)
  names.set(14, address)
  const isReserved = () =>
    faultsOf({ ...typeface, names }, licence).some((fault) => fault.includes('reserved'))
  const call = (name: string) => {
    for (const nameId of CALLED) names.delete(nameId)
    names.set(1, name)
    names.set(2, names.get(2) ?? 'Regular')
    names.set(4, name)
    names.set(6, name.replace(/[^\w-]/g, ''))
  }
  if (!names.get(1) || isReserved()) call(called)
  // A file that is itself called by the reserved name.
  if (isReserved()) call(called.replace(/ \S+$/, ''))
  return withNames(file, names)
}
