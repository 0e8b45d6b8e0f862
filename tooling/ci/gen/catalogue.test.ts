import { expect, it } from 'vitest'
import { embeddedModule, publicRows } from './catalogue.ts'

const isPublic = (date: string) => date <= '25-05-12'

it('lists the clocks that are public with their titles', () => {
  const titles = { '25-05-11': 'Bee', '25-05-12': 'Tea Towel', '25-05-13': 'Egg' }
  expect(publicRows(['25-05-11', '25-05-12', '25-05-13'], isPublic, titles)).toEqual([
    { date: '25-05-11', title: 'Bee' },
    { date: '25-05-12', title: 'Tea Towel' },
  ])
})

it('refuses a public clock without a title, and says where it belongs', () => {
  expect(() => publicRows(['25-05-12'], isPublic, {})).toThrow(
    '25-05-12 is public and has no title: packages/clocks-2025-05/src/25-05-12/notes.ts',
  )
})

it('quotes titles as the formatter does', () => {
  const source = embeddedModule([
    { date: '25-05-11', title: "Dealer's Choice" },
    { date: '25-05-12', title: 'Say "Time"' },
    { date: '25-05-13', title: `Dealer's "Choice"` },
  ])
  expect(source).toContain(`{ path: '25-05-11', date: '25-05-11', title: "Dealer's Choice" },`)
  expect(source).toContain(`{ path: '25-05-12', date: '25-05-12', title: 'Say "Time"' },`)
  expect(source).toContain(`{ path: '25-05-13', date: '25-05-13', title: 'Dealer\\'s "Choice"' },`)
})
