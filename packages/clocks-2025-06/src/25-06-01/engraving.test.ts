import { expect, it } from 'vitest'
import { braidOf, halfAt, raysOf, skyOf } from './engraving'

const lines = (path: string) => path.match(/M/g)!.length

/** How broad a closed line is at its middle, by its upper side and its lower one. */
const broad = (path: string, line: number) => {
  const points = path
    .split('M')
    .slice(1)
    [line]!.replace('Z', '')
    .split('L')
    .map((point) => point.split(' ').map(Number))
  const middle = points.length / 4
  const [upper, lower] = [points[Math.floor(middle)]!, points[points.length - 1 - Math.floor(middle)]!]
  return lower[1]! - upper[1]!
}

it('is an arch on straight sides', () => {
  expect([13.5, 43, 60, 66, 67].map(halfAt)).toEqual([0, 29.5, 29.5, 29.5, 0])
  expect(halfAt(22.15)).toBeCloseTo(20.85, 1)
})

it('cuts lines across the arch, and stays within it', () => {
  const sky = skyOf(10, false)
  expect(lines(sky)).toBe(51)
  const across = sky.match(/[ML]([\d.]+) /g)!.map((point) => Number(point.slice(1)))
  expect(Math.min(...across)).toBeGreaterThanOrEqual(10.5)
  expect(Math.max(...across)).toBeLessThanOrEqual(69.5)
})

it('is darker above than at the horizon by day, and darker all over by night', () => {
  const [day, night] = [skyOf(10, false), skyOf(10, true)]
  expect(broad(day, 4)).toBeGreaterThan(broad(day, 42) + 0.2)
  for (const line of [6, 20, 40]) expect(broad(night, line)).toBeGreaterThan(broad(day, line))
})

it('gives each picture clouds of its own, the same ones each time', () => {
  expect(skyOf(3, false)).toBe(skyOf(3, false))
  expect(skyOf(3, false)).not.toBe(skyOf(4, false))
})

it('has rays in both corners and none over the top of the arch', () => {
  const starts = raysOf(7.4, 15.4, 72.6)
    .match(/M[\d.]+/g)!
    .map((start) => Number(start.slice(1)))
  expect(starts.some((x) => x < 20)).toBe(true)
  expect(starts.some((x) => x > 60)).toBe(true)
  expect(starts.filter((x) => Math.abs(x - 40) < 12)).toEqual([])
})

it('braids as many strands as asked for', () => {
  expect(lines(braidOf(0, 10, 5, 2, 3))).toBe(3)
})
