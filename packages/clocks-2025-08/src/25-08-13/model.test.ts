import { expect, it } from 'vitest'
import { cameraAt, dialsAt, GROWTH, handsAt, nestOf, RATIO, styleOf, untilMoving } from './model'

it('turns the hands', () => {
  expect(handsAt(180)).toEqual({ hour: 0.25, minute: 0 })
  expect(handsAt(10 * 60 + 30)).toEqual({ hour: 0.875, minute: 0.5 })
  expect(handsAt(15 * 60 + 45).minute).toBe(0.75)
})

it('lays the next clock where no hand crosses it', () => {
  const nearest = Array.from({ length: 720 }, (_, minute) => {
    const nest = nestOf(minute)
    const { hour, minute: long } = handsAt(minute)
    return Math.min(
      ...[hour, long].map((turn) => {
        const [x, y] = [Math.sin(turn * Math.PI * 2), -Math.cos(turn * Math.PI * 2)]
        const along = Math.max(0, nest.x * x + nest.y * y)
        return Math.hypot(nest.x - along * x, nest.y - along * y)
      }),
    )
  })
  expect(Math.min(...nearest)).toBeGreaterThan(1 / RATIO + 0.1)
})

it('is at the next clock when a minute ends', () => {
  const [end, start] = [dialsAt(609, cameraAt(59, 1000, false)), dialsAt(610, cameraAt(0, 0, false))]
  const at = (dials: typeof end, minute: number) => dials.find((dial) => dial.minute === minute)!
  for (const minute of [608, 609, 610, 611]) {
    expect(at(end, minute).radius).toBeCloseTo(at(start, minute).radius)
    expect(at(end, minute).x).toBeCloseTo(at(start, minute).x)
    expect(at(end, minute).y).toBeCloseTo(at(start, minute).y)
  }
  expect(at(start, 610).radius).toBe(1)
})

it('grows with each second, and never lets go of the middle before it dives', () => {
  expect(cameraAt(0, 999, false)).toEqual({ zoom: 1, dive: 0 })
  expect(cameraAt(30, 999, false).zoom).toBeCloseTo(GROWTH ** (30 / 59))
  expect(cameraAt(59, 999, true)).toEqual({ zoom: GROWTH, dive: 0 })
  const own = dialsAt(609, cameraAt(57, 999, false)).find(({ minute }) => minute === 609)!
  expect(Math.hypot(own.x, own.y)).toBe(0)
})

it('has a whole clock in view at every moment', () => {
  // The stage reaches half of 1 / 0.345 to each side.
  const half = 0.5 / 0.345
  for (let moment = 0; moment < 60_000; moment += 100) {
    const dials = dialsAt(942, cameraAt(Math.floor(moment / 1000), moment % 1000, false))
    const whole = dials.filter(({ x, y, radius }) => Math.max(Math.abs(x), Math.abs(y)) + radius < half)
    expect(Math.max(...whole.map(({ radius }) => radius / half))).toBeGreaterThan(0.24)
  }
})

it('rests until the next second, or until it dives', () => {
  expect(untilMoving(10, 420)).toBe(580)
  expect(untilMoving(58, 395)).toBe(6)
})

it('gives neighbours different faces, over midnight too', () => {
  expect(styleOf(1440)).toBe(styleOf(0))
  expect(styleOf(-1)).toBe(styleOf(1439))
  expect(styleOf(0).face).not.toBe(styleOf(1).face)
})
