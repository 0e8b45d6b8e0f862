import {
  type ClockNotes,
  type ClockTime,
  easeInOut,
  type HourCycle,
  Stage,
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

const FONT = 'ft-25-06-16 Map'

export const images = []
export const fonts = [{ family: FONT, source: new URL('./map.woff2', import.meta.url).href, weight: '400' }]
export const notes: ClockNotes = {
  reading:
    'Each line of blocks is an hour of sixty minutes, from midnight on: what is in order is over, and the black arm stands on this minute, with the hour and the minute at its ends.',
  credits: [
    {
      title: 'The block map of the disk tools of the 1990s',
      creator: 'unknown',
      source: 'the form alone; nothing of it is copied',
      licence: 'public domain',
      changes: 'one block for each minute of the day',
    },
    {
      title: 'Silkscreen',
      creator: 'Jason Kottke',
      source: '@fontsource/silkscreen 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2001 The Silkscreen Project Authors (https://github.com/googlefonts/silkscreen)',
      changes: 'subset to capitals and figures, renamed',
      files: ['map.woff2'],
    },
  ],
}

const COLOURS = ['#ffffff', '#ff4a36', '#ffdf3d', '#2f63ff', '#ff9fd8', '#7df2bd']
const GROUND = '#00827f'
const INK = '#071a1c'
const PAPER = '#ffffff'

const dayOf = ({ year, month, day }: ClockTime) => `${year}-${month}-${day}`
const minuteOf = ({ hour, minute }: ClockTime) => hour * 60 + minute
const hourName = (hour: number, hourCycle: HourCycle) => String(hourCycle === 12 ? hour % 12 || 12 : hour)

/** What lies in order fills its place; what does not is loose in it. */
function looseIn({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width, height)
  const [across, down] = [Math.max(side, width) * 0.15, Math.max(side, height) * 0.15]
  return { x: x + across, y: y + down, width: width - across * 2, height: height - down * 2 }
}

/** The map: stripes above, confetti below, and the arm with its rulers. */
function drawMap({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
  const plan = planOf(width, height)
  const { upright, ruler, left, hour: thick, minute: long, rectOf } = plan
  const now = minuteOf(time)
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
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

  const size = Math.min(ruler * 0.56, left * 0.42, upright ? thick * 1.7 : thick * 1.2)
  context.font = `400 ${size}px "${FONT}"`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.fillStyle = PAPER
  const label = (text: string, x: number, y: number) => context.fillText(text, x, y + size * 0.35)
  const head = rectOf(now)
  const middle = { x: head.x + head.width / 2, y: head.y + head.height / 2 }
  const fits = size >= 7
  for (let hour = 0; fits && hour < 24; hour++) {
    const rect = rectOf(hour * 60)
    const text = hourName(hour, hourCycle)
    if (Math.abs(hour - time.hour) > 2 && hour % 3 === 0)
      label(
        text,
        ...((upright ? [rect.x + rect.width / 2, ruler / 2] : [left / 2, rect.y + rect.height / 2]) as [
          number,
          number,
        ]),
      )
  }
  for (let minute = 0; fits && minute < 60; minute += upright || long * 5 < size * 2.4 ? 10 : 5) {
    const rect = rectOf(minute)
    if (Math.abs(minute - time.minute) * long > (upright ? ruler * 0.8 : ruler * 0.95 + size))
      label(
        String(minute),
        ...((upright ? [left / 2, rect.y + rect.height / 2] : [rect.x + rect.width / 2, ruler / 2]) as [
          number,
          number,
        ]),
      )
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
    if (upright) context.fillRect(left * 0.5, middle.y - wide / 2, middle.x - left * 0.5, wide)
    else context.fillRect(middle.x - wide / 2, ruler * 0.5, wide, middle.y - ruler * 0.5)
    const out = Math.min(thick, long) * 0.42 + more
    context.fillRect(head.x - out, head.y - out, head.width + out * 2, head.height + out * 2)
  }
  context.fillStyle = COLOURS[colourOf(now)]!
  context.fillRect(head.x, head.y, head.width, head.height)
  const chip = (text: string, x: number, y: number, room: number) => {
    const figures = Math.max(7, Math.min(ruler * 0.86, room / 2.05))
    const tall = figures * 1.16
    context.font = `400 ${figures}px "${FONT}"`
    const broad = figures * (0.8 * text.length + 0.45)
    const from = Math.max(0, Math.min(width - broad, x - broad / 2))
    context.fillStyle = INK
    context.fillRect(from, y - tall / 2, broad, tall)
    context.fillStyle = PAPER
    context.fillText(text, from + broad / 2 + figures * 0.06, y + figures * 0.35)
  }
  const hour = hourName(time.hour, hourCycle)
  const minute = String(time.minute)
  if (upright) {
    chip(hour, head.x + head.width / 2, ruler / 2, width)
    chip(minute, left / 2, middle.y, left)
  } else {
    chip(minute, middle.x, ruler / 2, width)
    chip(hour, left / 2, middle.y, left)
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

/** A disk of 1,440 blocks that are put in order, one a minute, until midnight upsets them again. */
export default function Defrag() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { upright, legend } = planOf(width, height)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.disk}
      style={{ '--legend': `${legend}px` } as CSSProperties}
    >
      <Canvas draw={drawMap} beat="minute" />
      <Seeking width={width} height={height} />
      <Legend upright={upright} />
    </Stage>
  )
}
