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
import { crownOf, type Facet, facetsAt, GLINT_MS, numberAt, type Point, placeAt, planOf, SIZE } from './model'
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

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

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

/** The three faces of a facet, in their colours: next to the stone, and on both sides of its ridge. */
function coloursOf(stone: Stone, minute: number, now: number): readonly [string, string, string] {
  const { tones, mark } = stone
  if (minute === now) return [mark[1], mark[0], mark[1]]
  const five = minute % 5 === 0
  if (minute > now) {
    const pale = tones[4]!
    return [mix(pale, '#ffffff', 0.1), mix(pale, '#ffffff', 0.75), mix(pale, '#ffffff', five ? 0.2 : 0.42)]
  }
  if (five) return [tones[1]!, toneOf(stone, 0.9), tones[0]!]
  return [tones[3]!, toneOf(stone, 1.4 + (minute % 5) * 0.42), toneOf(stone, 0.7 + ((minute * 3) % 5) * 0.28)]
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
  for (const [minute, [from, to]] of facets.entries()) {
    const now = minute === time.minute
    if (!now && minute % 5) continue
    const place = at((from + to) / 2, now ? 0.423 : 0.462)
    const colour = now ? stone.tones[0]! : minute < time.minute ? '#ffffff' : stone.tones[1]!
    number(context, String(minute), place, least * (now ? 0.112 : 0.036), colour)
  }
  return untilMinute(time)
}

/** How bright a facet is in a second: chance, but for the kites, which must stay deep. */
function lightOf(seed: string, hour: number, second: number, index: number, { kind }: Facet): number {
  const chance = createRandom(seed, 'glint', hour, (second + 60) % 60, index)()
  if (kind === 'kite') return 0.25 + chance * 0.85
  if (kind === 'table') return 2.1 + chance * 0.8
  return kind === 'star' ? 1.6 + chance * chance * 2.4 : 0.9 + chance * chance * 3.1
}

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
  for (const [index, facet] of facets.entries()) {
    const [before, after] = [time.second - 1, time.second].map((second) =>
      lightOf(seed, time.hour, second, index, facet),
    )
    const light = before! + (after! - before!) * easeInOut(part)
    const top = facet.number === time.hour12
    const bright = mix(stone.tones[Math.min(4, Math.round(light))]!, '#ffffff', Math.max(0, light - 3) * fire)
    fill(context, facet.points, top ? stone.mark[0] : light > 3 ? bright : toneOf(stone, light))
  }
  drawNumbers(context, facets, time.hour12, stone)
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
