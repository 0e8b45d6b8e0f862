import { expect, it } from 'vitest'
import { jointsAt, plantIn } from './model'

it('has a joint for each hour of twelve', () => {
  expect([0, 1, 11, 12, 15, 23].map(jointsAt)).toEqual([12, 1, 11, 12, 3, 11])
})

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [300, 300],
])('has twelve joints that hang together, and sixty leaves, at %i by %i', (width, height) => {
  const { joints, twigs, leaves } = plantIn(width, height)
  expect([joints.length, twigs.length, leaves.length]).toEqual([12, 6, 60])
  for (const [index, joint] of joints.entries()) {
    expect(joint.top).toBeLessThan(joint.breadth)
    if (index) expect(joint.foot).toEqual(joints[index - 1]!.head)
  }
  for (const leaf of leaves) {
    expect(leaf.y + Math.sin(leaf.turn) * leaf.length * 0.8).toBeLessThan(height)
    expect(leaf.x).toBeGreaterThan(0)
    expect(leaf.x).toBeLessThan(width)
  }
})

it('hangs every spray on its twig, and every twig on its node', () => {
  const { joints, twigs, leaves } = plantIn(1280, 800)
  for (const [twig, { from, near, far }] of twigs.entries()) {
    expect(joints.some(({ head }) => head === from)).toBe(true)
    for (let leaf = 0; leaf < 10; leaf++) {
      const spray = leaf < 5 ? near : far
      expect(Math.abs(leaves[twig * 10 + leaf]!.x - spray[0])).toBeLessThan(8)
      expect(leaves[twig * 10 + leaf]!.y).toBe(spray[1])
    }
  }
})

it('counts its twigs from the ground upwards where it stands', () => {
  const nodes = plantIn(390, 844).twigs.map(({ from }) => Math.round(from[1]))
  expect([...nodes].sort((one, other) => other - one)).toEqual(nodes)
})
