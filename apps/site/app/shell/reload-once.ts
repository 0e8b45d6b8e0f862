/**
 * After a deploy an open page may ask for a script that is gone: the page as it is now names the right one. A reload
 * brings it, once for each thing that was missing; what does not come then will not come by reloading.
 */
import { siteAnswers } from '../shared/latest'
import { readStored, store } from './storage'

const KEY = 'reloadedFor'

/** What browsers say of a script that did not come, as opposed to one that came and failed. */
const NOT_LOADED = /dynamically imported module|module script failed/i

export const isMissingScript = (error: unknown): boolean =>
  error instanceof TypeError && NOT_LOADED.test(error.message)

/**
 * Reloads the page, unless it was reloaded for this before, there is no network to bring anything, or storage is
 * blocked so that a loop could not be noticed.
 * @param missing - Names what did not come, such as `25-04-13`.
 * @returns Whether the page is being reloaded.
 */
export function reloadOnceFor(missing: string): boolean {
  const before = reloadedFor()
  if (!navigator.onLine || before.includes(missing)) return false
  if (!store('sessionStorage', KEY, [...before, missing].join(' '))) return false
  window.location.reload()
  return true
}

/** It came: should it be missing again, after another deploy, the page may be reloaded for it again. */
export function hasCome(name: string) {
  const before = reloadedFor()
  if (before.includes(name)) store('sessionStorage', KEY, before.filter((other) => other !== name).join(' '))
}

/**
 * Loads a piece of the page that the visitor has just asked for.
 * @param name - Names it among all pieces.
 * @param curable - Whether the page as it is now may have what failed so.
 * @returns Never ends while the page is being reloaded for it.
 */
export async function loadAsked<T>(
  name: string,
  load: () => Promise<T>,
  curable: (error: unknown) => boolean = isMissingScript,
): Promise<T> {
  try {
    const loaded = await load()
    hasCome(name)
    return loaded
  } catch (error) {
    // Without an answer a reload would take what is shown, and bring nothing.
    if (!curable(error) || !(await siteAnswers())) throw error
    if (!reloadedFor().includes(name)) await fetchScriptsAnew()
    if (reloadOnceFor(name)) return new Promise<never>(() => {})
    throw error
  }
}

/**
 * What the browser keeps in a script's place may be wrong, and be kept for a year: a login page said so. A reload asks
 * for nothing that is kept so; this does.
 */
async function fetchScriptsAnew() {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  const scripts = [...new Set(asked)].filter((address) => /\/assets\/[^/]+\.js$/.test(address))
  await Promise.allSettled(
    scripts.map((address) => fetch(address, { cache: 'reload' }).then((answer) => answer.blob())),
  )
}

const reloadedFor = (): string[] => readStored('sessionStorage', KEY)?.split(' ') ?? []
