/** What the month packages and the frame give away of other people’s work, after a build. */
import { glob, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/studio/collection/collection'
import { ALLOWED, asksForNotice, faultsOf, licenceText } from '@found-time/studio/licences/licences'
import { readTypeface } from '@found-time/studio/licences/typeface'
import { expect, it } from 'vitest'
import { allCredits, creditedTypefaces } from './credited.ts'

const credits = await allCredits()
const months = [...new Set(credits.map(({ month }) => month))]
const typefaces = await creditedTypefaces()

it('finds the months and their credits', () => {
  expect(months.slice(0, 2)).toEqual(['clocks-2025-04', 'clocks-2025-05'])
  expect(credits.length).toBeGreaterThan(290)
})

it('credits everything under a licence from the list, by its SPDX identifier where it has one', () => {
  const others = credits.filter(({ credit }) => !ALLOWED.includes(credit.licence))
  expect(others.map(({ date, credit }) => `${date} ${credit.title}: ${credit.licence}`)).toEqual([])
})

it('keeps the copyright line of every work whose licence asks for it', () => {
  const silent = credits.filter(({ credit }) => asksForNotice(credit.licence) && !credit.notice)
  expect(silent.map(({ date, credit }) => `${date} ${credit.title}: ${credit.licence}`)).toEqual([])
})

it.each(months)('ships with %s the texts of the licences its credits name, and no other', async (month) => {
  const named = new Set(credits.filter((one) => one.month === month).map(({ credit }) => credit.licence))
  const wanted = [...named].filter((licence) => licenceText(licence)).sort()
  const folder = path.join(root, 'packages', month, 'dist/LICENSES')
  expect((await readdir(folder)).sort()).toEqual(wanted.map((licence) => `${licence}.txt`))
  expect(wanted).toContain('OFL-1.1')
  const text = await readFile(path.join(folder, 'OFL-1.1.txt'), 'utf8')
  expect(text).toContain(
    '5) The Font Software, modified or unmodified, in part or in whole, must be distributed',
  )
})

it.each(months)('points in %s from each credit to the text of its licence', async (month) => {
  const page = await readFile(path.join(root, 'packages', month, 'dist/THIRD-PARTY.md'), 'utf8')
  const links = [...page.matchAll(/Licence: \[(.+?)\]\(LICENSES\/(.+?)\.txt\)/g)]
  const free = [
    ...page.matchAll(/Licence: (public domain|no known copyright restrictions|Free for any use)\./g),
  ]
  expect(links.every(([, name, file]) => name === file)).toBe(true)
  expect(links.length + free.length).toBe(credits.filter((one) => one.month === month).length)
})

it('lists every month’s texts among the files of its package', async () => {
  for (const month of months) {
    const manifest = await readFile(path.join(root, 'packages', month, 'package.json'), 'utf8')
    expect(JSON.parse(manifest).files, month).toContain('dist')
  }
})

it('knows a credit for every typeface in the project', async () => {
  // The studio's belong to a clock that is broken on purpose, and to a template that brings its own credit.
  const exclude = ['packages/studio/**']
  const files = await Array.fromAsync(glob('packages/*/{src,assets}/**/*.woff2', { cwd: root, exclude }))
  expect(typefaces.map(({ file }) => path.relative(root, file)).sort()).toEqual(files.sort())
  expect(files.length).toBeGreaterThan(140)
})

it('has in every typeface its copyright line and licence, no reserved name, and no pointer to a missing name', async () => {
  const faults: string[] = []
  for (const { file, licence } of typefaces)
    for (const fault of faultsOf(readTypeface(await readFile(file)), licence))
      faults.push(`${path.relative(root, file)} ${fault}`)
  expect(faults).toEqual([])
})
