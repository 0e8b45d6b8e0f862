/** The workbench on the fixture clocks, a copy of one that tests may rewrite, and a kit that says one thing. */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasDateShape } from '@found-time/catalogue'
import { openWorkbench } from '../server.ts'

const fixtures = path.resolve(import.meta.dirname, '../fixtures')
const scratch = path.resolve(import.meta.dirname, '../build')
const reports = path.join(scratch, 'reports')

await rm(scratch, { recursive: true, force: true })
await cp(path.join(fixtures, '25-02-01'), path.join(scratch, '25-02-04'), { recursive: true })
await mkdir(reports)
const verdicts = [
  { clause: 'module', status: 'pass', ms: 3 },
  {
    clause: 'moves',
    status: 'fail',
    seen: 'stood still for a second',
    expected: 'change at least once',
    ms: 1200,
  },
]
await writeFile(
  path.join(reports, '25-02-01.json'),
  JSON.stringify({ date: '25-02-01', tier: 'quick', at: '2025-02-01T12:00:00Z', verdicts }),
)

const foldersIn = async (parent: string) =>
  (await readdir(parent)).filter(hasDateShape).map((name) => ({ name, folder: path.join(parent, name) }))

const { address } = await openWorkbench(
  async () => [...(await foldersIn(fixtures)), ...(await foldersIn(scratch))],
  {
    checks: { reports, kit: path.join(import.meta.dirname, 'kit.ts') },
    exports: { commands: path.join(import.meta.dirname, 'commands'), output: path.join(scratch, 'exports') },
  },
)
console.log(`Open at ${address}`)
