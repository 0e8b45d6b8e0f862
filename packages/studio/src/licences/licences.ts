/** The licences that credits may name, and what each asks to travel with the work. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Typeface } from './typeface.ts'

/** SPDX identifiers: no copyleft, no NC, no ND. Their texts ship with the packages that name them. */
const WITH_TEXT = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'CC-BY-2.0',
  'CC-BY-2.5',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'HPND',
  'ISC',
  'LPPL-1.3c',
  'MIT',
  'MIT-0',
  'OFL-1.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
  'W3C',
  'X11',
  'Zlib',
] as const

/** What is free without a licence, in the words credits use for it, and a page that says what they mean. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'public domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  'no known copyright restrictions': 'https://rightsstatements.org/vocab/NKC/1.0/',
  // George Douros, of his typefaces for ancient scripts.
  'Free for any use': 'http://users.teilar.gr/~g1951d/',
}

/** These ask nothing, or the name of who made it, which every credit has. */
const ASKS_NO_NOTICE = /^(CC|0BSD|MIT-0|Unlicense|Apache)/

export const ALLOWED: readonly string[] = [...WITH_TEXT, ...Object.keys(WITHOUT_TEXT)]

/** Whether a copyright line has to stay with the work; Apache’s is kept where there is one. */
export const asksForNotice = (licence: string) => hasText(licence) && !ASKS_NO_NOTICE.test(licence)

const hasText = (licence: string) => (WITH_TEXT as readonly string[]).includes(licence)

interface Spdx {
  readonly name: string
  readonly licenseText: string
}

const require = createRequire(import.meta.url)

/** @param licence - An SPDX identifier of those above. */
function spdx(licence: string): Spdx {
  const file = require.resolve(`spdx-license-list/licenses/${licence}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The licence’s text as SPDX has it.
 * @returns Nothing for what is free without one.
 * @throws {Error} When the licence is not allowed.
 */
export function licenceText(licence: string): string | undefined {
  if (Object.hasOwn(WITHOUT_TEXT, licence)) return undefined
  if (!hasText(licence)) throw new Error(`“${licence}” is not among ${ALLOWED.join(', ')}.`)
  return `${spdx(licence).licenseText.trim()}\n`
}

/** What a typeface says of its licence: name id 13 in words, 14 where to read it. */
export const saidInTypefaces = (licence: string) =>
  hasText(licence)
    ? { words: spdx(licence).name, address: `https://spdx.org/licenses/${licence}.html` }
    : { words: licence, address: WITHOUT_TEXT[licence] ?? '' }

/** What is wrong with what a typeface says of itself. */
export function faultsOf({ names, references }: Typeface, licence: string): string[] {
  const { words, address } = saidInTypefaces(licence)
  const called = [1, 4, 6, 16].map((nameId) => names.get(nameId)).filter((name) => name !== undefined)
  return [
    ...(names.get(0) ? [] : ['has no copyright line']),
    ...(names.get(1) ? [] : ['has no name']),
    ...(names.get(13) === words ? [] : [`does not say that its licence is ${words}`]),
    ...(names.get(14) === address ? [] : [`does not say that its licence is at ${address}`]),
    ...new Set(
      references
        .filter(({ nameId }) => !names.has(nameId))
        .map(({ table, nameId }) => `has no name ${nameId}, which its ${table} table points to`),
    ),
    ...reservedNames(names.get(0) ?? '')
      .filter((reserved) => called.some((name) => plain(name).includes(plain(reserved))))
      .map((reserved) => `is still called ${reserved}, a name its maker reserved for the original`),
  ]
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** @example reservedNames('Copyright 2011 X, with Reserved Font Names "Abril" and "Abril Fatface".') // ['Abril', 'Abril Fatface'] */
function reservedNames(copyright: string): string[] {
  const [, list = ''] = /Reserved Font Names?\s+(.+?)(?:\.\s|\.?$)/is.exec(copyright) ?? []
  return list
    .split(/,|\band\b/)
    .map((name) => name.replace(/["'‘’“”]/g, '').trim())
    .filter((name) => name !== '')
}
