/** The contract: each file in `clauses` is a clause, and is named as it is. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Clause, SECTIONS } from './clause.ts'

export { type Clause, SECTIONS }

const folder = path.join(import.meta.dirname, 'clauses')

async function readClause(file: string): Promise<Clause> {
  const { clause } = (await import(pathToFileURL(path.join(folder, file)).href)) as { clause: Clause }
  if (clause.id !== path.parse(file).name) throw new Error(`clauses/${file} holds the clause ${clause.id}.`)
  return clause
}

const sections = Object.keys(SECTIONS)

/** In the order of the contract's page: by section, then by name. */
export const clauses: readonly Clause[] = (await Promise.all((await readdir(folder)).map(readClause))).sort(
  (a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || (a.id < b.id ? -1 : 1),
)
