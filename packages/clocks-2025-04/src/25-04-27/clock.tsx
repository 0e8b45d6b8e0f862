import { laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { lightOf } from './light'
import { type Box, openAt, STOP_MS, THROW_MS, thrown, wallAt, windowsOf } from './model'
import { paintRoom } from './room'
import { paintWindow, type View } from './window'

export { notes } from './notes'

const day = new URL('./day.webp', import.meta.url).href
const night = new URL('./night.webp', import.meta.url).href
const plaster = new URL('./wall.webp', import.meta.url).href

export const images = [day, night, plaster]
export const fonts = []

const viewOf = ({ image, width, height, time }: CanvasFrame): View => ({
  wall: wallAt(width, height),
  width,
  day: image(day),
  night: image(night),
  light: lightOf(time.hour, time.minute),
})

/** The time that shutters are thrown for: when it strikes, they are at their stop, and knock. */
const ahead = ({ time, motion }: CanvasFrame) => (motion === 'reduced' ? time : laterBy(time, STOP_MS))

/** The wall, the floor, and the light that the open windows throw on both. */
function room(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle, image } = frame
  const view = viewOf(frame)
  const open = openAt(time.hour, time.minute, hourCycle).flatMap((digit, which) =>
    windowsOf(view.wall.digits[which]!).filter((_, segment) => digit[segment] === '1'),
  )
  paintRoom(context, image(plaster), view, open, width, height)
}

/** A digit; those of its shutters that change are thrown to lie on the minute. */
function digitOf(which: number) {
  return (frame: CanvasFrame) => {
    const { context, hourCycle, motion } = frame
    const view = viewOf(frame)
    const next = ahead(frame)
    const before = laterBy(next, -60_000)
    const [is, was] = [next, before].map(({ hour, minute }) => openAt(hour, minute, hourCycle)[which]!)
    const sinceMs = next.second * 1000 + next.millisecond
    const moved = motion === 'reduced' ? 1 : thrown(sinceMs)
    for (const [segment, mouth] of windowsOf(view.wall.digits[which]!).entries()) {
      const [shut, from] = [is, was].map((open) => (open![segment] === '1' ? 0 : 1))
      paintWindow(context, view, mouth, from! + (shut! - from!) * moved)
    }
    return sinceMs < THROW_MS && motion !== 'reduced' ? undefined : untilMinute(next)
  }
}

/** The two small windows: at each second one is opened and the other closed. */
function paintSmall(frame: CanvasFrame) {
  const view = viewOf(frame)
  const next = ahead(frame)
  const moved = frame.motion === 'reduced' ? 1 : thrown(next.millisecond)
  for (const [which, mouth] of view.wall.small.entries())
    paintWindow(frame.context, view, mouth, next.second % 2 === which ? 1 - moved : moved)
  return next.millisecond < THROW_MS && frame.motion !== 'reduced' ? undefined : untilSecond(next)
}

/** What windows take of the stage, with their sills. */
const around = (boxes: readonly Box[], unit: number) => {
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)) - unit * 0.2)
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)) - unit * 0.2)
  return {
    left,
    top,
    width: Math.ceil(Math.max(...boxes.map(({ x, w }) => x + w)) + unit * 0.2) - left,
    height: Math.ceil(Math.max(...boxes.map(({ y, h }) => y + h)) + unit * 0.45) - top,
  }
}

type Size = Pick<CanvasFrame, 'width' | 'height'>
const DIGITS = [0, 1, 2, 3].map((which) => ({
  which,
  draw: digitOf(which),
  part: ({ width, height }: Size) => {
    const { unit, digits } = wallAt(width, height)
    return around([digits[which]!], unit)
  },
}))
const smallPart = ({ width, height }: Size) => {
  const { unit, small } = wallAt(width, height)
  return around(small, unit)
}

/** Seven-segment figures of a room’s windows, shuttered or open on the one valley behind them all. */
export default function SevenSegmentsOfElsewhere() {
  return (
    <Stage css={css} className={styles.room} images={images} fonts={fonts}>
      <Canvas draw={room} beat="minute" />
      {DIGITS.map(({ which, draw, part }) => (
        <Canvas key={which} draw={draw} beat={24} part={part} />
      ))}
      <Canvas draw={paintSmall} beat={24} part={smallPart} />
    </Stage>
  )
}
