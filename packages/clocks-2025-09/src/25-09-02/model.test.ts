import { expect, it } from 'vitest'
import { brokenOf, GROOVE, grooveAt, lengthOf, planOf, SIDES, sideAt, tracksAt, turnAt } from './model'

const playing = (hour: number) => tracksAt(hour).filter((track) => track.playing)

it('plays the song of the hour, side A before noon and side B after it', () => {
  expect(playing(0)).toEqual([{ number: 12, title: 'Last Bus Left, I Didn’t', playing: true }])
  expect(playing(10)).toEqual([{ number: 10, title: 'My Coffee, Your Mug', playing: true }])
  expect(playing(12)).toEqual([{ number: 12, title: 'It Is Not Too Early for Lunch', playing: true }])
  expect(playing(23)).toEqual([{ number: 11, title: 'Did I Lock the Door', playing: true }])
  expect([sideAt(11), sideAt(12)]).toEqual(['A', 'B'])
})

it('has twelve songs to a side, and none of them twice', () => {
  expect(SIDES.A).toHaveLength(12)
  expect(SIDES.B).toHaveLength(12)
  expect(new Set([...SIDES.A, ...SIDES.B]).size).toBe(24)
})

it('turns a hundred times in three minutes', () => {
  expect(turnAt(0, 0, 1)).toBe(200)
  expect(turnAt(0, 0, 9)).toBe(0)
  expect(turnAt(10, 9, 0)).toBe(0)
  expect(turnAt(10, 10, 0)).toBe(120)
  expect(turnAt(10, 11, 0)).toBe(240)
})

it('plays from the rim inward in an hour', () => {
  expect(grooveAt(0)).toBe(GROOVE.from)
  expect(grooveAt(60)).toBeCloseTo(GROOVE.to)
  expect(grooveAt(30)).toBeCloseTo(0.6675)
})

it('breaks a title in two lines of about one length', () => {
  expect(brokenOf('Refrigerator Hum in B Flat')).toEqual(['Refrigerator', 'Hum in B Flat'])
  expect(lengthOf('10', 'black')).toBeCloseTo(1.239)
})

it('leaves the rim of the disc on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const { sleeve, radius, tall } = planOf(width, height)
    expect(sleeve + radius).toBeLessThan(tall ? height : width)
  }
})
