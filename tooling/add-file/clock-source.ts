/** Writes a file’s lines into a clock’s sources: where it is, that it is shown, and its credit. */
import type { Credit } from '@found-time/clock-runtime'
import { parseSync } from 'oxc-parser'

export interface Lines {
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
  const address = `new URL('./${fileName}', import.meta.url).href`
  const isTypeface = fileName.endsWith('.woff2')
  return {
    name,
    list: isTypeface ? 'fonts' : 'images',
    declaration: isTypeface
      ? `const ${name} = {\n  family: 'ft-${date} ${words.map(capital).join(' ')}',\n  source: ${address},\n  weight: '${weight}',\n}`
      : `const ${name} = ${address}`,
    credit: entryOf(credit),
  }
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** As the formatter sets it within `notes`. */
function entryOf(credit: Credit): string {
  const text = (value: string) =>
    value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replace(/[\\']/g, '\\$&')}'`
  const fields = Object.entries(credit).map(
    ([key, value]) =>
      `      ${key}: ${Array.isArray(value) ? `[${value.map(text).join(', ')}]` : text(value)},\n`,
  )
  return `{\n${fields.join('')}    }`
}

/**
 * @param source - Of `clock.tsx`.
 * @returns It with the file’s address and its place in the list; nothing where there is no place for one of them, or
 * the name is taken.
 */
export function withFile(source: string, { declaration, name, list }: Lines): string | undefined {
  const body = statementsOf(source)
  if (!body || new RegExp(`\\b${name}\\b`).test(withoutText(source))) return
  const files = arrayNamed(body, list)
  const lastImport = body.findLast(({ type }) => type === 'ImportDeclaration')
  if (!files || !lastImport) return
  return withTexts(source, [
    { at: lastImport.end, text: `\n\n${declaration}` },
    { at: endOf(files), text: files.elements.length > 0 ? `, ${name}` : name },
  ])
}

/**
 * @param source - Of `notes.ts`, or of the `clock.tsx` that has the notes itself.
 * @returns It with the credit; nothing where there is no list for it.
 */
export function withCredit(source: string, { credit }: Lines): string | undefined {
  const body = statementsOf(source)
  const credits = body && (arrayNamed(body, 'credits') ?? creditsIn(meaningOf(body, 'notes')))
  if (!credits) return
  return withTexts(source, [
    { at: endOf(credits), text: credits.elements.length > 0 ? `,\n    ${credit}` : `\n    ${credit},\n  ` },
  ])
}

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
const creditsIn = (notes: any) =>
  asList(
    bare(
      notes?.properties?.find((property: { key?: { name?: string } }) => property.key?.name === 'credits')
        ?.value,
    ),
  )
