import { expect, it } from 'vitest'
import { COLOURS, DRESSING, FLAGS, outlineOf, spokenOf } from './flags'
import { clothAt, dressingOf, gustAt, planOf, signalAt, wavesAt } from './model'

const colours = (name: string) => FLAGS[name]!.map(([colour]) => colour).join('')

it('has every flag of the code, in the code’s five colours', () => {
  expect(Object.keys(FLAGS)).toHaveLength(39)
  for (const fields of Object.values(FLAGS))
    for (const [colour] of fields) expect(COLOURS).toHaveProperty(colour)
})

it('has the flags right: what the code says of some of them', () => {
  expect(colours('0')).toBe('yr')
  expect(colours('1')).toBe('wr')
  expect(colours('2')).toBe('bw')
  expect(colours('3')).toBe('bwr')
  expect(colours('4')).toBe('rww')
  expect(colours('5')).toBe('by')
  expect(colours('6')).toBe('wk')
  expect(colours('7')).toBe('ry')
  expect(colours('8')).toBe('wrr')
  expect(colours('9')).toBe('wkry')
  expect(colours('Q')).toBe('y')
  expect(colours('T')).toBe('wrb')
})

it('says the numerals as they are said at sea', () => {
  expect(Array.from('0123456789', (numeral) => spokenOf(numeral).join(''))).toEqual([
    'NADAZERO',
    'UNAONE',
    'BISSOTWO',
    'TERRATHREE',
    'KARTEFOUR',
    'PANTAFIVE',
    'SOXISIX',
    'SETTESEVEN',
    'OKTOEIGHT',
    'NOVENINE',
  ])
})

it('dresses the ship with every flag once', () => {
  expect(new Set(DRESSING).size).toBe(39)
  expect(DRESSING.filter((name) => /^\d$/.test(name))).toHaveLength(10)
  expect(dressingOf(1280, 800).flags.length).toBeGreaterThan(22)
})

it('hoists two numerals each', () => {
  expect(signalAt(10, 9, 36)).toEqual({ hour: ['1', '0'], minute: ['0', '9'], second: ['3', '6'] })
})

it('has D in bands that lie, and Y in ten stripes that rise to the fly, yellow first', () => {
  expect(FLAGS.D).toEqual([
    ['y', [0, 0], [200, 0], [200, 100], [0, 100]],
    ['b', [0, 20], [120, 20], [120, 80], [0, 80]],
  ])
  expect(colours('Y')).toBe('yrrrrr')
  expect(FLAGS.Y![1]).toEqual(['r', [0, 22], [22, 0], [44, 0], [0, 44]])
  expect(outlineOf('9')).toEqual([
    [0, 0],
    [200, 33],
    [200, 67],
    [0, 100],
  ])
})

it('is still when the gust is over, and runs on from minute to minute', () => {
  expect(gustAt(7, 860)).toBe(4)
  expect(gustAt(7, 999)).toBe(4)
  expect(gustAt(59, 999) % 1).toBe(gustAt(0, 0))
  expect(wavesAt(7, 999)).toBe(1)
  expect(wavesAt(8, 0)).toBe(0)
})

it('holds a cloth at its hoist and waves it at its fly', () => {
  const cloth = { x: 10, y: 20, long: 200, high: 100 }
  expect(clothAt(cloth, [0, 1], 0.3).at).toEqual([10, 120])
  expect(clothAt(cloth, [1, 0], 0.3).at[1]).not.toBeCloseTo(clothAt(cloth, [1, 0], 0.6).at[1])
})

it('keeps the rows under the dressing, over the water and on the stage; hours over minutes', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
    [1024, 1024],
    [844, 390],
    [480, 252],
    [320, 320],
  ] as const) {
    const { rows, top, flag, water, board } = planOf(width, height)
    for (const pair of Object.values(rows)) {
      const [left, right] = pair
      expect(left.y).toBe(right.y)
      expect(left.x + left.long).toBeLessThanOrEqual(right.x)
      expect(right.x + right.long).toBeLessThanOrEqual(width)
      expect(right.y + right.high).toBeLessThan(water)
    }
    expect(rows.hour[0].y).toBeGreaterThan(top + flag)
    expect(rows.minute[0].y).toBeGreaterThan(rows.hour[0].y + rows.hour[0].high + board)
    expect(rows.hour[0].long).toBeGreaterThan(width * 0.27)
  }
})

it('keeps all that stands on deck below the pennants and their boards', () => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 1024],
    [844, 390],
  ] as const) {
    const { rows, board, water, unit, funnel, bridge, deck, sailor } = planOf(width, height)
    const low = rows.minute[0].y + rows.minute[0].high + board
    const tops = [funnel[1] - 32 * funnel[2], bridge[1] - 23 * bridge[2], deck - 22 * sailor]
    for (const top of tops) expect(water + unit * top).toBeGreaterThan(low)
    for (const { y } of rows.second) expect(y).toBeGreaterThan(low)
  }
})
