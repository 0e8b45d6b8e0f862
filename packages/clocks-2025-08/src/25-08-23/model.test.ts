import { expect, it } from 'vitest'
import { COLOURS, DRESSING, FLAGS, spokenOf } from './flags'
import { dressingOf, leanAt, planOf, signalAt, wavesAt } from './model'

const colours = (name: string) => FLAGS[name]!.map((path) => path[0]).join('')

it('has every flag of the code, in the code’s five colours', () => {
  expect(Object.keys(FLAGS)).toHaveLength(39)
  for (const paths of Object.values(FLAGS)) for (const path of paths) expect(COLOURS).toHaveProperty(path[0]!)
})

it('has the flags right: what the code says of some of them', () => {
  expect(colours('0')).toBe('yr')
  expect(colours('1')).toBe('wr')
  expect(colours('2')).toBe('bw')
  expect(colours('3')).toBe('bwr')
  expect(colours('4')).toBe('rw')
  expect(colours('5')).toBe('by')
  expect(colours('6')).toBe('wk')
  expect(colours('7')).toBe('ry')
  expect(colours('8')).toBe('wr')
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
  expect(dressingOf(1280, 800).flags.length).toBeGreaterThan(25)
})

it('hoists two numerals each', () => {
  expect(signalAt(10, 9, 36)).toEqual({ hour: ['1', '0'], minute: ['0', '9'], second: ['3', '6'] })
})

it('is still when the gust is over', () => {
  expect(leanAt(0, 0)).toBe(0)
  expect(leanAt(1, 640)).toBe(0)
  expect(wavesAt(7, 999)).toBe(1)
  expect(wavesAt(8, 0)).toBe(0)
})

it('keeps the hoists over the deck and on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
    [1024, 1024],
    [844, 390],
    [320, 320],
  ] as const) {
    const { hoists, deck } = planOf(width, height)
    for (const { x, y, long, pitch } of Object.values(hoists)) {
      expect(x + long).toBeLessThanOrEqual(width)
      expect(y + pitch * 2).toBeLessThan(deck)
    }
    expect(hoists.hour.x + hoists.hour.long).toBeLessThan(hoists.minute.x)
  }
})
