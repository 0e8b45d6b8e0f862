import { describe, expect, it } from 'vitest'
import {
  along,
  BALLS,
  bounce,
  countsAt,
  duration,
  gain,
  placeOn,
  sceneAt,
  tipped,
  wayOf,
  worksOf,
} from './model'

const landscape = worksOf(1280, 800)
const portrait = worksOf(390, 844)

describe('a ball', () => {
  it('on a slope of 30° gains 5/14 of what one that falls gains (OpenStax, University Physics 1, 11.1)', () => {
    const falling = gain({ x: 0, y: 0 }, { x: 0, y: 1 })
    expect(falling).toBeCloseTo(386.22, 2)
    expect(gain({ x: 0, y: 0 }, { x: Math.sqrt(3), y: 1 }) / falling).toBeCloseTo(5 / 14, 6)
  })

  it('covers 1, 3, 5 and 7 parts in equal times (Galileo, Two New Sciences, third day)', () => {
    const way = wayOf([
      { x: 0, y: 0 },
      { x: 160, y: 16 },
    ])
    const marks = [0, 1, 2, 3, 4].map((part) => along(way, (duration(way) * part) / 4).x)
    const parts = marks.slice(1).map((mark, index) => mark - marks[index]!)
    expect(parts.map((part) => Number(part.toFixed(6)))).toEqual([10, 30, 50, 70])
  })

  it('that bounces comes back to the square of the restitution (Newton)', () => {
    const speed = Math.sqrt(2 * 10 * 8) // fallen 8 with 10 a second squared
    const flight = (2 * speed * 0.5) / 10
    expect(bounce(flight / 2, speed, 10, 0.5)).toBeCloseTo(2, 9)
    expect(bounce(flight * 1.25, speed, 10, 0.5)).toBeCloseTo(0.5, 9)
    expect(bounce(60, speed, 10, 0.5)).toBe(0)
  })
})

describe('the racks', () => {
  it.each([
    [0, [0, 0, 11]],
    [59, [4, 11, 11]],
    [60, [0, 0, 0]],
    [609, [4, 1, 9]],
    [719, [4, 11, 10]],
  ])('at minute %i of the half day hold %j', (minute, counts) => {
    expect(countsAt(minute)).toEqual(counts)
  })

  it.each([
    ['broad', landscape],
    ['tall', portrait],
  ])('of the %s clock hold their balls from the minute on', (_, works) => {
    for (let minute = 0; minute < 720; minute++) {
      const { balls } = sceneAt(works, minute, 0)
      const counts = countsAt(minute)
      const held = works.rails.map((rail, index) => {
        const places = Array.from({ length: rail.places }, (_, place) => placeOn(rail, place + 1))
        const covered = places.map((place) =>
          balls.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 0.02),
        )
        return covered.filter((is, place) => is && !(index === 2 && place === 0)).length
      })
      expect(held).toEqual([...counts])
    }
  })
})

describe('a full rack', () => {
  const tipsAt = (second: number) => sceneAt(landscape, 4, second).tips.map((tip) => Number(tip.toFixed(3)))
  it('is still level a second and a tenth before the minute', () => expect(tipsAt(58.9)).toEqual([0, 0, 0]))
  it('has tipped when its balls are let go', () => expect(tipsAt(59.06)).toEqual([1, 0, 0]))
  it('has fallen back on the minute', () => {
    expect(tipsAt(59.84)).toEqual([1, 0, 0])
    expect(sceneAt(landscape, 5, 0).tips).toEqual([0, 0, 0])
  })
  it('is empty before it falls back', () => {
    const { balls } = sceneAt(landscape, 59, 59.84)
    const shaft = landscape.rails[1].low.x - 0.5
    const falling = landscape.latch.x // the minute's own ball, on its way to the hours
    const above = balls.filter(({ x, y }) => x > shaft && x < falling && y < landscape.rails[1].pivot.y + 0.5)
    expect(above).toHaveLength(0)
  })
  it('turns about its middle', () => {
    const rail = { pivot: { x: 2, y: 1 }, lean: Math.PI / 2 }
    const place = tipped(rail, { x: 1, y: 1 }, 1)
    expect([place.x, place.y].map((side) => Number(side.toFixed(6)))).toEqual([2, 2])
  })
})

describe('the balls', () => {
  it.each([
    ['broad', landscape],
    ['tall', portrait],
  ])('of the %s clock are always twenty-seven, and never leave the stage', (_, works) => {
    for (const minute of [0, 4, 59, 60, 299, 609, 719])
      for (let second = 0; second < 60; second += second > 3 && second < 52 ? 4 : 0.08) {
        const { balls } = sceneAt(works, minute, second)
        expect(balls).toHaveLength(BALLS)
        for (const { x, y } of balls) {
          expect(x).toBeGreaterThan(0.4)
          expect(x).toBeLessThan(works.width - 0.4)
          expect(y).toBeGreaterThan(0.4)
          expect(y).toBeLessThan(works.height - 0.4)
        }
      }
  })

  it('all lie still two and a quarter seconds after one o’clock, when every rack has tipped', () => {
    expect(sceneAt(landscape, 60, 2.25).balls).toEqual(sceneAt(landscape, 60, 2.39).balls)
    expect(sceneAt(landscape, 60, 2.25).tips).toEqual([0, 0, 0])
  })

  it('go on where they were when the half of a minute changes over', () => {
    const order = (balls: readonly { x: number; y: number }[]) =>
      balls.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).sort()
    expect(order(sceneAt(landscape, 59, 29.9999).balls)).toEqual(
      order(sceneAt(landscape, 59, 29.99995).balls),
    )
    expect(order(sceneAt(landscape, 59, 30).balls)).toHaveLength(27)
    const moved = order(sceneAt(landscape, 17, 29.99).balls).filter(
      (place) => !order(sceneAt(landscape, 17, 30.6).balls).includes(place),
    )
    expect(moved).toHaveLength(1) // the one in the lift
  })
})
