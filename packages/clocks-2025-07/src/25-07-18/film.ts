import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { watchIn } from './model'

type Context = CanvasRenderingContext2D

const DAY = 86_400_000
const METAL = '#a9d8ff'
const TURN = Math.PI * 2

/**
 * Lays a thickness of metal on the film. What a layer lets through is multiplied by what the next lets through, as the
 * law of Beer and Lambert has it; painting light with an opacity over what is there is the same sum.
 */
function absorb(context: Context, density: number, rule?: CanvasFillRule): void {
  context.globalAlpha = 1 - Math.exp(-density)
  context.fillStyle = METAL
  context.fill(rule)
  context.globalAlpha = 1
}

function trace(context: Context, density: number, breadth: number): void {
  context.globalAlpha = 1 - Math.exp(-density)
  context.strokeStyle = METAL
  context.lineWidth = breadth
  context.stroke()
  context.globalAlpha = 1
}

const circle = (context: Context, x: number, y: number, radius: number) => {
  context.moveTo(x + radius, y)
  context.arc(x, y, radius, 0, TURN)
}

function disc(context: Context, density: number, x: number, y: number, radius: number, hole = 0): void {
  context.beginPath()
  circle(context, x, y, radius)
  if (hole) circle(context, x, y, hole)
  absorb(context, density, 'evenodd')
}

/** A hollow ring of round section: its edges are looked at along the metal, so they are the brightest. */
function tube(context: Context, density: number, inner: number, outer: number): void {
  const middle = (inner + outer) / 2
  const half = (outer - inner) / 2
  for (let step = 0; step < 14; step++) {
    const from = step / 14
    const path = Math.sqrt(1 - from * from) - Math.sqrt(Math.max(0, 0.8 - from * from))
    for (const side of [-1, 1]) {
      context.beginPath()
      circle(context, 0, 0, middle + side * half * (from + 1 / 28))
      trace(context, density * path * 2.4, half / 13)
    }
  }
}

const SCREWS = [
  [-0.78, -0.3],
  [-0.2, -0.83],
  [0.42, -0.66],
  [0.83, 0.2],
  [0.63, 0.56],
  [0.12, 0.8],
  [-0.48, 0.66],
  [-0.8, 0.24],
  [0.26, -0.3],
  [-0.12, 0.2],
  [0.8, -0.33],
  [0.36, 0.66],
] as const

function screws(context: Context): void {
  SCREWS.forEach(([x, y], index) => {
    const slot = index * 1.3
    disc(context, 0.9, x, y, 0.034)
    disc(context, 0.7, x, y, 0.018)
    context.beginPath()
    context.moveTo(x - Math.cos(slot) * 0.032, y - Math.sin(slot) * 0.032)
    context.lineTo(x + Math.cos(slot) * 0.032, y + Math.sin(slot) * 0.032)
    context.strokeStyle = '#12324c'
    context.lineWidth = 0.009
    context.stroke()
  })
}

/** The plate, with holes for what turns in it, and the bridges over it. */
function movement(context: Context): void {
  context.beginPath()
  circle(context, 0, 0, 0.96)
  for (const [x, y, radius] of [
    [0.5, 0.02, 0.34],
    [0, 0.46, 0.05],
    [-0.26, -0.376, 0.36],
    [-0.62, 0.4, 0.09],
    [0.62, -0.5, 0.1],
  ] as const)
    circle(context, x, y, radius)
  absorb(context, 0.1, 'evenodd')
  // The barrel's bridge, the train's and the balance's cock.
  context.beginPath()
  context.moveTo(-0.9, 0.04)
  context.bezierCurveTo(-0.5, 0.2, -0.2, 0.06, 0.1, -0.12)
  context.bezierCurveTo(0.3, -0.24, 0.2, -0.5, 0.42, -0.8)
  context.arc(0, 0, 0.9, -1.09, Math.PI - 0.04, true)
  absorb(context, 0.08)
  context.beginPath()
  context.moveTo(-0.88, 0.12)
  context.bezierCurveTo(-0.4, 0.3, -0.1, 0.16, 0.06, 0.3)
  context.bezierCurveTo(0.2, 0.5, 0.2, 0.6, 0.12, 0.88)
  context.arc(0, 0, 0.89, 1.44, Math.PI - 0.14)
  absorb(context, 0.08)
  context.beginPath()
  context.moveTo(0.92, -0.14)
  context.bezierCurveTo(0.7, -0.14, 0.46, -0.12, 0.43, 0.02)
  context.bezierCurveTo(0.44, 0.14, 0.6, 0.12, 0.92, 0.22)
  absorb(context, 0.13)
  for (const [x, y] of [
    [0, 0],
    [-0.2731, 0.2868],
    [0, 0.46],
    [0.2563, 0.3667],
    [0.5, 0.02],
  ] as const)
    disc(context, 0.3, x, y, 0.045, 0.014)
  screws(context)
}

/** Twelve marks of gold and sixty of copper: the heavier metal is the whiter. */
function marks(context: Context): void {
  context.fillStyle = '#f4fbff'
  for (let minute = 0; minute < 60; minute++) {
    context.save()
    context.rotate((minute / 60) * TURN)
    context.beginPath()
    if (minute % 5) circle(context, 0, -1, 0.011)
    else if (minute % 15) context.rect(-0.017, -1.03, 0.034, 0.12)
    else for (const side of minute ? [0] : [-0.034, 0.034]) context.rect(side - 0.022, -1.03, 0.044, 0.19)
    context.globalAlpha = minute % 5 ? 0.85 : 1
    context.fill()
    context.restore()
  }
  context.globalAlpha = 1
}

function caseAndCrown(context: Context, crown: number): void {
  disc(context, 0.1, 0, 0, 1.18)
  tube(context, 1.25, 1.1, 1.29)
  context.beginPath()
  circle(context, 0, 0, 1.085)
  trace(context, 0.7, 0.016)
  context.save()
  context.rotate(crown * TURN)
  // The stem into the movement, the pendant's tube, the crown and the bow.
  context.beginPath()
  context.rect(0.7, -0.02, 0.66, 0.04)
  absorb(context, 0.8)
  context.beginPath()
  context.rect(1.27, -0.085, 0.1, 0.17)
  absorb(context, 0.6)
  context.beginPath()
  for (let rib = -5; rib <= 5; rib++) context.rect(1.37, rib * 0.024 - 0.0085, 0.17, 0.017)
  absorb(context, 0.55)
  context.beginPath()
  context.roundRect(1.365, -0.14, 0.18, 0.28, 0.04)
  absorb(context, 0.75)
  context.beginPath()
  context.ellipse(1.6, 0, 0.36, 0.34, 0, -2.55, 2.55)
  trace(context, 0.65, 0.085)
  trace(context, 0.5, 0.05)
  context.restore()
}

/** A watch chain, on the side away from the crown: links seen broadside and edgewise by turns. */
function chain(context: Context, crown: number): void {
  context.save()
  context.rotate(crown * TURN)
  for (let link = -12; link <= 12; link++) {
    const y = link * 0.135
    const x = -1.53 - 0.08 * Math.cos(link * 0.42)
    context.beginPath()
    context.ellipse(x, y, 0.05, 0.095, 0.08 * Math.sin(link), 0, TURN)
    if (link % 2) trace(context, 0.9, 0.03)
    else {
      context.beginPath()
      context.roundRect(x - 0.017, y - 0.1, 0.034, 0.2, 0.017)
      absorb(context, 1.1)
    }
  }
  context.restore()
}

/** What does not move, painted once: the film, the case and the movement's plate. */
export function film({ context, width, height, seed }: CanvasFrame): number {
  const { radius, crown } = watchIn(width, height)
  const glow = context.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.hypot(width, height) / 2,
  )
  glow.addColorStop(0, '#062a4f')
  glow.addColorStop(0.62, '#04203f')
  glow.addColorStop(1, '#020d1c')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  context.save()
  context.translate(width / 2, height / 2)
  context.scale(radius, radius)
  chain(context, crown)
  caseAndCrown(context, crown)
  movement(context)
  context.restore()
  const random = createRandom(seed, 'grain')
  const grain = Math.max(0.6, radius / 420)
  for (let speck = 0; speck < 5200; speck++) {
    context.globalAlpha = random.between(0.03, 0.13)
    context.fillStyle = random() < 0.5 ? '#d9f0ff' : '#000814'
    context.fillRect(random() * width, random() * height, grain * 1.5, grain * 1.5)
  }
  context.globalAlpha = 1
  context.translate(width / 2, height / 2)
  context.scale(radius, radius)
  marks(context)
  return DAY
}
