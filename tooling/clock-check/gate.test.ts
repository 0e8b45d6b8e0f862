import { expect, it } from 'vitest'
import { openGate } from './gate.ts'

it('lets work go on side by side, and one alone, in order of coming', async () => {
  const enter = openGate()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    for (let turn = 0; turn < 3; turn++) await Promise.resolve()
    seen.push(`${name} ends`)
  }
  await Promise.all([
    enter(false, work('a')),
    enter(false, work('b')),
    enter(true, work('alone')),
    enter(false, work('c')),
    enter(false, work('d')),
  ])
  expect(seen).toEqual([
    'a begins',
    'b begins',
    'a ends',
    'b ends',
    'alone begins',
    'alone ends',
    'c begins',
    'd begins',
    'c ends',
    'd ends',
  ])
})

it('opens again after work that fails', async () => {
  const enter = openGate()
  const failing = enter(true, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await enter(false, async () => 'done')).toBe('done')
})
