import type { Letter, Plan } from './model'

type Context = CanvasRenderingContext2D

/** The sun is at the draughtsman's forty-five degrees: above on the left, before the wall. */
const MARBLE_LIT = [255, 252, 246]
const MARBLE_SHADE = [126, 138, 214]
const SHADOW = 'rgb(14 10 78 / 46%)'

const mixed = (part: number): string =>
  `rgb(${MARBLE_SHADE.map((dark, index) => Math.round(dark + (MARBLE_LIT[index]! - dark) * Math.max(0, Math.min(1, part)))).join(' ')})`

function down(context: Context, top: number, low: number, ...colours: string[]) {
  const gradient = context.createLinearGradient(0, top, 0, low)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** How bright a drum is at a part of its breadth, `-1` to `1`: the sun is at a quarter turn to the left. */
const lightAt = (across: number): number => {
  const turn = Math.asin(Math.max(-1, Math.min(1, across)))
  return 0.12 + 0.92 * Math.max(0, Math.cos(turn + Math.PI / 4))
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

const FLUTES = 9

/** A fluted shaft from one place at its top to another at its foot: where it leans, it is sheared and not turned. */
function shaft(context: Context, top: number, low: number, from: number, to: number, thick: number) {
  const high = low - top
  const edge = (across: number, y: number) => {
    const part = (y - top) / high
    return from + (to - from) * part + (across * thick * (0.86 + 0.14 * part)) / 2
  }
  const sliver = (left: number, right: number, y0: number, y1: number) => {
    context.beginPath()
    context.moveTo(edge(left, y0), y0)
    context.lineTo(edge(right, y0), y0)
    context.lineTo(edge(right, y1), y1)
    context.lineTo(edge(left, y1), y1)
    context.fill()
  }
  context.fillStyle = mixed(0.55)
  sliver(-1, 1, top, low)
  for (let flute = 0; flute < FLUTES; flute++) {
    const at = (part: number) => Math.sin(((flute + part) / FLUTES - 0.5) * Math.PI * 0.98)
    // The hollow: dark on the side of the sun, bright on the other, and a sharp arris.
    for (const [begin, end, bend] of [
      [0, 0.16, 0.08],
      [0.16, 0.5, -0.24],
      [0.5, 0.84, 0.02],
      [0.84, 1.04, 0.14],
    ] as const) {
      context.fillStyle = mixed(lightAt(at((begin + end) / 2)) + bend)
      sliver(at(begin), at(end), top, low)
    }
  }
  return (y0: number, y1: number, fill: string | CanvasGradient) => {
    context.fillStyle = fill
    sliver(-1, 1, y0, y1)
  }
}

/** A column, upright or leaning, with its head and its foot. */
function column(context: Context, top: number, low: number, from: number, to: number, thick: number) {
  const high = low - top
  const head = Math.min(high * 0.085, thick * 0.5)
  const veil = shaft(context, top + head, low - head, from, to, thick)
  // The beam above throws its shadow on the neck.
  veil(top + head, top + head + high * 0.06, 'rgb(40 44 150 / 42%)')
  slab(context, from, top + head * 0.45, thick * 0.58, head * 0.57)
  block(context, from - thick * 0.68, top, thick * 1.36, head * 0.47)
  slab(context, to, low - head, thick * 0.6, head * 0.5)
  block(context, to - thick * 0.68, low - head * 0.52, thick * 1.36, head * 0.52)
}

/** The strokes of a letter: where each stands at its top and at its foot, in parts of the letter's breadth. */
const STROKES: Record<string, readonly (readonly [number, number])[]> = {
  I: [[0.5, 0.5]],
  L: [[0.2, 0.2]],
  V: [
    [1, 0.5],
    [0, 0.5],
  ],
  X: [
    [1, 0],
    [0, 1],
  ],
  N: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
}

/** Where a letter's strokes are on the wall. */
function strokesOf({ sign, left, width }: Letter, thick: number) {
  const inset = sign === 'I' || sign === 'L' ? 0 : thick * 0.62
  return STROKES[sign]!.map(([from, to]) => {
    const at = (part: number) => left + inset + part * (width - 2 * inset)
    return [at(from), at(to)] as const
  })
}

export interface Storey {
  readonly letters: readonly Letter[]
  readonly thick: number
  readonly top: number
  readonly low: number
  readonly wall: readonly [string, string]
}

/** A storey: the coloured wall behind, all shadows on it, and the letters before it. */
export function paintStorey(context: Context, width: number, { letters, thick, top, low, wall }: Storey) {
  const high = low - top
  const cast = Math.min(high * 0.1, thick * 0.75)
  context.save()
  context.beginPath()
  context.rect(0, top, width, high)
  context.clip()
  context.fillStyle = down(context, top, low, wall[0], wall[1])
  context.fillRect(0, top, width, high)
  // Joints of the plastered ashlar.
  context.fillStyle = 'rgb(20 0 60 / 9%)'
  for (let course = 1; course < 7; course++)
    context.fillRect(0, top + (high * course) / 7, width, Math.max(1, high * 0.006))
  context.fillStyle = SHADOW
  context.beginPath()
  context.rect(0, top, width, high * 0.13)
  for (const letter of letters) {
    for (const [from, to] of strokesOf(letter, thick)) {
      const reach = (y: number) => [y + cast, cast] as const
      const [y0] = reach(top)
      const [y1] = reach(low)
      context.moveTo(from - thick / 2 + cast, y0)
      context.lineTo(from + thick / 2 + cast, y0)
      context.lineTo(to + thick / 2 + cast, y1)
      context.lineTo(to - thick / 2 + cast, y1)
      context.closePath()
    }
  }
  context.fill('nonzero')
  context.restore()
  for (const letter of letters) {
    if (letter.sign === 'L') paintBeamOfL(context, letter, thick, low)
    for (const [from, to] of strokesOf(letter, thick)) column(context, top, low, from, to, thick)
  }
}

/** An L is a column with a beam along the floor. */
function paintBeamOfL(context: Context, { left, width }: Letter, thick: number, low: number) {
  const high = thick * 0.86
  const from = left + width * 0.2
  context.fillStyle = SHADOW
  context.fillRect(from, low - high * 0.7, left + width - from + thick * 0.4, high * 0.7)
  block(context, from, low - high, left + width - from, high)
  block(context, left + width - thick * 0.3, low - high * 1.12, thick * 0.42, high * 1.12)
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
export function paintSteps(context: Context, { width, height, lower }: Plan) {
  const tall = (height - lower[1]) / 3
  for (let step = 0; step < 3; step++) {
    const y = lower[1] + step * tall
    context.fillStyle = mixed(0.84 - step * 0.04)
    context.fillRect(0, y, width, tall + 1)
    context.fillStyle = mixed(1)
    context.fillRect(0, y, width, tall * 0.3)
    context.fillStyle = mixed(0.25)
    context.fillRect(0, y + tall * 0.88, width, tall * 0.14)
  }
}
