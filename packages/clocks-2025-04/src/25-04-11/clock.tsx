import {
  laterBy,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { chalk, ghost, grainOf, WHITE, YELLOW } from './chalk'
import styles, { css } from './clock.module.css'
import {
  boxOf,
  copiedAt,
  copying,
  figureIn,
  HOUR,
  isAnew,
  type Layout,
  layoutOf,
  MINUTE,
  type Place,
  PUSH_MS,
  type Stroke,
  timeOf,
  WIPE_MS,
  wipedAt,
  wordsOf,
  writtenAt,
  writtenBy,
  writtenWord,
} from './model'

export { notes } from './notes'

const board = new URL('./board.webp', import.meta.url).href
const tooth = new URL('./chalk.webp', import.meta.url).href
const shade = new URL('./shade.webp', import.meta.url).href

export const images = [board, tooth, shade]
export const fonts = []

type Context = CanvasRenderingContext2D
type Time = CanvasFrame['time']
type Size = Pick<CanvasFrame, 'width' | 'height'>

const layoutAt = ({ width, height }: Size, { hour, minute }: Time) => layoutOf(width, height, hour, minute)

const after = (time: Time) => laterBy(time, 60_000)

/** The last moment of a minute, in which the board is made ready for the next; not for those who want calm. */
const isTurning = ({ time, motion }: CanvasFrame) =>
  motion === 'full' && time.second * 1000 + time.millisecond >= WIPE_MS

/** Milliseconds until then; nothing where it has come. */
const untilTurning = (frame: CanvasFrame) =>
  isTurning(frame)
    ? undefined
    : frame.motion === 'full'
      ? WIPE_MS - frame.time.second * 1000 - frame.time.millisecond
      : untilMinute(frame.time)

/** What is right of the felt is still there. */
function keepUnwiped(on: Context, { width, height }: Size, from: number, to: number, wiped: number) {
  const edge = from + (to - from) * wiped
  on.beginPath()
  on.moveTo(edge, 0)
  on.lineTo(width, 0)
  on.lineTo(width, height)
  on.lineTo(edge - height * 0.12, height)
  on.clip()
}

const chalkOf = ({ context, image, ratio }: CanvasFrame, colour: string, size: number) =>
  grainOf(context, image(tooth), colour, size, ratio)

/**
 * Some words of the sentence.
 * @param parts - How much of each is written; all of it unless told.
 */
function writeWords(
  frame: CanvasFrame,
  time: Time,
  which: (word: number) => boolean,
  parts?: readonly number[],
) {
  const { context: on, seed } = frame
  const layout = layoutAt(frame, time)
  const white = chalkOf(frame, WHITE, layout.size)
  const yellow = chalkOf(frame, YELLOW, layout.size)
  for (const [word, text] of wordsOf(time.hour, time.minute).entries()) {
    const grain = word === MINUTE || word === HOUR ? yellow : white
    const part = parts?.[word] ?? 1
    if (!which(word) || !grain || part === 0) continue
    const strokes = writtenWord(text, seed, 'board')
    const place = layout.words[word]!
    chalk(
      on,
      part === 1 ? strokes : writtenBy(strokes, part * timeOf(strokes)),
      word === MINUTE ? figureIn(place, text) : place,
      grain,
      word === MINUTE ? 1.12 : 1,
    )
  }
}

/** What will be wrong goes, and what will be right comes. */
function turnWords(frame: CanvasFrame, which: (word: number) => boolean, from: number, to: number) {
  const { context: on, time } = frame
  const { second, millisecond } = time
  const next = after(time)
  const changes = (word: number) => which(word) && isAnew(word, next.minute)
  on.save()
  keepUnwiped(on, frame, from, to, wipedAt(second, millisecond))
  writeWords(frame, time, changes)
  on.restore()
  writeWords(
    frame,
    next,
    changes,
    writtenAt(wordsOf(next.hour, next.minute), next.minute, second, millisecond),
  )
}

/** How much of the board's own grain can be seen, however large the picture of it is shown. */
function drawTooth(frame: CanvasFrame) {
  const { context: on, width, height, image, ratio } = frame
  const grain = grainOf(on, image(tooth), '#c9d8d2', 0, ratio, 0.055)
  if (grain) {
    on.fillStyle = grain[1]
    on.fillRect(0, 0, width, height)
  }
  return 86_400_000
}

/** The sentence, but for its figure. On the hour its end is written anew. */
function drawWords(frame: CanvasFrame) {
  const { time } = frame
  const next = after(time).minute
  const changes = [5, 7, 8, 9].some((word) => isAnew(word, next))
  const isKept = (word: number) => word !== MINUTE
  if (!changes || !isTurning(frame)) {
    writeWords(frame, time, isKept)
    return changes ? untilTurning(frame) : untilMinute(time)
  }
  writeWords(frame, time, (word) => isKept(word) && !isAnew(word, next))
  turnWords(frame, isKept, 0, frame.width * 1.12)
  return undefined
}

/** The figure, over what the hand that wiped them has left of those before. */
function drawFigure(frame: CanvasFrame) {
  const { context: on, time, seed } = frame
  const layout = layoutAt(frame, time)
  const place = layout.words[MINUTE]!
  for (const [ago, drag] of [
    [2, [0.16, 0.05]],
    [1, [-0.2, 0.1]],
  ] as const) {
    const text = String((time.minute + 60 - ago) % 60)
    ghost(on, writtenWord(text, seed, 'board'), figureIn(place, text), 'rgb(226 222 176 / 0.05)', drag)
  }
  const isFigure = (word: number) => word === MINUTE
  if (isTurning(frame)) turnWords(frame, isFigure, place.x, place.x + layout.size * 1.9)
  else writeWords(frame, time, isFigure)
  return untilTurning(frame)
}

/** The copy's words, which are many to be written again at each picture. */
let copied: { readonly key: string; readonly words: readonly (readonly Stroke[])[] } | undefined

const keyOf = (seed: string, { hour, minute }: Time) => `${seed} ${hour} ${minute}`

function copyOf(seed: string, time: Time) {
  const key = keyOf(seed, time)
  if (copied?.key !== key)
    copied = { key, words: wordsOf(time.hour, time.minute).map((text) => writtenWord(text, seed, key)) }
  return copied.words
}

const copyPlace = (layout: Layout, word: number, text: string): Place =>
  word === MINUTE ? figureIn(layout.copy[word]!, text, true) : layout.copy[word]!

/** The word of the copy at which the second begins. */
const wordAt = (seed: string, time: Time, second = time.second) =>
  copying(copyOf(seed, time), copiedAt(second, 0)).word

function writeCopy(frame: CanvasFrame, time: Time, from: number, to: number, moment?: number) {
  const layout = layoutAt(frame, time)
  const grain = chalkOf(frame, WHITE, layout.copySize)
  const words = copyOf(frame.seed, time)
  const texts = wordsOf(time.hour, time.minute)
  for (let word = from; grain && word <= to; word++) {
    const strokes = words[word]!
    const isLast = word === to && moment !== undefined
    chalk(
      frame.context,
      isLast ? writtenBy(strokes, moment) : strokes,
      copyPlace(layout, word, texts[word]!),
      grain,
      1.1,
    )
  }
}

/** The words of the copy that are done, and what is left of the copy before. */
function drawCopied(frame: CanvasFrame) {
  const { context: on, time, seed } = frame
  const old = laterBy(time, -60_000)
  const layout = layoutAt(frame, old)
  for (const [word, text] of wordsOf(old.hour, old.minute).entries()) {
    const strokes = writtenWord(text, seed, keyOf(seed, old))
    ghost(on, strokes, copyPlace(layout, word, text), 'rgb(214 226 220 / 0.04)', [0.3, -0.1])
  }
  if (isTurning(frame)) {
    keepUnwiped(on, frame, 0, frame.width * 1.12, wipedAt(time.second, time.millisecond))
    writeCopy(frame, time, 0, 9)
    return undefined
  }
  const word = time.second === 59 ? 10 : wordAt(seed, time)
  writeCopy(frame, time, 0, word - 1)
  let seconds = 1
  while (time.second + seconds < 58 && wordAt(seed, time, time.second + seconds) === word) seconds++
  return Math.min(untilSecond(time) + (seconds - 1) * 1000, untilTurning(frame) ?? 0)
}

/** The words of the copy that this second is about. */
function drawCopying(frame: CanvasFrame) {
  const { time, seed, motion } = frame
  const { second, millisecond } = time
  // The felt takes the last word with the others.
  if (isTurning(frame) || second === 59) return untilMinute(time)
  const isCalm = motion === 'reduced'
  const { word, moment } = copying(copyOf(seed, time), copiedAt(second, isCalm ? 1000 : millisecond))
  writeCopy(frame, time, wordAt(seed, time), word, moment)
  if (!isCalm && millisecond < PUSH_MS) return undefined
  return Math.min(untilSecond(time), untilTurning(frame) ?? 0)
}

function copyBox(size: Size, time: Time, from: number, to: number) {
  const { copy } = layoutAt(size, time)
  const texts = wordsOf(time.hour, time.minute)
  return boxOf(copy.slice(from, to), texts.slice(from, to), size.width, size.height)
}

/** Small canvases, each where something is written: others each minute, and each word. */
function Writing() {
  const time = useClockTime('second')
  const { seed } = useHostSettings()
  const { hour, minute } = time
  const word = wordAt(seed, time)
  return (
    <>
      <Canvas
        key={`figure ${hour}`}
        draw={drawFigure}
        beat={30}
        part={(size) => boxOf([layoutAt(size, time).words[MINUTE]!], [''], size.width, size.height)}
      />
      <Canvas
        draw={drawCopied}
        beat={30}
        part={(size) => {
          const top = layoutAt(size, time).words.at(-1)!.y
          return { left: 0, top, width: size.width, height: size.height - top }
        }}
      />
      <Canvas
        key={`${minute} ${word}`}
        draw={drawCopying}
        beat={20}
        part={(size) => copyBox(size, time, word, word + 2)}
      />
    </>
  )
}

/** Below everything the slate; over everything, also the writing, the shade beside the panes of the window. */
function Whole({ picture }: { picture: string }) {
  return useHostSettings().transparent ? null : <img src={picture} alt="" className={styles.whole} />
}

/** A sentence that is never late: the figure in it is wiped off and written anew each minute. */
export default function IWillNotBeLate() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Whole picture={board} />
      <Canvas draw={drawTooth} beat="minute" ground />
      <Canvas draw={drawWords} beat={30} />
      <Writing />
      <Whole picture={shade} />
    </Stage>
  )
}
