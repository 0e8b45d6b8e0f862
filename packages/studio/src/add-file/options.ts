/** What `pnpm add-file` understands, with errors that say what was expected. */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { hasDateShape } from '@found-time/catalogue'
import { commandLine } from '../collection/command-line.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Options {
  /** `yy-mm-dd`. */
  readonly date: string
  /** A package's name, `name@version` for npm; or a folder, a `.tgz` or a `.deb` on this machine. */
  readonly packageName: string
  /** Of the package; its files are listed where none is named. */
  readonly file?: string | undefined
  /** Lists those alone in whose paths it stands, in capitals or not. */
  readonly find?: string | undefined
  readonly debian: boolean
  /** Pixels of the picture as it comes. */
  readonly crop?: Box | undefined
  /** Pixels of the picture as it is written. */
  readonly width?: number | undefined
  readonly lossless: boolean
  /** Each character once. */
  readonly glyphs?: string | undefined
  /** What the file is called in the day folder. */
  readonly as?: string | undefined
  /** What somebody read who looked. */
  readonly licence?: string | undefined
}

/**
 * @param words - After the name of the command.
 * @throws {Error} When one is not understood, or two do not go together; one sentence each.
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      find: { type: 'string' },
      debian: { type: 'boolean', default: false },
      crop: { type: 'string' },
      width: { type: 'string' },
      lossless: { type: 'boolean', default: false },
      glyphs: { type: 'string' },
      as: { type: 'string' },
      licence: { type: 'string' },
    },
  })
  const [date = '', packageName, file, ...others] = positionals
  if (!hasDateShape(date)) throw new Error(`"${date}" is not a date. Dates look like 25-06-12.`)
  if (!packageName) throw new Error(`Name a package: ${commandLine('add-file', date, '@fontsource/gloock')}`)
  if (others.length > 0) throw new Error(`One file at a time: what is ${others.join(' ')}?`)
  if (file !== undefined && values.find !== undefined)
    throw new Error(`--find looks through the list of files: leave it out to take ${file}.`)
  const { as } = values
  if (as !== undefined) checkName(as)
  return {
    date,
    packageName,
    file,
    find: values.find,
    debian: values.debian,
    lossless: values.lossless,
    as,
    licence: values.licence,
    crop: values.crop === undefined ? undefined : readBox(values.crop),
    width: values.width === undefined ? undefined : readWidth(values.width),
    glyphs: values.glyphs === undefined ? undefined : readGlyphs(values.glyphs),
  }
}

/** @throws {Error} When a file here cannot be called so; with the reason. */
function checkName(as: string): void {
  const { name, ext } = path.parse(as)
  if (path.basename(as) !== as || !/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new Error(`"${as}" is no name for a file here: small letters and hyphens, as tea-towel.webp.`)
  if (ext !== '.webp' && ext !== '.woff2')
    throw new Error(
      `--as ${as}: every picture becomes a .webp file here, an SVG too, and every typeface a .woff2 file. Call it ${name}.webp or ${name}.woff2.`,
    )
}

function readBox(text: string): Box {
  const [, left, top, width, height] = /^(\d+),(\d+),([1-9]\d*),([1-9]\d*)$/.exec(text) ?? []
  if (height === undefined)
    throw new Error(`"${text}" is not a box: --crop takes left,top,width,height in pixels, as 0,40,320,200.`)
  return { left: Number(left), top: Number(top), width: Number(width), height: Number(height) }
}

function readWidth(text: string): number {
  const width = Number(text)
  if (!Number.isInteger(width) || width < 1 || width > 4096)
    throw new Error(`"${text}" is not a width: --width takes pixels from 1 to 4096.`)
  return width
}

/**
 * Characters and ranges of them; a hyphen at either end is itself.
 * @returns Each character once, in the order of Unicode.
 * @example readGlyphs('0-3:') // '0123:'
 */
export function readGlyphs(text: string): string {
  const characters = [...text]
  const codes = new Set<number>()
  for (let index = 0; index < characters.length; index++) {
    const first = characters[index]!.codePointAt(0)!
    const isRange = characters[index + 1] === '-' && index + 2 < characters.length
    const last = isRange ? characters[index + 2]!.codePointAt(0)! : first
    if (last < first)
      throw new Error(`"${characters.slice(index, index + 3).join('')}" runs backwards in --glyphs.`)
    for (let code = first; code <= last; code++) codes.add(code)
    if (isRange) index += 2
  }
  if (codes.size === 0) throw new Error('--glyphs takes characters, as "0-9:".')
  return String.fromCodePoint(...[...codes].sort((a, b) => a - b))
}
