import { expect, it } from 'vitest'
import { along, bend, figuresOf, frameAt, planOf, sizeIn } from './model'
import { CONTRAST, DARKEST, EDGE, gainOf, SHARE, slicesOf, thresholdAt } from './screen'

it('prints the hour as it is said and the minute with two figures', () => {
  expect(figuresOf(0, 2, 24)).toEqual({ hour: '0', minute: '02' })
  expect(figuresOf(15, 42, 24)).toEqual({ hour: '15', minute: '42' })
  expect(figuresOf(0, 31, 12)).toEqual({ hour: '12', minute: '31' })
  expect(figuresOf(23, 59, 12)).toEqual({ hour: '11', minute: '59' })
})

it('shows ten photographs in a second, in the order of the plate, and rests at the tenth', () => {
  expect([0, 80, 160, 719, 720, 999].map((at) => frameAt(0, at))).toEqual([15, 16, 17, 23, 0, 0])
})

it('goes on in the next second, and in the next minute, with the photograph that follows', () => {
  for (const second of [1, 2, 30, 59]) expect(frameAt(second, 0)).toBe((frameAt(second - 1, 999) + 1) % 24)
  expect(frameAt(0, 0)).toBe((frameAt(59, 999) + 1) % 24)
})

it('rests at twelve different photographs, so that the picture is seldom the same', () => {
  const rests = new Set(Array.from({ length: 60 }, (_, second) => frameAt(second, 999)))
  expect(rests.size).toBe(12)
})

it('makes what is off to the side larger, as the inside of a drum is', () => {
  const plan = planOf(1280, 800)
  expect(bend(plan, 0, 100)).toEqual({ x: plan.centreX, y: plan.centreY + 100 })
  expect(bend(plan, 400, 100).y - plan.centreY).toBeGreaterThan(105)
  expect(along(plan, bend(plan, 321, 0).x)).toBeCloseTo(321)
})

it('puts the hour left of the minute on a wide stage, and over it on an upright one', () => {
  const wide = planOf(1280, 800)
  expect(wide.hour.right).toBeLessThan(wide.minute.left)
  expect(wide.hour.top).toBe(wide.minute.top)
  const tall = planOf(390, 844)
  expect(tall.hour.bottom).toBeLessThan(tall.minute.top)
  expect(tall.minute.bottom).toBeLessThan(tall.cats[1]!.top)
})

it('sets the numbers large: more than a fifth of a wide stage is their height', () => {
  const plan = planOf(1280, 800)
  const { size, stretch } = sizeIn(plan.hour, 560)
  expect(size * stretch * 0.711).toBeGreaterThan(160)
})

it('prints a dot as large as its tone is dark, wherever it is on the drum', () => {
  const plan = planOf(1280, 800)
  const gain = gainOf(plan.pitch)
  const half = plan.pitch * Math.SQRT1_2
  for (const [column, row] of [
    [0, 0],
    [1, 1],
    [40, -22],
  ] as const) {
    const { x, y } = bend(plan, column * half, row * half)
    const cosine = Math.cos((column * half) / plan.radius)
    // A fifth of the cell is ink: half of what is at the dot's edge is.
    const radius = (plan.pitch * Math.sqrt(0.2 / Math.PI) * 1.06) / cosine
    const light = SHARE * (DARKEST - 0.2 / CONTRAST)
    expect((EDGE - light - thresholdAt(plan, x, y + radius, gain)) * gain).toBeCloseTo(0.5, 6)
    expect((EDGE - light - thresholdAt(plan, x, y, gain)) * gain).toBeGreaterThan(0.8)
  }
})

it('bends a frame in slices that meet', () => {
  const plan = planOf(1280, 800)
  const panel = plan.cats[1]!
  const slices = slicesOf(plan, panel, { scale: 1, left: 300, top: 400 }, 680, 2)
  expect(slices).toHaveLength(340)
  for (const [index, { from }] of slices.slice(1).entries()) expect(from).toBe(slices[index]!.to)
  expect(slices[170]!.from).toBeCloseTo(0.5, 6)
  expect(slices[0]!.height).toBeGreaterThan(slices[170]!.height)
})
