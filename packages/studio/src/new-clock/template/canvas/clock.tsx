import { Stage, secondsOf } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { bulbAt, litAt, postAt, rollAt } from './model'

export { notes } from './notes'

/** Every file the clock shows: `new URL('./name.webp', import.meta.url).href`. */
export const images: string[] = []
export const fonts = []

const NIGHT = '#161a38'
const DUSK = '#d9795d'
const WATER = '#0f1830'
const IRON = '#0a0d1c'
const LIGHT = '#ffdf94'
const UNLIT = '#4b4766'

/** Lengths in pixels of a stage of this size. A canvas has no container units: everything is worked out from it. */
function planOf(width: number, height: number) {
  const margin = width * 0.05
  const shore = height * 0.66
  return {
    shore,
    /** A part of the promenade as pixels from the left. */
    across: (part: number) => margin + part * (width - 2 * margin),
    wire: shore - Math.min(height * 0.3, width * 0.42),
    sag: Math.min(height, width) * 0.09,
    bulb: Math.min(width / 220, height / 60),
    lantern: Math.min(width / 58, height / 24),
  }
}

/** Sky, lanterns and bulbs: they change once a minute, so they are painted once a minute. */
function drawPromenade({ context, time, width, height }: CanvasFrame) {
  const { shore, across, wire, sag, bulb, lantern } = planOf(width, height)
  const { lanterns, bulbs } = litAt(time.hour, time.minute)
  const sky = context.createLinearGradient(0, 0, 0, shore)
  sky.addColorStop(0.2, NIGHT)
  sky.addColorStop(1, DUSK)
  context.fillStyle = sky
  context.fillRect(0, 0, width, shore)

  context.strokeStyle = IRON
  context.lineWidth = Math.max(1, bulb * 0.4)
  context.beginPath()
  context.moveTo(across(0), wire)
  for (let post = 0; post < 12; post++)
    // A curve of this kind passes its handle at half its height.
    context.quadraticCurveTo(across(postAt(post + 0.5)), wire + 2 * sag, across(postAt(post + 1)), wire)
  context.stroke()
  context.fillStyle = IRON
  for (let post = 0; post <= 12; post++)
    context.fillRect(across(postAt(post)) - bulb * 0.5, wire - lantern, bulb, shore - wire + lantern)

  const lamp = (x: number, y: number, radius: number, lit: boolean) => {
    if (lit) {
      context.fillStyle = `${LIGHT}44`
      disc(context, x, y, radius * 2.2)
    }
    context.fillStyle = lit ? LIGHT : UNLIT
    disc(context, x, y, radius)
  }
  for (let index = 0; index < 60; index++) {
    const { x, sag: low } = bulbAt(index)
    lamp(across(x), wire + low * sag + bulb, bulb, index < bulbs)
  }
  for (let index = 0; index < 12; index++)
    lamp(across(postAt(index)), wire - lantern * 1.4, lantern, index < lanterns)
}

/**
 * What moves, and nothing else. Its canvas covers the water alone (`part` below): the browser keeps the promenade as it
 * was painted. Everything is worked out from the time given; nothing is kept from the picture before.
 */
function drawWater({ context, time, width, height }: CanvasFrame) {
  const { shore, across, bulb, lantern } = planOf(width, height)
  const { lanterns, bulbs } = litAt(time.hour, time.minute)
  const second = secondsOf(time)
  context.fillStyle = WATER
  context.fillRect(0, shore, width, height - shore)

  const lines = 16
  const step = (height - shore) / lines
  for (let line = 0; line < lines; line++) {
    const y = shore + (line + 0.3) * step
    const shift = rollAt(second, line) * step * 0.5
    const streak = (x: number, radius: number, strength: number) => {
      context.globalAlpha = strength * (1 - line / lines)
      context.fillRect(x - radius + shift, y, radius * 2, step * 0.4)
    }
    context.fillStyle = DUSK
    streak(width / 2, width / 2 + step, 0.16)
    context.fillStyle = LIGHT
    for (let index = 0; index < lanterns; index++) streak(across(postAt(index)), lantern, 0.8)
    // The small lights do not reach as far.
    if (line < lines / 2)
      for (let index = 0; index < bulbs; index++) streak(across(bulbAt(index).x), bulb, 0.5)
  }
  context.globalAlpha = 1

  const size = (height - shore) * 0.42
  const x = across(second / 60)
  const y = shore + size * 1.5 + rollAt(second, 3) * size * 0.05
  context.fillStyle = IRON
  shape(
    context,
    [x - size * 0.6, y],
    [x + size * 0.6, y],
    [x + size * 0.4, y + size * 0.24],
    [x - size * 0.4, y + size * 0.24],
  )
  context.fillStyle = '#f3e6d0'
  shape(context, [x, y - size * 0.06], [x, y - size], [x + size * 0.5, y - size * 0.06])
  shape(
    context,
    [x - size * 0.06, y - size * 0.06],
    [x - size * 0.06, y - size * 0.8],
    [x - size * 0.4, y - size * 0.06],
  )
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function shape(context: CanvasRenderingContext2D, ...points: readonly (readonly [number, number])[]) {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.fill()
}

/** A promenade at dusk: twelve lanterns, sixty bulbs and the sea. */
export default function TemplateTitle() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawPromenade} beat="minute" />
      {/* Water creeps: ten pictures a second are enough, and cost a sixth of every frame. */}
      <Canvas
        draw={drawWater}
        beat={10}
        part={({ width, height }) => {
          const { shore } = planOf(width, height)
          return { left: 0, top: shore, width, height: height - shore }
        }}
      />
    </Stage>
  )
}
