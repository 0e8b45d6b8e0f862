import sharp from 'sharp'
import { expect, it } from 'vitest'
import { looksSame, toPoster } from './poster-recipe.ts'

const SIZE = { width: 120, height: 63 }
const plain = (red: number) =>
  sharp({ create: { ...SIZE, channels: 3, background: { r: red, g: 80, b: 60 } } })
    .png()
    .toBuffer()

it('a poster is a JPEG of 60 kB at most', async () => {
  const poster = await toPoster(await plain(200))
  expect((await sharp(poster).metadata()).format).toBe('jpeg')
  expect(poster.length).toBeLessThanOrEqual(60_000)
})

it('one that nobody can tell from the one before is the same, another colour is not', async () => {
  expect(await looksSame(await plain(200), await plain(201))).toBe(true)
  expect(await looksSame(await plain(200), await plain(203))).toBe(false)
})
