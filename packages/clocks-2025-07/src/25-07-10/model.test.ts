import { expect, it } from 'vitest'
import { apart, hourMarks, hoursOf, minuteMarks, pinAt, productMarks, ruleIn } from './model'

const under = (marks: ReturnType<typeof hourMarks>) => marks.filter(({ at }) => Math.abs(at) < 1e-9)
const lastPassed = (marks: ReturnType<typeof hourMarks>) =>
  marks.filter(({ passed, label }) => passed && label && !label.includes('½')).at(-1)?.label

it('lays numbers out as a slide rule does: 2 after 1 as far as 4 after 2, at 0.30103 of a decade', () => {
  expect(apart(1, 2)).toBeCloseTo(0.30103 * 4, 5)
  expect(apart(2, 4)).toBeCloseTo(apart(1, 2), 10)
  expect(apart(1, 6) + apart(1, 4)).toBeCloseTo(apart(1, 24), 10)
})

it('calls a quarter to four fifteen and three quarters, and the hour after midnight the twenty-fourth', () => {
  expect(hoursOf(15, 45)).toBe(15.75)
  expect(hoursOf(0, 30)).toBe(24.5)
})

it('has the minute under the hairline, and the hour last behind it', () => {
  expect(under(minuteMarks(42))[0]?.label).toBe('42')
  expect(lastPassed(hourMarks(hoursOf(15, 42)))).toBe('15')
  expect(lastPassed(hourMarks(hoursOf(15, 59)))).toBe('15')
  expect(lastPassed(hourMarks(hoursOf(16, 0)))).toBe('16')
  expect(lastPassed(hourMarks(hoursOf(0, 59)))).toBe('24')
})

it('always has a number of the hours in sight', () => {
  for (let minute = 0; minute < 1440; minute++) {
    const marks = hourMarks(hoursOf(Math.floor(minute / 60), minute % 60))
    const nearest = Math.min(...marks.filter(({ label }) => label).map(({ at }) => Math.abs(at)))
    expect(nearest).toBeLessThan(0.42)
  }
})

it('multiplies by sixty: 942 under the hairline at 15:42', () => {
  const marks = productMarks(hoursOf(15, 42))
  const [before, after] = [marks.filter(({ at }) => at <= 0).at(-1)!, marks.find(({ at }) => at > 0)!]
  expect(before.at).toBeCloseTo(apart(942, 940), 6)
  expect(after.at).toBeCloseTo(apart(942, 945), 6)
  expect(marks.find(({ label }) => label === '1000')?.at).toBeCloseTo(apart(942, 1000), 6)
})

it('steps with the second and is back at once at the full minute', () => {
  expect(pinAt(30, 1)).toBe(30)
  expect(pinAt(30, 0)).toBe(29)
  expect(pinAt(0, 0)).toBe(0)
})

it('is held upright where there is more room that way', () => {
  expect(ruleIn(1280, 800)).toEqual({ upright: false, length: 1280, across: 800 })
  expect(ruleIn(390, 844)).toEqual({ upright: true, length: 844, across: 390 })
})
