import { describe, expect, it } from 'vitest'
import { armsOf, hop, REACH, sceneOf, snap } from './model'

describe('the signals', () => {
  // From the Navy's chart, as the reader sees them.
  it.each([
    [1, 'A', 225, 180],
    [2, 'B', 270, 180],
    [3, 'C', 315, 180],
    [4, 'D', 360, 180],
    [5, 'E', 180, 45],
    [6, 'F', 180, 90],
    [7, 'G', 180, 135],
    [8, 'H', 270, 225],
    [9, 'I', 315, 225],
    [0, 'K', 360, 225],
  ])('%i is made like %s', (figure, _, right, left) => {
    expect(armsOf(figure)).toEqual({ right, left })
  })

  it('are ten', () => {
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => JSON.stringify(armsOf(figure)))).size).toBe(
      10,
    )
  })
})

describe('the scene', () => {
  it.each([
    [1280, 800, 4, 1],
    [844, 390, 4, 1],
    [300, 300, 2, 2],
    [390, 844, 2, 2],
    [320, 568, 2, 2],
  ])('of %i×%i has %i men on each of %i piers', (width, height, men, piers) => {
    const scene = sceneOf(width, height)
    expect(scene.piers).toHaveLength(piers)
    for (const pier of scene.piers) {
      expect(pier.men).toHaveLength(men)
      expect(pier.men[0]!.x - REACH * scene.man).toBeGreaterThan(-0.05 * scene.man)
    }
    expect(scene.piers.flatMap((pier) => pier.men.map(({ place }) => place))).toEqual([0, 1, 2, 3])
  })
})

it('snaps from one signal to the next and stops there', () => {
  expect([snap(0), snap(1)]).toEqual([0, 1])
  expect(snap(0.1)).toBeLessThan(0)
  expect(snap(0.62)).toBeGreaterThan(1)
})

it('hops from post to post', () => {
  expect(hop(0)).toEqual({ along: 0, up: 0 })
  expect(hop(0.5)).toEqual({ along: 0.5, up: 1 })
  expect(hop(1)).toEqual({ along: 1, up: 0 })
})
