import { FAN, type Garden, LEAFLETS, type Leaf, type Point } from './model'

/** The sun stands high on the left, as on the wall: shadows fall so, in shares of a leaflet's length. */
const SHADOW = [0.085, 0.11] as const

/** The pictures of two leaflets, side by side: one's size in them, and where its stalk ends. */
const CELL = { width: 1030 / 6, height: 277, foot: 270 }
/** For each of them first the old green, then the new, then the red. */
const [OLD, NEW, RED, KINDS] = [0, 1, 2, 3]

type Context = CanvasRenderingContext2D

/** Chance that needs no order: `0` up to `1`, the same for the same number. */
const chance = (number: number) => (((number * 7919 + 13) * 104_729) % 9973) / 9973

/** The two at the foot of a leaf are narrow. */
const isNarrow = (number: number) => number % LEAFLETS === 0 || number % LEAFLETS === 4

/** How much narrower one half of a leaflet is for being folded along its rib: `1` where it is flat. */
const foldOf = (number: number) => (chance(number + 310) < 0.42 ? 0.5 + 0.28 * chance(number + 77) : 1)

/** Brings the pen to a leaflet: its foot at the start, its tip upwards. What it draws is told how folded it is. */
function place(context: Context, { leaves }: Garden, number: number, draw: (fold: number) => void) {
  const { heart, facing, axis, narrow, reach } = leaves[Math.floor(number / LEAFLETS)]!
  const [turn, length] = FAN[number % LEAFLETS]!
  context.save()
  context.translate(...(heart as [number, number]))
  // The whole leaf is turned from us about an axis of its own.
  context.rotate(axis)
  context.scale(narrow, 1)
  context.rotate(-axis)
  context.rotate(facing + turn + (chance(number + 200) - 0.5) * 0.1)
  const scale = (reach * length * (0.9 + 0.12 * chance(number + 90))) / CELL.foot
  // They hang at different slants, look the broader or narrower for it, and some are bent the other way.
  const broad = (0.68 + 0.14 * chance(number)) * (chance(number + 40) < 0.5 ? -1 : 1)
  context.transform(scale * broad, 0, scale * (chance(number + 60) - 0.5) * 0.2, scale, 0, 0)
  draw(foldOf(number))
  context.restore()
}

/** A leaflet's picture within a canvas, in its pixels, and how far it reaches beyond a leaflet's own. */
interface Print {
  readonly canvas: HTMLCanvasElement
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rim: number
}

/** Lays a leaflet's picture down, one half of it narrower where it is folded along its rib. */
function lay(context: Context, { canvas, x, y, width, height, rim }: Print, fold: number) {
  const half = Math.ceil(CELL.width) / 2 + rim
  const top = -CELL.foot - rim
  const high = CELL.height + 2 * rim
  if (fold === 1) {
    context.drawImage(canvas, x, y, width, height, -half - 0.15, top, 2 * half, high)
    return
  }
  context.drawImage(canvas, x, y, width / 2, height, -half, top, half, high)
  context.drawImage(canvas, x + width / 2, y, width / 2, height, -0.3, top, half * fold, high)
}

/**
 * Paints a leaflet as old as it is: light when it is new and darker by the minute, or of last hour's reds.
 * @param age - In minutes; under nothing it is still red.
 */
function tint(context: Context, picture: CanvasImageSource, number: number, age: number, fold: number) {
  const first = isNarrow(number) ? KINDS : 0
  const put = (kind: number, alpha: number) => {
    context.globalAlpha = alpha
    context.drawImage(
      picture,
      (first + kind) * CELL.width,
      0,
      CELL.width,
      CELL.height,
      0,
      0,
      CELL.width,
      CELL.height,
    )
  }
  const wash = (colour: string, alpha: number) => {
    context.globalAlpha = alpha
    context.fillStyle = colour
    context.fillRect(0, 0, CELL.width, CELL.height)
  }
  context.globalCompositeOperation = 'source-over'
  const hue = 0.7 * chance(Math.floor(number / LEAFLETS) + 17) + 0.3 * chance(number + 7)
  put(age < 0 ? RED : OLD, 1)
  context.globalCompositeOperation = 'source-atop'
  if (age < 0) {
    // From wine to rust.
    if (hue < 0.5) wash('#3d0719', 0.62 - hue)
    else wash('#c0541a', (hue - 0.5) * 0.85)
  } else {
    put(NEW, Math.exp(-age / 16))
    if (hue < 0.5) wash('#0c3a3a', 0.16 * (1 - 2 * hue))
    else wash('#8d8a1c', 0.3 * (2 * hue - 1))
  }
  if (fold === 1) return
  // The half that is folded up is in its own shade, the other looks into the sun.
  context.fillStyle = age < 0 ? '#2c0410' : '#08240f'
  context.globalAlpha = 0.42 * (1.25 - fold)
  context.fillRect(CELL.width / 2, 0, CELL.width / 2, CELL.height)
  context.fillStyle = '#fff3c8'
  context.globalAlpha = 0.1
  context.fillRect(0, 0, CELL.width / 2, CELL.height)
}

/**
 * All leaflets' pictures on one sheet, about as fine as they are shown: a canvas that is drawn from and painted on by
 * turns is copied at each turn.
 * @param fine - Pixels to one of the picture's, `1` at most.
 */
function* tinted(
  picture: CanvasImageSource,
  count: number,
  minute: number,
  fine: number,
): Generator<void, Print[]> {
  const width = Math.ceil(Math.ceil(CELL.width) * fine)
  const height = Math.ceil(CELL.height * fine)
  const canvas = document.createElement('canvas')
  const [across, down] = [width + 2, height + 2]
  canvas.width = LEAFLETS * across
  canvas.height = Math.ceil(count / LEAFLETS) * down
  const context = canvas.getContext('2d')!
  const prints: Print[] = []
  for (let number = 0; number < count; number++) {
    const [x, y] = [(number % LEAFLETS) * across, Math.floor(number / LEAFLETS) * down]
    context.setTransform(width / Math.ceil(CELL.width), 0, 0, height / CELL.height, x, y)
    tint(context, picture, number, minute - 1 - number, foldOf(number))
    prints.push({ canvas, x, y, width, height, rim: 0 })
    if (number % LEAFLETS === LEAFLETS - 1) yield
  }
  return prints
}

/** How much smaller a shade is kept than its leaflet's picture: it is soft. */
const SHADE = 0.5

/** A leaflet's shade: its shape in one colour, soft at the edge. */
function shadeOf(picture: CanvasImageSource, kind: number): Print {
  const canvas = document.createElement('canvas')
  const rim = 20
  const [width, height] = [Math.ceil(CELL.width) + 2 * rim, CELL.height + 2 * rim]
  canvas.width = Math.ceil(width * SHADE)
  canvas.height = Math.ceil(height * SHADE)
  const context = canvas.getContext('2d')!
  context.scale(canvas.width / width, canvas.height / height)
  // Soft by being laid down many times a little aside: not every engine blurs on a canvas.
  context.globalAlpha = 0.085
  for (let ring = 0; ring < 3; ring++)
    for (let turn = 0; turn < 12; turn++) {
      const [x, y] = [
        Math.cos((turn * Math.PI) / 6) * ring * 3.4,
        Math.sin((turn * Math.PI) / 6) * ring * 3.4,
      ]
      context.drawImage(
        picture,
        kind * CELL.width,
        0,
        CELL.width,
        CELL.height,
        rim + x,
        rim + y,
        CELL.width,
        CELL.height,
      )
    }
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = '#4a2a22'
  context.fillRect(0, 0, width, height)
  return { canvas, x: 0, y: 0, width: canvas.width, height: canvas.height, rim }
}

/**
 * A stroke as thick at each of its points as it is told, `0` at its first point and `1` at its last. It is filled as one
 * outline: a line for each of its steps would take ten times as long.
 */
function stroke(
  context: Context,
  points: readonly Point[],
  thick: (part: number) => number,
  colour: string,
  aside = 0,
) {
  const count = points.length
  const left: number[] = []
  const right: number[] = []
  const caps = new Path2D()
  for (let at = 0; at < count; at++) {
    const wide = thick(Math.max(1, at) / count)
    const [before, here, after] = [
      points[Math.max(0, at - 1)]!,
      points[at]!,
      points[Math.min(count - 1, at + 1)]!,
    ]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const out = wide / 2 / (Math.sqrt(dx * dx + dy * dy) || 1)
    const [x, y] = [here[0] - aside * wide, here[1] - aside * 1.2 * wide]
    left.push(x - dy * out, y + dx * out)
    right.push(x + dy * out, y - dx * out)
    if (at === 0 || at === count - 1) {
      caps.moveTo(x + wide / 2, y)
      caps.arc(x, y, wide / 2, 0, 7)
    }
  }
  context.fillStyle = colour
  context.beginPath()
  for (let at = 0; at < left.length; at += 2) context.lineTo(left[at]!, left[at + 1]!)
  for (let at = right.length - 2; at >= 0; at -= 2) context.lineTo(right[at]!, right[at + 1]!)
  context.fill()
  context.fill(caps)
}

/** Rounded: dark below, light where the sun is. */
function paintStem(
  context: Context,
  points: readonly Point[],
  thick: (part: number) => number,
  [dark, middle, light]: readonly [string, string, string],
) {
  stroke(context, points, thick, dark)
  stroke(context, points, (part) => thick(part) * 0.66, middle, 0.15)
  stroke(context, points, (part) => thick(part) * 0.2, light, 1)
}

const WOOD = ['#3b2116', '#75482c', '#c08c5e'] as const
const STALK = ['#6e1f1a', '#b3402f', '#e08a6a'] as const
const TENDRIL = ['#5c2a18', '#9c5a32', '#d09a68'] as const

/** The vine is as thick as a thumb at the ground, thin at its tip, and swells where a leaf springs from it. */
function girth({ thick, leaves, vine }: Garden) {
  const at = vine.map((_, step) => {
    const part = step / vine.length
    const swells = Math.max(0, ...leaves.map((leaf) => 1 - Math.abs(part - leaf.at) * 130))
    return thick * (0.34 + 1.75 * (1 - part) ** 1.7 + 0.22 * swells)
  })
  return (part: number) => at[Math.round(part * vine.length)]!
}

/** Tendrils with which it holds on to the wall: two or three arms, each with a pad at its end. */
function tendrilsOf({ vine, leaves, thick }: Garden): Point[][] {
  const arms: Point[][] = []
  for (const [number, { at, heart }] of leaves.entries()) {
    const from = Math.round((at + (number % 2 ? 0.026 : -0.022)) * (vine.length - 1))
    const [foot, next] = [vine[from]!, vine[from + 1]!]
    const along = Math.atan2(next[1] - foot[1], next[0] - foot[0])
    // Away from the leaf.
    const side = Math.sign(
      (next[0] - foot[0]) * (heart[1] - foot[1]) - (next[1] - foot[1]) * (heart[0] - foot[0]),
    )
    for (let arm = 0; arm < 2 + (number % 2); arm++) {
      let turn = along - side * (0.75 + 0.45 * arm)
      const long = thick * (3.4 + 1.8 * chance(number * 3 + arm))
      const points: Point[] = [foot]
      for (let step = 1; step <= 14; step++) {
        const last = points.at(-1)!
        // First straight, then in a hook.
        turn += side * (chance(number * 3 + arm + 400) - 0.35) * 0.05 * step
        points.push([last[0] + (Math.cos(turn) * long) / 14, last[1] + (Math.sin(turn) * long) / 14])
      }
      arms.push(points)
    }
  }
  return arms
}

/** A leaf's stalk, bent a little. */
function stalkOf({ foot, heart }: Leaf): Point[] {
  const bend = 0.18
  const middle: Point = [
    (foot[0] + heart[0]) / 2 + (heart[1] - foot[1]) * bend,
    (foot[1] + heart[1]) / 2 - (heart[0] - foot[0]) * bend,
  ]
  return Array.from({ length: 13 }, (_, step) => {
    const t = step / 12
    const axis = (of: 0 | 1) => foot[of] * (1 - t) ** 2 + 2 * middle[of] * t * (1 - t) + heart[of] * t * t
    return [axis(0), axis(1)]
  })
}

function paintShade(
  context: Context,
  points: readonly Point[],
  width: (part: number) => number,
  off: number,
) {
  stroke(
    context,
    points.map(([x, y]): Point => [x + off * 0.9, y + off * 1.15]),
    width,
    '#8a6a58',
  )
}

/** Vine, stalks and tendrils, and all their shadows beneath. */
function* paintWood(context: Context, garden: Garden): Generator<void, void> {
  const { vine, leaves, thick } = garden
  const around = girth(garden)
  yield
  const tendrils = tendrilsOf(garden)
  yield
  const thin = (part: number) => thick * (0.26 - 0.12 * part)
  for (const arm of tendrils) paintShade(context, arm, thin, thick * 0.16)
  paintShade(context, vine, (part) => around(part) * 0.95, thick * 0.66)
  for (const leaf of leaves) paintShade(context, stalkOf(leaf), () => thick * 0.42, thick * 0.8)
  yield
  for (const arm of tendrils) {
    paintStem(context, arm, thin, TENDRIL)
    const [x, y] = arm.at(-1)!
    context.fillStyle = TENDRIL[0]
    context.beginPath()
    context.arc(x, y, thick * 0.24, 0, 7)
    context.fill()
    context.fillStyle = TENDRIL[1]
    context.beginPath()
    context.arc(x - thick * 0.05, y - thick * 0.06, thick * 0.15, 0, 7)
    context.fill()
  }
  yield
  paintStem(context, vine, around, WOOD)
  yield
  // Bark: short dark lines along the old wood.
  context.strokeStyle = '#2a140c'
  context.globalAlpha = 0.4
  context.lineWidth = thick * 0.1
  for (let at = 4; at < vine.length * 0.6; at += 3) {
    const wide = around(at / vine.length) * 0.32 * (chance(at) * 2 - 1)
    const [a, b] = [vine[at]!, vine[at + 3]!]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    const [nx, ny] = [(-(b[1] - a[1]) / long) * wide, ((b[0] - a[0]) / long) * wide]
    context.beginPath()
    context.moveTo(a[0] + nx, a[1] + ny)
    context.lineTo(b[0] + nx * 0.7, b[1] + ny * 0.7)
    context.stroke()
  }
  context.globalAlpha = 1
  yield
  for (const [number, leaf] of leaves.entries()) {
    paintStem(context, stalkOf(leaf), () => thick * 0.48, STALK)
    // A bud in the crook of each stalk.
    context.save()
    context.translate(...(leaf.foot as [number, number]))
    context.rotate(
      Math.atan2(leaf.heart[1] - leaf.foot[1], leaf.heart[0] - leaf.foot[0]) + (number % 2 ? 0.7 : -0.7),
    )
    for (const [colour, size] of [
      ['#4d1613', 1],
      ['#a63a2a', 0.7],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.ellipse(thick * 0.75, 0, thick * 0.42 * size, thick * 0.25 * size, 0, 0, 7)
      context.fill()
    }
    context.restore()
  }
  yield
}

/**
 * The vine with all its leaves, at first a leaf at a time: those of this hour's minutes green, the others last hour's.
 * @param ratio - Pixels to one of the garden's.
 */
export function* paintPlant(
  context: Context,
  picture: CanvasImageSource,
  garden: Garden,
  minute: number,
  ratio: number,
) {
  const { leaves } = garden
  yield* paintWood(context, garden)
  const longest = Math.max(...leaves.map(({ reach }) => reach)) * ratio
  // Finer than they are shown: they are turned when they are laid down.
  const fine = Math.min(1, (1.4 * longest) / CELL.foot)
  const prints = yield* tinted(picture, leaves.length * LEAFLETS, minute, fine)
  const broad = shadeOf(picture, 0)
  yield
  const narrow = shadeOf(picture, KINDS)
  yield
  // Outer leaflets of a leaf first, the middle one over them, each with its shadow on what is beneath.
  const order = [0, 4, 1, 3, 2]
  for (const [leaf, { reach }] of leaves.entries()) {
    const numbers = order.map((leaflet) => leaf * LEAFLETS + leaflet)
    const shadow = (number: number, far: number, alpha: number) => {
      context.save()
      context.globalAlpha = alpha
      context.translate(reach * SHADOW[0] * far, reach * SHADOW[1] * far)
      place(context, garden, number, (fold) => lay(context, isNarrow(number) ? narrow : broad, fold))
      context.restore()
    }
    for (const number of numbers) shadow(number, 1, 0.62)
    for (const number of numbers) {
      shadow(number, 0.3, 0.45)
      place(context, garden, number, (fold) => lay(context, prints[number]!, fold))
    }
    yield
  }
}
