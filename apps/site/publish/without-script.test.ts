import { expect, it } from 'vitest'
import { BOARD, ORANGE } from './test-clocks.ts'
import { clockWithoutScript, nothingWithoutScript, todayWithoutScript } from './without-script.ts'

it('a clock shows its picture, title, date, reading and credits, and leads to its neighbours', () => {
  const html = clockWithoutScript({ ...ORANGE, about: 'A fruit with twelve parts.' }, [ORANGE, BOARD])
  expect(html).toContain('<img src="/posters/25-04-13.jpg" alt="" width="1200" height="630"/>')
  expect(html).toContain('<h1>Orange</h1>')
  expect(html).toContain('#13, 13 April 2025.')
  expect(html).toContain('<p>Look at Orange.</p><p>A fruit with twelve parts.</p>')
  expect(html).toContain('<li>A knife, by A. Painter. From knives 2.1.0 (npm). MIT</li>')
  expect(html).toContain('<a href="/25-04-14">Go to next clock: Fish &amp; &lt;Chips&gt;</a>')
  expect(html).not.toContain('Go to previous clock')
})

it('today leads to the latest clock and to the register', () => {
  const html = todayWithoutScript([ORANGE, BOARD])
  expect(html).toContain('<a href="/25-04-14">Fish &amp; &lt;Chips&gt;</a>, of 14 April 2025.')
  expect(html).toContain('<a href="/">the register</a>')
})

it('an address with nothing at it leads home', () => {
  expect(nothingWithoutScript()).toContain('There is no page at this address.')
  expect(nothingWithoutScript()).toContain('<a href="/">the register</a>')
})
