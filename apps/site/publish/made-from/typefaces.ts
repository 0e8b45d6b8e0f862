/** Which typeface a credit names. */
import type { Credit } from '@found-time/clock-runtime'
import { type Named, packageOf, slugOf } from '../../app/shared/credits.ts'

/** Packages of one typeface each, which name it. */
const FONTSOURCE = /^@fontsource(?:-variable)?\//

/** Icons that are set as type, and sets of bitmaps that are credited by what is in them: their titles name no typeface. */
const NO_TYPEFACES = /^(?:@iconify-json\/|xfonts-)/

/** What a title says of a typeface beyond its name. */
const STYLES =
  /(?: (?:Thin|Light|Regular|Medium|Roman|SemiBold|DemiBold|Bold|ExtraBold|Heavy|Black|Italic|Oblique))+$/i

/**
 * @returns Nothing where the credit is for something else. A typeface of Fontsource is known by its package, whatever the
 * credit's title; another one by the title's beginning, without its style.
 * @example typefaceOf(rokkittExtraBold) // { name: 'Rokkitt', slug: 'typeface-rokkitt' }
 */
export function typefaceOf({ title, source, files = [] }: Credit): Named | undefined {
  const found = packageOf(source)
  if (found && FONTSOURCE.test(found.name)) {
    const id = found.name.replace(FONTSOURCE, '')
    return { name: wordsFor(id, title) ?? familyOf(title), slug: `typeface-${id}` }
  }
  const isFontPackage = found?.registry === 'Debian' && found.name.startsWith('fonts-')
  const isSetAsType = files.some((name) => name.endsWith('.woff2'))
  if (!(isFontPackage || isSetAsType) || NO_TYPEFACES.test(found?.name ?? '')) return
  const name = familyOf(title)
  return { name, slug: slugOf(`typeface ${name}`) }
}

const familyOf = (title: string) => title.replace(/\s*[,:;(].*$/, '').replace(STYLES, '')

/** How a title writes what its package calls `old-standard-tt`; nothing, where it has other words. */
function wordsFor(id: string, title: string): string | undefined {
  const words = title.split(/[\s,:;]+/)
  const runs = words.flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1).join(' ')))
  return runs.find((run) => slugOf(run) === id)
}
