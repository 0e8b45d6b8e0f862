import { timeAt } from '@found-time/clock-runtime'
import { expect, test } from 'vitest'
import { ENTRIES } from './devil'
import { entryAt, planOf, pressAt, slipsAt, stillMs } from './model'

const at = (text: string) => timeAt(Date.parse(`2025-04-16T${text}Z`), 'UTC')

test('the saying begins with the letter of the hour, A at one and L at twelve', () => {
  expect([1, 2, 10, 12, 13, 0].map((hour) => entryAt(16, hour, 30)[0][0])).toEqual([
    'A',
    'B',
    'J',
    'L',
    'A',
    'L',
  ])
})

test('neighbouring minutes never have the same saying', () => {
  for (let hour = 0; hour < 24; hour++)
    for (let minute = 1; minute < 60; minute++)
      expect(entryAt(16, hour, minute)).not.toBe(entryAt(16, hour, minute - 1))
})

test('every saying is short enough for a slip of paper and is under its own letter', () => {
  expect(ENTRIES).toHaveLength(12)
  for (const [index, letter] of ENTRIES.entries())
    for (const [word, kind, text] of letter) {
      expect(word[0]).toBe('ABCDEFGHIJKL'[index])
      expect(`${word}, ${kind} ${text}`.length).toBeLessThan(172)
    }
})

test('the old slip is pulled away and the new one lies still on the stroke', () => {
  expect(slipsAt(at('10:08:58.999'))).toEqual({ gone: 0, come: 0 })
  expect(slipsAt(at('10:08:59.460'))).toEqual({ gone: 1, come: expect.closeTo(0.2949, 3) })
  expect(slipsAt(at('10:08:59.990'))).toEqual({ gone: 1, come: 1 })
  expect(slipsAt(at('10:09:00.000'))).toEqual({ gone: 0, come: 0 })
})

test('a number is pressed in on its second, and then the table rests', () => {
  expect(pressAt(at('10:08:30.000'))).toBe(1)
  expect(pressAt(at('10:08:30.240'))).toBe(0)
  expect(stillMs(at('10:08:30.100'))).toBeUndefined()
  expect(stillMs(at('10:08:30.400'))).toBe(600)
  expect(stillMs(at('10:08:59.400'))).toBeUndefined()
})

test('a long slip lies across, a short one upright', () => {
  expect(planOf(1280, 800)).toMatchObject({ shape: 'wide', slip: { width: 1190.4 } })
  expect(planOf(390, 844).shape).toBe('tall')
  expect(planOf(300, 300).shape).toBe('tall')
})
