import { expect, it } from 'vitest'
import { boardOf, breadthOf, calledAt, linesOf, nicknameOf, platesOf, waitingAt } from './model'

it('calls the hour and the minute', () => {
  expect(calledAt(10, 8, 24)).toEqual({ hour: 10, minute: 8 })
  expect(calledAt(15, 42, 12)).toEqual({ hour: 3, minute: 42 })
  expect(calledAt(0, 5, 24)).toEqual({ hour: 24, minute: 5 })
  expect(calledAt(0, 0, 12)).toEqual({ hour: 12, minute: undefined })
})

// "List of British bingo nicknames", Wikipedia.
it('knows what callers say', () => {
  expect([1, 2, 8, 11, 22, 42, 44, 57, 59].map(nicknameOf)).toEqual([
    'Kelly’s eye',
    'One little duck',
    'Garden gate',
    'Legs eleven',
    'Two little ducks',
    'Winnie the Pooh',
    'Droopy drawers',
    'Heinz varieties',
    'Brighton line',
  ])
  for (let number = 1; number < 60; number++) expect(nicknameOf(number)).not.toBe('Eyes down!')
})

it('breaks a nickname in two', () => {
  expect(linesOf('Garden gate')).toEqual(['Garden', 'gate'])
  expect(linesOf('Key of the door')).toEqual(['Key of', 'the door'])
  expect(linesOf('PC')).toEqual(['PC'])
})

it('borrows the third of a letter', () => {
  expect(platesOf('EEE').map(({ borrowed }) => borrowed)).toEqual([false, false, true])
  expect(platesOf('E', 'KNEES').map(({ borrowed }) => borrowed)).toEqual([true])
})

it('leaves a space between words without a plate', () => {
  expect(platesOf('A B').map(({ letter }) => letter)).toEqual(['A', 'B'])
  expect(breadthOf('42')).toBeCloseTo(1.005)
})

it('waits for the next call', () => {
  expect(waitingAt(0)).toEqual(['NEXT CALL IN', '60'])
  expect(waitingAt(59)).toEqual(['NEXT CALL IN', '1'])
})

it('has room for every call on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const { calls, footer, upright } = boardOf(width, height)
    for (const { number, lines } of calls)
      for (let called = 1; called < 60; called++) {
        expect(number.x - number.size * breadthOf(String(called))).toBeGreaterThan(0)
        const free = upright ? width : number.x - number.size * breadthOf('44')
        for (const [row, line] of linesOf(nicknameOf(called)).entries())
          expect(lines[row]!.x + lines[row]!.size * breadthOf(line.toUpperCase())).toBeLessThan(free)
      }
    expect(calls[1].lines[1].foot).toBeLessThanOrEqual(footer.top)
    expect(footer.size * breadthOf('NEXT CALL IN 60')).toBeLessThan(width)
  }
})
