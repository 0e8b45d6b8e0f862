import type { Clause } from '../clause.ts'
import { exercise, list } from '../exercise.ts'
import { artworkFiles, ownFile } from '../session.ts'

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
    const { images, fonts } = await session.facts()
    const sources = [...(images as string[]), ...(fonts as { source: string }[]).map(({ source }) => source)]
    const declared = new Set(sources.map((source) => ownFile(session, source)))
    const requested = [...session.requested].filter((name) => !/\.(tsx?|module\.css\.js)$/.test(name))
    const problems = [
      ...requested
        .filter((name) => !declared.has(name))
        .map((name) => `requests ${name}, which it does not declare`),
      ...[...declared]
        .filter((name) => !session.requested.has(name))
        .map((name) => `declares ${name} but never requests it`),
      ...(await artworkFiles(session))
        .filter(({ name }) => !declared.has(name))
        .map(({ name }) => `has ${name} in its folder but does not declare it`),
    ]
    if (problems.length === 0) return
    return {
      seen: list(problems),
      expected: 'request its declared files and nothing else',
      advice: 'List every file it shows in `images` or `fonts`, and remove the others.',
    }
  },
}
