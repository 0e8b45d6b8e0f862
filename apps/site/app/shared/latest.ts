/** What a page that has been open for long asks of the site as it is now. */
import { at } from './base.ts'

export interface Latest {
  /** Where the list of clocks is. */
  readonly catalogue: string
}

/** Its address, which stays the same. */
export const LATEST = at('/api/v1/latest.json')

/**
 * @throws When there is no network, or something else answers in the place of the site: a login page of the network
 * says 200 to everything.
 */
export async function askLatest(): Promise<Latest> {
  const latest = (await fetchJson(LATEST, { cache: 'no-cache' })) as Latest
  if (!latest.catalogue) throw new Error(`${LATEST} is of another site.`)
  return latest
}

/** Whether the site can be had now. A browser that says there is a network may mean one that leads nowhere. */
export const siteAnswers = (): Promise<boolean> =>
  askLatest().then(
    () => true,
    () => false,
  )

/**
 * @throws When there is no network, or the answer is an error.
 * @throws {SyntaxError} When it is no JSON.
 */
export async function fetchJson(address: string, how?: RequestInit): Promise<unknown> {
  const response = await fetch(address, how)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}
