import type { Credit } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import { creditOf, type Lines, linesFor, withCredit, withFile } from './clock-source.ts'

const credit: Credit = {
  title: 'Tea towel',
  makers: ["Ann O'Ther"],
  source: { registry: 'npm', package: 'towels', version: '1.0.0' },
  licence: 'CC0-1.0',
  changes: 'cut out, WebP',
  files: ['tea-towel.webp'],
}
const picture = linesFor('25-06-12', 'tea-towel.webp', credit)

/** As in a clock that has its notes in `clock.tsx`. */
const withLines = (source: string, lines: Lines) => {
  const shown = withFile(source, lines)
  return shown && withCredit(shown, lines)
}

const BEGUN = `import { type ClockNotes, Stage } from '@found-time/clock-runtime'
import styles, { css } from './clock.module.css'

/** Every file the clock shows. */
export const images: string[] = []
export const fonts = []

export const notes: ClockNotes = {
  reading: 'The teaTowel is the hour.',
  credits: [],
}
`

const WITH_ONE = `import { type ClockNotes, Stage } from '@found-time/clock-runtime'
import styles, { css } from './clock.module.css'

const teaTowel = new URL('./tea-towel.webp', import.meta.url).href

/** Every file the clock shows. */
export const images: string[] = [teaTowel]
export const fonts = []

export const notes: ClockNotes = {
  reading: 'The teaTowel is the hour.',
  credits: [
    {
      title: 'Tea towel',
      makers: ["Ann O'Ther"],
      source: { registry: 'npm', package: 'towels', version: '1.0.0' },
      licence: 'CC0-1.0',
      changes: 'cut out, WebP',
      files: ['tea-towel.webp'],
    },
  ],
}
`

it('a first picture has its address, its place in `images` and its credit', () => {
  expect(withLines(BEGUN, picture)).toBe(WITH_ONE)
})

it('another file comes after those that are there', () => {
  const typeface = linesFor('25-06-12', 'tabs.woff2', { ...credit, files: ['tabs.woff2'] }, '700')
  const source = withLines(WITH_ONE.replace('fonts = []', 'fonts = [first] as const'), typeface)
  expect(source).toContain(`
const tabs = {
  family: 'ft-25-06-12 Tabs',
  source: new URL('./tabs.woff2', import.meta.url).href,
  weight: '700',
}
`)
  expect(source).toContain('export const fonts = [first, tabs] as const')
  expect(source).toContain("files: ['tea-towel.webp'],\n    },\n    {\n      title: 'Tea towel',")
  expect(source).toContain("files: ['tabs.woff2'],\n    },\n  ],\n}\n")
})

it('credits may stand in a list of their own', () => {
  const apart = BEGUN.replace('  credits: [],', '  credits,').concat('\nconst credits: Credit[] = []\n')
  expect(withLines(apart, picture)).toContain("const credits: Credit[] = [\n    {\n      title: 'Tea towel',")
})

it('credits may stand in another file than the pictures', () => {
  const [clock = '', notes = ''] = BEGUN.split(/(?=export const notes)/)
  expect(withFile(clock, picture)).toContain('export const images: string[] = [teaTowel]')
  expect(withCredit(clock, picture)).toBeUndefined()
  expect(withCredit(notes, picture)).toContain("  credits: [\n    {\n      title: 'Tea towel',")
})

it('a file that is there again has its new credit, and is declared once', () => {
  const again = linesFor('25-06-12', 'tea-towel.webp', { ...credit, changes: '64 pixels wide, WebP' })
  expect(withLines(WITH_ONE, again)).toBe(WITH_ONE.replace('cut out, WebP', '64 pixels wide, WebP'))
})

it('a credit of several files stays as somebody wrote it', () => {
  const shared = WITH_ONE.replace("['tea-towel.webp']", "['tea-towel.webp', 'rag.webp']")
  expect(withLines(shared, picture)).toBe(shared)
  expect(creditOf(shared, 'rag.webp')).toEqual({ registry: 'npm', package: 'towels', shared: true })
  expect(creditOf(shared, 'hat.webp')).toBeUndefined()
})

it.each([
  ['a list that is worked out', BEGUN.replace('string[] = []', 'string[] = pictures.map(address)')],
  ['a name that is taken', BEGUN.concat('\nfunction teaTowel() {}\n')],
  ['a file that is only begun', BEGUN.concat('\nexport default function (')],
])('%s is left to a person', (_, source) => expect(withLines(source, picture)).toBeUndefined())
