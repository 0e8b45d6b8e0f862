import {
  laterBy,
  Stage,
  secondsOf,
  untilSecond,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useMemo } from 'react'
import { chart, glass, HOUR_INK, MINUTE_INK } from './chart'
import styles, { css } from './clock.module.css'
import {
  bearingsAt,
  callSignsOf,
  HOUR_RANGE,
  hopAt,
  layoutOf,
  MINUTE_RANGE,
  type Place,
  placeOf,
  tagsAt,
} from './model'
import { plots, sweep, tag } from './radar'
import { bay, holder, slotsOf, stripsOf } from './strips'

export { notes } from './notes'

const bold = new URL('./bold.woff2', import.meta.url).href
const regular = new URL('./regular.woff2', import.meta.url).href
const italic = new URL('./italic.woff2', import.meta.url).href

export const images = []
export const fonts = [
  { family: 'ft-25-05-08 Strip', source: regular, weight: '400' },
  { family: 'ft-25-05-08 Strip Bold', source: bold, weight: '400' },
  { family: 'ft-25-05-08 Chart', source: italic, weight: '400', style: 'italic' },
]

type Size = Pick<CanvasFrame, 'width' | 'height'>
type Tags = readonly [hour: Place, minute: Place]

/** Paper pushed into its holder: quick, then home with a small knock. */
function slideAt(seconds: number, isSettled: boolean): number {
  if (isSettled || seconds >= 0.45) return 0
  const share = seconds / 0.45
  return (1 - share) ** 3 - 0.03 * Math.sin(share * Math.PI) * share
}

function drawTable({ context, width, height }: CanvasFrame) {
  const layout = layoutOf(width, height)
  context.save()
  chart(context, layout)
  context.restore()
  glass(context, layout)
  bay(context, layout)
}

/** The sweep and what it lights. */
function drawScreen(
  { context, width, height, time, hourCycle }: CanvasFrame,
  isSettled: boolean,
  tags: Tags,
) {
  const { hour, minute } = time
  const seconds = isSettled ? time.second : secondsOf(time)
  const layout = layoutOf(width, height)
  const home = bearingsAt(hour, minute)
  const hop = isSettled ? 0 : hopAt(seconds)
  const now = { hour: home.hour + hop / 2, minute: home.minute + hop * 6 }
  sweep(context, layout, seconds)
  plots(context, layout, now, seconds)
  if (layout.isBare) return
  const signs = callSignsOf(hour, minute, hourCycle)
  tag(context, layout, tags[0], placeOf(now.hour, HOUR_RANGE), signs[0], HOUR_INK)
  tag(context, layout, tags[1], placeOf(now.minute, MINUTE_RANGE), signs[1], MINUTE_INK)
}

/** The sweep's pointer comes a little over the rim. */
function screenOf({ width, height }: Size) {
  const { x, y, radius } = layoutOf(width, height)
  const half = radius * 1.01 + 1
  return { left: x - half, top: y - half, width: 2 * half, height: 2 * half }
}

function drawStrips({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const strips = stripsOf(time, hourCycle)
  const slide = slideAt(secondsOf(time), isSettled)
  const before = slide && stripsOf(laterBy(time, -60_000), hourCycle)
  for (const slot of slotsOf(layout)) {
    if (slot.index < 0) continue
    const strip = strips[slot.index]!
    const last = before ? before[slot.index]! : strip
    const isNew = last.callSign !== strip.callSign && slot.index !== 2
    holder(context, slot, strip, isNew ? last : undefined, isNew ? slide : 0, layout.isBare)
  }
  return slide ? undefined : untilSecond(time)
}

function bayOf({ width, height }: Size) {
  const { bay } = layoutOf(width, height)
  return { left: bay.x, top: bay.y, width: bay.width, height: bay.height }
}

/** An approach controller's table by daylight: the chart under glass, the sweep over it, paper strips beside it. */
export default function Radar() {
  const { motion, mode } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const tags = useMemo(() => tagsAt(bearingsAt(hour, minute)), [hour, minute])
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <Stage css={css} className={styles.table} images={images} fonts={fonts}>
      <Canvas draw={drawTable} beat="minute" />
      <Canvas draw={(frame) => drawScreen(frame, isSettled, tags)} beat={5} part={screenOf} />
      <Canvas draw={(frame) => drawStrips(frame, isSettled)} beat={30} part={bayOf} />
    </Stage>
  )
}
