/** A clock that `pnpm new-clock` makes keeps the contract from its first day, whichever kind it begins as, but for its words. */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clauses } from '../../clock-check/contract.ts'
import { type Kit, openKit } from '../../clock-check/kit.ts'
import { templateWordFaults } from '../../clock-check/template-words.ts'
import { root } from '../../collection/collection.ts'
import { KINDS, planClock } from '../plan.ts'

/** Clocks as they are on their first day; here, so that packages are found as they are by this one. */
const days = path.join(import.meta.dirname, '../build/first-days')
const clocks = KINDS.map((kind, index) => {
  const name = `99-01-0${index + 1}`
  return { kind, name, folder: path.join(days, name) }
})
/** The clock that the guide shows, of a found picture on a canvas. */
const guide = { name: '99-01-04', folder: path.join(days, '99-01-04') }
const guideNotes = `export const notes = {
  reading: 'Towels are the hours; the hem below them is the minutes, the thread the seconds.',
  about:
    'Towels on a rail, one more each hour, as somebody would hang them who has nothing else to count with. At midnight all of them are there.',
  facets: ['counting', 'picture'],
  credits: [
    { title: 'Towel', makers: ['Lost Property Lab'], source: { registry: 'npm', package: 'towels', version: '1.2.0' }, licence: 'CC0-1.0', files: ['towel.webp'] },
  ],
}
`
const quick = clauses.filter(({ tier }) => tier === 'quick')

let kit: Kit
const reports = await mkdtemp(path.join(tmpdir(), 'first-days-'))

beforeAll(async () => {
  for (const { kind, name, folder } of clocks) {
    await mkdir(folder, { recursive: true })
    const plan = planClock(root, name, 'Tea Towel', kind)
    for (const [file, content] of plan.files)
      if (path.dirname(file) === plan.folder) await writeFile(path.join(folder, path.basename(file)), content)
  }
  const page = await readFile(path.join(root, 'docs/a-clock-in-twenty-minutes.md'), 'utf8')
  const [, shown = ''] = /^```tsx\n([\s\S]*?)^```$/m.exec(page) ?? []
  await mkdir(guide.folder, { recursive: true })
  await writeFile(path.join(guide.folder, 'clock.tsx'), shown)
  await writeFile(path.join(guide.folder, 'notes.ts'), guideNotes)
  const picture = path.join(root, 'packages/studio/src/clock-check/fixtures/good/tile.webp')
  await copyFile(picture, path.join(guide.folder, 'towel.webp'))
  kit = await openKit([...clocks, guide], {
    cache: path.join(reports, 'cache'),
    pictures: path.join(reports, 'pictures'),
  })
})

afterAll(async () => {
  await kit.close()
  await rm(reports, { recursive: true })
  await rm(days, { recursive: true })
})

const SAMPLES = {
  svg: 'still says “A flower that opens a petal an hour, with a bee to prove that it goes.” in `notes.about`',
  canvas: 'still says “A fair by a lake after dark, counted by its lights.” in `notes.about`',
  type: 'still says “The hour and the minute, in figures; the bead goes down the seam with the seconds.” in `notes.reading`',
}
const TO_BE_WRITTEN =
  'still says “Say here why the thing you found is a clock, and what it does that nobody sees at first.” in `notes.about`, as its template does'

it.each(clocks)('a new clock that begins as $kind keeps the contract but for its words', async (clock) => {
  const { verdicts } = await kit.check(clock, quick, 'quick')
  const failed = verdicts.filter(({ status }) => status === 'fail')
  expect(failed.map(({ clause }) => clause)).toEqual(['module'])
  expect(failed[0]?.seen).toContain(SAMPLES[clock.kind])
  expect(failed[0]?.seen).toContain(TO_BE_WRITTEN)
  expect(verdicts).toHaveLength(quick.length)
})

it('the clock that the guide shows, of a found picture on a canvas, keeps the contract', async () => {
  const { verdicts } = await kit.check(guide, quick, 'quick')
  const failed = verdicts.filter(({ status }) => status === 'fail')
  expect(failed.map(({ clause, seen }) => `${clause}: ${seen}`)).toEqual([])
  expect(verdicts).toHaveLength(quick.length)
})

describe('a sentence of the template is told', () => {
  it.each([
    ['its title', 'Template Title', ['still says “TemplateTitle” in its title, as its template does']],
    [
      '`notes.reading`',
      'A towel. say here why the thing you found is a clock and what it does that nobody sees at first',
      [TO_BE_WRITTEN.replace('about', 'reading')],
    ],
    ['`notes.about`', 'A towel opens a petal an hour. Say here why it hangs.', []],
  ])('wherever it stands, as in %s', async (place, text, faults) => {
    expect(await templateWordFaults({ [place]: text })).toEqual(faults)
  })
})
