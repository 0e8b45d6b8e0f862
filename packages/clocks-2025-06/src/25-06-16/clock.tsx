import {
  type ClockTime,
  easeInOut,
  type HourCycle,
  Stage,
  shownHour,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { BLOCKS, colourOf, diskAt, fetchAt, planOf, probeAt, type Rect } from './model'

export { notes } from './notes'

const FONT = 'ft-25-06-16 Map'

export const images = []
export const fonts = [{ family: FONT, source: new URL('./map.woff2', import.meta.url).href, weight: '400' }]

const COLOURS = ['#ffffff', '#ff4a36', '#ffdf3d', '#2f63ff', '#ff9fd8', '#7df2bd']
const GROUND = '#00827f'
const INK = '#071a1c'
const PAPER = '#ffffff'
const [STEEL, SHINE, SHADE, DARK] = ['#c6c9cc', '#ffffff', '#84888e', '#1c1e24']
const TITLE = 'DEFRAGMENTING DRIVE C'

const dayOf = ({ year, month, day }: ClockTime) => `${year}-${month}-${day}`
const minuteOf = ({ hour, minute }: ClockTime) => hour * 60 + minute
const hourName = (hour: number, hourCycle: HourCycle) => String(shownHour(hour, hourCycle))

/** What lies in order fills its place; what does not is loose in it. */
function looseIn({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width, height)
  const [across, down] = [Math.max(side, width) * 0.15, Math.max(side, height) * 0.15]
  return { x: x + across, y: y + down, width: width - across * 2, height: height - down * 2 }
}

type Context = CanvasFrame['context']

/** A raised or sunken edge, two picture points wide, mitred as it was in those days: not at all. */
function paintEdge(context: Context, { x, y, width, height }: Rect, dot: number, raised: boolean) {
  for (const [in_, light, dark] of [
    [0, raised ? SHINE : SHADE, raised ? DARK : SHINE],
    [dot, raised ? '#e4e6e8' : DARK, raised ? SHADE : '#d8dadc'],
  ] as const) {
    const [left, top, right, low] = [x + in_, y + in_, x + width - in_, y + height - in_]
    context.fillStyle = dark
    context.fillRect(left, low - dot, right - left, dot)
    context.fillRect(right - dot, top, dot, low - top)
    context.fillStyle = light
    context.fillRect(left, top, right - left - dot, dot)
    context.fillRect(left, top, dot, low - top - dot)
  }
}

/** The tool's window with its bar, its drive and its three buttons, drawn in picture points. */
function paintWindow(
  context: Context,
  { dot, frame, bar, pane }: ReturnType<typeof planOf>,
  width: number,
  height: number,
) {
  context.fillStyle = STEEL
  context.fillRect(0, 0, width, height)
  if (dot) {
    paintEdge(context, { x: 0, y: 0, width, height }, dot, true)
    context.fillStyle = '#0a1d8c'
    context.fillRect(frame, frame, width - frame * 2, bar)
    const side = Math.round(bar * 0.72)
    const gap = Math.round((bar - side) / 2)
    for (const [from, glyph] of ['least', 'most', 'close'].entries()) {
      const x = width - frame - gap - side * (3 - from) - (from < 2 ? gap : 0)
      const y = frame + gap
      context.fillStyle = STEEL
      context.fillRect(x, y, side, side)
      paintEdge(context, { x, y, width: side, height: side }, Math.max(1, dot * 0.75), true)
      const point = Math.max(1, Math.round(side / 13))
      const [a, b] = [x + (side - point * 7) / 2, y + (side - point * 7) / 2]
      context.fillStyle = DARK
      if (glyph === 'least') context.fillRect(a, b + point * 5, point * 5, point * 2)
      if (glyph === 'most') {
        context.fillRect(a, b, point * 7, point * 7)
        context.fillStyle = STEEL
        context.fillRect(a + point, b + point * 2, point * 5, point * 4)
      }
      if (glyph === 'close')
        for (let step = 0; step < 6; step++) {
          context.fillRect(a + step * point, b + (step + 0.5) * point, point * 2, point)
          context.fillRect(a + (5 - step) * point, b + (step + 0.5) * point, point * 2, point)
        }
    }
    // The drive, with its slot and its lamp.
    const point = Math.max(1, Math.round(bar / 18))
    const [x, y] = [frame + gap + point, frame + Math.round((bar - point * 8) / 2)]
    for (const [colour, left, top, wide, tall] of [
      [DARK, 0, 0, 14, 8],
      [STEEL, 1, 1, 12, 6],
      [SHINE, 1, 1, 12, 1],
      [DARK, 2, 3, 8, 1],
      ['#23d160', 10, 5, 2, 1],
    ] as const) {
      context.fillStyle = colour
      context.fillRect(x + left * point, y + top * point, wide * point, tall * point)
    }
    const from = x + point * 14 + gap * 2
    const room = width - frame - gap * 3 - side * 3 - from
    const size = Math.min(bar * 0.5, room / (TITLE.length * 0.72))
    context.font = `400 ${size}px "${FONT}"`
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    context.fillStyle = PAPER
    context.fillText(TITLE, from, frame + bar / 2 + size * 0.35)
  }
  context.fillStyle = GROUND
  context.fillRect(pane.x, pane.y, pane.width, pane.height)
  if (dot) paintEdge(context, pane, dot, false)
}

/** The map: stripes above, confetti below, and the arm with its rulers. */
function drawMap({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
  const plan = planOf(width, height)
  const { upright, dot, pane, ruler, left, hour: thick, minute: long, rectOf } = plan
  const now = minuteOf(time)
  paintWindow(context, plan, width, height)
  const { blocks } = diskAt(seed, dayOf(time), now)
  const seam = Math.max(0.5, Math.min(thick, long) * 0.1)
  for (const [place, block] of blocks.entries()) {
    const rect = rectOf(place)
    context.fillStyle = COLOURS[colourOf(block)]!
    if (place > now) {
      const { x, y, width, height } = looseIn(rect)
      context.fillRect(x, y, width, height)
    } else if (upright)
      context.fillRect(
        rect.x + seam,
        rect.y,
        rect.width - seam * 2,
        rect.height - (place % 5 === 4 ? seam : 0),
      )
    else
      context.fillRect(
        rect.x,
        rect.y + seam,
        rect.width - (place % 5 === 4 ? seam : 0),
        rect.height - seam * 2,
      )
  }

  const size = Math.min(ruler * 0.5, left * 0.36, upright ? thick * 1.7 : thick * 1.3)
  const figures = Math.max(7, Math.min(ruler * 0.72, left / 2.2))
  const broadOf = (text: string, of: number) => of * 0.78 * text.length
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  const head = rectOf(now)
  const middle = { x: head.x + head.width / 2, y: head.y + head.height / 2 }
  const [aside, above] = [plan.x + left / 2, plan.y + ruler / 2]
  const hourText = hourName(time.hour, hourCycle)
  const minuteText = String(time.minute)
  const [over, beside] = upright ? [hourText, minuteText] : [minuteText, hourText]
  /** The two flags that the arm flies, kept within the pane. */
  const flags = [
    { text: over, x: middle.x, y: above },
    { text: beside, x: aside, y: middle.y },
  ].map(({ text, x, y }) => {
    const [wide, tall] = [broadOf(text, figures) + figures * 0.5, figures * 1.16]
    const inset = Math.max(1, dot * 3)
    const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
    return {
      text,
      wide,
      tall,
      x: within(x, pane.x + inset + wide / 2, pane.x + pane.width - inset - wide / 2),
      y: within(y, pane.y + inset + tall / 2, pane.y + pane.height - inset - tall / 2),
    }
  })
  /** A figure of a ruler, if no flag touches it. */
  const label = (text: string, x: number, y: number) => {
    const touched = flags.some(
      (flag) =>
        Math.abs(flag.x - x) < (flag.wide + broadOf(text, size)) / 2 + size * 0.4 &&
        Math.abs(flag.y - y) < flag.tall / 2 + size * 0.65,
    )
    if (!touched) context.fillText(text, x, y + size * 0.35)
  }
  context.font = `400 ${size}px "${FONT}"`
  context.fillStyle = PAPER
  for (let hour = 0; size >= 7 && hour < 24; hour += 3) {
    const rect = rectOf(hour * 60)
    const text = hourName(hour, hourCycle)
    if (upright) label(text, rect.x + rect.width / 2, above)
    else label(text, aside, rect.y + rect.height / 2)
  }
  for (let minute = 0; size >= 7 && minute < 60; minute += upright || long * 5 < size * 2.4 ? 10 : 5) {
    const rect = rectOf(minute)
    if (upright) label(String(minute), aside, rect.y + rect.height / 2)
    else label(String(minute), rect.x + rect.width / 2, above)
  }

  // The arm: from both rulers to the head.
  const arm = Math.max(2, Math.min(thick, long) * 0.36)
  const mark = Math.max(1, arm * 0.4)
  for (const [colour, more] of [
    [GROUND, mark],
    [INK, 0],
  ] as const) {
    context.fillStyle = colour
    const wide = arm + more * 2
    if (upright) context.fillRect(aside, middle.y - wide / 2, middle.x - aside, wide)
    else context.fillRect(middle.x - wide / 2, above, wide, middle.y - above)
    const out = Math.min(thick, long) * 0.42 + more
    context.fillRect(head.x - out, head.y - out, head.width + out * 2, head.height + out * 2)
  }
  context.fillStyle = COLOURS[colourOf(now)]!
  context.fillRect(head.x, head.y, head.width, head.height)
  context.font = `400 ${figures}px "${FONT}"`
  for (const { text, x, y, wide, tall } of flags) {
    context.fillStyle = INK
    context.fillRect(x - wide / 2, y - tall / 2, wide, tall)
    context.fillStyle = PAPER
    context.fillText(text, x + figures * 0.05, y + figures * 0.35)
  }
  return untilMinute(time)
}

const place = (rect: Rect): CSSProperties => ({
  left: `${rect.x}px`,
  top: `${rect.y}px`,
  width: `${rect.width}px`,
  height: `${rect.height}px`,
})

interface Pieces {
  readonly width: number
  readonly height: number
}

/** Where the head looks in this second, and in the last one the fetched block on its way. */
function Seeking({ width, height }: Pieces) {
  const time = useClockTime('second')
  const { seed, motion } = useHostSettings()
  const flying = useRef<HTMLDivElement>(null)
  const returning = useRef<HTMLDivElement>(null)
  const now = minuteOf(time)
  const day = dayOf(time)
  const disk = useMemo(() => diskAt(seed, day, now), [seed, day, now])
  const { rectOf, hour, minute } = planOf(width, height)
  const probe = probeAt(disk, seed, day, now, time.second)
  const grown = Math.max(1, Math.min(hour, minute) * 0.22)

  useFrame((moment) => {
    const fetched = motion === 'reduced' ? 0 : fetchAt(moment.second, moment.millisecond)
    const target = minuteOf(moment) + 1
    const shown = fetched > 0 && disk.next !== undefined && disk.next !== target
    const share = easeInOut(fetched)
    for (const [piece, from, to] of [
      [flying.current, disk.next ?? 0, target],
      [returning.current, target, disk.next ?? 0],
    ] as const) {
      if (!piece) continue
      piece.style.visibility = shown ? 'visible' : 'hidden'
      if (!shown) continue
      const [start, end] = [rectOf(from), rectOf(to)]
      piece.style.transform = `translate(${start.x + (end.x - start.x) * share}px, ${start.y + (end.y - start.y) * share}px) scale(${1 + 1.2 * Math.sin(Math.PI * share)})`
    }
    return moment.second === 59 ? undefined : untilSecond(moment)
  }, 30)

  const cell = { width: `${minute}px`, height: `${hour}px` }
  const upright = height > width * 1.1
  const size = upright ? { width: cell.height, height: cell.width } : cell
  const there = probe === undefined ? undefined : rectOf(probe)
  return (
    <>
      {there && (
        <div
          className={styles.probe}
          style={{
            ...place({
              x: there.x - grown,
              y: there.y - grown,
              width: there.width + grown * 2,
              height: there.height + grown * 2,
            }),
            borderWidth: `${grown}px`,
          }}
        />
      )}
      <div
        ref={returning}
        className={styles.piece}
        style={{ ...size, background: COLOURS[colourOf(disk.blocks[Math.min(now + 1, BLOCKS - 1)]!)] }}
      />
      <div
        ref={flying}
        className={styles.piece}
        style={{ ...size, background: COLOURS[colourOf(Math.min(now + 1, BLOCKS - 1))] }}
      />
    </>
  )
}

/** What the colours and the arm mean, in numbers. */
function Legend({ upright }: { upright: boolean }) {
  const time = useClockTime('second')
  const { hourCycle } = useHostSettings()
  const { hour, hour12, period, minute, second } = time
  const count = (value: number, one: string) => `${value} ${one}${value === 1 ? '' : 'S'}`
  return (
    <div className={styles.legend} data-upright={upright}>
      <span className={styles.hours}>
        <i style={{ background: COLOURS[hour % 6] }} />
        {hourCycle === 12 ? `${hour12} ${period.toUpperCase()}` : `${count(hour, 'HOUR')} TIDY`}
      </span>
      <span>
        <i className={styles.head} />
        {count(minute, 'MINUTE')}
      </span>
      <span className={styles.seek}>
        <i className={styles.ring} />
        READ {second}
      </span>
    </div>
  )
}

/** A disk tool's window, with a disk of 1,440 blocks that are put in order, one a minute, until midnight upsets them again. */
export default function Defrag() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { upright, dot, frame, legend } = planOf(width, height)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.disk}
      style={{ '--legend': `${legend}px`, '--frame': `${frame}px`, '--dot': `${dot}px` } as CSSProperties}
    >
      <Canvas draw={drawMap} beat="minute" />
      <Seeking width={width} height={height} />
      {legend > 0 && <Legend upright={upright} />}
    </Stage>
  )
}
