/** Manifests as git leaves them: two branches that add a clock, or a month, both write into the generated part of one. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../collection/collection.ts'

export type Manifest = Readonly<Record<string, unknown>> & {
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What git writes about two versions of a passage, with or without what both came from. */
const CONFLICT = /^<{7}[^\n]*\n(?<ours>.*?)(?:^\|{7}[^\n]*\n.*?)?^={7}\n(?<theirs>.*?)^>{7}[^\n]*\n/gms

const side = (name: 'ours' | 'theirs', text: string): Manifest =>
  JSON.parse(text.replace(CONFLICT, (...match) => match.at(-1)[name]))

/** What is written by hand: all but the exports, and the dependencies on months. */
function byHand({ exports: _, dependencies = {}, ...others }: Manifest): string {
  const own = Object.entries(dependencies).filter(([name]) => !name.startsWith('@found-time/clocks-'))
  return JSON.stringify({ ...others, dependencies: own })
}

/**
 * Reads a manifest in which a merge may have stopped.
 * @param text - With git's marks about what differs, or without.
 * @returns One of the two, where they differ only in what is generated anew.
 * @throws {Error} Where they differ in anything else: that is for a person to decide.
 */
export function parseManifest(text: string): Manifest {
  if (!/^<{7}/m.test(text)) return JSON.parse(text)
  const [ours, theirs] = [side('ours', text), side('theirs', text)]
  if (byHand(ours) !== byHand(theirs))
    throw new Error('Two branches changed what is written by hand in it. Decide that, then run this again.')
  return ours
}

/** @param file - Its absolute path, which an error names. */
export async function readManifest(file: string): Promise<Manifest> {
  try {
    return parseManifest(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${path.relative(root, file)}: ${(error as Error).message}`)
  }
}
