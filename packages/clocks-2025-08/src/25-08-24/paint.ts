import { clamp, mix } from '@found-time/clock-runtime'
import { type Letter, lettersOf, type Plan, type Storey } from './model'

type Context = CanvasRenderingContext2D

/** The sun is at the draughtsman's forty-five degrees: above on the left, before the wall. */
const MARBLE_LIT = [255, 251, 240]
const MARBLE_SHADE = [72, 78, 180]
const SHADOW = 'rgb(14 10 78 / 50%)'

const mixed = (part: number): string =>
  `rgb(${mix(MARBLE_SHADE, MARBLE_LIT, clamp(part)).map(Math.round).join(' ')})`

function down(context: Context, top: number, low: number, ...colours: string[]) {
  const gradient = context.createLinearGradient(0, top, 0, low)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** How bright a drum is at a part of its breadth, `-1` to `1`: the sun is at a quarter turn to the left. */
const lightAt = (across: number): number => {
  const turn = Math.asin(Math.max(-1, Math.min(1, across)))
  // What the wall throws back keeps the far edge from going dark.
  return 0.16 + 0.9 * Math.max(0, Math.cos(turn + Math.PI / 4)) + 0.2 * Math.max(0, across - 0.55)
}

/** Moulding: a slab that is round in front. */
function slab(context: Context, x: number, y: number, half: number, high: number) {
  const gradient = context.createLinearGradient(x - half, 0, x + half, 0)
  for (let stop = 0; stop <= 8; stop++) gradient.addColorStop(stop / 8, mixed(lightAt(stop / 4 - 1)))
  context.fillStyle = gradient
  context.fillRect(x - half, y, 2 * half, high)
}

/** A block with a flat front. */
function block(context: Context, left: number, top: number, wide: number, high: number) {
  context.fillStyle = mixed(0.86)
  context.fillRect(left, top, wide, high)
  context.fillStyle = mixed(1)
  context.fillRect(left, top, wide, high * 0.16)
  context.fillStyle = mixed(0.3)
  context.fillRect(left, top + high * 0.88, wide, high * 0.12)
}

const [FLUTES, DRUMS] = [9, 5]

/** How far each drum of a column is beside its place, the lowest first. */
type Rock = (drum: number) => number

/** A fluted shaft of drums, from one place at its top to another at its foot: where it leans, it is sheared. */
function shaft(
  context: Context,
  { top, low, from, to, thick }: Stroke & { top: number; low: number },
  rock: Rock,
) {
  const high = low - top
  const edge = (across: number, y: number) => {
    const part = (y - top) / high
    // A column swells a little below its middle.
    const swell = 0.84 + 0.16 * part + 0.035 * Math.sin(Math.PI * part)
    return from + (to - from) * part + (across * thick * swell) / 2
  }
  const sliver = (left: number, right: number, y0: number, y1: number, colour: string) => {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(edge(left, y0), y0)
    context.lineTo(edge(right, y0), y0)
    context.lineTo(edge(right, y1), y1)
    context.lineTo(edge(left, y1), y1)
    context.fill()
  }
  for (let drum = 0; drum < DRUMS; drum++) {
    const [y0, y1] = [low - (high * (drum + 1)) / DRUMS, low - (high * drum) / DRUMS]
    context.save()
    context.translate(rock(drum) * thick, 0)
    sliver(-1, 1, y0, y1, mixed(0.5))
    for (let flute = 0; flute < FLUTES; flute++) {
      const at = (part: number) => Math.sin(((flute + part) / FLUTES - 0.5) * Math.PI * 0.98)
      // The hollow: dark on the side of the sun, bright on the other, and a sharp arris.
      for (const [begin, end, bend] of [
        [0, 0.2, -0.1],
        [0.2, 0.46, -0.36],
        [0.46, 0.68, -0.1],
        [0.68, 0.88, 0.1],
        [0.88, 1.06, 0.26],
      ] as const)
        sliver(at(begin), at(end), y0, y1, mixed(lightAt(at((begin + end) / 2)) + bend))
    }
    const joint = Math.max(0.6, thick * 0.018)
    if (drum) sliver(-1, 1, y1 - joint, y1, 'rgb(30 30 120 / 45%)')
    sliver(-1, 1, y0, y0 + joint, 'rgb(255 255 255 / 55%)')
    context.restore()
  }
  // The beam above throws its shadow on the neck.
  sliver(-1, 1, top, top + Math.min(high * 0.06, thick * 0.35), 'rgb(30 30 140 / 45%)')
}

function disc(context: Context, [x, y]: readonly [number, number], radius: number, colour: string) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** The scroll of an Ionic capital; its eye is gilded. */
function volute(context: Context, x: number, y: number, radius: number, light: number) {
  disc(context, [x + radius * 0.1, y + radius * 0.12], radius, mixed(light - 0.55))
  disc(context, [x, y], radius, mixed(light))
  for (const [part, shade] of [
    [0.8, -0.42],
    [0.64, 0.05],
    [0.48, -0.42],
  ] as const)
    disc(context, [x + radius * 0.05, y + radius * 0.03], radius * part, mixed(light + shade))
  disc(context, [x + radius * 0.05, y + radius * 0.03], radius * 0.3, '#ffc936')
}

type Order = 'Ionic' | 'Doric'

/** A column, upright or leaning, with its head and its foot. */
function column(
  context: Context,
  place: Stroke & { top: number; low: number; cap: number },
  order: Order,
  rock: Rock,
) {
  const { top, low, from, to, cap: thick } = place
  const head = Math.min((low - top) * 0.13, thick * 0.56)
  shaft(context, { ...place, top: top + head, low: low - head * 0.8 }, rock)
  context.save()
  context.translate(rock(DRUMS) * thick, 0)
  if (order === 'Ionic') {
    slab(context, from, top + head * 0.62, thick * 0.46, head * 0.42)
    block(context, from - thick * 0.56, top + head * 0.24, thick * 1.12, head * 0.44)
    volute(context, from - thick * 0.52, top + head * 0.72, head * 0.5, 0.95)
    volute(context, from + thick * 0.52, top + head * 0.72, head * 0.5, 0.72)
  } else {
    for (const [y, half, high] of [
      [0.82, 0.45, 0.2],
      [0.6, 0.51, 0.25],
      [0.38, 0.58, 0.25],
    ] as const)
      slab(context, from, top + head * y, thick * half, head * high)
  }
  block(context, from - thick * 0.67, top, thick * 1.34, head * 0.4)
  context.restore()
  slab(context, to, low - head * 0.86, thick * 0.53, head * 0.24)
  slab(context, to, low - head * 0.64, thick * 0.6, head * 0.26)
  block(context, to - thick * 0.66, low - head * 0.4, thick * 1.32, head * 0.4)
}

/** A column that lies along the floor, its head to the right: the foot of an L. */
function lying(context: Context, left: number, right: number, low: number, thick: number, rock: Rock) {
  const middle = low - thick * 0.62
  context.fillStyle = SHADOW
  context.fillRect(left, middle - thick * 0.3, right - left + thick * 0.5, low - middle + thick * 0.3)
  context.save()
  context.translate(right, middle)
  context.rotate(Math.PI / 2)
  shaft(context, { top: thick * 0.3, low: right - left, from: 0, to: 0, thick }, rock)
  slab(context, 0, thick * 0.16, thick * 0.52, thick * 0.16)
  block(context, -thick * 0.6, 0, thick * 1.2, thick * 0.2)
  context.restore()
}

/** The strokes of a letter: where each stands at its top and at its foot, in parts of the letter's breadth. */
const STROKES: Record<string, readonly (readonly [number, number])[]> = {
  I: [[0.5, 0.5]],
  L: [[0.24, 0.24]],
  V: [
    [1, 0.5],
    [0, 0.5],
  ],
  X: [
    [1, 0],
    [0, 1],
  ],
  N: [
    [0.09, 0.91],
    [0, 0],
    [1, 1],
  ],
}

/** Where a column stands at its top and at its foot, and how thick its shaft is from left to right. */
interface Stroke {
  readonly from: number
  readonly to: number
  readonly thick: number
}

/** Where a letter's strokes are on the wall; one that leans is cut broader, or it would look thin. */
function strokesOf({ sign, left, width }: Letter, thick: number, high: number): Stroke[] {
  const inset = sign === 'I' || sign === 'L' ? 0 : thick * 0.62
  const at = (part: number) => left + inset + part * (width - 2 * inset)
  return STROKES[sign]!.map(([from, to]) => ({
    from: at(from),
    to: at(to),
    thick: thick * Math.min(1.3, Math.hypot(1, (at(to) - at(from)) / high)),
  }))
}

/** The outline of a stroke, or of its shadow so far aside and so far down. */
function slanted(context: Context, { from, to, thick }: Stroke, [top, low]: Span, [x, y]: Span) {
  context.moveTo(from - thick / 2 + x, top + y)
  context.lineTo(from + thick / 2 + x, top + y)
  context.lineTo(to + thick / 2 + x, low + y)
  context.lineTo(to - thick / 2 + x, low + y)
  context.closePath()
}

type Span = readonly [number, number]

const WALLS = { hour: ['#ee4a24', '#ff7f3a'], minute: ['#1738c4', '#2f66f2'] } as const

/** A storey: the coloured wall behind, all shadows on it, and the letters before it. */
export function paintStorey(context: Context, width: number, { numeral, of, top, low }: Storey, rock: Rock) {
  const high = low - top
  const { letters, module } = lettersOf(numeral, width, high * 0.48)
  const thick = Math.min(module * 0.7, high * 0.24)
  const cast = Math.min(high * 0.12, thick * 0.8)
  context.save()
  context.beginPath()
  context.rect(0, top, width, high)
  context.clip()
  context.fillStyle = down(context, top, low, ...WALLS[of])
  context.fillRect(0, top, width, high)
  // Joints of the plastered ashlar.
  context.fillStyle = 'rgb(20 0 60 / 11%)'
  const course = high / 6
  for (let row = 0; row < 6; row++) {
    context.fillRect(0, top + course * row, width, Math.max(1, high * 0.006))
    for (let x = (row % 2) * course * 1.1; x < width; x += course * 2.2)
      context.fillRect(x, top + course * row, Math.max(1, high * 0.006), course)
  }
  context.fillStyle = SHADOW
  context.beginPath()
  context.rect(0, top, width, high * 0.13)
  for (const letter of letters)
    for (const stroke of strokesOf(letter, thick, high)) slanted(context, stroke, [top, low], [cast, cast])
  context.fill('nonzero')
  context.restore()
  for (const letter of letters) {
    if (letter.sign === 'L')
      lying(context, letter.left + letter.width * 0.3, letter.left + letter.width, low, thick * 0.86, rock)
    const order = of === 'hour' ? 'Ionic' : 'Doric'
    const strokes = strokesOf(letter, thick, high)
    for (const [index, stroke] of strokes.entries()) {
      if (index) shadeCrossing(context, strokes.slice(0, index), stroke, [top, low])
      // The brace of an N is a bare shaft between two columns.
      if (letter.sign === 'N' && !index) shaft(context, { ...stroke, top, low }, rock)
      else column(context, { ...stroke, top, low, cap: Math.max(thick, stroke.thick * 0.88) }, order, rock)
    }
  }
}

/** The shadow of a stroke on those behind it. */
function shadeCrossing(context: Context, behind: readonly Stroke[], stroke: Stroke, span: Span) {
  context.save()
  context.beginPath()
  for (const other of behind) slanted(context, { ...other, thick: other.thick * 0.94 }, span, [0, 0])
  context.clip()
  context.beginPath()
  slanted(context, stroke, span, [stroke.thick * 0.22, stroke.thick * 0.22])
  context.fillStyle = 'rgb(30 30 140 / 40%)'
  context.fill()
  context.restore()
}

/** Architrave, frieze and cornice, from end to end. */
export function paintBeam(context: Context, width: number, top: number, high: number, metope: string) {
  const cornice = high * 0.3
  const frieze = high * 0.42
  const y = top + cornice
  context.fillStyle = metope
  context.fillRect(0, y, width, frieze)
  const step = frieze * 2.1
  const count = Math.ceil(width / step / 2) + 1
  for (let index = -count; index <= count; index++) {
    const x = width / 2 + (index + 0.5) * step
    const wide = frieze * 0.86
    context.fillStyle = SHADOW
    context.fillRect(x - wide / 2 + frieze * 0.1, y, wide, frieze)
    context.fillStyle = mixed(0.9)
    context.fillRect(x - wide / 2, y, wide, frieze)
    for (const groove of [-0.27, 0.05, 0.37]) {
      context.fillStyle = mixed(0.12)
      context.fillRect(x + (groove - 0.1) * wide, y + frieze * 0.12, wide * 0.07, frieze * 0.88)
      context.fillStyle = mixed(0.5)
      context.fillRect(x + (groove - 0.03) * wide, y + frieze * 0.12, wide * 0.07, frieze * 0.88)
    }
    // A gilded rosette in each metope.
    context.fillStyle = SHADOW
    context.beginPath()
    context.arc(x + step / 2 + frieze * 0.05, y + frieze * 0.57, frieze * 0.22, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#ffc936'
    context.beginPath()
    context.arc(x + step / 2, y + frieze * 0.52, frieze * 0.22, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#d98412'
    context.beginPath()
    context.arc(x + step / 2, y + frieze * 0.52, frieze * 0.08, 0, 2 * Math.PI)
    context.fill()
  }
  // The cornice stands out and throws its shadow over the frieze.
  context.fillStyle = SHADOW
  context.fillRect(0, y, width, frieze * 0.36)
  context.fillStyle = mixed(0.93)
  context.fillRect(0, top, width, cornice)
  context.fillStyle = mixed(1)
  context.fillRect(0, top, width, cornice * 0.22)
  context.fillStyle = mixed(0.42)
  context.fillRect(0, top + cornice * 0.5, width, cornice * 0.14)
  context.fillStyle = mixed(0.2)
  context.fillRect(0, top + cornice * 0.86, width, cornice * 0.14)
  // Three fasciae of the architrave.
  const low = y + frieze
  for (let fascia = 0; fascia < 3; fascia++) {
    const tall = (top + high - low) / 3
    context.fillStyle = mixed(0.95 - fascia * 0.07)
    context.fillRect(0, low + fascia * tall, width, tall + 0.5)
    context.fillStyle = mixed(0.35)
    context.fillRect(0, low + (fascia + 0.84) * tall, width, tall * 0.16)
  }
}

export function paintSky(context: Context, { width, roof }: Plan) {
  context.fillStyle = down(context, 0, roof * 1.3, '#0f6fdc', '#6ec3ff')
  context.fillRect(0, 0, width, roof * 1.3)
  context.fillStyle = '#ffffff'
  for (const [x, y, size] of [
    [0.62, 0.98, 0.34],
    [0.7, 0.8, 0.42],
    [0.78, 0.92, 0.36],
    [0.85, 1.02, 0.3],
    [0.05, 1.04, 0.3],
    [0.12, 1.0, 0.24],
  ] as const) {
    context.beginPath()
    context.arc(
      (x < 0.5 ? 0.07 : 0.74) * width + (x < 0.5 ? x - 0.08 : x - 0.74) * roof * 5,
      y * roof,
      size * roof,
      0,
      2 * Math.PI,
    )
    context.fill()
  }
}

/** Three steps of the same marble. */
export function paintSteps(context: Context, { width, height, floor }: Plan) {
  const tall = (height - floor) / 3
  for (let step = 0; step < 3; step++) {
    const y = floor + step * tall
    context.fillStyle = mixed(0.84 - step * 0.04)
    context.fillRect(0, y, width, tall + 1)
    context.fillStyle = mixed(1)
    context.fillRect(0, y, width, tall * 0.3)
    context.fillStyle = mixed(0.25)
    context.fillRect(0, y + tall * 0.88, width, tall * 0.14)
  }
}
