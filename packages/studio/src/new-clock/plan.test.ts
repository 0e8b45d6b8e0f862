import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'
import { readOptions } from './options.ts'
import { componentName, KINDS, planClock } from './plan.ts'

const TEMPLATES = path.join(import.meta.dirname, 'template')

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-clock-'))
  const month = path.join(root, 'packages/clocks-2025-05')
  mkdirSync(path.join(month, 'src/25-05-02'), { recursive: true })
  const manifest = {
    name: '@found-time/clocks-2025-05',
    version: '3.1.0',
    exports: { './25-05-02': {} },
    repository: { type: 'git', directory: 'packages/clocks-2025-05' },
  }
  writeFileSync(path.join(month, 'package.json'), JSON.stringify(manifest))
  mkdirSync(path.join(root, '.changeset'))
  for (const name of ['LICENSE', 'tsconfig.json', 'tsup.config.ts'])
    writeFileSync(path.join(month, name), name)
})

afterEach(() => rmSync(root, { recursive: true }))

describe('a clock in a month that exists', () => {
  it('is a day folder with a changeset', () => {
    const plan = planClock(root, '25-05-12', ' Tea   Towel ')
    expect([...plan.files.keys()]).toEqual([
      'packages/clocks-2025-05/src/25-05-12/clock.module.css',
      'packages/clocks-2025-05/src/25-05-12/clock.tsx',
      'packages/clocks-2025-05/src/25-05-12/model.test.ts',
      'packages/clocks-2025-05/src/25-05-12/model.ts',
      'packages/clocks-2025-05/src/25-05-12/notes.ts',
      '.changeset/25-05-12-teatowel.md',
    ])
    expect(plan.newMonth).toBe(false)
    expect(plan.files.get('packages/clocks-2025-05/src/25-05-12/clock.tsx')).toContain(
      'export default function TeaTowel()',
    )
    expect(plan.files.get('.changeset/25-05-12-teatowel.md')).toBe(
      "---\n'@found-time/clocks-2025-05': minor\n---\n\nAdd _Tea Towel_, the clock for 12 May.\n",
    )
  })

  it('has a component of another name than what it is made of', () => {
    const { files } = planClock(root, '25-05-12', 'Bee')
    expect(files.get('packages/clocks-2025-05/src/25-05-12/clock.tsx')).toContain(
      'export default function BeeClock()',
    )
  })

  it('may begin as type, with a typeface under a family of its own', () => {
    const { files } = planClock(root, '25-05-12', 'Tea Towel', 'type')
    const typeface = files.get('packages/clocks-2025-05/src/25-05-12/figures.woff2')
    expect(typeface).toEqual(readFileSync(path.join(TEMPLATES, 'type/figures.woff2')))
    expect(files.get('packages/clocks-2025-05/src/25-05-12/clock.tsx')).toContain(
      "family: 'ft-25-05-12 Figures',",
    )
  })

  it('has its title in its notes', () => {
    const { files } = planClock(root, '25-05-12', "Dealer's Choice")
    expect(files.get('packages/clocks-2025-05/src/25-05-12/notes.ts')).toContain(
      '  title: "Dealer\'s Choice",\n',
    )
  })
})

describe('the first clock of a month', () => {
  it('brings the package, set up like the newest, with its own name and no version yet', () => {
    const plan = planClock(root, '25-06-01', 'Tea Towel')
    expect(plan.newMonth).toBe(true)
    const manifest = JSON.parse(String(plan.files.get('packages/clocks-2025-06/package.json')))
    expect(manifest).toMatchObject({
      name: '@found-time/clocks-2025-06',
      version: '0.0.0',
      repository: { type: 'git', directory: 'packages/clocks-2025-06' },
    })
    expect(plan.files.has('packages/clocks-2025-06/tsup.config.ts')).toBe(true)
    expect(plan.files.get('.changeset/25-06-01-teatowel.md')).toBe(
      "---\n'@found-time/clocks-2025-06': minor\n'@found-time/clock-element': minor\n---\n\nAdd _Tea Towel_, the clock for 1 June.\n",
    )
  })
})

describe('a clock in a collection that is one package', () => {
  const isOnePackage = (manifest: object) => {
    rmSync(root, { recursive: true })
    mkdirSync(path.join(root, 'src'), { recursive: true })
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'winter', ...manifest }))
  }

  it('lies in its src, without a test that nobody can run', () => {
    isOnePackage({})
    const plan = planClock(root, '25-12-01', 'Snow')
    expect([...plan.files.keys()]).toEqual([
      'src/25-12-01/clock.module.css',
      'src/25-12-01/clock.tsx',
      'src/25-12-01/model.ts',
      'src/25-12-01/notes.ts',
    ])
    expect(plan).toMatchObject({ newMonth: false, folder: 'src/25-12-01' })
  })

  it('comes with its test where there is Vitest, and a changeset where there are changesets', () => {
    isOnePackage({ devDependencies: { vitest: '5' } })
    mkdirSync(path.join(root, '.changeset'))
    const { files } = planClock(root, '25-12-01', 'Snow')
    expect(files.has('src/25-12-01/model.test.ts')).toBe(true)
    expect(files.get('.changeset/25-12-01-snow.md')).toContain("'winter': minor")
  })
})

describe('is refused, and nothing is planned,', () => {
  it.each([
    ['25-6-12', 'Tea Towel', '"25-6-12" is not a date. Dates look like 25-06-12.'],
    ['25-02-30', 'Tea Towel', 'There is no 25-02-30 in the calendar.'],
    ['25-05-12', '  ', 'A clock needs a title'],
    ['25-05-02', 'Tea Towel', 'packages/clocks-2025-05/src/25-05-02 exists already. Nothing was changed.'],
  ])('a clock for %s called "%s"', (date, title, message) => {
    expect(() => planClock(root, date, title)).toThrow(message)
  })
})

describe('a component’s name', () => {
  it.each([
    ['Tea Towel', 'TeaTowel'],
    ['I Will Not Be Late', 'IWillNotBeLate'],
    ["Dealer's Choice", 'DealersChoice'],
    ['Moiré', 'Moire'],
    ['33⅓', 'Clock33'],
  ])('of "%s" is %s', (title, name) => expect(componentName(title)).toBe(name))
})

describe('a template', () => {
  it('is there for each kind, and for no other', () => {
    expect(readdirSync(TEMPLATES).sort()).toEqual([...KINDS].sort())
  })

  it.each(KINDS)('%s is named nowhere but where its name is replaced', (kind) => {
    const source = readFileSync(path.join(TEMPLATES, kind, 'clock.tsx'), 'utf8')
    expect(source.match(/TemplateTitle/g)).toHaveLength(1)
  })
})

describe('what `pnpm new-clock` understands:', () => {
  it.each([
    [['25-06-12', 'Tea Towel'], { date: '25-06-12', title: 'Tea Towel', kind: 'svg' }],
    [['25-06-12', 'Tea Towel', '--canvas'], { date: '25-06-12', title: 'Tea Towel', kind: 'canvas' }],
    [['--type', '25-06-12', 'Tea Towel'], { date: '25-06-12', title: 'Tea Towel', kind: 'type' }],
  ])('%j', (words, options) => expect(readOptions(words)).toEqual(options))

  it('the guide’s command, and each way to begin that it names', () => {
    const guide = readFileSync(
      path.join(import.meta.dirname, '../../../../docs/a-clock-in-twenty-minutes.md'),
      'utf8',
    )
    const [, date = '', title = ''] = /^pnpm new-clock (\S+) "(.+)"$/m.exec(guide) ?? []
    expect(readOptions([date, title])).toEqual({ date: '25-06-12', title: 'Tea Towel', kind: 'svg' })
    for (const kind of ['canvas', 'type']) expect(guide).toContain(`\`--${kind}\``)
  })

  it('one template, and a title in quotes', () => {
    expect(() => readOptions(['25-06-12', 'Tea Towel', '--svg', '--type'])).toThrow(
      'A clock begins as one of them: --svg or --canvas or --type.',
    )
    expect(() => readOptions(['25-06-12', 'Tea', 'Towel'])).toThrow(
      'Put the title in quotes: pnpm new-clock 25-06-12 "Tea Towel"',
    )
  })
})

it('a new clock is told with what comes next, and which words are not its own yet', () => {
  expect(nextSteps('25-06-12', 'src/25-06-12', true)).toBe(`
Look at it:   pnpm workbench 25-06-12
Check it:     pnpm clock-check 25-06-12
Hand it in:   pnpm hand-in 25-06-12
The clock itself is in src/25-06-12. What its notes.ts says is the template's, but for the title: write it anew.`)
})
