import type { ClockNotes } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { BRICK, coursesOf, craneAt, poleFor } from './model'
import { colourOf, drawCrane, drawPlaques, drawSite, drawTens, topOf } from './site'
import { viewFor } from './view'

export const images = []
export const fonts = [
  {
    family: 'ft-25-05-16 Rounded',
    source: new URL('./rounded.woff2', import.meta.url).href,
    weight: '600',
  },
]
export const notes: ClockNotes = {
  reading:
    'The red top of the pole at the left bears the hour; the wall is yellow before noon and blue after; the black plaque on the brick laid last bears the minute, one brick a minute; the crane goes once round with the seconds.',
  credits: [
    {
      title: 'Fredoka',
      creator: 'The Fredoka Project Authors',
      source: '@fontsource/fredoka 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One)',
      changes: 'subset to the figures',
      files: ['rounded.woff2'],
    },
  ],
}

function draw({ context, width, height, time, motion, hourCycle, seed, layer }: CanvasFrame) {
  const { hour, minute } = time
  const seconds = motion === 'reduced' ? time.second : time.second + time.millisecond / 1000
  const courses = coursesOf(hour)
  const afternoon = hour >= 12
  const numbers = poleFor(hour, hourCycle)
  const top = topOf(courses)
  const view = viewFor(width, height, top)
  layer('site', [hour, minute, hourCycle, seed].join(), (under) => {
    drawSite(under, view, { width, height }, courses, minute, afternoon, numbers, seed)
    drawTens(under, view, { width, height }, courses, minute)
  })
  const crane = craneAt(minute, seconds)
  // Just laid, the first brick of an hour is the last of the course below.
  const seat = minute === 0 && seconds < 4 ? top - (courses ? BRICK : 0) : top
  const part = seconds % 1
  const sway = motion === 'reduced' ? 0 : 0.16 * Math.sin(part * 9) * Math.exp(-3.2 * part) * (1 - part)
  drawCrane(context, view, crane, seat, colourOf(minute + 1, courses, afternoon), sway)
  drawPlaques(context, view, { width, height }, courses, minute, numbers[courses]!)
}

/** A toy tower going up, a brick a minute and a course an hour. */
export default function Bricks() {
  return <CanvasStage css={css} images={images} fonts={fonts} className={styles.site} draw={draw} />
}
