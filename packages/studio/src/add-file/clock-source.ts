/** Writes a file’s lines into a clock’s sources: where it is, that it is shown, and its credit; each once. */
import type { Credit } from '@found-time/clock-runtime'
import { parseSync } from 'oxc-parser'

export interface Lines {
  /** `towel.webp` */
  readonly fileName: string
  /** `const towel = new URL('./towel.webp', import.meta.url).href` */
  readonly declaration: string
  /** Its name in `images` or `fonts`. */
  readonly name: string
  readonly list: 'images' | 'fonts'
  /** The entry for `credits`. */
  readonly credit: string
}

/**
 * @param date - `yy-mm-dd`.
 * @param fileName - `towel.webp` or `tabs.woff2`.
 * @param weight - Of a typeface.
 */
export function linesFor(date: string, fileName: string, credit: Credit, weight = '400'): Lines {
  const stem = fileName.replace(/\.\w+$/, '')
  const words = stem.split('-')
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('')
  const name = /^\d/.test(camel) ? `file${capital(camel)}` : camel
  const address = addressOf(fileName)
  const isTypeface = fileName.endsWith('.woff2')
  return {
    fileName,
    name,
    list: isTypeface ? 'fonts' : 'images',
    declaration: isTypeface
      ? `const ${name} = {\n  family: 'ft-${date} ${words.map(capital).join(' ')}',\n  source: ${address},\n  weight: '${weight}',\n}`
      : `const ${name} = ${address}`,
    credit: entryOf(credit),
  }
}

const addressOf = (fileName: string) => `new URL('./${fileName}', import.meta.url).href`

/** Whoever formats otherwise has other quotation marks. */
const namesFile = (source: string, fileName: string) =>
  ["'", '"'].some((mark) => source.includes(`new URL(${mark}./${fileName}${mark}, import.meta.url)`))

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** As the formatter sets it within `notes`. */
function entryOf(credit: Credit): string {
  const text = (value: string) =>
    value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replace(/[\\']/g, '\\$&')}'`
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
    if (typeof value !== 'object' || value === null) return text(String(value))
    const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part)}`)
    return `{ ${parts.join(', ')} }`
  }
  const fields = Object.entries(credit).map(([key, value]) => `      ${key}: ${written(value)},\n`)
  return `{\n${fields.join('')}    }`
}

/**
 * @param source - Of `clock.tsx`.
 * @returns It with the file’s address and its place in the list, or as it is where it has the address already; nothing
 * where there is no place for one of them, or the name is taken.
 */
export function withFile(source: string, { declaration, name, list, fileName }: Lines): string | undefined {
  const body = statementsOf(source)
  if (body && namesFile(source, fileName)) return source
  if (!body || new RegExp(`\\b${name}\\b`).test(withoutText(source))) return
  const files = arrayNamed(body, list)
  const lastImport = body.findLast(({ type }) => type === 'ImportDeclaration')
  if (!files || !lastImport) return
  return withTexts(source, [
    { at: lastImport.end, text: `\n\n${declaration}` },
    { at: endOf(files), text: files.elements.length > 0 ? `, ${name}` : name },
  ])
}

/** What a clock's credits say of one of its files. */
export interface Credited {
  /** Of its source; nothing where that is no package, or is worked out. */
  readonly registry?: string | undefined
  readonly package?: string | undefined
  /** Whether the credit is of other files too. */
  readonly shared: boolean
}

/**
 * @param source - Of `notes.ts`, or of the `clock.tsx` that has the notes itself.
 * @returns The credit of a file; nothing where it has none.
 */
export function creditOf(source: string, fileName: string): Credited | undefined {
  const found = entryFor(creditsOf(source), fileName)
  const from = found && propertyOf(found, 'source')
  return (
    found && {
      registry: textOf(propertyOf(from, 'registry')),
      package: textOf(propertyOf(from, 'package')),
      shared: filesOf(found).length > 1,
    }
  )
}

/**
 * @param source - Of `notes.ts`, or of the `clock.tsx` that has the notes itself.
 * @returns It with the credit, in the place of the one that the file had alone; as it is where the file shares a credit
 * with others; nothing where there is no list for it.
 */
export function withCredit(source: string, { credit, fileName }: Lines): string | undefined {
  const credits = creditsOf(source)
  if (!credits) return
  const old = entryFor(credits, fileName)
  if (old)
    return filesOf(old).length > 1 ? source : source.slice(0, old.start) + credit + source.slice(old.end)
  return withTexts(source, [
    { at: endOf(credits), text: credits.elements.length > 0 ? `,\n    ${credit}` : `\n    ${credit},\n  ` },
  ])
}

function creditsOf(source: string): List | undefined {
  const body = statementsOf(source)
  return body && (arrayNamed(body, 'credits') ?? creditsIn(meaningOf(body, 'notes')))
}

/** The credit in whose `files` a name stands. */
const entryFor = (credits: List | undefined, fileName: string) =>
  credits?.elements.find((entry): entry is Node => entry !== null && filesOf(entry).includes(fileName))

const filesOf = (credit: Node) =>
  asList(propertyOf(credit, 'files'))?.elements.map((file) => textOf(file ?? undefined)) ?? []

/** Nothing, where it cannot be read. */
function statementsOf(source: string): readonly Node[] | undefined {
  const { program, errors } = parseSync('clock.tsx', source)
  return errors.length > 0 ? undefined : program.body
}

const withTexts = (source: string, texts: readonly { readonly at: number; readonly text: string }[]) =>
  texts
    .toSorted((a, b) => b.at - a.at)
    .reduce((whole, { at, text }) => whole.slice(0, at) + text + whole.slice(at), source)

/** Strings and comments may hold the word: it is taken only where it is a name. */
const withoutText = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/gm, "''")

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface List extends Node {
  readonly elements: readonly (Node | null)[]
}

/** After its last element, or after the bracket that opens it. */
const endOf = ({ elements, start }: List) => elements.at(-1)?.end ?? start + 1

/** What a name at the top of the module stands for, exported or not. */
function meaningOf(body: readonly Node[], name: string): Node | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: a tree whose kinds are looked at one by one
  for (const statement of body as readonly any[]) {
    const declarations = (statement.declaration ?? statement).declarations ?? []
    for (const { id, init } of declarations) if (id.name === name) return bare(init)
  }
}

/** Without `as const`, `satisfies …` and parentheses. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const bare = (node: any): Node | undefined =>
  node && /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type)
    ? bare(node.expression)
    : (node ?? undefined)

const asList = (node: Node | undefined) => (node?.type === 'ArrayExpression' ? (node as List) : undefined)

const arrayNamed = (body: readonly Node[], name: string) => asList(meaningOf(body, name))

// biome-ignore lint/suspicious/noExplicitAny: as above
const propertyOf = (object: any, name: string): Node | undefined =>
  bare(
    object?.properties?.find((property: { key?: { name?: string } }) => property.key?.name === name)?.value,
  )

const creditsIn = (notes: Node | undefined) => asList(propertyOf(notes, 'credits'))

/** Of a plain text. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const textOf = (node: any): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
