import { Stage, secondsOf, shownHour, twoDigits, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { fieldOf, type Hole, holeOf, hourHoleOf, JUMP, SETTLED, snapAt } from './model'

export { notes } from './notes'

const board = new URL('./board.webp', import.meta.url).href
const ivory = new URL('./ivory.webp', import.meta.url).href
const dark = new URL('./dark.webp', import.meta.url).href
const orange = new URL('./orange.webp', import.meta.url).href
const lime = new URL('./lime.webp', import.meta.url).href
const brass = new URL('./brass.webp', import.meta.url).href
const PIN = 'ft-25-06-29 pin'

export const images = [board, ivory, dark, orange, lime, brass]
export const fonts = [{ family: PIN, source: new URL('./pin.woff2', import.meta.url).href, weight: '700' }]

const INK = '#1d0d33'

type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }
type Image = CanvasFrame['image']

interface Rubber {
  readonly dark: string
  readonly colour: string
  readonly light: string
  /** How thick, in steps. */
  readonly thick: number
  /** Half the breadth of what it goes round, at the middle and at its pin, in steps. */
  readonly round: readonly [number, number]
}
const HOUR: Rubber = { dark: '#b02a05', colour: '#ff5a1c', light: '#ffa577', thick: 0.42, round: [0.6, 0.42] }
const MINUTE: Rubber = {
  dark: '#4f8a00',
  colour: '#a6ec1f',
  light: '#e2ff9a',
  thick: 0.27,
  round: [0.28, 0.2],
}
const SECOND: Rubber = {
  dark: '#b9b4c9',
  colour: '#ffffff',
  light: '#ffffff',
  thick: 0.085,
  round: [0.16, 0.14],
}

const boardOf = ({ width, height }: Size) => {
  const field = fieldOf(width, height)
  const { step } = field
  // Where hours are farther from the edge there is room for larger knobs.
  const room = (half: number) => half - Math.round(half * 0.6)
  const knob = Math.min(room(field.across / 2), room(field.down / 2)) > 2 ? 1.14 : 1
  const spot = ([x, y]: Hole): Hole => [width / 2 + x * step, height / 2 + y * step]
  return { ...field, knob, spot }
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
  const [a, b] = [spot(from), spot(to)]
  const [ra, rb] = [rubber.round[0] * step, rubber.round[1] * step]
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
    draw(
      off * 0.8,
      off,
      width + step * 0.06 * spread * (0.6 + height),
      `rgba(38,12,84,${alpha * (rubber.thick < 0.1 ? 0.55 : 1)})`,
    )
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

interface Head {
  readonly picture: string
  readonly radius: number
  readonly text?: string
  readonly colour?: string
}

function drawHead(
  context: Context,
  image: Image,
  { step, spot }: ReturnType<typeof boardOf>,
  hole: Hole,
  { picture, radius, text, colour = INK }: Head,
) {
  const [x, y] = spot(hole)
  const side = radius * step * 2.1
  context.imageSmoothingQuality = 'high'
  context.drawImage(image(picture), x - side / 2, y - side / 2, side, side)
  if (!text) return
  const two = text.length > 1
  context.font = `700 ${radius * step * (two ? 1.28 : 1.44)}px "${PIN}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(text, x, y + radius * step * (two ? 0.445 : 0.5))
}

const REST = { way: 0, pull: 0, swing: 0 }

/** On its way a band is drawn out over the pins. */
const between = (from: Hole, to: Hole, { way, pull }: typeof REST): Hole => {
  const grow = 1 + pull * 0.05
  return [(from[0] + (to[0] - from[0]) * way) * grow, (from[1] + (to[1] - from[1]) * way) * grow]
}

/** How large the heads of pins are, in steps: those on which a band is hooked are knobs. */
const FIVE = 0.5
const ONE = 0.23
const TWELVE = 0.66
const HOUR_KNOB = 0.9
const MINUTE_KNOB = 0.98

/** The pin of a minute that is not now: where the knob leaves no room, it is a small one. */
function drawPin(
  context: Context,
  image: Image,
  stage: ReturnType<typeof boardOf>,
  minute: number,
  now: number,
) {
  const hole = holeOf(minute, stage.across, stage.down)
  const away = Math.min((minute - now + 60) % 60, (now - minute + 60) % 60)
  if (away < 2) return
  const head = minute % 5 ? { radius: ONE } : { radius: FIVE, text: String(minute) }
  drawHead(context, image, stage, hole, { picture: ivory, ...head })
}

function drawHourPin(
  context: Context,
  image: Image,
  stage: ReturnType<typeof boardOf>,
  hour: number,
  hourCycle: CanvasFrame['hourCycle'],
  now: boolean,
) {
  const number = shownHour(hour, hourCycle)
  drawHead(
    context,
    image,
    stage,
    hourHoleOf(hour, stage.across, stage.down),
    now
      ? { picture: orange, radius: HOUR_KNOB * stage.knob, text: String(number) }
      : { picture: dark, radius: TWELVE, text: String(number), colour: '#e9dcff' },
  )
}

/** The hours that are not now: their heads stand over the bands, which pass below them. */
function drawHours({ context, image, time, hourCycle }: CanvasFrame, stage: ReturnType<typeof boardOf>) {
  const half = time.hour < 12 ? 0 : 12
  for (let hour = half; hour < half + 12; hour++)
    if (hour !== time.hour) drawHourPin(context, image, stage, hour, hourCycle, false)
}

/** What holds the bands, over all of them. */
function drawKnobs(
  { context, image, time, hourCycle }: CanvasFrame,
  stage: ReturnType<typeof boardOf>,
  shaded: boolean,
) {
  const hole = holeOf(time.minute, stage.across, stage.down)
  const hour = hourHoleOf(time.hour, stage.across, stage.down)
  if (shaded) {
    drawShadow(context, stage, hour, HOUR_KNOB * 0.9)
    drawShadow(context, stage, hole, MINUTE_KNOB * 0.9)
  }
  drawHead(context, image, stage, [0, 0], { picture: brass, radius: 0.46 })
  drawHourPin(context, image, stage, time.hour, hourCycle, true)
  drawHead(context, image, stage, hole, {
    picture: lime,
    radius: MINUTE_KNOB * stage.knob,
    text: twoDigits(time.minute),
  })
}

/** The sun comes in by a window of six panes, its edges soft. */
function drawSun(context: Context, { width, height }: Size) {
  const tall = width < height
  const [wide, high] = tall ? [width * 0.46, height * 0.24] : [width * 0.2, height * 0.4]
  context.save()
  context.transform(1, 0.24, -0.42, 1, width * (tall ? 0.42 : 0.36), height * (tall ? 0.03 : -0.06))
  // Holes stay dark.
  context.globalCompositeOperation = 'overlay'
  context.fillStyle = 'rgba(255,226,170,0.13)'
  const soft = Math.min(width, height) * 0.007
  for (let ring = 0; ring < 5; ring++)
    for (let pane = 0; pane < 6; pane++) {
      const columns = tall ? 2 : 3
      const [column, row] = [pane % columns, Math.floor(pane / columns)]
      const out = soft * (ring - 2)
      context.fillRect(column * wide * 1.1 - out, row * high * 1.08 - out, wide + out * 2, high + out * 2)
    }
  context.restore()
}

/** Board, pins, and the bands of hour and minute. These jump at the start of their minute. */
function drawBoard(frame: CanvasFrame) {
  const { context, width, height, time, motion, image, layer } = frame
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
    light.addColorStop(0, 'rgba(255,236,214,0.1)')
    light.addColorStop(0.42, 'rgba(120,60,200,0.06)')
    light.addColorStop(1, 'rgba(40,8,90,0.56)')
    ground.fillStyle = light
    ground.fillRect(0, 0, width, height)
    drawSun(ground, size)
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
  for (let minute = 0; minute < 60; minute++) drawPin(context, image, stage, minute, time.minute)
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
  drawHours(frame, stage)
  drawKnobs(frame, stage, true)
  if (motion === 'reduced') return untilMinute(time)
  return still ? (60 - JUMP - seconds) * 1000 : undefined
}

/**
 * The thin band of the seconds: it jumps from pin to pin and swings until it is still. It lies over the others, under
 * the heads. Each quarter of the board has a canvas of its own, which rests until the band comes round.
 */
function drawSecond(quarter: number, frame: CanvasFrame) {
  const { context, width, height, time, motion, image } = frame
  if (Math.floor(time.second / 15) !== quarter) return ((quarter * 15 - secondsOf(time) + 60) % 60) * 1000
  const size = { width, height }
  const stage = boardOf(size)
  const { across, down } = stage
  const seconds = time.millisecond / 1000
  const still = motion === 'reduced' || (seconds >= SETTLED && seconds < 1 - JUMP)
  const snap = still ? REST : snapAt(seconds)
  const to = between(holeOf(time.second, across, down), holeOf(time.second + 1, across, down), snap)
  drawBand(context, size, { from: [0, 0], to, swing: snap.swing * 0.8 }, SECOND, 0.95)
  drawHours(frame, stage)
  for (const minute of [time.second, (time.second + 1) % 60])
    drawPin(context, image, stage, minute, time.minute)
  drawKnobs(frame, stage, false)
  if (motion === 'reduced') return untilSecond(time)
  return still ? (1 - JUMP - seconds) * 1000 : undefined
}

/** A quarter of the board, clockwise from the top, with room for what hangs over its edges. */
const quarterOf =
  (quarter: number) =>
  ({ width, height }: Size) => {
    const over = boardOf({ width, height }).step * 1.3
    const [right, below] = [quarter < 2, quarter === 1 || quarter === 2]
    return {
      left: right ? width / 2 - over : 0,
      top: below ? height / 2 - over : 0,
      width: width / 2 + over,
      height: height / 2 + over,
    }
  }

const QUARTERS = [0, 1, 2, 3].map((quarter) => ({
  quarter,
  part: quarterOf(quarter),
  draw: (frame: CanvasFrame) => drawSecond(quarter, frame),
}))

/** A pegboard in the sun: rubber bands hooked on knobs are hour and minute, a thin one snaps on by the second. */
export default function Elastic() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.board}>
      <Canvas draw={drawBoard} beat={20} />
      {QUARTERS.map(({ quarter, part, draw }) => (
        <Canvas key={quarter} draw={draw} beat={20} part={part} />
      ))}
    </Stage>
  )
}
