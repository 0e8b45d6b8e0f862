import { artworkFiles } from '../../build-preset/artwork-files.ts'
import type { Clause } from '../clause.ts'
import { exercise, list } from '../exercise.ts'
import { type Declarations, declarationFaults, declaredFiles } from '../file-faults.ts'

export const clause: Clause = {
  id: 'own-files',
  section: 'files',
  tier: 'quick',
  summary: 'requests nothing but its own declared files, and declares all of them.',
  proof:
    'The network log of everything done to the clock holds its modules and the files in `images` and `fonts`, all of them and nothing else; its folder holds no other.',
  last: true,
  async check(session) {
    await exercise(session)
    const declared = declaredFiles(session.clock.folder, (await session.facts()) as Declarations)
    const files = (await artworkFiles(session.clock.folder)).map(({ name }) => name)
    const requested = [...session.requested].filter((name) => !/\.(tsx?|module\.css\.js)$/.test(name))
    const problems = [
      ...requested
        .filter((name) => !declared.has(name))
        .map((name) => `requests ${name}, which it does not declare`),
      ...[...declared]
        .filter((name) => files.includes(name) && !session.requested.has(name))
        .map((name) => `declares ${name} but never requests it`),
      ...declarationFaults(declared, files),
    ]
    if (problems.length === 0) return
    return {
      seen: list(problems),
      expected: 'request its declared files and nothing else',
      advice: 'List every file it shows in `images` or `fonts`, and remove the others.',
    }
  },
}
