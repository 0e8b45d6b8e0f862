import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Credit } from '@found-time/clock-runtime'
import { artworkFiles } from '../../build-preset/artwork-files.ts'
import { commandLine } from '../../collection/command-line.ts'
import { ALLOWED, asksForNotice, faultsOf } from '../../licences/licences.ts'
import { readTypeface } from '../../licences/typeface.ts'
import type { Clause } from '../clause.ts'
import { creditFaults, type Declarations } from '../file-faults.ts'
import type { Session } from '../session.ts'

export const clause: Clause = {
  id: 'credited',
  section: 'files',
  tier: 'quick',
  summary:
    'credits every file in its folder, under a licence from the allowed list, and its typefaces say the same of themselves.',
  proof: `Every file that is not source stands in the \`files\` of a credit; every licence is ${ALLOWED.join(', ')}: no copyleft, no NC, no ND. A copyright line is the \`notice\` of a credit whose licence asks for one. In the name table of each typeface stand its copyright, its licence and where to read it, and no name that its maker reserved.`,
  async check(session) {
    const facts = (await session.facts()) as Declarations
    const credits = facts.notes?.credits ?? []
    const files = (await artworkFiles(session.clock.folder)).map(({ name }) => name)
    const problems = [
      ...creditFaults(facts, files),
      ...credits
        .filter(({ licence }) => !ALLOWED.includes(licence ?? ''))
        .map(({ title, licence }) => `has “${title}” under “${licence}”, which is not on the allowed list`),
      ...credits
        .filter(({ licence, notice }) => asksForNotice(licence ?? '') && !notice)
        .map(({ title, licence }) => `has no \`notice\` for “${title}”, which ${licence} asks for`),
      ...(await typefaceFaults(session, credits)),
    ]
    if (problems.length === 0) return
    return {
      seen: problems.join(', and '),
      expected: 'credit every file, under an allowed licence',
      advice: `Name each file in the \`files\` of a credit in \`notes\`; replace what may not be used; \`${commandLine('typefaces')}\` writes the credits into typefaces.`,
    }
  },
}

async function typefaceFaults({ clock }: Session, credits: readonly Credit[]): Promise<string[]> {
  const faults: string[] = []
  for (const { licence, files = [] } of credits)
    for (const name of files.filter((file) => file.endsWith('.woff2') && ALLOWED.includes(licence))) {
      const file = await readFile(path.join(clock.folder, name)).catch(() => undefined)
      if (file)
        faults.push(...faultsOf(readTypeface(file), licence).map((fault) => `has a ${name} that ${fault}`))
    }
  return faults
}
