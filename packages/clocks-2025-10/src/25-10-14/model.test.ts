import { expect, it } from 'vitest'
import { diceAt, dot, type Face, hourFace, SIXTY, TWELVE, thrown } from './model'

const counted = (faces: readonly Face[]) => {
  const corners = new Set(
    faces.flatMap(({ corners }) =>
      corners.map((corner) => corner.map((x) => (x + 0).toFixed(4).replace('-0.0000', '0.0000')).join()),
    ),
  )
  return {
    corners: corners.size,
    edges: faces.reduce((sum, face) => sum + face.corners.length, 0) / 2,
    faces: faces.length,
  }
}

/** The angle between two faces that meet, inside the solid. */
const dihedral = (faces: readonly Face[]) =>
  180 -
  (Math.acos(Math.max(...faces.slice(1).map(({ normal }) => dot(normal, faces[0]!.normal)))) * 180) / Math.PI

it('has a die of twelve pentagons and one of sixty kites', () => {
  expect(counted(TWELVE)).toEqual({ corners: 20, edges: 30, faces: 12 })
  expect(counted(SIXTY)).toEqual({ corners: 62, edges: 120, faces: 60 })
  expect(SIXTY.every(({ corners }) => corners.length === 4)).toBe(true)
})

it('agrees with Euler: corners less edges and faces are two', () => {
  for (const die of [TWELVE, SIXTY]) {
    const { corners, edges, faces } = counted(die)
    expect(corners - edges + faces).toBe(2)
  }
})

it('has the angles between faces that are in the books', () => {
  expect(dihedral(TWELVE)).toBeCloseTo(116.565, 3)
  expect(dihedral(SIXTY)).toBeCloseTo(154.1214, 3)
})

it('numbers opposite faces to the same sum', () => {
  expect(dot(SIXTY[0]!.normal, SIXTY[59]!.normal)).toBeCloseTo(-1)
  expect(dot(SIXTY[17]!.normal, SIXTY[42]!.normal)).toBeCloseTo(-1)
  expect(dot(TWELVE[0]!.normal, TWELVE[11]!.normal)).toBeCloseTo(-1)
})

it('has the twelve on top at midnight and at noon', () => {
  expect(hourFace(0) + 1).toBe(12)
  expect(hourFace(12) + 1).toBe(12)
  expect(hourFace(15) + 1).toBe(3)
  expect(hourFace(23) + 1).toBe(11)
})

it('lies with the face of the minute towards the eye and its figures upright', () => {
  const { minute, hour } = diceAt(15, 42, 5000)
  expect(minute.lie[2]).toEqual(SIXTY[42]!.normal)
  expect(minute.lie[1]).toEqual(SIXTY[42]!.up)
  expect(hour.lie[2]).toEqual(TWELVE[2]!.normal)
  expect(minute.lift).toBe(0)
})

it('throws the minute each minute, and the hour each hour only', () => {
  expect(diceAt(15, 42, 300).minute.lift).toBeGreaterThan(0.5)
  expect(diceAt(15, 42, 300).hour.lift).toBe(0)
  expect(diceAt(15, 0, 300).hour.lift).toBeGreaterThan(0.5)
})

it('begins a throw as the last one ended', () => {
  const { lie, lift } = thrown(SIXTY[41]!, SIXTY[42]!, 0)
  expect(lift).toBe(0)
  for (const axis of [0, 1, 2] as const) expect(lie[2][axis]).toBeCloseTo(SIXTY[41]!.normal[axis])
})
