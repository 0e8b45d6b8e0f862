import {
  type ClockNotes,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { Ground } from './ground'
import { BRICK, coursesOf, craneAt, poleFor, SETTLES, snapAt, swingAt } from './model'
import { colourOf, drawCrane, drawNewest, drawPlaques, drawSite, drawTens, FLAGGED, topOf } from './site'
import { viewFor } from './view'

const boards = new URL('./boards.webp', import.meta.url).href
const paper = new URL('./paper.webp', import.meta.url).href

export const images = [boards, paper]
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
      title: 'Friends: two dogs at the window of a wooden house',
      creator: 'Aitzol Berasategi',
      source: 'lomiri-wallpapers-16.04 20.04.0-2 (Debian)',
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2018 Aitzol Berasategi',
      changes: 'four boards of the fence cut out, evened and laid as the floor under the baseplate',
      files: ['boards.webp'],
    },
    {
      title: 'Laid paper, mamurk_a_1',
      creator: 'MrMamurk',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'cropped, lightened; the sheet the plan is printed on',
      files: ['paper.webp'],
    },
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

const MAX_PIXELS = 2560 * 1440

/** Everything of a moment that the drawings share. */
function stateOf({ width, height, time, motion, hourCycle }: CanvasFrame) {
  const { hour, minute } = time
  const seconds = motion === 'reduced' ? time.second : secondsOf(time)
  const courses = coursesOf(hour)
  const top = topOf(courses)
  return {
    seconds,
    courses,
    minute,
    afternoon: hour >= 12,
    numbers: poleFor(hour, hourCycle),
    top,
    view: viewFor(width, height, top),
    // The brick laid last is drawn by itself until it sits.
    springs: minute > 0 && motion === 'full' && seconds < SETTLES,
  }
}

/** Wall and what lies about, painted anew when a brick sits. */
function drawWall(frame: CanvasFrame) {
  const { context, width, height, time, seed, image } = frame
  const { view, courses, minute, afternoon, numbers, springs, seconds } = stateOf(frame)
  const sitting = springs ? minute - 1 : minute
  drawSite(context, view, { width, height }, courses, sitting, afternoon, numbers, seed, image(paper))
  drawTens(context, view, { width, height }, courses, sitting)
  return springs ? (SETTLES - seconds) * 1000 : untilMinute(time)
}

/** What the crane reaches over a wall of so many courses, with the load on its rope, and where the plaques stand. */
function cranePart({ width, height }: Pick<CanvasFrame, 'width' | 'height'>, courses: number) {
  const top = topOf(courses)
  const { x, y, unit, sine, cosine, jib } = viewFor(width, height, top)
  // The plaques of a small stage may lie beside.
  if (unit < FLAGGED) return { left: 0, top: 0, width, height }
  const reach = 12.6
  // An hour's first brick sits on the course below.
  const low = Math.max(0, top - BRICK)
  const head = y - Math.max(reach * sine + (jib + 1.2) * cosine, (jib + 3.6) * cosine) * unit
  return {
    left: x - reach * unit,
    top: head,
    width: 2 * reach * unit,
    height: y + (reach * sine - low * cosine) * unit - head,
  }
}

/** The brick laid last, the crane, and over it the plaques: that of the minute springs with its brick. */
function drawMoving(frame: CanvasFrame) {
  const { context, width, height, motion, time } = frame
  const { view, courses, minute, afternoon, springs, seconds, top, numbers } = stateOf(frame)
  if (springs) drawNewest(context, view, courses, minute, afternoon, snapAt(seconds))
  const crane = craneAt(minute, seconds)
  // Just laid, the first brick of an hour is the last of the course below.
  const seat = minute === 0 && seconds < 4 ? top - (courses ? BRICK : 0) : top
  const sway = motion === 'reduced' ? 0 : swingAt(seconds % 1)
  drawCrane(context, view, crane, seat, colourOf(minute + 1, courses, afternoon), sway)
  const high = springs ? snapAt(seconds) : 0
  drawPlaques(context, view, { width, height }, courses, minute, numbers[courses]!, high * 1.5)
  // The load is out, and the jib has clicked: all that is left is its swing.
  const swings = seconds >= 7.4 && seconds < 57 && time.millisecond >= 450
  return swings ? Math.min(250, untilSecond(time)) : undefined
}

/** A toy tower going up, a brick a minute and a course an hour. */
export default function Bricks() {
  const courses = coursesOf(useClockTime('minute').hour)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.site}>
      <Ground top={topOf(courses)} boards={boards} />
      <Canvas draw={drawWall} beat={30} maxPixels={MAX_PIXELS} />
      <Canvas key={courses} draw={drawMoving} beat={15} part={(stage) => cranePart(stage, courses)} />
    </Stage>
  )
}
