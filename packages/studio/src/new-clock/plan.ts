/** What `new-clock` will write. Deciding and writing are apart, so that a refusal touches nothing. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasDateShape, isRealDate } from '@found-time/catalogue'
import { clockPackages } from '../collection/collection.ts'
import { commandLine } from '../collection/command-line.ts'
import { quoted } from '../gen/quoted.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** What a new clock is drawn with: a folder of `template` for each, the one that is taken unless told first. */
export const KINDS = ['svg', 'canvas', 'type'] as const
export type Kind = (typeof KINDS)[number]

export interface Plan {
  /** New files by path from the root. */
  readonly files: ReadonlyMap<string, string | Buffer>
  /** True for the first clock of a month: the workspace gains a package. */
  readonly newMonth: boolean
  /** The day folder, from the root. */
  readonly folder: string
}

/** `tea towel no. 2` → `TeaTowelNo2`; a name that would begin with a digit begins with `Clock`. */
export function componentName(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .match(/[A-Za-z0-9]+/g)
  const name = (words ?? []).map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  return /^[A-Za-z]/.test(name) ? name : `Clock${name}`
}

/**
 * @param root - The collection's folder.
 * @param date - `yy-mm-dd`.
 * @param title - As the catalogue will show it.
 * @param kind - Which template it begins as.
 * @throws {Error} When the date is not one, the title is empty or the folder exists already; one sentence each.
 */
export function planClock(root: string, date: string, title: string, kind: Kind = KINDS[0]): Plan {
  if (!hasDateShape(date)) throw new Error(`"${date}" is not a date. Dates look like 25-06-12.`)
  if (!isRealDate(date)) throw new Error(`There is no ${date} in the calendar.`)
  const cleanTitle = title.trim().replace(/\s+/g, ' ')
  if (!cleanTitle)
    throw new Error(`A clock needs a title: ${commandLine('new-clock', '25-06-12', '"Tea Towel"')}`)

  const month = `20${date.slice(0, 5)}`
  const packageFolder = isOnePackage(root) ? '' : path.join('packages', `clocks-${month}`)
  const folder = path.join(packageFolder, 'src', date)
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} exists already. Nothing was changed.`)

  const files = new Map<string, string | Buffer>()
  const template = path.join(import.meta.dirname, 'template', kind)
  const tests = isTested(root)
  for (const name of readdirSync(template)) {
    if (name.endsWith('.test.ts') && !tests) continue
    const content = readFileSync(path.join(template, name))
    files.set(path.join(folder, name), isSource(name) ? filled(content, date, cleanTitle) : content)
  }
  const newMonth = !existsSync(path.join(root, packageFolder, 'package.json'))
  if (newMonth) for (const [name, text] of monthFiles(root, month)) files.set(name, text)
  if (existsSync(path.join(root, '.changeset'))) {
    const slug = componentName(cleanTitle).toLowerCase()
    const changed = isOnePackage(root) ? [manifestIn(root).name] : [`@found-time/clocks-${month}`]
    // The element shows every month: a new one is news of its own.
    if (newMonth) changed.push('@found-time/clock-element')
    files.set(
      path.join('.changeset', `${date}-${slug}.md`),
      `---\n${changed.map((name) => `'${name}': minor\n`).join('')}---\n\nAdd _${cleanTitle}_, the clock for ${dayInWords(date)}.\n`,
    )
  }
  return { files, newMonth, folder }
}

/** Whether all clocks of a collection lie in one package, its own. */
const isOnePackage = (root: string) => clockPackages({ root })[0] === root

const manifestIn = (folder: string): { name: string; devDependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** A test that nobody can run would only be in the way. */
const isTested = (root: string) => !isOnePackage(root) || 'vitest' in (manifestIn(root).devDependencies ?? {})

const isSource = (name: string) => /\.(tsx?|css)$/.test(name)

/** A template's source for a clock: a clock called Stage cannot be a component of that name. */
function filled(content: Buffer, date: string, title: string): string {
  const source = content.toString()
  const name = componentName(title)
  const isTaken = new RegExp(`\\b${name}\\b`).test(source)
  return source
    .replace("'TemplateTitle'", () => quoted(title))
    .replaceAll('TemplateTitle', isTaken ? `${name}Clock` : name)
    .replaceAll('TemplateDate', date)
}

/** `25-06-12` → `12 June`. */
function dayInWords(date: string): string {
  return `${Number(date.slice(6))} ${MONTHS[Number(date.slice(3, 5)) - 1]}`
}

/** A month package is the newest one with another name and no clocks. Its README is written with the documents. */
function monthFiles(root: string, month: string): [string, string][] {
  const newest = readdirSync(path.join(root, 'packages'))
    .filter((name) => /^clocks-\d{4}-\d\d$/.test(name))
    .sort()
    .at(-1)
  if (!newest) throw new Error('There is no month package to take the set-up from.')
  const read = (name: string) => readFileSync(path.join(root, 'packages', newest, name), 'utf8')
  const to = (name: string) => path.join('packages', `clocks-${month}`, name)

  const manifest = JSON.parse(read('package.json'))
  manifest.name = `@found-time/clocks-${month}`
  manifest.version = '0.0.0'
  manifest.repository = { ...manifest.repository, directory: `packages/clocks-${month}` }
  return [
    [to('package.json'), `${JSON.stringify(manifest, null, 2)}\n`],
    ...['LICENSE', 'tsconfig.json', 'tsup.config.ts'].map((name): [string, string] => [to(name), read(name)]),
  ]
}
