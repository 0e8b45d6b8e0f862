import { expect, it } from 'vitest'
import { beadAt, faceOf, MIDNIGHT, paceOf, planOf, slid, slidesTo, trayAt } from './model'

/** A tray as one reads it, the hole a dot. */
const rows = (tray: readonly number[]) =>
  [0, 4, 8, 12].map((row) =>
    [0, 1, 2, 3]
      .map((column) => tray.indexOf(row + column))
      .map((tile) => (tile === 15 ? '.' : faceOf(tile)))
      .join(''),
  )

it('starts the day in order', () => {
  expect(rows(MIDNIGHT)).toEqual(['12.0', '3456', '7891', '2345'])
})

it('shows each minute of the day in the top row, after the hole', () => {
  for (let minute = 0; minute < 1440; minute++)
    expect(rows(trayAt(minute))[0]!.split('.')[1]).toBe(
      minute % 60 === 0 ? '0' : String(minute % 60).padStart(2, '0'),
    )
})

it('slides a tile only into the hole beside it', () => {
  let tray = trayAt(941)
  const slides = slidesTo(tray, 42)
  for (const tile of slides) {
    const [from, to] = [tray[tile]!, tray[15]!]
    const apart = Math.abs((from % 4) - (to % 4)) + Math.abs(Math.floor(from / 4) - Math.floor(to / 4))
    expect(apart).toBe(1)
    tray = slid(tray, tile)
  }
  expect(tray).toEqual(trayAt(942))
})

it('is done before the minute', () => {
  let most = 0
  for (let minute = 0; minute < 1439; minute++)
    most = Math.max(most, slidesTo(trayAt(minute), (minute + 1) % 60).length)
  expect(most).toBeLessThan(48)
  const { start, each } = paceOf(most)
  expect(start).toBeGreaterThan(56)
  expect(start + most * each).toBeCloseTo(59.9)
})

it('has figures that fill a tile, wide ones across and narrow ones upright', () => {
  const wide = planOf(1280, 800)
  expect(wide.face.stretch).toBeGreaterThan(120)
  expect(wide.face.size * 0.675).toBeLessThan(wide.cellHeight)
  const high = planOf(390, 844)
  expect(high.face.stretch).toBeCloseTo(81.75, 1)
  expect(high.hourFace.stretch).toBeCloseTo(54.76, 1)
  expect(high.face.size * 0.4).toBeLessThan(high.cellWidth)
})

it('takes the bead past fifteen notches on each side', () => {
  expect(beadAt(0, 1000, 600, 40)).toEqual([20, 20])
  expect(beadAt(15, 1000, 600, 40)).toEqual([980, 20])
  expect(beadAt(30, 1000, 600, 40)).toEqual([980, 580])
  expect(beadAt(45, 1000, 600, 40)).toEqual([20, 580])
  expect(beadAt(-1, 1000, 600, 40)).toEqual(beadAt(59, 1000, 600, 40))
})
