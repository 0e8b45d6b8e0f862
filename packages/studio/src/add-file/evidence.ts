/** What a package says of the licence and the makers of one of its files. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { paragraphFor, paragraphsOf } from './debian-copyright.ts'
import type { Package } from './package-folder.ts'

export interface Evidence {
  /** A name or an expression; nothing where it does not say so in a word. */
  readonly licence?: string | undefined
  /** Licences of other parts of the package, where it is not sure that this file is none of them. */
  readonly others?: readonly string[] | undefined
  /** The line that licences ask to keep. */
  readonly copyright?: string | undefined
  /** What the work is called, where the package says so. */
  readonly title?: string | undefined
  /** Where it was read, and what stands there: for whoever checks it. */
  readonly shown: readonly string[]
}

/** @param file - Its path in the package. */
export const evidenceFor = (found: Package, file: string): Promise<Evidence> =>
  found.debian ? ofDebian(found, file) : ofNpm(found, file)

const LICENCE_FILE = /^(licen[cs]e|copying|ofl|unlicense)([-.].*)?$/i

async function ofNpm({ folder }: Package, file: string): Promise<Evidence> {
  const manifest = await readJson(path.join(folder, 'package.json'))
  const { family, license } = await readJson(path.join(folder, 'metadata.json')) // Fontsource’s
  const words: unknown =
    license?.type ?? manifest.license?.type ?? manifest.license ?? manifest.licenses?.[0]?.type
  const named = typeof words === 'string' && !/^(see licen[cs]e|unlicensed)/i.test(words) ? words : undefined
  const nearest = await nearestLicence(folder, path.posix.dirname(file))
  const text = nearest ? await readFile(path.join(folder, nearest), 'utf8') : ''
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name
  const where = license?.type ? 'metadata.json' : 'package.json'
  return {
    licence: licenceOf(named, text, nearest),
    copyright: license?.attribution ?? copyrightIn(text) ?? author,
    title: family,
    shown: [
      ...(named ? [`${where}: ${named}`] : [`${where} names no licence.`]),
      ...(nearest ? [`${nearest}: ${firstLines(text)}`] : ['There is no licence file.']),
    ],
  }
}

/** A text of its own in a folder of the package counts more than what is said of the whole. */
function licenceOf(named: string | undefined, text: string, nearest: string | undefined) {
  if (named && /\bor\b/i.test(named)) return named
  const [forbidden] =
    /GNU (\w+ )?GENERAL PUBLIC LICENSE|Attribution-(Non-?Commercial|No-?Deriv|Share-?Alike)\w*(-\w+)?/i.exec(
      text,
    ) ?? []
  if (forbidden) return forbidden.replace(/Non-?Commercial/i, 'NC').replace(/No-?Deriv\w*/i, 'ND')
  return nearest?.includes('/') ? undefined : named
}

/** @returns The path of the licence’s text that is nearest above a folder of the package. */
async function nearestLicence(folder: string, inside: string): Promise<string | undefined> {
  const names = (await readdir(path.join(folder, inside))).sort()
  const found = names.find((name) => LICENCE_FILE.test(name))
  if (found) return path.posix.join(inside, found)
  return inside === '.' ? undefined : nearestLicence(folder, path.posix.dirname(inside))
}

async function ofDebian({ folder, name }: Package, file: string): Promise<Evidence> {
  const at = `usr/share/doc/${name}/copyright`
  const text = await readFile(path.join(folder, at), 'utf8').catch(() => undefined)
  if (text === undefined) return { shown: [`${at} is not in this package.`] }
  const paragraphs = paragraphsOf(text)
  const paragraph = paragraphFor(paragraphs, file)
  if (!paragraph)
    return {
      shown: [
        `${at} ${paragraphs.length > 0 ? 'has no paragraph for this file' : 'is for people to read'}:`,
        beginningOf(text.trim(), 60),
      ],
    }
  const { licence, copyright, files } = paragraph
  // Installed files have other folders than the source, which paragraphs speak of. What is Debian's own is not installed.
  const others = paragraphs.filter(
    (one) =>
      files.includes('*') && one !== paragraph && !one.files.every((name) => name.startsWith('debian/')),
  )
  return {
    licence,
    others: others.map((one) => one.licence),
    copyright: copyright.length > 0 ? `Copyright ${copyright.join('; ')}` : undefined,
    shown: [
      `${at}:`,
      beginningOf(paragraph.text),
      ...(others.length > 0
        ? ['That is for all files but those of other paragraphs, which are of the source:']
        : []),
      ...others.map((one) => `${one.licence}: ${one.files.slice(0, 4).join(' ')}`),
      ...(others.length > 0 ? ['Where one of them means this file, say its licence with --licence.'] : []),
    ],
  }
}

/** Every holder counts. */
function copyrightIn(text: string): string | undefined {
  const lines = [...text.matchAll(/^\W*(copyright\b.*\d.*)$/gim)].map(([, line = '']) => line.trim())
  return lines.length > 0 ? [...new Set(lines)].join('; ') : undefined
}

function beginningOf(text: string, most = 12): string {
  const lines = text.split('\n')
  return lines.length > most ? `${lines.slice(0, most).join('\n')}\n…` : text
}

const firstLines = (text: string) => text.trim().split(/\r?\n/).filter(Boolean).slice(0, 3).join(' / ')

// biome-ignore lint/suspicious/noExplicitAny: what others write in their manifests
const readJson = async (file: string): Promise<any> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))

/**
 * Who made it, from a copyright line.
 * @example holdersIn('Copyright 2022 The Gloock Project Authors (https://github.com/duartp/gloock)') // ['The Gloock Project Authors']
 */
export function holdersIn(copyright: string | undefined): string[] {
  // Some packages repeat the whole line for each of their files, with nothing between.
  const names = (copyright ?? '').split(/;|(?=copyright)/i).map(nameIn)
  return [...new Set(names)].filter(Boolean)
}

const nameIn = (line: string) =>
  line
    .replace(/,? with Reserved Font Name.*$/i, '')
    .replace(/copyright|\(c\)|©|all rights reserved\.?/gi, '')
    .replace(/<[^>]*>|\([^)]*\)|https?:\S+/g, '')
    .replace(/\b(19|20)\d\d\b(\s*[-–,]\s*\b(19|20)?\d\d\b)*(\s*[-–]\s*present)?,?/g, '')
    .replace(/^[\s,.:;-]*(by\s+)?|[\s,.:;-]+$/g, '')
    .replace(/\s+/g, ' ')
