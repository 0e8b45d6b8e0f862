import {
  type ClockFont,
  type ClockTime,
  Stage,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Crossing, pathOf, planOf, STEP_MS, TRAIL, walkOf } from './model'
import { lineColour, NAVY, paintNow, paintTown, WHITE } from './paint'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-22 Signs',
  source: new URL('./signs.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [face]

function town(frame: CanvasFrame) {
  paintTown(frame, face.family)
  return untilMinute(frame.time)
}

function now(frame: CanvasFrame) {
  paintNow(frame, face.family)
  return untilMinute(frame.time)
}

/** How many points of his path are drawn for a step; in streets, how broad the line is, and its navy rim. */
const [FINE, BOLD, RIM] = [10, 0.42, 0.74]
/** How many seconds the line stays bright, and has its rim. */
const FRESH = 24

/** His walk of a minute and his path through a town of this size. */
function wayOf(seed: string, hour: number, minute: number, width: number, height: number) {
  // Where the crossings are does not hang on the hour.
  const plan = planOf(width, height, 1, 12)
  const walk = walkOf(seed, hour, minute, plan.town)
  return {
    walk,
    street: plan.street,
    path: pathOf(seed, minute, walk, plan.crossing, plan.street),
  }
}

/** Where he has been, up to the last full second: in this minute and, as far as is still seen, in the one before. */
function drawTrail({ context, time, width, height, seed }: CanvasFrame) {
  const { hour, minute, second } = time
  const here = wayOf(seed, hour, minute, width, height)
  const before = wayOf(seed, minute ? hour : (hour + 23) % 24, (minute + 59) % 60, width, height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const stroke = (step: number) => {
    context.beginPath()
    for (let at = 0; at <= FINE; at++) {
      const seconds = step + at / FINE
      context.lineTo(...(step < 0 ? before.path(seconds + 60) : here.path(seconds)))
    }
    context.stroke()
  }
  const oldest = Math.max(-60, second - TRAIL)
  // What is old pales into the lane and runs thin.
  for (let step = oldest; step < second - FRESH; step++) {
    const age = (second - FRESH - step) / (TRAIL - FRESH)
    context.strokeStyle = lineColour(0.3 + 0.7 * age)
    context.lineWidth = here.street * BOLD * (1 - 0.5 * age)
    stroke(step)
  }
  const fresh = Math.max(oldest, second - FRESH)
  context.strokeStyle = NAVY
  for (let step = fresh; step < second; step++) {
    context.lineWidth =
      here.street * (BOLD + (RIM - BOLD) * Math.min(1, (1.25 * (step - second + FRESH)) / FRESH))
    stroke(step)
  }
  context.lineWidth = here.street * BOLD
  for (let step = fresh; step < second; step++) {
    context.strokeStyle = lineColour(0.3 * ((second - step - 1) / FRESH) ** 2)
    stroke(step)
  }
  return untilSecond(time)
}

/** Whether he faces left at a step: as he last went sideways. */
function facesLeft(walk: readonly Crossing[], second: number): boolean {
  for (let step = second; step >= 0; step--) {
    const aside = walk[step + 1]![0] - walk[step]![0]
    if (aside) return aside < 0
  }
  return false
}

/** The drunkard, who walks to the right: as bright as his line, with a scarf that flies and a bottle held high. */
function Man() {
  return (
    <>
      <path d="M45 92 34 112 22 124" className={styles.limb} />
      <path d="M56 92 68 110 64 132 74 132" className={styles.limb} />
      <path d="M62 54 80 66 94 56" className={styles.limb} />
      <path d="M40 54 24 60 16 42" className={styles.limb} />
      <path d="M38 44C28 62 26 82 22 104 40 96 60 108 78 98 76 78 72 58 64 44Z" fill={WHITE} />
      <path d="M11 44 8 22 11 18 9 6 16 5 18 17 22 21 24 43Z" fill="#2bbf8a" />
      <circle cx="53" cy="29" r="14" fill="#ffc79b" />
      <circle cx="68" cy="31" r="5" fill="#f0452c" />
      <path d="M36 40 66 38 67 48 38 51 12 62 8 50Z" fill="#f0452c" />
      <path d="M30 24C34 2 60 -4 66 12L75 12 76 18 31 31 26 26Z" fill={WHITE} />
    </>
  )
}

/**
 * A town on a hill. Its streets and its houses are painted once a minute, the way he has gone once a second; he himself
 * is moved, and draws the piece of line behind him.
 */
export default function RandomWalk() {
  const { motion, seed } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const man = useRef<SVGSVGElement>(null)
  const line = useRef<SVGSVGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const kept = useRef<{ key: string; way: ReturnType<typeof wayOf> }>(undefined)
  const { street } = planOf(width, height, 1, 12)
  const size = street * 4.3

  useFrame((time: ClockTime) => {
    const key = `${seed} ${time.hour} ${time.minute} ${width} ${height}`
    if (kept.current?.key !== key)
      kept.current = { key, way: wayOf(seed, time.hour, time.minute, width, height) }
    const { walk, path } = kept.current.way
    const gone = motion === 'reduced' ? 0 : Math.max(0, (time.millisecond - 1000 + STEP_MS) / STEP_MS)
    const [x, y] = path(time.second + gone)
    // He sways twice a step, and stands askew on the one foot or the other.
    const lean = (time.second % 2 ? 1 : -1) * 14 * Math.cos(gone * Math.PI * 3)
    if (man.current) {
      man.current.style.transform = `translate(${(x - size / 2).toFixed(1)}px, ${(y - size * 0.95).toFixed(1)}px) rotate(${lean.toFixed(1)}deg) scaleX(${facesLeft(walk, time.second) ? -1 : 1})`
    }
    const outline = (back: number) =>
      Array.from({ length: FINE + 1 }, (_, at) =>
        path(time.second - back + ((gone + back) * at) / FINE)
          .map((value) => value.toFixed(1))
          .join(),
      ).join('L')
    // The bright one begins a little earlier, and covers the end of its own rim.
    for (const [index, piece] of [...(line.current?.children ?? [])].entries())
      piece.setAttribute('d', `M${outline(index * 0.3)}`)
    if (!gone) return 1000 - STEP_MS - time.millisecond
  }, 25)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.town}>
      <Canvas draw={town} beat="minute" />
      <Canvas draw={drawTrail} beat="second" />
      <svg ref={line} className={styles.line} aria-hidden="true">
        <path stroke={NAVY} strokeWidth={street * RIM} />
        <path stroke={WHITE} strokeWidth={street * BOLD} />
      </svg>
      <div className={styles.now}>
        <Canvas draw={now} beat="minute" />
      </div>
      <svg
        ref={man}
        className={styles.man}
        viewBox="-20 0 140 140"
        width={size}
        height={size}
        aria-hidden="true"
      >
        {/* First the rim, which keeps him apart from what is behind him. */}
        <g className={styles.rim}>
          <Man />
        </g>
        <Man />
      </svg>
    </Stage>
  )
}
