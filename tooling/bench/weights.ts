import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { kilobytes, type Row } from './row.ts'

export const root = path.resolve(import.meta.dirname, '../..')
const client = path.join(root, 'apps/site/build/client')

const LIMIT_BYTES = 125_000

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** The scripts a prerendered page names, gzipped: what a visitor's browser fetches before any clock. */
export function initialScript(page: string): number {
  const html = readFileSync(path.join(client, page, 'index.html'), 'utf8').replace(
    /<link[^>]* data-clock [^>]*>/g,
    '',
  )
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  return [...scripts].reduce((sum, script) => sum + gzipped(path.join(client, script)), 0)
}

export function measureScripts(): Row[] {
  return ['', '25-04-01', 'today', 'about', 'manifesto', 'contact'].map((page) => {
    const bytes = initialScript(page)
    return {
      measure: `Initial script of /${page}, gzipped, without the clock`,
      value: kilobytes(bytes),
      against: `limit ${kilobytes(LIMIT_BYTES)}`,
      met: bytes <= LIMIT_BYTES,
    }
  })
}

/** Each clock's files and script, from the built month packages. */
export function measureWeights(): Row[] {
  const packages = path.join(root, 'packages')
  return readdirSync(packages)
    .filter((name) => /^clocks-/.test(name))
    .flatMap((month) => {
      const dist = path.join(packages, month, 'dist')
      return readdirSync(dist)
        .filter((name) => /^\d\d-\d\d-\d\d$/.test(name))
        .map((date) => {
          const folder = path.join(dist, date)
          const names = readdirSync(folder)
          const files = names.filter((name) => !/\.(js|ts)$/.test(name))
          const bytes = files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
          const script = gzipped(path.join(folder, 'clock.js'))
          return {
            measure: `Clock ${date}: ${files.length} files and script, gzipped`,
            value: `${kilobytes(bytes)} + ${kilobytes(script)}`,
            against: 'limit 350 kB + 12 kB',
            met: bytes <= 350 * 1024 && script <= 12 * 1024,
          }
        })
    })
}
