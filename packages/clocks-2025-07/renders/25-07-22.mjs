// The evening behind the biplane: a photograph in the inks of a poster, its sky drawn out upwards.
// Run in this folder: node 25-07-22.mjs PATH/sunset_by_Aitzol_Berasategi.jpg (lomiri-wallpapers-16.04). Writes into out.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [1600, 1120]
/** Where the horizon lies in what is made, and in the photograph at the same width. */
const [HORIZON, FOUND] = [975, 492]
/** From dark to bright. */
const INKS = [
  [0, '1c0526'],
  [0.12, '34083a'],
  [0.24, '5c0c4c'],
  [0.4, '8f0f57'],
  [0.56, 'c01a4e'],
  [0.72, 'e5402f'],
  [0.86, 'ff7a2f'],
  [0.95, 'ffa63d'],
  [1, 'ffd65a'],
].map(([tone, ink]) => [tone, ...[0, 2, 4].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))])
/** Flares of the lens on the hills: across, down, how large. */
const FLARES = [
  [639, 570, 24],
  [619, 571, 22],
  [408, 633, 26],
  [842, 628, 30],
  [1110, 578, 26],
  [961, 555, 22],
  [265, 613, 24],
]

const clamp = (value) => Math.min(1, Math.max(0, value))
const inkOf = (tone) => {
  const next = Math.max(
    1,
    INKS.findIndex(([at]) => at >= clamp(tone)),
  )
  const [a, b] = [INKS[next - 1], INKS[next]]
  const part = (clamp(tone) - a[0]) / (b[0] - a[0])
  return [1, 2, 3].map((i) => a[i] + (b[i] - a[i]) * part)
}
let state = 250722
const chance = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

const { data, info } = await sharp(process.argv[2])
  .resize(WIDTH)
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true })
for (const [cx, cy, r] of FLARES)
  for (let y = cy - r; y <= cy + r; y++) {
    const reach = Math.round(Math.sqrt(Math.max(0, r * r - (y - cy) ** 2)))
    for (let x = cx - reach; x <= cx + reach; x++)
      for (let c = 0; c < 3; c++) {
        const of = (at) => data[(y * WIDTH + at) * 3 + c]
        const part = (x - cx + reach + 1) / (2 * reach + 2)
        data[(y * WIDTH + x) * 3 + c] = of(cx - reach - 1) * (1 - part) + of(cx + reach + 1) * part
      }
  }

/** Blurred, with finer steps than a byte has. */
const blurred = async (sigma) => {
  const wide = await sharp(data, { raw: { width: WIDTH, height: info.height, channels: 3 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  const bytes = await sharp(wide)
    .blur(sigma)
    .toColourspace('rgb16')
    .removeAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer()
  return new Uint16Array(bytes.buffer, bytes.byteOffset, WIDTH * info.height * 3)
}
const [near, glow, far] = [await blurred(4), await blurred(20), await blurred(40)]

const bend = (HORIZON - FOUND) / HORIZON ** 2
const picture = Buffer.alloc(WIDTH * HEIGHT * 3)
for (let y = 0; y < HEIGHT; y++) {
  const above = HORIZON - y
  const found = above > 0 ? FOUND - (above - bend * above * above) : FOUND - above
  const row = Math.min(info.height - 2, Math.max(0, Math.floor(found)))
  const part = clamp(found - row)
  const isFar = clamp((above - 130) / 240)
  for (let x = 0; x < WIDTH; x++) {
    const at = (from, c) =>
      from[(row * WIDTH + x) * 3 + c] * (1 - part) + from[((row + 1) * WIDTH + x) * 3 + c] * part
    const isSky = clamp((above - 10) / 50) * clamp((at(data, 0) - 120) / 60)
    const [red, green] = [0, 1].map((c) => {
      const close = at(data, c) * (1 - isSky) + (at(near, c) / 257) * isSky
      return close * (1 - isFar) + (at(far, c) / 257) * isFar
    })
    let tone = (red * 0.75 + green * 0.25) / 255
    // What is blown out in red still has its shape in blue.
    if (tone > 0.74) tone = 0.74 + (tone - 0.74) * (0.45 + 0.55 * clamp((at(glow, 2) / 257 - 118) / 137) ** 2)
    tone += (chance() + chance() - 1) * 0.016 * clamp((0.92 - tone) * 8)
    picture.set(inkOf(tone), (y * WIDTH + x) * 3)
  }
}
mkdirSync('out', { recursive: true })
await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .webp({ quality: 88, effort: 6 })
  .toFile('out/evening.webp')
