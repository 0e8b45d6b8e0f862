import { laterBy, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { FIGURES } from './figures'
import {
  ARROW_LEAVES,
  ARROW_RESTS,
  arrowDegrees,
  buttonGlow,
  carAt,
  chainAt,
  DOORS_CLOSE,
  DOORS_OPEN,
  doorsOpen,
  fallen,
  floorDegrees,
  floors,
  postOf,
} from './model'

type Context = CanvasRenderingContext2D

const FACE = '"ft-25-05-23 Lobby"'
const LACQUER = '#10211d'
const SHADE = 'rgb(38 22 6 / 0.6)'
const TAU = Math.PI * 2

type StageSize = Pick<CanvasFrame, 'width' | 'height'>
type Box = { left: number; top: number; width: number; height: number }

/** Where everything is, in CSS pixels. */
function layOut(width: number, height: number) {
  const small = height < 200 && width > height * 1.2
  const least = Math.min(width, height)
  if (small) {
    const radius = Math.min(width * 0.252, height * 0.62)
    const doorWidth = width * 0.36
    return {
      small,
      least,
      middle: width * 0.765,
      moon: { x: width * 0.285, y: height * 0.5 + radius * 0.5, radius },
      door: { width: doorWidth, top: height * 0.09, bottom: height * 0.93 },
      half: doorWidth / 2 + least * 0.055,
      jamb: least * 0.055,
      floor: height * 0.96,
      flank: 0,
    }
  }
  const doorWidth = Math.min(height * 0.8, width * 0.76)
  const jamb = least * 0.1
  const half = doorWidth / 2 + jamb
  const radius = Math.min(height * 0.3, width * 0.405)
  const base = radius + Math.max(height * 0.062, (height - width * 1.75) * 0.12)
  return {
    small,
    least,
    middle: width / 2,
    moon: { x: width / 2, y: base, radius },
    door: { width: doorWidth, top: base + least * 0.062, bottom: height * 0.95 },
    half,
    jamb,
    floor: height * 0.965,
    flank: width / 2 - half,
  }
}
type Plan = ReturnType<typeof layOut>

/** Satin brass between two points. */
function brass(context: Context, x1: number, y1: number, x2: number, y2: number) {
  const gradient = context.createLinearGradient(x1, y1, x2, y2)
  const stops = ['#8a6122', '#d9b25f', '#f7e5ae', '#c4953f', '#8f6425', '#c99c48', '#efd592', '#a87a30']
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), colour)
  })
  return gradient
}

/** A strip let into the stone, or a bar of a grille: its shadow, its body, the light along its upper left. */
function bar(context: Context, path: Path2D, width: number, body: CanvasGradient | string) {
  context.lineWidth = width
  context.save()
  context.translate(width * 0.22, width * 0.3)
  context.strokeStyle = SHADE
  context.stroke(path)
  context.restore()
  context.strokeStyle = '#5b3d10'
  context.stroke(path)
  context.lineWidth = width * 0.78
  context.strokeStyle = body
  context.stroke(path)
  context.save()
  context.translate(-width * 0.14, -width * 0.16)
  context.lineWidth = width * 0.2
  context.strokeStyle = 'rgb(255 248 220 / 0.7)'
  context.stroke(path)
  context.restore()
}

/** As many pixels as the pictures of stone would have if none were lost: the scales of slabs are in these. */
const STONE = 768

/** A slab of stone: a piece of the picture, turned over for its neighbour in the book. */
function slab(
  context: Context,
  stone: HTMLImageElement,
  [x, y, width, height]: readonly [number, number, number, number],
  [left, top]: readonly [number, number],
  scale: number,
  turned: boolean,
) {
  const size = stone.naturalWidth
  const part = Math.min((scale * size) / STONE, (size * (1 - left)) / width, (size * (1 - top)) / height)
  context.save()
  context.translate(turned ? x + width : x, y)
  context.scale(turned ? -1 : 1, 1)
  context.drawImage(stone, left * size, top * size, width * part, height * part, 0, 0, width, height)
  context.restore()
}

/** The stepped outline of the portal, narrowing round the half-moon. */
function portal({ middle, moon, half, floor, small, least, door }: Plan, inset: number) {
  const path = new Path2D()
  const at = half - inset
  if (small) {
    path.rect(middle - at, door.top - least * 0.055 + inset, 2 * at, floor)
    return path
  }
  const reach = moon.radius + least * 0.03
  const steps: [number, number][] = []
  if (at > reach) steps.push([at, moon.y - reach * 0.3])
  steps.push([Math.min(at, reach - inset), moon.y - reach * 0.58])
  steps.push([reach * 0.82 - inset, moon.y - reach * 0.86])
  steps.push([reach * 0.52 - inset, moon.y - reach * 1.015])
  const right: [number, number][] = []
  let last = floor
  for (const [x, top] of steps) {
    right.push([x, last], [x, top + inset])
    last = top + inset
  }
  right.forEach(([x, y], index) => {
    path[index ? 'lineTo' : 'moveTo'](middle + x, y)
  })
  for (const [x, y] of right.reverse()) path.lineTo(middle - x, y)
  path.closePath()
  return path
}

/** A box of whole pixels within the portal, below its steps. */
function coveredByPortal({ middle, moon, half, floor, small }: Plan): [number, number, number, number] {
  const left = Math.ceil(middle - half) + 2
  const top = Math.ceil(moon.y)
  return small ? [0, 0, 0, 0] : [left, top, Math.floor(middle + half) - 2 - left, Math.floor(floor) - top]
}

/** A canvas so many times smaller than the stage, for what is soft. */
function smaller({ width, height }: StageSize, times: number): Context {
  const context = createOffscreen(width / times, height / times)
  context.scale(context.canvas.width / width, context.canvas.height / height)
  return context
}

/** The shadows of large things: blurred at a quarter of the size. */
function shadows(
  shown: Context,
  frame: CanvasFrame,
  colour: string,
  [blur, right, down]: readonly [blur: number, right: number, down: number],
  things: readonly Path2D[],
) {
  const context = smaller(frame, 4)
  // The things themselves are out of sight; blur and offset are in pixels of the canvas, whatever the scale.
  const { a } = context.getTransform()
  const away = 2 * frame.width
  context.shadowColor = colour
  // A shadow on the stage is blurred in the screen's own pixels.
  context.shadowBlur = (blur / shown.getTransform().a) * a
  context.shadowOffsetX = (away + right / shown.getTransform().a) * a
  context.shadowOffsetY = (down / shown.getTransform().a) * a
  context.translate(-away, 0)
  for (const thing of things) context.fill(thing)
  shown.drawImage(context.canvas, 0, 0, frame.width, frame.height)
}

/** Cream slabs and their joints, as far as the portal leaves them bare. */
function paintSlabs(context: Context, frame: CanvasFrame, plan: Plan, cream: HTMLImageElement, bare: Path2D) {
  const { width, height } = frame
  const { least, middle, moon, floor, small } = plan

  // Cream slabs, bookmatched from the middle outwards.
  const soft = smaller(frame, 2)
  const slabWidth = Math.max(least * 0.36, width / 9)
  const rows = [0, height * (small ? 1 : 0.46), floor]
  for (let column = 0; middle + column * slabWidth < width || middle - column * slabWidth > 0; column++) {
    for (let row = 0; row < 2; row++) {
      const y = rows[row]!
      const tall = rows[row + 1]! - y
      if (tall <= 0) continue
      for (const side of [0, 1]) {
        const x = side ? middle + column * slabWidth : middle - (column + 1) * slabWidth
        const turned = (column + side) % 2 === 1
        const from = [0.02 + 0.31 * ((column >> 1) % 3), row ? 0.42 : 0.03] as const
        slab(soft, cream, [x, y, slabWidth, tall], from, 700 / Math.max(least, 500), turned)
      }
    }
  }
  const light = soft.createRadialGradient(middle, moon.y, least * 0.2, middle, moon.y, width * 0.75)
  light.addColorStop(0, 'rgb(255 244 214 / 0.5)')
  light.addColorStop(0.5, 'rgb(255 244 214 / 0)')
  light.addColorStop(1, 'rgb(92 66 30 / 0.34)')
  soft.fillStyle = light
  soft.fillRect(0, 0, width, height)
  context.save()
  context.clip(bare, 'evenodd')
  context.drawImage(soft.canvas, 0, 0, width, height)
  context.restore()
  // Joints.
  context.lineWidth = Math.max(0.75, least * 0.0018)
  for (const [shift, colour] of [
    [0, 'rgb(120 94 54 / 0.5)'],
    [context.lineWidth, 'rgb(255 252 240 / 0.6)'],
  ] as const) {
    context.strokeStyle = colour
    context.beginPath()
    for (let column = 1; column * slabWidth < width; column++)
      for (const side of [-1, 1]) {
        context.moveTo(middle + side * column * slabWidth + shift, 0)
        context.lineTo(middle + side * column * slabWidth + shift, floor)
      }
    context.moveTo(0, rows[1]! + shift)
    context.lineTo(width, rows[1]! + shift)
    context.stroke()
  }
}

/** Dado, floor and cornice. */
function paintDado(context: Context, frame: CanvasFrame, plan: Plan, verde: HTMLImageElement, dado: number) {
  const { width, height } = frame
  const { least, floor, small } = plan
  const line = Math.max(1, least * 0.005)
  context.save()
  context.beginPath()
  context.rect(0, dado, width, height - dado)
  context.clip()
  const step = least * 0.9
  for (let x = 0, index = 0; x < width; x += step, index++)
    slab(
      context,
      verde,
      [x, dado, step, floor - dado],
      [0.05, 0.2 + 0.25 * (index % 3)],
      0.8,
      index % 2 === 1,
    )
  context.restore()
  const across = brass(context, 0, 0, width, height * 0.2)
  const rule = (y: number) => {
    const path = new Path2D()
    path.rect(-10, y, width + 20, 0.01)
    bar(context, path, line * 1.5, across)
  }
  rule(dado)
  rule(dado + line * 4)
  const tiles = context.createLinearGradient(0, floor, 0, height)
  tiles.addColorStop(0, '#3a2c1b')
  tiles.addColorStop(0.25, '#8b7452')
  tiles.addColorStop(1, '#b9a37c')
  context.fillStyle = tiles
  context.fillRect(0, floor, width, height - floor)
  // A cornice of two strips where there is room above the portal.
  if (small) return
  rule(line * 3)
  rule(line * 6)
}

/** The lobby without what moves; the doorway is left open. */
function paintWall(
  context: Context,
  frame: CanvasFrame,
  plan: Plan,
  cream: HTMLImageElement,
  verde: HTMLImageElement,
) {
  const { width, height, transparent } = frame
  const { least, middle, moon, door, half, jamb, floor, flank, small } = plan
  const line = Math.max(1, least * 0.005)
  // The portal will cover the most of it.
  const bare = new Path2D()
  bare.rect(0, 0, width, height)
  bare.rect(...coveredByPortal(plan))
  if (!transparent) paintSlabs(context, frame, plan, cream, bare)

  const dado = height * (small ? 0.9 : 0.885)
  if (!transparent) paintDado(context, frame, plan, verde, dado)

  const pilasters = slots(frame, plan).flatMap(({ x, width: wide }) => {
    const pilaster = new Path2D()
    pilaster.rect(x - wide * 1.25, -least * 0.05, wide * 2.5, dado + least * 0.05)
    return flank < least * 0.14 ? [] : [pilaster]
  })
  const cast = [least * 0.028, least * 0.007, least * 0.007] as const
  if (!transparent) {
    context.save()
    context.clip(bare, 'evenodd')
    shadows(context, frame, 'rgb(50 34 10 / 0.5)', cast, [...pilasters, portal(plan, 0)])
    context.restore()
  }

  // Pilasters of green stone carry the two glass slots.
  for (const slot of slots(frame, plan)) {
    if (flank < least * 0.14) break
    const wide = slot.width * 2.5
    const x = slot.x - wide / 2
    slab(context, verde, [x, 0, wide, dado], [0.3, 0], 0.9, slot.kind === 'mail')
    for (const inset of [wide * 0.035, wide * 0.12]) {
      const path = new Path2D()
      path.rect(x + inset, -10, wide - 2 * inset, dado + 10)
      bar(context, path, line, brass(context, x, 0, x + wide, height))
    }
  }

  // The portal.
  const { x, y, wide, tall } = opening(plan)
  const stone = portal(plan, 0)
  stone.rect(x, y, wide, tall)
  context.save()
  context.clip(stone, 'evenodd')
  const top = small ? 0 : moon.y - moon.radius * 1.1
  for (const side of [0, 1])
    slab(
      context,
      verde,
      [side ? middle : middle - half, top, half, floor - top],
      [0.12, 0.02],
      700 / Math.max(least, 500),
      side === 1,
    )
  const sheen = context.createLinearGradient(middle - half, top, middle + half, floor)
  sheen.addColorStop(0, 'rgb(220 255 230 / 0.2)')
  sheen.addColorStop(0.4, 'rgb(220 255 230 / 0)')
  sheen.addColorStop(1, 'rgb(0 14 10 / 0.35)')
  context.fillStyle = sheen
  context.fillRect(0, 0, width, height)
  context.restore()
  const metal = brass(context, middle - half, top, middle + half, floor)
  bar(context, portal(plan, 0), line * 1.6, metal)
  bar(context, portal(plan, jamb * 0.16), line * 0.9, metal)

  // The doorway: a stepped brass architrave, then nothing.
  const frames = new Path2D()
  const rim = line * 4.4
  frames.rect(x - rim / 2, y - rim / 2, wide + rim, tall + rim)
  bar(context, frames, rim, brass(context, x, y, x + wide * 0.9, y + tall))
  const outer = new Path2D()
  outer.moveTo(x - rim * 1.9, floor)
  outer.lineTo(x - rim * 1.9, y - rim * 1.9)
  outer.lineTo(x + wide + rim * 1.9, y - rim * 1.9)
  outer.lineTo(x + wide + rim * 1.9, floor)
  bar(context, outer, line, metal)
  context.clearRect(x, y, wide, tall)
  const reveal = context.createLinearGradient(0, y, 0, y + tall * 0.09)
  reveal.addColorStop(0, 'rgb(70 34 0 / 0.5)')
  reveal.addColorStop(1, 'rgb(70 34 0 / 0)')
  context.fillStyle = reveal
  context.fillRect(x, y, wide, tall * 0.09)
  // The floor goes on over the sill.
  context.fillStyle = brass(context, x, 0, x + wide, height * 0.1)
  context.fillRect(x - rim, door.bottom, wide + 2 * rim, Math.max(1, floor - door.bottom))

  paintMoon(context, frame, plan)
  if (!small) {
    for (const side of [-1, 1]) lantern(context, plan, side, false)
    const button = buttonOf(plan)
    const plate = new Path2D()
    plate.roundRect(
      button.x - button.size * 1.5,
      button.y - button.size * 3,
      button.size * 3,
      button.size * 6,
      button.size * 0.4,
    )
    context.save()
    context.shadowColor = 'rgb(0 0 0 / 0.6)'
    context.shadowBlur = button.size * 0.6
    context.shadowOffsetY = button.size * 0.2
    context.fillStyle = brass(
      context,
      button.x - button.size * 2,
      button.y - button.size * 3,
      button.x + button.size * 2,
      button.y + button.size * 3,
    )
    context.fill(plate)
    context.restore()
    context.strokeStyle = 'rgb(60 36 8 / 0.75)'
    context.lineWidth = button.size * 0.09
    for (const side of [-1, 1])
      for (let ray = -4; ray <= 4; ray++) {
        const angle = (ray * 15 - 90 * side) * (Math.PI / 180)
        context.beginPath()
        context.moveTo(
          button.x + Math.cos(angle) * button.size * 1.2,
          button.y + Math.sin(angle) * button.size * 1.2,
        )
        const far = button.size * (ray % 2 ? 1.9 : 2.5) * (1 - Math.abs(ray) * 0.085)
        context.lineTo(button.x + Math.cos(angle) * far, button.y + Math.sin(angle) * far)
        context.stroke()
      }
    for (const slot of slots(frame, plan)) paintSlot(context, plan, slot)
  }
}

const opening = ({ middle, door }: Plan) => ({
  x: middle - door.width / 2,
  y: door.top,
  wide: door.width,
  tall: door.bottom - door.top,
})

/** How high the handrail is over the car's floor: a tall car has a dado of walnut under it. */
const railing = (tall: number, wide: number) =>
  Math.min(tall * 0.1, wide * 0.11) + 0.42 * Math.max(0, tall - wide * 1.2)

const buttonOf = ({ middle, half, jamb, door }: Plan) => ({
  x: middle + half - jamb * 0.43,
  y: door.top + (door.bottom - door.top) * 0.5,
  size: jamb * 0.2,
})

interface Slot {
  readonly kind: 'chain' | 'mail'
  readonly x: number
  readonly width: number
  readonly top: number
  readonly bottom: number
}

/** Glass slots: in the flanks a mail chute and the chain; with no room for them, the chain in the left jamb. */
function slots({ height, width }: StageSize, plan: Plan): Slot[] {
  const { flank, least, middle, half, jamb, door, small } = plan
  if (small) return []
  if (flank < least * 0.14) {
    const tall = door.bottom - door.top
    return [
      {
        kind: 'chain',
        x: middle - half + jamb * 0.43,
        width: jamb * 0.56,
        top: door.top + tall * 0.12,
        bottom: door.top + tall * 0.88,
      },
    ]
  }
  const slotWidth = Math.min(least * 0.075, flank * 0.3)
  const base = { width: slotWidth, top: -least * 0.02, bottom: height * 0.7 }
  return [
    { ...base, kind: 'mail', x: flank * 0.5 },
    { ...base, kind: 'chain', x: width - flank * 0.5 },
  ]
}

function paintSlot(context: Context, { least, flank }: Plan, { kind, x, width, top, bottom }: Slot) {
  const line = Math.max(1, least * 0.005)
  const hole = new Path2D()
  hole.rect(x - width / 2, top, width, bottom - top)
  const depth = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
  depth.addColorStop(0, '#1b1a12')
  depth.addColorStop(0.3, '#4b4735')
  depth.addColorStop(0.75, '#403b2b')
  depth.addColorStop(1, '#16150f')
  context.fillStyle = depth
  context.fill(hole)
  bar(context, hole, line * 1.7, brass(context, x - width, top, x + width, bottom))
  if (flank < least * 0.14) return
  // The box at the foot: of letters, of seconds.
  const [wide, tall] = [width * 2.1, width * 2]
  const box = new Path2D()
  const [left, roof] = [x - wide / 2, bottom - line]
  box.moveTo(left, roof + tall)
  box.lineTo(left, roof + tall * 0.24)
  box.lineTo(left + wide * 0.14, roof + tall * 0.24)
  box.lineTo(left + wide * 0.14, roof + tall * 0.1)
  box.lineTo(left + wide * 0.26, roof + tall * 0.1)
  box.lineTo(left + wide * 0.26, roof)
  box.lineTo(left + wide * 0.74, roof)
  box.lineTo(left + wide * 0.74, roof + tall * 0.1)
  box.lineTo(left + wide * 0.86, roof + tall * 0.1)
  box.lineTo(left + wide * 0.86, roof + tall * 0.24)
  box.lineTo(left + wide, roof + tall * 0.24)
  box.lineTo(left + wide, roof + tall)
  box.closePath()
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.55)'
  context.shadowBlur = least * 0.014
  context.shadowOffsetY = least * 0.006
  context.fillStyle = brass(context, left - wide * 0.1, roof, left + wide * 1.1, roof + tall)
  context.fill(box)
  context.restore()
  context.strokeStyle = 'rgb(70 44 10 / 0.8)'
  context.lineWidth = line * 0.5
  context.stroke(box)
  context.save()
  context.clip(box)
  context.strokeStyle = 'rgb(70 44 10 / 0.55)'
  for (let ray = -8; ray <= 8; ray++) {
    const angle = (ray * 10 * Math.PI) / 180
    context.beginPath()
    context.moveTo(x + Math.sin(angle) * tall * 0.16, roof + tall * 0.62 - Math.cos(angle) * tall * 0.16)
    context.lineTo(x + Math.sin(angle) * tall * 0.9, roof + tall * 0.62 - Math.cos(angle) * tall * 0.9)
    context.stroke()
  }
  context.restore()
  const size = tall * 0.17
  context.font = `400 ${size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.letterSpacing = `${size * 0.06}px`
  context.fillStyle = 'rgb(255 245 208 / 0.75)'
  const word = kind === 'mail' ? 'LETTERS' : 'SECONDS'
  context.fillText(word, x + size * 0.05, roof + tall * 0.86 + size * 0.06)
  context.fillStyle = '#33200a'
  context.fillText(word, x + size * 0.03, roof + tall * 0.86)
  context.letterSpacing = '0px'
}

/** A window of the half-moon. */
function pane(x: number, y: number, radius: number, floor: number) {
  const gap = 0.9
  const from = Math.PI + ((floorDegrees(floor) - 7.5 + gap) * Math.PI) / 180
  const to = Math.PI + ((floorDegrees(floor) + 7.5 - gap) * Math.PI) / 180
  const path = new Path2D()
  path.arc(x, y, radius * 0.93, from, to)
  path.arc(x, y, radius * 0.7, to, from, true)
  path.closePath()
  return path
}

function label(context: Context, plan: Plan, floor: number, text: string, colour: string) {
  const { x, y, radius } = plan.moon
  const angle = Math.PI + (floorDegrees(floor) * Math.PI) / 180
  const size = radius * 0.152
  context.font = `400 ${size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(
    text,
    x + Math.cos(angle) * radius * 0.815,
    y + Math.sin(angle) * radius * 0.815 + size * 0.34,
  )
}

function paintMoon(context: Context, { time, hourCycle }: CanvasFrame, plan: Plan) {
  const { x, y, radius } = plan.moon
  const { least, small } = plan
  const half = new Path2D()
  half.arc(x, y, radius, Math.PI, TAU)
  half.lineTo(x + radius, y + radius * 0.09)
  half.lineTo(x - radius, y + radius * 0.09)
  half.closePath()
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.6)'
  context.shadowBlur = least * 0.025
  context.shadowOffsetY = least * 0.008
  context.fillStyle = brass(context, x - radius, y - radius, x + radius, y + radius * 0.3)
  context.fill(half)
  context.restore()
  context.strokeStyle = '#5b3d10'
  context.lineWidth = Math.max(0.6, least * 0.0025)
  context.stroke(half)
  // The dark enamel of the middle, with the sun's rays engraved.
  const inner = new Path2D()
  inner.arc(x, y, radius * 0.675, Math.PI, TAU)
  inner.closePath()
  const enamel = context.createRadialGradient(x, y, radius * 0.05, x, y, radius * 0.68)
  enamel.addColorStop(0, '#2c5b4c')
  enamel.addColorStop(1, '#0e2620')
  context.fillStyle = enamel
  context.fill(inner)
  if (!small) {
    context.save()
    context.clip(inner)
    context.lineWidth = Math.max(0.5, radius * 0.007)
    for (let ray = 0; ray <= 48; ray++) {
      const angle = Math.PI + (ray / 48) * Math.PI
      const long = ray % 4 === 2 ? 0.61 : ray % 2 ? 0.4 : 0.53
      context.strokeStyle = `rgb(214 176 98 / ${ray % 4 === 2 ? 0.7 : 0.38})`
      context.beginPath()
      context.moveTo(x + Math.cos(angle) * radius * 0.16, y + Math.sin(angle) * radius * 0.16)
      context.lineTo(x + Math.cos(angle) * radius * long, y + Math.sin(angle) * radius * long)
      context.stroke()
    }
    context.restore()
  }
  context.stroke(inner)
  floors(time.hour, hourCycle).forEach((text, floor) => {
    const glass = pane(x, y, radius, floor)
    const opal = context.createRadialGradient(x, y, radius * 0.7, x, y, radius * 0.93)
    opal.addColorStop(0, '#8f9c85')
    opal.addColorStop(1, '#bcc4a8')
    context.fillStyle = opal
    context.fill(glass)
    context.strokeStyle = '#4a310c'
    context.lineWidth = Math.max(0.5, radius * 0.008)
    context.stroke(glass)
    if (!small) label(context, plan, floor, text, '#2b3a2f')
  })
}

/** AM and PM: two little lamps of stepped glass beside the half-moon. */
function lantern(context: Context, plan: Plan, side: number, lit: boolean) {
  const { middle, half, moon, least } = plan
  const beside = half * 0.87 - moon.radius > least * 0.075
  const size = least * (beside ? 0.031 : 0.036)
  const x = middle + side * half * (beside ? 0.865 : 0.86)
  const y = beside ? moon.y - least * 0.006 : moon.y - moon.radius * 0.86
  const glass = new Path2D()
  glass.moveTo(x - size * 1.25, y + size)
  glass.lineTo(x - size * 1.25, y - size * 0.55)
  glass.lineTo(x - size * 0.8, y - size * 0.55)
  glass.lineTo(x - size * 0.8, y - size)
  glass.lineTo(x + size * 0.8, y - size)
  glass.lineTo(x + size * 0.8, y - size * 0.55)
  glass.lineTo(x + size * 1.25, y - size * 0.55)
  glass.lineTo(x + size * 1.25, y + size)
  glass.closePath()
  if (lit) {
    context.save()
    context.shadowColor = 'rgb(255 200 90 / 0.9)'
    context.shadowBlur = size * 1.2
    context.fillStyle = '#ffd877'
    context.fill(glass)
    context.restore()
  } else {
    context.fillStyle = '#96a089'
    context.fill(glass)
  }
  bar(context, glass, size * 0.2, brass(context, x - size, y - size, x + size * 1.4, y + size))
  context.font = `400 ${size * 1.02}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = lit ? '#2a1605' : '#3c4a3d'
  context.fillText(side < 0 ? 'AM' : 'PM', x, y + size * 0.52)
}

/** The inside of the car: maple panels under a cove light, the floor before them. */
function paintCar(context: Context, plan: Plan) {
  const { x, y, wide, tall } = opening(plan)
  const { least } = plan
  const line = Math.max(0.75, least * 0.004)
  const [left, right] = [x + wide * 0.055, x + wide * 0.945]
  const [ceiling, ground] = [
    y + Math.min(tall * 0.075, wide * 0.07),
    y + tall - Math.min(tall * 0.1, wide * 0.11),
  ]
  const area = (points: readonly (readonly [number, number])[], colour: CanvasGradient | string) => {
    context.beginPath()
    for (const [px, py] of points) context.lineTo(px, py)
    context.closePath()
    context.fillStyle = colour
    context.fill()
  }
  const linear = (from: readonly [number, number], to: readonly [number, number], ...colours: string[]) => {
    const gradient = context.createLinearGradient(...from, ...to)
    colours.forEach((colour, index) => {
      gradient.addColorStop(index / (colours.length - 1), colour)
    })
    return gradient
  }
  const back = linear([0, ceiling], [0, ground], '#fff1c4', '#f6d893', '#edc679', '#d9a957')
  area(
    [
      [left, ceiling],
      [right, ceiling],
      [right, ground],
      [left, ground],
    ],
    back,
  )
  // The veneer's flame, mirrored at each joint.
  context.save()
  context.beginPath()
  context.rect(left, ceiling, right - left, ground - ceiling)
  context.clip()
  const panel = (right - left) / 4
  context.lineWidth = Math.max(0.5, least * 0.0016)
  for (let index = 0; index < 4; index++)
    for (let vein = 0; vein < 11; vein++) {
      const middle = left + panel * (index % 2 ? index : index + 1)
      const side = index % 2 ? 1 : -1
      context.strokeStyle = `rgb(150 88 24 / ${0.07 + 0.05 * ((vein * 7) % 3)})`
      context.beginPath()
      for (let step = 0; step <= 24; step++) {
        const fall = step / 24
        const wave = Math.sin(fall * 5.2 + vein * 0.5) * 0.11 + Math.sin(fall * 13 + vein * 1.9) * 0.022
        const px = middle + side * panel * Math.max(0, (vein + 0.5) / 10.5 + wave * Math.min(1, vein / 3))
        context.lineTo(px, ceiling + (ground - ceiling) * fall)
      }
      context.stroke()
    }
  context.restore()
  context.strokeStyle = 'rgb(110 60 14 / 0.45)'
  context.lineWidth = line * 0.7
  for (let index = 1; index < 4; index++) {
    context.beginPath()
    context.moveTo(left + panel * index, ceiling)
    context.lineTo(left + panel * index, ground)
    context.stroke()
  }
  area(
    [
      [x, y],
      [left, ceiling],
      [left, ground],
      [x, y + tall],
    ],
    linear([x, 0], [left, 0], '#8d5c22', '#d7a85c'),
  )
  area(
    [
      [x + wide, y],
      [right, ceiling],
      [right, ground],
      [x + wide, y + tall],
    ],
    linear([x + wide, 0], [right, 0], '#8d5c22', '#d7a85c'),
  )
  area(
    [
      [x, y],
      [x + wide, y],
      [right, ceiling],
      [left, ceiling],
    ],
    linear([0, y], [0, ceiling], '#e9d7a4', '#fffbe6'),
  )
  area(
    [
      [left, ground],
      [right, ground],
      [x + wide, y + tall],
      [x, y + tall],
    ],
    linear([0, ground], [0, y + tall], '#2a4b40', '#173027'),
  )
  // Skirting, handrail, and the pool of light from the cove.
  const hand = ground - railing(tall, wide)
  const margin = line * 4
  if (ground - hand > wide * 0.15) {
    area(
      [
        [left, hand],
        [right, hand],
        [right, ground],
        [left, ground],
      ],
      linear([0, hand], [0, ground], '#8a5626', '#6b3d18'),
    )
    for (let index = 0; index < 4; index++) {
      const inlay = new Path2D()
      inlay.rect(
        left + panel * index + margin,
        hand + margin * 1.6,
        panel - margin * 2,
        ground - hand - margin * 3.4,
      )
      bar(context, inlay, line * 0.9, brass(context, left, hand, right, ground))
      const foot = ground - margin * 1.8
      for (const ring of [0.38, 0.29, 0.2, 0.11]) {
        const fan = new Path2D()
        fan.arc(left + panel * (index + 0.5), foot, panel * ring, Math.PI, TAU)
        bar(context, fan, line * 0.8, brass(context, left, hand, right, ground))
      }
    }
  }
  const rails = new Path2D()
  rails.rect(left, hand, right - left, 0.01)
  bar(context, rails, line * 2.6, brass(context, left, 0, right, least * 0.1))
  context.fillStyle = LACQUER
  context.fillRect(left, ground - line * 3, right - left, line * 3)
  const pool = context.createRadialGradient(
    x + wide / 2,
    ceiling,
    0,
    x + wide / 2,
    ceiling,
    Math.max(wide * 0.6, tall * 0.55),
  )
  pool.addColorStop(0, 'rgb(255 255 240 / 0.8)')
  pool.addColorStop(1, 'rgb(255 250 225 / 0)')
  context.fillStyle = pool
  context.fillRect(left, ceiling, right - left, ground - ceiling)
  context.strokeStyle = 'rgb(90 50 12 / 0.55)'
  context.strokeRect(left, ceiling, right - left, ground - ceiling)
}

/** The left leaf, shut: an openwork sun of brass over a solid foot. Its right side is the left one turned over. */
function paintLeaf(context: Context, plan: Plan) {
  const { x, y, wide, tall } = opening(plan)
  const { small } = plan
  const leaf = wide / 2
  const middle = x + leaf
  const foot = y + tall - Math.min(tall * 0.17, leaf * 0.42)
  const stile = leaf * 0.05
  const body = brass(context, x - leaf * 0.2, y, middle + leaf * 0.3, y + tall)
  const thin = Math.max(small ? 0.8 : 1.2, leaf * 0.017)
  context.save()
  context.beginPath()
  context.rect(x, y, leaf, tall)
  context.clip()
  const reach = Math.hypot(leaf, foot - y)
  const rays = small ? 6 : 12
  for (let ray = 1; ray < rays; ray++) {
    const angle = (ray / rays) * (Math.PI / 2)
    const path = new Path2D()
    path.moveTo(middle, foot)
    path.lineTo(middle - Math.sin(angle) * reach, foot - Math.cos(angle) * reach)
    bar(context, path, ray % 2 ? thin * 0.62 : thin, body)
  }
  for (const ring of small ? [0.62] : [0.5, 0.55, 0.96, 1.01]) {
    const path = new Path2D()
    path.arc(middle, foot, leaf * ring, Math.PI, Math.PI * 1.5)
    bar(context, path, thin * 0.7, body)
  }
  // A tall leaf has a second fan hanging from its lintel.
  if (foot - y > leaf * 2.1)
    for (const ring of [0.3, 0.52, 0.57]) {
      const path = new Path2D()
      path.arc(middle, y, leaf * ring, Math.PI / 2, Math.PI)
      bar(context, path, thin * 0.7, body)
    }
  const solid = (path: Path2D) => {
    context.save()
    context.shadowColor = 'rgb(40 20 0 / 0.6)'
    context.shadowBlur = thin * 2
    context.fillStyle = body
    context.fill(path)
    context.restore()
    context.lineWidth = thin * 0.35
    context.strokeStyle = '#5b3d10'
    context.stroke(path)
  }
  const hub = new Path2D()
  hub.moveTo(middle, foot)
  hub.arc(middle, foot, leaf * 0.2, Math.PI, Math.PI * 1.5)
  hub.closePath()
  solid(hub)
  const kick = new Path2D()
  kick.rect(x, foot, leaf, y + tall - foot)
  solid(kick)
  // Engraved scallops on the foot.
  context.strokeStyle = 'rgb(72 44 8 / 0.7)'
  context.lineWidth = thin * 0.32
  const deep = y + tall - foot
  const scallop = deep * 0.34
  for (let row = 0; row < 4; row++)
    for (let column = -1; column <= Math.ceil(leaf / scallop); column++)
      for (const ring of [1, 0.72, 0.44]) {
        context.beginPath()
        const px = middle - (column + (row % 2 ? 0.5 : 0)) * scallop
        context.arc(
          px,
          foot + deep * 0.16 + row * scallop * 0.5 + scallop * 0.5,
          scallop * 0.5 * ring,
          Math.PI,
          TAU,
        )
        context.stroke()
      }
  const frames = new Path2D()
  frames.rect(x + stile / 2, y + stile / 2, leaf - stile * 0.8, tall - stile)
  bar(context, frames, stile, body)
  context.restore()
}

const paths: Path2D[] = []
/** The minute in two figures, drawn out to the height of the car. */
function paintMinute(context: Context, plan: Plan, minute: number) {
  const { x, y, wide, tall } = opening(plan)
  const [tens, units] = [Math.floor(minute / 10), minute % 10]
  const gap = 78
  const scale = (wide * 0.755) / 1964
  const room =
    tall - Math.min(tall * 0.075, wide * 0.07) - Math.min(tall * 0.11, wide * 0.125) - railing(tall, wide)
  const high = Math.min(scale * 2.05, (room * 0.84) / 1000)
  const top = y + Math.min(tall * 0.075, wide * 0.07) + (room - high * 1000) * 0.5
  const ink = FIGURES[tens]![1] - FIGURES[tens]![0] + gap + FIGURES[units]![1] - FIGURES[units]![0]
  let at = x + wide / 2 - (ink * scale) / 2
  for (const figure of [tens, units]) {
    const [left, right, outline] = FIGURES[figure]!
    paths[figure] ??= new Path2D(outline)
    const path = paths[figure]
    context.save()
    context.translate(at - left * scale, top)
    context.scale(scale, high)
    context.lineJoin = 'round'
    context.lineWidth = 30
    context.strokeStyle = '#fff6d2'
    context.stroke(path)
    context.lineWidth = 16
    context.strokeStyle = '#a8741f'
    context.stroke(path)
    context.fillStyle = LACQUER
    context.fill(path)
    context.restore()
    at += (right - left + gap) * scale
  }
}

function drawDoorway(frame: CanvasFrame, plan: Plan, second: number) {
  const { context, time } = frame
  const { x, y, wide, tall } = opening(plan)
  const { gone, bob } = carAt(second)
  const storey = tall * 1.08
  // Pictures of them are kept for their movement alone.
  const still = second >= DOORS_OPEN && second < DOORS_CLOSE
  context.save()
  context.beginPath()
  context.rect(x, y, wide, tall)
  context.clip()
  if (gone > 0) {
    context.fillStyle = '#17120b'
    context.fillRect(x, y, wide, tall)
  }
  for (const below of gone > 0 ? [0, 1] : [0]) {
    context.save()
    context.translate(0, (below - gone) * storey + bob * tall)
    if (still) paintCar(context, plan)
    else frame.layer('car', '', (layer) => paintCar(layer, plan))
    paintMinute(context, plan, below ? laterBy(time, 60_000).minute : time.minute)
    context.restore()
  }
  const slide = doorsOpen(second) * (wide / 2) * 0.82
  for (const side of [1, -1]) {
    context.save()
    if (side < 0) {
      context.translate(2 * plan.middle, 0)
      context.scale(-1, 1)
    }
    context.translate(-slide, 0)
    if (still) paintLeaf(context, plan)
    else frame.layer('leaf', '', (layer) => paintLeaf(layer, plan))
    context.restore()
  }
  context.restore()
}

function drawMoon({ context, time, hourCycle }: CanvasFrame, plan: Plan, second: number) {
  const { x, y, radius } = plan.moon
  const floor = time.hour % 12
  const text = floors(time.hour, hourCycle)[floor]!
  context.save()
  context.shadowColor = 'rgb(255 196 80 / 0.95)'
  context.shadowBlur = radius * 0.1
  context.fillStyle = '#ffdf86'
  context.fill(pane(x, y, radius, floor))
  context.restore()
  context.strokeStyle = '#4a310c'
  context.lineWidth = Math.max(0.5, radius * 0.008)
  context.stroke(pane(x, y, radius, floor))
  if (plan.small) {
    const size = radius * 0.6
    context.font = `400 ${size}px ${FACE}`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillStyle = '#ffe7a6'
    context.fillText(text, x, y - radius * 0.07)
    // No room for the chain: a bead of light goes along the sill.
    context.fillStyle = '#5b3d10'
    context.fillRect(x - radius * 0.92, y + radius * 0.025, radius * 1.84, radius * 0.04)
    context.fillStyle = '#fffbe8'
    context.fillRect(
      x + radius * (-0.92 + 0.03 * Math.floor(second)),
      y + radius * 0.005,
      radius * 0.07,
      radius * 0.08,
    )
    return
  }
  label(context, plan, floor, text, '#1d0f02')
  context.save()
  context.translate(x, y)
  context.rotate(
    ((arrowDegrees(time.hour, time.minute, second, laterBy(time, 60_000).hour) - 180) * Math.PI) / 180,
  )
  context.beginPath()
  const long = radius * 0.665
  const points: [number, number][] = [
    [long, 0],
    [long * 0.8, 0.075],
    [long * 0.83, 0.022],
    [long * 0.36, 0.032],
    [long * 0.3, 0.062],
    [long * 0.24, 0.032],
    [0, 0.034],
  ]
  for (const [px, py] of points) context.lineTo(px, py * radius)
  for (const [px, py] of points.reverse()) context.lineTo(px, -py * radius)
  context.closePath()
  context.shadowColor = 'rgb(0 0 0 / 0.75)'
  context.shadowBlur = radius * 0.03
  context.shadowOffsetX = context.shadowOffsetY = radius * 0.014
  const metal = context.createLinearGradient(0, -radius * 0.06, 0, radius * 0.06)
  metal.addColorStop(0, '#fff6d4')
  metal.addColorStop(0.48, '#f6dc92')
  metal.addColorStop(0.52, '#c08e35')
  metal.addColorStop(1, '#8d6120')
  context.fillStyle = metal
  context.fill()
  context.restore()
  // The boss that covers its axle, set into the sill of the half-moon.
  const boss = context.createRadialGradient(
    x - radius * 0.04,
    y - radius * 0.05,
    radius * 0.01,
    x,
    y,
    radius * 0.14,
  )
  boss.addColorStop(0, '#fff3c8')
  boss.addColorStop(0.5, '#d0a04a')
  boss.addColorStop(1, '#7a5117')
  context.fillStyle = boss
  context.beginPath()
  context.arc(x, y, radius * 0.125, Math.PI, TAU)
  context.closePath()
  context.fill()
  context.strokeStyle = '#4a310c'
  context.stroke()
}

function drawChain({ context }: CanvasFrame, slot: Slot, second: number) {
  const pitch = slot.width * 0.86
  const pointer = (slot.top + slot.bottom) * (slot.top < 0 ? 0.56 : 0.5)
  const passed = chainAt(second)
  context.save()
  context.beginPath()
  context.rect(slot.x - slot.width / 2, slot.top, slot.width, slot.bottom - slot.top)
  context.clip()
  const size = pitch * 0.56
  context.font = `400 ${size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const metal = context.createLinearGradient(slot.x - slot.width * 0.4, 0, slot.x + slot.width * 0.4, 0)
  metal.addColorStop(0, '#94876a')
  metal.addColorStop(0.35, '#f4ecd3')
  metal.addColorStop(1, '#9a8c6c')
  const wide = slot.width * 0.74
  const reach = Math.ceil((slot.bottom - slot.top) / pitch / 2) + 4
  for (let link = Math.floor(passed) - reach; link <= Math.floor(passed) + reach; link++) {
    const y = pointer + (passed - link) * pitch
    if (y < slot.top - pitch || y > slot.bottom + pitch) continue
    context.fillStyle = '#6d6350'
    context.fillRect(slot.x - wide * 0.24, y - pitch * 0.6, wide * 0.1, pitch * 0.2)
    context.fillRect(slot.x + wide * 0.14, y - pitch * 0.6, wide * 0.1, pitch * 0.2)
    const now = Math.abs(passed - link) < 0.5
    context.fillStyle = now ? '#ffe3a0' : metal
    context.beginPath()
    context.roundRect(slot.x - wide / 2, y - pitch * 0.41, wide, pitch * 0.82, pitch * 0.14)
    context.fill()
    context.fillStyle = now ? '#2a1404' : '#5a4c32'
    context.fillText(String(((link % 60) + 60) % 60), slot.x, y + size * 0.35)
  }
  const shade = context.createLinearGradient(0, Math.max(0, slot.top), 0, slot.bottom)
  shade.addColorStop(0, 'rgb(12 10 4 / 0.75)')
  shade.addColorStop(0.35, 'rgb(12 10 4 / 0.1)')
  shade.addColorStop(0.7, 'rgb(12 10 4 / 0.1)')
  shade.addColorStop(1, 'rgb(12 10 4 / 0.75)')
  context.fillStyle = shade
  context.fillRect(slot.x - slot.width / 2, slot.top, slot.width, slot.bottom - slot.top)
  glaze(context, slot)
  context.restore()
  for (const side of [-1, 1]) {
    const edge = slot.x + side * slot.width * 0.56
    context.beginPath()
    context.moveTo(edge - side * slot.width * 0.2, pointer)
    context.lineTo(edge + side * slot.width * 0.08, pointer - slot.width * 0.16)
    context.lineTo(edge + side * slot.width * 0.08, pointer + slot.width * 0.16)
    context.closePath()
    context.fillStyle = '#f2d488'
    context.fill()
    context.strokeStyle = '#4a310c'
    context.lineWidth = Math.max(0.5, slot.width * 0.02)
    context.stroke()
  }
}

/** The light along a slot's glass. */
function glaze(context: Context, slot: Slot) {
  context.fillStyle = 'rgb(235 255 245 / 0.13)'
  context.fillRect(slot.x - slot.width * 0.36, slot.top, slot.width * 0.16, slot.bottom - slot.top)
  context.fillRect(slot.x - slot.width * 0.14, slot.top, slot.width * 0.04, slot.bottom - slot.top)
}

/** How far a letter falls, in lengths of its chute, till nothing is seen of it. */
const IN_BOX = 1.2
const PAPERS = ['#f3ead2', '#d9bd86', '#e9e6df', '#bcd0d6']

function drawMail({ context, seed, time }: CanvasFrame, plan: Plan, slot: Slot, second: number) {
  context.save()
  context.beginPath()
  context.rect(slot.x - slot.width / 2, slot.top, slot.width, slot.bottom - slot.top)
  context.clip()
  for (const { at, paper, tilt } of postOf(seed, time.hour, time.minute)) {
    const way = fallen(second - at)
    if (second < at || way > IN_BOX) continue
    const [wide, tall] = [slot.width * 0.66, slot.width * 1.02]
    context.save()
    context.translate(slot.x, -tall + way * (slot.bottom + tall * 2))
    context.rotate(tilt)
    context.fillStyle = PAPERS[paper]!
    context.fillRect(-wide / 2, -tall / 2, wide, tall)
    context.fillStyle = ['#a53b2a', '#2c5b4c', '#34557e', '#a53b2a'][paper]!
    context.fillRect(wide * 0.18, -tall * 0.44, wide * 0.24, tall * 0.2)
    context.fillStyle = 'rgb(60 44 24 / 0.7)'
    for (const line of [0.02, 0.12, 0.22])
      context.fillRect(-wide * 0.3, tall * line, wide * (0.6 - line), tall * 0.03)
    context.restore()
  }
  glaze(context, slot)
  context.restore()
  // Clips that hold the glass.
  context.fillStyle = '#d3a953'
  for (const place of [0.3, 0.62]) {
    const y = place * slot.bottom
    context.fillRect(slot.x - slot.width * 0.6, y, slot.width * 1.2, plan.least * 0.012)
    context.fillStyle = 'rgb(60 36 8 / 0.5)'
    context.fillRect(slot.x - slot.width * 0.6, y + plan.least * 0.012, slot.width * 1.2, plan.least * 0.004)
    context.fillStyle = '#d3a953'
  }
}

function drawButton(context: Context, plan: Plan, second: number) {
  const { x, y, size } = buttonOf(plan)
  const glow = buttonGlow(second)
  const light = context.createRadialGradient(x, y, 0, x, y, size * 2.6)
  light.addColorStop(0, `rgb(255 190 80 / ${0.75 * glow})`)
  light.addColorStop(1, 'rgb(255 170 60 / 0)')
  context.fillStyle = light
  context.fillRect(x - size * 2.6, y - size * 2.6, size * 5.2, size * 5.2)
  context.beginPath()
  context.arc(x, y, size * 0.98, 0, TAU)
  context.fillStyle = '#4a310c'
  context.fill()
  context.beginPath()
  context.arc(x, y, size * 0.8, 0, TAU)
  context.fillStyle = `rgb(${150 + 105 * glow} ${70 + 150 * glow} ${30 + 100 * glow * glow})`
  context.fill()
  context.beginPath()
  context.arc(x - size * 0.22, y - size * 0.28, size * 0.22, 0, TAU)
  context.fillStyle = 'rgb(255 255 240 / 0.55)'
  context.fill()
}

const none: Box = { left: 0, top: 0, width: 0, height: 0 }

/** The doorway's part of the stage. */
export function doorwayPart({ width, height }: StageSize): Box {
  const { x, y, wide, tall } = opening(layOut(width, height))
  return { left: x, top: y, width: wide, height: tall }
}

/** The car behind its doors; open, they stand still. */
export function drawDoors(frame: CanvasFrame) {
  const { time, width, height } = frame
  const second = secondsOf(time)
  drawDoorway(frame, layOut(width, height), second)
  // Rests end with a full second, where every beat has one of its own.
  return second >= DOORS_OPEN && time.second < Math.floor(DOORS_CLOSE)
    ? 1000 * (Math.floor(DOORS_CLOSE) - second)
    : undefined
}

/** The lobby round the doorway, whose floors change their numbers with an hour. */
export function drawLobby(frame: CanvasFrame, cream: HTMLImageElement, verde: HTMLImageElement) {
  paintWall(frame.context, frame, layOut(frame.width, frame.height), cream, verde)
  return 60_000 * (59 - frame.time.minute) + untilMinute(frame.time)
}

/** The part of the stage of the half-moon and its lanterns. */
export function moonPart({ width, height }: StageSize): Box {
  const { moon, least, middle, half, small } = layOut(width, height)
  const left = small ? 0 : Math.max(0, Math.floor(middle - half - least * 0.05))
  return { left, top: 0, width: width - 2 * left, height: Math.min(height, moon.y + least * 0.1) }
}

/** The hour's floor, lit, and the arrow, which moves about the hour alone. */
export function drawFloor(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const second = secondsOf(time)
  drawMoon(frame, plan, second)
  if (plan.small) return untilSecond(time)
  lantern(context, plan, time.hour < 12 ? -1 : 1, true)
  if (time.minute === 59) return second < ARROW_LEAVES ? 1000 * (ARROW_LEAVES - second) : undefined
  if (time.minute === 0 && second < ARROW_RESTS) return undefined
  return untilMinute(time)
}

/** The part of the stage of a glass slot and what holds it. */
export function slotPart(stage: StageSize, kind: Slot['kind']): Box {
  const slot = slots(stage, layOut(stage.width, stage.height)).find((one) => one.kind === kind)
  if (!slot) return none
  const top = Math.max(0, slot.top)
  return {
    left: slot.x - slot.width * 0.75,
    top,
    width: slot.width * 1.5,
    height: slot.bottom - top,
  }
}

/** Milliseconds of each second between which the chain has rung out, to a quarter of a pixel, and does not run yet. */
const CHAIN_RESTS = 233
const CHAIN_RUNS = 800

/** The links of the chain, and the pointer. */
export function drawSeconds(frame: CanvasFrame) {
  const slot = slots(frame, layOut(frame.width, frame.height)).find(({ kind }) => kind === 'chain')
  if (!slot) return untilMinute(frame.time)
  drawChain(frame, slot, secondsOf(frame.time))
  const { millisecond } = frame.time
  return millisecond >= CHAIN_RESTS && millisecond < CHAIN_RUNS ? CHAIN_RUNS - millisecond : undefined
}

/** The letters that fall; between two of them the chute is empty. */
export function drawLetters(frame: CanvasFrame) {
  const plan = layOut(frame.width, frame.height)
  const slot = slots(frame, plan).find(({ kind }) => kind === 'mail')
  if (!slot) return untilMinute(frame.time)
  const { hour, minute } = frame.time
  const second = secondsOf(frame.time)
  drawMail(frame, plan, slot, second)
  const posts = postOf(frame.seed, hour, minute)
  if (posts.some(({ at }) => second >= at && fallen(second - at) <= IN_BOX)) return undefined
  const next = Math.floor(Math.min(60, ...posts.flatMap(({ at }) => (at > second ? [at] : []))))
  return next > second ? 1000 * (next - second) : undefined
}

/** The part of the stage that the call button lights. */
export function buttonPart({ width, height }: StageSize): Box {
  const plan = layOut(width, height)
  if (plan.small) return none
  const { x, y, size } = buttonOf(plan)
  return { left: x - size * 2.6, top: y - size * 2.6, width: size * 5.2, height: size * 5.2 }
}

/** The call button. */
export function drawCall({ context, width, height, time }: CanvasFrame) {
  const plan = layOut(width, height)
  if (plan.small) return untilMinute(time)
  drawButton(context, plan, secondsOf(time))
  // It fades quickly, while the chain rings.
  if (time.millisecond < CHAIN_RESTS) return undefined
  return time.millisecond < 500 ? 150 : untilSecond(time)
}
