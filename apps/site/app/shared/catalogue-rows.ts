/**
 * The list of clocks this build shows. The build keeps it a file of its own under a fixed name (see
 * `build/catalogue-file.ts`): a new title renames that file and no other.
 */
import { embeddedRows } from '@found-time/catalogue/embedded'
import { testingRows } from '@found-time/catalogue/testing'

export const rows = import.meta.env.MODE === 'testing' ? testingRows : embeddedRows
