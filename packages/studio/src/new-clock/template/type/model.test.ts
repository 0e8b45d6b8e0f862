import { expect, it } from 'vitest'
import { figuresAt } from './model'

it.each([
  [0, 5, 24, '00', '05'],
  [0, 5, 12, '12', '05'],
  [15, 40, 24, '15', '40'],
  [15, 40, 12, '3', '40'],
] as const)('%i:%i in %i hours is %s and %s', (hour, minute, hourCycle, hours, minutes) =>
  expect(figuresAt(hour, minute, hourCycle)).toEqual({ hours, minutes }),
)
