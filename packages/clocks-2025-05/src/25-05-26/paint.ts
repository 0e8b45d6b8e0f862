import { createRandom } from '@found-time/clock-runtime'
import { beadOf, type Layout, labelOf, markOf, plantAt, SPECIES, type Species } from './model'

type Context = CanvasRenderingContext2D

export const FACE = 'ft-25-05-26 Pot'
const TURN = Math.PI * 2
const smooth = (share: number) => {
  const held = Math.max(0, Math.min(1, share))
  return held * held * (3 - 2 * held)
}

/** A blade from the origin along x. */
function blade(
  context: Context,
  { blade: [breadth, widest, lobes, stalk], greens }: Species,
  length: number,
) {
  const start = length * stalk * 0.5
  const run = length - start
  const half = (run * breadth) / 2
  if (stalk) {
    context.strokeStyle = greens[2]
    context.lineWidth = Math.max(0.6, length * 0.035)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(start + run * 0.1, 0)
    context.stroke()
  }
  const side = (sign: number, isEdge = false) => {
    context.beginPath()
    context.moveTo(start, 0)
    if (lobes)
      for (let lobe = 0; lobe < lobes; lobe++) {
        const from = start + (run * lobe) / lobes
        const wide = half * (1.35 - Math.abs(lobe / (lobes - 1) - 0.4))
        const step = run / lobes
        context.quadraticCurveTo(from + step * 0.2, sign * wide * 1.3, from + step * 0.95, sign * wide * 0.95)
        context.lineTo(from + step, lobe === lobes - 1 ? 0 : sign * wide * 0.45)
      }
    else
      context.bezierCurveTo(
        start + run * widest * 0.25,
        sign * half * 1.35,
        start + run * (widest + 0.25),
        sign * half * 1.35,
        length,
        0,
      )
    if (isEdge) return context.stroke()
    context.closePath()
    context.fill()
  }
  // The upper half takes the light, and its edge parts it from the leaf behind.
  context.fillStyle = greens[0]
  side(1)
  context.fillStyle = greens[1]
  side(-1)
  context.strokeStyle = 'rgba(250,248,205,.55)'
  context.lineWidth = Math.max(0.5, length * 0.014)
  for (const sign of [-1, 1]) side(sign, true)
}

function petal(context: Context, length: number, breadth: number) {
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(length * 0.3, -breadth, length * 1.05, -breadth * 0.8, length, 0)
  context.bezierCurveTo(length * 1.05, breadth * 0.8, length * 0.3, breadth, 0, 0)
  context.fill()
}

function disc(context: Context, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fill()
}

/** A flower at the origin; its radius when open. */
function flower(
  context: Context,
  { flower: [kind, petals, colour, heart], greens }: Species,
  size: number,
  open: number,
) {
  if (open <= 0) return
  const radius = size * (0.25 + 0.75 * open)
  if (kind === 'daisy') {
    for (const [ring, shade] of [
      [1, 0.22],
      [petals > 20 ? 0.66 : 0, 0],
    ] as const)
      for (let leaf = 0; leaf < petals && ring; leaf++) {
        context.save()
        context.rotate((leaf / petals) * TURN + (ring < 1 ? 0.12 : -0.3))
        context.fillStyle = colour
        const breadth = petals < 6 ? radius * 0.62 : (radius * 2.6) / petals
        petal(context, radius * ring, breadth * (0.4 + 0.6 * open))
        if (shade && leaf % 2) {
          context.globalAlpha = shade
          context.fillStyle = heart
          petal(context, radius * ring * 0.7, breadth * 0.5)
        }
        context.restore()
      }
    context.fillStyle = heart
    disc(
      context,
      0,
      0,
      radius * (petals > 20 && heart !== '#6b3b1f' ? 0.16 : heart === '#6b3b1f' ? 0.42 : 0.3),
    )
  } else if (kind === 'cup') {
    for (const [turn, shade] of [
      [-0.34, heart],
      [0.34, heart],
      [0, colour],
    ] as const) {
      context.save()
      context.translate(0, radius * 0.6)
      context.rotate(-Math.PI / 2 + turn * open)
      context.fillStyle = shade
      petal(context, radius * 1.6, radius * 0.55)
      context.restore()
    }
  } else if (kind === 'umbel')
    for (let star = 0; star < petals; star++) {
      const out = Math.sqrt((star + 0.5) / petals) * radius
      const turn = star * 2.39996
      const [x, y] = [Math.cos(turn) * out, Math.sin(turn) * out * 0.86]
      context.strokeStyle = greens[2]
      context.lineWidth = size * 0.03
      context.beginPath()
      context.moveTo(0, radius)
      context.lineTo(x, y)
      context.stroke()
      context.fillStyle = star % 3 ? colour : heart
      disc(context, x, y, size * 0.2 * (0.4 + 0.6 * open))
    }
  else
    for (let bell = 0; bell < petals; bell++) {
      const rise = bell / petals
      for (const sign of [-1, 1]) {
        context.save()
        context.translate(0, size * (1.1 - rise * 2))
        context.rotate(sign < 0 ? Math.PI - 0.5 : 0.5)
        context.fillStyle = (bell + (sign + 1) / 2) % 2 ? colour : heart
        petal(context, size * (0.62 - 0.42 * rise) * open, size * 0.2 * (1 - rise * 0.5))
        context.restore()
      }
    }
}

interface Growth {
  readonly x: number
  readonly base: number
  /** Length of an internode, which is a minute on the stake. */
  readonly step: number
  /** Internodes up; a fraction while growing. */
  readonly grown: number
  readonly minutes: number
  readonly leaf: number
  readonly bloom: number
  readonly blossom: number
}

const bendOf = (hour: number, step: number, node: number) =>
  Math.sin(node * 0.23 + hour) * Math.min(1, node / 12) * Math.min(step * 0.5, 3)

/** Walks the word of a plant as a turtle does, from the soil up. */
export function plant(context: Context, hour: number, growth: Growth) {
  const kind = SPECIES[hour % 12]!
  const { x, base, step, grown, minutes, leaf } = growth
  const word = plantAt(hour, minutes)
  const turn = (kind.angle * Math.PI) / 180
  const bend = (node: number) => bendOf(hour, step, node)
  const tip = base - grown * step

  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = kind.greens[2]
  context.lineWidth = Math.max(1, leaf * 0.055)
  context.beginPath()
  context.moveTo(x, base + leaf * 0.2)
  for (let node = 0; node <= grown; node++) context.lineTo(x + bend(node), base - node * step)
  context.lineTo(x + bend(grown), tip)
  context.stroke()

  // Seed leaves.
  for (const sign of [-1, 1]) {
    context.save()
    context.translate(x, base - step * 0.2)
    context.rotate(-Math.PI / 2 + sign * 0.95)
    blade(context, { ...kind, blade: [0.62, 0.5, 0, 0] }, leaf * 0.3)
    context.restore()
  }

  let node = 0
  let organ = 0
  let depth = 0
  let size = 0
  let spread = turn
  for (const letter of word) {
    if (letter === 'F') node++
    else if (letter === '[') {
      context.save()
      if (depth++ === 0) {
        organ++
        const age = Math.max(0, grown - organ + 1)
        // Older leaves hang lower; no leaf reaches past the tip, which is the hand.
        spread = turn * (0.78 + 0.5 * smooth(age / 30))
        const reach = (Math.cos(spread) + 0.12) * (kind.rules.P ? 1.35 : 1)
        const full = leaf * kind.length * (0.86 + 0.14 * (organ % 3)) * (0.72 + 0.28 * smooth(organ / 9))
        size = Math.min(full * (0.2 + 0.8 * smooth(age / 12)), (age * step) / reach)
        const at = Math.min(node, grown)
        context.translate(x + bend(at), base - at * step)
        context.rotate(-Math.PI / 2)
      }
    } else if (letter === ']') {
      context.restore()
      depth--
    } else if (letter === '+') context.rotate(depth > 1 ? turn : spread)
    else if (letter === '-') context.rotate(depth > 1 ? -turn : -spread)
    else if (letter === 'G') {
      const run = size * 0.24
      context.strokeStyle = kind.greens[2]
      context.lineWidth = Math.max(0.6, leaf * 0.025)
      context.beginPath()
      context.moveTo(0, 0)
      context.lineTo(run, 0)
      context.stroke()
      context.translate(run, 0)
    } else if (depth && size > 0.4) {
      const isLeaflet = depth > 1 || kind.rules.P !== undefined
      if (letter === 'L') blade(context, kind, size)
      else if (letter === 'l')
        blade(context, kind, size * (isLeaflet ? (kind.rules.Q === 'G[+l][-l]R' ? 0.34 : 0.62) : 0.68))
    }
  }

  context.save()
  context.translate(x + bend(grown), tip)
  for (const sign of [-1, 1]) {
    context.save()
    context.translate(0, leaf * 0.17)
    context.rotate(-Math.PI / 2 + sign * 0.16)
    blade(context, { ...kind, blade: [0.5, 0.35, 0, 0] }, leaf * 0.172)
    context.restore()
  }
  context.restore()
}

/** The flower on the tip. */
export function crown(context: Context, hour: number, { x, base, step, grown, blossom, bloom }: Growth) {
  context.save()
  context.translate(x + bendOf(hour, step, grown), base - grown * step)
  flower(context, SPECIES[hour % 12]!, blossom, bloom)
  context.restore()
}

/** A terracotta pot standing on a line, seen flat on; the light is from the upper left. */
export function pot(
  context: Context,
  x: number,
  base: number,
  height: number,
  label: string,
  isFront: boolean,
) {
  const rim = height * 0.27
  const top = height * 0.52
  const foot = height * 0.35
  const body = (inset: number) => {
    context.beginPath()
    context.moveTo(x - top * 0.9 + inset, base - height + rim)
    context.lineTo(x + top * 0.9, base - height + rim)
    context.lineTo(x + foot, base)
    context.lineTo(x - foot + inset * 0.7, base)
    context.closePath()
  }
  context.fillStyle = 'rgba(74,58,62,.2)'
  context.beginPath()
  context.ellipse(x + height * 0.16, base, top * 0.98, height * 0.055, 0, 0, TURN)
  context.fill()
  context.fillStyle = '#d8714a'
  body(0)
  context.fill()
  context.save()
  body(0)
  context.clip()
  context.fillStyle = '#b9532f'
  context.beginPath()
  context.moveTo(x + top * 0.42, base - height)
  context.lineTo(x + top, base - height)
  context.lineTo(x + top, base)
  context.lineTo(x + foot * 0.42, base)
  context.fill()
  context.fillStyle = 'rgba(90,30,20,.3)'
  context.fillRect(x - top, base - height + rim, top * 2, height * 0.045)
  context.fillStyle = '#e9906a'
  context.beginPath()
  context.moveTo(x - top * 0.78, base - height + rim)
  context.lineTo(x - top * 0.6, base - height + rim)
  context.lineTo(x - foot * 0.66, base)
  context.lineTo(x - foot * 0.84, base)
  context.fill()
  context.restore()
  context.fillStyle = '#e07c54'
  context.beginPath()
  context.roundRect(x - top, base - height, top * 2, rim, height * 0.03)
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = '#c15c37'
  context.fillRect(x + top * 0.44, base - height, top, rim)
  context.fillStyle = '#f3a682'
  context.fillRect(x - top, base - height, top * 1.6, Math.max(1, height * 0.025))
  context.fillRect(x - top * 0.86, base - height, top * 0.2, rim)
  context.restore()
  const size = height * (label.length > 1 ? 0.56 : 0.62)
  context.font = `400 ${size}px '${FACE}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = isFront ? '#fff8e2' : '#ffeccd'
  context.fillText(label, x - height * 0.01, base - height * 0.36 + size * 0.35)
}

/** What lies in the grain of everything painted. */
export function grain(
  context: Context,
  { width, height }: Layout,
  texture: HTMLImageElement,
  strength: number,
) {
  const tile = context.createPattern(texture, 'repeat')
  if (!tile) return
  context.save()
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = strength
  context.fillStyle = tile
  context.fillRect(0, 0, width, height)
  context.restore()
}

function plank(context: Context, x: number, y: number, width: number, thick: number) {
  context.fillStyle = 'rgba(60,92,84,.18)'
  context.fillRect(x, y + thick, width, thick * 1.1)
  context.fillStyle = '#fffaf0'
  context.fillRect(x, y, width, thick * 0.45)
  context.fillStyle = '#d9dfca'
  context.fillRect(x, y + thick * 0.45, width, thick * 0.55)
}

/** The garden beyond the glass, the bars, the shelves and all the pots but the hour's. */
export function house(context: Context, layout: Layout, hour: number, hourCycle: 12 | 24) {
  const { width, height, bench, bar, lane, columns, rows, isTiny } = layout
  const random = createRandom('garden')
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#bfe3ea')
  sky.addColorStop(0.55, '#e6f2dc')
  sky.addColorStop(1, '#f6efc6')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const unit = Math.max(width, height)
  for (const [from, tint] of [
    [0.5, '#cfe4c2'],
    [0.62, '#bcd9a6'],
    [0.76, '#d5df9a'],
    [0.86, '#a9cf9c'],
  ] as const) {
    context.fillStyle = tint
    for (let bush = 0; bush < 15; bush++) {
      const x = ((bush + random()) / 14) * width
      const y = height * from + random.between(-0.03, 0.05) * height
      context.beginPath()
      context.ellipse(
        x,
        y + unit * 0.06,
        unit * random.between(0.05, 0.09),
        unit * random.between(0.05, 0.1),
        0,
        0,
        TURN,
      )
      context.fill()
    }
    context.fillRect(0, height * (from + 0.08), width, height)
  }
  // Sun through the panes.
  context.fillStyle = 'rgba(255,252,224,.34)'
  for (const at of [0.02, 0.36, 0.72]) {
    context.beginPath()
    context.moveTo(width * at, 0)
    context.lineTo(width * (at + 0.17), 0)
    context.lineTo(width * (at + 0.17) - height * 0.4, height)
    context.lineTo(width * at - height * 0.4, height)
    context.fill()
  }
  const panes = Math.max(2, Math.round(width / (height * 0.36)))
  const thick = Math.max(2, Math.min(width, height) * 0.011)
  for (let pane = 0; pane <= panes; pane++) {
    const x = (pane / panes) * width
    context.fillStyle = '#fffdf5'
    context.fillRect(x - thick / 2, 0, thick, height)
    context.fillStyle = '#c9dccb'
    context.fillRect(x + thick / 2, 0, thick * 0.45, height)
  }
  context.fillStyle = '#fffdf5'
  context.fillRect(0, 0, width, bar)
  context.fillStyle = '#bfd6c8'
  context.fillRect(0, bar * 0.86, width, bar * 0.14)
  if (layout.beadRows === 2) {
    context.fillStyle = '#fffdf5'
    context.fillRect(0, bar * 1.95, width, bar * 0.2)
  }
  // Bench.
  context.fillStyle = '#e9b565'
  context.fillRect(0, bench - height * 0.012, width, height)
  context.fillStyle = '#f5cd85'
  context.fillRect(0, bench - height * 0.012, width, height * 0.022)
  context.fillStyle = '#c98f42'
  context.fillRect(0, bench + height * 0.03, width, Math.max(1, height * 0.004))

  const top = bar * (layout.beadRows === 2 ? 3.1 : 2.2)
  const row = (bench - top) / rows
  const left = width * (isTiny ? 0.01 : 0.02)
  const cell = (lane - left) / columns
  const deep = Math.max(2, row * 0.05)
  const tall = Math.min(row * 0.43, cell * 0.78)
  for (let shelf = 0; shelf < rows - 1; shelf++)
    plank(context, 0, top + row * (shelf + 1) - deep, lane + cell * 0.12, deep)
  for (let place = 0; place < 12; place++) {
    const x = left + cell * ((place % columns) + 0.5)
    const last = Math.floor(place / columns) === rows - 1
    const base = top + row * (Math.floor(place / columns) + 1) - (last ? 0 : deep)
    const label = isTiny ? '' : labelOf(place, hour, hourCycle)
    const now = hour % 12
    if (place === now) {
      // Its ring of dry earth, where it stood.
      context.fillStyle = 'rgba(140,88,52,.35)'
      context.beginPath()
      context.ellipse(x, base, tall * 0.4, Math.max(1, tall * 0.04), 0, 0, TURN)
      context.fill()
      continue
    }
    const room = row - deep - tall
    const leaf = Math.min(cell * 0.4, room * 0.42)
    if (place < now) {
      const growth = {
        x,
        base: base - tall * 0.98,
        step: (room * 0.66) / 18,
        grown: 18,
        minutes: 18,
        leaf,
        bloom: 1,
        blossom: Math.min(room * 0.25, cell * 0.28),
      }
      plant(context, place, growth)
      crown(context, place, growth)
    } else {
      context.strokeStyle = '#b98a4a'
      context.lineWidth = Math.max(1, tall * 0.06)
      context.lineCap = 'butt'
      context.beginPath()
      context.moveTo(x + tall * 0.12, base - tall * 0.9)
      context.lineTo(x + tall * 0.17, base - tall - room * 0.42)
      context.stroke()
      context.fillStyle = '#5b3a2c'
      context.beginPath()
      context.ellipse(x, base - tall * 0.98, tall * 0.44, tall * 0.1, 0, Math.PI, TURN)
      context.fill()
    }
    pot(context, x, base, tall, label, false)
  }
}

/** The stake and the hour's pot. */
export function front(context: Context, layout: Layout, label: string) {
  const { axis, lath, zero, sixty, pot: tall, bench, isTiny } = layout
  const right = axis - lath * 0.1
  const left = right - lath
  const head = sixty - lath * 0.55
  context.fillStyle = 'rgba(60,70,60,.2)'
  context.fillRect(left + lath * 0.16, head + lath * 0.2, lath, zero - head)
  context.fillStyle = '#fff6dc'
  context.beginPath()
  context.moveTo(left, zero + tall * 0.2)
  context.lineTo(left, head)
  context.quadraticCurveTo((left + right) / 2, head - lath * 0.5, right, head)
  context.lineTo(right, zero + tall * 0.2)
  context.fill()
  context.fillStyle = '#e6d3a2'
  context.fillRect(left, head, lath * 0.09, zero - head + tall * 0.1)
  const unit = (zero - sixty) / 60
  context.fillStyle = '#25463c'
  for (let minute = 0; minute <= 60; minute++) {
    const y = markOf(layout, minute)
    const length = minute % 10 === 0 ? 0.4 : minute % 5 === 0 ? 0.32 : 0.18
    const thick = Math.max(0.8, unit * (minute % 5 === 0 ? 0.3 : 0.16))
    if (unit < 3 && minute % 5) continue
    context.fillRect(right - lath * length, y - thick / 2, lath * length, thick)
  }
  context.font = `400 ${Math.min(lath * 0.42, unit * 4.5)}px '${FACE}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let minute = 0; minute <= 60; minute += isTiny ? 30 : 5)
    context.fillText(String(minute), left + lath * 0.34, markOf(layout, minute) + unit * 0.15)
  pot(context, axis + layout.laneWidth * 0.04 - lath * 0.2, bench, tall, label, true)
}

/** The peg on the stake: its edge is at the minute, which it bears. */
export function peg(context: Context, layout: Layout, at: number, minute: number) {
  const { axis, lath, isTiny, width } = layout
  const y = markOf(layout, at)
  // A thread from the stake to the tip.
  context.strokeStyle = '#f25c54'
  context.lineWidth = Math.max(1, lath * 0.045)
  context.beginPath()
  context.moveTo(axis - lath * 0.1, y)
  context.lineTo(axis + layout.laneWidth * 0.12, y)
  context.stroke()
  const left = axis - lath * 1.1
  const tall = isTiny ? width * 0.16 : Math.max(30, lath * 0.95)
  const long = tall * 1.75
  context.save()
  context.translate(left + lath * 0.14, y)
  context.fillStyle = 'rgba(50,50,50,.22)'
  context.fillRect(-long + tall * 0.08, -tall * 0.42, long - tall * 0.2, tall)
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(-tall * 0.34, -tall / 2)
  context.lineTo(-long, -tall / 2)
  context.lineTo(-long, tall / 2)
  context.lineTo(-tall * 0.34, tall / 2)
  context.closePath()
  context.fillStyle = '#f25c54'
  context.fill()
  context.fillStyle = '#fff8e2'
  context.font = `400 ${tall * 0.78}px '${FACE}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(minute), -long * 0.58, tall * 0.06)
  context.restore()
}

/** A bead of dew hanging from its bar: how far it has swelled, and how far it has fallen. */
export function bead(context: Context, layout: Layout, place: number, swell: number, fallen: number) {
  const [x, top] = beadOf(layout, place)
  const size = Math.max(1, Math.min(layout.bar * 0.3, (layout.width / (60 / layout.beadRows)) * 0.36))
  const radius = size * swell
  if (radius <= 0) return
  const y = top + radius * 0.75 + fallen
  if (y - radius > layout.height) return
  context.fillStyle = '#3d9fc0'
  context.beginPath()
  context.moveTo(x, y - radius * (1.5 + Math.min(1.2, fallen / 60)))
  context.bezierCurveTo(
    x + radius * 0.5,
    y - radius * 0.8,
    x + radius,
    y - radius * 0.3,
    x + radius,
    y + radius * 0.15,
  )
  context.arc(x, y + radius * 0.15, radius, 0, Math.PI)
  context.bezierCurveTo(
    x - radius,
    y - radius * 0.3,
    x - radius * 0.5,
    y - radius * 0.8,
    x,
    y - radius * (1.5 + Math.min(1.2, fallen / 60)),
  )
  context.fill()
  context.fillStyle = '#e9fbff'
  disc(context, x - radius * 0.32, y, Math.max(0.4, radius * 0.3))
}
