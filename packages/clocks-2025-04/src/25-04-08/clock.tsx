import {
  type ClockNotes,
  type ClockTime,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { beadsOf, DISCS, discOf, MOVES, pegsAfter, settingAt, wayOf } from './model'

const FAMILY = 'ft-25-04-08 Lid'

export const images = []
export const fonts = [{ family: FAMILY, source: new URL('./lid.woff2', import.meta.url).href, weight: '400' }]
export const notes: ClockNotes = {
  reading:
    'On the base, hours at the left and minutes at the right: beads pushed to the right count tens on the upper rod, ones on the lower; the fifth bead is red. The tower moves on to the next peg in a minute.',
  credits: [
    {
      title: 'IM Fell Double Pica SC',
      creator: 'Igino Marini, after the types of Bishop Fell',
      source: '@fontsource/im-fell-double-pica-sc 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to capitals and figures, renamed',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL Double Pica SC',
      files: ['lid.woff2'],
    },
  ],
}

type Context = CanvasRenderingContext2D

const PAPER = '#f4e3c1'
const SUN = '#f0b548'
const LEAF = ['#5d7d4a', '#3f6144'] as const
/** Lacquers, smallest disc first: light, body, dark. */
const LACQUERS = [
  ['#f6d77a', '#dda52e', '#9c6a14'],
  ['#f08d62', '#d0472b', '#86220f'],
  ['#9fc6b0', '#4e8f77', '#245342'],
  ['#f4ead2', '#dcc8a0', '#a18457'],
  ['#7d9cc4', '#34588f', '#182f56'],
  ['#b98aa0', '#7d3f5d', '#451d31'],
] as const
const WOOD = ['#d9a866', '#b97d3d', '#7c4d1f'] as const
const BEAD = ['#f2cf8a', '#c98a3b', '#7d4e18'] as const
const FIFTH = ['#f6a184', '#c8402a', '#6b160d'] as const
/** Beads go over within this long before the stroke of the minute, in milliseconds. */
const PUSH_MS = 700

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Layout {
  /** Middles of the pegs, the board they stand on, and how high they are. */
  readonly pegs: readonly number[]
  readonly board: number
  readonly peg: number
  /** Half the width of the largest disc, and the thickness of all. */
  readonly half: number
  readonly thick: number
  readonly base: Box
  readonly panels: readonly Box[]
}

function layOut(width: number, height: number): Layout {
  const upright = width < height * 1.15
  const margin = Math.min(width, height) * 0.035
  const baseHeight = upright ? Math.min(height * 0.4, width * 0.86) : height * 0.31
  const base = { x: 0, y: height - baseHeight, width, height: baseHeight }
  const pitch = (width - 2 * margin) / 3
  const half = pitch * 0.455
  const room = base.y
  const thick = Math.min((room * 0.52) / DISCS, half * (upright ? 0.66 : 0.34))
  const pad = base.height * 0.13
  const inner = {
    x: margin + pad * 0.5,
    y: base.y + pad * 1.25,
    width: width - 2 * margin - pad,
    height: base.height - 2 * pad,
  }
  const panels = upright
    ? [0, 1].map((row) => ({
        ...inner,
        y: inner.y + (row * inner.height) / 2,
        height: inner.height / 2 - pad * 0.15,
      }))
    : [0, 1].map((column) => ({
        ...inner,
        x: inner.x + (column * (inner.width + pad)) / 2,
        width: (inner.width - pad) / 2,
      }))
  return {
    pegs: [0, 1, 2].map((peg) => margin + (peg + 0.5) * pitch),
    board: base.y + thick * 0.18,
    peg: thick * (DISCS + 1.6),
    half,
    thick,
    base,
    panels,
  }
}

const across = (
  on: Context,
  left: number,
  right: number,
  [light, body, dark]: readonly [string, string, string],
) => {
  const shade = on.createLinearGradient(left, 0, right, 0)
  shade.addColorStop(0, dark)
  shade.addColorStop(0.1, body)
  shade.addColorStop(0.3, light)
  shade.addColorStop(0.55, body)
  shade.addColorStop(1, dark)
  return shade
}

/** A bamboo that leans in from a side. */
function bamboo(on: Context, x: number, foot: number, top: number, thick: number, lean: number) {
  const joints = 6
  for (let joint = 0; joint < joints; joint++) {
    const [a, b] = [joint / joints, (joint + 0.97) / joints]
    const at = (share: number) => [x + lean * share * share, foot + (top - foot) * share] as const
    const [[x1, y1], [x2, y2]] = [at(a), at(b)]
    on.strokeStyle = LEAF[1]
    on.lineWidth = thick * (1 - a * 0.4)
    on.beginPath()
    on.moveTo(x1, y1)
    on.lineTo(x2, y2)
    on.stroke()
    on.strokeStyle = LEAF[0]
    on.lineWidth = thick * 0.4 * (1 - a * 0.4)
    on.beginPath()
    on.moveTo(x1 - thick * 0.16, y1)
    on.lineTo(x2 - thick * 0.16, y2)
    on.stroke()
    if (joint < 2) continue
    for (let leaf = 0; leaf < 4; leaf++) {
      const way = Math.sign(lean) * (leaf % 2 ? 1 : 0.65)
      const length = thick * (4.6 + ((joint * 7 + leaf * 5) % 4))
      const drop = length * (0.12 + 0.2 * leaf)
      on.fillStyle = LEAF[(joint + leaf) % 2]!
      on.beginPath()
      on.moveTo(x2, y2)
      on.quadraticCurveTo(
        x2 + way * length * 0.5,
        y2 - length * 0.16 + drop * 0.3,
        x2 + way * length,
        y2 + drop,
      )
      on.quadraticCurveTo(x2 + way * length * 0.4, y2 + length * 0.12 + drop * 0.4, x2, y2)
      on.fill()
    }
  }
}

function paintLid(on: Context, width: number, height: number, layout: Layout) {
  const { pegs, board, base, half, thick, panels } = layout
  on.fillStyle = PAPER
  on.fillRect(0, 0, width, height)
  // The evening of the lid, ruled by the engraver: closer lines towards the horizon.
  const [cx, cy] = [pegs[1]!, board - thick * 2.4]
  const sun = Math.min(half * (height > width ? 2.1 : 1.28), cy * 0.72)
  const sky = on.createLinearGradient(0, 0, 0, base.y)
  sky.addColorStop(0, '#bcd3c4')
  sky.addColorStop(0.55, PAPER)
  sky.addColorStop(1, '#f3cf9f')
  on.fillStyle = sky
  on.fillRect(0, 0, width, base.y)
  on.fillStyle = 'rgb(62 98 92 / .2)'
  const rule = Math.max(3, thick * 0.27)
  for (let y = rule; y < base.y; y += rule)
    on.fillRect(0, y, width, Math.max(0.5, rule * 0.2 * (1.15 - y / base.y)))
  on.fillStyle = SUN
  on.beginPath()
  on.arc(cx, cy, sun, 0, 2 * Math.PI)
  on.fill()
  on.strokeStyle = SUN
  on.lineWidth = Math.max(1, thick * 0.07)
  on.beginPath()
  on.arc(cx, cy, sun + thick * 0.26, 0, 2 * Math.PI)
  on.stroke()
  // Water and hills at the foot, and the pagodas of Hanoï.
  const level = base.y
  on.fillStyle = '#8fa98a'
  on.beginPath()
  on.moveTo(0, level)
  on.lineTo(0, level - thick * 1.5)
  on.quadraticCurveTo(width * 0.16, level - thick * 2.6, width * 0.34, level - thick * 0.9)
  on.quadraticCurveTo(width * 0.5, level - thick * 0.2, width * 0.66, level - thick)
  on.quadraticCurveTo(width * 0.86, level - thick * 2.9, width, level - thick * 1.4)
  on.lineTo(width, level)
  on.fill()
  for (const [x, size] of [
    [width / 3, 1],
    [(width * 2) / 3, 0.8],
  ] as const) {
    const s = thick * 0.62 * size
    const foot = level - thick * 0.7
    on.fillStyle = '#5b7263'
    for (let storey = 0; storey < 4; storey++) {
      const [w, y] = [s * (1.15 - storey * 0.2), foot - storey * s * 1.25]
      on.fillRect(x - w * 0.55, y - s * 1.3, w * 1.1, s * 1.4)
      on.beginPath()
      on.moveTo(x - w * 1.5, y - s * 0.95)
      on.quadraticCurveTo(x - w * 0.6, y - s * 1.15, x - w * 0.4, y - s * 1.6)
      on.lineTo(x + w * 0.4, y - s * 1.6)
      on.quadraticCurveTo(x + w * 0.6, y - s * 1.15, x + w * 1.5, y - s * 0.95)
      on.fill()
    }
    on.fillRect(x - s * 0.06, foot - s * 6.6, s * 0.12, s * 1.6)
  }
  const cane = Math.max(2, Math.min(width, height) * 0.016)
  bamboo(on, -cane * 0.4, level, height * 0.02, cane, width * 0.05)
  bamboo(on, width * 0.012, level, -height * 0.1, cane * 1.25, width * 0.02)
  bamboo(on, width + cane * 0.4, level, height * 0.06, cane, -width * 0.045)
  bamboo(on, width * 0.992, level, -height * 0.12, cane * 1.25, -width * 0.018)

  // The board: its top, its front, and what is let into that.
  const rim = thick * 0.36
  on.fillStyle = WOOD[0]
  on.fillRect(0, base.y - rim, width, 2 * rim)
  const front = on.createLinearGradient(0, base.y, 0, base.y + base.height)
  front.addColorStop(0, '#c98f4d')
  front.addColorStop(0.1, WOOD[1])
  front.addColorStop(1, '#8f5c28')
  on.fillStyle = front
  on.fillRect(base.x, base.y + rim, base.width, base.height - rim)
  // Grain.
  on.save()
  on.beginPath()
  on.rect(base.x, base.y + rim, base.width, base.height - rim)
  on.clip()
  on.lineWidth = Math.max(0.6, thick * 0.03)
  for (let line = 0; line < 34; line++) {
    const y = base.y + rim + ((line + 0.5) * base.height) / 34
    on.strokeStyle = `rgb(70 36 8 / ${0.06 + ((line * 7) % 5) * 0.028})`
    on.beginPath()
    on.moveTo(base.x, y)
    for (let step = 1; step <= 12; step++)
      on.lineTo(
        base.x + (step * base.width) / 12,
        y +
          Math.sin(step * 1.3 + line * 0.9) * base.height * 0.008 +
          Math.sin(step * 0.4 + line * 0.2) * base.height * 0.012,
      )
    on.stroke()
  }
  on.restore()
  on.fillStyle = 'rgb(255 236 196 / .5)'
  on.fillRect(base.x, base.y + rim, base.width, Math.max(1, thick * 0.05))
  for (const [index, panel] of panels.entries()) {
    on.fillStyle = '#4a2a12'
    on.beginPath()
    on.roundRect(panel.x, panel.y, panel.width, panel.height, panel.height * 0.05)
    on.fill()
    const hollow = on.createLinearGradient(0, panel.y, 0, panel.y + panel.height)
    hollow.addColorStop(0, 'rgb(0 0 0 / .5)')
    hollow.addColorStop(0.3, 'rgb(0 0 0 / 0)')
    on.fillStyle = hollow
    on.fill()
    const { x, width: rodWidth, rods } = rodsOf(panel)
    for (const y of rods) {
      on.fillStyle = '#c9a04e'
      on.fillRect(x, y - panel.height * 0.012, rodWidth, panel.height * 0.024)
    }
    const size = panel.height * 0.135
    if (size < 8) continue
    on.fillStyle = '#f0d596'
    on.font = `${size}px "${FAMILY}"`
    on.textAlign = 'left'
    on.textBaseline = 'alphabetic'
    on.fillText(
      index ? 'MINUTES' : 'HOURS',
      panel.x + panel.height * 0.1,
      panel.y + panel.height / 2 + size * 0.34,
    )
  }
}

/** Rods of a panel, tens above ones, and how large a bead is. */
function rodsOf(panel: Box) {
  const lettered = panel.height * 0.135 >= 8
  const left = lettered ? panel.height * 0.92 : panel.height * 0.06
  const width = panel.width - left - panel.height * 0.06
  // Nine beads, and room for three to show which are pushed over.
  const bead = Math.min(width / 11.6, panel.height * 0.36)
  return {
    x: panel.x + left,
    width,
    bead,
    rods: [panel.y + panel.height * 0.28, panel.y + panel.height * 0.72] as const,
  }
}

function bead(
  on: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  [light, body, dark]: readonly [string, string, string],
) {
  const shade = on.createRadialGradient(
    x - width * 0.12,
    y - height * 0.22,
    height * 0.04,
    x,
    y,
    height * 0.62,
  )
  shade.addColorStop(0, light)
  shade.addColorStop(0.5, body)
  shade.addColorStop(1, dark)
  on.fillStyle = shade
  on.beginPath()
  on.ellipse(x, y, width * 0.48, height * 0.48, 0, 0, 2 * Math.PI)
  on.fill()
}

const push = (share: number) => {
  if (share <= 0) return 0
  if (share >= 1) return 1
  return 1 - (1 - share) ** 3 * Math.cos(share * 4)
}

/** Pictures a second of the disc that moves. */
const BEAT = 30

/** What all drawings measure by: discs, pegs and how high they reach. */
function measuresOf(layout: Layout) {
  const { board, peg, half, thick } = layout
  const top = board - peg
  return {
    ...layout,
    top,
    carry: top - thick * 1.15,
    pegWidth: Math.max(2.2, half * 0.075),
    halfOf: (disc: number) => half * (0.42 + (0.58 * disc) / (DISCS - 1)),
    level: (storey: number) => board - storey * thick,
  }
}
type Measures = ReturnType<typeof measuresOf>

/** A disc's ellipses are so much less high than wide. */
const SQUAT = 0.13

const drawStick = (context: Context, { pegWidth, top }: Measures, x: number, to: number) => {
  context.fillStyle = across(context, x - pegWidth, x + pegWidth, WOOD)
  context.beginPath()
  context.roundRect(x - pegWidth, top, pegWidth * 2, to - top, [pegWidth, pegWidth, 0, 0])
  context.fill()
}

function drawSlab(
  context: Context,
  { thick, pegWidth, halfOf }: Measures,
  disc: number,
  x: number,
  foot: number,
) {
  const w = halfOf(disc)
  const ry = w * SQUAT
  const lacquer = LACQUERS[disc]!
  context.fillStyle = across(context, x - w, x + w, lacquer)
  context.beginPath()
  context.moveTo(x - w, foot - thick * 0.86)
  context.bezierCurveTo(x - w * 1.025, foot - thick * 0.5, x - w * 1.025, foot - thick * 0.3, x - w, foot)
  context.ellipse(x, foot, w, ry, 0, Math.PI, 0, true)
  context.bezierCurveTo(
    x + w * 1.025,
    foot - thick * 0.3,
    x + w * 1.025,
    foot - thick * 0.5,
    x + w,
    foot - thick * 0.86,
  )
  context.fill()
  context.fillStyle = lacquer[1]
  context.beginPath()
  context.ellipse(x, foot - thick * 0.86, w, ry, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = lacquer[0]
  context.beginPath()
  context.ellipse(x, foot - thick * 0.88, w * 0.93, ry * 0.88, 0, 0, 2 * Math.PI)
  context.fill()
  // A turned line, and a gilt one round the edge.
  context.strokeStyle = lacquer[1]
  context.lineWidth = Math.max(0.7, thick * 0.05)
  context.beginPath()
  context.ellipse(x, foot - thick * 0.88, w * 0.66, ry * 0.6, 0, 0, 2 * Math.PI)
  context.stroke()
  context.strokeStyle = 'rgb(250 220 150 / .75)'
  context.beginPath()
  context.ellipse(x, foot - thick * 0.4, w * 1.015, ry, 0, Math.PI * 0.985, Math.PI * 0.015, true)
  context.stroke()
  context.fillStyle = 'rgb(30 14 4 / .6)'
  context.beginPath()
  context.ellipse(x, foot - thick * 0.88, pegWidth * 1.2, pegWidth * 0.36, 0, 0, 2 * Math.PI)
  context.fill()
}

const settingOf = (time: ClockTime) => settingAt(Math.floor(time.epochMs / 60_000), secondsOf(time))

function lid({ context, width, height }: CanvasFrame) {
  paintLid(context, width, height, layOut(width, height))
  return Number.POSITIVE_INFINITY
}

/** The beads let into the board: they go over in the minute's last moments. */
function beads({ context, width, height, time, hourCycle }: CanvasFrame) {
  const layout = layOut(width, height)
  const shown = (one: ClockTime) => (hourCycle === 12 ? one.hour12 : one.hour)
  const next = laterBy(time, 60_000)
  const pushed = push(1 - untilMinute(time) / PUSH_MS)
  for (const [index, panel] of layout.panels.entries()) {
    const now = beadsOf(index ? time.minute : shown(time))
    const then = beadsOf(index ? next.minute : shown(next))
    const { x: left, width: rod, bead: pitch, rods } = rodsOf(panel)
    for (const [place, y] of rods.entries()) {
      const count = place ? 9 : index ? 5 : 2
      const tall = panel.height * 0.37
      for (let which = 0; which < count; which++) {
        // Counted from the right: the first bead is the rightmost.
        const rest = left + (count - 1 - which + 0.5) * pitch
        const gone = left + rod - (which + 0.5) * pitch
        const over = (counted: number) => (which < counted ? 1 : 0)
        const at = over(now[place]!) + (over(then[place]!) - over(now[place]!)) * pushed
        bead(context, rest + (gone - rest) * at, y, pitch, tall, which === 4 ? FIFTH : BEAD)
      }
    }
  }
  return pushed > 0 ? undefined : untilMinute(time) - PUSH_MS
}

/** Where the beads are. */
const boardOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { x, y, width: across, height: down } = layOut(width, height).base
  return { left: x, top: y, width: across, height: down }
}

/** The discs that stand, until the next one is taken. */
function tower({ context, width, height, time }: CanvasFrame) {
  const measures = measuresOf(layOut(width, height))
  const { pegs, board, thick, pegWidth, halfOf, level } = measures
  const { from, to, moves, share } = settingOf(time)
  const before = pegsAfter(moves, from, to)
  const moving = discOf(moves + 1)
  for (const [place, x] of pegs.entries()) {
    // What stands here, largest first, without the one that moves.
    const stack = Array.from({ length: DISCS }, (_, index) => DISCS - 1 - index).filter(
      (disc) => disc !== moving && before[disc] === place,
    )
    context.fillStyle = 'rgb(50 24 6 / .34)'
    context.beginPath()
    const under = stack[0] === undefined ? pegWidth * 2.6 : halfOf(stack[0]) * 1.06
    context.ellipse(x + thick * 0.16, board + thick * 0.06, under, under * SQUAT, 0, 0, 2 * Math.PI)
    context.fill()
    drawStick(context, measures, x, board)
    for (const [storey, disc] of stack.entries()) drawSlab(context, measures, disc, x, level(storey))
    if (stack.length > 0) drawStick(context, measures, x, level(stack.length) + thick * 0.12)
  }
  // A little early: at the same beat as the hand, or the disc it takes would be missing for a moment.
  return untilMove(share)
}

/** From the top of a disc that is carried to the shadows on the board. */
const standOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { carry, board, thick, half } = measuresOf(layOut(width, height))
  const top = Math.max(0, carry - thick * 1.4 - half * SQUAT)
  return { left: 0, top, width, height: Math.min(height, board + thick * 0.1 + half * SQUAT * 1.1) - top }
}

/** A disc is lifted slowly, carried on in haste, and lies still from this share of its time on. */
const DOWN = 0.6
const LIFTED = 0.1
const hastened = (share: number) =>
  share < LIFTED ? share : Math.min(1, LIFTED + ((share - LIFTED) * (1 - LIFTED)) / (DOWN - LIFTED))

/** Till the next move, but that it must not be missed by a moment. */
const untilMove = (share: number) => ((1 - share) * 60_000) / MOVES - 1

/** Where the moving disc is, and what is to be seen of its peg in front of it. */
function moverAt(time: ClockTime, { pegs, top, carry, thick, level }: Measures) {
  const { from, to, moves, share } = settingOf(time)
  const [before, after] = [pegsAfter(moves, from, to), pegsAfter(moves + 1, from, to)]
  const disc = discOf(moves + 1)
  const way = wayOf(hastened(share))
  const storeyOf = (place: number) => before.filter((at, other) => at === place && other !== disc).length
  const [start, end] = [before[disc]!, after[disc]!]
  const x = pegs[start]! + (pegs[end]! - pegs[start]!) * way.across
  const low = level(storeyOf(way.across < 0.5 ? start : end))
  const foot = low + (carry - low) * way.up - Math.sin(way.across * Math.PI) * thick * 0.45
  const crosses = way.across > 0 && way.across < 1
  return { disc, x, foot, isThreaded: !crosses && foot - thick * 0.86 > top }
}

/** Room for the largest disc about its middle, at the stage's upper left. */
const handOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { half, thick } = layOut(width, height)
  return {
    left: 0,
    top: 0,
    width: Math.ceil(half * 1.03) * 2 + 4,
    height: Math.ceil(thick + half * SQUAT * 2) + 4,
  }
}

/** The disc that moves: a small canvas that is carried in whole pixels, with their fractions drawn on it. */
function Hand() {
  const carried = useRef<HTMLDivElement>(null)
  const draw = ({ context, width, height, ratio, time }: CanvasFrame) => {
    const measures = measuresOf(layOut(width, height))
    const { disc, x, foot, isThreaded } = moverAt(time, measures)
    const box = handOf({ width, height })
    const whole = (length: number) => Math.round(length * ratio) / ratio
    const left = whole(x - box.width / 2)
    const top = whole(foot + measures.half * SQUAT + 2 - box.height)
    context.translate(-left, -top)
    drawSlab(context, measures, disc, x, foot)
    // The peg goes through it while it is low enough; the rest of the peg stands behind.
    if (isThreaded) drawStick(context, measures, x, foot - measures.thick * 0.86)
    const canvas = carried.current?.firstElementChild as HTMLElement | null | undefined
    if (canvas) canvas.style.translate = `${left}px ${top}px`
    const { share } = settingOf(time)
    return share > DOWN ? untilMove(share) : undefined
  }
  return (
    <div ref={carried} className={styles.hand}>
      <Canvas draw={draw} beat={BEAT} part={handOf} />
    </div>
  )
}

/** A tower of six discs that is never finished for long. */
export default function TowerOfHanoi() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.lid}>
      <Canvas draw={lid} beat="minute" />
      <Canvas draw={beads} beat={BEAT} part={boardOf} />
      <Canvas draw={tower} beat={BEAT} part={standOf} />
      <Hand />
    </Stage>
  )
}
