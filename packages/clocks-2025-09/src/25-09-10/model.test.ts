import { expect, it } from 'vitest'
import { blobsAt, columnAt, outlineOf, planOf, RISE_MS, settled } from './model'

it('has a piece of wax for each hour, and twelve at midnight', () => {
  expect([0, 1, 10, 12, 15, 23].map(blobsAt)).toEqual([12, 1, 10, 12, 3, 11])
})

it('stands on the minute’s mark once it has risen', () => {
  expect(columnAt(42, RISE_MS)).toBe(42)
  expect(columnAt(42, 59_000)).toBe(42)
  expect(columnAt(0, 30_000)).toBe(0)
})

it('rises from the mark before, and falls from the sixtieth', () => {
  expect(columnAt(42, 0)).toBe(41)
  expect(columnAt(0, 0)).toBe(60)
  expect(columnAt(0, RISE_MS / 2)).toBe(30)
})

it('keeps the wax in pieces that can be counted, left of the scale', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
  ] as const) {
    const plan = planOf(width, height)
    const { gap, scale } = plan
    for (let count = 1; count <= 12; count++) {
      const blobs = settled(count, plan)
      expect(blobs).toHaveLength(count)
      for (const [index, { x, y, radius, stretch }] of blobs.entries()) {
        expect(x + radius).toBeLessThan(scale.x)
        expect(y - radius * stretch).toBeGreaterThan(0)
        for (const other of blobs.slice(index + 1))
          expect(Math.hypot(x - other.x, (y - other.y) / stretch)).toBeGreaterThan(
            radius + other.radius + gap * 0.5,
          )
      }
    }
  }
})

it('has the piece with the figure above the middle', () => {
  for (let count = 2; count <= 12; count++) expect(settled(count, planOf(1280, 800))[0]!.y).toBeLessThan(400)
})

it('goes on drifting over midnight', () => {
  const blob = { x: 100, y: 100, radius: 50, stretch: 1 }
  const [before, after] = [outlineOf(blob, 3, 86_400, 20)[0]!, outlineOf(blob, 3, 0, 20)[0]!]
  expect(before[0]).toBeCloseTo(after[0], 6)
  expect(before[1]).toBeCloseTo(after[1], 6)
})
