// panda.webp: the picture as light as the code's light modules have to be. The clock makes the dark ones of it.
// tones.webp: how light it is, small and without loss: which modules are dark hangs on it, in every browser alike.
// Run in this folder: node 25-08-25.mjs PATH/red_panda.webp (gcompris-qt-data, activity "erase"). Writes into out.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [1920, 1080]
/** Oklab: even its darkest fur is light enough for a scanner, and for figures to stand before it. */
const LIGHT = { from: 0.71, range: 0.275, chroma: 1.4 }

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const encoded = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const multiply = (matrix, [x, y, z]) => matrix.map(([a, b, c]) => a * x + b * y + c * z)

// Björn Ottosson, "A perceptual color space for image processing", 2020.
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const toLab = (rgb) => multiply(TO_LAB, multiply(TO_CONES, rgb.map(linear)).map(Math.cbrt))
const fromLab = (lab) =>
  multiply(
    FROM_CONES,
    multiply(FROM_LAB, lab).map((c) => c ** 3),
  )

/** The colour, or the most of it that a screen can show. */
function shown([lightness, a, b]) {
  for (let part = 1; part > 0; part -= 0.04) {
    const rgb = fromLab([lightness, a * part, b * part])
    if (rgb.every((c) => c >= -0.002 && c <= 1.002))
      return rgb.map((c) => Math.round(255 * encoded(Math.min(1, Math.max(0, c)))))
  }
  return [0, 0, 0]
}

const photo = await sharp(process.argv[2])
  .removeAlpha()
  .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
  .raw()
  .toBuffer()
const light = Buffer.alloc(photo.length)
for (let at = 0; at < photo.length; at += 3) {
  const [lightness, a, b] = toLab([...photo.subarray(at, at + 3)].map((c) => c / 255))
  const tone = Math.min(1, Math.max(0, (lightness - 0.15) / 0.8))
  light.set(shown([LIGHT.from + LIGHT.range * tone, a * LIGHT.chroma, b * LIGHT.chroma]), at)
}
mkdirSync('out', { recursive: true })
await sharp(light, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .webp({ quality: 82, effort: 6, smartSubsample: true })
  .toFile('out/panda.webp')
await sharp(process.argv[2])
  .removeAlpha()
  .greyscale()
  .resize(WIDTH / 8, HEIGHT / 8, { kernel: 'lanczos3' })
  .toColourspace('srgb')
  .webp({ lossless: true, effort: 6 })
  .toFile('out/tones.webp')
