/** Brings a file of a package into a day's folder. All that can be refused is, before anything is written. */
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Credit } from '@found-time/clock-runtime'
import { artworkFiles } from '../build-preset/artwork-files.ts'
import { LIMITS } from '../clock-check/limits.ts'
import { asksForNotice } from '../licences/licences.ts'
import type { ClockFolder } from '../screenshots/clocks.ts'
import { creditOf, type Lines, linesFor, withCredit, withFile } from './clock-source.ts'
import { creatorIn, type Evidence, evidenceFor } from './evidence.ts'
import { decideLicence } from './licence-words.ts'
import type { Options } from './options.ts'
import { filesOf, findFile, type Package, withPackage } from './package-folder.ts'
import { isPicture, toWebp } from './picture.ts'
import { isTypeface, subsetTypeface } from './subset.ts'

/**
 * @param tell - Called with what to read, a text at a time.
 * @throws {Error} When it cannot be done or may not be used; one sentence, and the folder is as it was.
 */
export async function addFile(
  clock: ClockFolder,
  options: Options,
  tell: (text: string) => void,
): Promise<void> {
  await withPackage(options.packageName, options.debian, async (found) => {
    const files = await filesOf(found)
    if (options.file === undefined) {
      tell(listing(found, files, options.find))
      return
    }
    const names = files.map(({ name }) => name)
    const name = findFile(names, options.file, found.source)
    if (!isPicture(name) && !isTypeface(name))
      throw new Error(`${name} is neither a picture nor a typeface: only these are brought in.`)
    const target = await targetFor(clock, found, name, options.as)
    const evidence = await evidenceFor(found, name)
    tell(`${found.source}, ${name}\n${evidence.shown.map((line) => indented(line)).join('\n')}`)
    const licence = decideLicence(evidence.licence, options.licence, evidence.others)

    const made = await make(found, name, target, { clock, options, evidence, licence })
    await checkWeight(clock, target, made.file.length)
    await write(clock, target, made, tell)
  })
}

interface Made {
  readonly file: Buffer
  readonly credit: Credit
  readonly weight?: string
  /** What is to be known of it, as a sentence. */
  readonly remark?: string
}

/** The file as it will be, and its credit. */
async function make(
  found: Package,
  name: string,
  target: string,
  given: {
    readonly clock: ClockFolder
    readonly options: Options
    readonly evidence: Evidence
    readonly licence: string
  },
): Promise<Made> {
  const { clock, options, evidence, licence } = given
  const input = await readFile(path.join(found.folder, name))
  const stem = path.parse(target).name
  const credit = (title: string, changes: string, copyright = evidence.copyright): Credit => ({
    title,
    creator: creatorIn(evidence.copyright ?? copyright),
    source: found.source,
    licence,
    ...(asksForNotice(licence) && copyright && { notice: copyright }),
    changes,
    files: [target],
  })
  if (isPicture(name)) {
    if (options.glyphs !== undefined) throw new Error(`${name} is a picture: --glyphs is for typefaces.`)
    const { file, changes, remark } = await toWebp(input, name, options, LIMITS.image)
    return {
      file,
      credit: credit(evidence.title ?? stem.replaceAll('-', ' '), changes),
      ...(remark && { remark }),
    }
  }
  if (options.crop || options.width !== undefined || options.lossless)
    throw new Error(`${name} is a typeface: --crop, --width and --lossless are for pictures.`)
  if (options.glyphs === undefined) throw new Error('Say which glyphs the clock shows: --glyphs "0-9:"')
  const { file, changes, title, copyright, weight } = await subsetTypeface(
    input,
    path.basename(name),
    options.glyphs,
    { licence, copyright: evidence.copyright ?? `${creatorIn(undefined)} (${found.source})` },
    `Found Time ${clock.name} ${stem}`,
    LIMITS.font,
  )
  return {
    file,
    weight,
    credit: credit(evidence.title ?? title ?? stem, changes, copyright ?? evidence.copyright),
  }
}

/**
 * @throws {Error} When there is such a file that is not of this package, or what it is called says another kind.
 */
async function targetFor(
  { folder }: ClockFolder,
  found: Package,
  name: string,
  as: string | undefined,
): Promise<string> {
  const ending = isTypeface(name) ? '.woff2' : '.webp'
  if (as !== undefined && !as.endsWith(ending))
    throw new Error(`${name} becomes a ${ending} file: call it --as ${path.parse(as).name}${ending}.`)
  const stem = path
    .parse(name)
    .name.normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const target = as ?? `${stem || 'found'}${ending}`
  if (!existsSync(path.join(folder, target))) return target
  const credited = creditOf(await readFile(path.join(folder, notesFile(folder)), 'utf8'), target)
  const [, archive = ''] = / (\(\w+\))$/.exec(found.source) ?? []
  if (!credited?.source.startsWith(`${found.name} `) || !credited.source.endsWith(archive))
    throw new Error(`${target} is there already: --as gives this one another name.`)
  return target
}

/** Where a clock's credits stand. */
const notesFile = (folder: string) => (existsSync(path.join(folder, 'notes.ts')) ? 'notes.ts' : 'clock.tsx')

/** @throws {Error} When the folder would weigh more than a clock may. */
async function checkWeight({ folder }: ClockFolder, target: string, bytes: number): Promise<void> {
  const others = (await artworkFiles(folder)).filter(({ name }) => name !== target)
  const all = others.reduce((sum, file) => sum + file.bytes, bytes)
  if (all > LIMITS.all)
    throw new Error(
      `The clock's files would be ${(all / 1024).toFixed(0)} kB, more than ${LIMITS.all / 1024}.`,
    )
}

/**
 * The clock's sources with a file in them, by their names; nothing where a place for one of its lines cannot be found.
 */
async function withLines(folder: string, lines: Lines): Promise<Record<string, string> | undefined> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  const clock = withFile(await read('clock.tsx'), lines)
  if (clock === undefined) return
  const notesApart = notesFile(folder) === 'notes.ts'
  const notes = withCredit(notesApart ? await read('notes.ts') : clock, lines)
  if (notes === undefined) return
  return notesApart ? { 'clock.tsx': clock, 'notes.ts': notes } : { 'clock.tsx': notes }
}

async function write(
  { name: date, folder }: ClockFolder,
  target: string,
  { file, credit, weight, remark }: Made,
  tell: (text: string) => void,
): Promise<void> {
  const lines = linesFor(date, target, credit, weight)
  const sources = await withLines(folder, lines)
  const place = path.join(folder, target)
  const old = existsSync(place) ? await readFile(place) : undefined
  await writeFile(place, file)
  try {
    for (const [name, source] of Object.entries(sources ?? {}))
      await writeFile(path.join(folder, name), source)
  } catch (error) {
    await (old ? writeFile(place, old) : rm(place))
    throw error
  }
  tell(`\n${target} ${(file.length / 1024).toFixed(1)} kB, ${credit.changes}.`)
  if (remark) tell(remark)
  if (old) tell('The one that was there before is replaced.')
  tell(
    sources
      ? `\nIn ${Object.keys(sources).join(' and ')} stand now:`
      : `\nclock.tsx has a list that is worked out, or the name already. Put these in by hand, \`${lines.name}\` into \`${lines.list}\` and the entry into \`credits\`:`,
  )
  tell(`\n${lines.declaration}\n\n    ${lines.credit},\n`)
  tell('Check the credit by hand: what it is, who made it, under which terms.')
}

function listing(
  { source }: Package,
  files: readonly { name: string; bytes: number }[],
  find: string | undefined,
): string {
  const usable = files.filter(({ name }) => isPicture(name) || isTypeface(name))
  const others = files.length - usable.length
  const found =
    find === undefined ? usable : usable.filter(({ name }) => name.toLowerCase().includes(find.toLowerCase()))
  const lines = found.map(({ name, bytes }) => `  ${name} ${(bytes / 1024).toFixed(1)} kB`)
  return [
    `${source} has ${usable.length} pictures and typefaces, and ${others} other files.`,
    ...(find === undefined ? [] : [`${found.length} of them with "${find}" in the name.`]),
    ...lines,
    ...(found.length > 0 ? ['Name one of them to bring it in.'] : []),
    ...(find === undefined && usable.length > LONG
      ? ['--find snow lists those alone with that in their names.']
      : []),
  ].join('\n')
}

/** Lines that nobody reads through. */
const LONG = 40

const indented = (text: string) => text.replace(/^/gm, '  ')
