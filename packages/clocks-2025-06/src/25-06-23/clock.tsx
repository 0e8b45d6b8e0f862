import {
  easeOut,
  Stage,
  twoDigits,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { FEED, GROUND } from './feed'
import { figureOf, placeAt, screenOf, stepFor, tipAt } from './model'

export { notes } from './notes'

const FACE = 'ft-25-06-23 Figures'
export const images = []
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '800' },
]

const INK = '#14121f'
const WHITE = '#fff6e6'
const ORANGE = '#f7661e'
const DEEP = '#ec5710'

/** The mark's waves and its dot, in its box of 24: what a trace shows of it. */
const RADII = [24, 19.2, 15.91, 11.245]
const DOT = 3.29

/** The screen with all that stands for a minute: the traces left on its walls, and the ruler. */
function drawScreen({ context, width, height, time, hourCycle }: CanvasFrame) {
  const screen = screenOf(width, height)
  const { upright, length, breadth, band, mark } = screen
  const odd = time.hour % 2 === 1
  context.fillStyle = ORANGE
  context.fillRect(0, 0, width, height)

  // The waves go out from the corner over the whole screen, as far apart as in the mark itself.
  const centre = upright ? ([band, odd ? 0 : height] as const) : ([odd ? width : 0, height - band] as const)
  context.strokeStyle = DEEP
  context.lineWidth = (4.8 / 24) * mark
  for (let wave = 0; wave < 16; wave++) {
    context.beginPath()
    context.arc(...centre, ((21.6 + 8.1 * wave) / 24) * mark, 0, Math.PI * 2)
    context.stroke()
  }

  // Each wall it has met this hour has kept its outline, the latest the clearest.
  context.strokeStyle = WHITE
  for (let minute = 0; minute <= time.minute; minute++) {
    const { long, across } = placeAt(time.hour, minute * 60)
    const along = long * (length - mark)
    const over = band + across * (breadth - band - mark)
    context.save()
    if (upright) context.translate(over, height - along - mark)
    else context.translate(along, height - over - mark)
    context.scale(mark / 24, mark / 24)
    if (odd) {
      context.translate(upright ? 0 : 24, upright ? 24 : 0)
      context.scale(upright ? 1 : -1, upright ? -1 : 1)
    }
    context.globalAlpha = 0.42 + 0.58 * 0.9 ** (time.minute - minute)
    context.lineWidth = Math.max(0.09, (0.8 * 24) / mark)
    context.beginPath()
    for (const radius of RADII) {
      context.moveTo(0, 24 - radius)
      context.arc(0, 24, radius, -Math.PI / 2, 0)
    }
    context.moveTo(DOT * 2, 24 - DOT)
    context.arc(DOT, 24 - DOT, DOT, 0, Math.PI * 2)
    context.stroke()
    context.restore()
  }

  /** A box that lies along the ruler, `from` and `to` counted along it and `low` and `high` from the screen's edge. */
  const box = (from: number, to: number, low: number, high: number) =>
    upright
      ? context.fillRect(low, height - to, high - low, to - from)
      : context.fillRect(from, height - high, to - from, high - low)
  const figure = (text: string, along: number, over: number, size: number) => {
    context.font = `800 ${size}px "${FACE}"`
    context.textAlign = 'center'
    const [x, y] = upright ? [over, height - along] : [along, height - over]
    context.fillText(text, x, y + size * 0.35)
  }

  context.fillStyle = INK
  box(0, length, 0, band)
  context.fillStyle = WHITE
  if (odd) box(length - mark, length, 0, band * 0.955)
  else box(0, mark, 0, band * 0.955)

  // Hour and minute have one size, that two figures of either have room for.
  const size = Math.min(band * (upright ? 0.56 : 0.98), mark * 0.72)
  const half = (upright ? 0.38 : 0.68) * size
  context.fillStyle = INK
  figure(
    String(figureOf(time.hour, hourCycle)),
    odd ? length - mark / 2 : mark / 2,
    band * (upright ? 0.45 : 0.42),
    size * (upright ? 1.1 : 1),
  )

  const room = length - mark
  const tick = (minute: number, share: number, thick: number) => {
    const at = tipAt(screen, time.hour, minute)
    box(at - thick / 2, at + thick / 2, band * (1 - share), band)
  }
  const small = Math.max(band * (upright ? 0.24 : 0.19), Math.min(13, band * 0.3))
  const pad = band * 0.1 + half
  const [low, high] = odd ? [pad, room - pad] : [mark + pad, length - pad]
  const now = tipAt(screen, time.hour, time.minute)
  const seat = Math.min(high, Math.max(low, now))
  const thick = Math.max(1, room / 400)
  const fine = room / 60 > 5 ? 1 : 5
  context.fillStyle = ORANGE
  for (let minute = 0; minute <= 60; minute += fine)
    if (minute % 60 && (!upright || Math.abs(tipAt(screen, time.hour, minute) - seat) > half))
      tick(minute, minute % 5 ? 0.08 : 0.14, thick)
  const step = stepFor(room, small * (upright ? 0.8 : 1.3))
  for (let minute = step; minute < 60; minute += step) {
    const at = tipAt(screen, time.hour, minute)
    const reach = small * (upright ? 0.4 : 0.7)
    if (Math.abs(at - seat) > half + reach && Math.abs(at - (odd ? 0 : length)) > reach)
      figure(String(minute), at, upright ? band * 0.53 : band * 0.5, small)
  }
  context.fillStyle = WHITE
  if (time.minute) box(now - thick * 2, now + thick * 2, band * (upright ? 0.87 : 0.82), band)
  figure(twoDigits(time.minute), seat, band * (upright ? 0.45 : 0.42), size)
}

/** How long it is squeezed by a wall, in seconds. */
const BOUNCE = 0.45

function Mark() {
  const { hour } = useClockTime('minute')
  const { motion } = useHostSettings()
  const screen = useRef<HTMLDivElement>(null)
  const mark = useRef<SVGSVGElement>(null)
  const size = useSize(screen)
  const laid = size && screenOf(size.width, size.height)
  useFrame((time) => {
    if (!mark.current || !size || !laid) return untilSecond(time)
    const still = motion === 'reduced'
    const seconds = time.minute * 60 + time.second + (still ? 0 : time.millisecond / 1000)
    const { long, across } = placeAt(time.hour, seconds)
    const along = long * (laid.length - laid.mark)
    const over = laid.band + across * (laid.breadth - laid.band - laid.mark)
    const [x, y] = laid.upright ? [over, along] : [along, over]
    const since = still ? 60 : seconds % 60
    const squeeze = since < BOUNCE ? 1 - 0.14 * Math.sin(Math.PI * easeOut(since / BOUNCE)) : 1
    // It is squeezed against the wall it has met: the far one on odd minutes.
    const far = time.minute % 2 === 1
    const { style } = mark.current
    style.transformOrigin = laid.upright ? `${far ? 100 : 0}% 50%` : `50% ${far ? 0 : 100}%`
    style.transform = `translate(${x}px, ${size.height - y - laid.mark}px) ${
      laid.upright ? `scaleX(${squeeze})` : `scaleY(${squeeze})`
    }`
    if (still) return untilSecond(time)
    return since < BOUNCE ? undefined : 90
  }, 24)
  const odd = hour % 2 === 1
  return (
    <div ref={screen} className={styles.screen}>
      {laid && (
        <svg
          ref={mark}
          className={styles.mark}
          width={laid.mark}
          height={laid.mark}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <g transform={odd ? (laid.upright ? 'matrix(1 0 0 -1 0 24)' : 'matrix(-1 0 0 1 24 0)') : undefined}>
            <path d={GROUND} fill={INK} />
            <path d={FEED} fill={WHITE} />
          </g>
        </svg>
      )}
    </div>
  )
}

/**
 * The screen that everybody watches, with the mark of all that is new and idle: it meets a wall each minute and leaves
 * its trace there, and on the hour it fits into a corner, which its waves go out from.
 */
export default function Corner() {
  return (
    <Stage css={css} images={images} fonts={fonts}>
      <Canvas draw={drawScreen} beat="minute" />
      <Mark />
    </Stage>
  )
}
