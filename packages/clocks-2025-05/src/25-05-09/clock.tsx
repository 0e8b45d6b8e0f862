import { Stage, timeAt, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { BEADS, dayOf, figuresOf, movesOf, placeOf, SETTLED_SECONDS } from './model'

export { notes } from './notes'

const BRUSH = 'ft-25-05-09 Brush'
const washi = new URL('./washi.webp', import.meta.url).href
const beads = new URL('./beads.webp', import.meta.url).href

export const images = [washi, beads]
export const fonts = [
  { family: BRUSH, source: new URL('./brush.woff2', import.meta.url).href, weight: '400' },
]

type Context = CanvasRenderingContext2D

/** Places are in soroban directions: `u` along the beam from the hours on, `v` from the heaven beads down. */
interface Plan {
  /** The frame stands on end, heaven beads to the right. */
  readonly turned: boolean
  readonly length: number
  readonly depth: number
  /** From rod to rod. */
  readonly pitch: number
  /** A bead's thickness along its rod. */
  readonly bead: number
  /** `v` of the frame's outer edge, of its inner edge, of the beam, and of the far bar. */
  readonly top: number
  readonly heaven: number
  readonly beam: number
  readonly earth: number
  readonly foot: number
  readonly end: number
  /** `u` of the first rod of the hours. */
  readonly first: number
  /** Where shadows fall, for a height of one pitch. */
  readonly cast: readonly [number, number]
}

function planOf(width: number, height: number): Plan {
  const turned = width < height * 0.85
  const length = turned ? height : width
  const depth = turned ? width : height
  const small = depth < 150
  const label = small ? 0 : turned ? 0.96 : 0.86
  const rest = small || turned ? 0.06 : 0.16
  const bar = 0.46
  const beamWidth = 0.34
  const pitch = Math.min(
    length / (small ? 8.5 : 8.9),
    depth / (2 * bar + beamWidth + 7 * 0.455 + label + rest),
  )
  const bead = Math.min(0.62, (depth / pitch - label - rest - 2 * bar - beamWidth) / 7) * pitch
  const body = (2 * bar + beamWidth) * pitch + 7 * bead
  const spare = depth - body - (label + rest) * pitch
  const top = label * pitch + spare * 0.7
  const heaven = top + bar * pitch
  const beam = heaven + 2 * bead
  const earth = beam + beamWidth * pitch
  const foot = earth + 5 * bead
  return {
    turned,
    length,
    depth,
    pitch,
    bead,
    top,
    heaven,
    beam,
    earth,
    foot,
    end: foot + bar * pitch,
    first: length / 2 - 3.5 * pitch,
    // The sun is at the upper left of the screen, whichever way the frame lies.
    cast: turned ? [0.62, -0.46] : [0.46, 0.62],
  }
}

const rodsOf = ({ first, length, pitch }: Plan) => {
  const rods: number[] = []
  for (let rod = -Math.ceil(first / pitch + 0.5); first + (rod - 0.5) * pitch < length; rod++) rods.push(rod)
  return rods
}

/** Rods in threes with the unit in the middle, as the dots on a soroban's beam mark them; the third stays empty. */
const GROUPS = [0, 3, 6]
const figureRod = (rod: number) =>
  rod >= 0 && rod < 8 && rod % 3 < 2 ? Math.floor(rod / 3) * 2 + (rod % 3) : -1

function turn(context: Context, plan: Plan) {
  if (plan.turned) context.transform(0, 1, -1, 0, plan.depth, 0)
}

/** Brushed signs, upright on the screen, in a column or a row around a place. */
function brush(
  context: Context,
  plan: Plan,
  text: string,
  u: number,
  v: number,
  size: number,
  column: boolean,
) {
  context.save()
  context.translate(u, v)
  if (plan.turned) context.rotate(-Math.PI / 2)
  context.font = `${size}px "${BRUSH}", serif`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.strokeStyle = context.fillStyle
  context.lineWidth = size * 0.022
  context.lineJoin = 'round'
  const step = size * 1.02
  ;[...text].forEach((sign, index, all) => {
    const along = (index - (all.length - 1) / 2) * step
    const [x, y] = column ? [0, size * 0.37 + along] : [along, size * 0.37]
    context.fillText(sign, x, y)
    context.strokeText(sign, x, y) // a fuller brush than the face's own
  })
  context.restore()
}

function drawPaper(
  context: Context,
  plan: Plan,
  image: HTMLImageElement,
  label: string,
  day: readonly string[],
) {
  const { length, depth, pitch, first, top, turned } = plan
  const pattern = context.createPattern(image, 'repeat')
  if (pattern) {
    pattern.setTransform(new DOMMatrix().scale((pitch * 3.6) / image.width))
    context.fillStyle = pattern
    context.fillRect(0, 0, length, depth)
  }
  // An account book's columns: a red rule either side of each pair.
  context.fillStyle = '#d8432e'
  const hair = Math.max(0.75, pitch * 0.012)
  for (const rod of GROUPS) {
    for (const side of [-0.5, 1.5]) context.fillRect(first + (rod + side) * pitch - hair / 2, 0, hair, depth)
  }
  for (const line of [0.05, 0.075]) context.fillRect(0, top * line, length, hair)
  const size = Math.min(top * (turned ? 0.68 : 0.8), pitch * 1.3)
  const middle = top * (turned ? 0.39 : 0.54) // the frame's shadow falls to the right
  if (size < 9) return
  context.fillStyle = '#1d1a1c'
  for (const [index, sign] of ['時', '分', '秒'].entries()) {
    const u = first + (index * 3 + 0.5) * pitch
    const pair = index === 0 && label !== ''
    brush(context, plan, sign, u + (pair ? size * 0.27 : 0), middle, size, false)
    if (pair) brush(context, plan, label, u - size * 0.5, middle, size * 0.46, !turned)
  }
  // The day's entry, in the narrow columns between: month and day, then the day of the week.
  if (pitch < 40) return
  context.fillStyle = '#6d5f58'
  const [month, date, weekday] = day as [string, string, string]
  const column = (text: string, group: number, aside: number, small: number) => {
    const u = first + group * pitch
    const [du, dv] = turned ? [0, -aside] : [aside, 0]
    brush(context, plan, text, u + du, middle + dv, small, true)
  }
  const small = (pitch * 0.74) / Math.max(3, month.length, date.length)
  column(month, 2, small * 0.6, small)
  column(date, 2, -small * 0.6, small)
  column(weekday, 5, 0, pitch * 0.27)
}

/** The outline of a bead: a bicone seen from the side, its ends flat. */
function beadPath(path: Path2D, u: number, v: number, pitch: number, bead: number) {
  const wide = pitch * 0.475
  const flat = pitch * 0.2
  const half = bead / 2
  path.moveTo(u - flat, v - half)
  path.lineTo(u + flat, v - half)
  path.lineTo(u + wide, v)
  path.lineTo(u + flat, v + half)
  path.lineTo(u - flat, v + half)
  path.lineTo(u - wide, v)
  path.closePath()
}

function drawRods(context: Context, plan: Plan, rods: readonly number[]) {
  const { pitch, first, heaven, beam, earth, foot } = plan
  const thick = pitch * 0.135
  for (const rod of rods) {
    const u = first + rod * pitch
    const bamboo = context.createLinearGradient(u - thick / 2, 0, u + thick / 2, 0)
    for (const [at, colour] of [
      [0, '#b98a3c'],
      [0.28, '#fff3c4'],
      [0.55, '#e9c473'],
      [1, '#8a5c22'],
    ] as const)
      bamboo.addColorStop(at, colour)
    context.fillStyle = bamboo
    context.fillRect(u - thick / 2, heaven, thick, beam - heaven)
    context.fillRect(u - thick / 2, earth, thick, foot - earth)
  }
}

function drawFrame(context: Context, plan: Plan) {
  const { length, pitch, top, heaven, beam, earth, foot, end, turned } = plan
  const lacquer = (from: number, to: number) => {
    const depth = to - from
    const face = context.createLinearGradient(0, from, 0, to)
    const lit = turned ? [1, 0.9, 0.5, 0.08, 0] : [0, 0.1, 0.5, 0.92, 1]
    const tones = ['#7d7672', '#2d2625', '#1c1616', '#151011', '#050304']
    lit.forEach((at, index) => {
      face.addColorStop(at, tones[index]!)
    })
    context.fillStyle = face
    context.fillRect(0, from, length, depth)
    // The sky in the polish, broken by a window bar.
    context.save()
    context.beginPath()
    context.rect(0, from + depth * 0.12, length, depth * 0.76)
    context.clip()
    for (const [at, wide, alpha] of [
      [0.08, 0.2, 0.34],
      [0.3, 0.05, 0.34],
      [0.68, 0.13, 0.2],
    ] as const) {
      const u = length * at
      const far = u + length * wide
      const shine = context.createLinearGradient(u, turned ? to : from, far, turned ? from : to)
      shine.addColorStop(0, `rgba(222, 234, 250, ${alpha})`)
      shine.addColorStop(0.55, `rgba(222, 234, 250, ${alpha * 0.25})`)
      shine.addColorStop(1, 'rgba(222, 234, 250, 0)')
      context.fillStyle = shine
      context.beginPath()
      context.moveTo(u, to)
      context.lineTo(u + depth * 0.6, from)
      context.lineTo(far + depth * 0.6, from)
      context.lineTo(far, to)
      context.fill()
    }
    context.restore()
    const glint = Math.max(1, pitch * 0.012)
    context.fillStyle = 'rgba(255, 250, 240, .75)'
    context.fillRect(0, turned ? to - depth * 0.1 : from + depth * 0.1 - glint, length, glint)
  }
  lacquer(top, heaven)
  lacquer(foot, end)
  lacquer(beam, earth)
  // An inlay of bone along the beam, with the unit dots.
  const width = earth - beam
  const bone = context.createLinearGradient(0, beam, 0, earth)
  bone.addColorStop(0.2, turned ? '#e5d9bd' : '#fffdf4')
  bone.addColorStop(0.8, turned ? '#fffdf4' : '#e5d9bd')
  context.fillStyle = bone
  context.fillRect(0, beam + width * 0.2, length, width * 0.6)
  context.fillStyle = '#17120f'
  for (const rod of rodsOf(plan)) {
    if ((rod + 300) % 3 !== 1) continue
    context.beginPath()
    context.arc(plan.first + rod * pitch, (beam + earth) / 2, width * 0.19, 0, 7)
    context.fill()
  }
}

/**
 * Beads turned of the same wood, each from another place in the log: five in a row, lit for a frame that lies and,
 * below, for one that stands on end. In pixels, of each with a margin about it, and of its pitch and its thickness.
 */
const BEAD = { variants: 5, width: 232, height: 124, pitch: 240, thick: 120 }

/** The rods of the seconds, with the shadows of their beads: what is beside them moves once a minute. */
function secondsPart({ width, height }: Pick<CanvasFrame, 'width' | 'height'>) {
  const plan = planOf(width, height)
  const from = plan.first + 5.5 * plan.pitch
  const along = Math.min(plan.length - from, 2.4 * plan.pitch)
  return plan.turned
    ? { left: 0, top: from, width, height: along }
    : { left: from, top: 0, width: along, height }
}

/** A soroban on an old account book in the sun, counting. */
export default function Abacus() {
  const secondsSeen = useRef(false)

  function draw(
    { context, width, height, time, motion, hourCycle, transparent, image, layer }: CanvasFrame,
    isWhole: boolean,
  ) {
    const plan = planOf(width, height)
    const { pitch, bead, first, heaven, beam, earth, foot, top, end, length, depth, cast } = plan
    const second = Math.floor(time.epochMs / 1000) * 1000
    const figuresAt = (epochMs: number) => figuresOf(timeAt(epochMs, time.timeZone), hourCycle)
    const figures = figuresAt(second)
    const still = motion === 'reduced'
    const last = still ? [] : movesOf(figuresAt(second - 1000), figures)
    const next = still ? [] : movesOf(figures, figuresAt(second + 1000))
    const fraction = time.millisecond / 1000

    const label = hourCycle === 12 ? (time.period === 'am' ? '午前' : '午後') : ''
    const day = dayOf(time)
    const drawDesk = (target: Context) => {
      target.save()
      turn(target, plan)
      if (!transparent) drawPaper(target, plan, image(washi), label, day)
      drawFrame(target, plan)
      target.restore()
    }
    // Minutes and hours are counted on in the last second of a minute, and settle in the first.
    const settled = time.second > 0 || fraction >= SETTLED_SECONDS
    const stands = still || (settled && time.second < 59)
    // A desk that is kept is worth its copies where many pictures follow one another, and not for the first of them.
    if (isWhole ? stands : !secondsSeen.current) drawDesk(context)
    else layer('desk', `${label} ${day}`, drawDesk)
    if (!isWhole) secondsSeen.current = true
    drawBeads(context)
    if (still) return untilSecond(time)
    if (!isWhole) {
      const rest = 1 - fraction + Math.min(...next.map(({ start }) => start))
      return fraction >= SETTLED_SECONDS && rest > 0 ? rest * 1000 : undefined
    }
    return stands ? untilMinute(time) - 1000 : undefined

    function drawBeads(target: Context) {
      const places: { u: number; v: number; variant: number }[] = []
      const shadow = new Path2D()
      const [castU, castV] = cast
      const high = pitch * 0.42
      // Of the seconds' part, its own rods and those whose shadows reach into it.
      const rods = rodsOf(plan).filter((rod) => isWhole || (rod >= 5 && rod <= 8))
      for (const rod of rods) {
        const u = first + rod * pitch
        const figure = figureRod(rod)
        for (let index = 0; index < BEADS; index++) {
          const to = figure < 0 ? 0 : placeOf(figures[figure]!, figure, index, fraction, last, next)
          const v = index === 0 ? heaven + bead * (0.5 + to) : earth + bead * (index - 0.5 + (1 - to))
          places.push({ u, v, variant: (rod * 7 + index * 3 + 700) % BEAD.variants })
          beadPath(shadow, u + castU * high, v + castV * high, pitch, bead)
        }
        shadow.rect(u - pitch * 0.0675 + castU * high, heaven, pitch * 0.135, foot - heaven)
      }
      const tall = pitch * 0.62
      for (const [from, to] of [
        [top, heaven],
        [beam, earth],
        [foot, end],
      ] as const)
        shadow.rect(
          -pitch,
          from + Math.min(0, castV * tall),
          length + 2 * pitch,
          to - from + Math.abs(castV * tall),
        )

      if (!transparent) castShadow(target, shadow)
      target.save()
      turn(target, plan)
      drawRods(target, plan, rods)
      const [across, along] = [(BEAD.width * pitch) / BEAD.pitch, (BEAD.height * bead) / BEAD.thick]
      for (const { u, v, variant } of places)
        target.drawImage(
          image(beads),
          variant * BEAD.width,
          plan.turned ? BEAD.height : 0,
          BEAD.width,
          BEAD.height,
          u - across / 2,
          v - along / 2,
          across,
          along,
        )
      target.restore()
    }

    function castShadow(target: Context, shadow: Path2D) {
      const [castU, castV] = cast
      target.save()
      turn(target, plan)
      // Shadows fall through the frame, not on it.
      target.beginPath()
      for (const [from, to] of [
        [0, top],
        [heaven, beam],
        [earth, foot],
        [end, depth],
      ] as const)
        target.rect(0, from, length, to - from)
      target.clip()
      target.globalCompositeOperation = 'multiply'
      target.fillStyle = '#b9b3c6'
      target.fill(shadow)
      // The sun is not a point: a narrow half-shadow outside the full one.
      target.translate(castU * pitch * 0.03, castV * pitch * 0.03)
      target.fillStyle = '#dcd8e2'
      target.fill(shadow)
      target.restore()
    }
  }

  return (
    <Stage css={css} ground={styles.desk} images={images} fonts={fonts}>
      <Canvas draw={(frame) => draw(frame, true)} beat={30} />
      <Canvas draw={(frame) => draw(frame, false)} beat={30} part={secondsPart} />
    </Stage>
  )
}
