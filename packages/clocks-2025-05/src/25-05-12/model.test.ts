import { expect, it } from 'vitest'
import { contours } from './contour'
import { addFigure } from './figures'
import {
  BARE,
  type Bed,
  CORNER,
  dissolve,
  dropsOf,
  FIGURE,
  figuresOf,
  grow,
  layOut,
  makeGarden,
  OPEN,
  plateNumber,
  zonesOf,
} from './model'
import { emptyCulture, type Rates, react } from './reaction'

const rates = (size: number, feed: number, kill: number, spread: number): Rates => ({
  feed: new Float64Array(size).fill(feed),
  kill: new Float64Array(size).fill(kill),
  spread: new Float64Array(size).fill(spread),
})

/** A plate of 60 × 40 with a bar for a figure. */
function bedOf(minute: number): Bed {
  const [wide, tall, corner] = [60, 40, { wide: 12, tall: 10 }]
  const mask = new Float32Array((wide + 2) * (tall + 2))
  const left = 26 + (minute % 4) * 3
  for (let y = 12; y < 30; y++) mask.fill(1, y * (wide + 2) + left, y * (wide + 2) + left + 9)
  const zones = zonesOf(mask, wide, tall, corner)
  return { wide, tall, corner, zones, drops: dropsOf(zones, wide, tall, 'seed', minute), seed: `${minute}` }
}

it('leaves pure U as it is: the trivial state of Pearson 1993', () => {
  const culture = emptyCulture(5, 4)
  for (let step = 0; step < 50; step++) react(culture, rates(42, 0.04, 0.06, 0.25))
  expect([...culture.u.slice(8, 13)]).toEqual([1, 1, 1, 1, 1])
  expect(Math.max(...culture.v)).toBeLessThan(1e-12)
})

it('holds the other even state where feed and kill let one be: u = 1/2, v = 1/5 at F = 0.04, k = 0.06', () => {
  const culture = emptyCulture(4, 4)
  culture.u.fill(0.5)
  culture.v.fill(0.2)
  react(culture, rates(36, 0.04, 0.06, 0.3))
  expect(culture.u[14]).toBeCloseTo(0.5, 6)
  expect(culture.v[14]).toBeCloseTo(0.2, 6)
})

it('takes the step that is reckoned by hand', () => {
  const culture = emptyCulture(3, 3)
  culture.u[12] = 0.5
  culture.v[12] = 0.25
  react(culture, rates(25, 0.04, 0.06, 0.25))
  // ∇²u = 0.8 + 0.2 − 0.5; u + 3.6 (0.25 · 0.5 − 0.5 · 0.25² + 0.04 · 0.5)
  expect(culture.u[12]).toBeCloseTo(0.9095, 6)
  // v + 3.6 (0.125 · −0.25 + 0.5 · 0.25² − 0.1 · 0.25)
  expect(culture.v[12]).toBeCloseTo(0.16, 6)
  expect(culture.u[7]).toBeCloseTo(0.91, 6)
  expect(culture.v[7]).toBeCloseTo(0.0225, 6)
  expect(culture.u[6]).toBeCloseTo(0.9775, 6)
  expect(culture.v[6]).toBeCloseTo(0.005625, 6)
})

it('lets nothing flow into the corner', () => {
  const culture = emptyCulture(3, 3, { wide: 2, tall: 2 })
  culture.v[13] = 0.3
  react(culture, rates(25, 0.04, 0.06, 0.5))
  expect(culture.v[6]).toBe(0)
  // As if the row went on at that height.
  const open = emptyCulture(3, 3)
  open.v.set([0.3, 0.3, 0.3], 11)
  react(open, rates(25, 0.04, 0.06, 0.5))
  expect(culture.v[13]).toBeCloseTo(open.v[13]!, 6)
})

it('divides a spot at the rates Sims gives for mitosis, and dissolves it at a higher kill', () => {
  const spotAfter = (kill: number) => {
    const culture = emptyCulture(50, 50)
    for (const at of [1299, 1300, 1351, 1352, 1353, 1403, 1404, 1405, 1456, 1457]) {
      culture.u[at] = 0.5
      culture.v[at] = 0.35
    }
    const told = rates(52 * 52, 0.0367, kill, 0.3)
    for (let step = 0; step < 700; step++) react(culture, told)
    return contours(culture.v, 52, 0.17).length
  }
  expect(spotAfter(0.0649)).toBeGreaterThan(1)
  expect(spotAfter(0.08)).toBe(0)
})

it('draws a line round one sample, and two round a ring', () => {
  expect(contours(Float32Array.of(0, 0, 0, 0, 1, 0, 0, 0, 0), 3, 0.5)).toEqual([
    [1, 0.5, 0.5, 1, 1, 1.5, 1.5, 1],
  ])
  const ring = [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]
  expect(contours(Float32Array.from(ring), 5, 0.5).map((loop) => loop.length / 2)).toEqual([12, 4])
})

it('keeps a moat round a figure, and its inside bare', () => {
  const mask = new Float32Array(22 * 22)
  for (let y = 8; y <= 14; y++) {
    for (let x = 8; x <= 14; x++) if (y < 10 || y > 12 || x < 10 || x > 12) mask[y * 22 + x] = 1
  }
  const zones = zonesOf(mask, 20, 20, { wide: 3, tall: 2 }, 2)
  const row = (y: number) => [...zones.slice(y * 22 + 1, y * 22 + 21)].join('')
  expect([OPEN, BARE, FIGURE, CORNER]).toEqual([0, 1, 2, 3])
  expect(row(1)).toBe('33300000000000000000')
  expect(row(3)).toBe('00000000000000000000')
  expect(row(6)).toBe('00000011111111100000')
  expect(row(11)).toBe('00000112211122110000')
})

it('lets sixty drops fall, in the open and apart, the same each time', () => {
  const { drops, zones, wide, tall } = bedOf(9)
  expect(drops).toHaveLength(60)
  expect(drops.every(([x, y]) => zones[(y + 1) * 62 + x + 1] === OPEN)).toBe(true)
  const [[firstX, firstY], [secondX, secondY]] = drops as [
    readonly [number, number],
    readonly [number, number],
  ]
  expect(Math.hypot(firstX - secondX, firstY - secondY)).toBeGreaterThan(25)
  expect(dropsOf(zones, wide, tall, 'seed', 9)).toEqual(drops)
  expect(dropsOf(zones, wide, tall, 'seed', 10)).not.toEqual(drops)
})

it('fills the figures from the first step to the last, and never their moat', () => {
  const bed = bedOf(9)
  const minute = grow(bed)
  for (const step of [1, 3, 30, 110, 180]) {
    minute.advanceTo(step)
    const most = [0, 0, 0, 0]
    bed.zones.forEach((zone, at) => {
      most[zone] = Math.max(most[zone]!, minute.culture.v[at]!)
    })
    expect(most[FIGURE]).toBeGreaterThan(0.25)
  }
  // Half way across the moat on the left of the bar.
  const row = 20 * 62
  const left = bed.zones.indexOf(FIGURE, row) - row
  expect(minute.culture.v[row + left - 2]).toBeLessThan(0.1)
})

it('shows the same at a step whatever was shown before', () => {
  const walked = makeGarden(bedOf)
  for (const step of [1, 20, 75, 178]) walked(8, step)
  for (const step of [1, 2, 45]) walked(9, step)
  const fresh = makeGarden(bedOf)(9, 125)
  expect(walked(9, 125).v).toEqual(fresh.v)
  walked(30, 6)
  expect(walked(9, 125).u).toEqual(fresh.u)
  // While what the last minute has left is still there, too.
  expect(walked(10, 30).v).toEqual(makeGarden(bedOf)(10, 30).v)
  expect(walked(10, 179).v).toEqual(makeGarden(bedOf)(10, 179).v)
})

it('has dissolved what the last minute has left when it is no longer shown', () => {
  const last = grow(bedOf(8), 2)
  last.advanceTo(120)
  const remains = dissolve(bedOf(9), last.culture)
  expect(Math.max(...remains.culture.v)).toBeGreaterThan(0.3)
  remains.advanceTo(39)
  // The lowest levels that are drawn round.
  expect(Math.max(...remains.culture.v)).toBeLessThan(0.17)
  expect(1 - Math.min(...remains.culture.u)).toBeLessThan(0.375)
})

it('goes over from one minute into the next without a jump outside the new figures', () => {
  const garden = makeGarden(bedOf)
  const last = garden(59, 180).v.slice()
  const first = garden(0, 0).v
  const { zones } = bedOf(0)
  let most = 0
  zones.forEach((zone, at) => {
    if (zone === OPEN) most = Math.max(most, Math.abs(last[at]! - first[at]!))
  })
  expect(most).toBe(0)
})

it('numbers the plate by the hour and its figures by the minute', () => {
  expect([0, 1, 12, 13, 23].map((hour) => plateNumber(hour, 12))).toEqual(['12', '1', '12', '1', '11'])
  expect([0, 9, 12, 23].map((hour) => plateNumber(hour, 24))).toEqual(['00', '09', '12', '23'])
  expect([0, 9, 59].map(figuresOf)).toEqual(['00', '09', '59'])
})

it('keeps the figures in the frame and off the number at any size', () => {
  const sizes = [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [3840, 2160],
    [300, 300],
    [160, 90],
  ] as const
  for (const [width, height] of sizes) {
    const { frame, corner, figures } = layOut(width, height)
    expect(frame.x + frame.width).toBeLessThan(width)
    expect(frame.y + frame.height).toBeLessThan(height)
    expect(figures.x + figures.width).toBeLessThan(frame.x + frame.width)
    expect(figures.y + figures.height).toBeLessThan(frame.y + frame.height)
    const clearOf = figures.x > corner.x + corner.width || figures.y > corner.y + corner.height
    expect(clearOf).toBe(true)
  }
})

it('covers as much as the typeface does, and nothing twice', () => {
  const coverOf = (...figures: string[]) => {
    const cover = new Float32Array(80 * 90)
    for (const figure of figures) addFigure(cover, 80, figure, { x: 5, y: 82, across: 0.1, down: 0.1 })
    return cover.reduce((sum, part) => sum + part)
  }
  // The areas that the typeface's own file gives, in hundreds of square units.
  expect(coverOf('0') / 2973).toBeCloseTo(1, 1)
  expect(coverOf('1') / 2028).toBeCloseTo(1, 1)
  expect(coverOf('8') / 2924).toBeCloseTo(1, 1)
  expect(coverOf('7', '7') - coverOf('7')).toBeLessThan(120)
  const small = new Float32Array(9)
  addFigure(small, 3, '0', { x: -300, y: 1, across: 1, down: 1 })
  expect(Math.max(...small)).toBe(1)
})
