import { easeInOut, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { darkAt, flyAt, placeOf, tableAt, WIDE } from './model'

export { notes } from './notes'

const sheets = {
  wide: {
    bare: new URL('./wide-bare.webp', import.meta.url).href,
    full: new URL('./wide-full.webp', import.meta.url).href,
    bareLit: new URL('./wide-bare-lit.webp', import.meta.url).href,
    fullLit: new URL('./wide-full-lit.webp', import.meta.url).href,
  },
  tall: {
    bare: new URL('./tall-bare.webp', import.meta.url).href,
    full: new URL('./tall-full.webp', import.meta.url).href,
    bareLit: new URL('./tall-bare-lit.webp', import.meta.url).href,
    fullLit: new URL('./tall-full-lit.webp', import.meta.url).href,
  },
}
const flames = new URL('./flames.webp', import.meta.url).href
const fly = new URL('./fly.webp', import.meta.url).href

export const images = [...Object.values(sheets.wide), ...Object.values(sheets.tall), flames, fly]
export const fonts = []

type Place = ReturnType<typeof placeOf>

/** A picture in its place; at its sides the outermost wall and stone go on. */
function spread(
  { context, width, height }: CanvasFrame,
  picture: HTMLImageElement,
  { x, y, wide, high }: Place,
) {
  const { naturalWidth: w, naturalHeight: h } = picture
  context.drawImage(picture, x, y, wide, high)
  const edge = Math.round(w * 0.006)
  const [right, bottom] = [x + wide, y + high]
  if (y > 0) context.drawImage(picture, 0, 0, w, edge, x, 0, wide, y + 1)
  if (bottom < height)
    context.drawImage(picture, 0, h - edge, w, edge, x, bottom - 1, wide, height - bottom + 1)
  if (x > 0) context.drawImage(picture, 0, 0, edge, h, 0, y, x + 1, high)
  if (right < width) context.drawImage(picture, w - edge, 0, edge, h, right - 1, y, width - right + 1, high)
}

/** The table with what is on it, by one light: bare, and over it the parts in which a grape or a bunch lies. */
function lay(frame: CanvasFrame, place: Place, bare: string, full: string) {
  const { context, time, image } = frame
  const { bunches, grapes } = tableAt(time.hour, time.minute)
  const { painting, x, y, wide, high } = place
  spread(frame, image(bare), place)
  const there = [...painting.bunches.slice(0, bunches), ...painting.grapes.slice(0, grapes)]
  if (there.length === 0) return
  context.save()
  context.beginPath()
  for (const { left, top, right, bottom } of there)
    context.rect(x + left * wide, y + top * high, (right - left) * wide, (bottom - top) * high)
  context.clip()
  context.drawImage(image(full), x, y, wide, high)
  context.restore()
}

const picturesOf = ({ painting }: Place) => (painting === WIDE ? sheets.wide : sheets.tall)

/** The painting by the window's light. */
function drawTable(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const place = placeOf(width, height)
  const pictures = picturesOf(place)
  lay(frame, place, pictures.bare, pictures.full)
  context.fillStyle = `rgba(6, 7, 14, ${(0.1 + darkAt(time.hour, time.minute) * 0.2).toFixed(3)})`
  context.fillRect(0, 0, width, height)
}

/** How a flame's light falls off, from its middle to where it ends. */
const FALL = [
  [0, 0.9],
  [0.12, 0.74],
  [0.25, 0.5],
  [0.42, 0.27],
  [0.62, 0.11],
  [0.82, 0.03],
  [1, 0],
] as const

/** The painting by candlelight, as far as the light of those that burn reaches; and their flames. */
function drawLight(frame: CanvasFrame) {
  const { context, time, width, height, image } = frame
  const place = placeOf(width, height)
  const { painting, x, y, wide, high } = place
  const pictures = picturesOf(place)
  const burning = painting.flames.slice(0, tableAt(time.hour, time.minute).candles)
  // First only where there is light, then in its place what is to be seen by it: no light ends in an edge.
  for (const [flameX, flameY] of burning) {
    const [atX, atY] = [x + flameX * wide, y + flameY * high + wide * painting.glow]
    const light = context.createRadialGradient(atX, atY, 0, atX, atY, painting.reach * wide)
    for (const [at, strength] of FALL) light.addColorStop(at, `rgba(0, 0, 0, ${strength})`)
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
  }
  context.globalCompositeOperation = 'source-atop'
  lay(frame, place, pictures.bareLit, pictures.fullLit)
  context.globalCompositeOperation = 'source-over'
  // The flames of both paintings are one picture's, in which they are as far apart as in the wide one.
  const lights = image(flames)
  const half = painting.glow * wide
  const from = WIDE.glow * lights.naturalWidth
  for (const [index, [flameX, flameY]] of burning.entries()) {
    const [atX, atY] = [x + flameX * wide, y + flameY * high]
    const [cutX, cutY] = WIDE.flames[index]!
    context.save()
    context.beginPath()
    context.arc(atX, atY, half, 0, 2 * Math.PI)
    context.clip()
    context.drawImage(
      lights,
      cutX * lights.naturalWidth - from,
      cutY * lights.naturalHeight - from,
      from * 2,
      from * 2,
      atX - half,
      atY - half,
      half * 2,
      half * 2,
    )
    context.restore()
  }
}

const RUN_MS = 260

/** The fly runs a sixtieth of the ledge in a quarter of each second, and rests. */
function drawFly({ context, time, width, height, motion, image }: CanvasFrame) {
  const { painting, x, y, wide, high } = placeOf(width, height)
  const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / RUN_MS))
  const size = painting.fly.size * wide
  const from = Math.max(0, x)
  const to = Math.min(width, x + wide)
  const at = from + size + (to - from - size * 2) * flyAt(time.second, part)
  // It does not walk quite straight.
  const lean = Math.sin(time.second * 2.4) * 0.22
  context.translate(at, y + painting.fly.y * high)
  context.rotate(lean)
  context.drawImage(image(fly), -size / 2, -size * 0.36, size, size * 0.72)
  return part === 1 ? untilSecond(time) : undefined
}

/** A still life with twelve candles, and with as many grapes as there are minutes. */
export default function StillLife() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawTable} beat="minute" />
      <Canvas draw={drawLight} beat="minute" />
      <Canvas
        draw={drawFly}
        beat={20}
        part={({ width, height }) => {
          const { painting, y, wide, high } = placeOf(width, height)
          const size = painting.fly.size * wide
          return { left: 0, top: y + painting.fly.y * high - size / 2, width, height: size }
        }}
      />
    </Stage>
  )
}
