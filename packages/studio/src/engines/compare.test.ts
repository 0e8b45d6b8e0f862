import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compare } from './compare.ts'

const picture = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${svg}</svg>`))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()

const whole = { left: 0, top: 0, width: 400, height: 300 }

/** How much of the whole picture differs. */
async function share(first: Buffer, second: Buffer) {
  const { shares } = await compare(first, second, [whole])
  return shares[0]
}

const square = (x: number, colour = '#123') =>
  `<rect x="${x}" y="100" width="80" height="80" fill="${colour}"/>`

it('sees no difference in what is shifted by a pixel', async () => {
  expect(await share(await picture(square(100)), await picture(square(101)))).toBe(0)
})

it('sees a square that stands elsewhere, at both places', async () => {
  const seen = await share(await picture(square(60)), await picture(square(220)))
  expect(seen).toBeGreaterThan(0.08) // two squares are 0.107 of the picture
  expect(seen).toBeLessThan(0.12)
})

it('sees a square of another colour', async () => {
  expect(await share(await picture(square(100)), await picture(square(100, '#831')))).toBeGreaterThan(0.04)
})

it('sees that something is missing', async () => {
  expect(await share(await picture(square(100)), await picture(''))).toBeGreaterThan(0.04)
})

it('tells one thing from as much that is scattered', async () => {
  const dots = Array.from(
    { length: 100 },
    (_, dot) =>
      `<rect x="${(dot % 10) * 40}" y="${Math.floor(dot / 10) * 30}" width="8" height="8" fill="#123"/>`,
  )
  const patch = async (svg: string) =>
    (await compare(await picture(''), await picture(svg), [whole])).patches[0]
  expect(await patch(square(100))).toBeGreaterThan(0.04) // the square is 0.053 of the picture
  expect(await patch(dots.join(''))).toBeLessThan(0.002) // a hundred dots together are as much
})

it('says in which part it is', async () => {
  const half = { ...whole, width: 200 }
  const { shares } = await compare(await picture(''), await picture(square(220)), [
    half,
    { ...half, left: 200 },
  ])
  expect(shares[0]).toBe(0)
  expect(shares[1]).toBeGreaterThan(0.09) // the square is 0.107 of its half
})

it('puts both pictures and their difference side by side', async () => {
  const { sideBySide } = await compare(await picture(square(60)), await picture(square(220)), [])
  const { width, height } = await sharp(await sideBySide()).metadata()
  expect([width, height]).toEqual([1200, 300])
})

it('does not compare pictures of two sizes', async () => {
  const small = await sharp(await picture(''))
    .resize(200, 150)
    .png()
    .toBuffer()
  await expect(compare(await picture(''), small, [])).rejects.toThrow('not of one size: 100×75, 50×38')
})
