import { expect, it } from 'vitest'
import { OTHERS, TOTAL } from './lockfile'
import { installedAt, linesOf, logAt, outOf, planOf, TREE } from './model'

it('has twelve branches of five leaves, and no package twice', () => {
  expect(TREE).toHaveLength(12)
  const names = TREE.flatMap(({ leaves }) => leaves.map(({ name }) => name))
  expect(names).toHaveLength(60)
  expect(new Set([...names, ...OTHERS]).size).toBe(60 + 59)
  expect(TOTAL).toBe(567)
})

it('takes names and versions apart', () => {
  expect(TREE[6]).toMatchObject({ name: '@changesets/cli', version: '3.0.3' })
  expect(TREE[5]!.leaves[1]).toEqual({ name: 'chromium-bidi', version: '157.0.8090-0' })
})

it('lights the branch of the hour', () => {
  expect(installedAt(0, 2)).toMatchObject({ branch: 0, hour: '12' })
  expect(installedAt(10, 9)).toMatchObject({ branch: 10, hour: '10' })
  expect(installedAt(23, 59)).toMatchObject({ branch: 11, hour: '11' })
})

it('installs the leaf of the minute', () => {
  expect(installedAt(0, 0).leaf.name).toBe('rolldown')
  expect(installedAt(10, 9).leaf.name).toBe('chai')
  expect(installedAt(15, 42).leaf.name).toBe('toidentifier')
  expect(installedAt(23, 59).leaf.name).toBe('package-manager-detector')
})

it('logs a package each second, and promises nothing', () => {
  expect(logAt(0)).toBe('+ thenify-all')
  expect(logAt(58)).toBe('+ path-to-regexp')
  expect(logAt(59)).toBe('looked for 0 vulnerabilities')
})

it('gives the minute’s leaf the most room, on the side of its half of the hour', () => {
  for (const [hour, minute] of [
    [0, 2],
    [10, 52],
    [15, 42],
    [23, 59],
  ] as const) {
    const { rows } = planOf(1280, 800, hour, minute)
    const own = rows.find((row) => row.minute === minute)!
    expect(own.height).toBe(Math.max(...rows.map((row) => row.height)))
    expect(own.side).toBe(minute < 30 ? 1 : -1)
  }
})

it('has its names in order from the top on an upright stage, none smaller than eleven pixels', () => {
  for (const minute of [0, 17, 59]) {
    const { rows, size } = planOf(390, 844, 7, minute)
    expect(rows.map((row) => row.minute)).toEqual([...Array(60).keys()])
    expect(rows.every((row, index) => !index || row.y > rows[index - 1]!.y)).toBe(true)
    expect(size).toBeGreaterThan(13)
  }
})

it('breaks a long name at a hyphen', () => {
  expect(linesOf('package-manager-detector')).toEqual(['package-', 'manager-detector'])
  expect(linesOf('why-is-node-running')).toEqual(['why-is-', 'node-running'])
  expect(linesOf('setprototypeof')).toEqual(['setprototypeof'])
  expect(linesOf('tree-kill')).toEqual(['tree-kill'])
})

it('sets every other name further out on an upright stage, and none on a wide one', () => {
  const tall = planOf(390, 844, 7, 17)
  expect([1, 5, 59].map((minute) => outOf(tall, minute))).toEqual([0, 0, 0])
  expect(outOf(tall, 2) / tall.room).toBeCloseTo(0.53)
  expect(outOf(planOf(1280, 800, 7, 17), 2)).toBe(0)
})
