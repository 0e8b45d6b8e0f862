import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entryOf, entryOfFolder, printOf, record, sampleOf, toText, unproven } from './ledger.ts'
import { clockPrint, modulesOf, surroundingsPrint } from './print.ts'

let month: string
beforeEach(async () => {
  month = await mkdtemp(path.join(tmpdir(), 'ledger-'))
})
afterEach(() => rm(month, { recursive: true }))

/** A clock of one file. */
async function clockOf(name: string, source: string, file = 'clock.tsx') {
  const folder = path.join(month, 'src', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, file), source)
  return { name, folder }
}

const ledger = async ({ folder }: { folder: string }) =>
  JSON.parse(await readFile(path.join(folder, 'proof.json'), 'utf8'))
const dates = (clocks: readonly { name: string }[]) => clocks.map(({ name }) => name)

describe('a print', () => {
  it('changes with every file of a clock but its tests', async () => {
    const clock = await clockOf('25-04-01', 'one')
    const before = await clockPrint(clock, 'whole')
    expect(before).toMatch(/^[0-9a-f]{12}$/)
    await clockOf('25-04-01', 'a test', 'model.test.ts')
    expect(await clockPrint(clock, 'whole')).toBe(before)
    await clockOf('25-04-01', 'a picture', 'face.webp')
    expect(await clockPrint(clock, 'whole')).not.toBe(before)
  })

  it('of what is seen leaves out what a clock says of itself', async () => {
    const clock = await clockOf('25-04-01', 'one')
    const [seen, whole] = [await clockPrint(clock, 'seen'), await clockPrint(clock, 'whole')]
    await clockOf('25-04-01', 'how to read it', 'notes.ts')
    expect(await clockPrint(clock, 'seen')).toBe(seen)
    expect(await clockPrint(clock, 'whole')).not.toBe(whole)
  })

  it('of the surroundings changes with the tools and with whatever else is told', async () => {
    const prints = await Promise.all([
      surroundingsPrint(['power']),
      surroundingsPrint(['engines']),
      surroundingsPrint(['power'], 'chromium 156'),
      surroundingsPrint(['power'], 'chromium 157'),
    ])
    expect(new Set(prints).size).toBe(4)
  })

  it('of the runtime is of what its entries import, not of chunks that an earlier build left', async () => {
    const files = {
      'index.js': 'import {\n  a\n} from "./chunk-A.js";\nimport "react";\n',
      'canvas.js': 'import "./chunk-A.js";\nconst late = () => import("./late.js");\n',
      'chunk-A.js': 'export { b } from "./chunk-B.js";\n',
      'chunk-B.js': '',
      'late.js': '',
      'chunk-OLD.js': '',
    }
    for (const [name, source] of Object.entries(files)) await writeFile(path.join(month, name), source)
    const modules = await modulesOf(['index.js', 'canvas.js'].map((name) => path.join(month, name)))
    expect(modules.map((file) => path.basename(file))).toEqual([
      'canvas.js',
      'chunk-A.js',
      'chunk-B.js',
      'index.js',
      'late.js',
    ])
  })

  it('asks for a tool that is there', async () => {
    await expect(surroundingsPrint(['clock-chek'])).rejects.toThrow(
      'There is no clock-chek to take a print of.',
    )
  })
})

describe('a clock is proven', () => {
  it('until its folder or what stands around it changes, for each kind by itself', async () => {
    const clock = await clockOf('25-04-01', 'one')
    expect(dates(await unproven('clauses', [clock], 'chromium 156'))).toEqual(['25-04-01'])
    const print = await printOf('clauses', clock, 'chromium 156')
    await record('clauses', clock, { print })
    expect(await unproven('clauses', [clock], 'chromium 156')).toEqual([])
    expect(dates(await unproven('clauses', [clock], 'chromium 157'))).toEqual(['25-04-01'])
    expect(dates(await unproven('engines', [clock]))).toEqual(['25-04-01'])
    await clockOf('25-04-01', 'two')
    expect(dates(await unproven('clauses', [clock], 'chromium 156'))).toEqual(['25-04-01'])
  })

  it('no more once it fails, in that kind alone, and what it has passed says nothing of another clock', async () => {
    const [one, two] = [await clockOf('25-04-01', 'one'), await clockOf('25-04-02', 'two')]
    const entry = { print: 'a-b' }
    await record('engines', one, entry)
    await record('engines', two, entry)
    await record('poster', two, entry)
    await record('engines', two, undefined)
    expect(await ledger(one)).toEqual({ engines: entry })
    expect(await ledger(two)).toEqual({ poster: entry })
  })

  it('while it is written down what it has passed', async () => {
    const clock = await clockOf('25-04-01', 'one')
    await record('engines', clock, { print: await printOf('engines', clock) })
    await record('clauses', clock, { print: await printOf('clauses', clock) })
    expect(await unproven('engines', [clock])).toEqual([])
    expect(await unproven('clauses', [clock])).toEqual([])
  })
})

it('a figure is told as long as the clock is what was measured, whatever stands around it', async () => {
  const clock = await clockOf('25-04-01', 'one')
  const entry = { print: `${await clockPrint(clock, 'seen')}-000000000000`, ratio: 0.31, cores: 0.051 }
  await record('power', clock, entry)
  expect(dates(await unproven('power', [clock]))).toEqual(['25-04-01'])
  expect(await entryOfFolder('power', clock)).toEqual(entry)
  await clockOf('25-04-01', 'two')
  expect(await entryOfFolder('power', clock)).toBeUndefined()
  expect(await entryOf('power', clock)).toEqual(entry)
})

it('has a line for each entry, in order of kind', () => {
  expect(toText({ power: { print: 'a-b', ratio: 0.31, cores: 0.051 }, clauses: { print: 'c-d' } })).toBe(`{
  "clauses": { "print": "c-d" },
  "power": { "print": "a-b", "ratio": 0.31, "cores": 0.051 }
}
`)
  expect(toText({})).toBe('{}\n')
})

it('says of a ledger it cannot read what to do', async () => {
  const clock = await clockOf('25-04-01', 'one')
  await writeFile(path.join(clock.folder, 'proof.json'), '<<<<<<< HEAD')
  await expect(unproven('engines', [clock])).rejects.toThrow(
    'proof.json is not JSON. Delete it: what it knew is proven and measured again.',
  )
})

it('a sample is another with each seed, the same with the same, and never more than there are', () => {
  const clocks = Array.from({ length: 30 }, (_, day) => ({ name: `25-04-${day + 1}`, folder: '' }))
  const one = sampleOf(clocks, 'f3d54ec', 12)
  expect(one).toHaveLength(12)
  expect(sampleOf(clocks, 'f3d54ec', 12)).toEqual(one)
  expect(sampleOf(clocks, '9af998e', 12)).not.toEqual(one)
  expect(sampleOf(clocks.slice(0, 3), 'f3d54ec', 12)).toHaveLength(3)
})
