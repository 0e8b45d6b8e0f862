import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDrawingTurns } from './drawing-turns'

let frames: (() => void)[]
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1, () => {}))
})
afterEach(() => void vi.unstubAllGlobals())

/** Lets the browser come to its next frame. */
const nextFrame = () => frames.at(-1)?.()

function turnsOf(names: readonly string[], atOnce = false) {
  const begun: string[] = []
  const turns = createDrawingTurns(() => begun.push('done'), atOnce)
  const giveUp = names.map((name) => turns.take(() => begun.push(name)))
  return { begun, turns, giveUp }
}

it('begins with the first at once and with each other one in a frame of its own', () => {
  const { begun, turns } = turnsOf(['ground', 'hands', 'dust'])
  turns.begin()
  expect(begun).toEqual(['ground'])
  nextFrame()
  expect(begun).toEqual(['ground', 'hands'])
  nextFrame()
  expect(begun).toEqual(['ground', 'hands', 'dust', 'done'])
})

it('is done without a frame where there is one or none', () => {
  const one = turnsOf(['ground'])
  one.turns.begin()
  const none = turnsOf([])
  none.turns.begin()
  expect([one.begun, none.begun, frames]).toEqual([['ground', 'done'], ['done'], []])
})

it('makes nobody wait for a picture of a stage, or on a stage that is shown', () => {
  const still = turnsOf(['ground', 'hands'], true)
  still.turns.begin()
  still.turns.take(() => still.begun.push('late'))
  expect(still.begun).toEqual(['ground', 'hands', 'done', 'late'])
  expect(frames).toEqual([])
})

it('leaves out who has given up', () => {
  const { begun, turns, giveUp } = turnsOf(['ground', 'hands', 'dust'])
  turns.begin()
  giveUp[2]!()
  nextFrame()
  expect(begun).toEqual(['ground', 'hands', 'done'])
})

it('stops when the stage goes', () => {
  const { begun, turns } = turnsOf(['ground', 'hands'])
  const stop = turns.begin()
  stop()
  nextFrame()
  expect(begun).toEqual(['ground'])
})

it('goes on without frames where the host has none, or gives none within a quarter of a second', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const promised = turnsOf(['ground', 'hands'])
  promised.turns.begin()
  vi.advanceTimersByTime(249)
  expect(promised.begun).toEqual(['ground'])
  vi.advanceTimersByTime(1)
  expect(promised.begun).toEqual(['ground', 'hands', 'done'])
  vi.stubGlobal('requestAnimationFrame', undefined)
  const none = turnsOf(['ground', 'hands'])
  none.turns.begin()
  vi.advanceTimersByTime(16)
  expect(none.begun).toEqual(['ground', 'hands', 'done'])
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
