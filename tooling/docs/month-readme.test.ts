import { expect, it } from 'vitest'
import { monthReadme } from './month-readme.ts'

const drawn = { reading: 'Count the [pegs].', about: 'They were in a drawer.', credits: [] }
const found = {
  reading: 'The hand is the hour.',
  credits: [
    {
      title: 'Fish',
      makers: ['A. Painter'],
      source: { registry: 'npm' as const, package: 'old-prints', version: '1.2' },
      licence: 'CC0-1.0',
      changes: 'cut out',
    },
    {
      title: 'Face',
      makers: ['The Face Authors'],
      source: { registry: 'npm' as const, package: 'face', version: '5' },
      licence: 'OFL-1.1',
      changes: 'subset',
    },
  ],
}

it('names the month and imports its first day', () => {
  const page = monthReadme('2025-06', [{ date: '25-06-12', title: 'Tea Towel', notes: drawn }])
  expect(page).toContain('# @found-time/clocks-2025-06\n\nThe clocks of June 2025 from Found Time')
  expect(page).toContain("import Clock from '@found-time/clocks-2025-06/25-06-12'")
})

it('lists each clock with date, title, reading, the maker’s note and credits', () => {
  const page = monthReadme('2025-06', [
    { date: '25-06-12', title: 'Tea Towel', notes: drawn },
    { date: '25-06-13', title: 'Big_Fish', notes: found },
  ])
  expect(page.slice(page.indexOf('### '))).toBe(
    '### 25-06-12 · Tea Towel\n\nCount the \\[pegs\\].\n\nThey were in a drawer.\n\nNothing in it was found: it is drawn.\n\n' +
      '### 25-06-13 · Big\\_Fish\n\nThe hand is the hour.\n\n' +
      'Found: Fish (A. Painter; old-prints 1.2 (npm); CC0-1.0), Face (The Face Authors; face 5 (npm); OFL-1.1).\n',
  )
})

it('shows the poster of each clock, with its title or its date', () => {
  const page = monthReadme('2025-06', [
    { date: '25-06-12', title: 'Salt & “Pepper”, "Ground"', notes: drawn },
    { date: '25-06-13', notes: found },
  ])
  expect(page).toContain(
    '## The clocks\n\n' +
      '<img src="posters/25-06-12.jpg" width="240" alt="Salt &amp; “Pepper”, &quot;Ground&quot;">\n' +
      '<img src="posters/25-06-13.jpg" width="240" alt="25-06-13">\n\n',
  )
})

it('has a table of what each clock costs, with a dash where that is not known', () => {
  const page = monthReadme('2025-06', [
    { date: '25-06-12', title: 'Tea|Towel', notes: drawn, cost: 0.3 },
    { date: '25-06-13', title: 'Big_Fish', notes: found },
    { date: '25-06-14', notes: drawn, cost: 12.346 },
  ])
  expect(page).toContain(
    '\n\n| date     | title      |  cost |\n| -------- | ---------- | ----: |\n' +
      '| 25-06-12 | Tea\\|Towel |  0.30 |\n' +
      '| 25-06-13 | Big\\_Fish  |     – |\n' +
      '| 25-06-14 |            | 12.35 |\n\n### 25-06-12',
  )
})

it('names the clocks that lie over anything, where there are any', () => {
  const page = monthReadme('2025-06', [
    { date: '25-06-12', title: 'Tea Towel', notes: { ...drawn, transparent: true } },
    { date: '25-06-13', title: 'Big_Fish', notes: found },
    { date: '25-06-14', notes: { ...drawn, transparent: true } },
  ])
  expect(page).toContain(
    '\n\nWithout their ground (`<ClockHost transparent>`, `?bg=transparent`) these lie over a page or a stream: ' +
      '25-06-12, 25-06-14.\n\n### 25-06-12',
  )
  expect(monthReadme('2025-06', [{ date: '25-06-13', notes: found }])).not.toContain('Without their ground')
})

it('lists a clock that is ahead of its day without a title', () => {
  expect(monthReadme('2025-06', [{ date: '25-06-12', notes: drawn }])).toContain('### 25-06-12\n\nCount')
})

it('refuses a month without clocks', () => {
  expect(() => monthReadme('2025-06', [])).toThrow('2025-06 has no clocks.')
})
