import { expect, it } from 'vitest'
import { bulgeOf, girthOf, labelOf, RIBS, rowsOf, snakeOf, TAIL } from './model'

it('has a rib pair for each minute and a tail without', () => {
  expect(RIBS).toBe(60)
  expect(snakeOf(1280, 800, 9).bones).toHaveLength(60 + TAIL)
})

it('lies in three rows on a desktop, six on a telephone', () => {
  expect([rowsOf(1280, 800), rowsOf(844, 390), rowsOf(390, 844), rowsOf(300, 300)]).toEqual([3, 3, 6, 4])
})

it('is thickest where it has swallowed, slim at the neck and thin at the tail', () => {
  expect(bulgeOf(42, 42)).toBeCloseTo(1.24)
  expect(bulgeOf(20, 42)).toBeCloseTo(1)
  expect(girthOf(0)).toBe(0.62)
  expect(girthOf(25)).toBe(1)
  expect(girthOf(RIBS + TAIL - 1)).toBeLessThan(0.22)
})

it('has its numbers above the first row, below the last and outside the bends', () => {
  const snake = snakeOf(1280, 800, 9)
  const from = (rib: number) => {
    const [x, y] = labelOf(snake.bones[rib]!, snake, 1280)
    return [Math.sign(x - snake.bones[rib]!.x), Math.sign(y - snake.bones[rib]!.y)]
  }
  expect([from(10)[1], from(55)[1]]).toEqual([-1, 1])
  expect([from(20)[0], from(45)[0]]).toEqual([1, -1])
})

it('keeps bones and numbers on the stage, and each bone as far from the next', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (const minute of [0, 20, 45]) {
      const snake = snakeOf(width, height, minute)
      for (const [index, bone] of snake.bones.slice(0, RIBS).entries()) {
        const spots = [[bone.x, bone.y] as const, ...(index % 5 ? [] : [labelOf(bone, snake, width)])]
        for (const [x, y] of spots) {
          expect(x).toBeGreaterThan(snake.size * 0.6)
          expect(x).toBeLessThan(width - snake.size * 0.6)
          expect(y).toBeGreaterThan(snake.size * 0.4)
          expect(y).toBeLessThan(height)
        }
        const next = snake.bones[index + 1]!
        expect(Math.hypot(next.x - bone.x, next.y - bone.y)).toBeLessThan(snake.pitch * 1.01)
      }
    }
})
