/** The list of clocks this build shows. In a built site it is fetched instead (`fetched-catalogue-rows.ts`). */
import { embeddedRows } from '@found-time/catalogue/embedded'
import { testingRows } from '@found-time/catalogue/testing'

export const rows: unknown = import.meta.env.MODE === 'testing' ? testingRows : embeddedRows

export async function loadRows() {}

/** The rows of a newer list, where there is one: never while the site is being made. */
export const newerRows = async (): Promise<unknown> => undefined
