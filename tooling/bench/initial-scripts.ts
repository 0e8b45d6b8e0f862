import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { PAGES } from '../../apps/site/app/shared/pages.ts'
import { attribute, HtmlPage } from '../../apps/site/publish/html.ts'
import { kilobytes, type Row } from './row.ts'

export const root = path.resolve(import.meta.dirname, '../..')
const client = path.join(root, 'apps/site/build/client')

const LIMIT_BYTES = 118_000
/** Each is asked for, compiled and linked by itself: on a telephone that takes longer than a few bytes more. */
const LIMIT_FILES = 10
/** Of the list of clocks, which is fetched beside the scripts: with 217 clocks. */
const LIST_LIMIT_BYTES = 4000

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** The scripts a prerendered page names, gzipped: what a visitor's browser fetches before any clock. */
export function initialScripts(page: string): { readonly bytes: number; readonly files: number } {
  const html = new HtmlPage(readFileSync(path.join(client, page, 'index.html'), 'utf8'))
  const scripts = html
    .all('link')
    .filter(
      (link) => attribute(link, 'rel') === 'modulepreload' && attribute(link, 'data-clock') === undefined,
    )
    .map((link) => attribute(link, 'href') ?? '')
  if (scripts.length === 0) throw new Error(`${page} names no scripts.`)
  const bytes = scripts.reduce((sum, script) => sum + gzipped(path.join(client, script)), 0)
  return { bytes, files: scripts.length }
}

function measureList(): Row {
  const assets = path.join(client, 'assets')
  const [name] = readdirSync(assets).filter((name) => /^catalogue-.*\.json$/.test(name))
  if (!name) throw new Error('The build has no list of clocks.')
  const bytes = gzipped(path.join(assets, name))
  return {
    measure: 'List of clocks, gzipped',
    value: kilobytes(bytes),
    against: `limit ${kilobytes(LIST_LIMIT_BYTES)}`,
    met: bytes <= LIST_LIMIT_BYTES,
  }
}

export function measureScripts(): Row[] {
  const pages = [...PAGES.map(({ path }) => path), '/25-04-01'].map((page) => {
    const { bytes, files } = initialScripts(page)
    return {
      measure: `Initial scripts of ${page}, gzipped, without the clock`,
      value: `${kilobytes(bytes)} in ${files} files`,
      against: `limits ${kilobytes(LIMIT_BYTES)} and ${LIMIT_FILES} files`,
      met: bytes <= LIMIT_BYTES && files <= LIMIT_FILES,
    }
  })
  return [...pages, measureList()]
}
