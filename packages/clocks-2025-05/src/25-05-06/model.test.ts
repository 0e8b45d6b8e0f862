import { describe, expect, it } from 'vitest'
import {
  differenceOf,
  fallenAt,
  hexOf,
  labOf,
  matchOf,
  namedColours,
  partsOf,
  rgbOf,
  squashAt,
  strokeAt,
} from './model'

describe('a time as a colour', () => {
  it('is its own figures, read as hexadecimal', () => {
    expect(hexOf(10, 9, 36)).toBe('#100936')
    expect(rgbOf('#100936')).toEqual([16, 9, 54])
    expect(rgbOf('#235959')).toEqual([35, 89, 89])
  })
})

describe('the difference of two colours', () => {
  it('is that of Sharma, Wu and Dalal for the pairs they publish', () => {
    // "The CIEDE2000 color-difference formula", table 1: pairs 1, 7, 9, 13, 14, 17, 25, 32, 34.
    for (const [one, other, difference] of [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, 0, 0], [50, -1, 2], 2.3669],
      [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
      [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
      [[50, -0.001, 2.49], [50, 0.001, -2.49], 4.8045],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
      [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
      [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    ] as const)
      expect(differenceOf(one, other)).toBeCloseTo(difference, 4)
  })

  it('is measured in CIELAB, where white, grey and blue are as Bruce Lindbloom has them', () => {
    // brucelindbloom.com, CIE colour calculator: sRGB, D65, no adaptation.
    const close = (hex: string, lab: readonly number[]) => {
      for (const [index, value] of labOf(rgbOf(hex)).entries()) expect(value).toBeCloseTo(lab[index]!, 1)
    }
    close('#ffffff', [100, 0, 0])
    close('#808080', [53.585, 0, 0])
    close('#0000ff', [32.297, 79.188, -107.86])
  })
})

describe('the names', () => {
  it('are five hundred and twenty-seven, each once, each with a colour', () => {
    expect(namedColours()).toHaveLength(527)
    expect(new Set(namedColours().map(({ name }) => name)).size).toBe(527)
    for (const { hex } of namedColours()) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('are found by their own colours', () => {
    // As in color-name-list 14.29.0.
    expect(matchOf('#000000').name).toBe('Black')
    expect(matchOf('#160435').name).toBe('Quiet Abyss')
    for (const { name, hex } of namedColours()) expect(matchOf(hex).name).toBe(name)
  })
})

describe('a name on a card', () => {
  it('is broken where its lines are most even', () => {
    expect(partsOf('Melancholia').parts).toEqual(['Melancholia'])
    expect(partsOf('Quiet Abyss').parts).toEqual(['Quiet', 'Abyss'])
    expect(partsOf('Scoop of Dark Matter').parts).toEqual(['Scoop of', 'Dark Matter'])
  })
})

describe('what moves', () => {
  it('arrives on the stroke', () => {
    expect(fallenAt(59)).toBe(0)
    expect(fallenAt(60)).toBe(1)
    expect(strokeAt(500)).toBe(0)
    expect(strokeAt(1000)).toBe(1)
    expect(squashAt(0)).toBe(0)
    expect(squashAt(1)).toBe(0)
  })
})
