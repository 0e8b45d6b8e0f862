import { easeInOut, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Area, darkAt, flyAt, litAt, placeOf, tableAt, WIDE } from './model'

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
const fly = new URL('./fly.webp', import.meta.url).href

export const images = [...Object.values(sheets.wide), ...Object.values(sheets.tall), fly]
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

/** The table with what is on it, by one light: the picture without grapes, and the one with them where one lies. */
function lay(frame: CanvasFrame, place: Place, bare: string, full: string) {
  const { context, time, width, height, image } = frame
  const { bunches, grapes } = tableAt(time.hour, time.minute)
  const { painting, x, y, wide, high } = place
  const there = [...painting.bunches.slice(0, bunches), ...painting.grapes.slice(0, grapes)]
  // Whole pixels, so that no hairline is left between two pictures.
  const box = ({ left, top, right, bottom }: Area) => {
    const [x0, x1] = [left, right].map((at) => Math.round(x + at * wide)) as [number, number]
    const [y0, y1] = [top, bottom].map((at) => Math.round(y + at * high)) as [number, number]
    return [x0, y0, x1 - x0, y1 - y0] as const
  }
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  for (const area of there) context.rect(...box(area))
  context.clip('evenodd')
  spread(frame, image(bare), place)
  context.restore()
  if (there.length === 0) return
  context.save()
  context.beginPath()
  for (const area of there) context.rect(...box(area))
  context.clip()
  spread(frame, image(full), place)
  context.restore()
}

/** Strips in which a candle's light fades out beside the last that burns. */
const FADE = 14

/** The painting; it changes once a minute. */
function drawTable(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const place = placeOf(width, height)
  const { painting, x, y, wide, high } = place
  const pictures = painting === WIDE ? sheets.wide : sheets.tall
  lay(frame, place, pictures.bare, pictures.full)
  context.fillStyle = `rgba(6, 7, 14, ${(darkAt(time.hour, time.minute) * 0.14).toFixed(3)})`
  context.fillRect(0, 0, width, height)
  const lit = litAt(painting, tableAt(time.hour, time.minute).candles)
  const soft = wide * (painting === WIDE ? 0.018 : 0.04)
  for (const [index, { top, bottom }] of painting.candles.entries()) {
    const edge = x + lit[index]! * wide
    const strip = (from: number, to: number, strength: number) => {
      context.save()
      context.globalAlpha = strength
      context.beginPath()
      context.rect(from, Math.round(y + top * high), to - from, Math.round((bottom - top) * high))
      context.clip()
      lay(frame, place, pictures.bareLit, pictures.fullLit)
      context.restore()
    }
    if (edge < 0) continue
    // The light ends softly, on the side of the next candle, which does not burn.
    strip(-1, Math.round(edge - soft), 1)
    if (edge - soft > width) continue
    for (let at = 0; at < FADE; at++) {
      const [from, to] = [at, at + 1].map((step) => Math.round(edge - soft + (2 * soft * step) / FADE))
      strip(from!, to!, 1 - (at + 0.5) / FADE)
    }
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
