import { expect, it } from 'vitest'
import { barAt, cropped, divided, fitted, frameAt, planOf, restOf, stateOf, untilNext } from './model'
import { SPINNERS } from './spinners'

it('has a spinner for each minute, every one with its own name', () => {
  expect(SPINNERS).toHaveLength(60)
  expect(new Set(SPINNERS.map(([name]) => name)).size).toBe(60)
  expect(SPINNERS[0]?.slice(0, 3)).toEqual(['dots', 80, ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']])
  expect(SPINNERS[21]?.slice(0, 3)).toEqual(['simpleDots', 400, ['.  ', '.. ', '...', '   ']])
})

it('runs each at its own speed', () => {
  expect(frameAt(0, 79)).toBe('⠋')
  expect(frameAt(0, 80)).toBe('⠙')
  expect(frameAt(0, 800)).toBe('⠋')
  expect(frameAt(21, 1200)).toBe('   ')
  expect(untilNext([0, 21], 390)).toBe(10)
})

it('lets none rest on an empty frame', () => {
  for (const index of SPINNERS.keys()) expect(restOf(index)).toMatch(/[^\s⠀]/)
})

it('has nine minutes done, one loading and fifty waiting at nine past', () => {
  const states = SPINNERS.map((_, index) => stateOf(index, 9))
  expect(states.filter((state) => state === 'done')).toHaveLength(9)
  expect(states[9]).toBe('now')
  expect(states[10]).toBe('waiting')
})

it('gives the hour and the minute that are loading the largest boxes', () => {
  for (const [hour, minute, width, height] of [
    [0, 2, 1280, 800],
    [15, 42, 390, 844],
    [23, 59, 160, 90],
  ] as const) {
    const { hours, minutes } = planOf(hour, minute, width, height)
    const area = (box: { width: number; height: number }) => box.width * box.height
    expect(Math.max(...minutes.map(area))).toBe(area(minutes[minute]!))
    expect(Math.max(...hours.map(area))).toBe(area(hours[hour]!))
    for (const { x, y, width: w, height: h } of [...hours, ...minutes]) {
      expect(x + w).toBeLessThan(width + 0.01)
      expect(y + h).toBeLessThan(height + 0.01)
    }
  }
})

it('divides a length wholly', () => {
  expect(divided(100, 4, 1, 2, 0).map(({ from }) => from)).toEqual([0, 20, 60, 80])
})

it('fills the bar of the minute by its last second', () => {
  expect(barAt(59, 4)).toBe('■■■■')
  expect(barAt(14, 4)).toBe('■□□□')
})

it('sets every spinner wholly within its cell', () => {
  const box = { x: 10, y: 20, width: 60, height: 40 }
  for (const [index, [, , , [left, low, right, high]]] of SPINNERS.entries()) {
    const { size, start, foot } = fitted(index, box)
    expect(start + (left / 1000) * size).toBeGreaterThan(9.99)
    expect(start + (right / 1000) * size).toBeLessThan(70.01)
    expect(foot - (high / 1000) * size).toBeGreaterThan(19.99)
    expect(foot - (low / 1000) * size).toBeLessThan(60.01)
  }
})

it('keeps a long spinner large in a small cell, where it runs out at the right, and a short one whole', () => {
  const box = { x: 10, y: 20, width: 30, height: 40 }
  expect(cropped(59, box, 100).size).toBeGreaterThan(fitted(59, box, 100).size * 4)
  expect(cropped(0, box, 100)).toEqual(fitted(0, box, 100))
  expect(restOf(53)).toBe('[=== ]')
})
