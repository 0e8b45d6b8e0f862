import { type ClockNotes, useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
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
import { bay, holder, slotsOf, stripsAt } from './strips'

const bold = new URL('./bold.woff2', import.meta.url).href
const regular = new URL('./regular.woff2', import.meta.url).href
const italic = new URL('./italic.woff2', import.meta.url).href

export const images = []
export const fonts = [
  { family: 'ft-25-05-08 Strip', source: regular, weight: '400' },
  { family: 'ft-25-05-08 Strip Bold', source: bold, weight: '400' },
  { family: 'ft-25-05-08 Chart', source: italic, weight: '400', style: 'italic' },
]
export const notes: ClockNotes = {
  reading:
    'The blue aircraft flies the hour and the red one the minute, each on its bearing from the middle: read them on the blue figures 1 to 12 and the red 5 to 60, or from their call signs (HR and MN); the amber sweep is the second.',
  credits: [
    {
      title:
        'Flight progress strips, radar labels and chart symbols (PANS-ATM, Doc 4444; Annex 4, Appendix 2)',
      creator: 'International Civil Aviation Organization',
      source: 'conventions, drawn anew',
      licence: 'public domain',
    },
    {
      title: 'Coast of the western Baltic (Natural Earth)',
      creator: 'Natural Earth; Mike Bostock',
      source: 'world-atlas 2.0.2 (npm)',
      licence: 'ISC',
      notice: 'Copyright 2013-2019 Michael Bostock',
      changes: 'cut out, projected, simplified',
    },
    {
      title: 'B612 Mono',
      creator: 'Intactile DESIGN for Airbus',
      source: '@fontsource/b612-mono 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2012 The B612 Project Authors (https://github.com/polarsys/b612)',
      changes: 'subset to capitals and figures; the italic to the names of seas and lands',
      files: ['bold.woff2', 'regular.woff2', 'italic.woff2'],
    },
  ],
}

/** Paper pushed into its holder: quick, then home with a small knock. */
function slideAt(seconds: number, isSettled: boolean): number {
  if (isSettled || seconds >= 0.45) return 0
  const share = seconds / 0.45
  return (1 - share) ** 3 - 0.03 * Math.sin(share * Math.PI) * share
}

function draw(frame: CanvasFrame, isSettled: boolean, tags: readonly [Place, Place]) {
  const { context, width, height, time, layer, hourCycle } = frame
  const { hour, minute } = time
  const seconds = time.second + (isSettled ? 0 : time.millisecond / 1000)
  const layout = layoutOf(width, height)
  layer('table', '', (context) => {
    context.save()
    chart(context, layout)
    context.restore()
    glass(context, layout)
    bay(context, layout)
  })
  const home = bearingsAt(hour, minute)
  const hop = isSettled ? 0 : hopAt(seconds)
  const now = { hour: home.hour + hop / 2, minute: home.minute + hop * 6 }
  sweep(context, layout, seconds)
  plots(context, layout, now, seconds)
  const signs = callSignsOf(hour, minute, hourCycle)
  if (!layout.isBare) {
    tag(context, layout, tags[0], placeOf(now.hour, HOUR_RANGE), signs[0], HOUR_INK)
    tag(context, layout, tags[1], placeOf(now.minute, MINUTE_RANGE), signs[1], MINUTE_INK)
  }

  const strips = stripsAt(hour, minute, time.second, hourCycle)
  const slide = slideAt(seconds, isSettled)
  const before = slide && stripsAt(minute ? hour : (hour + 23) % 24, (minute + 59) % 60, 59, hourCycle)
  for (const slot of slotsOf(layout)) {
    if (slot.index < 0) continue
    const strip = strips[slot.index]!
    const last = before ? before[slot.index]! : strip
    const isNew = last.callSign !== strip.callSign && slot.index !== 2
    holder(context, slot, strip, isNew ? last : undefined, isNew ? slide : 0, layout.isBare)
  }
}

/** An approach controller's table by daylight: the chart under glass, the sweep over it, paper strips beside it. */
export default function Radar() {
  const { motion, mode } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const tags = useMemo(() => tagsAt(bearingsAt(hour, minute)), [hour, minute])
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <CanvasStage
      css={css}
      className={styles.table}
      images={images}
      fonts={fonts}
      draw={(frame) => draw(frame, isSettled, tags)}
    />
  )
}
