/** Makes a folder for clocks of your own; `found-time new-month` and `npm create @found-time/month` call it. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Answers, faults, planCollection, type Ranges } from './plan.ts'

const QUESTIONS: Readonly<Record<keyof Answers, string>> = {
  name: 'Name of the package',
  title: 'Title of the collection',
  licence: 'Licence of the clocks',
}

/**
 * Makes the folder, once everything is known.
 * @param words - What follows the name of the command.
 * @returns The folder, as it was named.
 * @throws {Error} When the words are not understood, the folder has something in it, or an answer is missing and nobody
 * can be asked.
 */
export async function newMonth(words: readonly string[], ranges: Ranges): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { name: { type: 'string' }, title: { type: 'string' }, licence: { type: 'string' } },
  })
  const [place, ...more] = positionals
  if (!place || more.length > 0) throw new Error('Name one folder: new-month winter')
  const folder = path.resolve(place)
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
export async function main(words: readonly string[], ranges: Ranges): Promise<void> {
  try {
    console.log(nextSteps(await newMonth(words, ranges)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

const nextSteps = (folder: string) => `${folder} is ready:

  cd ${folder}
  npm install
  npx found-time new-clock 25-12-01 "First Snow"
  npx found-time workbench
`
