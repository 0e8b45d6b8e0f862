import { expect, it } from 'vitest'
import { parseBusyTicks, parseStat, treeTicks } from './processor-time.ts'

it('reads the parent, and the ticks of a process and of its children that have ended', () => {
  const line =
    '2704 (chromium) R 2560 2539 2530 0 -1 4194560 151 0 3 0 4321 210 7 2 20 0 18 0 519423 1518357736 108566'
  expect(parseStat(line)).toEqual({ pid: 2704, parent: 2560, ticks: 4540 })
})

it('is not misled by a name with spaces and brackets', () => {
  expect(parseStat('31 (Web (1) R 9 9) x) S 30 31 31 0 -1 0 0 0 0 0 100 20 3 4 20 0 1')).toEqual({
    pid: 31,
    parent: 30,
    ticks: 127,
  })
})

it('refuses what is not such a line', () => {
  expect(() => parseStat('')).toThrow('Not a line of /proc/<pid>/stat: ')
  expect(() => parseStat('31 (cat) S 30 31 31')).toThrow(
    'Not a line of /proc/<pid>/stat: 31 (cat) S 30 31 31',
  )
})

it('adds up a process and all below it, and nobody else', () => {
  const processes = [
    { pid: 1, parent: 0, ticks: 1_000_000 },
    { pid: 10, parent: 1, ticks: 1 },
    { pid: 11, parent: 10, ticks: 20 },
    { pid: 12, parent: 11, ticks: 300 },
    { pid: 13, parent: 10, ticks: 4000 },
    { pid: 14, parent: 1, ticks: 50_000 },
  ]
  expect(treeTicks(10, processes)).toBe(4321)
  expect(treeTicks(99, processes)).toBe(0)
})

it('counts the time in which a machine was at work: not idle, not waiting for a disk', () => {
  const text = 'cpu  500 40 300 900000 80000 20 7 3 0 0\ncpu0 250 20 150 450000 40000 10 3 1 0 0\n'
  expect(parseBusyTicks(text)).toBe(870)
  expect(() => parseBusyTicks('cpu0 250 20')).toThrow('Not /proc/stat: cpu0 250 20')
})
