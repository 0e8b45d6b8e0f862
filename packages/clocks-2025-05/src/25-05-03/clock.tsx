import { type ClockNotes, type ClockTime, type HourCycle, timeAt } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import { drawBus, drawGlass, type Place, placeOn } from './bus'
import styles, { css } from './clock.module.css'
import { type Disc, discsFor, drawDisc } from './disc'
import { type Display, departureOf, discAt, fieldOf, type Pattern, patternOf, secondDiscAt } from './model'

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

function drawText(context: CanvasRenderingContext2D, place: Place, discs: Disc, pattern: Pattern) {
  for (let index = 0; index < pattern.length; index++)
    drawDisc(
      context,
      place,
      discs,
      index % place.display.columns,
      Math.floor(index / place.display.columns),
      pattern[index]!,
    )
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

/** The destination display of a bus: a wall of discs, black on one side and yellow on the other. */
export default function FlipDot() {
  // Patterns and the pictures of a disc, made anew when what they depend on changes.
  const texts = useRef<Texts>(null)
  const discs = useRef<Disc>(null)

  const draw = (frame: CanvasFrame) => {
    const { context, width, height, time, motion, hourCycle, layer } = frame
    const place = placeOn(width, height, context.canvas.width / width)
    const { display } = place
    discs.current = discsFor(place, discs.current)
    texts.current = textsFor(time, display, hourCycle, texts.current)
    const { key, now, next } = texts.current
    const seconds = motion === 'reduced' ? time.second : time.second + time.millisecond / 1000
    const disc = discs.current

    const walking = seconds > departureOf(display)
    layer('rest', walking ? '' : key, (under) => {
      drawBus(under, place, width, height)
      drawText(under, place, disc, walking ? new Uint8Array(now.length) : now)
    })
    if (walking) {
      for (let index = 0; index < now.length; index++) {
        const turn = discAt(display, now, next, index, seconds)
        if (turn > 0)
          drawDisc(context, place, disc, index % display.columns, Math.floor(index / display.columns), turn)
      }
    }
    drawSeconds(context, place, disc, seconds)
    drawGlass(context, place, seconds)
  }

  return <CanvasStage css={css} images={images} fonts={fonts} className={styles.bus} draw={draw} />
}
