/** Makers and packages of credits, for a clock's information and for the pages of `/made-from`. */
import type { Credit, Registry, Source } from '@found-time/clock-runtime'
import { config } from './config.ts'
import { MADE_FROM } from './pages.ts'

/** Credits that say the same of several things. */
export interface CreditGroup<Found extends Credit = Credit> {
  /** What was found, each title once. */
  readonly titles: readonly string[]
  readonly credits: readonly [Found, ...Found[]]
}

/**
 * Gathers credits that differ in nothing but what they are of.
 * @param said - What has to be the same; by default makers, source, licence, changes and notice.
 * @returns In the order of the first of each.
 * @example groupCredits(irisesAndStarryNight) // [{ titles: ['Irises', 'The Starry Night'], credits: [irises, night] }]
 */
export function groupCredits<Found extends Credit>(
  credits: readonly Found[],
  said = ({ makers, attribution, source, licence, changes, notice }: Found): unknown => [
    makers,
    attribution,
    source,
    licence,
    changes,
    notice,
  ],
): CreditGroup<Found>[] {
  const groups = new Map<string, [Found, ...Found[]]>()
  for (const credit of credits) {
    const key = JSON.stringify(said(credit))
    const group = groups.get(key)
    if (group) group.push(credit)
    else groups.set(key, [credit])
  }
  return [...groups.values()].map((group) => ({
    titles: [...new Set(group.map(({ title }) => title))],
    credits: group,
  }))
}

/** The titles of a group in a row: with semicolons, where one has a comma of its own. */
export const inARow = (titles: readonly string[]) =>
  titles.join(titles.some((title) => title.includes(',')) ? '; ' : ', ')

/** Something that has a page below `/made-from`. */
export interface Named {
  readonly name: string
  /** The last part of its address: letters, figures and hyphens. */
  readonly slug: string
}

export const madeFromPage = ({ slug }: Pick<Named, 'slug'>) => `${MADE_FROM}/${slug}`

/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
}

/**
 * A name as part of an address. Case, accents and punctuation make no difference.
 * @example slugOf('Claus Eggers Sørensen') // 'claus-eggers-sorensen'
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[ßæðøþđıłœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The makers who have a page: not the lab, which found nothing when it made something. */
export const makersOf = ({ makers }: Pick<Credit, 'makers'>): Named[] =>
  makers.filter((name) => name !== config.labName).map((name) => ({ name, slug: slugOf(name) }))

export interface Package extends Named {
  readonly registry: Registry
  /** Its page there. */
  readonly address: string
}

const ADDRESSES: Readonly<Record<Registry, string>> = {
  npm: 'https://www.npmjs.com/package/',
  Debian: 'https://packages.debian.org/',
  GitHub: 'https://github.com/',
}

/**
 * The package that something was taken from, without its version.
 * @returns `undefined` where it was no package.
 * @example packageOf(besley.source) // { name: '@fontsource/besley', slug: 'npm-fontsource-besley', … }
 */
export function packageOf(source: Source): Package | undefined {
  if (!('package' in source)) return
  const { registry, package: name } = source
  return { name, registry, slug: slugOf(`${registry} ${name}`), address: ADDRESSES[registry] + name }
}

/** A text in its pieces: what is between names, and the names that have a page, as they follow one another in it. */
export function withNames<Found extends Named>(text: string, named: readonly Found[]): (string | Found)[] {
  const places = named
    .map((one) => ({ one, at: text.indexOf(one.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const pieces: (string | Found)[] = []
  let from = 0
  for (const { one, at } of places) {
    if (at < from) continue // a name within another
    pieces.push(text.slice(from, at), one)
    from = at + one.name.length
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '')
}
