import {
  type ClockNotes,
  type ClockTime,
  type HourCycle,
  Stage,
  secondsOf,
  timeAt,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import { drawBus, drawGlass, type Place, placeOn } from './bus'
import styles, { css } from './clock.module.css'
import { type Disc, discsFor, drawBlack, drawDisc } from './disc'
import {
  type Display,
  departureOf,
  discAt,
  fieldOf,
  type Pattern,
  patternOf,
  secondDiscAt,
  stillFor,
} from './model'

export const images = []
export const fonts = []
export const notes: ClockNotes = {
  reading:
    'The discs show the hours and the minutes; along the bottom one more field of discs turns yellow for each second that is over.',
  credits: [
    {
      title: 'Figures of a bitmap typeface for terminals, bold, 32 pixels',
      creator: 'Dimitar Toshkov Zhekov',
      source: 'xfonts-terminus 4.48 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010-2014 Dimitar Toshkov Zhekov, with Reserved Font Name "Terminus Font".',
      changes: 'ten figures as rows of discs; the letter O stands for the slashed nought',
    },
    {
      title: 'Misc Fixed 5x7 and 7x13 bold',
      creator: 'unknown',
      source: 'xfonts-base 1.0.5 (Debian)',
      licence: 'public domain',
      changes: 'capitals as rows of discs',
    },
  ],
}

interface Texts {
  readonly key: string
  readonly now: Pattern
  readonly next: Pattern
}

/** What the display says in this minute and in the next: that given, when it still holds. */
function textsFor(time: ClockTime, display: Display, hourCycle: HourCycle, made: Texts | null): Texts {
  const start = time.epochMs - (time.epochMs % 60_000)
  const key = [start, time.timeZone, display.columns, display.rows, hourCycle].join()
  if (made?.key === key) return made
  const coming = timeAt(start + 60_000, time.timeZone)
  return {
    key,
    now: patternOf(display, time.hour, time.minute, hourCycle),
    next: patternOf(display, coming.hour, coming.minute, hourCycle),
  }
}

function drawSeconds(context: CanvasRenderingContext2D, place: Place, discs: Disc, seconds: number) {
  const { wide, tall } = place.display.seconds
  for (let second = 0; second < 60; second++) {
    const turn = secondDiscAt(second, seconds)
    if (turn === 0) continue
    const [left, top] = fieldOf(place.display, second)
    for (let at = 0; at < wide * tall; at++)
      drawDisc(context, place, discs, left + (at % wide), top + Math.floor(at / wide), turn)
  }
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** One grid for all canvases: that of one over the whole stage, whose pixels may have a limit. */
const placeFor = ({ width, height, ratio }: CanvasFrame) =>
  placeOn(width, height, Math.min(ratio, Math.sqrt(MAX_PIXELS / (width * height))))

const MAX_PIXELS = 3840 * 2160
/** A ratio at which nothing is rounded. */
const FINE = 1000

function displayPart({ width, height }: Size) {
  const { top, cell, display } = placeOn(width, height, FINE)
  return { left: 0, top: top - 1, width, height: cell * display.rows + 2 }
}

function secondsPart(size: Size) {
  const { top, cell, display } = placeOn(size.width, size.height, 1)
  const bottom = displayPart(size)
  const from = top + cell * (display.seconds.y - 1)
  return { left: 0, top: from, width: size.width, height: bottom.top + bottom.height - from }
}

const secondsAt = ({ time, motion }: CanvasFrame) => (motion === 'reduced' ? time.second : secondsOf(time))

/** The destination display of a bus: a wall of discs, black on one side and yellow on the other. */
export default function FlipDot() {
  // Patterns and the pictures of a disc, made anew when what they depend on changes.
  const texts = useRef<Texts>(null)
  const discs = useRef<Disc>(null)
  const discFor = (place: Place) => {
    discs.current = discsFor(place, discs.current)
    return discs.current
  }

  const drawGround = (frame: CanvasFrame) =>
    drawBus(frame.context, placeFor(frame), frame.width, frame.height)

  /** It stands until the next text sets out. */
  const drawTexts = (frame: CanvasFrame) => {
    const place = placeFor(frame)
    const { display } = place
    const disc = discFor(place)
    texts.current = textsFor(frame.time, display, frame.hourCycle, texts.current)
    const { now, next } = texts.current
    const seconds = secondsAt(frame)
    drawBlack(frame.context, place, disc)
    for (let index = 0; index < now.length; index++) {
      const part = discAt(display, now, next, index, seconds)
      if (part > 0)
        drawDisc(
          frame.context,
          place,
          disc,
          index % display.columns,
          Math.floor(index / display.columns),
          part,
        )
    }
    if (frame.motion === 'reduced') return untilSecond(frame.time)
    const left = departureOf(display) - seconds
    return left > 0 ? left * 1000 : undefined
  }

  /** Discs turn in the last part of a second only, and are all cleared in that of the minute. */
  const drawFields = (frame: CanvasFrame) => {
    const place = placeFor(frame)
    const seconds = secondsAt(frame)
    drawSeconds(frame.context, place, discFor(place), seconds)
    return frame.motion === 'reduced' ? untilSecond(frame.time) : stillFor(seconds) * 1000 || undefined
  }

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.bus}>
      <Canvas draw={drawGround} beat="minute" />
      <Canvas draw={drawTexts} beat={30} part={displayPart} />
      <Canvas draw={drawFields} beat={30} part={secondsPart} />
      <Canvas
        draw={(frame) => drawGlass(frame.context, placeFor(frame), secondsAt(frame))}
        beat={4}
        part={displayPart}
      />
    </Stage>
  )
}
