import { beadOf, type Layout, labelOf, markOf, plantAt, SPECIES, type Species } from './model'

type Context = CanvasRenderingContext2D

export const FACE = 'ft-25-05-26 Pot'
const TURN = Math.PI * 2
const UP = -Math.PI / 2
const smooth = (share: number) => {
  const held = Math.max(0, Math.min(1, share))
  return held * held * (3 - 2 * held)
}

/** The found pictures: fired clay, soil, a dahlia. */
export interface Finds {
  readonly clay: HTMLImageElement
  readonly soil: HTMLImageElement
  readonly dahlia: HTMLImageElement
}

/** A leaf's picture on a sheet of them. */
interface Leaf {
  readonly sheet: HTMLCanvasElement
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly tall: number
}

/** Leaves painted once, by species, size, age and light. */
export type Press = Map<string, Leaf>

/** A species and the length of its leaves, in pixels of the screen. */
type Cutting = readonly [hour: number, size: number]

const keyOf = (hour: number, size: number, lit: -1 | 1, age: number) => `${hour % 12} ${size} ${lit} ${age}`

const edgeOf = (size: number) => Math.ceil(size * MARGIN) + 1

/** Presses the leaves of some species on one sheet: each canvas more, and each one read while painted, takes its time. */
function pressAll(leaves: Press, picks: readonly Cutting[], clay: HTMLImageElement) {
  const fresh = picks.filter(([hour, size]) => !leaves.has(keyOf(hour, size, 1, 0)))
  if (!fresh.length) return
  if (leaves.size > 80) leaves.clear()
  const sheet = document.createElement('canvas')
  let top = 0
  const cells = fresh.flatMap(([hour, size]) => {
    const wide = Math.ceil(size) + edgeOf(size) * 2
    const tall = Math.ceil(size * SPECIES[hour % 12]!.breadth) + edgeOf(size) * 2
    const row = (
      [
        [-1, 0],
        [-1, 1],
        [1, 0],
        [1, 1],
      ] as const
    ).map(([lit, age], index) => ({
      hour,
      size,
      lit,
      age,
      leaf: { sheet, left: wide * index, top, wide, tall },
    }))
    top += tall
    return row
  })
  sheet.width = Math.max(...cells.map(({ leaf }) => leaf.left + leaf.wide))
  sheet.height = top
  const context = sheet.getContext('2d')!
  for (const { hour, size, lit, age, leaf } of cells) {
    press(context, leaf, SPECIES[hour % 12]!, size, lit, age, clay)
    leaves.set(keyOf(hour, size, lit, age), leaf)
  }
}

/** Margin about a blade in its picture, against its length. */
const MARGIN = 0.06

/** The way round a blade, its foot at the origin, `long` along x and `broad` across. */
function margin(context: Context, { shape: { outline }, notch }: Species, long: number, broad: number) {
  const points = outline.map(([x, y]) => [x * long, y * broad] as const)
  const between = (at: number) => {
    const [ax, ay] = points[at]!
    const [bx, by] = points[(at + 1) % points.length]!
    return [((ax + bx) / 2) * (1 - notch * 0.1), ((ay + by) / 2) * (1 - notch)] as const
  }
  context.beginPath()
  context.moveTo(...between(points.length - 1))
  for (let at = 0; at < points.length; at++) {
    const [x, y] = points[at]!
    const [nextX, nextY] = between(at)
    if (notch > 0.1 && notch < 0.5) {
      // A tooth: it swells towards the tip and breaks off.
      context.quadraticCurveTo(x * 0.985, y * 1.03, x, y)
      context.lineTo(nextX, nextY)
    } else context.quadraticCurveTo(x, y, nextX, nextY)
  }
  context.closePath()
}

/** One leaf, its foot at the left, with light on one half. */
function press(
  context: Context,
  { left, top, wide, tall }: Leaf,
  kind: Species,
  size: number,
  lit: -1 | 1,
  age: number,
  clay: HTMLImageElement,
) {
  const { greens, shape, breadth, name } = kind
  const [shade, light, vein] = greens
  const long = size
  const broad = size * breadth
  const edge = edgeOf(size)
  context.save()
  context.translate(left + edge, top + tall / 2)
  const way = () => margin(context, kind, long, broad)

  // What it keeps from the leaf behind it.
  way()
  if (size > 48) {
    context.shadowColor = 'rgba(14,48,34,.42)'
    context.shadowBlur = edge * 0.9
  } else {
    // Blurred, those of small leaves would take longer than all the rest, and look the same.
    context.strokeStyle = 'rgba(14,48,34,.22)'
    context.lineWidth = edge * 0.8
    context.stroke()
  }
  context.fillStyle = shade
  context.fill()
  context.shadowColor = 'transparent'
  context.save()
  context.clip()
  const along = context.createLinearGradient(0, 0, long, 0)
  along.addColorStop(0, shade)
  along.addColorStop(0.45, light)
  along.addColorStop(1, age ? light : '#d9e88c')
  context.fillStyle = along
  context.fillRect(0, -broad, long, broad * 2)
  const across = context.createLinearGradient(0, -lit * broad * -0.5, 0, lit * broad * -0.5)
  across.addColorStop(0, 'rgba(255,255,220,.34)')
  across.addColorStop(0.42, 'rgba(255,255,220,.06)')
  across.addColorStop(0.5, 'rgba(8,52,40,.05)')
  across.addColorStop(0.52, 'rgba(8,52,40,.4)')
  across.addColorStop(1, 'rgba(8,52,40,.16)')
  context.fillStyle = across
  context.fillRect(0, -broad, long, broad * 2)
  if (age) {
    context.globalAlpha = 0.3
    context.fillStyle = shade
    context.fillRect(0, -broad, long, broad * 2)
    context.globalAlpha = 1
  }
  if (name === 'Geranium') {
    // The horseshoe of its leaves.
    context.strokeStyle = 'rgba(78,40,30,.3)'
    context.lineWidth = long * 0.14
    context.beginPath()
    context.arc(shape.foot[0] * long, 0, long * 0.3, -2.3, 2.3)
    context.stroke()
  }
  // Fibres.
  const tile = context.createPattern(clay, 'repeat')
  if (tile && size > 24) {
    context.globalCompositeOperation = 'soft-light'
    context.globalAlpha = 0.55
    context.fillStyle = tile
    context.fillRect(0, -broad, long, broad * 2)
    context.globalCompositeOperation = 'source-over'
    context.globalAlpha = 1
  }
  // Veins: a furrow, and the light on its far side.
  const isFan = shape.outline[0]![0] !== 0 || shape.foot[0] > 0
  for (const [tone, shift] of [
    ['rgba(10,50,36,.38)', 0.008],
    [vein, 0],
  ] as const) {
    context.strokeStyle = tone
    context.lineCap = 'round'
    context.globalAlpha = shift ? 1 : 0.8
    context.lineWidth = Math.max(0.5, long * (breadth < 0.25 ? 0.007 : 0.011))
    for (const [[fromX, fromY], [toX, toY]] of shape.veins) {
      const up = shift * long * lit
      const end = isFan ? 0.86 : 0.93
      if (breadth < 0.22) break
      const [x, y] = [fromX + (toX - fromX) * end, fromY + (toY - fromY) * end]
      context.beginPath()
      context.moveTo(fromX * long, fromY * broad + up)
      context.quadraticCurveTo(
        (fromX * 0.4 + x * 0.6) * long,
        (fromY * 0.6 + y * 0.4) * broad + up,
        x * long,
        y * broad + up,
      )
      context.stroke()
    }
    // Narrow blades: veins run along.
    if (breadth < 0.22)
      for (const aside of [-0.3, -0.16, 0.16, 0.3]) {
        context.beginPath()
        context.moveTo(0, shift * long * lit)
        context.bezierCurveTo(
          long * 0.2,
          broad * aside * 1.15,
          long * 0.6,
          broad * aside * 1.15,
          long * 0.96,
          shift * long * lit,
        )
        context.stroke()
      }
    context.globalAlpha = 1
    if (!isFan) {
      context.fillStyle = tone
      const thick = Math.max(0.5, long * 0.015)
      const y = shift * long * lit
      context.beginPath()
      context.moveTo(0, y - thick)
      context.lineTo(long * 0.97, y)
      context.lineTo(0, y + thick)
      context.fill()
    }
  }
  context.restore()
  // The edge that takes the light.
  context.strokeStyle = 'rgba(255,255,226,.6)'
  context.lineWidth = Math.max(0.5, long * 0.008)
  context.save()
  context.beginPath()
  context.rect(-edge, lit < 0 ? -broad : 0, wide, broad)
  context.clip()
  way()
  context.stroke()
  context.restore()
  context.restore()
}

export interface Growth {
  readonly x: number
  readonly base: number
  /** Length of an internode, which is a minute on the stake. */
  readonly step: number
  /** Internodes up; a fraction while growing. */
  readonly grown: number
  readonly minutes: number
  /** Size of a grown leaf. */
  readonly leaf: number
  readonly bloom: number
  /** Radius of the open flower. */
  readonly blossom: number
}

interface Pen {
  /** A piece of twig or a leaf's stalk. */
  readonly line: (fromX: number, fromY: number, toX: number, toY: number, width: number) => void
  /** A blade from its foot; `long` is its length. */
  readonly blade: (x: number, y: number, heading: number, long: number, age: number) => void
  readonly tendril: (x: number, y: number, heading: number, size: number, side: number) => void
}

const bendOf = (hour: number, step: number, node: number) =>
  Math.sin(node * 0.16 + hour * 2) * Math.min(1, node / 12) * Math.min(step * 0.7, 6)

/** Walks the word of a plant as a turtle does, from the soil up. Its fifth, tenth … leaf ends a twig. */
export function walk(
  hour: number,
  growth: Pick<Growth, 'x' | 'base' | 'step' | 'grown' | 'minutes' | 'leaf'>,
  pen: Pen,
) {
  const kind = SPECIES[hour % 12]!
  const { x: foot, base, step, grown, minutes, leaf } = growth
  const turn = (kind.angle * Math.PI) / 180
  const segments = plantAt(hour, 5).split('G').length - 1
  const isHand = kind.rules.R === '[++L]S'
  const stack: [number, number, number][] = []
  let [x, y, heading] = [foot, base, UP]
  let [node, twig, leaves, side, size, bow, run] = [0, 0, 0, 0, 0, 0, 0]
  for (const letter of plantAt(hour, minutes))
    if (letter === 'F') node++
    else if (letter === '[') {
      stack.push([x, y, heading])
      if (stack.length > 1) continue
      const age = Math.max(0, grown - 5 * twig++)
      const at = Math.min(node, grown)
      x = foot + bendOf(hour, step, at)
      y = base - at * step
      // A twig comes up steep and sinks with age; it stays under the tip, which is the hand.
      side = run = 0
      size = leaf * (0.3 + 0.7 * smooth(age / 16)) * (0.8 + 0.2 * smooth((twig + 1) / 4))
      const steep = ((kind.spread * Math.PI) / 180) * 0.6
      const rise =
        Math.min(Math.ceil(age), segments) * kind.segment * Math.cos(steep) +
        (0.34 + 0.66 * smooth(age / 8)) *
          (kind.stalk + kind.blade) *
          Math.cos(Math.max(0, steep - (isHand ? 2 : 1) * turn))
      size = Math.min(size, Math.max(leaf * 0.2, ((age + 0.6) * step) / rise))
      bow = ((kind.bow * Math.PI) / 180) * smooth(age / 14)
      heading = UP
    } else if (letter === ']') [x, y, heading] = stack.pop()!
    else if (letter === '+' || letter === '-') {
      const sign = letter === '+' ? 1 : -1
      if (side) heading += sign * side * turn
      else {
        side = sign
        const age = Math.max(0, grown - 5 * (twig - 1))
        heading = UP + sign * ((kind.spread * Math.PI) / 180) * (0.55 + 0.45 * smooth(age / 20))
      }
    } else if (letter === 'G') {
      const long = size * kind.segment
      heading += side * bow
      const [toX, toY] = [x + Math.cos(heading) * long, y + Math.sin(heading) * long]
      pen.line(x, y, toX, toY, size * (0.07 - 0.009 * run++))
      ;[x, y] = [toX, toY]
    } else if (letter === 'L') {
      const age = grown - leaves++
      const full = size * (0.34 + 0.66 * smooth(age / 8)) * Math.min(1, Math.max(0, age))
      // Leaves look a little to the light.
      const faced = heading + 0.1 * Math.cos(heading) * (Math.sin(heading) > 0 ? 1 : -1)
      const run = full * kind.stalk
      const [toX, toY] = [x + Math.cos(faced) * run, y + Math.sin(faced) * run]
      if (run) pen.line(x, y, toX, toY, size * 0.034)
      if (full > 0.4) pen.blade(toX, toY, faced, full * kind.blade, age)
    } else if (letter === 'T') pen.tendril(x, y, heading, size, side)
}

/** By hour, how far the leaves of a grown plant reach to a side, against its leaf's size. */
const REACHES = [
  3.4101, 3.9159, 3.8079, 1.9803, 2.3042, 4.4396, 2.3441, 2.5504, 3.6014, 2.1461, 3.3215, 3.0418,
]

export const reachOf = (hour: number): number => REACHES[hour % 12]!

/** The plant without its flower. */
export function plant(
  context: Context,
  hour: number,
  growth: Growth,
  ratio: number,
  { clay }: Finds,
  leaves: Press,
) {
  const kind = SPECIES[hour % 12]!
  const { x, base, step, grown, leaf } = growth
  const [shade, light, , stem] = kind.greens
  const foot = SPECIES[hour % 12]!.shape.foot[0]
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.imageSmoothingQuality = 'medium'

  // Seed leaves.
  for (const sign of [-1, 1]) {
    context.save()
    context.translate(x, base - step * 0.3)
    context.rotate(UP + sign * 1.12)
    context.fillStyle = sign < 0 ? light : shade
    petal(context, leaf * 0.46, leaf * 0.2)
    context.strokeStyle = 'rgba(255,255,226,.6)'
    context.lineWidth = Math.max(0.5, leaf * 0.012)
    context.stroke()
    context.restore()
  }
  // The main stem: lit from the left.
  const thick = Math.max(1, leaf * 0.1) * (0.45 + 0.55 * smooth(grown / 40))
  for (const [tone, share, shift] of [
    [shade, 1, 0],
    [stem, 0.8, -0.1],
    ['rgba(255,255,230,.5)', 0.2, -0.24],
  ] as const) {
    context.fillStyle = tone
    context.beginPath()
    const half = (node: number) => (thick / 2) * share * (1 - 0.72 * (node / Math.max(20, grown)))
    const nodes = Math.ceil(grown)
    const at = (node: number, sign: number) =>
      context.lineTo(
        x + bendOf(hour, step, Math.min(node, grown)) + sign * half(node) + shift * thick,
        base + (node ? 0 : step * 0.6) - Math.min(node, grown) * step,
      )
    for (let node = 0; node <= nodes; node++) at(node, -1)
    for (let node = nodes; node >= 0; node--) at(node, 1)
    context.fill()
  }
  const size = Math.ceil(leaf * kind.blade * ratio)
  pressAll(leaves, [[hour, size]], clay)
  walk(hour, growth, {
    line(fromX, fromY, toX, toY, width) {
      const wide = Math.max(0.8, width)
      for (const [tone, share, up] of [
        [shade, 1.25, 0],
        [stem, 0.9, 0.12],
      ] as const) {
        context.strokeStyle = tone
        context.lineWidth = wide * share
        context.beginPath()
        context.moveTo(fromX, fromY - up * wide)
        context.lineTo(toX, toY - up * wide)
        context.stroke()
      }
    },
    blade(x, y, heading, long, age) {
      // Light falls from the upper left.
      const lit = Math.cos(heading - Math.PI * 0.75 + Math.PI / 2) > 0 ? -1 : 1
      const { sheet, left, top, wide, tall } = leaves.get(keyOf(hour, size, lit, age > 14 ? 1 : 0))!
      const scale = long / size
      context.save()
      context.translate(x, y)
      context.rotate(heading)
      context.drawImage(
        sheet,
        left,
        top,
        wide,
        tall,
        -edgeOf(size) * scale - foot * long,
        (-tall / 2) * scale,
        wide * scale,
        tall * scale,
      )
      context.restore()
    },
    tendril(x, y, heading, size, side) {
      context.strokeStyle = light
      context.lineWidth = Math.max(0.6, size * 0.03)
      context.beginPath()
      context.moveTo(x, y)
      let [atX, atY, way] = [x, y, heading]
      for (let at = 0; at < 26; at++) {
        way -= side * (0.02 + at * 0.028)
        atX += Math.cos(way) * size * 0.065
        atY += Math.sin(way) * size * 0.065
        context.lineTo(atX, atY)
      }
      context.stroke()
    },
  })
  // The bud at the tip.
  context.save()
  context.translate(x + bendOf(hour, step, grown), base - grown * step)
  for (const sign of [-1, 1]) {
    context.save()
    context.translate(0, leaf * 0.2)
    context.rotate(UP + sign * 0.2)
    context.fillStyle = sign < 0 ? '#d9e88c' : light
    petal(context, leaf * 0.2, leaf * 0.07)
    context.restore()
  }
  context.restore()
}

function petal(context: Context, length: number, breadth: number) {
  petalWay(context, length, breadth)
  context.fill()
}

function petalWay(context: Context, length: number, breadth: number) {
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(length * 0.3, -breadth, length * 1.05, -breadth * 0.8, length, 0)
  context.bezierCurveTo(length * 1.05, breadth * 0.8, length * 0.3, breadth, 0, 0)
}

function disc(context: Context, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fill()
}

/** A petal from the origin along x: dark at its foot, light at its tip, with a fold. */
function petalled(
  context: Context,
  length: number,
  breadth: number,
  dark: string,
  fair: string,
  body: string,
  shade: number,
) {
  const tone = context.createLinearGradient(0, 0, length, 0)
  tone.addColorStop(0, dark)
  tone.addColorStop(0.4, body)
  tone.addColorStop(1, fair)
  if (shade) {
    context.strokeStyle = 'rgba(20,40,30,.12)'
    context.lineWidth = shade * 1.2
    petalWay(context, length, breadth)
    context.stroke()
  }
  context.fillStyle = tone
  petal(context, length, breadth)
  context.shadowColor = 'transparent'
  context.strokeStyle = 'rgba(60,10,30,.2)'
  context.lineWidth = Math.max(0.4, length * 0.018)
  context.stroke()
  if (length < 8) return
  context.globalAlpha *= 0.5
  context.beginPath()
  for (const fold of [-0.25, 0, 0.25]) {
    context.moveTo(length * 0.15, 0)
    context.quadraticCurveTo(length * 0.5, breadth * fold * 1.4, length * 0.85, breadth * fold)
  }
  context.stroke()
  context.globalAlpha /= 0.5
}

/** Golden angle: Vogel's formula for the head of a sunflower (The Algorithmic Beauty of Plants, section 4.1). */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** A flower at the origin; its radius when open. */
function flower(
  context: Context,
  { flower: [kind, petals, colour, fair, heart], greens }: Species,
  size: number,
  open: number,
  { dahlia }: Finds,
) {
  if (open <= 0) return
  const radius = size * (0.25 + 0.75 * open)
  context.save()
  // Blurred shadows of hundreds of small petals would take longer than all the rest.
  const shade = size > 48 || kind === 'photograph' ? 0 : size * 0.05
  if (!shade) {
    context.shadowColor = 'rgba(20,40,30,.35)'
    context.shadowBlur = size * 0.1
  }
  if (kind === 'photograph') {
    context.rotate((1 - open) * 0.8)
    context.drawImage(dahlia, -radius, -radius, radius * 2, radius * 2)
  } else if (kind === 'rays') {
    const isFew = petals < 8
    for (let ring = isFew ? 1 : 2; ring > 0; ring--)
      for (let at = 0; at < petals; at++) {
        context.save()
        context.rotate(((at + ring / 2) / petals) * TURN - 0.3)
        petalled(
          context,
          radius * (ring > 1 ? 1 : isFew ? 1 : 0.9),
          (isFew ? radius * (petals === 4 ? 0.9 : 0.66) : (radius * 2.4) / petals) * (0.4 + 0.6 * open),
          heart,
          fair,
          colour,
          shade,
        )
        context.restore()
      }
    context.shadowColor = 'transparent'
    const core = radius * (petals === 21 ? 0.46 : isFew ? 0.2 : 0.3)
    context.fillStyle = heart
    disc(context, 0, 0, core)
    // In a small flower fewer, larger ones look the same.
    const [seeds, wide] = core < 12 ? [30, 0.095] : [90, 0.055]
    for (let seed = 0; seed < seeds; seed++) {
      const out = core * Math.sqrt((seed + 0.5) / seeds)
      context.fillStyle = seed % 3 ? fair : colour
      context.globalAlpha = 0.25 + 0.6 * (out / core)
      disc(context, Math.cos(seed * GOLDEN) * out, Math.sin(seed * GOLDEN) * out, core * wide)
    }
    context.globalAlpha = 1
  } else if (kind === 'whorls')
    for (let at = 0; at < petals; at++) {
      const rest = 1 - at / petals
      context.save()
      context.rotate(at * GOLDEN)
      context.translate(radius * rest * 0.26, 0)
      petalled(
        context,
        radius * (0.24 + 0.5 * rest),
        radius * (0.2 + 0.42 * rest),
        heart,
        fair,
        colour,
        shade,
      )
      context.restore()
    }
  else if (kind === 'cup')
    for (const [turn, wide] of [
      [-0.3, 0.5],
      [0.3, 0.5],
      [-0.13, 0.56],
      [0.16, 0.56],
      [0, 0.46],
    ] as const) {
      context.save()
      context.translate(0, radius * 0.75)
      context.rotate(UP + turn * (0.4 + 0.6 * open))
      petalled(context, radius * 1.6, radius * wide, heart, fair, colour, shade)
      context.restore()
    }
  else if (kind === 'balls')
    for (let ball = petals - 1; ball >= 0; ball--) {
      const out = Math.sqrt((ball + 0.5) / petals) * radius
      const [x, y] = [Math.cos(ball * GOLDEN) * out, Math.sin(ball * GOLDEN) * out * 0.86]
      context.strokeStyle = greens[3]
      context.lineWidth = size * 0.03
      context.beginPath()
      context.moveTo(0, radius * 1.1)
      context.quadraticCurveTo(x * 0.5, radius * 0.5, x, y)
      context.stroke()
      for (let at = 0; at < 5; at++) {
        context.save()
        context.translate(x, y)
        context.rotate(ball + (at / 5) * TURN)
        petalled(context, size * 0.3 * (0.3 + 0.7 * open), size * 0.17, heart, fair, colour, shade)
        context.restore()
      }
    }
  else
    for (let bell = 0; bell < petals; bell++) {
      const rise = bell / petals
      for (const sign of bell % 2 ? [-1, 1] : [1, -1]) {
        context.save()
        context.translate(0, size * (1.05 - rise * 1.95))
        context.rotate(sign < 0 ? Math.PI - 0.55 : 0.55)
        petalled(
          context,
          size * (0.66 - 0.46 * rise) * open,
          size * 0.24 * (1 - rise * 0.5),
          heart,
          fair,
          colour,
          shade,
        )
        context.restore()
      }
    }
  context.restore()
}

/** The flower on the tip. */
export function crown(
  context: Context,
  hour: number,
  { x, base, step, grown, blossom, bloom }: Growth,
  finds: Finds,
) {
  context.save()
  // It stands on the tip, but for the last leaves.
  const top = base - grown * step
  context.translate(x + bendOf(hour, step, grown), top - blossom * 0.72 * bloom)
  flower(context, SPECIES[hour % 12]!, blossom, bloom, finds)
  context.restore()
}

function tiled(context: Context, picture: HTMLImageElement, scale: number) {
  const tile = context.createPattern(picture, 'repeat')
  tile?.setTransform(new DOMMatrix().scale(scale))
  return tile ?? 'transparent'
}

/**
 * A terracotta pot standing on a line, seen a little from above; the light is from the upper left. Its soil is at
 * `base - height`.
 */
export function pot(
  context: Context,
  x: number,
  base: number,
  height: number,
  label: string,
  { clay, soil }: Finds,
) {
  const rim = height * 0.26
  const top = height * 0.53
  const foot = height * 0.36
  const lid = height * 0.075
  const crest = base - height
  const round = (half: number, y: number, deep: number, from = 0, to = TURN, isBack = false) =>
    context.ellipse(x, y, half, deep, 0, from, to, isBack)
  const body = () => {
    context.beginPath()
    round(foot, base - lid * 0.6, lid * 0.6, Math.PI, 0, true)
    context.lineTo(x + top * 0.9, crest + rim)
    context.lineTo(x - top * 0.9, crest + rim)
    context.closePath()
  }
  const band = () => {
    context.beginPath()
    round(top * 0.985, crest + rim, lid * 0.9, Math.PI, 0, true)
    context.lineTo(x + top, crest)
    round(top, crest, lid, 0, Math.PI)
    context.closePath()
  }
  const fired = (dark: number) => {
    const tone = context.createLinearGradient(x - top, 0, x + top, 0)
    tone.addColorStop(0, '#c0623e')
    tone.addColorStop(0.2, '#ee9a70')
    tone.addColorStop(0.42, '#d97a50')
    tone.addColorStop(0.8, '#ab4d2c')
    tone.addColorStop(1, '#8d3d25')
    for (const fill of dark ? [tone, `rgba(80,24,10,${dark})`] : [tone]) {
      context.fillStyle = fill
      context.fill()
    }
    context.save()
    context.globalCompositeOperation = 'soft-light'
    context.globalAlpha = 0.75
    context.fillStyle = tiled(context, clay, Math.max(0.35, height / 260))
    context.fill()
    context.restore()
  }
  // Its shadow on the board.
  const ground = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  ground.addColorStop(0.45, 'rgba(50,44,30,.5)')
  ground.addColorStop(1, 'rgba(50,44,30,0)')
  context.save()
  context.translate(x + height * 0.12, base - lid * 0.4)
  context.scale(height * 0.56, height * 0.085)
  context.fillStyle = ground
  disc(context, 0, 0, 1)
  context.restore()

  body()
  fired(0.06)
  // What the rim keeps from the light, and lime that has come through.
  context.save()
  context.clip()
  const under = context.createLinearGradient(0, crest + rim, 0, crest + rim + height * 0.13)
  under.addColorStop(0, 'rgba(60,14,4,.55)')
  under.addColorStop(1, 'rgba(60,14,4,0)')
  context.fillStyle = under
  context.fillRect(x - top, crest + rim, top * 2, height * 0.16)
  const lime = context.createLinearGradient(0, base - height * 0.2, 0, base)
  lime.addColorStop(0, 'rgba(255,240,220,0)')
  lime.addColorStop(1, 'rgba(255,240,220,.28)')
  context.fillStyle = lime
  context.fillRect(x - top, base - height * 0.2, top * 2, height * 0.2)
  context.restore()
  band()
  fired(0)
  context.strokeStyle = 'rgba(255,214,184,.75)'
  context.lineWidth = Math.max(0.6, height * 0.012)
  context.beginPath()
  round(top, crest, lid, 0.15, Math.PI - 0.1)
  context.stroke()
  // The mouth: wall, then soil.
  context.fillStyle = '#8f4026'
  context.beginPath()
  round(top, crest, lid)
  context.fill()
  context.save()
  context.beginPath()
  round(top * 0.9, crest + lid * 0.12, lid * 0.8)
  context.clip()
  context.fillStyle = '#4b3021'
  context.fillRect(x - top, crest - lid, top * 2, lid * 2)
  context.globalCompositeOperation = 'overlay'
  context.translate(x - top, crest - lid)
  context.scale(1, 0.5)
  context.fillStyle = tiled(context, soil, Math.max(0.12, height / 420))
  context.fillRect(0, 0, top * 2, lid * 4)
  context.restore()

  const size = height * (label.length > 1 ? 0.5 : 0.54)
  context.font = `400 ${size}px '${FACE}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const written = base - height * 0.375 + size * 0.36
  context.fillStyle = 'rgba(80,20,6,.4)'
  context.fillText(label, x + size * 0.02, written + size * 0.03)
  context.fillStyle = '#fff4dc'
  context.fillText(label, x, written)
}

/** A board seen from its edge, a little of its top too. */
function board(context: Context, x: number, y: number, width: number, thick: number, clay: HTMLImageElement) {
  const shadow = context.createLinearGradient(0, y + thick, 0, y + thick * 2.6)
  shadow.addColorStop(0, 'rgba(52,84,74,.34)')
  shadow.addColorStop(1, 'rgba(52,84,74,0)')
  context.fillStyle = shadow
  context.fillRect(x, y + thick, width, thick * 1.6)
  for (const [tone, top, deep] of [
    ['#f6efdc', -0.5, 0.75],
    ['#cfc5a8', 0.25, 0.75],
  ] as const) {
    context.fillStyle = tone
    context.fillRect(x, y + thick * top, width, thick * deep)
  }
  context.save()
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.7
  context.fillStyle = tiled(context, clay, 0.9)
  context.fillRect(x, y - thick * 0.5, width, thick * 1.5)
  context.restore()
}

/** The sun through the glass, the bars, the shelves and all the pots but the hour's. */
export function house(
  context: Context,
  layout: Layout,
  hour: number,
  hourCycle: 12 | 24,
  ratio: number,
  finds: Finds,
  leaves: Press,
) {
  const { width, height, bench, bar, lane, columns, rows, isTiny, stake } = layout
  // Sun through the panes.
  for (const [at, wide] of [
    [0.04, 0.1],
    [0.2, 0.22],
    [0.62, 0.16],
    [0.9, 0.2],
  ] as const) {
    const glow = context.createLinearGradient(0, 0, 0, height)
    glow.addColorStop(0, 'rgba(255,254,236,.5)')
    glow.addColorStop(1, 'rgba(255,254,236,.05)')
    context.fillStyle = glow
    context.beginPath()
    context.moveTo(width * at, 0)
    context.lineTo(width * (at + wide), 0)
    context.lineTo(width * (at + wide) - height * 0.45, height)
    context.lineTo(width * at - height * 0.45, height)
    context.fill()
  }
  // Bars of the house: one where the lane begins.
  const thick = Math.max(2, Math.min(width, height) * 0.014)
  const pane = Math.max(height * 0.3, lane / Math.max(1, Math.round(lane / (height * 0.4))))
  for (let x = lane; x > -thick; x -= pane) mullion(context, x, thick, height)
  for (let x = lane + pane; x < width - pane * 0.2; x += pane) mullion(context, x, thick, height)
  const rail = (y: number, deep: number) => {
    context.fillStyle = 'rgba(60,100,90,.2)'
    context.fillRect(0, y + deep, width, deep * 0.25)
    const face = context.createLinearGradient(0, y, 0, y + deep)
    face.addColorStop(0, '#fffdf6')
    face.addColorStop(0.8, '#eaeee0')
    face.addColorStop(1, '#b9cfc2')
    context.fillStyle = face
    context.fillRect(0, y, width, deep)
  }
  rail(0, bar)
  if (layout.beadRows === 2) rail(bar * 1.95, bar * 0.2)

  // Bench.
  const front = bench - height * 0.012
  const wood = context.createLinearGradient(0, front, 0, height)
  wood.addColorStop(0, '#e9c48c')
  wood.addColorStop(0.36, '#dcae6c')
  wood.addColorStop(0.4, '#b98548')
  wood.addColorStop(1, '#a5713a')
  context.fillStyle = wood
  context.fillRect(0, front, width, height - front)
  context.save()
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.8
  context.translate(0, front)
  context.scale(3, 1)
  context.fillStyle = tiled(context, finds.clay, 0.6)
  context.fillRect(0, 0, width, height - front)
  context.restore()

  const top = bar * (layout.beadRows === 2 ? 3.1 : 2)
  const row = (bench - top) / rows
  const left = width * (isTiny ? 0.01 : 0.015)
  const right = lane - (isTiny ? 0 : (stake - lane) * 0.06)
  const cell = (right - left) / columns
  const deep = Math.max(2, row * 0.055)
  const tall = Math.min(row * 0.42, cell * 0.76)
  for (let shelf = 0; shelf < rows - 1; shelf++)
    board(context, 0, top + row * (shelf + 1) - deep, lane, deep, finds.clay)
  const room = row - deep - tall
  const now = hour % 12
  const leafOf = (place: number) => Math.min((cell * 0.47) / reachOf(place), room * 0.24)
  pressAll(
    leaves,
    Array.from({ length: now }, (_, place) => [
      place,
      Math.ceil(leafOf(place) * SPECIES[place]!.blade * ratio),
    ]),
    finds.clay,
  )
  for (let place = 0; place < 12; place++) {
    const x = left + cell * ((place % columns) + 0.5)
    const last = Math.floor(place / columns) === rows - 1
    const base = top + row * (Math.floor(place / columns) + 1) - (last ? 0 : deep * 1.1)
    const label = isTiny ? '' : labelOf(place, hour, hourCycle)
    if (place === now) {
      // Its ring of damp, where it stood.
      context.strokeStyle = 'rgba(120,84,50,.42)'
      context.lineWidth = Math.max(1, tall * 0.035)
      context.beginPath()
      context.ellipse(x, base - tall * 0.03, tall * 0.37, Math.max(1, tall * 0.045), 0, 0, TURN)
      context.stroke()
      continue
    }
    pot(context, x, base, tall, label, finds)
    if (place < now) {
      const growth = {
        x,
        base: base - tall,
        step: (room * 0.58) / 30,
        grown: 30,
        minutes: 30,
        leaf: leafOf(place),
        bloom: 1,
        blossom: Math.min(room * 0.22, cell * 0.25),
      }
      plant(context, place, growth, ratio, finds, leaves)
      crown(context, place, growth, finds)
    } else {
      // A label with the colour that will come.
      const [, , colour, fair] = SPECIES[place]!.flower
      const wide = Math.max(2, tall * 0.13)
      const long = Math.min(room * 0.5, tall * 0.5)
      context.save()
      context.translate(x + tall * 0.1, base - tall * 0.99)
      context.rotate(0.1)
      context.fillStyle = 'rgba(50,40,20,.25)'
      context.fillRect(-wide * 0.3, -long * 0.96, wide, long)
      context.fillStyle = '#fbf3dc'
      context.beginPath()
      context.roundRect(-wide / 2, -long, wide, long, [wide * 0.4, wide * 0.4, 0, 0])
      context.fill()
      context.fillStyle = colour
      disc(context, 0, -long + wide * 0.62, wide * 0.32)
      context.fillStyle = fair
      disc(context, -wide * 0.08, -long + wide * 0.54, wide * 0.12)
      context.restore()
    }
  }
}

function mullion(context: Context, x: number, thick: number, height: number) {
  for (const [tone, from, wide] of [
    ['rgba(70,110,98,.22)', 0.5, 0.5],
    ['#fffdf6', -0.5, 0.62],
    ['#cddccf', 0.12, 0.38],
  ] as const) {
    context.fillStyle = tone
    context.fillRect(x + thick * from, 0, thick * wide, height)
  }
}

/** The stake. */
export function stick(context: Context, layout: Layout, { clay }: Finds) {
  const { stake: left, lath, zero, sixty, bench, isTiny } = layout
  const right = left + lath
  const head = sixty - lath * 0.62
  const unit = (zero - sixty) / 60
  const way = () => {
    context.beginPath()
    context.moveTo(left, bench)
    context.lineTo(left, head)
    context.quadraticCurveTo(left + lath * 0.08, head - lath * 0.36, left + lath / 2, head - lath * 0.4)
    context.quadraticCurveTo(right - lath * 0.08, head - lath * 0.36, right, head)
    context.lineTo(right, bench)
  }
  context.save()
  context.shadowColor = 'rgba(54,70,50,.4)'
  context.shadowBlur = lath * 0.25
  context.shadowOffsetX = context.shadowOffsetY = lath * 0.12
  context.fillStyle = '#fdf2d4'
  way()
  context.fill()
  context.restore()
  context.save()
  way()
  context.clip()
  const round = context.createLinearGradient(left, 0, right, 0)
  round.addColorStop(0, 'rgba(168,128,60,.5)')
  round.addColorStop(0.12, 'rgba(255,255,255,.5)')
  round.addColorStop(0.3, 'rgba(255,255,255,0)')
  round.addColorStop(1, 'rgba(168,128,60,.3)')
  context.fillStyle = round
  context.fillRect(left, 0, lath, bench)
  // Its grain runs along it.
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.6
  context.rotate(Math.PI / 2)
  context.scale(4, 1)
  context.fillStyle = tiled(context, clay, 0.5)
  context.fillRect(0, -right, bench, lath)
  context.restore()
  context.fillStyle = '#25463c'
  for (let minute = 0; minute <= 60; minute++) {
    if (unit < 3 && minute % 5) continue
    const y = markOf(layout, minute)
    const length = minute % 10 === 0 ? 0.42 : minute % 5 === 0 ? 0.32 : 0.17
    const thick = Math.max(0.8, unit * (minute % 5 === 0 ? 0.26 : 0.14))
    context.fillRect(right - lath * length, y - thick / 2, lath * length, thick)
  }
  const every = isTiny ? 30 : unit < 2 ? 20 : unit < 3.4 ? 10 : 5
  context.font = `400 ${Math.min(lath * 0.42, unit * every * 0.8)}px '${FACE}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let minute = 0; minute <= 60; minute += every)
    context.fillText(
      String(minute),
      left + lath * (isTiny ? 0.42 : 0.36),
      markOf(layout, minute) + unit * 0.15,
    )
}

/** The peg on the stake, which bears the minute, and a thread from it to the tip. */
export function peg(context: Context, layout: Layout, at: number, minute: number) {
  const { axis, lath, isTiny, stake, lane } = layout
  const y = markOf(layout, at)
  for (const [tone, down] of [
    ['rgba(60,40,30,.25)', lath * 0.06],
    ['#e2483f', 0],
  ] as const) {
    context.strokeStyle = tone
    context.lineWidth = Math.max(1, lath * 0.04)
    context.beginPath()
    context.moveTo(stake + lath, y + down)
    context.lineTo(axis, y + down)
    context.stroke()
  }
  const long = (stake - lane) * (isTiny ? 0.98 : 0.94)
  const tall = Math.min(long * 0.58, lath * (isTiny ? 1.7 : 1.15))
  context.save()
  context.translate(stake + lath * 0.03, y)
  const way = () => {
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(-tall * 0.34, -tall / 2)
    context.lineTo(-long, -tall / 2)
    context.lineTo(-long, tall / 2)
    context.lineTo(-tall * 0.34, tall / 2)
    context.closePath()
  }
  context.save()
  context.shadowColor = 'rgba(60,40,30,.45)'
  context.shadowBlur = tall * 0.16
  context.shadowOffsetX = context.shadowOffsetY = tall * 0.07
  const paint = context.createLinearGradient(0, -tall / 2, 0, tall / 2)
  paint.addColorStop(0, '#f4665a')
  paint.addColorStop(0.12, '#e9503f')
  paint.addColorStop(1, '#cf3b30')
  context.fillStyle = paint
  way()
  context.fill()
  context.restore()
  context.fillStyle = '#fff6e0'
  context.font = `400 ${Math.min(tall * 0.8, long * 0.5)}px '${FACE}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(minute), (-long - tall * 0.24) / 2, tall * 0.05)
  context.restore()
}

/** A drop of dew at its place on the bar: how far it has swelled, and how far it has fallen. */
export interface Drop {
  readonly place: number
  readonly swell: number
  readonly fallen: number
}

/** Drops of dew, none of which hides another. */
export function beads(context: Context, layout: Layout, drops: readonly Drop[]) {
  const size = Math.max(1, Math.min(layout.bar * 0.3, (layout.width / (60 / layout.beadRows)) * 0.36))
  const seen = drops.flatMap(({ place, swell, fallen }) => {
    const [x, top] = beadOf(layout, place)
    const radius = size * swell
    const y = top + radius * 0.75 + fallen
    return radius <= 0 || y - radius > layout.height ? [] : [{ x, y, radius, fallen }]
  })
  context.fillStyle = '#2f86a8'
  context.beginPath()
  for (const { x, y, radius, fallen } of seen) {
    const neck = y - radius * (1.5 + Math.min(1.2, fallen / 60))
    context.moveTo(x, neck)
    context.bezierCurveTo(
      x + radius * 0.5,
      y - radius * 0.8,
      x + radius,
      y - radius * 0.3,
      x + radius,
      y + radius * 0.15,
    )
    context.arc(x, y + radius * 0.15, radius, 0, Math.PI)
    context.bezierCurveTo(x - radius, y - radius * 0.3, x - radius * 0.5, y - radius * 0.8, x, neck)
  }
  context.fill()
  const discs = (tone: string, across: number, down: number, wide: (radius: number) => number) => {
    context.fillStyle = tone
    context.beginPath()
    for (const { x, y, radius } of seen) {
      context.moveTo(x + radius * across + wide(radius), y + radius * down)
      context.arc(x + radius * across, y + radius * down, wide(radius), 0, TURN)
    }
    context.fill()
  }
  discs('#7cc6da', 0.12, 0.3, (radius) => radius * 0.62)
  discs('#f2fdff', -0.36, -0.1, (radius) => Math.max(0.4, radius * 0.26))
}
