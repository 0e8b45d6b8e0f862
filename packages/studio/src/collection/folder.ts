/** Where a collection may lie. No imports: it is bundled on its own. */

/** Signs of addresses: a server of clocks does not find files whose paths have them. */
const SIGNS = ['#', '?', '%']

/**
 * @param folder - Absolute.
 * @returns What is wrong with it, as a sentence; nothing when it will do.
 */
export function folderFault(folder: string): string | undefined {
  const sign = SIGNS.find((one) => folder.includes(one))
  if (sign === undefined) return
  return `${folder} has a ${sign} in its path, which addresses read otherwise: clocks need a folder without #, ? and %.`
}
