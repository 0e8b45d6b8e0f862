/** Which clocks of a collection are public. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The switch of a collection that has a catalogue. */
const SWITCH = 'packages/catalogue/published.json'

/**
 * Whether a clock is public: up to and including the day that the switch says. Where there is no switch, all are.
 * @param collection - Its folder.
 * @throws {Error} When the switch says no date.
 */
export function publishing({ root }: { readonly root: string }): (date: string) => boolean {
  const file = path.join(root, SWITCH)
  if (!existsSync(file)) return () => true
  const { through } = JSON.parse(readFileSync(file, 'utf8'))
  if (!/^\d\d-\d\d-\d\d$/.test(through)) throw new Error(`${SWITCH} says no date: { "through": "25-06-30" }`)
  return (date) => date <= through
}
