import { expect, it } from 'vitest'
import { edgeAt, lightAt, mothAt, numeralAt, openAt, planOf, standOf, stillFor, TALL, widthOf } from './model'

it('has the curtain closed at each full hour and open at its end', () => {
  expect(openAt(0, 0)).toBe(0)
  expect(openAt(59, 0)).toBe(1)
  expect(openAt(59, 59.9)).toBe(0)
  expect(openAt(29, 30)).toBeCloseTo(0.4915, 4)
})

it('has arrived before the minute', () => {
  for (let minute = 0; minute < 59; minute++) expect(openAt(minute, 60)).toBeCloseTo(openAt(minute + 1, 0))
  expect(stillFor(7, 0)).toBe(58_400)
  expect(stillFor(7, 59)).toBe(0)
})

it('sets the numeral as the house keeps its hours', () => {
  expect(numeralAt(0, 24)).toBe('0')
  expect(numeralAt(0, 12)).toBe('12')
  expect(numeralAt(15, 12)).toBe('3')
  expect(widthOf('23')).toBeCloseTo(1.462)
})

it.each([
  [1280, 800],
  [390, 844],
  [320, 320],
  [160, 90],
])('finds room for sixty lamps and the numeral at %i by %i', (width, height) => {
  const plan = planOf(width, height)
  const { lamps, pitch, rows, foot, edge, side } = plan
  expect(lamps).toHaveLength(60)
  for (const [index, { x, y }] of lamps.entries()) {
    // None is at the edge of the stage.
    expect(x - pitch * 1.5).toBeGreaterThan(0)
    expect(x + pitch * 1.5).toBeLessThan(width)
    expect(y).toBeLessThan(height)
    expect(y).toBeCloseTo(edgeAt(plan, x, Math.floor(index / (60 / rows))))
  }
  expect(foot).toBeLessThan(side)
  expect(side).toBeLessThan(edge)
  const { size, stretch, base } = standOf(plan, '23')
  expect(size * stretch * TALL).toBeGreaterThan(height * 0.2)
  expect(base - size * stretch * TALL).toBeGreaterThan(0)
  expect(base).toBeLessThan(edge)
})

it('leaves a gap after each fifth lamp, and a larger one after each tenth', () => {
  const { lamps, pitch } = planOf(1280, 800)
  const gap = (index: number) => (lamps[index]!.x - lamps[index - 1]!.x) / pitch
  expect(gap(4)).toBeCloseTo(1)
  expect(gap(5)).toBeCloseTo(1.55)
  expect(gap(10)).toBeCloseTo(2.3)
})

it('has two rows of thirty on a narrow stage', () => {
  const { lamps, step } = planOf(390, 844)
  expect(lamps[30]!.x).toBeCloseTo(lamps[0]!.x)
  expect(lamps[30]!.y - lamps[0]!.y).toBeCloseTo(step)
})

it('is brighter with each lamp, and most where they are', () => {
  const plan = planOf(1280, 800)
  expect(lightAt(plan, 0, 300, 400)).toBe(0.45)
  for (let lit = 1; lit < 60; lit++)
    expect(lightAt(plan, lit, 300, 400)).toBeGreaterThanOrEqual(lightAt(plan, lit - 1, 300, 400))
  expect(lightAt(plan, 9, 100, 500)).toBeGreaterThan(lightAt(plan, 9, 1000, 500))
  expect(lightAt(plan, 9, 100, 500)).toBeGreaterThan(lightAt(plan, 9, 100, 100))
})

it('sends the moth somewhere else each second, and not far', () => {
  for (let second = 0; second < 60; second++) {
    const [a, b] = [mothAt(second - 1), mothAt(second)]
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(1)
    expect(Math.hypot(b[0], b[1])).toBeLessThan(5)
  }
})
