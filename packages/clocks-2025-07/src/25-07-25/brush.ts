import { createRandom, type Random } from '@found-time/clock-runtime'
import type { Leaf, Segment, Twig } from './model'

type Context = CanvasRenderingContext2D
type Point = readonly [x: number, y: number]

/** What a stroke is painted in: its body, its darker and its lighter hairs. */
export interface Ink {
  readonly body: string
  readonly dark: string
  readonly light: string
  /** How much of the gold shows where the brush ran dry. */
  readonly dry: number
}

export const AZURITE: Ink = { body: '#15296f', dark: '#070e33', light: '#3b5bc0', dry: 0.7 }
export const MALACHITE: Ink = { body: '#0b7d57', dark: '#034031', light: '#45bd8c', dry: 0.6 }
export const TWIG = '#2c1d12'
const GOLD = '#f0b830'
const GHOST = 'rgb(138 82 8 / 0.2)'

/** The brush is pressed down soon after it touches, and lifted slowly to a long tip. */
const press = (part: number) => Math.min(1, (part / 0.16) ** 0.7) * (1 - part) ** 0.72 * 1.18

/** A point of a leaf: how far from its stalk, and how far to its side, `-1` to `1`. */
function pointOf({ x, y, turn, length, bend }: Leaf, part: number, side: number): Point {
  const along = length * (0.05 + part * 0.95)
  const across = length * (side * 0.122 * press(part) + bend * 4 * part * (1 - part))
  return [
    x + Math.cos(turn) * along - Math.sin(turn) * across,
    y + Math.sin(turn) * along + Math.cos(turn) * across,
  ]
}

function leafOutline(context: Context, leaf: Leaf): void {
  context.beginPath()
  for (let step = 0; step <= 20; step++) context.lineTo(...pointOf(leaf, step / 20, -1))
  for (let step = 20; step >= 0; step--) context.lineTo(...pointOf(leaf, step / 20, 1))
  context.closePath()
}

function hair(context: Context, leaf: Leaf, side: number, from: number, to: number): void {
  context.beginPath()
  for (let step = 0; step <= 10; step++)
    context.lineTo(...pointOf(leaf, from + ((to - from) * step) / 10, side))
  context.stroke()
}

/** A leaf that is still to be painted: where the painter sees it. */
export function ghostLeaf(context: Context, leaf: Leaf): void {
  leafOutline(context, leaf)
  context.fillStyle = GHOST
  context.fill()
}

/** A leaf in one stroke: the hairs of the brush are seen, and gold between them where it ran dry towards the tip. */
export function inkLeaf(context: Context, leaf: Leaf, ink: Ink, random: Random): void {
  leafOutline(context, leaf)
  context.fillStyle = ink.body
  context.fill()
  const thin = leaf.length * 0.011
  for (let line = 0; line < 15; line++) {
    const side = -0.94 + (1.88 * line) / 14
    context.strokeStyle = random() < 0.66 ? ink.dark : ink.light
    context.globalAlpha = random.between(0.25, 0.8)
    context.lineWidth = thin * random.between(0.5, 1.1)
    hair(context, leaf, side, random.between(0, 0.2), random.between(0.6, 0.97))
  }
  context.strokeStyle = GOLD
  for (let line = 0; line < 7; line++) {
    const from = random.between(0.42, 0.72)
    context.globalAlpha = ink.dry * random.between(0.4, 1)
    context.lineWidth = thin * random.between(0.35, 0.8)
    hair(context, leaf, random.between(-0.85, 0.85), from, Math.min(0.97, from + random.between(0.12, 0.34)))
  }
  context.globalAlpha = 1
}

/** Wet ink stands proud: a dark rim where it gathers, and light in the middle of it. */
export function wetLeaf(context: Context, leaf: Leaf, wet: number): void {
  context.globalAlpha = wet
  leafOutline(context, leaf)
  context.fillStyle = '#0a1550'
  context.fill()
  context.lineWidth = leaf.length * 0.022
  context.strokeStyle = '#04081f'
  context.lineJoin = 'round'
  context.stroke()
  context.lineCap = 'round'
  context.strokeStyle = '#bcd0ff'
  context.lineWidth = leaf.length * 0.026
  hair(context, leaf, -0.34, 0.14, 0.5)
  context.lineWidth = leaf.length * 0.014
  hair(context, leaf, -0.3, 0.56, 0.68)
  context.globalAlpha = 1
}

const between = ([x, y]: Point, [x2, y2]: Point, part: number): Point => [
  x + (x2 - x) * part,
  y + (y2 - y) * part,
]

/** A cane's sides go in a little between its joints. */
const waist = (part: number) => 1 - 0.13 * Math.sin(part * Math.PI) ** 0.8

function segmentOutline(context: Context, { foot, head, breadth }: Segment): void {
  context.beginPath()
  const side = (part: number, sign: number) => {
    const [x, y] = between(foot, head, part)
    context.lineTo(x + (sign * breadth * waist(part)) / 2, y + breadth * 0.035 * sign)
  }
  for (let step = 0; step <= 12; step++) side(step / 12, -1)
  for (let step = 12; step >= 0; step--) side(step / 12, 1)
  context.closePath()
}

export function ghostSegment(context: Context, segment: Segment): void {
  segmentOutline(context, segment)
  context.fillStyle = GHOST
  context.fill()
}

/** A segment in one upward stroke of a flat brush that has more ink at its edges. */
export function inkSegment(context: Context, segment: Segment, ink: Ink, random: Random): void {
  const { foot, head, breadth } = segment
  context.save()
  segmentOutline(context, segment)
  context.fillStyle = ink.body
  context.fill()
  context.clip()
  for (let line = 0; line < 46; line++) {
    const side = -1 + (2 * line) / 45
    const edge = Math.abs(side + 0.18)
    context.strokeStyle = random() < edge ** 1.1 ? ink.dark : ink.light
    context.globalAlpha = random.between(0.12, 0.3) + 0.5 * Math.abs(edge - 0.35)
    context.lineWidth = breadth * random.between(0.012, 0.04)
    stripe(context, segment, side, random.between(-0.1, 0.12), random.between(0.86, 1.1))
  }
  context.strokeStyle = GOLD
  for (let line = 0; line < 12; line++) {
    const from = random.between(0.1, 0.7)
    context.globalAlpha = ink.dry * random.between(0.4, 1)
    context.lineWidth = breadth * random.between(0.008, 0.022)
    stripe(context, segment, random.between(-0.5, 0.3), from, from + random.between(0.1, 0.4))
  }
  context.restore()
  // The joints: the brush rests, and the ink gathers.
  context.strokeStyle = ink.dark
  context.lineCap = 'round'
  context.lineWidth = breadth * 0.075
  for (const [[x, y], lift] of [
    [foot, -0.03],
    [head, 0.03],
  ] as const) {
    context.beginPath()
    context.moveTo(x - breadth * 0.5, y - breadth * 0.06)
    context.quadraticCurveTo(x, y + breadth * lift, x + breadth * 0.5, y - breadth * 0.02)
    context.stroke()
  }
}

function stripe(
  context: Context,
  { foot, head, breadth }: Segment,
  side: number,
  from: number,
  to: number,
): void {
  context.beginPath()
  for (let step = 0; step <= 6; step++) {
    const part = from + ((to - from) * step) / 6
    const [x, y] = between(foot, head, part)
    context.lineTo(x + (side * breadth * waist(Math.min(1, Math.max(0, part)))) / 2, y)
  }
  context.stroke()
}

/** The boughs reach in from beyond the right edge; a twig hangs from them for each ten leaves. */
export function boughs(context: Context, twigs: readonly Twig[], width: number, least: number): void {
  context.strokeStyle = TWIG
  context.fillStyle = TWIG
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const row of [twigs.slice(0, 3), twigs.slice(3)]) {
    const [first, second, third] = row as [Twig, Twig, Twig]
    context.lineWidth = least * 0.008
    context.beginPath()
    context.moveTo(width + least * 0.02, third.top - least * 0.012)
    context.quadraticCurveTo((third.x + width) / 2, third.top + least * 0.006, third.x, third.top)
    context.quadraticCurveTo((second.x + third.x) / 2, second.top - least * 0.03, second.x, second.top)
    context.quadraticCurveTo((first.x + second.x) / 2, first.top - least * 0.012, first.x, first.top)
    context.stroke()
  }
  context.lineWidth = least * 0.0055
  for (const { x, top, bottom } of twigs) {
    context.beginPath()
    context.moveTo(x, top)
    context.quadraticCurveTo(x + least * 0.012, (top + bottom) / 2, x, bottom + (bottom - top) * 0.08)
    context.stroke()
  }
}

/** Gold leaf is laid in squares that overlap: each takes the light a little differently, and where two lie it is deeper. */
export function goldLeaf(context: Context, width: number, height: number): void {
  const random = createRandom('gold leaf')
  const some = random.between
  context.fillStyle = '#eeb42c'
  context.fillRect(0, 0, width, height)
  const size = Math.min(width, height) / 4.6
  const lap = size * 0.035
  for (let y = -size * 0.4; y < height; y += size)
    for (let x = -size * 0.3; x < width; x += size) {
      const light = some(50, 54)
      context.fillStyle = `hsl(${some(41, 44)} ${some(82, 94)}% ${light}%)`
      context.globalAlpha = 0.8
      context.fillRect(x + some(-2, 2), y + some(-2, 2), size + lap, size + lap)
      context.globalAlpha = 0.5
      context.fillStyle = `hsl(36 90% ${light - 5}%)`
      context.fillRect(x, y, size + lap, lap * some(0.3, 0.9))
      context.fillRect(x, y, lap * some(0.3, 0.9), size + lap)
    }
  const grain = Math.min(width, height) / 400
  for (let speck = 0; speck < 1600; speck++) {
    context.globalAlpha = some(0.08, 0.34)
    context.fillStyle = random() < 0.5 ? '#fbdc7c' : '#b87d12'
    context.fillRect(random() * width, random() * height, grain * some(0.5, 3), grain * some(0.4, 1.2))
  }
  context.globalAlpha = 1
}
