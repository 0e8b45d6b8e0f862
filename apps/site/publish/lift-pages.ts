import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { BASE } from '../app/shared/base.ts'

/**
 * Puts prerendered pages beside the assets. Each was written below the site's base; the folder is what the base leads
 * to.
 */
export async function liftPages(client: string, base = BASE): Promise<void> {
  const [first] = base.split('/').filter(Boolean)
  if (!first) return
  // Out of the way first: a page may be called as the base is.
  const aside = await mkdtemp(path.join(client, '../pages-'))
  await rename(path.join(client, first), path.join(aside, first))
  const pages = path.join(aside, base)
  for (const name of await readdir(pages)) await rename(path.join(pages, name), path.join(client, name))
  await rm(aside, { recursive: true })
}
