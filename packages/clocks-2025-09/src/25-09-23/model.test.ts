import { expect, it } from 'vitest'
import { beat, clearOf, heightAt, hourOf, hourY, minuteX, paperOf, penAt } from './model'

it('beats without a seam: the end of one beat is the start of the next', () => {
  expect(beat()[0]).toBeCloseTo(beat().at(-1)!, 9)
  expect(heightAt(0)).toBeCloseTo(heightAt(1), 9)
})

it('has the published range of 1.6 millivolts, with the highest point at R', () => {
  expect(Math.max(...beat()) - Math.min(...beat())).toBeCloseTo(1.6, 6)
  expect(beat().indexOf(Math.max(...beat())) % 500).toBe(0)
})

it('tells the hour from 1 to 12', () => {
  expect([0, 1, 11, 12, 15, 23].map(hourOf)).toEqual([12, 1, 11, 12, 3, 11])
})

it('has two and a half squares to an hour on a wide stage and ten on an upright one', () => {
  expect(paperOf(1280, 800).hour).toBe(2.5)
  expect(paperOf(390, 844).hour).toBe(10)
})

it('puts a minute on every small square, the first on the sixth', () => {
  const paper = paperOf(1380, 800)
  expect(paper.square).toBe(20)
  expect([0, 2, 30, 42, 59].map((minute) => minuteX(paper, minute))).toEqual([120, 160, 720, 960, 1300])
})

it('lifts the tip to the hour: two steps for one, thirteen for twelve', () => {
  const paper = paperOf(1280, 800)
  expect([1, 3, 11, 12].map((clock) => penAt(0, paper, clock))).toEqual([5, 10, 30, 32.5])
  expect((paper.line - hourY(paper, 12)) / paper.square).toBeCloseTo(32.5)
})

it('has no second spike: half a minute scale away nothing is as high as the hour of one', () => {
  const paper = paperOf(390, 844)
  for (const clock of [1, 6, 12])
    for (let at = 3; at < 66; at += 0.1) {
      expect(Math.abs(penAt(at, paper, clock))).toBeLessThan(10)
      expect(Math.abs(penAt(-at, paper, clock))).toBeLessThan(10)
    }
})

it('keeps the highest tip and the numbers on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
  ] as const) {
    const paper = paperOf(width, height)
    expect(hourY(paper, 12) - paper.large * 0.318).toBeGreaterThan(0)
    expect(height - paper.line).toBeGreaterThan(paper.large * 0.636)
  }
})

it('leaves out the numbers that would touch the one that is meant', () => {
  expect(clearOf([0, 5, 10, 15], 12, 3)).toEqual([0, 5])
  expect(clearOf([0, 5, 10, 15], 12, 2.5)).toEqual([0, 5, 15])
})
