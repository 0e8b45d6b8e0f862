import type { ClockModule, Credit, Registry, Source } from '@found-time/clock-runtime'
import { FACETS, type Facet } from '@found-time/clock-runtime/facets'
import { artworkFiles } from '../../build-preset/artwork-files.ts'
import type { Clause } from '../clause.ts'
import { nameInFolder } from '../file-faults.ts'
import type { Session } from '../session.ts'
import { templateWordFaults } from '../template-words.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** How long the maker's note is, in characters. */
const ABOUT = { min: 80, max: 420 }

/** A credit's words stand in lists, and each maker's has a page of its own, whose folder is named after it. */
const CREDIT_LENGTH = 140

const KNOWN: readonly Facet[] = Object.values(FACETS).flat()

function aboutProblems(about: unknown): string[] {
  if (!isText(about)) return ['has no `notes.about`']
  const { length } = about.trim()
  return length < ABOUT.min || length > ABOUT.max
    ? [`has ${length} characters in \`notes.about\`, not ${ABOUT.min} to ${ABOUT.max}`]
    : []
}

function facetProblems(facets: unknown): string[] {
  if (!Array.isArray(facets)) return ['has no list of `notes.facets`']
  const unknown = facets.filter((facet) => !KNOWN.includes(facet))
  const lacks = (['tells', 'of'] as const).filter(
    (group) => !FACETS[group].some((one) => facets.includes(one)),
  )
  return [
    ...unknown.map((facet) => `has “${facet}” in \`notes.facets\`, which is none of ${KNOWN.join(', ')}`),
    ...(new Set(facets).size < facets.length ? ['has a word twice in `notes.facets`'] : []),
    ...lacks.map((group) => `has none of ${FACETS[group].join(', ')} in \`notes.facets\``),
  ]
}

/**
 * @param credit - Whatever stands among the credits.
 * @returns As parts of a sentence that begins with the clock's name and ends with which credit it is.
 */
function creditProblems(credit: Partial<Record<keyof Credit | 'creator', unknown>>): string[] {
  const problems = (['title', 'licence'] as const)
    .filter((field) => !isText(credit[field]))
    .map((field) => `has no ${field}`)
  const { makers, attribution, source } = credit
  if (!Array.isArray(makers) || !makers.every(isText))
    problems.push(
      `has ${isText(credit.creator) ? 'a `creator`' : 'no list of `makers`'}, and not names as \`makers: ['Ann Other']\``,
    )
  else if (attribution !== undefined && !isText(attribution)) problems.push('has an empty `attribution`')
  else if (isText(attribution))
    problems.push(
      ...makers
        .filter((name) => !attribution.includes(name))
        .map((name) => `has no “${name}” in the \`attribution\``),
    )
  if (!isSource(source))
    problems.push(
      `has ${JSON.stringify(source) ?? 'nothing'} as its \`source\`, and not \`{ registry, package, version }\`, \`{ url }\` or \`{ words }\``,
    )
  const words = {
    title: credit.title,
    attribution,
    licence: credit.licence,
    source: source && Object.values(source).join(' '),
  }
  for (const [field, text] of [
    ...Object.entries(words),
    ...(Array.isArray(makers) ? makers : []).map((name) => ['makers', name]),
  ])
    if (isText(text) && text.length > CREDIT_LENGTH)
      problems.push(`has ${text.length} characters, more than ${CREDIT_LENGTH}, in the ${field}`)
  return problems
}

const REGISTRIES: readonly unknown[] = ['npm', 'Debian', 'GitHub'] satisfies Registry[]

function isSource(source: unknown): source is Source {
  if (typeof source !== 'object' || source === null) return false
  const { registry, package: name, version, within, url, words } = source as Record<string, unknown>
  if (![version, within].every((text) => text === undefined || isText(text))) return false
  return (
    isText(words) || (isText(url) && URL.canParse(url)) || (REGISTRIES.includes(registry) && isText(name))
  )
}

/** What it says in words: its notes and their credits. */
function textsOf(notes: unknown): Record<string, unknown> {
  const { title, reading, about, credits } = (notes ?? {}) as Partial<ClockModule['notes']>
  const texts: Record<string, unknown> = {
    '`notes.title`': title,
    '`notes.reading`': reading,
    '`notes.about`': about,
  }
  for (const [index, credit] of (Array.isArray(credits) ? credits : []).entries())
    for (const [field, text] of Object.entries(credit))
      texts[`the ${field} of credit ${index + 1}`] = Array.isArray(text) ? text.join(', ') : text
  return texts
}

/** Everything wrong with what the module exports, as "…" after the clock's name. */
function moduleProblems(
  session: Session,
  facts: Awaited<ReturnType<Session['facts']>>,
  files: readonly string[],
): string[] {
  const problems: string[] = []
  const { component, exports, images, fonts, notes } = facts
  if (!component) problems.push('has no component as its default export')
  if (exports.length > 0) problems.push(`exports ${exports.join(', ')}, which nobody uses`)
  const isOwn = (source: unknown) =>
    isText(source) && files.includes(nameInFolder(session.clock.folder, source))
  if (!Array.isArray(images)) problems.push('exports no list of `images`')
  else
    for (const image of images)
      if (!isOwn(image)) problems.push(`lists ${image} in \`images\`, which is no file of its folder`)
  if (!Array.isArray(fonts)) problems.push('exports no list of `fonts`')
  else
    for (const font of fonts as ClockModule['fonts']) {
      if (!isOwn(font?.source))
        problems.push(`lists ${font?.source} in \`fonts\`, which is no file of its folder`)
      if (!font?.family?.startsWith(`ft-${session.clock.name} `))
        problems.push(`calls a font “${font?.family}”, which does not begin with “ft-${session.clock.name} ”`)
    }
  const { title, reading, about, facets, credits } = (notes ?? {}) as Partial<ClockModule['notes']>
  if (title !== undefined && !isText(title)) problems.push('has an empty `notes.title`')
  if (!isText(reading)) problems.push('has no `notes.reading`')
  problems.push(...aboutProblems(about), ...facetProblems(facets))
  if (!Array.isArray(credits)) problems.push('has no list of `notes.credits`')
  else
    for (const [index, credit] of credits.entries())
      problems.push(...creditProblems(credit).map((problem) => `${problem} in credit ${index + 1}`))
  return problems
}

export const clause: Clause = {
  id: 'module',
  section: 'module',
  tier: 'quick',
  summary: 'exports a component, and valid `images`, `fonts` and `notes`, in words of its own.',
  proof:
    'The imported module has a component as its default, lists of files that exist, font families that begin with `ft-` and the date, a sentence on how to read it, a maker’s note of 80 to 420 characters, facets from the list of which one says how it tells the time and one what it is of, and credits with title, makers, source and licence, each of at most 140 characters; nothing else. Makers are a list of names, and a source is a record of a package, an address or, where it is neither, words: a sentence in their place is refused, and so is an `attribution` that leaves a maker out. No sentence of the template that new clocks begin as stands in its title, its notes or their credits.',
  async check(session) {
    const files = (await artworkFiles(session.clock.folder)).map(({ name }) => name)
    const facts = await session.facts()
    const problems = moduleProblems(session, facts, files)
    const samples = await templateWordFaults(textsOf(facts.notes))
    if (problems.length === 0 && samples.length > 0)
      return {
        seen: samples.join(', and '),
        expected: 'say what is true of this clock',
        advice: 'Write it anew in `notes.ts`: how to read it, and why the thing you found is a clock.',
      }
    if (problems.length === 0) return
    return {
      seen: [...problems, ...samples].join(', and '),
      expected: 'export a component, `images`, `fonts` and `notes`, all valid',
      advice: 'The types ClockModule and ClockNotes of the runtime say what belongs there.',
    }
  },
}
