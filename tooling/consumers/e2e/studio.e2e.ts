/** A collection of somebody's own: from an empty folder to a package that others install, with npm alone. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'
import { publishedPackages } from '../pack.ts'

const CLOCKS = ['25-12-01', '25-12-02']
const NAME = '@winter/clocks-2025-12'

const NOTES = `import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading: 'What has come down is the hours; what hangs above is the minutes, and what moves the seconds.',
  about: 'What an evening in December leaves on the sill, counted by somebody who cannot sleep. By noon all of it is gone.',
  facets: ['counting', 'picture'],
  credits: [],
}
`

let outsider: Outsider
/** What somebody packed who has only npm. */
let tarball: string

const foundTime = (...words: string[]) => outsider.runIn('winter', 'node_modules/.bin/found-time', ...words)
const tarballOf = async (name: string) =>
  (await publishedPackages()).find((one) => one.name === name)!.tarball

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  outsider = await Outsider.empty()
})
test.afterAll(() => outsider.leave())

test('create-month makes a folder that npm can install', async () => {
  const create = await tarballOf('@found-time/create-month')
  const answers = ['--name', NAME, '--title', 'Winter Clocks', '--licence', 'MIT']
  // What `npm create` does, without the network: `pnpm release:dry` calls it by that name.
  await outsider.run('npm', 'install', '--no-audit', '--no-fund', '--offline', '--prefix', 'create', create)
  await outsider.run('create/node_modules/.bin/create-month', 'winter', ...answers)
  await outsider.installHere({ place: 'winter' })
  expect((await foundTime('--help')).stdout).toContain('workbench')
})

test('a clock is made, with its poster, its line in the loader map and its title', async () => {
  await foundTime('new-clock', CLOCKS[0]!, 'First Snow')
  const { stdout } = await foundTime('new-clock', CLOCKS[1]!, 'Icicle', '--canvas')
  expect(stdout).toContain('Check it:     npx found-time check 25-12-02')
  const read = (file: string) => readFile(path.join(outsider.folder, 'winter', file), 'utf8')
  expect(await read('src/25-12-01/notes.ts')).toContain("title: 'First Snow',")
  expect(await read('src/25-12-02/notes.ts')).toContain("title: 'Icicle',")
  expect(await read('src/index.ts')).toContain("'25-12-01': () => import('./25-12-01/clock')")
  expect((await readdir(path.join(outsider.folder, 'winter/posters'))).sort()).toEqual([
    '25-12-01.jpg',
    '25-12-02.jpg',
  ])
})

test('its clocks keep the contract once they speak for themselves', async () => {
  await expect(foundTime('check')).rejects.toThrow('as its template does')
  for (const clock of CLOCKS)
    await writeFile(path.join(outsider.folder, 'winter/src', clock, 'notes.ts'), NOTES)
  expect((await foundTime('check')).stdout).toContain('2 clocks, quick: 50 clauses passed, 0 clauses failed')
})

test('its clocks keep the whole contract', { tag: '@slow' }, async () => {
  expect((await foundTime('check', '--full')).stdout).toContain(
    '2 clocks, full: 50 clauses passed, 0 clauses failed',
  )
})

test('a clock that breaks the contract is told, with the command as it is called here', async () => {
  await writeFile(path.join(outsider.folder, 'winter/src/25-12-01/found.webp'), 'no picture')
  await expect(foundTime('check', CLOCKS[0]!, '--clause', 'credited')).rejects.toThrow(
    'has no credit for found.webp',
  )
  await outsider.runIn('winter', 'rm', 'src/25-12-01/found.webp')
  await expect(foundTime('contact-sheet')).rejects.toThrow(
    'Name one month: npx found-time contact-sheet 2025-04',
  )
})

test('it is packed with its clocks, their types, notes and posters', async () => {
  const { stdout } = await outsider.runIn('winter', 'npm', 'pack', '--json')
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
  tarball = path.join(outsider.folder, 'winter', packed.filename)
  const files = packed.files.map(({ path: file }: { path: string }) => file)
  for (const file of ['dist/index.js', 'dist/25-12-01/clock.js', 'dist/25-12-02/clock.d.ts', 'dist/notes.js'])
    expect(files).toContain(file)
  expect(files).toContain('posters/25-12-01.jpg')
  expect(files.filter((file: string) => /^src|node_modules|\.test\./.test(file))).toEqual([])
})

test('a Vite project shows its clocks, and the element does', async ({ page }) => {
  const project = await Outsider.install('element-vite', (manifest) => {
    manifest.dependencies[NAME] = `file:${tarball}`
  })
  try {
    await writeFile(path.join(project.folder, 'winter.js'), SHOWN)
    const index = path.join(project.folder, 'index.html')
    const html = await readFile(index, 'utf8')
    await writeFile(
      index,
      html.replace(
        '</body>',
        '<div id="components"></div><div id="element"></div><script type="module" src="/winter.js"></script></body>',
      ),
    )
    await project.run('npm', 'run', 'build')
    await expectClocks(page, await project.serve('dist'))
  } finally {
    await project.leave()
  }
})

/** Both clocks, as components and by the element. */
const SHOWN = `
import '@found-time/clock-element'
import { clocks } from '${NAME}'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const months = { '25-12': () => import('${NAME}') }
for (const date of ${JSON.stringify(CLOCKS)}) {
  const element = document.createElement('found-time-clock')
  element.months = months
  for (const [name, value] of [['src-date', date], ['time-zone', 'UTC'], ['at', '10:08'], ['paused', '']])
    element.setAttribute(name, value)
  document.querySelector('#element').append(element)

  const { default: Clock } = await clocks[date]()
  const box = document.createElement('div')
  box.style.cssText = 'width: 480px; height: 300px'
  document.querySelector('#components').append(box)
  createRoot(box).render(createElement(Clock))
}
`

async function expectClocks(page: Page, address: string) {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(address)
  for (const place of ['#components', '#element'])
    await expect(page.locator(`${place} [data-found-time=stage][data-ready]`)).toHaveCount(CLOCKS.length)
  await expect(page.locator('#element time[data-found-time]').first()).toHaveText('10:08')
  expect(complaints).toEqual([])
}
