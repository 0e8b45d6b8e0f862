import {
  type ClockTime,
  laterBy,
  Stage,
  secondsOf,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { memo } from 'react'
import styles, { css } from './clock.module.css'
import { countAt, flameAt, layoutOf, MOON, moonAt, STREAMERS, uncoveredAt } from './model'
import { CHALK, drawFlame, INK, ITALIC, paintMoon, paintSheet, paintSun, ROMAN } from './plate'

export { notes } from './notes'

const sun = new URL('./sun.webp', import.meta.url).href
const tooth = new URL('./tooth.webp', import.meta.url).href

export const images = [sun, tooth]
export const fonts = [
  { family: ROMAN, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: ITALIC, source: new URL('./italic.woff2', import.meta.url).href, weight: '400' },
]

const TURN = 2 * Math.PI

/** Seconds of an hour that has begun. */
const secondsOfHour = (time: ClockTime) => time.minute * 60 + secondsOf(time)

/** The sheet changes as the hour ends; on it the sun, which never does. */
function sheet({ context, width, height, time, motion, hourCycle, image, layer }: CanvasFrame) {
  const layout = layoutOf(width, height)
  const { x, y, radius } = layout
  const paint = (on: CanvasRenderingContext2D, hour: number) =>
    paintSheet(on, image(tooth), layout, width, height, hour, hourCycle)
  const sheetOf = ({ hour }: ClockTime) =>
    layer(`sheet ${hour % 2}`, `${hour} ${hourCycle}`, (over) => paint(over, hour))
  const uncovered = motion === 'reduced' ? 0 : uncoveredAt(secondsOfHour(time))
  if (uncovered === 0) paint(context, time.hour)
  else {
    sheetOf(time)
    const next = laterBy(time, 60_000)
    context.save()
    context.beginPath()
    if (countAt(next.hour) > 1) {
      context.arc(x, y, radius + uncovered * Math.hypot(width, height) * 0.5, 0, TURN)
    } else {
      // Eleven streamers are wiped off, one after another.
      const from = (1.5 / STREAMERS - 0.25) * TURN
      context.moveTo(x, y)
      context.arc(x, y, width + height, from, from + uncovered * TURN)
    }
    context.clip()
    sheetOf(next)
    context.restore()
  }
  context.fillStyle = PROMINENCE
  context.beginPath()
  context.arc(x, y, radius * 1.013, 0, TURN)
  context.fill()
  paintSun(context, image(sun), layout)
  return untilLastSecond(time)
}

/** The hour ends with its last second: what changes then may rest before it. */
const untilLastSecond = (time: ClockTime) => {
  const seconds = secondsOfHour(time)
  return seconds < 3599 ? 1000 * (3599 - seconds) : undefined
}

const PROMINENCE = '#c4213b'
/** The limb in twelve, so that only the piece on which a prominence moves is painted. */
const PIECES = 12
const SECONDS = 60 / PIECES
const pieceAt = ({ second }: ClockTime) => Math.floor(second / SECONDS)

/** How high a prominence stays after its second, in radii of the sun. */
const lowOf = (one: number) => (one % 5 ? 0.022 + 0.034 * ((one * 0.618) % 1) : 0.085)

/** Flames stand behind the sun. */
function behindSun({ context, width, height }: CanvasFrame) {
  const layout = layoutOf(width, height)
  context.beginPath()
  context.rect(0, 0, width, height)
  context.arc(layout.x, layout.y, layout.radius, 0, TURN)
  context.clip('evenodd')
  context.fillStyle = PROMINENCE
  return layout
}

/** The prominences of the pieces that are full; those of the last minute sink as a new one begins. */
function settled(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const layout = behindSun(frame)
  const full = pieceAt(time) * SECONDS
  for (let one = 0; one < full; one++) drawFlame(context, layout, one, lowOf(one))
  const sunk = motion === 'reduced' || time.second > 0 ? 0 : 1 - time.millisecond / 400
  if (sunk <= 0) return 1000 * (full + SECONDS - secondsOf(time))
  for (let one = 1; one < 60; one++) drawFlame(context, layout, one, lowOf(one) * sunk)
  return undefined
}

/** The prominences of the piece that is filling. */
const filling = (piece: number) => (frame: CanvasFrame) => {
  const { context, time, motion } = frame
  const layout = behindSun(frame)
  if (pieceAt(time) !== piece) return untilSecond(time)
  const { second } = time
  const part = time.millisecond / 1000
  const moves = motion !== 'reduced'
  for (let one = piece * SECONDS; one < second; one++) drawFlame(context, layout, one, lowOf(one))
  drawFlame(context, layout, second, moves ? flameAt(part) : 0.2)
  // It leaps, and then it wavers as flames do.
  return moves && part > 0.3 ? WAVER_MS : undefined
}

/** A picture of a flame that wavers is good for so long. */
const WAVER_MS = 200

/** The highest prominence in radii of the sun, and how far it leans aside. */
const REACH = 0.34
const ASIDE = 0.09

/** The box of a piece of the limb, with room for what leans over its ends. */
const pieceOf =
  (piece: number) =>
  ({ width, height }: { readonly width: number; readonly height: number }) => {
    const { x, y, radius } = layoutOf(width, height)
    const corners = Array.from(
      { length: SECONDS },
      (_, index) => ((piece * SECONDS + index) / 60) * TURN,
    ).flatMap((angle) =>
      [0.97, 1 + REACH].flatMap((out) =>
        [-ASIDE, ASIDE].map(
          (aside) =>
            [
              x + radius * (out * Math.sin(angle) + aside * Math.cos(angle)),
              y - radius * (out * Math.cos(angle) - aside * Math.sin(angle)),
            ] as const,
        ),
      ),
    )
    const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  }

/** The box of all of the limb. */
function limb({ width, height }: { readonly width: number; readonly height: number }) {
  const { x, y, radius } = layoutOf(width, height)
  const reach = radius * (1 + REACH + ASIDE)
  return { left: x - reach, top: y - reach, width: reach * 2, height: reach * 2 }
}

const LIMB = Array.from({ length: PIECES }, (_, piece) => ({ draw: filling(piece), part: pieceOf(piece) }))

const Piece = memo(({ piece }: { readonly piece: number }) => <Canvas {...LIMB[piece]!} beat={30} />)

/** The piece that is filling; those before it are among the prominences that stand. */
function Filling() {
  const piece = pieceAt(useClockTime('second'))
  return <Piece key={piece} piece={piece} />
}

/** The band across the sheet that the moon goes along. */
function way({ width, height }: { readonly width: number; readonly height: number }) {
  const { y, radius } = layoutOf(width, height)
  const reach = radius * (MOON + 0.05)
  return { left: 0, top: y - reach, width, height: reach * 2 }
}

function moon({ context, width, height, time, motion, image }: CanvasFrame) {
  const { minute } = time
  const layout = layoutOf(width, height)
  const { x, y, radius, writing } = layout
  const seconds = secondsOfHour(time)
  // It creeps by less than a pixel a second, and only leaves within one.
  const away = moonAt(seconds < 3599 ? Math.floor(seconds) : seconds, motion !== 'reduced')
  const moonX = x + away * radius
  context.save()
  context.beginPath()
  context.rect(layout.left, layout.top, layout.width, layout.height)
  context.clip()
  // Beside the sun the moon is seen by what it hides: an astronomer dots it in, and counts the streamers behind.
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.arc(x, y, radius * 1.013, 0, TURN)
  context.clip('evenodd')
  context.beginPath()
  context.arc(moonX, y, radius * MOON, 0, TURN)
  context.globalAlpha = 0.1
  context.fillStyle = INK
  context.fill()
  context.globalAlpha = 0.75
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.8, radius * 0.005)
  context.setLineDash([radius * 0.03, radius * 0.022])
  context.stroke()
  context.restore()
  context.beginPath()
  context.arc(moonX, y, radius * MOON, 0, TURN)
  context.clip()
  context.beginPath()
  context.arc(x, y, radius * 1.004, 0, TURN)
  context.clip()
  paintMoon(context, image(tooth), layout)
  context.restore()

  // The observer's note at the moon's edge.
  const edge = Math.min(away, 0) + MOON
  const inside = minute >= 15
  const size = radius * (writing === 'none' ? 0.8 : 0.23)
  context.save()
  context.globalAlpha = away > 0 ? Math.max(0, 1 - away * 2) : 1
  context.font = `${size}px "${ROMAN}"`
  context.textAlign = inside ? 'right' : 'left'
  context.fillStyle = inside ? CHALK : '#2c0f0c'
  const noteX = x + radius * Math.min(0.91, Math.max(-0.9, edge + (inside ? -0.05 : 0.05)))
  context.fillText(
    String(minute),
    noteX,
    y + (writing === 'none' ? size * 0.35 : radius * 0.075 + size * 0.72),
  )
  context.restore()
  return seconds < 3599 ? untilSecond(time) : undefined
}

/** A chalk and lithograph plate of an eclipse that lasts an hour. */
export default function Eclipse() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={sheet} />
      <Canvas draw={settled} part={limb} beat={30} />
      <Filling />
      <Canvas draw={moon} part={way} />
    </Stage>
  )
}
