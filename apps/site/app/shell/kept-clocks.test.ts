import { expect, it } from 'vitest'
import { datesIn } from './kept-clocks'

it('finds dates in a line as this site writes it, and as people paste it', () => {
  expect(datesIn('25-04-13 25-05-02')).toEqual(['25-04-13', '25-05-02'])
  expect(datesIn('My clocks: 25-04-13, 25-05-02; 25-04-13.')).toEqual(['25-04-13', '25-05-02'])
  expect(datesIn('none 2025-1-1 125-04-139')).toEqual([])
})
