/** Which clocks a site that is built has a page for: those that are not published yet have none. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ClockFolder } from '../screenshots/clocks.ts'

/** @param site - The folder of the built site. */
export function shownOn(site: string, clocks: readonly ClockFolder[]) {
  const hasPage = ({ name }: ClockFolder) => existsSync(path.join(site, name))
  return { shown: clocks.filter(hasPage), unseen: clocks.filter((clock) => !hasPage(clock)) }
}
