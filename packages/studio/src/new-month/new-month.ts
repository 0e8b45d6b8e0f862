/** Makes a folder for clocks of your own; `found-time new-month` and `npm create @found-time/month` call it. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { folderFault } from '../collection/folder.ts'
import { nodeFault } from './node-version.ts'
import { type Answers, faults, planCollection, type Ranges } from './plan.ts'

const QUESTIONS: Readonly<Record<keyof Answers, string>> = {
  name: 'Name of the package',
  title: 'Title of the collection',
  licence: 'Licence of the clocks',
}

/** How the command is called, which is part of more than one program. */
export interface Called {
  /** The program: `create-month`. */
  readonly name: string
  /** What is typed before the folder. */
  readonly call: string
  /** What has to stand before words with hyphens, where something would keep them. */
  readonly before?: string
}

/** @example example(called, '--title "Winter Clocks"') // 'npm create @found-time/month@latest winter -- --title "Winter Clocks"' */
const example = ({ call, before }: Called, words: string) =>
  [call, 'winter', before, words].filter(Boolean).join(' ')

const help = (
  called: Called,
) => `\`${called.call} winter\`: a folder for clocks of your own, anywhere: a package, ready for its first clock.

  --name @winter/clocks-2025-12   as npm shall have it
  --title "Winter Clocks"         what the collection is called
  --licence MIT                   of the clocks, an SPDX identifier

What is not said is asked, where somebody can answer. All of it at once:

  ${example(called, '--name winter --title "Winter Clocks" --licence MIT')}`

/**
 * Makes the folder, once everything is known.
 * @param words - What follows the name of the command.
 * @returns The folder, as it was named.
 * @throws {Error} When the words are not understood, the folder has something in it or cannot be served from, or an
 * answer is missing and nobody can be asked.
 */
export async function newMonth(words: readonly string[], ranges: Ranges, called: Called): Promise<string> {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'), // meant for what runs this, which may hand it on
    allowPositionals: true,
    options: { name: { type: 'string' }, title: { type: 'string' }, licence: { type: 'string' } },
  })
  const [place, ...more] = positionals
  if (!place) throw new Error(`Name one folder: ${called.call} winter`)
  if (more.length > 0) throw new Error(tooMany(positionals, called))
  const folder = path.resolve(place)
  const fault = folderFault(folder)
  if (fault) throw new Error(`${fault} Nothing was changed.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${place} has something in it already. Nothing was changed.`)
  const name = path.basename(folder)
  const usual: Answers = { name, title: inWords(name), licence: 'MIT' }
  const files = planCollection(await complete(values, usual), ranges)
  for (const [file, content] of files) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content, { flag: 'wx' })
  }
  return place
}

/** Nobody names several folders: something has been taken apart, or kept, on the way here. */
function tooMany(places: readonly string[], called: Called): string {
  const read = places.map((one) => `"${one}"`).join(' and ')
  const kept = called.before ? `, and npm keeps options that no ${called.before} stands before` : ''
  return `It takes one folder, and reads ${read}: a shell takes apart what has spaces and no quotes${kept}. Write ${example(called, '--title "Winter Clocks"')}`
}

/** @example inWords('winter-clocks') // 'Winter Clocks' */
const inWords = (name: string) =>
  name.replace(/[-_.]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** Asks for what was not said; each again until its answer will do. */
async function complete(said: Partial<Answers>, usual: Answers): Promise<Answers> {
  const missing = (Object.keys(QUESTIONS) as (keyof Answers)[]).filter((key) => said[key] === undefined)
  if (missing.length === 0) return said as Answers
  if (!process.stdin.isTTY)
    throw new Error(`Nobody can be asked here: say ${missing.map((key) => `--${key}`).join(', ')} too.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Partial<Record<keyof Answers, string>> = { ...said }
  try {
    for (const key of missing) {
      for (;;) {
        const answer = (await terminal.question(`${QUESTIONS[key]} (${usual[key]}): `)).trim() || usual[key]
        const fault = faults[key](answer)
        answers[key] = answer
        if (!fault) break
        console.error(fault)
      }
    }
  } finally {
    terminal.close()
  }
  return answers as Answers
}

/** The command: says what to do next, or what was wrong. */
export async function main(words: readonly string[], ranges: Ranges, called: Called): Promise<void> {
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(help(called))
    return
  }
  try {
    const fault = nodeFault(called.name)
    if (fault) throw new Error(fault)
    console.log(nextSteps(await newMonth(words, ranges, called)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

const nextSteps = (folder: string) => `${folder} is ready:

  cd ${/\s/.test(folder) ? `"${folder}"` : folder}
  npm install
  npx found-time new-clock 25-12-01 "First Snow"
  npx found-time workbench 25-12-01
`
