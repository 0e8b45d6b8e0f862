/** What a credit says, in words, for whoever shows it: the same everywhere. */
import type { Credit, Source } from './types'

/**
 * Who made it, as readers are told: what the credit says of them, or their names in a row.
 * @returns `unknown` where nobody is named.
 * @example makersIn({ makers: ['Dave Bailey', 'Thomas Jockin'] }) // 'Dave Bailey, Thomas Jockin'
 */
export const makersIn = ({ makers, attribution }: Pick<Credit, 'makers' | 'attribution'>): string =>
  attribution ?? (makers.join(', ') || 'unknown')

/**
 * Where it was taken from, as readers are told.
 * @example sourceIn({ registry: 'npm', package: '@fontsource/besley', version: '5.3.0' }) // '@fontsource/besley 5.3.0 (npm)'
 */
export function sourceIn(source: Source): string {
  if ('words' in source) return source.words
  const { within } = source
  const from =
    'url' in source
      ? source.url.replace(/^https?:\/\//, '')
      : `${source.package}${source.version ? ` ${source.version}` : ''} (${source.registry})`
  return within ? `${from}, ${within}` : from
}
