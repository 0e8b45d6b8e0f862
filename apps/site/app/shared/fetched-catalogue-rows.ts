/** Stands for `catalogue-rows.ts` in a built site: the list of clocks is a file of its own there. */
import { CATALOGUE_TAG } from './catalogue-tag.ts'

export let rows: unknown

/**
 * Once, before the page is taken over.
 * @throws When the file does not come. What comes and is no list is for `parseCatalogue` to say.
 */
export async function loadRows() {
  const { content } = document.querySelector<HTMLMetaElement>(`meta[name="${CATALOGUE_TAG}"]`)!
  const response = await fetch(content)
  if (!response.ok) throw new Error(`${content} answered ${response.status}.`)
  rows = await response.json().catch(() => undefined)
}
