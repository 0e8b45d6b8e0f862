/** Brings other people's packages of clocks into a build: the site's code imports them by month, as it does our own. */
import type { Plugin } from 'vite'
import { config } from '../app/shared/config.ts'
import { furtherMonths } from '../app/shared/further-months.ts'
import { publicRows } from './public-rows.ts'

const MONTHS = 'virtual:further-months'
const ROWS = '@found-time/catalogue/embedded'

export function furtherClocks(): Plugin {
  let isTesting = false
  return {
    name: 'found-time:further-clocks',
    enforce: 'pre',
    configResolved({ mode }) {
      isTesting = mode === 'testing'
    },
    resolveId(source) {
      if (source === MONTHS) return `\0${MONTHS}`
      if (source === ROWS && process.env.SITE_CATALOGUE && !isTesting) return `\0${ROWS}`
    },
    load(id) {
      if (id === `\0${ROWS}`) return `export const embeddedRows = ${JSON.stringify(publicRows('production'))}`
      if (id !== `\0${MONTHS}`) return
      const lines = Object.entries(furtherMonths(config.months)).map(
        ([month, name]) => `  '${month}': () => import(${JSON.stringify(name)}),`,
      )
      return `export const months = {\n${lines.join('\n')}\n}\n`
    },
  }
}
