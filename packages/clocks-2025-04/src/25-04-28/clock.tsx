import { type ClockTime, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import {
  CLICK_S,
  GAP,
  NOTCHES,
  type Point,
  placeOn,
  type Rail,
  SHAFT,
  sceneAt,
  slotAt,
  type Works,
  worksOf,
} from './model'

export { notes } from './notes'

const parts = new URL('./parts.webp', import.meta.url).href
const thread = new URL('./screw.webp', import.meta.url).href
const FAMILY = 'ft-25-04-28 Enamel'

export const images = [parts, thread]
export const fonts = [
  { family: FAMILY, source: new URL('./enamel.woff2', import.meta.url).href, weight: '700' },
]

type Pen = CanvasRenderingContext2D

/** Where the parts lie beside each other in their picture. */
const PART = { steel: 0, brass: 6, brassBar: 7, screw: 8 } as const
/** Steel balls as they mirror the window from the left of the board to the right. */
const STEEL = 6

const partOf = (sheet: HTMLImageElement, part: number) => {
  const size = sheet.naturalHeight
  return { size, from: part * size }
}

/** What moves, made once as large as it is drawn: a turn of the lift's screw, and balls, each when it is first seen. */
interface Kit {
  readonly key: string
  readonly turn: HTMLCanvasElement
  readonly sheet: HTMLImageElement
  readonly unit: number
  readonly balls: Map<string, HTMLCanvasElement>
}

function scaled(width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const pen = canvas.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.scale(canvas.width, canvas.height)
  paint(pen)
  return canvas
}

/** The height of a turn of the lift's screw. */
const pitchOf = ({ foot, head }: Works) => (8 * (foot.y - head.y)) / NOTCHES

function makeKits() {
  let kept: Kit | undefined
  return ({ ratio, image }: CanvasFrame, works: Works): Kit => {
    const unit = works.scale * ratio
    const key = [unit, pitchOf(works)].join()
    if (kept?.key !== key)
      kept = {
        key,
        sheet: image(parts),
        unit,
        balls: new Map(),
        turn: scaled(unit, unit * pitchOf(works), (pen) => pen.drawImage(image(thread), 0, 0, 1, 1)),
      }
    return kept
  }
}
type KitOf = ReturnType<typeof makeKits>

/** Directions in which a ball has neighbours: so many to a turn. */
const SIDES = 12
/** More pictures of balls than are ever at rest. */
const MOST = 150

/** How a ball looks: where on the board it is, what it lies on, and in which directions others touch it. */
interface Look {
  readonly across: number
  readonly deep: boolean
  readonly beside: number
}

/** A ball with what it mirrors: what it lies on, and what is beside it. */
function ballFor({ balls, sheet, unit }: Kit, look: Look): HTMLCanvasElement {
  const key = `${look.across} ${look.deep} ${look.beside}`
  const kept = balls.get(key)
  if (kept) return kept
  if (balls.size > MOST) balls.clear()
  const made = scaled(unit * BALL, unit * BALL, (pen) => {
    round(pen, sheet, PART.steel + look.across, 0.5, 0.5, 1)
    pen.globalCompositeOperation = 'source-atop'
    const below = look.deep ? 'rgb(4 8 7 / .82)' : 'rgb(222 170 82 / .8)'
    const floor = pen.createRadialGradient(0.5, 0.2, 0.55, 0.5, 0.3, 0.72)
    floor.addColorStop(0, 'rgb(0 0 0 / 0)')
    floor.addColorStop(0.75, below)
    floor.addColorStop(1, below)
    pen.fillStyle = floor
    pen.fillRect(0, 0, 1, 1)
    // Its neighbours are thin dark crescents in it, brighter inside.
    for (let side = 0; side < SIDES; side++) {
      if (!(look.beside & (1 << side))) continue
      const angle = (side / SIDES) * 2 * Math.PI
      const [x, y] = [0.5 + Math.cos(angle) * 0.84, 0.53 + Math.sin(angle) * 0.84]
      const crescent = pen.createRadialGradient(x, y, 0.3, x, y, 0.5)
      crescent.addColorStop(0, 'rgb(8 10 12 / .8)')
      crescent.addColorStop(0.62, 'rgb(8 10 12 / .5)')
      crescent.addColorStop(0.8, look.deep ? 'rgb(120 140 134 / .2)' : 'rgb(236 240 240 / .3)')
      crescent.addColorStop(1, 'rgb(0 0 0 / 0)')
      pen.fillStyle = crescent
      pen.fillRect(0, 0, 1, 1)
    }
  })
  balls.set(key, made)
  return made
}

/** Bits for the directions in which other balls touch this one. */
function besideOf(ball: Point, balls: readonly Point[]): number {
  let bits = 0
  for (const { x, y } of balls) {
    const far = Math.hypot(x - ball.x, y - ball.y)
    if (far < 0.1 || far > 1.12) continue
    const side = Math.round((Math.atan2(y - ball.y, x - ball.x) / (2 * Math.PI)) * SIDES)
    bits |= 1 << ((side + SIDES) % SIDES)
  }
  return bits
}

/** A hair more than its diameter, for balls that touch. */
const BALL = 1.02

/** A round part, its middle given. */
function round(
  pen: Pen,
  sheet: HTMLImageElement,
  part: number,
  x: number,
  y: number,
  across: number,
  turn = 0,
) {
  const { size, from } = partOf(sheet, part)
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.drawImage(sheet, from, 0, size, size, -across / 2, -across / 2, across, across)
  pen.restore()
}

/** A bar drawn out to a box: its edges keep their width. */
function bar(pen: Pen, sheet: HTMLImageElement, part: number, x: number, y: number, w: number, h: number) {
  const { size, from } = partOf(sheet, part)
  const margin = size * 0.042
  const edge = size * 0.16
  const cuts = [margin, margin + edge, size - margin - edge, size - margin]
  const rim = Math.min(0.1, w / 2.2, h / 2.2)
  const xs = [x, x + rim, x + w - rim, x + w]
  const ys = [y, y + rim, y + h - rim, y + h]
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      pen.drawImage(
        sheet,
        from + cuts[column]!,
        cuts[row]!,
        cuts[column + 1]! - cuts[column]!,
        cuts[row + 1]! - cuts[row]!,
        xs[column]!,
        ys[row]!,
        // A hair over the next, so that no seam is left between them.
        xs[column + 1]! - xs[column]! + (column < 2 ? 0.006 : 0),
        ys[row + 1]! - ys[row]! + (row < 2 ? 0.006 : 0),
      )
}

/** Where the tray's hollow begins. */
const trayTop = ({ upright, tray }: Works) => tray.first.y - (upright ? 3.05 : 2.05)

/** What is sawn out of the board for the balls: shaft or tubes, tray and the slot of the lift, all in one. */
function hollowOf(works: Works): Path2D {
  const { upright, rails, foot, head, height } = works
  const slots = upright
    ? rails.map(({ low, feed }) => ({ x: low.x, top: feed.at(-1)!.y - 0.5, half: 0.56 })).reverse()
    : [{ x: SHAFT, top: rails[0].low.y - 1.1, half: 0.58 }]
  slots.push({ x: foot.x, top: head.y - 0.66, half: 0.62 })
  const path = new Path2D()
  const top = trayTop(works)
  const left = slots[0]!.x - slots[0]!.half
  path.moveTo(left, height + 1)
  for (const { x, top: mouth, half } of slots) {
    path.lineTo(x - half, top)
    path.arc(x, mouth + half, half, Math.PI, 0)
    path.lineTo(x + half, top)
  }
  path.lineTo(foot.x + 0.62, height + 1)
  path.closePath()
  return path
}

/**
 * Sinks a shape into the board: its floor is darker, the light from the upper left leaves that edge in shadow.
 * @param unit - Pixels of the canvas to a ball, for shadows know no scale.
 */
function sink(pen: Pen, shape: Path2D, { width, height }: Works, unit: number) {
  pen.save()
  pen.clip(shape)
  pen.fillStyle = 'rgb(3 9 8 / .86)'
  pen.fillRect(0, 0, width, height)
  // Its soft edge is painted at a third of the size, and the shape that throws it beside the picture.
  const soft = document.createElement('canvas')
  const small = unit / 3
  soft.width = Math.ceil(width * small)
  soft.height = Math.ceil(height * small)
  const over = soft.getContext('2d')!
  over.scale(small, small)
  over.translate(-2 * width, 0)
  const around = new Path2D(shape)
  around.rect(-3, -3, width + 6, height + 6)
  over.fillStyle = pen.fillStyle
  over.shadowColor = 'rgb(0 3 2 / .8)'
  over.shadowBlur = 0.34 * small
  over.shadowOffsetX = (2 * width + 0.12) * small
  over.shadowOffsetY = 0.17 * small
  over.fill(around, 'evenodd')
  over.fill(around, 'evenodd')
  pen.drawImage(soft, 0, 0, soft.width / small, soft.height / small)
  pen.restore()
  pen.save()
  // The sawn edge: bright where it faces the light.
  const outside = new Path2D(shape)
  outside.rect(-3, -3, width + 6, height + 6)
  pen.clip(outside, 'evenodd')
  pen.lineWidth = 0.1
  pen.strokeStyle = '#c99f4c'
  pen.translate(0.03, 0.03)
  pen.stroke(shape)
  pen.restore()
  pen.strokeStyle = 'rgb(2 10 8 / .9)'
  pen.lineWidth = 0.022
  pen.stroke(shape)
}

/** A wire of brass, bent once, its ends let into the board. */
function brassWire(
  pen: Pen,
  sheet: HTMLImageElement,
  [start, bend, on]: readonly [Point, Point, Point],
  [end]: readonly [Point],
) {
  pen.lineCap = 'round'
  for (const [dx, dy, colour, thick] of [
    [0.06, 0.1, 'rgb(0 8 5 / .45)', 0.13],
    [0, 0, '#6c4712', 0.13],
    [-0.008, -0.012, '#d9ab4e', 0.09],
    [-0.016, -0.026, '#fbe3a4', 0.03],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = thick
    pen.beginPath()
    pen.moveTo(start.x + dx, start.y + dy)
    pen.quadraticCurveTo(bend.x + dx, bend.y + dy, on.x + dx, on.y + dy)
    pen.lineTo(end.x + dx, end.y + dy)
    pen.stroke()
  }
  for (const { x, y } of [start, end]) round(pen, sheet, PART.screw, x, y, 0.26, x)
}

/**
 * Rays as the turner's engine cuts them under the lacquer, from the lift's head outwards: each is pushed to and fro, and
 * takes the light on one side.
 */
function engrave(pen: Pen, { width, height, head }: Works) {
  const far = Math.hypot(width, height)
  pen.lineWidth = 0.035
  for (let ray = 0; ray < 260; ray++) {
    const angle = (ray / 260) * 2 * Math.PI
    if (Math.cos(angle) * far < head.x - width * 2.2 || Math.sin(angle) < -0.3) continue
    const lit = 0.5 + 0.5 * Math.cos(angle * 6 + 0.6)
    pen.strokeStyle = `rgb(150 214 178 / ${(0.03 + 0.045 * lit).toFixed(3)})`
    pen.beginPath()
    for (let out = 0.9; out < far; out += 0.16) {
      const turn = angle + (0.1 / out) * Math.sin(out * 5.2 + (ray % 2) * Math.PI) * Math.min(1, out / 4)
      pen.lineTo(head.x + Math.cos(turn) * out, head.y + Math.sin(turn) * out)
    }
    pen.stroke()
  }
}

/** Two lines of gilt along the sawn edge. */
function bevel(pen: Pen, works: Works, unit: number) {
  const { width, height, foot } = works
  const shape = hollowOf(works)
  const around = new Path2D(shape)
  around.rect(-3, -3, width + 6, height + 6)
  pen.save()
  pen.clip(around, 'evenodd')
  // Not where the lift's notches are.
  const inner = new Path2D()
  inner.rect(0, 0, foot.x, height)
  pen.clip(inner)
  for (const [far, wide] of [
    [0.18, 0.034],
    [0.25, 0.016],
  ] as const) {
    // What a broad stroke leaves when one a little less broad is taken out of it.
    const sheet = document.createElement('canvas')
    sheet.width = Math.ceil(width * unit)
    sheet.height = Math.ceil(height * unit)
    const over = sheet.getContext('2d')!
    over.scale(unit, unit)
    over.lineJoin = 'round'
    over.strokeStyle = '#d3a850'
    over.lineWidth = 2 * far + wide
    over.stroke(shape)
    over.globalCompositeOperation = 'destination-out'
    over.lineWidth = 2 * far - wide
    over.stroke(shape)
    pen.globalAlpha = 0.75
    pen.drawImage(sheet, 0, 0, sheet.width / unit, sheet.height / unit)
  }
  pen.restore()
}

/** A board lacquered green, hollowed where balls fall and rise, with the notches of the lift. */
function paintBoard(pen: Pen, works: Works, sheet: HTMLImageElement, unit: number) {
  const { width, height, foot, head } = works
  pen.imageSmoothingQuality = 'high'
  const lacquer = pen.createRadialGradient(width * 0.3, 0, 0, width * 0.3, 0, Math.hypot(width, height))
  lacquer.addColorStop(0, '#1f6350')
  lacquer.addColorStop(0.45, '#12463a')
  lacquer.addColorStop(1, '#08251f')
  pen.fillStyle = lacquer
  pen.fillRect(0, 0, width, height)
  engrave(pen, works)
  sink(pen, hollowOf(works), works, unit)
  bevel(pen, works, unit)
  // The lines end at a screw over the lift.
  round(pen, sheet, PART.screw, foot.x, head.y - 0.96, 0.24, 0.6)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (let notch = 0; notch <= NOTCHES; notch++) {
    const y = foot.y + ((head.y - foot.y) * notch) / NOTCHES
    const long = notch % 10 === 0 ? 0.2 : notch % 5 === 0 ? 0.14 : 0.08
    pen.fillStyle = '#dcb25c'
    pen.fillRect(foot.x + 0.67, y - 0.02, long, 0.04)
    if (notch % 10 || !notch || works.scale < 20) continue
    figure(pen, notch, foot.x + (works.upright ? 1.1 : 1.16), y + 0.02, works.upright ? 0.42 : 0.46)
  }
}

/** The wires on the board. */
function paintFrame(pen: Pen, sheet: HTMLImageElement, { wire, rails }: Works) {
  const at = (x: number, y: number): Point => ({ x, y })
  if (wire) {
    const [from, to] = wire
    // Under the gap in the top run a wire leads back to the other rails; another stops the balls at their ends.
    brassWire(
      pen,
      sheet,
      [at(from.x - 0.64, from.y + 0.08), at(from.x - 0.6, from.y + 0.56), at(from.x + 0.3, from.y + 0.53)],
      [at(to.x - 0.36, to.y + 0.53)],
    )
    const x = to.x + 0.53
    brassWire(
      pen,
      sheet,
      [at(x + 0.06, to.y - 0.9), at(x, to.y - 0.5), at(x, to.y)],
      [at(x, rails[2].feed.at(-1)!.y + 0.42)],
    )
  }
}

/** A bar and its shadow on the board, its corner at the origin. */
function plate(pen: Pen, sheet: HTMLImageElement, part: number, w: number, h: number, shadow: number) {
  pen.save()
  pen.shadowColor = 'rgb(0 6 4 / .75)'
  pen.shadowBlur = shadow
  pen.shadowOffsetY = shadow / 2
  pen.shadowOffsetX = shadow / 3
  pen.fillStyle = '#20160a'
  pen.beginPath()
  pen.roundRect(0.02, 0.02, w - 0.04, h - 0.04, 0.06)
  pen.fill()
  pen.restore()
  pen.imageSmoothingQuality = 'high'
  bar(pen, sheet, part, 0, 0, w, h)
  // Drawn brass throws the room's light back in bands.
  const sheen = pen.createLinearGradient(0, 0, w, h * 1.4)
  for (const [at, colour] of [
    [0, 'rgb(255 243 202 / .8)'],
    [0.16, 'rgb(226 180 98 / .72)'],
    [0.34, 'rgb(255 232 172 / .8)'],
    [0.52, 'rgb(216 168 84 / .72)'],
    [0.72, 'rgb(250 222 152 / .78)'],
    [1, 'rgb(206 158 78 / .72)'],
  ] as const)
    sheen.addColorStop(at, colour)
  pen.fillStyle = sheen
  pen.fillRect(0.04, 0.04, w - 0.08, h - 0.08)
  const gloss = pen.createLinearGradient(0, 0, w * 0.12, h)
  gloss.addColorStop(0, 'rgb(255 250 230 / .3)')
  gloss.addColorStop(0.42, 'rgb(255 255 255 / .06)')
  gloss.addColorStop(0.46, 'rgb(30 14 0 / .06)')
  gloss.addColorStop(1, 'rgb(30 14 0 / .2)')
  pen.fillStyle = gloss
  pen.fillRect(0.03, 0.03, w - 0.06, h - 0.06)
}

/** What a track is marked with: figures cut into its brass, or burnt on the enamel that is let into the hours'. */
function inlay(pen: Pen, w: number, h: number) {
  const edge = 0.09
  pen.fillStyle = '#3a2608'
  pen.beginPath()
  pen.roundRect(edge - 0.02, edge - 0.02, w - edge * 2 + 0.04, h - edge * 2 + 0.04, 0.09)
  pen.fill()
  const enamel = pen.createLinearGradient(0, edge, w * 0.1, h)
  enamel.addColorStop(0, '#fffdf4')
  enamel.addColorStop(0.5, '#f6eeda')
  enamel.addColorStop(1, '#ded0b0')
  pen.fillStyle = enamel
  pen.beginPath()
  pen.roundRect(edge, edge, w - edge * 2, h - edge * 2, 0.08)
  pen.fill()
}

/** A number, centred. Set large and drawn small: WebKit places figures by whole pixels of the size they are set in. */
function figure(pen: Pen, value: number, x: number, y: number, size: number, narrow = 1) {
  pen.save()
  pen.translate(x, y)
  pen.scale((size / 100) * narrow, size / 100)
  pen.font = `700 100px "${FAMILY}"`
  pen.fillText(String(value), 0, 0)
  pen.restore()
}

const CUT = '#241503'
const BURNT = '#12233c'

/** How much the tens of the hours are drawn together, that they have room on a ball's breadth. */
const NARROW = 0.84

/** How much of a plate lies in front of a ball. */
const LIP = 0.1
/** How high the plate of the hours is; the others are smaller. */
const HOURS = 1.34

function paintRail(pen: Pen, sheet: HTMLImageElement, works: Works, index: number, shadow: number, tip = 0) {
  const rail = works.rails[index]!
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.save()
  if (works.upright) {
    const hours = index === 2
    const top = rail.low.y - rail.places + 0.5
    const wide =
      ((hours ? works.rails[1].low.x - works.rails[2].low.x : works.rails[0].low.x - works.rails[1].low.x) -
        1.12) *
      0.9
    pen.translate(rail.low.x + 0.6, top)
    plate(pen, sheet, PART.brassBar, wide, rail.places, shadow)
    if (hours) inlay(pen, wide, rail.places)
    const size = Math.min(hours ? 1 : 0.8, wide * (hours ? 0.94 : 0.84))
    for (let place = 1; place <= rail.places; place++) {
      const y = rail.places - place + 0.5
      pen.fillStyle = hours ? BURNT : CUT
      figure(pen, place * rail.unit, wide / 2, y + size * 0.04, size, hours && place > 9 ? 0.8 : 1)
      if (place === rail.places) continue
      pen.globalAlpha = 0.35
      pen.fillRect(wide * 0.16, y - 0.51, wide * 0.68, 0.02)
      pen.globalAlpha = 1
    }
  } else {
    const { low, step, places, pivot, lean } = rail
    const slope = Math.atan2(step.y, step.x)
    /** As far as the fall beside the rails, which a flap closes. */
    const long = (flapAt(works, index).x - low.x) / step.x + 0.4
    const small = works.scale < 20
    const hours = index === 2
    const h = hours ? HOURS : small ? 1.06 : 0.86
    const end = index === 0 ? GAP.from + 0.52 : long
    if (index === 0) {
      // The run: a narrow strip, that stays when the rack tips.
      // It goes on to the slot of the lift.
      const run = (works.foot.x - 0.63 - low.x) / step.x - GAP.to
      pen.save()
      pen.translate(low.x, low.y)
      pen.rotate(slope)
      pen.translate(GAP.to, 0.5 - LIP)
      plate(pen, sheet, PART.brassBar, run, 0.26, shadow)
      if (works.scale > 24) for (const x of [0.2, run - 0.2]) round(pen, sheet, PART.screw, x, 0.13, 0.19, x)
      pen.restore()
    }
    pen.translate(pivot.x, pivot.y)
    pen.rotate(-lean * tip)
    pen.translate(low.x - pivot.x, low.y - pivot.y)
    pen.rotate(slope)
    pen.translate(-0.52, 0.5 - LIP)
    plate(pen, sheet, PART.brassBar, end, h, shadow)
    if (hours) inlay(pen, end, h)
    // Where figures would be too small to read, every second one is left out and the others grow.
    const every = small && index ? 2 : 1
    const size = every === 2 ? 1.16 : hours ? 1.16 : index === 1 ? 0.7 : 0.8
    for (let place = every; place <= places; place += every) {
      pen.fillStyle = hours ? BURNT : CUT
      figure(
        pen,
        place * rail.unit,
        place - 0.48,
        h * 0.56,
        size,
        hours && place > 9 && every === 1 ? NARROW : 1,
      )
      if (every === 1) continue
      pen.beginPath()
      pen.arc(place - 1.48, h / 2, 0.1, 0, 7)
      pen.fill()
    }
    if (works.scale > 24) {
      round(pen, sheet, PART.screw, end - (hours ? 0.36 : 0.22), h / 2, hours ? 0.32 : 0.26, index)
    }
  }
  pen.restore()
}

/** What a flap turns about: the end of its rail, where the fall begins. */
function flapAt({ rails, latch }: Works, index: number): Point {
  const { low, step } = rails[index]!
  const along = index ? (latch.x - 0.46 - low.x) / step.x : GAP.from + 0.12
  return { x: low.x + step.x * along, y: low.y + step.y * along }
}

/** A tongue of brass that bridges the fall before a rail, or hangs down out of the way. */
function paintFlap(pen: Pen, sheet: HTMLImageElement, works: Works, index: number, open: number) {
  const { step } = works.rails[index]!
  const { x, y } = flapAt(works, index)
  const slope = Math.atan2(step.y, step.x)
  pen.save()
  pen.translate(x, y + 0.5)
  pen.rotate(slope + open * (Math.PI / 2 - slope))
  pen.lineCap = 'round'
  for (const [dy, colour, wide] of [
    [0.09, 'rgb(0 8 5 / .4)', 0.15],
    [0, '#6c4712', 0.15],
    [0, '#d9ab4e', 0.11],
    [-0.025, '#fbe3a4', 0.035],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(0.02, dy + 0.06)
    pen.lineTo(1.06, dy + 0.06)
    pen.stroke()
  }
  pen.restore()
  round(pen, sheet, PART.screw, x + 0.02, y + 0.55, 0.26, index)
}

/** The stop at a rail's end; on the hour rail it carries the fixed ball. It swings away when the rack tips. */
function paintGate(
  pen: Pen,
  sheet: HTMLImageElement,
  rail: Rail,
  tip: number,
  fixed: boolean,
  upright: boolean,
) {
  pen.save()
  const { low, pivot, lean } = rail
  const { x, y } = low
  pen.translate(pivot.x, pivot.y)
  pen.rotate(-lean * tip)
  pen.translate(-pivot.x, -pivot.y)
  if (fixed) {
    pen.translate(x, y)
    // It sinks back into the board, out of the others' way.
    pen.scale(1 - 0.72 * tip, 1 - 0.72 * tip)
    round(pen, sheet, PART.brass, 0, 0, 1)
    pen.restore()
    return
  }
  pen.translate(upright ? x - 0.5 : x - 0.6, upright ? y + 0.56 : y - 0.62)
  pen.rotate(upright ? tip * 1.3 : tip * 1.25)
  pen.strokeStyle = '#6c4712'
  pen.lineCap = 'round'
  for (const [colour, wide] of [
    ['#7a5418', 0.13],
    ['#e6bd5c', 0.07],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(0, 0)
    if (upright) pen.lineTo(1, 0)
    else pen.lineTo(0.02, 0.95)
    pen.stroke()
  }
  round(pen, sheet, PART.screw, 0, 0, 0.26)
  pen.restore()
}

function paintLift(pen: Pen, works: Works, turn: HTMLCanvasElement, notch: number) {
  const { foot, head } = works
  const pitch = pitchOf(works)
  const top = head.y - 0.5
  const bottom = foot.y + 0.5
  pen.save()
  pen.beginPath()
  pen.roundRect(foot.x - 0.5, top, 1, bottom - top, 0.2)
  pen.clip()
  pen.fillStyle = '#0d0703'
  pen.fillRect(foot.x - 0.5, top, 1, bottom - top)
  // The seat of the ball lies on a thread, half a ball below its middle.
  const seat = foot.y + 0.5 - (notch / NOTCHES) * (foot.y - head.y)
  const first = seat - Math.ceil((seat - top) / pitch + 1) * pitch
  for (let y = first; y < bottom + pitch; y += pitch) pen.drawImage(turn, foot.x - 0.5, y, 1, pitch + 0.01)
  pen.restore()
}

/** Between these seconds nothing moves but the lift, with the ball on it. */
const RIDE = { from: 3, to: 53 } as const

const sceneOf = (works: Works, time: ClockTime) =>
  sceneAt(works, (time.hour % 12) * 60 + time.minute, secondsOf(time))

const rides = ({ second }: ClockTime) => second >= RIDE.from && second < RIDE.to

function board({ context: pen, width, height, ratio, transparent, image }: CanvasFrame) {
  const works = worksOf(width, height)
  pen.scale(works.scale, works.scale)
  if (!transparent) paintBoard(pen, works, image(parts), works.scale * ratio)
  paintFrame(pen, image(parts), works)
  return Number.POSITIVE_INFINITY
}

function lift(frame: CanvasFrame, kitOf: KitOf) {
  const { context: pen, width, height, time } = frame
  const works = worksOf(width, height)
  const kit = kitOf(frame, works)
  const { balls, notch } = sceneOf(works, time)
  pen.scale(works.scale, works.scale)
  paintLift(pen, works, kit.turn, notch)
  if (rides(time)) paintBalls(pen, balls.slice(-1), kit, works)
  return time.millisecond < 1000 * CLICK_S ? undefined : untilSecond(time)
}

/** The lift's slot, with the shadow that a ball throws beside it. */
const slot = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { foot, head, scale } = worksOf(width, height)
  return {
    left: (foot.x - 0.7) * scale,
    top: (head.y - 0.8) * scale,
    width: 1.5 * scale,
    height: (foot.y - head.y + 1.8) * scale,
  }
}

function rolling(frame: CanvasFrame, kitOf: KitOf) {
  const { context: pen, width, height, time, image } = frame
  const works = worksOf(width, height)
  const { balls, tips, flaps } = sceneOf(works, time)
  pen.scale(works.scale, works.scale)
  // Gates lie in the board: balls pass before them.
  works.rails.forEach((rail, index) => {
    paintGate(pen, image(parts), rail, tips[index]!, index === 2, works.upright)
    if (!works.upright) paintFlap(pen, image(parts), works, index, flaps[index]!)
  })
  paintBalls(pen, rides(time) ? balls.slice(0, -1) : balls, kitOf(frame, works), works)
  return rides(time) ? 1000 * (RIDE.to - secondsOf(time)) : undefined
}

function paintBalls(pen: Pen, balls: readonly Point[], kit: Kit, works: Works) {
  const hollow = trayTop(works)
  // Shadows fall to the lower right, on the board.
  pen.fillStyle = 'rgb(0 8 5 / .34)'
  for (const grow of [0.04, -0.05]) {
    pen.beginPath()
    for (const { x, y } of balls) {
      pen.moveTo(x + 0.62, y + 0.16)
      pen.arc(x + 0.13, y + 0.16, 0.5 + grow, 0, 7)
    }
    pen.fill()
  }
  const fixed = placeOn(works.rails[2], 1)
  for (const ball of balls) {
    const { x, y } = ball
    const look = {
      across: Math.min(STEEL - 1, Math.max(0, Math.floor((x / works.width) * STEEL))),
      deep: y > hollow || x > works.foot.x - 0.5,
      beside: besideOf(ball, [...balls, fixed]),
    }
    pen.drawImage(ballFor(kit, look), x - BALL / 2, y - BALL / 2, BALL, BALL)
  }
}

function racks({ context: pen, width, height, ratio, time, layer, image }: CanvasFrame) {
  const sheet = image(parts)
  const works = worksOf(width, height)
  const { scale } = works
  const { tips } = sceneOf(works, time)
  const level = [0, 1, 2].filter((index) => !tips[index])
  const paintLevel = (over: Pen) => {
    over.save()
    over.scale(scale, scale)
    const shadow = 0.13 * scale * ratio // in pixels of the canvas
    for (const index of level) paintRail(over, sheet, works, index, shadow)
    paintFront(over, sheet, works, shadow)
    over.restore()
  }
  // Kept only while racks tip: at rest it is painted once a minute.
  if (level.length === 3) paintLevel(pen)
  else layer('rails', level.join(), paintLevel)
  pen.scale(scale, scale)
  for (const index of [0, 1, 2])
    if (!level.includes(index)) paintRail(pen, sheet, works, index, 0.13 * scale * ratio, tips[index])
  // Racks tip in the minute's last two seconds alone.
  return time.second < 58 ? untilMinute(time) - 2000 : undefined
}

/** What stands before the balls: the lip of the tray, and the bead of glass down the front of each tube. */
function paintFront(pen: Pen, sheet: HTMLImageElement, works: Works, shadow: number) {
  const { tray, width, height, upright } = works
  const end = slotAt(works, 0, tray.across - 1)
  // The lip is one bar from edge to edge, laid along the tray's slope.
  const left = Math.min(0, end.x - 0.5)
  const lip = (x: number) => tray.first.y + 0.34 + (x - tray.first.x) * 0.035
  pen.save()
  pen.translate(left - 0.2, lip(left - 0.2))
  pen.rotate(Math.atan(0.035))
  plate(pen, sheet, PART.brassBar, width - left + 0.6, height, shadow)
  pen.restore()
  paintCase(pen, works)
  if (!upright) return
  for (const rail of works.rails) {
    const mouth = rail.feed.at(-1)!.y + 0.5
    const foot = trayTop(works)
    const x = rail.low.x - 0.56
    pen.fillStyle = 'rgb(255 255 255 / .3)'
    pen.fillRect(x + 0.08, mouth, 0.07, foot - mouth)
    pen.fillStyle = 'rgb(255 255 255 / .12)'
    pen.fillRect(x + 0.98, mouth, 0.05, foot - mouth)
  }
  // The top run, before the mouths of the tubes.
  const [hours] = [works.rails[2].feed.at(-1)!]
  pen.translate(hours.x - 0.62, hours.y + 0.5 - LIP)
  pen.rotate(Math.atan2(works.latch.y - hours.y, works.latch.x - hours.x))
  plate(pen, sheet, PART.brassBar, works.latch.x - hours.x + 1.1, 0.2, shadow)
}

/** How wide the moulding of the case is. */
const CASE = 0.16

/** The case is closed all round by a rounded moulding of brass, mitred at its corners; it is lit from the upper left. */
function paintCase(pen: Pen, { width, height }: Works) {
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [width, height, -1, -1],
    [0, height, 1, -1],
  ] as const
  const lit = ['#a57a30', '#fff0c0', '#e0b560', '#8a6222', '#3c2508']
  corners.forEach(([x, y, inX, inY], side) => {
    const [toX, toY, toInX, toInY] = corners[(side + 1) % 4]!
    const level = side % 2 === 0
    // From the outer edge inwards at the head and on the left, from the inner one outwards on the other two.
    const from = side === 1 ? width - CASE : side === 2 ? height - CASE : 0
    const across = level
      ? pen.createLinearGradient(0, from, 0, from + CASE)
      : pen.createLinearGradient(from, 0, from + CASE, 0)
    lit.forEach((colour, at) => {
      across.addColorStop(at / (lit.length - 1), colour)
    })
    pen.fillStyle = across
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(toX, toY)
    pen.lineTo(toX + toInX * CASE, toY + toInY * CASE)
    pen.lineTo(x + inX * CASE, y + inY * CASE)
    pen.fill()
  })
  pen.strokeStyle = 'rgb(10 6 0 / .7)'
  pen.lineWidth = 0.02
  pen.strokeRect(CASE, CASE, width - 2 * CASE, height - 2 * CASE)
}

/** A steel ball a minute, on three tracks of brass over a green board; the hours' is enamelled. */
export default function RollingBall() {
  const [kitOf] = useState(makeKits)
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.board}>
      <Canvas draw={board} beat="minute" />
      <Canvas draw={(frame) => lift(frame, kitOf)} part={slot} beat={30} />
      <Canvas draw={(frame) => rolling(frame, kitOf)} beat={30} />
      <Canvas draw={racks} beat={30} />
    </Stage>
  )
}
