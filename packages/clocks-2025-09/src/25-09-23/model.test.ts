import { expect, it } from 'vitest'
import { beat, HIGH, heightAt, hoursOf, minutesOf, paperOf, SPEED, writtenAt } from './model'

/** Where the highest or the lowest point lies between two parts of a beat. */
const extreme = (from: number, to: number, sign: 1 | -1) => {
  let best = from
  for (let part = from; part <= to; part += 0.002)
    if (sign * heightAt(part) > sign * heightAt(best)) best = part
  return best
}

it('beats once a second: the end of one beat is the start of the next', () => {
  expect(beat()[0]).toBeCloseTo(beat().at(-1)!, 9)
  expect(heightAt(0)).toBeCloseTo(heightAt(1), 9)
})

it('has the published range from the lowest to the highest point', () => {
  expect(Math.max(...beat()) - Math.min(...beat())).toBeCloseTo(1.6, 6)
  expect(beat().indexOf(Math.max(...beat())) % 500).toBe(0)
})

it('has its waves in their order: S and T after R, P and Q before the next', () => {
  const s = extreme(0.01, 0.12, -1)
  const t = extreme(0.12, 0.5, 1)
  const p = extreme(0.6, 0.9, 1)
  const q = extreme(0.88, 0.99, -1)
  expect(s).toBeCloseTo(0.045, 1)
  expect(t).toBeCloseTo(0.248, 1)
  expect(p).toBeCloseTo(0.83, 1)
  expect(q).toBeCloseTo(0.95, 1)
  expect([s < t, t < p, p < q]).toEqual([true, true, true])
  expect(heightAt(t)).toBeGreaterThan(heightAt(p))
  expect(heightAt(s)).toBeLessThan(0)
  expect(heightAt(q)).toBeLessThan(0)
})

it('writes 25 millimetres a second, and no higher than 5.6 of them between two beats', () => {
  const { second, millimetre } = paperOf('15', '42', 1280, 800)
  expect(SPEED).toBe(25)
  expect(second / millimetre).toBeCloseTo(25)
  for (let part = 0.06; part < 0.94; part += 0.01) expect(heightAt(part) * 10).toBeLessThan(5.6)
})

it('prints the hour and the minute', () => {
  expect([hoursOf(0, 24), minutesOf(2)]).toEqual(['00', '02'])
  expect([hoursOf(15, 24), minutesOf(42)]).toEqual(['15', '42'])
  expect(hoursOf(15, 12)).toBe('03')
  expect(hoursOf(0, 12)).toBe('12')
})

it('keeps the figures above the trace and between the beats', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const)
    for (const { x, line, figures } of paperOf('23', '59', width, height).strips) {
      const { millimetre, second } = paperOf('23', '59', width, height)
      expect(figures.y).toBeLessThanOrEqual(line - 5.3 * millimetre)
      expect(figures.y - HIGH * figures.size).toBeGreaterThan(0)
      expect(figures.x).toBeGreaterThan(x)
      expect(figures.x + 0.9 * figures.size).toBeLessThan(x + second)
    }
})

it('writes over the hour in even seconds and over the minute in odd ones, and leaves the other', () => {
  expect(writtenAt(10, 0.25)).toEqual([0.25, 1])
  expect(writtenAt(11, 0.25)).toEqual([1, 0.25])
})
