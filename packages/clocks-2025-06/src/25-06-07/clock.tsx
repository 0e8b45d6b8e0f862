import { createRandom, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { countLights, GRID, isGreen, type Light, layoutOf, type Pose, poseAt, STEP, stripeAt } from './model'

export { notes } from './notes'

const asphalt = new URL('./asphalt.webp', import.meta.url).href
const paint = new URL('./paint.webp', import.meta.url).href

export const images = [asphalt, paint]
export const fonts = [
  {
    family: 'ft-25-06-07 Road',
    source: new URL('./road.woff2', import.meta.url).href,
    weight: '900',
  },
]

const HAND =
  'M352 96c0-17.7-14.3-32-32-32s-32 14.3-32 32v208c0 8.8-7.2 16-16 16s-16-7.2-16-16V128c0-17.7-14.3-32-32-32s-32 14.3-32 32v272c0 1.5 0 3.1.1 4.6L131.6 347c-16-15.2-41.3-14.6-56.6 1.4s-14.6 41.3 1.4 56.6l112.4 107c43.1 41.1 100.4 64 160 64H368c97.2 0 176-78.8 176-176V192c0-17.7-14.3-32-32-32s-32 14.3-32 32v112c0 8.8-7.2 16-16 16s-16-7.2-16-16V128c0-17.7-14.3-32-32-32s-32 14.3-32 32v176c0 8.8-7.2 16-16 16s-16-7.2-16-16z'

/** Of the walking man, in the icon's own grid of 640: where his joints are and how long his limbs. */
const HIP = 350
const SHOULDER = 208
const THIGH = 118
const SHIN = 128
const ARM = 92

const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A limb of two bones as a line; it ends with the joint and the tip. */
function limb(y: number, length: readonly [number, number], angles: readonly [number, number]): string {
  const reach = ([fromX, fromY]: readonly [number, number], bone: number, angle: number) =>
    [
      fromX + bone * Math.sin((angle * Math.PI) / 180),
      fromY + bone * Math.cos((angle * Math.PI) / 180),
    ] as const
  const root = [316, y] as const
  const joint = reach(root, length[0], angles[0])
  return `M${point(root)}L${point(joint)}L${point(reach(joint, length[1], angles[1]))}`
}

/** All lines of a man: legs, and arms with the trunk. */
function linesOf({ legs, arms, low }: Pose) {
  const down = low * 640
  return {
    legs: legs.map((leg) => limb(HIP + down, [THIGH, SHIN], leg)).join(''),
    arms: arms.map((arm) => limb(SHOULDER + 6 + down, [ARM, ARM], arm)).join(''),
    trunk: `M314 ${(SHOULDER + 22 + down).toFixed(1)}L316 ${(HIP - 22 + down).toFixed(1)}`,
    head: (88 + down).toFixed(1),
  }
}

const RED = { core: '#ffb08c', light: '#ff4d1c', glow: '255 72 24' }
const GREEN = { core: '#d2ffe4', light: '#1fe07c', glow: '30 224 124' }

type Context = CanvasRenderingContext2D

/** Which lights of a lamp lie within a drawing on the icons' grid of 640. */
function lightsOf(context: Context, isIn: (x: number, y: number) => boolean, zoom: number): Light[] {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  const lights = Array.from({ length: GRID * GRID }, (_, index) => {
    const [column, row] = [index % GRID, Math.floor(index / GRID)]
    const at = (place: number) => 320 + ((place + 0.5) / GRID - 0.5) * 640 * zoom
    return { column, row, lit: isIn(at(column), at(row)) }
  })
  context.restore()
  return lights
}

function handLights(context: Context) {
  const hand = new Path2D(HAND)
  return lightsOf(context, (x, y) => context.isPointInPath(hand, x - 6, y), 1.06)
}

function manLights(context: Context) {
  const { legs, arms, trunk } = linesOf(poseAt(1, 1))
  const parts = [
    [trunk, 112],
    [arms, 58],
    [legs, 68],
  ] as const
  const paths = parts.map(([line, broad]) => [new Path2D(line), broad] as const)
  return lightsOf(
    context,
    (x, y) => {
      if (Math.hypot(x - 326, y - 88) < 72) return true
      context.lineCap = 'round'
      return paths.some(([path, broad]) => {
        context.lineWidth = broad
        return context.isPointInStroke(path, x, y)
      })
    },
    1.04,
  )
}

function paintLamp(
  context: Context,
  [left, top]: readonly [number, number],
  size: number,
  lights: readonly Light[],
  colour: typeof RED,
) {
  context.save()
  context.translate(left, top)
  context.fillStyle = '#030303'
  context.beginPath()
  context.roundRect(0, 0, size, size, size * 0.035)
  context.fill()
  context.clip()
  const shine = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size * 0.7)
  shine.addColorStop(0, `rgb(${colour.glow} / 0.2)`)
  shine.addColorStop(1, `rgb(${colour.glow} / 0.02)`)
  context.fillStyle = shine
  context.fillRect(0, 0, size, size)
  const step = size / (GRID + 1)
  const dots = (chosen: readonly Light[], radius: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    for (const { column, row } of chosen) {
      const [x, y] = [(column + 1) * step, (row + 1) * step]
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 7)
    }
    context.fill()
  }
  const lit = lights.filter((light) => light.lit)
  dots(
    lights.filter((light) => !light.lit),
    step * 0.3,
    'rgb(150 140 140 / 0.17)',
  )
  dots(lit, step * 0.95, `rgb(${colour.glow} / 0.3)`)
  dots(lit, step * 0.47, colour.light)
  dots(lit, step * 0.2, colour.core)
  // The hood keeps the sky off the lens.
  const hood = context.createLinearGradient(0, 0, 0, size * 0.2)
  hood.addColorStop(0, 'rgb(0 0 0 / 0.75)')
  hood.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = hood
  context.fillRect(0, 0, size, size * 0.2)
  context.restore()
}

/** A photograph of the road, in its perspective. */
function layRoad(
  context: Context,
  picture: HTMLImageElement,
  { width, height, far }: { readonly width: number; readonly height: number; readonly far: number },
) {
  const ratio = Math.max(width / 1280, (height - far) / 567)
  context.drawImage(picture, width / 2 - 640 * ratio, far, 1280 * ratio, height - far)
}

function drawStreet({ context, width, height, time, hourCycle, seed, image }: CanvasFrame) {
  const { far, vanishing, pitch, stripe, feet, head, upright } = layoutOf(width, height)
  const { glow } = isGreen(time.minute) ? GREEN : RED
  const least = Math.min(width, height)
  const deep = height - vanishing
  const middle = width / 2
  const xAt = (near: number, y: number) => middle + (near * (y - vanishing)) / deep
  // The other side of the street, out of focus.
  const night = context.createLinearGradient(0, 0, 0, far)
  night.addColorStop(0, '#090c18')
  night.addColorStop(1, '#1d2438')
  context.fillStyle = night
  context.fillRect(0, 0, width, far)
  const { between, pick } = createRandom(seed, 'night')
  for (let i = 0; i < 64; i++) {
    const near = between(0, 1)
    const radius = least * (0.008 + 0.026 * near)
    const [x, y] = [between(0, width), far - least * 0.02 - radius - between(0, 1) ** 2.4 * far * 0.62]
    const light = pick(['255 176 78', '255 206 140', '255 72 48', '126 178 255', '255 226 180'])
    const disc = context.createRadialGradient(x, y, radius * 0.7, x, y, radius * 1.12)
    const strength = between(0.1, 0.34) * (1.15 - near)
    disc.addColorStop(0, `rgb(${light} / ${strength.toFixed(3)})`)
    disc.addColorStop(0.6, `rgb(${light} / ${(strength * 1.25).toFixed(3)})`)
    disc.addColorStop(1, `rgb(${light} / 0)`)
    context.fillStyle = disc
    context.fillRect(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4)
  }
  const lay = (picture: string) => layRoad(context, image(picture), { width, height, far })
  lay(asphalt)
  // Kerb and gutter on the far side.
  context.fillStyle = '#05060a'
  context.fillRect(0, far - least * 0.004, width, least * 0.016)
  context.fillStyle = '#59616f'
  context.fillRect(0, far - least * 0.016, width, least * 0.016)
  const count = Math.ceil((middle * deep) / ((far - vanishing) * pitch)) + 1
  const stripes = Array.from({ length: 2 * count + 1 }, (_, index) => index - count)
  const outline = (near: number) => {
    const top = far + (height - far) * 0.07
    const [a, b] = [near - stripe / 2, near + stripe / 2]
    context.moveTo(xAt(a, top), top)
    context.lineTo(xAt(b, top), top)
    context.lineTo(xAt(b, height), height)
    context.lineTo(xAt(a, height), height)
    context.closePath()
  }
  context.save()
  context.beginPath()
  for (const place of stripes) outline(place * pitch)
  context.clip()
  lay(paint)
  context.restore()
  context.fillStyle = 'rgb(8 10 22 / 0.42)'
  context.beginPath()
  for (const place of stripes) if (place) outline(place * pitch)
  context.fill()
  // What is painted is left out of the white, and lies in the road's perspective.
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const size = stripe * (upright ? 0.74 : 0.7)
  context.font = `900 ${size}px "ft-25-06-07 Road"`
  const foot = height - pitch * 0.1
  const tall = (foot - feet - pitch * 0.08) / (size * 0.72)
  for (const place of stripes) {
    const near = place * pitch
    context.save()
    context.transform(1, 0, near / deep, 1, xAt(near, foot), foot)
    context.scale(0.94, tall)
    context.fillStyle = place ? '#1b1e2a' : '#0b0c12'
    context.fillText(String(stripeAt(time.hour, hourCycle, place)), 0, 0)
    context.restore()
  }
  // Its light on the wet road.
  context.save()
  context.beginPath()
  context.rect(0, far, width, height - far)
  context.clip()
  context.globalCompositeOperation = 'color-dodge'
  context.translate(middle, far)
  context.scale(head.width * 0.62, (height - far) * 0.95)
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  pool.addColorStop(0, `rgb(${glow} / 0.72)`)
  pool.addColorStop(0.4, `rgb(${glow} / 0.34)`)
  pool.addColorStop(1, `rgb(${glow} / 0)`)
  context.fillStyle = pool
  context.fillRect(-2, -1, 4, 3)
  context.restore()
  // The arm it hangs on.
  const tube = head.top * 0.42
  const steel = context.createLinearGradient(0, 0, 0, tube)
  steel.addColorStop(0, '#39404e')
  steel.addColorStop(0.35, '#8a93a3')
  steel.addColorStop(1, '#191c24')
  context.fillStyle = steel
  context.fillRect(0, head.top * 0.12, width, tube)
  return untilMinute(time)
}

const partOf = ({ width, height }: { width: number; height: number }) => {
  const { head } = layoutOf(width, height)
  return { left: head.left, top: 0, width: head.width, height: head.top + head.height + head.height * 0.03 }
}

/** In the last ten seconds of a minute the hand flashes. */
function drawHead({ width, height, time, layer }: CanvasFrame) {
  const { head, lamp, rim, upright } = layoutOf(width, height)
  const dim = time.second >= 50 && time.second % 2 === 1
  const green = isGreen(time.minute)
  layer('head', `${time.minute} ${dim}`, (under) => {
    const { left, top, width: wide, height: high } = head
    under.fillStyle = '#3a404c'
    for (const x of [left + wide * 0.28, left + wide * 0.72])
      under.fillRect(x - rim * 0.3, head.top * 0.3, rim * 0.6, head.top)
    const shell = under.createLinearGradient(left, top, left + wide * 0.3, top + high)
    shell.addColorStop(0, '#3b3e46')
    shell.addColorStop(0.25, '#1d1f24')
    shell.addColorStop(1, '#0b0c0f')
    under.fillStyle = shell
    under.beginPath()
    under.roundRect(left, top, wide, high, rim * 0.7)
    under.fill()
    under.strokeStyle = 'rgb(210 222 245 / 0.28)'
    under.lineWidth = Math.max(1, rim * 0.06)
    under.beginPath()
    under.roundRect(left + rim * 0.1, top + rim * 0.1, wide - rim * 0.2, high - rim * 0.2, rim * 0.62)
    under.stroke()
    const colour = green ? GREEN : RED
    const second: [number, number] = upright
      ? [left + rim, top + 2 * rim + lamp]
      : [left + 2 * rim + lamp, top + rim]
    const sign = green ? manLights(under) : handLights(under)
    paintLamp(
      under,
      [left + rim, top + rim],
      lamp,
      dim ? sign.map((light) => ({ ...light, lit: false })) : sign,
      colour,
    )
    paintLamp(under, second, lamp, countLights(time.minute), colour)
  })
  return untilSecond(time)
}

/** Where the man is, and a little more. */
const manPart = ({ width, height }: { width: number; height: number }) => {
  const { feet, man } = layoutOf(width, height)
  return { left: width / 2 - man / 2, top: feet - man, width: man, height: man * 1.03 }
}

/** How far a striding man's feet are apart, in the icon's grid. */
const SPREAD = 330

/** The man is left out of the white like the figures: bare wet road, in the road's perspective and within his stripe. */
function drawMan({ context, width, height, time, motion, image }: CanvasFrame) {
  const { far, vanishing, feet, man, stripe } = layoutOf(width, height)
  const part = motion === 'reduced' ? 1 : time.millisecond / 1000
  const { legs, arms, trunk, head } = linesOf(poseAt(time.second, part))
  const tall = man / 640
  const wide = Math.min(tall * 1.12, (stripe * (feet - vanishing)) / (height - vanishing) / SPREAD)
  /** From the icon's grid to the stage: what is farther up the road is narrower. */
  const narrowAt = (y: number) => (feet - (630 - y) * tall - vanishing) / (feet - vanishing)
  const place = (x: number, y: number) =>
    [width / 2 + (x - 316) * wide * narrowAt(y), feet - (630 - y) * tall] as const
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#000'
  context.fillStyle = '#000'
  for (const [line, broad, middle] of [
    [trunk, 112, 270],
    [arms, 58, 270],
    [legs, 68, 470],
  ] as const) {
    context.lineWidth = broad * wide * narrowAt(middle) * 1.12
    context.beginPath()
    for (const [, command, x, y] of line.matchAll(/([ML])(\S+) ([^ML]+)/g)) {
      const spot = place(Number(x), Number(y))
      if (command === 'M') context.moveTo(...spot)
      else context.lineTo(...spot)
    }
    context.stroke()
  }
  context.beginPath()
  context.ellipse(...place(322, Number(head)), 62 * wide * narrowAt(88), 60 * tall, 0, 0, 7)
  context.fill()
  context.globalCompositeOperation = 'source-in'
  layRoad(context, image(asphalt), { width, height, far })
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = 'rgb(7 8 14 / 0.62)'
  context.fillRect(0, far, width, height)
  context.globalCompositeOperation = 'source-over'
  return part < STEP ? undefined : untilSecond(time)
}

/**
 * A crossing on a wet night: every stripe is painted with its hour, and the man has come out of the lamp to walk on
 * this one; the lamps over him hold up everybody else, and count for how many minutes.
 */
export default function Crosswalk() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.street}>
      <Canvas draw={drawStreet} beat="minute" />
      <Canvas draw={drawMan} beat={20} part={manPart} />
      <Canvas draw={drawHead} beat="second" part={partOf} />
    </Stage>
  )
}
