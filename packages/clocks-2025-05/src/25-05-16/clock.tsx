import { Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  awayAt,
  frontOf,
  HIGH,
  hoursOf,
  isDark,
  LEAVE,
  PRESS,
  pressAt,
  type Spot,
  STEP,
  TEN,
  WAITS,
  waitsAt,
} from './model'
import {
  type Box,
  drawDoor,
  drawNumber,
  drawPlate,
  drawWindow,
  frontBox,
  lay,
  layBrick,
  PICTURE,
  type Picture,
  pointAt,
  shadowOf,
  type View,
  viewFor,
  waitsBeside,
} from './view'

const numbers = {
  family: 'ft-25-05-16 Numbers',
  source: new URL('./numbers.woff2', import.meta.url).href,
  weight: '400',
}

export { notes } from './notes'

const bricks = new URL('./bricks.webp', import.meta.url).href

export const images = [bricks]
export const fonts = [numbers]

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** How dark a brick's shadow is: studs are seen in it. */
const SHADE = 0.7

const hourPicture = (hour: number) => (hour < 12 ? PICTURE.yellow : PICTURE.blue)

/** Every other floor of the house is white. */
const isWhite = (minute: number) => Math.floor(minute / TEN) % 2 === 1
const minutePicture = (minute: number) => (isWhite(minute) ? PICTURE.white : PICTURE.red)

interface Laid {
  readonly place: Spot
  readonly picture: Picture
  /** Paints its front. */
  readonly paint?: (context: CanvasRenderingContext2D, box: Box) => void
}

/** A brick of the hours, with its number. */
const hourBrick = ({ plan }: View, index: number, hour: number): Laid => ({
  place: plan.hours[index]!,
  picture: hourPicture(hour),
  paint(context, box) {
    context.fillStyle = hour < 12 ? '#5a1206' : '#ffffff'
    drawNumber(context, box, `"${numbers.family}"`, String(index + 1))
  },
})

/** A brick of the house, perhaps with a window. */
function minuteBrick({ plan }: View, index: number, hour: number): Laid {
  const front = frontOf(index)
  const draw = front === 'door' ? drawDoor : drawWindow
  return {
    place: plan.minutes[index]!,
    picture: minutePicture(index),
    ...(front && { paint: (context, box) => draw(context, box, isDark(hour)) }),
  }
}

/** The brick laid with this minute: the last of the minutes, or with the hour the last of the hours. */
const newestOf = (view: View, hour: number, minute: number): Laid =>
  minute ? minuteBrick(view, minute - 1, hour) : hourBrick(view, hoursOf(hour) - 1, hour)

/** How high over where it waits the loose brick of a minute begins, in studs: at the upper edge of the picture. */
function startOf(view: View, place: Spot) {
  const waiting = pointAt(view, { ...place, y: place.y + WAITS.y, z: place.z + WAITS.z })
  return Math.max(0, waiting.y / (view.unit * HIGH) - 3.5)
}

function drawGround(frame: CanvasFrame) {
  const { context, width, height, image } = frame
  drawPlate(context, viewFor(width, height), image(bricks), width, height)
  return Number.POSITIVE_INFINITY
}

const presses = ({ motion, time }: CanvasFrame) =>
  motion === 'full' && time.second === 0 && time.millisecond < PRESS * 1000

/** All that sits, but what is being pressed home. */
function drawBuild(frame: CanvasFrame) {
  const { context, width, height, ratio, time, image } = frame
  const sheet = image(bricks)
  const view = viewFor(width, height)
  const pressing = presses(frame)
  const laid: Laid[] = []
  const hours = hoursOf(time.hour) - (pressing && time.minute === 0 ? 1 : 0)
  for (let index = 0; index < hours; index++) laid.push(hourBrick(view, index, time.hour))
  const minutes = time.minute - (pressing && time.minute > 0 ? 1 : 0)
  for (let index = 0; index < minutes; index++) laid.push(minuteBrick(view, index, time.hour))
  // From the back to the front, and upwards.
  laid.sort((one, other) => other.place.z - one.place.z || one.place.y - other.place.y)
  context.imageSmoothingQuality = 'high'
  // All shadows in one, so that where two fall it is no darker than where one does.
  const shades = createOffscreen(width, height, ratio)
  const under = shades.canvas
  for (const { place } of laid) lay(shades, view, sheet, PICTURE.shade, shadowOf(place))
  context.globalAlpha = SHADE
  context.drawImage(under, 0, 0, under.width / ratio, under.height / ratio)
  context.globalAlpha = 1
  for (const { place, picture, paint } of laid) layBrick(context, view, sheet, picture, place, 0, paint)
  return pressing ? PRESS * 1000 - time.millisecond : untilMinute(time)
}

/** After dark the windows again, over the dusk, and their light round them. */
function drawGlow(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  if (!isDark(time.hour)) return untilMinute(time)
  const view = viewFor(width, height)
  for (let index = 0; index < time.minute; index++) {
    const { place, paint } = minuteBrick(view, index, time.hour)
    if (!paint) continue
    const box = frontBox(view, place)
    const [x, y, far] = [box.left + box.width / 2, box.top + box.height / 2, box.width * 0.95]
    const glow = context.createRadialGradient(x, y, 0, x, y, far)
    glow.addColorStop(0, 'rgb(255 190 80 / 0.5)')
    glow.addColorStop(1, 'rgb(255 170 60 / 0)')
    context.fillStyle = glow
    context.fillRect(x - far, y - far, far * 2, far * 2)
    paint(context, box)
  }
  return untilMinute(time)
}

/** Where the loose brick is. */
function looseAt(frame: CanvasFrame): Spot {
  const { width, height, time, motion } = frame
  const view = viewFor(width, height)
  const place = view.plan.minutes[time.minute]!
  const seconds = time.second + (motion === 'reduced' ? 0.999 : time.millisecond / 1000)
  const waits = waitsAt(seconds)
  return {
    x: place.x + waitsBeside(view, place) * waits,
    y: place.y + (WAITS.y + awayAt(seconds) * startOf(view, place)) * waits,
    z: place.z + WAITS.z * waits,
  }
}

/** It tilts one way and the other, as one held by a corner. */
const tiltsLeft = ({ time }: CanvasFrame) => time.second % 2 === 0

/** The shadow of the loose brick on the plate: what is built stands before it. */
function drawLooseShade(frame: CanvasFrame) {
  const { context, width, height, image } = frame
  const picture = tiltsLeft(frame) ? PICTURE.leftShade : PICTURE.rightShade
  context.globalAlpha = SHADE * 0.8
  lay(context, viewFor(width, height), image(bricks), picture, shadowOf(looseAt(frame)))
  return restOf(frame)
}

/** The brick that is being pressed home, and the loose one on its way to the next place. */
function drawLoose(frame: CanvasFrame) {
  const { context, width, height, time, image } = frame
  const sheet = image(bricks)
  const view = viewFor(width, height)
  context.imageSmoothingQuality = 'high'
  if (presses(frame)) {
    const { place, picture, paint } = newestOf(view, time.hour, time.minute)
    layBrick(context, view, sheet, picture, place, pressAt(time.millisecond / 1000), paint)
  }
  const [left, right] = isWhite(time.minute)
    ? [PICTURE.whiteLeft, PICTURE.whiteRight]
    : [PICTURE.redLeft, PICTURE.redRight]
  lay(context, view, sheet, tiltsLeft(frame) ? left : right, looseAt(frame))
  return restOf(frame)
}

/** A step at each second, and at the minute's end the way over the place. */
function restOf({ motion, time }: CanvasFrame) {
  if (motion !== 'full') return untilSecond(time)
  if (time.millisecond < STEP * 1000) return undefined
  if (time.second < 59) return untilSecond(time)
  return Math.max(1, (LEAVE - 59) * 1000 - time.millisecond)
}

/** What the loose brick comes by in a minute, and the place of the one before. */
function loosePart(size: Size, hour: number, minute: number) {
  const view = viewFor(size.width, size.height)
  const place = view.plan.minutes[minute]!
  const { x, y, z } = place
  const beside = { x: x + waitsBeside(view, place), y: y + WAITS.y, z: z + WAITS.z }
  const way: Spot[] = [
    place,
    beside,
    { ...beside, y: beside.y + startOf(view, place) },
    newestOf(view, hour, minute).place,
  ]
  const points = [...way, ...way.map(shadowOf)].map((spot) => pointAt(view, spot))
  const reach = view.unit * 3
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - reach)
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - reach)
  return {
    left,
    top,
    width: Math.min(size.width, Math.max(...points.map(({ x }) => x)) + reach) - left,
    height: Math.min(size.height, Math.max(...points.map(({ y }) => y)) + reach) - top,
  }
}

/** A house that grows by a brick a minute and a floor every ten, and numbered bricks for the hours. */
export default function Bricks() {
  const { hour, minute } = useClockTime('minute')
  const part = (size: Size) => loosePart(size, hour, minute)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.plate}>
      <Canvas draw={drawGround} beat="minute" />
      <Canvas key={`shade ${hour * 60 + minute}`} draw={drawLooseShade} beat={30} part={part} />
      <Canvas draw={drawBuild} beat={30} />
      <Canvas key={hour * 60 + minute} draw={drawLoose} beat={30} part={part} />
      <div className={isDark(hour) ? styles.dusk : styles.lamp} />
      <Canvas draw={drawGlow} beat="minute" />
    </Stage>
  )
}
