import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isEmpty } from './empty-picture.ts'

const ground = sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })

it('is empty when it shows one colour', async () => {
  expect(await isEmpty(await ground.clone().png().toBuffer())).toBe(true)
})

it('is not empty with a single hand on it', async () => {
  const hand = { create: { width: 2, height: 20, channels: 3 as const, background: '#c33' } }
  const dial = ground.clone().composite([{ input: await sharp(hand).png().toBuffer(), left: 30, top: 10 }])
  expect(await isEmpty(await dial.png().toBuffer())).toBe(false)
})
