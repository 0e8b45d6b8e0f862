import { describe, expect, it } from 'vitest'
import { layOut, textWidth } from './page'

describe.each([
  ['a phone', 390 / 844],
  ['a small phone', 320 / 568],
  ['a tablet', 0.75],
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
    const { signature, incipit, musicLeft } = layOut(ratio, 20)
    const width = signature.size * textWidth(20) + signature.tracking
    expect(width).toBeCloseTo(signature.width, 6)
    if (!incipit) expect(signature.x + width / 2).toBeLessThan(musicLeft)
  })
  it('has one size for every hour', () =>
    expect(layOut(ratio, 7).signature.size).toBe(layOut(ratio, 20).signature.size))
  it('never swings its rod over the hour and the minute, nor its weight off the page', () => {
    const { rod, signature, mark, width } = layOut(ratio, 20)
    const edgeAt = (y: number) =>
      rod.x - (rod.y - y) * Math.tan((rod.reach * Math.PI) / 180) - rod.size * 0.055
    expect(signature.x + signature.width / 2).toBeLessThan(edgeAt(signature.upper - signature.size * 0.75))
    expect(mark.minute + mark.size * textWidth(40)).toBeLessThan(edgeAt(mark.y - mark.size * 0.75))
    expect(rod.x + rod.weight * Math.sin((rod.reach * Math.PI) / 180) + rod.size / 2).toBeLessThan(width)
  })
  it('rests its rod between two ticks', () => {
    const { rod, musicLeft, secondWidth } = layOut(ratio, 12)
    const part = ((rod.x - musicLeft) / secondWidth) % 1
    expect(Math.abs(part - 0.5)).toBeLessThan(0.2)
  })
})
