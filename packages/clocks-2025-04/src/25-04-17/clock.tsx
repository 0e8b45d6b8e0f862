import { type ClockTime, createRandom, Stage, timeAt, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { figuresOf, inFigure, type Pavement, pavementOf, type Tile, tileAt } from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

const PALE = '#f0e2cb'
/** The underside's glaze where it spells the time, and everybody else's. */
const DARK = '#123f39'
const SAGE = '#86a892'
const CLAY = '#c2502c'
/** Tiles lie close, without joints: mortar is seen only while one stands on edge. */
const BED = '#8b8069'

/** A tile of the maze turns over this often, in seconds. */
const MAZE_PERIOD_S = 48
/** How long one tile takes to turn over, and how long turning runs across the pavement, in milliseconds. */
const TURN_MS = 430
const SPREAD_MS = 480

interface Laid {
  readonly pavement: Pavement
  readonly tiles: readonly {
    readonly tile: Tile
    readonly column: number
    readonly row: number
    /** Chance of its own, `0` to `1`: when a tile of the maze turns, how dark its clay was burnt. */
    readonly chance: number
    readonly tone: number
  }[]
}

let laid: { readonly key: string; readonly value: Laid } | undefined
function layOut(width: number, height: number, seed: string): Laid {
  const pavement = pavementOf(width, height)
  const key = `${pavement.columns} ${pavement.rows} ${seed}`
  if (laid?.key !== key) {
    const random = createRandom(seed, 'tiles', pavement.columns)
    const tiles = Array.from({ length: pavement.columns * pavement.rows }, (_, index) => {
      const column = index % pavement.columns
      const row = Math.floor(index / pavement.columns)
      return { tile: tileAt(pavement, column, row), column, row, chance: random(), tone: random() }
    })
    laid = { key, value: { pavement, tiles } }
  }
  return laid!.value
}

type One = Laid['tiles'][number]

/** Whether a tile lies face down on the stroke of a second. */
function liesDown(
  { tile, chance }: One,
  { pavement }: Laid,
  time: ClockTime,
  figures: readonly number[],
): boolean {
  if (tile.kind === 'border') return tile.place < 2 * (time.second || 60)
  if (tile.kind === 'point') return true
  if (tile.kind === 'ground') return false
  if (tile.kind === 'figure') {
    const [, , width, height] = pavement.figures[tile.which]!
    return inFigure(figures[tile.which]!, tile.x, tile.y, width, height)
  }
  const turned = Math.floor(Math.floor(time.epochMs / 1000) / MAZE_PERIOD_S + chance)
  return (turned + (chance * 997) / 2) % 2 >= 1
}

/** Turns over with weight: slow to lift, past its bed and back. */
function turnedBy(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  const eased = share < 0.62 ? 0.5 * (share / 0.31) ** 2.2 * 0.5 : 0
  if (share < 0.31) return eased
  const rest = (share - 0.31) / 0.69
  return 1 - 0.75 * (1 - rest) ** 2.4 * Math.cos(rest * 2.9)
}

/** What both canvases draw with. */
function tilesOf({ width, height, ratio, time, hourCycle, seed }: CanvasFrame) {
  const all = layOut(width, height, seed)
  const { columns, rows } = all.pavement
  const edge = (place: number, count: number, length: number) =>
    Math.round((place * length * ratio) / count) / ratio
  const figures = figuresOf(time.hour, time.minute, hourCycle)
  /** One tile in a context whose origin is its middle. */
  const paint = (on: CanvasRenderingContext2D, { tile, column, row, tone }: One, down: boolean) => {
    const x = edge(column, columns, width)
    const y = edge(row, rows, height)
    const w = edge(column + 1, columns, width) - x
    const h = edge(row + 1, rows, height) - y
    const spells = down && (tile.kind === 'figure' || tile.kind === 'point')
    const ink = tile.kind === 'border' ? CLAY : spells ? DARK : SAGE
    on.fillStyle = down ? ink : PALE
    on.fillRect(-w / 2, -h / 2, w, h)
    on.fillStyle = down ? PALE : ink
    // Dark corners are those whose column and row add up to an odd number.
    const falling = (column + row) % 2 === 0 ? down : !down
    on.beginPath()
    for (const side of [-1, 1]) {
      const cx = (side * w) / 2
      const cy = ((falling ? side : -side) * h) / 2
      on.moveTo(cx, cy)
      const from = side < 0 ? (falling ? 0 : -0.5) : falling ? 1 : 0.5
      on.ellipse(cx, cy, w / 2, h / 2, 0, from * Math.PI, (from + 0.5) * Math.PI)
      on.closePath()
    }
    on.fill()
    on.fillStyle = `rgb(30 20 0 / ${(tone * 0.05).toFixed(3)})`
    on.fillRect(-w / 2, -h / 2, w, h)
  }
  const at = (on: CanvasRenderingContext2D, { column, row }: One) =>
    on.translate(
      (edge(column, columns, width) + edge(column + 1, columns, width)) / 2,
      (edge(row, rows, height) + edge(row + 1, rows, height)) / 2,
    )
  return { all, columns, rows, edge, figures, paint, at }
}

/** The pavement as it lies on the stroke of a second. */
function pavement(frame: CanvasFrame) {
  const { context: on, width, height, time } = frame
  const { all, figures, paint, at } = tilesOf(frame)
  on.fillStyle = BED
  on.fillRect(0, 0, width, height)
  for (const one of all.tiles) {
    on.save()
    at(on, one)
    paint(on, one, liesDown(one, all, time, figures))
    on.restore()
  }
}

/** A tile that lies otherwise in the next second. */
interface Turn {
  readonly one: One
  readonly now: boolean
  readonly will: boolean
}

let turns: { readonly key: string; readonly value: readonly Turn[] } | undefined
/** Which tiles turn over within a second, worked out once for all its pictures. */
function turnsOf({ width, height, time, hourCycle, seed }: CanvasFrame): readonly Turn[] {
  const second = Math.floor(time.epochMs / 1000)
  const key = `${second} ${time.timeZone} ${hourCycle} ${width} ${height} ${seed}`
  if (turns?.key !== key) {
    const all = layOut(width, height, seed)
    const next = timeAt((second + 1) * 1000, time.timeZone)
    const figures = figuresOf(time.hour, time.minute, hourCycle)
    const figuresNext = figuresOf(next.hour, next.minute, hourCycle)
    const value = all.tiles
      .map((one) => ({
        one,
        now: liesDown(one, all, time, figures),
        will: liesDown(one, all, next, figuresNext),
      }))
      .filter(({ now, will }) => now !== will)
    turns = { key, value }
  }
  return turns!.value
}

/** The tiles that turn over; before the stroke, so that the pavement is right on it. */
function turning(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const restsMs = untilSecond(time) - TURN_MS - SPREAD_MS
  if (restsMs > 0) return restsMs
  const { columns, rows, edge, paint, at } = tilesOf(frame)
  for (const { one, now, will } of turnsOf(frame)) {
    const { tile, column, row, chance } = one
    const along =
      tile.kind === 'border'
        ? time.second === 0
          ? tile.place / 120
          : (tile.place % 2) * 0.25
        : tile.kind === 'maze'
          ? (chance * 61) % 1
          : (column + row) / (columns + rows)
    const share = turnedBy((time.millisecond - 1000 + TURN_MS + SPREAD_MS * (1 - along)) / TURN_MS)
    if (share === 0) continue
    const x = edge(column, columns, width)
    const y = edge(row, rows, height)
    context.fillStyle = BED
    context.fillRect(x, y, edge(column + 1, columns, width) - x, edge(row + 1, rows, height) - y)
    context.save()
    at(context, one)
    const facing = Math.cos(share * Math.PI)
    const lifted = 1 + 0.12 * Math.sin(Math.min(1, share) * Math.PI)
    const upright = tile.kind === 'border' ? row === 0 || row === rows - 1 : chance < 0.5
    context.scale(upright ? Math.abs(facing) * lifted : lifted, upright ? lifted : Math.abs(facing) * lifted)
    paint(context, one, share < 0.5 ? now : will)
    context.restore()
  }
}

/** A pavement of two-sided tiles. */
export default function Truchet() {
  return (
    <Stage css={css} className={styles.floor}>
      <Canvas draw={pavement} beat="second" />
      <Canvas draw={turning} beat={20} />
    </Stage>
  )
}
