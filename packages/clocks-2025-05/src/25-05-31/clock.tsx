import {
  createRandom,
  laterBy,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { areaOf, LICK, paint, sparks } from './fire'
import { dustAt, PAGE } from './model'
import { INK, PALE_INK, paintPaper, print } from './page'
import { ash, paper } from './pictures'
import { compositor, FAMILY, FIGURES } from './sheet'

export { notes } from './notes'

export const images = [paper, ash]

export const fonts = [
  { family: FAMILY, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** A drawing from its beginning to its end. */
function whole<Result>(pieces: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

function makeBook() {
  const compose = compositor()

  const sheetOf = ({ context, time, width, height }: CanvasFrame) =>
    compose(context, time.hour, time.minute, width, height)

  /** The page as the minute finds it; in the hour's last second it falls to dust off the next. */
  function* drawPage(frame: CanvasFrame) {
    const { context, time, width, height, hourCycle, motion } = frame
    const all = { left: 0, top: 0, width, height }
    const dust = motion === 'reduced' ? 0 : dustAt(time.minute, time.second + time.millisecond / 1000)
    const dusty = time.minute === PAGE - 1 && time.second === 59
    if (dusty) {
      const next = compose(context, laterBy(time, 60_000).hour, 0, width, height)
      paintPaper(frame, all)
      print(context, next, -1, all, hourCycle, INK, PALE_INK)
      context.globalAlpha = 1 - dust
    }
    if (!dusty) {
      const sheet = sheetOf(frame)
      yield
      yield* paint(frame, sheet, 0, all, 0.8)
    } else {
      frame.layer('ash', `${time.hour} ${hourCycle} ${frame.seed}`, (layer) => {
        whole(paint({ ...frame, context: layer }, sheetOf(frame), 59.999, all, 0.8))
      })
      return motion === 'reduced' ? untilSecond(time) : undefined
    }
    return time.minute < PAGE - 1 ? untilMinute(time) : 59_000 - time.second * 1000 - time.millisecond
  }

  /** It licks on in a quarter of a second, throws a few sparks, and rests. */
  function drawFire(frame: CanvasFrame) {
    const { context, time, width, height, motion, seed } = frame
    if (time.minute === PAGE - 1 && time.second === 59) return untilSecond(time)
    const sheet = sheetOf(frame)
    const since = motion === 'reduced' ? 1 : time.millisecond / 1000
    const second = time.second + since * 0.999
    const flare = 0.82 + 0.18 * Math.max(0, 1 - since / LICK)
    const area = areaOf(sheet, time.minute, width, height)
    const { fire, points } = whole(paint(frame, sheet, second, area, flare))
    sparks(context, fire, points, since, createRandom(seed, 'sparks', Math.floor(time.secondsOfDay)))
    return since < LICK ? undefined : untilSecond(time)
  }

  const firePart = (hour: number, minute: number, width: number, height: number) => {
    const context = document.createElement('canvas').getContext('2d')!
    return areaOf(compose(context, hour, minute, width, height), minute, width, height)
  }

  return { drawPage, drawFire, firePart }
}

function Fire({ book }: { book: ReturnType<typeof makeBook> }) {
  const { hour, minute } = useClockTime('minute')
  return (
    <Canvas
      key={`${hour} ${minute}`}
      draw={book.drawFire}
      beat={12}
      part={({ width, height }) => book.firePart(hour, minute, width, height)}
    />
  )
}

/** A page of a novel for the hour, a word of it for the minute, and a fire that reads along. */
export default function LastPage() {
  const [book] = useState(makeBook)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table}>
      <Canvas draw={book.drawPage} beat={20} />
      <Fire book={book} />
    </Stage>
  )
}
