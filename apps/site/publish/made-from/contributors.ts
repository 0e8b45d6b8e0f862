/** Who and what gave something to the clocks: each maker, typeface and package that a credit names. */
import type { Credit } from '@found-time/clock-runtime'
import { sourceIn } from '@found-time/clock-runtime/credits'
import { makersOf, type Named, packageOf, slugOf } from '../../app/shared/credits.ts'
import type { ClockMetadata } from '../clock-metadata.ts'
import { typefaceOf } from './typefaces.ts'

export type Kind = 'maker' | 'typeface' | 'package'

export interface Contributor extends Named {
  readonly kind: Kind
  /** Where a package is kept. */
  readonly registry?: string | undefined
  /** What it gave, in the order of the clocks. */
  readonly credits: readonly Credit[]
  /** To which, each once. */
  readonly clocks: readonly ClockMetadata[]
  /** Where it can be found, as far as the credits say. */
  readonly addresses: readonly string[]
}

/**
 * @returns In the order of the alphabet. Names that differ in case, accents and punctuation alone are one, called as it
 * is called most often.
 * @throws {Error} When two of different kinds would have one address.
 */
export function contributorsOf(clocks: readonly ClockMetadata[]): Contributor[] {
  const found = new Map<string, Found>()
  for (const clock of clocks) {
    for (const credit of clock.credits) {
      for (const { kind, name, slug, address, registry } of namedIn(credit)) {
        const contributor = found.get(slug) ?? newFound({ kind, slug, registry })
        if (contributor.kind !== kind)
          throw new Error(`The ${contributor.kind} and the ${kind} called “${name}” would share ${slug}.`)
        found.set(slug, contributor)
        contributor.names.push(name)
        contributor.credits.push(credit)
        contributor.clocks.push(clock)
        contributor.addresses.push(...(address ? [address] : addressesIn(credit)))
      }
    }
  }
  return [...found.values()]
    .map(({ names, clocks, addresses, ...contributor }) => ({
      ...contributor,
      name: calledMostOften(names, contributor.slug),
      clocks: unique(clocks),
      addresses: unique(addresses),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

interface Found extends Pick<Contributor, 'kind' | 'slug' | 'registry'> {
  readonly names: string[]
  readonly credits: Credit[]
  readonly clocks: ClockMetadata[]
  readonly addresses: string[]
}

const newFound = (contributor: Pick<Contributor, 'kind' | 'slug' | 'registry'>): Found => ({
  ...contributor,
  names: [],
  credits: [],
  clocks: [],
  addresses: [],
})

interface NamedOfKind extends Named, Pick<Contributor, 'kind' | 'registry'> {
  readonly address?: string
}

/** All that a credit names, each once. */
function namedIn(credit: Credit): readonly NamedOfKind[] {
  const [typeface, source] = [typefaceOf(credit), packageOf(credit.source)]
  const named: NamedOfKind[] = [
    ...makersOf(credit).map((maker) => ({ ...maker, kind: 'maker' as const })),
    ...(typeface ? [{ ...typeface, kind: 'typeface' as const }] : []),
    ...(source ? [{ ...source, kind: 'package' as const }] : []),
  ]
  return [...new Map(named.map((one) => [one.slug, one])).values()]
}

const addressesIn = ({ source, notice = '' }: Credit) =>
  (
    `${'url' in source ? source.url : sourceIn(source)} ${notice}`.match(/https:\/\/[^\s()<>",;]+/g) ?? []
  ).map((address) => address.replace(/[.:]$/, ''))

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Where one is written out as in its address, that; else the one that is there most often, the first of several. */
function calledMostOften(names: readonly string[], slug: string): string {
  const written = names.filter((name) => slug.endsWith(slugOf(name)))
  const counted = new Map<string, number>()
  for (const name of written.length > 0 ? written : names) counted.set(name, (counted.get(name) ?? 0) + 1)
  const [[name] = ['']] = [...counted].sort(([, a], [, b]) => b - a)
  return name
}
