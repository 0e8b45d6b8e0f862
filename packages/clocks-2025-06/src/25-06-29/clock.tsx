import { type ClockNotes, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { fieldOf, type Hole, holeOf, hourHoleOf, JUMP, SETTLED, snapAt } from './model'

const board = new URL('./board.webp', import.meta.url).href
const ivory = new URL('./ivory.webp', import.meta.url).href
const dark = new URL('./dark.webp', import.meta.url).href
const brass = new URL('./brass.webp', import.meta.url).href
const PIN = 'ft-25-06-29 pin'

export const images = [board, ivory, dark, brass]
export const fonts = [{ family: PIN, source: new URL('./pin.woff2', import.meta.url).href, weight: '700' }]
export const notes: ClockNotes = {
  reading:
    'The thick orange rubber band is hooked on the hour, a dark pin; the green one on the minute, at the edge, where every fifth pin has its number.',
  credits: [
    {
      title: 'A room with a window, which the pins reflect (interior.exr)',
      creator: 'Greg Zaal, HDRI Haven',
      source: 'blender-data 3.4.1 (Debian), datafiles/studiolights/world',
      licence: 'CC0-1.0',
      changes: 'lights a board and pins of our own, and is reflected in them',
      files: ['board.webp', 'ivory.webp', 'dark.webp', 'brass.webp'],
    },
    {
      title: 'Barlow Semi Condensed Bold',
      creator: 'Jeremy Tribby',
      source: '@fontsource/barlow-semi-condensed 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to the figures, renamed',
      files: ['pin.woff2'],
    },
  ],
}

type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }
type Image = CanvasFrame['image']

interface Rubber {
  readonly dark: string
  readonly colour: string
  readonly light: string
  /** How thick, in steps. */
  readonly thick: number
}
const HOUR: Rubber = { dark: '#b02a05', colour: '#ff5a1c', light: '#ffa577', thick: 0.34 }
const MINUTE: Rubber = { dark: '#4f8a00', colour: '#a6ec1f', light: '#e2ff9a', thick: 0.2 }
const SECOND: Rubber = { dark: '#b9b4c9', colour: '#ffffff', light: '#ffffff', thick: 0.075 }

/** Halves of the breadth of what a band goes round, in steps. */
const HUB = 0.3
const SHAFT = 0.17

const boardOf = ({ width, height }: Size) => {
  const field = fieldOf(width, height)
  const { step } = field
  const spot = ([x, y]: Hole): Hole => [width / 2 + x * step, height / 2 + y * step]
  /** Heads are nearer to us than their holes: farther from the middle. */
  const head = ([x, y]: Hole): Hole => spot([x * 1.022, y * 1.022])
  return { ...field, spot, head }
}

/** A band round two pins, its middle swung to the side. */
function loop(context: Context, [ax, ay]: Hole, ra: number, [bx, by]: Hole, rb: number, swing: number) {
  const turn = Math.atan2(by - ay, bx - ax)
  const slant = Math.acos((ra - rb) / Math.hypot(bx - ax, by - ay))
  const [nx, ny] = [-Math.sin(turn) * swing, Math.cos(turn) * swing]
  const at = (x: number, y: number, radius: number, angle: number) =>
    [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  const bow = (from: readonly [number, number], to: readonly [number, number]) =>
    context.quadraticCurveTo((from[0] + to[0]) / 2 + nx, (from[1] + to[1]) / 2 + ny, ...to)
  const [a1, b1] = [at(ax, ay, ra, turn + slant), at(bx, by, rb, turn + slant)]
  const [a2, b2] = [at(ax, ay, ra, turn - slant), at(bx, by, rb, turn - slant)]
  context.beginPath()
  context.moveTo(...a1)
  bow(a1, b1)
  context.arc(bx, by, rb, turn + slant, turn - slant, true)
  bow(b2, a2)
  context.arc(ax, ay, ra, turn - slant, turn + slant, true)
  context.closePath()
}

interface Stretch {
  readonly from: Hole
  readonly to: Hole
  readonly swing: number
}

function drawBand(
  context: Context,
  size: Size,
  { from, to, swing }: Stretch,
  rubber: Rubber,
  height: number,
) {
  const { step, spot } = boardOf(size)
  const lifted = ([x, y]: Hole): Hole => spot([x * (1 + height * 0.02), y * (1 + height * 0.02)])
  const [a, b] = [lifted(from), lifted(to)]
  const [ra, rb] = [(HUB + rubber.thick / 2) * step, (SHAFT + rubber.thick / 2) * step]
  const width = rubber.thick * step
  const draw = (dx: number, dy: number, thick: number, style: string) => {
    context.save()
    context.translate(dx, dy)
    loop(context, a, ra, b, rb, swing * step)
    context.lineWidth = thick
    context.strokeStyle = style
    context.stroke()
    context.restore()
  }
  const off = step * (0.2 + height * 0.2)
  for (const [spread, alpha] of [
    [2.6, 0.07],
    [1.9, 0.09],
    [1.3, 0.13],
    [0.8, 0.16],
  ] as const)
    draw(off * 0.8, off, width + step * 0.06 * spread * (0.6 + height), `rgba(38,12,84,${alpha})`)
  draw(0, 0, width, rubber.dark)
  draw(-width * 0.07, -width * 0.09, width * 0.78, rubber.colour)
  draw(-width * 0.17, -width * 0.22, width * 0.2, rubber.light)
}

function drawShadow(
  context: Context,
  { step, spot }: ReturnType<typeof boardOf>,
  hole: Hole,
  radius: number,
) {
  const [x, y] = spot(hole)
  const [cx, cy] = [x + step * 0.3, y + step * 0.38]
  const reach = radius * step * 1.45
  const shade = context.createRadialGradient(cx, cy, reach * 0.35, cx, cy, reach)
  shade.addColorStop(0, 'rgba(34,10,78,0.5)')
  shade.addColorStop(1, 'rgba(34,10,78,0)')
  context.fillStyle = shade
  context.fillRect(cx - reach, cy - reach, reach * 2, reach * 2)
}

function drawHead(
  context: Context,
  { step, spot, head }: ReturnType<typeof boardOf>,
  picture: CanvasImageSource,
  hole: Hole,
  radius: number,
  text?: { readonly words: string; readonly colour: string },
) {
  const [from, to] = [spot(hole), head(hole)]
  context.lineCap = 'round'
  context.lineWidth = SHAFT * 1.5 * step
  context.strokeStyle = '#3d2a4f'
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
  const side = radius * step * 2.1
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, to[0] - side / 2, to[1] - side / 2, side, side)
  if (!text) return
  context.font = `700 ${radius * step * (text.words.length > 1 ? 1.24 : 1.4)}px "${PIN}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = text.colour
  context.fillText(text.words, to[0], to[1] + radius * step * (text.words.length > 1 ? 0.43 : 0.49))
}

const REST = { way: 0, pull: 0, swing: 0 }

/** On its way a band is drawn out over the pins. */
const between = (from: Hole, to: Hole, { way, pull }: typeof REST): Hole => {
  const grow = 1 + pull * 0.05
  return [(from[0] + (to[0] - from[0]) * way) * grow, (from[1] + (to[1] - from[1]) * way) * grow]
}

const FIVE = 0.54
const ONE = 0.22
const TWELVE = 0.7

function drawPin(context: Context, image: Image, stage: ReturnType<typeof boardOf>, minute: number) {
  const hole = holeOf(minute, stage.across, stage.down)
  if (minute % 5) drawHead(context, stage, image(brass), hole, ONE)
  else drawHead(context, stage, image(ivory), hole, FIVE, { words: String(minute), colour: '#241338' })
}

/** Board, pins, and the bands of hour and minute. These jump at the start of their minute. */
function drawBoard({ context, width, height, time, hourCycle, motion, image, layer }: CanvasFrame) {
  const size = { width, height }
  const stage = boardOf(size)
  const { across, down, step } = stage
  layer('board', 'same', (ground) => {
    const pattern = ground.createPattern(image(board), 'repeat')
    if (pattern) {
      ground.save()
      // Holes are in the middle of the picture's thirds.
      ground.translate(width / 2 - step / 2 - step * 30, height / 2 - step / 2 - step * 30)
      ground.scale(step / 80, step / 80)
      ground.fillStyle = pattern
      ground.fillRect(0, 0, 80 * 62, 80 * 62)
      ground.restore()
    }
    const light = ground.createRadialGradient(
      width * 0.26,
      height * 0.2,
      0,
      width * 0.4,
      height * 0.4,
      Math.hypot(width, height) * 0.72,
    )
    light.addColorStop(0, 'rgba(255,236,214,0.34)')
    light.addColorStop(0.42, 'rgba(255,220,230,0.04)')
    light.addColorStop(1, 'rgba(40,8,90,0.5)')
    ground.fillStyle = light
    ground.fillRect(0, 0, width, height)
    for (let minute = 0; minute < 60; minute++)
      drawShadow(ground, stage, holeOf(minute, across, down), minute % 5 ? ONE * 1.3 : FIVE)
    for (let hour = 1; hour <= 12; hour++) drawShadow(ground, stage, hourHoleOf(hour, across, down), TWELVE)
    drawShadow(ground, stage, [0, 0], 0.5)
  })
  // It swings in the first second of its minute, and jumps at the end of the last.
  const seconds = secondsOf(time)
  const still = motion === 'reduced' || (seconds >= SETTLED && seconds < 60 - JUMP)
  const snap = still ? REST : snapAt(time.millisecond / 1000)
  const leaves = snap.way > 0
  const hourNow = hourHoleOf(time.hour, across, down)
  const hourJumps = leaves ? time.minute === 59 : time.minute === 0
  const hourNext = hourJumps && leaves ? hourHoleOf(time.hour + 1, across, down) : hourNow
  drawBand(
    context,
    size,
    {
      from: [0, 0],
      to: between(hourNow, hourNext, hourJumps ? snap : REST),
      swing: hourJumps ? snap.swing * 0.6 : 0,
    },
    HOUR,
    0.35,
  )
  drawBand(
    context,
    size,
    {
      from: [0, 0],
      to: between(holeOf(time.minute, across, down), holeOf(time.minute + 1, across, down), snap),
      swing: snap.swing * 0.7,
    },
    MINUTE,
    0.65,
  )
  for (let minute = 0; minute < 60; minute++) drawPin(context, image, stage, minute)
  for (let hour = 1; hour <= 12; hour++) {
    const here = hour % 12 === time.hour % 12
    const number = hourCycle === 12 ? hour : time.hour < 12 ? hour % 12 : (hour % 12) + 12
    drawHead(context, stage, image(dark), hourHoleOf(hour, across, down), TWELVE, {
      words: String(number),
      colour: here ? '#ff7a3c' : '#e9dcff',
    })
  }
  drawHead(context, stage, image(brass), [0, 0], 0.42)
  if (motion === 'reduced') return untilMinute(time)
  return still ? (60 - JUMP - seconds) * 1000 : undefined
}

/** The thin band of the seconds: it jumps from pin to pin and swings until it is still. It lies over the others, under the heads. */
function drawSecond({ context, width, height, time, motion, hourCycle, image }: CanvasFrame) {
  const size = { width, height }
  const stage = boardOf(size)
  const { across, down } = stage
  const seconds = time.millisecond / 1000
  const still = motion === 'reduced' || (seconds >= SETTLED && seconds < 1 - JUMP)
  const snap = still ? REST : snapAt(seconds)
  const to = between(holeOf(time.second, across, down), holeOf(time.second + 1, across, down), snap)
  drawBand(context, size, { from: [0, 0], to, swing: snap.swing * 0.8 }, SECOND, 0.95)
  for (const minute of [time.second, (time.second + 1) % 60]) drawPin(context, image, stage, minute)
  for (let hour = 1; hour <= 12; hour++) {
    const hole = hourHoleOf(hour, across, down)
    // Only those that it may lie under.
    const turn = Math.abs(Math.atan2(hole[1] * to[0] - hole[0] * to[1], hole[0] * to[0] + hole[1] * to[1]))
    if (turn > 0.5) continue
    const here = hour % 12 === time.hour % 12
    const number = hourCycle === 12 ? hour : time.hour < 12 ? hour % 12 : (hour % 12) + 12
    drawHead(context, stage, image(dark), hole, TWELVE, {
      words: String(number),
      colour: here ? '#ff7a3c' : '#e9dcff',
    })
  }
  drawHead(context, stage, image(brass), [0, 0], 0.42)
  if (motion === 'reduced') return untilSecond(time)
  return still ? (1 - JUMP - seconds) * 1000 : undefined
}

/** A pegboard, seen from above: rubber bands hooked on numbered pins are hour and minute, a thin one snaps on by the second. */
export default function Elastic() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.board}>
      <Canvas draw={drawBoard} beat={20} />
      <Canvas draw={drawSecond} beat={24} />
    </Stage>
  )
}
