import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { flowerIn, headAt, type Petal, petalsAt, reachIn, type Seed } from './model'

type Context = CanvasRenderingContext2D

/** The six tens of an hour: each is unlike the one before it, so that none runs into its neighbour. */
const TENS = ['#fff04d', '#ff4433', '#5ed6ff', '#ff8fd0', '#a8ee3c', '#fff6ea']
/** Hours before this one: two kinds of seed, so that each hour's ring stands off from the next. */
const PAST = [
  { kernel: '#331440', stripe: '#5f4076' },
  { kernel: '#521730', stripe: '#84475a' },
]

const PAINT: Record<Petal, readonly [root: string, middle: string, tip: string, vein: string]> = {
  yellow: ['#f28a00', '#ffc800', '#ffe14a', '#e08400'],
  red: ['#7d0d22', '#d9202b', '#ff5a3c', '#8f0f22'],
  closed: ['#1d6b2f', '#3f9a35', '#a6cf3a', '#1b5a2a'],
}

/** A petal that points to the right from where it grows, `length` long and `breadth` to each side. */
function outline(context: Context, length: number, breadth: number): void {
  context.beginPath()
  context.moveTo(0, -breadth * 0.34)
  context.bezierCurveTo(length * 0.2, -breadth * 1.1, length * 0.62, -breadth * 1.34, length, 0)
  context.bezierCurveTo(length * 0.62, breadth * 1.34, length * 0.2, breadth * 1.1, 0, breadth * 0.34)
  context.closePath()
}

function petal(context: Context, kind: Petal, length: number, breadth: number, seed: string): void {
  const [root, middle, tip, vein] = PAINT[kind]
  const { between } = createRandom(seed, kind)
  context.save()
  outline(context, length, breadth)
  context.shadowColor = 'rgb(20 8 40 / 0.45)'
  context.shadowBlur = breadth * 0.22
  const sheen = context.createLinearGradient(0, 0, length, 0)
  sheen.addColorStop(0, root)
  sheen.addColorStop(0.34, middle)
  sheen.addColorStop(1, tip)
  context.fillStyle = sheen
  context.fill()
  context.shadowColor = 'transparent'
  context.clip()
  // One side of the fold in the middle lies in its own shade.
  context.fillStyle = root
  context.globalAlpha = 0.26
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(length * 0.5, breadth * 0.16, length, 0)
  context.lineTo(length, breadth * 1.5)
  context.lineTo(0, breadth * 1.5)
  context.fill()
  context.strokeStyle = vein
  for (let line = -9; line <= 9; line++) {
    const side = line / 9
    context.globalAlpha = line === 0 ? 0.8 : between(0.18, 0.5)
    context.lineWidth = (line === 0 ? 0.034 : between(0.01, 0.024)) * breadth
    context.beginPath()
    context.moveTo(0, side * breadth * 0.3)
    const bow = side * breadth * 1.12
    context.bezierCurveTo(length * 0.24, bow, length * 0.6, bow, length, 0)
    context.stroke()
  }
  context.restore()
}

/** The leaves and petals, which change with the hour. */
export function corolla({ context, time, width, height, seed }: CanvasFrame): void {
  const { x, y, radius } = flowerIn(width, height)
  const root = radius * 0.86
  const lengthAt = (part: number) => reachIn(width, height, part) - root
  context.translate(x, y)
  const turnTo = (part: number, paint: () => void) => {
    context.save()
    context.rotate((part * 2 - 0.5) * Math.PI)
    context.translate(root, 0)
    paint()
    context.restore()
  }
  for (let leaf = 0; leaf < 12; leaf++) {
    const length = lengthAt((leaf + 0.5) / 12)
    turnTo((leaf + 0.5) / 12, () =>
      petal(context, 'closed', length * 0.76, radius * 0.08 + length * 0.07, `${seed} ${leaf}`),
    )
  }
  const petals = petalsAt(time.hour)
  petals.forEach((kind, index) => {
    const length = lengthAt((index + 1) / 12)
    const breadth = length * 0.16 + radius * 0.22
    turnTo((index + 1) / 12, () => {
      if (kind === 'closed') petal(context, kind, length * 0.5, breadth * 0.42, `${seed} bud ${index}`)
      else petal(context, kind, length, breadth, `${seed} petal ${index}`)
    })
  })
}

/** Light from the upper left: how bright a seed is on its side of the head. */
const lit = ({ x, y, facing }: Seed) => 0.5 + 0.5 * facing - 0.3 * (x + y)

function seedShape(context: Context, seed: Seed, radius: number, plump: number): void {
  context.beginPath()
  context.ellipse(
    seed.x * radius,
    seed.y * radius,
    Math.max(seed.along * radius * plump * 1.04, 0.4),
    seed.across * radius * plump * 0.9,
    seed.turn,
    0,
    Math.PI * 2,
  )
  context.fill()
}

function pastSeed(context: Context, seed: Seed, radius: number): void {
  const { kernel, stripe } = PAST[seed.hoursAgo % 2]!
  const light = lit(seed)
  context.fillStyle = kernel
  seedShape(context, seed, radius, 0.98)
  context.globalAlpha = Math.max(0.08, Math.min(0.9, light * 0.62))
  context.fillStyle = stripe
  context.beginPath()
  const [cos, sin] = [Math.cos(seed.turn), Math.sin(seed.turn)]
  context.ellipse(
    seed.x * radius - sin * seed.across * radius * 0.16 * (cos > 0 ? -1 : 1),
    seed.y * radius + cos * seed.across * radius * 0.16 * (cos > 0 ? -1 : 1),
    Math.max(seed.along * radius * 0.66, 0.3),
    seed.across * radius * 0.2,
    seed.turn,
    0,
    Math.PI * 2,
  )
  context.fill()
  context.globalAlpha = 1
}

/** A seed of this hour; the fifth of each ten has a dark eye, from which the rest are counted. */
function newSeed(context: Context, seed: Seed, ten: number, radius: number, minute: number): void {
  const size = seed.across * radius
  context.fillStyle = '#1c0822'
  seedShape(context, seed, radius, 1.1)
  context.fillStyle = TENS[ten]!
  seedShape(context, seed, radius, 0.88)
  if ((minute - seed.age) % 10 === 5) {
    context.fillStyle = '#1c0822'
    seedShape(context, seed, radius, 0.5)
    return
  }
  context.fillStyle = 'rgb(255 255 255 / 0.55)'
  context.beginPath()
  context.arc(seed.x * radius - size * 0.3, seed.y * radius - size * 0.34, size * 0.2, 0, Math.PI * 2)
  context.fill()
}

/** All 1,440 seeds: once a minute each is pushed out by one place. */
export function head({ context, time, width, height }: CanvasFrame): void {
  const { x, y, radius, swell } = flowerIn(width, height)
  context.translate(x, y)
  context.shadowColor = 'rgb(30 6 30 / 0.7)'
  context.shadowBlur = radius * 0.09
  const ball = context.createRadialGradient(-radius * 0.3, -radius * 0.3, 0, 0, 0, radius)
  ball.addColorStop(0, '#47203c')
  ball.addColorStop(0.7, '#240b25')
  ball.addColorStop(1, '#150518')
  context.fillStyle = ball
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
  context.shadowColor = 'transparent'
  for (const seed of headAt(time.hour * 60 + time.minute, swell).reverse()) {
    if (seed.ten === undefined) pastSeed(context, seed, radius)
    else newSeed(context, seed, seed.ten, radius, time.minute)
  }
}
