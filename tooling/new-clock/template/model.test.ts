import { expect, it } from 'vitest'
import { countdown } from './model'

it('stands all twelve posts at noon and at midnight, and one an hour later', () => {
  expect(countdown(0, 0, 0).posts.filter(Boolean)).toHaveLength(12)
  expect(countdown(12, 0, 0).posts.filter(Boolean)).toHaveLength(12)
  expect(countdown(13, 0, 0).posts.filter(Boolean)).toHaveLength(1)
})

it('stands a paling for each minute, the last one half grown at half past', () => {
  const { palings, growth } = countdown(10, 42, 30)
  expect(palings.filter(Boolean)).toHaveLength(43)
  expect(growth).toBe(0.5)
})
