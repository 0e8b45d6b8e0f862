/** How much has come of what a page has sent for: its scripts, and a clock's pictures and typefaces. */
import type { ClockStripProps } from '@found-time/ui-frame'

export type LoadProgress = NonNullable<ClockStripProps['progress']>

/** How long nothing is said, and how often it is looked again, in milliseconds. */
export const SAID_AFTER_MS = 1000
export const LOOK_EVERY_MS = 250

/** Counted in files; `all` is 0 where nobody knows how many there will be. */
export function loadProgress(): LoadProgress {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload]')
  const wanted = new Set([...links].map(({ href }) => href))
  const here = performance.getEntriesByType('resource').filter(({ name }) => wanted.has(name))
  return { done: new Set(here.map(({ name }) => name)).size, all: wanted.size }
}
