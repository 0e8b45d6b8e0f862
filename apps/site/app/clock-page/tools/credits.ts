/** What credits say of makers and packages, read the same way by a clock's information and by the pages of `/made-from`. */
import type { Credit } from '@found-time/clock-runtime'
import { MADE_FROM } from '../../shared/pages.ts'

/** Credits that say the same of several things. */
export interface CreditGroup<Found extends Credit = Credit> {
  /** What was found, each title once. */
  readonly titles: readonly string[]
  readonly credits: readonly [Found, ...Found[]]
}

/**
 * Gathers credits that differ in nothing but what they are of.
 * @param said - What has to be the same; by default maker, source, licence, changes and notice.
 * @returns In the order of the first of each.
 * @example groupCredits(irisesAndStarryNight) // [{ titles: ['Irises', 'The Starry Night'], credits: [irises, night] }]
 */
export function groupCredits<Found extends Credit>(
  credits: readonly Found[],
  said = ({ creator, source, licence, changes, notice }: Found): unknown => [
    creator,
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

/** Nobody whom a page could be about; and the lab, which found nothing when it made something. */
const NOBODY = /^(?:(?:after|traditional|unknown|unnamed)\b|Lost Property Lab$)/i

/**
 * The maker that a credit names. What it was made after, when, and that others helped is said where the credit is.
 * @returns `undefined` where nobody is named.
 * @example makerOf('Owen Earl, after the Clarendon of Robert Besley') // { name: 'Owen Earl', slug: 'owen-earl' }
 */
export function makerOf(creator: string): Named | undefined {
  const name = creator
    .trim()
    .replace(/,? after .+$/, '')
    .replace(/ and contributors$/, '')
    .replace(/, (?:about )?\d{4}$/, '')
  return NOBODY.test(creator.trim()) || !name ? undefined : { name, slug: slugOf(name) }
}

type Registry = 'npm' | 'Debian' | 'GitHub'

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

/** Packages with commas between, before the registry they are of; what follows says where in them. */
const PACKAGES = /^([^()]+?)(?: \((npm|Debian|GitHub)\).*|)$/
/** A name, and mostly a version. A name alone is one where a registry is named. */
const PACKAGE = /^((?:@[\w.-]+\/)?[\w.+-]+(?:\/[\w.-]+)?)(?: [\w.:+~-]*\d[\w.:+~-]*)?$/

/**
 * The packages that a credit's source names, without their versions.
 * @returns None where the source is no package.
 * @example packagesOf('@fontsource/besley 5.3.0 (npm)') // [{ name: '@fontsource/besley', slug: 'npm-fontsource-besley', … }]
 */
export function packagesOf(source: string): Package[] {
  const [, names = '', named] = PACKAGES.exec(source.trim()) ?? []
  const registry = (named ?? (names.startsWith('@') ? 'npm' : undefined)) as Registry | undefined
  if (!registry) return []
  const found = names.split(', ').map((text) => PACKAGE.exec(text)?.[1])
  if (found.includes(undefined)) return []
  return (found as string[]).map((name) => ({
    name,
    registry,
    slug: slugOf(`${registry} ${name}`),
    address: ADDRESSES[registry] + name,
  }))
}
