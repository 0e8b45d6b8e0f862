/** What documents written by hand say of the parameters, from where these are declared. */
import { CLOCK_PARAMS, type ClockParam } from '@found-time/clock-runtime/params'
import { ATTRIBUTE_GUIDE, PARAM_GUIDE } from '../../packages/clock-runtime/src/params/guide.ts'
import { table } from './tables.ts'

const code = (text: string) => `\`${text}\``

/** The address of a clock page, for the visitor's guide. */
export function addressPart(): string {
  const rows = Object.values(PARAM_GUIDE).map(({ example, meaning }) => [code(example), meaning])
  const carries = new Set(
    Object.values<ClockParam>(CLOCK_PARAMS).flatMap((param) => (param.carries ? param.name : [])),
  )
  const carried = Object.keys(PARAM_GUIDE).filter((name) => carries.has(name))
  const names = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(carried.map(code))
  return `${table([['part', 'asks for'], ...rows])}\n\n${names} go along to the next clock.`
}

/** The attributes of the element, for its README. */
export function attributesPart(): string {
  const rows = Object.entries(ATTRIBUTE_GUIDE).map(([attribute, holds]) => [code(attribute), holds])
  return table([['attribute', 'holds'], ...rows])
}

/**
 * @param source - Types of the attributes, each on a line after a comment of one line.
 * @returns They with what the guide says of each as its comment: editors show it.
 */
export const withAttributeComments = (source: string): string =>
  source.replace(/( *\/\*\* ).*( \*\/\n *'?([\w-]+)'?\??: )/g, (whole, before, after, attribute) => {
    const holds = ATTRIBUTE_GUIDE[attribute as keyof typeof ATTRIBUTE_GUIDE] as string | undefined
    return holds ? `${before}${holds[0]!.toUpperCase()}${holds.slice(1)}.${after}` : whole
  })

/**
 * @param page - A document with a part between `FROM` and `TO`.
 * @throws {Error} When it has no such part.
 * @returns It with that part anew.
 */
export function withPart(page: string, part: string): string {
  const [before, rest] = page.split(FROM)
  const [, after] = rest?.split(TO) ?? []
  if (before === undefined || after === undefined)
    throw new Error(`A document has nothing between ${FROM} and ${TO}.`)
  return [before, FROM, `\n\n${part}\n\n`, TO, after].join('')
}

const FROM = '<!-- Written by `pnpm run docs` from here -->'
const TO = '<!-- to here -->'
