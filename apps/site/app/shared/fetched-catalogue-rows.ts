/** Stands for `catalogue-rows.ts` in a built site: the list of clocks is a file of its own there. */
import { CATALOGUE_TAG } from './catalogue-tag.ts'
import { askLatest, fetchJson } from './latest.ts'

export let rows: unknown

/** Where the list is that was fetched last. Its name changes with what is in it. */
let source = ''

/**
 * Once, before the page is taken over.
 * @throws When the file does not come. What comes and is no list is for `parseCatalogue` to say.
 */
export async function loadRows() {
  source = document.querySelector<HTMLMetaElement>(`meta[name="${CATALOGUE_TAG}"]`)!.content
  rows = await fetchJson(source).catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
}

/**
 * Asks whether the list has become another since it was fetched last: a few bytes, or none where nothing has changed.
 * @returns The rows of the newer list; `undefined` when it is the same.
 * @throws When there is no network, or something else answers in the place of the site.
 */
export async function newerRows(): Promise<unknown> {
  const { catalogue } = await askLatest()
  if (catalogue === source) return undefined
  const newer = await fetchJson(catalogue)
  source = catalogue
  return newer
}
