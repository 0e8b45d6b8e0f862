/** Which typefaces a credit names. */
import type { Credit } from '@found-time/clock-runtime'
import { type Named, packagesOf, slugOf } from '../../app/clock-page/tools/credits.ts'

/** Packages of one typeface each, which name it. */
const FONTSOURCE = /^@fontsource(?:-variable)?\//

/** Icons that are set as type, and sets of bitmaps that are credited by what is in them: their titles name no typeface. */
const NO_TYPEFACES = /^(?:@iconify-json\/|xfonts-)/

/** What a title says of a typeface beyond its name. */
const STYLES =
  /(?: (?:Thin|Light|Regular|Medium|Roman|SemiBold|DemiBold|Bold|ExtraBold|Heavy|Black|Italic|Oblique))+$/i

/**
 * @returns None where the credit is for something else. A typeface of Fontsource is known by its package, whatever the
 * credit's title; another one by the title's beginning, without its style.
 * @example typefacesOf(rokkittExtraBold) // [{ name: 'Rokkitt', slug: 'typeface-rokkitt' }]
 */
export function typefacesOf({ title, source, files = [] }: Credit): Named[] {
  const packages = packagesOf(source)
  const ids = packages
    .filter(({ name }) => FONTSOURCE.test(name))
    .map(({ name }) => name.replace(FONTSOURCE, ''))
  if (ids.length > 0)
    return ids.map((id) => ({ name: wordsFor(id, title) ?? familyOf(title), slug: `typeface-${id}` }))

  const isFontPackage = packages.some(
    ({ name, registry }) => registry === 'Debian' && name.startsWith('fonts-'),
  )
  const isSetAsType = files.some((name) => name.endsWith('.woff2'))
  if (!(isFontPackage || isSetAsType) || packages.some(({ name }) => NO_TYPEFACES.test(name))) return []
  const name = familyOf(title)
  return [{ name, slug: slugOf(`typeface ${name}`) }]
}

const familyOf = (title: string) => title.replace(/\s*[,:;(].*$/, '').replace(STYLES, '')

/** How a title writes what its package calls `old-standard-tt`; nothing, where it has other words. */
function wordsFor(id: string, title: string): string | undefined {
  const words = title.split(/[\s,:;]+/)
  const runs = words.flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1).join(' ')))
  return runs.find((run) => slugOf(run) === id)
}
