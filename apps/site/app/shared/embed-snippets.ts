/** The lines by which a clock is taken into another project or page. */
import type { Entry } from '@found-time/catalogue'
import { pageOf } from './clock-path.ts'
import { config } from './config.ts'
import { furtherMonths } from './further-months.ts'

/** @returns `@found-time/clocks-2025-04` */
export const packageOf = ({ path }: Pick<Entry, 'path'>) =>
  furtherMonths(config.months)[path.slice(0, 5)] ?? `@found-time/clocks-20${path.slice(0, 5)}`

export const addressOf = (entry: Pick<Entry, 'path'>) => config.origin + pageOf(entry)

export const importOf = (entry: Pick<Entry, 'path'>) =>
  `import Clock from '${packageOf(entry)}/${entry.path}'`

/** An `<iframe>` with nothing of the site around the clock. */
export const embedOf = (entry: Pick<Entry, 'path' | 'title'>) =>
  `<iframe src="${addressOf(entry)}?ui=0" title="${entry.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="960" height="600" style="border:0" loading="lazy"></iframe>`
