import {
  type ClockFont,
  createRandom,
  easeInOut,
  Stage,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  crownOf,
  type Facet,
  facetsAt,
  GLINT_MS,
  numberAt,
  type Plan,
  type Point,
  placeAt,
  planOf,
  SIZE,
} from './model'
import { reflectanceOf, type Stone, stoneOf } from './stones'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-08 Cut',
  source: new URL('./cut.woff2', import.meta.url).href,
  weight: '900',
}

export const images = []
export const fonts = [face]

type Context = CanvasRenderingContext2D

/** Red, green and blue of a colour as it was typed in, or as `mix` returned it. */
const channels = (colour: string) =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : colour.match(/\d+/g)!.map(Number)

/** A colour between two others. */
function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)]
  return `rgb(${a.map((value, index) => Math.round(value + (b[index]! - value) * part)).join(' ')})`
}

/** A tone between those of a stone: `0` its depth, `4` its light. */
function toneOf({ tones }: Stone, tone: number): string {
  const low = Math.min(3, Math.floor(tone))
  return mix(tones[low]!, tones[low + 1]!, Math.min(1, tone - low))
}

function fill(context: Context, points: readonly Point[], colour: string) {
  context.fillStyle = colour
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.closePath()
  context.fill()
  // A hair over its edge, or the ground would show between two facets.
  context.strokeStyle = colour
  context.lineWidth = 0.7
  context.stroke()
}

function number(context: Context, text: string, [x, y]: Point, size: number, colour: string) {
  context.font = `900 ${size}px "${face.family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(text, x, y + size * 0.35)
}

/** Of a facet that has been cut, how deep or light its faces are: no two neighbours alike, and both ends of the scale. */
const CUT = [
  [3.7, 0.3, 2.2],
  [0.5, 2.7, 0],
  [2.4, 0.1, 3.2],
  [4.4, 1.5, 0.2],
  [0.2, 3.5, 1.1],
  [3, 0, 1.9],
  [1.2, 4, 0.4],
] as const

/** The three faces of a facet, in their colours: next to the stone, and on both sides of its ridge. */
function coloursOf(stone: Stone, minute: number, now: number): readonly [string, string, string] {
  const { tones, mark } = stone
  if (minute === now) return [mark[1], mark[0], mark[1]]
  if (minute > now) {
    const [pale, light] = [tones[4]!, minute % 5 === 0]
    return [mix(pale, '#ffffff', 0.2), mix(pale, '#ffffff', 0.85), mix(pale, tones[3]!, light ? 0.3 : 0.1)]
  }
  // Each fifth one is dark, for its number.
  if (minute % 5 === 0) return [tones[1]!, toneOf(stone, 0.5), tones[0]!]
  const [near, left, right] = CUT[minute % CUT.length]!
  return [toneOf(stone, near), toneOf(stone, left), toneOf(stone, right)]
}

/** Sixty facets from the stone to the edges of the stage; those of minutes gone have been cut. */
function drawFacets({ context, time, width, height }: CanvasFrame) {
  const stone = stoneOf(time.hour)
  const plan = planOf(width, height)
  const { middle, least } = plan
  const at = (angle: number, radius: number) => placeAt(plan, angle, radius)
  const reach = Math.hypot(width, height) / least
  const facets = facetsAt(time.minute)
  for (const [minute, [from, to]] of facets.entries()) {
    const ridge = (from + to) / 2
    const [near, left, right] = coloursOf(stone, minute, time.minute)
    const peak = at(ridge, minute % 5 ? 0.405 : 0.385)
    const far = at(ridge, reach)
    fill(context, [middle, peak, far, at(from, reach)], left)
    fill(context, [middle, peak, far, at(to, reach)], right)
    fill(context, [at(from, 0.2), at(to, 0.2), peak], near)
  }
  const [from, to] = facets[time.minute]!
  paintNewest(context, plan, stone, [from, to], reach)
  for (const [minute, [from, to]] of facets.entries()) {
    const now = minute === time.minute
    if (!now && minute % 5) continue
    const place = at((from + to) / 2, now ? 0.423 : 0.462)
    const colour = now ? stone.tones[0]! : minute < time.minute ? '#ffffff' : stone.tones[1]!
    const size = least * (now ? 0.112 : 0.036)
    // Where the stage ends soon after the stone, no larger than leaves room beside it.
    context.font = `900 ${size}px "${face.family}"`
    const half = context.measureText(String(minute)).width / 2
    const room = Math.min(place[0], width - place[0]) - least * 0.026
    number(context, String(minute), place, size * Math.min(1, room / half), colour)
  }
  return untilMinute(time)
}

/** The facet just cut: a dark edge on both sides, and the polisher's wet light along its left one. */
function paintNewest(
  context: Context,
  plan: Plan,
  stone: Stone,
  [from, to]: readonly [number, number],
  reach: number,
) {
  const at = (angle: number, radius: number) => placeAt(plan, angle, radius)
  const wide = to - from
  const flash = (left: number, right: number, colour: string) =>
    fill(
      context,
      [
        at(from + wide * left, 0.3),
        at(from + wide * left, reach),
        at(from + wide * right, reach),
        at(from + wide * right, 0.3),
      ],
      colour,
    )
  flash(0.06, 0.11, '#ffffff')
  flash(0.14, 0.16, '#ffffff')
  flash(0.93, 1, mix(stone.mark[1], stone.tones[0]!, 0.35))
  context.strokeStyle = stone.tones[0]!
  context.lineWidth = plan.least * 0.009
  for (const edge of [from, to]) {
    context.beginPath()
    context.moveTo(...at(edge, 0.3))
    context.lineTo(...at(edge, reach))
    context.stroke()
  }
}

/** The tones that facets take: few are in between. */
const LEVELS = [0, 0.5, 1.5, 2.8, 3.6, 4] as const

/** How bright a facet is in a second: chance, nearly black or nearly white, but for the kites, which must stay deep. */
function lightOf(
  seed: string,
  hour: number,
  second: number,
  index: number,
  kind: Facet['kind'] | 'deep',
): number {
  const chance = createRandom(seed, 'glint', hour, (second + 60) % 60, index)()
  if (kind === 'kite') return chance * 0.95
  const level = Math.floor(chance * LEVELS.length)
  return kind === 'girdle' ? LEVELS[level]! * 0.85 : LEVELS[level]!
}

/** What is seen of the stone's underside through its table: as many wedges again, broken in two. */
function underOf(table: readonly Point[], [x, y]: Point): Point[][] {
  const toMiddle = ([px, py]: Point, part: number): Point => [px + (x - px) * part, py + (y - py) * part]
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return table.flatMap((corner, index) => {
    const next = table[(index + 1) % table.length]!
    const half = between(corner, next)
    const [inner, outer] = [toMiddle(corner, 0.52), toMiddle(next, 0.52)]
    const deep = toMiddle(half, 0.3)
    return [
      [corner, half, deep],
      [half, next, deep],
      [corner, deep, inner],
      [next, outer, deep],
      [inner, deep, [x, y]],
      [deep, outer, [x, y]],
    ] as Point[][]
  })
}

/** A star of light where four edges meet. */
function sparkle(context: Context, [x, y]: Point, size: number) {
  if (size < 0.5) return
  context.fillStyle = '#ffffff'
  context.beginPath()
  for (let point = 0; point < 8; point++) {
    const far = point % 2 ? 0.11 : point % 4 ? 0.62 : 1
    const turn = (point * Math.PI) / 4
    context.lineTo(x + Math.sin(turn) * far * size, y - Math.cos(turn) * far * size)
  }
  context.closePath()
  context.fill()
}

/** How many stars there are at once. */
const SPARKLES = 4

function drawStone({ context, time, width, height, seed, motion }: CanvasFrame) {
  const stone = stoneOf(time.hour)
  const plan = planOf(width, height)
  const { outline, facets } = crownOf(time.hour12, plan)
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / GLINT_MS)
  // The more a mineral bends light, the more its bright facets throw back.
  const fire = 0.5 + 2.4 * reflectanceOf(stone.index)
  context.lineJoin = 'round'
  context.strokeStyle = '#ffffff'
  context.lineWidth = plan.least * 0.024
  context.beginPath()
  for (const point of outline) context.lineTo(...point)
  context.closePath()
  context.stroke()
  const shine = (index: number, kind: Facet['kind'] | 'deep') => {
    const [before, after] = [time.second - 1, time.second].map((second) =>
      lightOf(seed, time.hour, second, index, kind),
    )
    const light = before! + (after! - before!) * easeInOut(part)
    return light > 3
      ? mix(toneOf(stone, Math.min(4, light)), '#ffffff', (light - 3) * fire)
      : toneOf(stone, light)
  }
  for (const [index, facet] of facets.entries()) {
    const top = facet.number === time.hour12
    if (facet.kind === 'table')
      for (const [wedge, points] of underOf(facet.points, plan.middle).entries())
        fill(context, points, shine(100 + wedge, 'deep'))
    else fill(context, facet.points, top ? stone.mark[0] : shine(index, facet.kind))
  }
  drawNumbers(context, facets, time.hour12, stone)
  const stars = facets.filter(({ kind }) => kind === 'star')
  const starsAt = (second: number) =>
    Array.from({ length: SPARKLES }, (_, index) => {
      const { integer, between } = createRandom(seed, 'sparkle', time.hour, (second + 60) % 60, index)
      return { at: stars[integer(0, stars.length - 1)]!.points[1]!, size: plan.least * between(0.035, 0.085) }
    })
  // They go out in one place and come up in another.
  const [out, up] = [Math.max(0, 1 - part * 2), Math.max(0, part * 2 - 1)]
  for (const { at, size } of starsAt(time.second - 1)) sparkle(context, at, size * out)
  for (const { at, size } of starsAt(time.second)) sparkle(context, at, size * up)
  return part === 1 ? untilSecond(time) : undefined
}

/** The numbers of the points; the one on top is the hour. */
function drawNumbers(context: Context, facets: readonly Facet[], hour: number, { tones }: Stone) {
  for (const facet of facets) {
    if (!facet.number) continue
    const top = facet.number === hour
    const { at, size } = numberAt(facet)
    number(context, String(facet.number), at, top ? size : size * 0.62, top ? tones[0]! : '#ffffff')
  }
}

const stonePart = ({ width, height }: { width: number; height: number }) => {
  const { middle, across, down } = planOf(width, height)
  const [x, y] = [across * SIZE * 1.06, down * SIZE * 1.06]
  return { left: middle[0] - x, top: middle[1] - y, width: 2 * x, height: 2 * y }
}

/** A cut stone that fills the stage: its sixty facets are painted once a minute, its crown glints on the second. */
export default function Facets() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.stone}>
      <Canvas draw={drawFacets} beat="minute" />
      <Canvas draw={drawStone} beat={20} part={stonePart} />
    </Stage>
  )
}
