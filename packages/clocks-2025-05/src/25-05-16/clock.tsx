import { Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { awayAt, hoursOf, LEAVE, type Place, PRESS, pressAt, SLANT, STEP, WAITS, waitsAt } from './model'
import {
  drawPlate,
  lay,
  layBrick,
  PICTURE,
  type Picture,
  pointAt,
  type View,
  viewFor,
  waitsBeside,
} from './view'

export { notes } from './notes'

const bricks = new URL('./bricks.webp', import.meta.url).href

export const images = [bricks]
export const fonts = []

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** How dark a brick's shadow is: studs are seen in it. */
const SHADE = 0.7

const hourPicture = (hour: number) => (hour < 12 ? PICTURE.yellow : PICTURE.blue)

/** The brick laid with this minute: the last of the minutes, or with the hour the last of the hours. */
function newestOf({ plan }: View, hour: number, minute: number) {
  return minute
    ? { place: plan.minutes[minute - 1]!, picture: PICTURE.red }
    : { place: plan.hours[hoursOf(hour) - 1]!, picture: hourPicture(hour) }
}

/** How far off the loose brick of a minute begins: at the right edge of the picture. */
function startOf(view: View, { width }: Size, place: Place) {
  return Math.max(0, (width - pointAt(view, place).x) / view.unit - 1.5 - waitsBeside(view, place))
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
  const { plan } = view
  const pressing = presses(frame)
  const laid: { place: Place; picture: Picture }[] = []
  const hours = hoursOf(time.hour) - (pressing && time.minute === 0 ? 1 : 0)
  for (let index = 0; index < hours; index++)
    laid.push({ place: plan.hours[index]!, picture: hourPicture(time.hour) })
  const minutes = time.minute - (pressing && time.minute > 0 ? 1 : 0)
  for (let index = 0; index < minutes; index++)
    laid.push({ place: plan.minutes[index]!, picture: PICTURE.red })
  context.imageSmoothingQuality = 'high'
  // All shadows in one, so that where two fall it is no darker than where one does.
  const under = document.createElement('canvas')
  under.width = Math.ceil(width * ratio)
  under.height = Math.ceil(height * ratio)
  const shades = under.getContext('2d')!
  shades.scale(ratio, ratio)
  for (const { place } of laid) lay(shades, view, sheet, PICTURE.shade, place)
  context.globalAlpha = SHADE
  context.drawImage(under, 0, 0, under.width / ratio, under.height / ratio)
  context.globalAlpha = 1
  for (const { place, picture } of laid) layBrick(context, view, sheet, picture, place)
  return pressing ? PRESS * 1000 - time.millisecond : untilMinute(time)
}

/** The brick that is being pressed home, and the loose one on its way to the next place. */
function drawLoose(frame: CanvasFrame) {
  const { context, width, height, time, motion, image } = frame
  const sheet = image(bricks)
  const view = viewFor(width, height)
  context.imageSmoothingQuality = 'high'
  if (presses(frame)) {
    const { place, picture } = newestOf(view, time.hour, time.minute)
    lay(context, view, sheet, PICTURE.shade, place)
    layBrick(context, view, sheet, picture, place, pressAt(time.millisecond / 1000))
  }
  const place = view.plan.minutes[time.minute]!
  const seconds = time.second + (motion === 'reduced' ? 0.999 : time.millisecond / 1000)
  const waits = waitsAt(seconds)
  const at = {
    x: place.x + (awayAt(seconds) * startOf(view, frame, place) + waitsBeside(view, place)) * waits,
    z: place.z + WAITS.z * waits,
  }
  const high = WAITS.y * waits
  // It tilts one way and the other, as one held by a corner.
  const left = time.second % 2 === 0
  context.globalAlpha = SHADE * 0.8
  lay(context, view, sheet, left ? PICTURE.leftShade : PICTURE.rightShade, {
    x: at.x + SLANT.x * high,
    z: at.z + SLANT.z * high,
  })
  context.globalAlpha = 1
  lay(context, view, sheet, left ? PICTURE.looseLeft : PICTURE.looseRight, at, high)
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
  const way = [
    place,
    { x: place.x + startOf(view, size, place) + WAITS.x + SLANT.x * WAITS.y, z: place.z + WAITS.z },
    { x: place.x + WAITS.x, z: place.z + WAITS.z + SLANT.z * WAITS.y },
    newestOf(view, hour, minute).place,
  ]
  const points = way.map((place) => pointAt(view, place))
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

/** Bricks pressed on to a plate, one a minute, seen from near enough to read what is on their studs. */
export default function Bricks() {
  const { hour, minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.plate}>
      <Canvas draw={drawGround} beat="minute" />
      <Canvas draw={drawBuild} beat={30} />
      <Canvas
        key={hour * 60 + minute}
        draw={drawLoose}
        beat={30}
        part={(size) => loosePart(size, hour, minute)}
      />
      <div className={styles.lamp} />
    </Stage>
  )
}
