import { describe, expect, it } from 'vitest'
import { layOut, textWidth } from './page'

describe.each([
  ['a phone', 390 / 844],
  ['a small phone', 320 / 568],
  ['a square', 1],
  ['a screen', 1.6],
  ['a phone on its side', 844 / 390],
])('the page of %s', (_, ratio) => {
  it('holds a minute', () => {
    const page = layOut(ratio, 12)
    expect(page.staves.length * page.lineSeconds).toBe(60)
  })
  it('ends its lines at the margin', () => {
    const page = layOut(ratio, 12)
    expect(page.musicLeft + page.lineSeconds * page.secondWidth).toBeCloseTo(page.right, 6)
    expect(page.staves.at(-1)).toBeLessThan(975)
  })
  it('leaves the widest time signature clear of the music', () => {
    const { signature, incipit, musicLeft, rod } = layOut(ratio, 20)
    expect(signature.x + (signature.size * textWidth(20)) / 2).toBeLessThan(incipit ? rod.x : musicLeft)
  })
})
