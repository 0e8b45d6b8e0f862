import {
  type ClockTime,
  Stage,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { heightAt, hoursOf, type Place, type Plan, planOf, restTime, type Tube } from './model'

export { notes } from './notes'

const sheet = new URL('./marbles.webp', import.meta.url).href
export const images = [sheet]
export const fonts = []

/** A sprite's size in the sheet, and how much of it the ball has. */
const SPRITE = 156
const BALL = 1.02

function drawMarbles({ context, image }: CanvasFrame, places: readonly Place[]): void {
  const picture = image(sheet)
  for (const [index, { x, y, radius, colour }] of places.entries()) {
    const half = radius * BALL
    context.drawImage(
      picture,
      colour * SPRITE,
      (index % 2) * SPRITE,
      SPRITE,
      SPRITE,
      x - half,
      y - half,
      half * 2,
      half * 2,
    )
  }
}

function tubePath(context: CanvasRenderingContext2D, { x, top, bottom, radius }: Tube, wall: number): void {
  const r = radius + wall
  context.beginPath()
  context.moveTo(x - r, top)
  context.lineTo(x - r, bottom - radius)
  context.arc(x, bottom - radius, r, Math.PI, 0, true)
  context.lineTo(x + r, top)
}

/** Glass behind the marbles: its body, and the colour of what it will hold. */
function drawBack(context: CanvasRenderingContext2D, tube: Tube): void {
  const { x, radius } = tube
  tubePath(context, tube, radius * 0.06)
  const shade = context.createLinearGradient(x - radius, 0, x + radius, 0)
  shade.addColorStop(0, '#ffffffcc')
  shade.addColorStop(0.2, '#ffffff55')
  shade.addColorStop(0.7, '#ffffff40')
  shade.addColorStop(1, '#ffffffb0')
  context.fillStyle = shade
  context.fill()
}

/** Glass before them: the rim, the rings and what shines. */
function drawFront(context: CanvasRenderingContext2D, tube: Tube): void {
  const { x, top, bottom, radius, rings } = tube
  const wall = radius * 0.075
  context.lineWidth = Math.max(0.7, wall)
  context.strokeStyle = '#0d7fb2'
  tubePath(context, tube, wall * 0.6)
  context.stroke()
  context.strokeStyle = '#ffffff'
  context.lineWidth = Math.max(0.6, wall * 0.7)
  context.beginPath()
  context.moveTo(x - radius * 0.78, top + radius * 0.5)
  context.lineTo(x - radius * 0.78, bottom - radius * 1.1)
  context.stroke()
  context.fillStyle = '#ffffff'
  context.strokeStyle = '#0d7fb2'
  context.beginPath()
  context.roundRect(x - radius * 1.12, top - radius * 0.14, radius * 2.24, radius * 0.24, radius * 0.12)
  context.fill()
  context.stroke()
  for (const y of rings) {
    context.fillStyle = '#073b63'
    context.fillRect(x - radius * 1.1, y - radius * 0.09, radius * 2.2, radius * 0.18)
  }
}

function drawRoom({ context, width, height }: CanvasFrame, { table, tubes }: Plan): void {
  context.fillStyle = '#8fe3ff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ffd21f'
  context.fillRect(0, table, width, height - table)
  context.fillStyle = '#ffffff'
  context.fillRect(0, table, width, Math.max(1, height * 0.007))
  for (const { x, bottom, radius } of [...tubes.hour, ...tubes.minute]) {
    context.fillStyle = '#0d7fb230'
    context.beginPath()
    context.ellipse(x + radius * 0.35, bottom + radius * 0.02, radius * 1.2, radius * 0.16, 0, 0, Math.PI * 2)
    context.fill()
  }
  for (const kind of ['hour', 'minute', 'second'] as const)
    for (const tube of tubes[kind]) drawBack(context, tube)
}

/** What falls within this second: the marble of the second, and at the end of a minute or an hour a greater one. */
function fallAt(kind: 'hour' | 'minute' | 'second', time: ClockTime, plan: Plan, hourCycle: 12 | 24) {
  const last = time.second === 59
  const next = hoursOf((time.hour + 1) % 24, hourCycle)
  const index =
    kind === 'second'
      ? time.second - 1
      : kind === 'minute'
        ? last && time.minute < 59
          ? time.minute
          : -1
        : last && time.minute === 59
          ? next - 1
          : -1
  const place = plan.places[kind][index]
  if (!place) return undefined
  const metres = (place.y + place.radius * 2) / plan.scale
  const wait = kind === 'second' ? 0 : Math.max(0, 0.97 - restTime(metres))
  const up = heightAt(metres, time.millisecond / 1000 - wait) * plan.scale
  return { place, index, up, over: time.millisecond / 1000 - wait > restTime(metres) }
}

const KINDS = ['second', 'minute', 'hour'] as const

function Falling({ plan }: { plan: Plan }) {
  const { motion, hourCycle } = useHostSettings()
  const marbles = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    let rest = true
    for (const [at, kind] of KINDS.entries()) {
      const marble = marbles.current?.children[at] as HTMLElement | undefined
      if (!marble) continue
      const fall = calm && kind !== 'second' ? undefined : fallAt(kind, time, plan, hourCycle)
      marble.style.visibility = fall ? 'visible' : 'hidden'
      if (!fall) continue
      const { place, index, up, over } = fall
      const half = place.radius * BALL
      marble.style.width = `${half * 2}px`
      marble.style.height = `${half * 2}px`
      marble.style.backgroundSize = `${half * 24 * 0.5}px ${half * 4}px`
      marble.style.backgroundPosition = `${-place.colour * half * 2}px ${-(index % 2) * half * 2}px`
      marble.style.transform = `translate(${place.x - half}px, ${place.y - half - (calm ? 0 : up)}px)`
      rest &&= over || calm
    }
    return rest ? untilSecond(time) : undefined
  }, 40)
  return (
    <div ref={marbles} className={styles.layer}>
      {KINDS.map((kind) => (
        <i key={kind} className={styles.marble} style={{ backgroundImage: `url("${sheet}")` }} />
      ))}
    </div>
  )
}

/** Marbles in tubes: five large ones to a tube are hours, ten smaller ones minutes, and sixty small tubes the seconds. */
export default function ColourSorting() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { hourCycle } = useHostSettings()
  const wide = size?.width
  const high = size?.height
  const kept = useRef<{ wide: number; high: number; plan: Plan }>(undefined)
  if (wide && high && (kept.current?.wide !== wide || kept.current.high !== high))
    kept.current = { wide, high, plan: planOf(wide, high) }
  const plan = kept.current?.plan
  const of = ({ width, height }: { width: number; height: number }) => planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.room}>
      <Canvas
        beat="minute"
        draw={(frame) => {
          const now = of(frame)
          drawRoom(frame, now)
          drawMarbles(frame, now.places.hour.slice(0, hoursOf(frame.time.hour, hourCycle)))
          drawMarbles(frame, now.places.minute.slice(0, frame.time.minute))
        }}
      />
      <Canvas
        beat="second"
        part={(stage) => {
          const { table } = of(stage)
          return { left: 0, top: table, width: stage.width, height: stage.height - table }
        }}
        draw={(frame) => {
          drawMarbles(frame, of(frame).places.second.slice(0, Math.max(0, frame.time.second - 1)))
        }}
      />
      {plan && <Falling plan={plan} />}
      <Canvas
        beat="minute"
        draw={(frame) => {
          const { tubes } = of(frame)
          for (const kind of KINDS) for (const tube of tubes[kind]) drawFront(frame.context, tube)
        }}
      />
    </Stage>
  )
}
