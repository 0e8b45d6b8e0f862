import {
  type ClockTime,
  createRandom,
  easeInOut,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { memo } from 'react'
import styles, { css } from './clock.module.css'
import { circle, type Outline, push } from './marbling'
import { changing, flower, flowersAt, type Kind, PLACES } from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

type Context = CanvasRenderingContext2D
type Point = readonly [number, number]

const KINDS = ['hour', 'ten', 'one'] as const
const SIZE = '#f3ead5'
const PAPER = '#fbf6ea'
/** Inks of each flower from its outermost ring. */
const INKS: Readonly<Record<Kind, readonly string[]>> = {
  hour: ['#7c1f23', '#c8372c', '#e8694a', '#f3c9a2'],
  ten: ['#17305e', '#2c559c', '#7ea6d4', '#f4efe2'],
  one: ['#8a5410', '#e2a21f', '#f5cf5a', '#fdf2cf'],
}
const SCALE: Readonly<Record<Kind, number>> = { hour: 1, ten: 1.16, one: 0.94 }
const LEAF = '#3f6b47'
const LEAF_LIGHT = '#6f9a63'
const GROUND = ['#f4ecd8', '#cbd8c6', '#eadfc6', '#b9c9cc', '#f7f0df', '#dfcfae', '#d3dcd4']
const SECONDS = ['#7c1f23', '#2c559c', '#e2a21f', '#3f6b47', '#1f2a3c']

interface Layout {
  /** Middle of each flower's place. */
  readonly places: Readonly<Record<Kind, readonly (readonly [number, number])[]>>
  readonly radius: number
  /** The margin where the seconds fall. */
  readonly margin: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

function layOut(width: number, height: number): Layout {
  const tall = width < height
  const edge = Math.min(width, height) * 0.045
  const marginHeight = tall ? height * 0.075 : height * 0.125
  const field = { width: width - 2 * edge, height: height - marginHeight - 1.6 * edge }
  // A square has height to spare: its tulips stand in four rows of three, and all grow wider.
  const square = !tall && width < height * 1.3
  const hoursAcross = square ? 3 : 4
  const hourWidth = tall ? field.width : field.width * (square ? 0.365 : 0.445)
  const minuteWidth = tall ? field.width : field.width * (square ? 0.595 : 0.51)
  const rowHeight = tall ? field.height / 6.25 : field.height / 3
  const hourHeight = square ? field.height / 4 : rowHeight
  const grid = (left: number, top: number, across: number, wide: number, count: number, high = rowHeight) =>
    Array.from(
      { length: count },
      (_, index) =>
        [
          left + ((index % across) + 0.5) * (wide / across),
          top + (Math.floor(index / across) + 0.5) * high,
        ] as const,
    )
  const right = tall ? edge : width - edge - minuteWidth
  const lower = tall ? edge + rowHeight * 3.25 : edge
  const radius = Math.min(Math.min(hourWidth / hoursAcross, minuteWidth / 5) * 0.42, hourHeight * 0.27)
  return {
    places: {
      hour: grid(edge, edge, hoursAcross, hourWidth, PLACES.hour, hourHeight),
      ten: grid(right, lower, 5, minuteWidth, PLACES.ten),
      one: grid(right, lower + rowHeight, 5, minuteWidth, PLACES.one),
    },
    radius,
    margin: { left: width * 0.018, top: height - marginHeight, width: width * 0.964, height: marginHeight },
  }
}

function trace(context: Context, outline: Outline, x: number, y: number, scale: number) {
  const points = outline.length / 2
  const at = (point: number) => {
    const index = (point % points) * 2
    return [x + scale * outline[index]!, y + scale * outline[index + 1]!] as const
  }
  context.beginPath()
  const [firstX, firstY] = at(0)
  const [lastX, lastY] = at(points - 1)
  context.moveTo((firstX + lastX) / 2, (firstY + lastY) / 2)
  for (let point = 0; point < points; point++) {
    const [px, py] = at(point)
    const [nx, ny] = at(point + 1)
    context.quadraticCurveTo(px, py, (px + nx) / 2, (py + ny) / 2)
  }
  context.closePath()
}

/** Bands of ink combed up and down, then pushed aside by a stone at each place. */
function paintGround(context: Context, width: number, height: number, { places, radius }: Layout) {
  const random = createRandom('marbling', 'bands')
  const long = Math.max(width, height)
  const spacing = long / 26
  const reach = spacing * 0.13
  const step = spacing / 10
  const pull = spacing * 0.95
  const from = (x: number, tine: number) => Math.abs(((((x / spacing + tine) % 1) + 1.5) % 1) - 0.5) * spacing
  const all = KINDS.flatMap((kind) => places[kind])
  const far = 4.4 * radius * radius
  // Those that a band may meet.
  let stones: readonly Point[] = []
  // As the drop does, but only near its stone, or each would shove the last one's ring away from under its flower.
  const aside = (x: number, y: number): Point => {
    let [px, py] = [x, y]
    for (let stone = 0; stone < stones.length; stone++) {
      const dx = px - stones[stone]![0]
      const dy = py - stones[stone]![1] + radius * 0.3
      const square = dx * dx + dy * dy
      if (square > far) continue
      const away = Math.max(1e-9, square) / (radius * radius)
      const by = 1 + (Math.sqrt(1 + 0.85 / away) - 1) * easeInOut((2.1 - Math.sqrt(away)) / 0.9)
      px += dx * (by - 1)
      py += dy * (by - 1)
    }
    return [px, py]
  }
  context.fillStyle = SIZE
  context.fillRect(0, 0, width, height)
  let band = 0
  for (let level = -spacing * 2; level < height + spacing * 2; band++) {
    const middle = level + radius * 0.3
    stones = all.filter(([, y]) => Math.abs(y - middle) < radius * 3 + spacing * 1.2)
    const at = (x: number) =>
      aside(
        x,
        level +
          long * 0.006 * Math.sin((x / long) * 21 + band * 0.7) +
          pull * (reach / (from(x, 0) + reach) - reach / (from(x, 0.5) + reach)),
      )
    // A line that meets a stone head on is torn wide apart: halve its steps until none is longer than the comb's own.
    const follow = (left: number, start: Point, right: number, end: Point) => {
      if (right - left > 0.002 && Math.hypot(end[0] - start[0], end[1] - start[1]) > step * 1.5) {
        const middle = (left + right) / 2
        const between = at(middle)
        follow(left, start, middle, between)
        follow(middle, between, right, end)
      } else context.lineTo(end[0], end[1])
    }
    context.beginPath()
    let last = at(-step)
    context.moveTo(last[0], last[1])
    for (let x = -step; x < width + step; x += step) {
      const next = at(x + step)
      follow(x, last, x + step, next)
      last = next
    }
    // Only as far down as the next band is sure to cover it.
    const foot = level + spacing * 2.5 + radius * 1.5
    context.lineTo(width + step, foot)
    context.lineTo(0 - step, foot)
    context.fillStyle = GROUND[band % GROUND.length]!
    context.fill()
    context.lineWidth = Math.max(0.4, long * 0.0006)
    context.strokeStyle = 'rgb(120 98 66 / 32%)'
    context.stroke()
    level += spacing * (0.16 + 0.5 * random() ** 1.6)
  }
}

/** The sheet's edge, which the bath didn't touch. */
function paintMargin(context: Context, width: number, height: number, { margin }: Layout) {
  const random = createRandom('marbling', 'edge')
  context.fillStyle = PAPER
  context.beginPath()
  context.moveTo(0, height)
  for (let step = 0; step <= 48; step++)
    context.lineTo((width * step) / 48, margin.top - margin.height * 0.05 + margin.height * 0.07 * random())
  context.lineTo(width, height)
  context.fill()
}

function paintLeaves(context: Context, x: number, y: number, size: number, kind: Kind) {
  const foot = y + size * 1.82
  context.strokeStyle = LEAF
  context.lineCap = 'round'
  context.lineWidth = size * 0.1
  context.beginPath()
  context.moveTo(x, y + size * 0.7)
  context.quadraticCurveTo(x + size * 0.06, y + size * 1.3, x - size * 0.03, foot)
  context.stroke()
  for (const side of [-1, 1]) {
    const tip = [
      x + side * size * (kind === 'hour' ? 0.82 : 0.7),
      y + size * (kind === 'hour' ? 0.92 : 1.12),
    ] as const
    for (const [ink, thick] of [
      [LEAF, 1],
      [LEAF_LIGHT, 0.45],
    ] as const) {
      context.fillStyle = ink
      context.beginPath()
      context.moveTo(x, foot)
      context.quadraticCurveTo(x + side * size * 0.72 * thick, foot - size * 0.1, tip[0], tip[1])
      context.quadraticCurveTo(
        x + side * size * (0.4 - 0.18 * thick),
        foot - size * (0.62 - 0.1 * thick),
        x,
        foot,
      )
      context.fill()
    }
  }
}

function paintFlower(
  context: Context,
  kind: Kind,
  index: number,
  [x, y]: readonly [number, number],
  radius: number,
  part: number,
) {
  const middle = y - radius * 0.32
  if (kind !== 'one' && part > 0.4) {
    context.save()
    context.globalAlpha = easeInOut((part - 0.4) / 0.4)
    paintLeaves(context, x, middle, radius, kind)
    context.restore()
  }
  for (const [ring, outline] of flower(kind, part, SWAY[kind][index]).entries()) {
    trace(context, outline, x, middle, radius * SCALE[kind])
    context.fillStyle = INKS[kind][ring]!
    context.fill()
    context.lineWidth = Math.max(0.4, radius * 0.022)
    context.strokeStyle = 'rgb(255 250 238 / 70%)'
    context.stroke()
  }
}

/** Drawn by hand, no flower is quite like another: how far its needles lean, −1 to 1. */
const SWAY = (() => {
  const random = createRandom('marbling', 'hand')
  const leans = (count: number) => Array.from({ length: count }, () => 2 * random() - 1)
  return { hour: leans(PLACES.hour), ten: leans(PLACES.ten), one: leans(PLACES.one) }
})()

/** A place without a flower: gall alone, which opens a clear ring in the ground. */
function paintStone(context: Context, kind: Kind, [x, y]: readonly [number, number], radius: number) {
  for (const [size, clear] of [
    [0.6, 1],
    [0.3, 0],
  ] as const) {
    context.beginPath()
    context.arc(x, y - radius * 0.3, radius * size, 0, 2 * Math.PI)
    context.globalAlpha = clear
    context.fillStyle = PAPER
    context.fill()
    context.globalAlpha = 0.42
    context.lineWidth = Math.max(0.5, radius * 0.03)
    context.strokeStyle = INKS[kind][1]!
    context.stroke()
  }
  context.globalAlpha = 1
}

/** Where the drops of a minute fall, and how large they get. */
const DROPS = (() => {
  const random = createRandom('marbling', 'seconds')
  return Array.from({ length: 60 }, (_, second) => ({
    along: (second + 0.5) / 60,
    aside: 0.5 + (second % 2 ? 0.2 : -0.2) + 0.12 * (random() - 0.5),
    size: 0.8 + 0.45 * random(),
    ink: SECONDS[(second * 3 + Math.floor(second / 5)) % SECONDS.length]!,
  }))
})()

/** A drop pushes this many that fell before it; those before them float too far off. */
const PUSHED = 4
/** How large a drop gets that is neither large nor small. */
const dropRadius = (margin: Layout['margin']) => Math.min(margin.width / 60, margin.height * 0.3) * 0.9

/** The drops from one up to another, of those that have fallen; the last of all is still spreading. */
function paintDrops(
  context: Context,
  { margin }: Layout,
  [from, to]: readonly [number, number],
  count: number,
  spread: number,
) {
  const base = dropRadius(margin)
  const fallen: { outline: Outline; ink: string; second: number }[] = []
  for (let second = Math.max(0, from); second < Math.min(count, to + PUSHED); second++) {
    const { along, aside, size, ink } = DROPS[second]!
    const x = margin.left + along * margin.width
    const y = margin.top + aside * margin.height
    const radius = base * size * (second === count - 1 ? Math.sqrt(Math.max(0.02, spread)) : 1)
    for (const { outline } of fallen.slice(-3 * PUSHED)) push(outline, x, y, radius)
    fallen.push({ outline: circle(x, y, radius, 36), ink, second })
    fallen.push({ outline: circle(x, y, radius * 0.58, 30), ink: PAPER, second })
    fallen.push({ outline: circle(x, y, radius * 0.3, 24), ink, second })
  }
  for (const { outline, ink, second } of fallen) {
    if (second >= to) break
    trace(context, outline, 0, 0, 1)
    context.fillStyle = ink
    context.fill()
  }
}

/** The rake that skims the drops off the margin, its teeth trailing. */
function paintRake(context: Context, { margin }: Layout, x: number) {
  const thick = margin.height * 0.1
  const teeth = 9
  context.fillStyle = 'rgb(80 50 20 / 22%)'
  context.fillRect(x - thick * 0.3, margin.top + margin.height * 0.04, thick * 1.5, margin.height * 0.96)
  context.strokeStyle = '#5d3a1c'
  context.lineWidth = Math.max(0.6, thick * 0.14)
  context.beginPath()
  for (let tooth = 0; tooth < teeth; tooth++) {
    const y = margin.top + margin.height * (0.08 + (0.86 * tooth) / (teeth - 1))
    context.moveTo(x, y)
    context.lineTo(x - thick * 1.5, y)
  }
  context.stroke()
  const wood = context.createLinearGradient(x - thick * 0.4, 0, x + thick * 0.6, 0)
  wood.addColorStop(0, '#c8935a')
  wood.addColorStop(0.5, '#a8723d')
  wood.addColorStop(1, '#7c4f26')
  context.fillStyle = wood
  context.fillRect(x - thick * 0.4, margin.top, thick, margin.height)
}

/** The next second's drop on its way down, over its shadow. */
function paintFalling(context: Context, { margin }: Layout, second: number, part: number) {
  const { along, aside, ink } = DROPS[second]!
  const fall = part * part
  const size = Math.min(margin.width / 60, margin.height * 0.3) * 0.42
  const x = margin.left + along * margin.width
  const land = margin.top + aside * margin.height
  const y = land - (1 - fall) * margin.height * 1.5
  context.fillStyle = `rgb(90 60 30 / ${0.3 * fall})`
  context.beginPath()
  context.ellipse(x, land, size * (1.6 - 0.8 * fall), size * (0.9 - 0.4 * fall), 0, 0, 7)
  context.fill()
  context.fillStyle = ink
  context.beginPath()
  context.moveTo(x, y - size * 2.1)
  context.quadraticCurveTo(x + size * 0.9, y - size * 0.3, x + size * 0.62, y + size * 0.25)
  context.arc(x, y + size * 0.1, size * 0.64, 0.2, Math.PI - 0.2)
  context.quadraticCurveTo(x - size * 0.9, y - size * 0.3, x, y - size * 2.1)
  context.fill()
}

const ground = ({ context, width, height }: CanvasFrame) => {
  const layout = layOut(width, height)
  paintGround(context, width, height, layout)
  paintMargin(context, width, height, layout)
  return Number.POSITIVE_INFINITY
}

function flowers({ context, width, height, time, layer }: CanvasFrame) {
  const { places, radius } = layOut(width, height)
  const coming = laterBy(time, 60_000)
  const now = flowersAt(time.hour, time.minute)
  const next = flowersAt(coming.hour, coming.minute)
  const part = changing(time)
  const stay = (kind: Kind) => (part > 0 ? Math.min(now[kind], next[kind]) : now[kind])
  const paint = (standing: Context) => {
    for (const kind of KINDS)
      for (const [index, place] of places[kind].entries())
        if (index < stay(kind)) paintFlower(standing, kind, index, place, radius, 1)
        else paintStone(standing, kind, place, radius)
  }
  if (part === 0) paint(context)
  else {
    layer('flowers', KINDS.map(stay).join(' '), paint)
    for (const kind of KINDS) {
      for (let place = stay(kind); place < next[kind]; place++)
        paintFlower(context, kind, place, places[kind][place]!, radius, part)
      for (let place = stay(kind); place < now[kind]; place++)
        paintFlower(context, kind, place, places[kind][place]!, radius, 1 - easeInOut(part * 1.25))
    }
  }
  // They change in the minute's last second alone.
  return time.second < 59 ? untilMinute(time) - 1000 : undefined
}

/** When the next drop leaves for the margin, as a part of the second. */
const FALLS = 0.8

/** When a drop has spread, as a part of the second. */
const SPREAD = 0.27
/** The margin in twelve pieces: only the drops of the piece that is filling move. */
const PIECE_S = 5
const pieceAt = ({ second }: ClockTime) => Math.floor(second / PIECE_S)
/** The first drop that is painted with a piece: those that its own drops push are. */
const firstOf = (piece: number) => piece * PIECE_S - PUSHED

/** The drops that lie still, and the rake that skims all of them off. */
function settled({ context, width, height, time }: CanvasFrame) {
  const layout = layOut(width, height)
  const { margin } = layout
  const part = changing(time)
  const count = time.second + 1
  if (part > 0) {
    const skimmed = margin.left + margin.width * easeInOut(part)
    context.save()
    context.beginPath()
    context.rect(skimmed, 0, width, height)
    context.clip()
    paintDrops(context, layout, [0, count], count, 1)
    context.restore()
    paintRake(context, layout, skimmed)
    return undefined
  }
  const piece = pieceAt(time)
  paintDrops(context, layout, [0, firstOf(piece)], count, 1)
  if (time.second === 59) return undefined
  return 1000 * (Math.min(59, (piece + 1) * PIECE_S) - secondsOf(time))
}

/** The drops of a piece: each spreads, and then the next one falls. */
const moving = (piece: number) => (frame: CanvasFrame) => {
  const { context, width, height, time, motion, layer } = frame
  if (pieceAt(time) !== piece) return 1000 * ((piece * PIECE_S - secondsOf(time) + 60) % 60)
  if (changing(time) > 0) return untilSecond(time)
  const layout = layOut(width, height)
  const fraction = motion === 'reduced' ? 1 : time.millisecond / 1000
  const count = time.second + 1
  const spread = easeInOut(fraction / SPREAD)
  const paint = (on: Context) => paintDrops(on, layout, [firstOf(piece), count], count, spread)
  if (spread < 1) paint(context)
  else layer('drops', `${count}`, paint)
  if (time.second === 59) return undefined
  if (motion === 'reduced') return untilSecond(time)
  if (fraction > FALLS) paintFalling(context, layout, count, (fraction - FALLS) / (1 - FALLS))
  if (fraction < SPREAD) return undefined
  return fraction < FALLS ? 1000 * (FALLS - fraction) : undefined
}

/** The margin, with drops that hang over its edge. */
const edge = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { margin } = layOut(width, height)
  const top = margin.top - margin.height * 0.5
  return { left: 0, top, width, height: height - top }
}

/** A piece of the margin, and above it as far as drops fall. */
const pieceOf =
  (piece: number) =>
  ({ width, height }: { readonly width: number; readonly height: number }) => {
    const { margin } = layOut(width, height)
    const around = dropRadius(margin) * 3
    const x = (drop: number) => margin.left + DROPS[drop]!.along * margin.width
    const left = Math.max(0, x(Math.max(0, firstOf(piece))) - around)
    const right = Math.min(width, x(Math.min(59, (piece + 1) * PIECE_S)) + around)
    const top = margin.top - margin.height * 1.7
    return { left, top, width: right - left, height: height - top }
  }

const PIECES = Array.from({ length: 60 / PIECE_S }, (_, piece) => ({
  draw: moving(piece),
  part: pieceOf(piece),
}))

const Piece = memo(({ piece }: { readonly piece: number }) => <Canvas {...PIECES[piece]!} beat={30} />)

/** The piece that is filling; those before it are among the drops that lie still. */
function Filling() {
  const piece = pieceAt(useClockTime('second'))
  return <Piece key={piece} piece={piece} />
}

/** Marbled flowers, counted for the hours, the tens and the single minutes. */
export default function Marbling() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.bath}>
      <Canvas draw={ground} beat="minute" ground />
      <Canvas draw={flowers} beat={30} />
      <Canvas draw={settled} beat={30} part={edge} />
      <Filling />
    </Stage>
  )
}
