import {
  type ClockTime,
  createRandom,
  type HourCycle,
  laterBy,
  mix,
  Stage,
  shownHour,
  easeInOut as smooth,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  change,
  type Impression,
  type Kind,
  pressingFrom,
  SMOOTHING,
  sign,
  smoothedAt,
  stylusAt,
} from './model'

export { notes } from './notes'

const clay = new URL('./clay.webp', import.meta.url).href
const wedges = new URL('./wedges.webp', import.meta.url).href

const GROUND = { '--clay': `url(${clay})` } as CSSProperties

export const images = [clay, wedges]
export const fonts = []

/** Where a number stands: its axis and head line, and the size of a unit, in CSS pixels. */
interface Place {
  readonly x: number
  readonly y: number
  readonly unitX: number
  readonly unitY: number
}

interface Tablet {
  readonly places: readonly [hour: Place, minute: Place, second: Place]
  /** Right and lower edge of the tablet; the others are beyond the stage. */
  readonly right: number
  readonly foot: number
  /** Rulings, as lines. */
  readonly rulings: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]
  readonly stylus: number
}

function tabletOf(width: number, height: number): Tablet {
  const [right, foot] = [width - Math.min(width, height) * 0.07, height - Math.min(width, height) * 0.055]
  if (width >= height) {
    const half = right * 0.495
    const unitX = (half * 0.88) / 2.3
    const unitY = Math.min(height * 0.5, unitX * (width < height * 1.3 ? 1.85 : 1.62))
    const small = Math.min(height * 0.2, unitY * 0.6)
    const top = (height * 0.645 - unitY) * 0.5
    const ruling = height * 0.645
    const axis = 0.59
    return {
      places: [
        // No hour has three chevrons: the number would stand too far right.
        { x: half * axis - unitX * 0.13, y: top, unitX, unitY },
        { x: half * (1 + axis), y: top, unitX, unitY },
        {
          x: half * axis - unitX * 0.13,
          y: ruling + (foot - ruling - small) * 0.36,
          unitX: Math.min(small / 1.25, unitX * 0.62),
          unitY: small,
        },
      ],
      right,
      foot,
      rulings: [
        [-9, ruling, right + 9, ruling],
        [half * 1.01, -9, half * 1.01, ruling],
      ],
      stylus: unitX * 0.2,
    }
  }
  const unitX = (right * 0.9) / 2.3
  const unitY = Math.min(height * 0.275, unitX * 1.5)
  const small = Math.min(height * 0.15, unitY * 0.62)
  const x = right * 0.59
  const row = height * 0.355
  return {
    places: [
      { x, y: (row - unitY) * 0.55, unitX, unitY },
      { x, y: row + (row - unitY) * 0.5, unitX, unitY },
      { x: right * 0.45, y: row * 2 + (foot - row * 2 - small) * 0.42, unitX: unitX * 0.62, unitY: small },
    ],
    right,
    foot,
    rulings: [
      [-9, row, right + 9, row],
      [-9, row * 2, right + 9, row * 2],
    ],
    stylus: unitX * 0.2,
  }
}

/** How far beyond its box an impression reaches for the clay pushed up round it, as a part of the width. */
const RIM = 0.34

/**
 * Where each impression is in the picture, by its kind and how many rows of it a numeral has: left, top, width and
 * height, all with the rim, in pixels.
 */
const WEDGES = {
  'ten 1': [0, 0, 260, 466],
  'ten 2': [482, 0, 162, 243],
  'one 1': [260, 0, 111, 406],
  'one 2': [371, 0, 111, 221],
  'one 3': [371, 221, 111, 163],
  'slant 2': [482, 243, 242, 213],
} as const

interface Box {
  readonly kind: Kind
  readonly wedge: keyof typeof WEDGES
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxOf(mark: Impression, place: Place): Box {
  return {
    kind: mark.kind,
    wedge: `${mark.kind} ${Math.round(1 / mark.height)}` as keyof typeof WEDGES,
    x: place.x + mark.x * place.unitX,
    y: place.y + mark.y * place.unitY,
    width: mark.width * place.unitX,
    height: mark.height * place.unitY,
  }
}

function signsAt(time: ClockTime, hourCycle: HourCycle) {
  return [sign(shownHour(time.hour, hourCycle), 'sign'), sign(time.minute, 'sign'), sign(time.second, 'bare')]
}

/** What is smoothed and pressed on the way from one moment to another, in boxes on the tablet. */
function workBetween(from: ClockTime, to: ClockTime, hourCycle: HourCycle, tablet: Tablet) {
  const [before, after] = [signsAt(from, hourCycle), signsAt(to, hourCycle)]
  const kept: Box[] = []
  const pressed: Box[] = []
  const smoothed: Box[][] = []
  for (const [index, place] of tablet.places.entries()) {
    const changed = change(before[index]!, after[index]!)
    const box = (mark: Impression) => boxOf(mark, place)
    kept.push(...changed.kept.map(box))
    pressed.push(...changed.pressed.map(box))
    if (changed.smoothed.length > 0) smoothed.push(changed.smoothed.map(box))
  }
  return { kept, pressed, smoothed }
}

/** Pictures of the stylus and its shadow, made once for a size. */
type SpriteOf = (name: string, make: () => HTMLCanvasElement) => HTMLCanvasElement

function useSprites(): (frame: CanvasFrame) => SpriteOf {
  const sprites = useRef({ of: '', kept: new Map<string, HTMLCanvasElement>() })
  return ({ width, height, ratio }) => {
    const cache = sprites.current
    const size = `${width} ${height}`
    if (cache.of !== size) {
      for (const canvas of cache.kept.values()) canvas.width = canvas.height = 0
      cache.kept.clear()
      cache.of = size
    }
    // Two canvases may have two ratios.
    return (name, make) => {
      const key = `${name} ${ratio}`
      const canvas = cache.kept.get(key) ?? make()
      cache.kept.set(key, canvas)
      return canvas
    }
  }
}

const stamper =
  ({ image }: CanvasFrame) =>
  (target: CanvasRenderingContext2D, { wedge, x, y, width, height }: Box): void => {
    const [left, top, across, down] = WEDGES[wedge]
    // Of the picture's width, the box is what the rims on both sides leave.
    const rim = (across * RIM) / (1 + 2 * RIM)
    const [scaleX, scaleY] = [width / (across - 2 * rim), height / (down - 2 * rim)]
    target.drawImage(
      image(wedges),
      left,
      top,
      across,
      down,
      x - rim * scaleX,
      y - rim * scaleY,
      across * scaleX,
      down * scaleY,
    )
  }

/** Before the stroke; once a second, the stylus is shown at rest between two presses. */
const remainingOf = ({ motion, time }: CanvasFrame) => (motion === 'reduced' ? 0.5 : untilSecond(time) / 1000)

/** Each number's share of the time for smoothing, and how long before the stroke the rib is set to the first. */
function smoothing(due: { readonly smoothed: readonly unknown[] }) {
  const share = Math.min(SMOOTHING.from - SMOOTHING.to, 0.55 / Math.max(1, due.smoothed.length))
  return { share, start: SMOOTHING.to + share * due.smoothed.length }
}

/** How long the rib is on its way to the clay and from it. */
const RIB_COMES = 0.14
/** The stylus is off the last impression and waits by the next so long after a stroke. */
const WAITS_FROM = 0.35
/** What was smoothed before a stroke gleams so long after it. */
const GLEAMS = 0.9

/** For how many milliseconds nothing moves; undefined while something does. */
function restOf(
  since: number,
  done: { readonly smoothed: readonly unknown[] },
  due: { readonly smoothed: readonly unknown[]; readonly pressed: readonly unknown[] },
): number | undefined {
  const works: [from: number, to: number][] = [
    [0, WAITS_FROM],
    [pressingFrom(due.pressed.length), 1],
  ]
  if (due.smoothed.length > 0)
    works.push([1 - smoothing(due).start - RIB_COMES, 1 - SMOOTHING.to + RIB_COMES])
  if (works.some(([from, to]) => since >= from && since < to)) return undefined
  const next = Math.min(1, ...works.map(([from]) => from).filter((from) => from > since))
  const rest = (next - since) * 1000
  return done.smoothed.length > 0 && since < GLEAMS ? Math.min(rest, 250) : rest
}

/** A clay tablet, wet, and the scribe who keeps it. */
export default function Cuneiform() {
  const spritesOf = useSprites()

  /** All that stays on the tablet. */
  const stays = (frame: CanvasFrame) => {
    const { context, width, height, time, hourCycle } = frame
    const stamp = stamper(frame)
    const tablet = tabletOf(width, height)
    const due = workBetween(time, laterBy(time, 1000), hourCycle, tablet)
    const working = remainingOf(frame) < smoothing(due).start
    const boxes = working
      ? due.kept
      : signsAt(time, hourCycle).flatMap((marks, index) =>
          marks.map((mark) => boxOf(mark, tablet.places[index]!)),
        )
    for (const box of boxes) stamp(context, box)
    // Where nothing is smoothed, all stays until the stroke.
    if (working || due.smoothed.length === 0) return untilSecond(time)
    // A little early: at the same beat as the work, or marks would be there twice for a moment.
    return (remainingOf(frame) - smoothing(due).start) * 1000 - 1
  }

  /** What is smoothed and pressed, and the scribe's tools. */
  const work = (frame: CanvasFrame) => {
    const { context, width, height, time, hourCycle } = frame
    const sprite = spritesOf(frame)
    const stamp = stamper(frame)
    const tablet = tabletOf(width, height)
    const done = workBetween(laterBy(time, -1000), time, hourCycle, tablet)
    const due = workBetween(time, laterBy(time, 1000), hourCycle, tablet)
    const remaining = remainingOf(frame)
    const { share, start } = smoothing(due)
    const working = remaining < start

    // The rib takes one number after the other.
    let rib: { x: number; y: number; height: number; up: number } | undefined
    for (const [index, boxes] of due.smoothed.entries()) {
      const ends = SMOOTHING.to + share * (due.smoothed.length - 1 - index)
      const part = smoothedAt(SMOOTHING.to + ((remaining - ends) / share) * (SMOOTHING.from - SMOOTHING.to))
      const left = Math.min(...boxes.map((box) => box.x - box.width * RIM))
      const end = Math.max(...boxes.map((box) => box.x + box.width * (1 + RIM)))
      const top = Math.min(...boxes.map((box) => box.y))
      const foot = Math.max(...boxes.map((box) => box.y + box.height))
      const edge = left + (end - left) * part
      if (working && part < 1) {
        context.save()
        context.beginPath()
        context.rect(edge, 0, width, height)
        context.clip()
        for (const box of boxes) stamp(context, box)
        context.restore()
      }
      const near = ends + share - remaining
      if (near > -RIB_COMES && near < share + RIB_COMES) {
        const up = smooth(near < 0 ? -near / RIB_COMES : (near - share) / RIB_COMES)
        rib = { x: edge, y: (top + foot) / 2, height: (foot - top) * 1.12, up }
      }
      smear(context, tablet, left, edge, top, foot, part * 0.9)
    }
    // What was smoothed before the last stroke still gleams.
    const since = 1 - remaining
    for (const boxes of done.smoothed) {
      const left = Math.min(...boxes.map((box) => box.x - box.width * RIM))
      const end = Math.max(...boxes.map((box) => box.x + box.width * (1 + RIM)))
      const top = Math.min(...boxes.map((box) => box.y))
      const foot = Math.max(...boxes.map((box) => box.y + box.height))
      smear(context, tablet, left, end, top, foot, 0.9 * (1 - smooth(since / GLEAMS)))
    }

    const { at, depth } = stylusAt(remaining, due.pressed.length)
    for (const [index, box] of due.pressed.entries()) {
      const pressed = index < Math.floor(at) ? 1 : index === Math.floor(at) ? depth : 0
      if (pressed <= 0) continue
      context.save()
      context.globalAlpha = pressed
      const grown = 0.6 + 0.4 * pressed
      const [x, y] = headOf(box)
      context.translate(x, y)
      context.scale(grown, grown)
      context.translate(-x, -y)
      stamp(context, box)
      context.restore()
    }

    if (rib) paintRib(context, rib, tablet)

    // The stylus: off the last impression, over to the next, and down again for each.
    const from = headOf(done.pressed.at(-1) ?? due.pressed[0]!)
    const going = smooth((since - 0.12) / (WAITS_FROM - 0.12))
    const [firstX, firstY] = headOf(due.pressed[0]!)
    // It waits a little off, so that it hides neither what it has made nor the rib.
    const first = [firstX + tablet.stylus * 1.5, firstY + tablet.stylus * 1.1] as const
    let [x, y] = mix(from, first, going)
    let lift = smooth(since / 0.16)
    if (at >= 0) {
      const index = Math.min(due.pressed.length - 1, Math.floor(at))
      const here = headOf(due.pressed[index]!)
      const last = index > 0 ? headOf(due.pressed[index - 1]!) : first
      const part = at - Math.floor(at)
      const over = smooth(part / 0.4)
      x = last[0] + (here[0] - last[0]) * over
      y = last[1] + (here[1] - last[1]) * over
      // It comes down on the first from where it waited, and hops to the others.
      lift = index === 0 ? 1 - depth : 0.55 * Math.sin(Math.PI * Math.min(1, part / 0.9))
    }
    paintStylus(frame, sprite, tablet, x, y, lift)
    return restOf(since, done, due)
  }

  return (
    <Stage css={css} images={images} className={styles.clay} style={GROUND}>
      <Canvas draw={bare} beat="minute" maxPixels={MOST_PIXELS} />
      <Canvas draw={stays} beat={BEAT} maxPixels={MOST_PIXELS} />
      <Work draw={work} />
    </Stage>
  )
}

/** Pictures a second of the scribe at work. */
const BEAT = 15
const MOST_PIXELS = 2560 * 1600

/**
 * Most of the minute the scribe works on the seconds, at the foot of the tablet: only then, and only there, need the
 * tools be drawn. In the minute's last second and its first they are everywhere.
 */
function Work({ draw }: { readonly draw: (frame: CanvasFrame) => number | undefined }) {
  const { second } = useClockTime('second')
  return second === 59 || second === 0 ? (
    <Canvas key="everywhere" draw={draw} beat={BEAT} maxPixels={MOST_PIXELS} />
  ) : (
    <Canvas key="seconds" draw={draw} beat={BEAT} maxPixels={MOST_PIXELS} part={footOf} />
  )
}

/** From the seconds to the lower right, where the reed comes from. */
function footOf({ width, height }: { readonly width: number; readonly height: number }) {
  const { places, stylus } = tabletOf(width, height)
  const { x, y, unitX, unitY } = places[2]
  const left = Math.max(0, x - unitX * 1.8 - stylus)
  const top = Math.max(0, y - unitX * 0.3 - unitY * 0.1 - Math.max(5, stylus) * 1.3)
  return { left, top, width: width - left, height: height - top }
}

/** The deepest place of an impression, where the stylus stands. */
function headOf({ kind, x, y, width, height }: Box): [number, number] {
  if (kind === 'one') return [x + width * 0.5, y + width * 0.3]
  if (kind === 'ten') return [x + width * 0.34, y + height * 0.5]
  return [x + width * 0.2, y + height * 0.4]
}

function smear(
  context: CanvasRenderingContext2D,
  tablet: Tablet,
  left: number,
  right: number,
  top: number,
  foot: number,
  strength: number,
) {
  if (strength <= 0.01 || right - left < 1) return
  const random = createRandom('smear')
  context.save()
  outline(context, tablet)
  context.clip()
  context.lineCap = 'round'
  const count = 11
  for (let line = 0; line < count; line++) {
    const y = top + ((line + 0.5) / count) * (foot - top)
    const bow = random.between(-0.02, 0.02) * (foot - top)
    const ends = right - random.between(0, 0.12) * (right - left)
    context.beginPath()
    context.moveTo(left + random.between(0, 0.1) * (right - left), y)
    context.quadraticCurveTo((left + ends) / 2, y + bow, ends, y)
    context.lineWidth = ((foot - top) / count) * random.between(0.3, 0.9)
    context.strokeStyle =
      line % 3 === 1 ? `rgba(60,26,12,${0.09 * strength})` : `rgba(255,226,200,${0.14 * strength})`
    context.stroke()
  }
  context.restore()
}

/** The outline of the tablet: right and lower edges bowed, the corner between them round. */
function outline(context: CanvasRenderingContext2D, { right, foot }: Tablet, inset = 0) {
  const corner = Math.min(right, foot) * 0.2
  const bow = Math.min(right, foot) * 0.018
  const [x, y] = [right - inset, foot - inset]
  context.beginPath()
  context.moveTo(-200, -200)
  context.lineTo(x - bow * 2, -200)
  context.quadraticCurveTo(x + bow, y * 0.42, x - bow, y - corner)
  context.bezierCurveTo(
    x - bow * 1.6,
    y - corner * 0.3,
    x - corner * 0.36,
    y - bow * 1.2,
    x - corner,
    y - bow,
  )
  context.quadraticCurveTo(x * 0.45, y + bow, -200, y - bow * 3)
  context.closePath()
}

/** The bench about the tablet, the tablet's edges and its rulings; its clay is the stage's own ground. */
function bare({ context, width, height }: CanvasFrame) {
  const tablet = tabletOf(width, height)
  const least = Math.min(width, height)
  // What of the bench the tablet is sure to cover is left away.
  const corner = Math.min(tablet.right, tablet.foot) * 0.2
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.rect(0, 0, Math.floor(tablet.right - corner), Math.floor(tablet.foot - corner))
  context.clip('evenodd')
  // The bench, limewashed.
  context.fillStyle = '#d8cdb9'
  context.fillRect(0, 0, width, height)

  // The tablet's shadow, in steps that soften away from it.
  for (let step = 14; step > 0; step--) {
    context.save()
    context.translate(least * 0.0035 * step, least * 0.0045 * step)
    outline(context, tablet)
    context.fillStyle = 'rgba(52,30,18,0.075)'
    context.fill()
    context.restore()
  }
  outline(context, tablet)
  context.globalCompositeOperation = 'destination-out'
  context.fill()
  context.restore()

  context.save()
  outline(context, tablet)
  context.clip()
  // The edges roll away from the light.
  const roll = least * 0.085
  for (let step = 0; step < 14; step++) {
    const part = step / 14
    outline(context, tablet, -1)
    context.lineWidth = roll * 2 * (1 - part) ** 1.5 + 1
    context.strokeStyle = 'rgba(55,15,14,0.084)'
    context.stroke()
  }
  // A last glint of reflected light from the bench.
  outline(context, tablet, least * 0.006)
  context.lineWidth = least * 0.005
  context.strokeStyle = 'rgba(230,205,180,0.16)'
  context.stroke()

  // Rulings, drawn with a taut thread: a groove dark towards the light and bright away from it.
  const fine = Math.max(0.8, least * 0.0042)
  for (const [x0, y0, x1, y1] of tablet.rulings) {
    const upright = x0 === x1
    const line = (offset: number, colour: string, wide: number) => {
      context.beginPath()
      const [dx, dy] = upright ? [offset, 0] : [0, offset]
      context.moveTo(x0 + dx, y0 + dy)
      const sag = least * 0.006
      context.quadraticCurveTo(
        (x0 + x1) / 2 + dx + (upright ? sag : 0),
        (y0 + y1) / 2 + dy + (upright ? 0 : sag),
        x1 + dx,
        y1 + dy,
      )
      context.lineWidth = wide
      context.strokeStyle = colour
      context.stroke()
    }
    line(-fine * 1.1, 'rgba(255,228,200,0.22)', fine)
    line(0, 'rgba(42,16,7,0.55)', fine * 1.3)
    line(fine * 1.15, 'rgba(255,228,200,0.5)', fine * 0.9)
  }
  context.restore()
}

function paintRib(
  context: CanvasRenderingContext2D,
  { x, y, height, up }: { x: number; y: number; height: number; up: number },
  { foot }: Tablet,
) {
  const wide = Math.max(10, height * 0.2)
  context.save()
  context.globalAlpha = 1 - up * up
  context.translate(x + wide * 0.1, y + up * foot * 0.3)
  context.rotate(0.08)
  const blade = (dx: number, dy: number) => {
    context.beginPath()
    context.moveTo(dx, dy - height / 2)
    context.quadraticCurveTo(dx + wide * 1.15, dy - height * 0.42, dx + wide, dy)
    context.quadraticCurveTo(dx + wide * 1.15, dy + height * 0.42, dx, dy + height / 2)
    context.quadraticCurveTo(dx - wide * 0.22, dy, dx, dy - height / 2)
    context.closePath()
  }
  for (let step = 5; step > 0; step--) {
    const off = wide * (0.07 + up * 0.3) * step
    blade(off, off)
    context.fillStyle = 'rgba(40,16,6,0.12)'
    context.fill()
  }
  blade(0, 0)
  const bone = context.createLinearGradient(-wide * 0.2, 0, wide, 0)
  bone.addColorStop(0, '#fff6e0')
  bone.addColorStop(0.25, '#ead9b4')
  bone.addColorStop(0.8, '#cdb588')
  bone.addColorStop(1, '#9c8257')
  context.fillStyle = bone
  context.fill()
  context.restore()
}

/** Tip at the left; the reed runs to the lower right, out of the stage. */
function paintStylus(
  { context, width, height, ratio }: CanvasFrame,
  sprite: (name: string, make: () => HTMLCanvasElement) => HTMLCanvasElement,
  { stylus }: Tablet,
  x: number,
  y: number,
  lift: number,
) {
  const length = Math.hypot(width, height) * 1.05
  const wide = Math.max(5, stylus)
  const pad = wide * 1.2
  const grain = Math.min(ratio, 2200 / length)
  const paint = (draw: (target: CanvasRenderingContext2D) => void) => () => {
    const target = createOffscreen(length + pad * 2, wide + pad * 2, grain)
    target.translate(pad, pad + wide / 2)
    draw(target)
    return target.canvas
  }
  const shape = (target: CanvasRenderingContext2D, grow: number) => {
    const half = wide / 2 + grow
    target.beginPath()
    target.moveTo(-grow, -half * 0.1)
    target.lineTo(wide * 0.75, -half)
    target.lineTo(length, -half * 1.12)
    target.lineTo(length, half * 1.12)
    target.lineTo(wide * 0.55, half)
    target.closePath()
  }
  const shadow = sprite(
    'shadow',
    paint((target) => {
      for (let step = 7; step >= 0; step--) {
        shape(target, wide * (0.06 * step - 0.16))
        target.fillStyle = 'rgba(40,16,6,0.085)'
        target.fill()
      }
    }),
  )
  const reed = sprite(
    'reed',
    paint((target) => {
      shape(target, 0)
      target.save()
      target.clip()
      const round = target.createLinearGradient(0, -wide * 0.56, 0, wide * 0.56)
      round.addColorStop(0, '#877550')
      round.addColorStop(0.16, '#cdb98a')
      round.addColorStop(0.32, '#eadfba')
      round.addColorStop(0.5, '#bfa775')
      round.addColorStop(0.8, '#836b42')
      round.addColorStop(1, '#4e3c20')
      target.fillStyle = round
      target.fillRect(-wide, -wide, length + wide * 2, wide * 2)
      const random = createRandom('reed')
      for (let fibre = 0; fibre < 26; fibre++) {
        const at = random.between(-0.55, 0.55) * wide
        const from = random.between(0, length)
        target.beginPath()
        target.moveTo(from, at)
        target.lineTo(from + random.between(0.1, 0.5) * length, at + random.between(-0.02, 0.02) * wide)
        target.lineWidth = wide * random.between(0.008, 0.03)
        target.strokeStyle = random() < 0.6 ? 'rgba(80,55,18,0.28)' : 'rgba(255,246,205,0.35)'
        target.stroke()
      }
      // Nodes of the reed.
      for (const node of [5.2, 14.5, 22]) {
        const at = node * wide
        const ring = target.createLinearGradient(at - wide * 0.2, 0, at + wide * 0.2, 0)
        ring.addColorStop(0, 'rgba(70,45,12,0)')
        ring.addColorStop(0.42, 'rgba(70,45,12,0.55)')
        ring.addColorStop(0.5, 'rgba(255,240,190,0.5)')
        ring.addColorStop(0.58, 'rgba(70,45,12,0.4)')
        ring.addColorStop(1, 'rgba(70,45,12,0)')
        target.fillStyle = ring
        target.fillRect(at - wide * 0.2, -wide, wide * 0.4, wide * 2)
      }
      // The cut: two planes meeting in the edge that makes the groove, damp with clay.
      target.beginPath()
      target.moveTo(0, -wide * 0.05)
      target.lineTo(wide * 0.75, -wide * 0.52)
      target.lineTo(wide * 1.5, -wide * 0.04)
      target.closePath()
      target.fillStyle = '#e3d3a8'
      target.fill()
      target.beginPath()
      target.moveTo(0, -wide * 0.05)
      target.lineTo(wide * 1.5, -wide * 0.04)
      target.lineTo(wide * 0.55, wide * 0.52)
      target.closePath()
      target.fillStyle = '#755d38'
      target.fill()
      const wet = target.createLinearGradient(0, 0, wide * 1.1, 0)
      wet.addColorStop(0, 'rgba(104,58,38,0.95)')
      wet.addColorStop(0.5, 'rgba(120,72,50,0.55)')
      wet.addColorStop(1, 'rgba(120,72,50,0)')
      target.fillStyle = wet
      target.fillRect(-wide, -wide, wide * 2.1, wide * 2)
      target.restore()
    }),
  )
  const angle = width >= height ? 0.5 : 0.88
  const place = (picture: HTMLCanvasElement, dx: number, dy: number, turn: number, alpha: number) => {
    context.save()
    context.globalAlpha = alpha
    context.translate(x + dx, y + dy)
    context.rotate(turn)
    context.drawImage(picture, -pad, -pad - wide / 2, picture.width / grain, picture.height / grain)
    context.restore()
  }
  // The tip meets its shadow when it is in the clay; the far end never does.
  place(
    shadow,
    lift * wide * 0.9 + wide * 0.04,
    lift * wide * 1.0 + wide * 0.06,
    angle + 0.055,
    1 - 0.35 * lift,
  )
  place(reed, 0, -lift * wide * 0.12, angle - lift * 0.02, 1)
}
