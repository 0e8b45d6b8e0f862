import { Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { COLUMNS, figureOf, type Place, planOf, TALL, WEIGHTS } from './model'

export { notes } from './notes'

/** Five rows of four on one sheet: up, up again, half way, down, and the letters, of the weights 8 4 2 1 or of H, M, S. */
const sheet = new URL('./switches.webp', import.meta.url).href
const SHEET = { up: 0, half: 2, down: 3, letter: 4 }

export const images = [sheet]
export const fonts = []

/** For how many milliseconds a lever is half way: the last of a second, so that it is there when the next begins. */
const THROW_MS = 90

type Clock = { hour: number; minute: number; second: number }

const isUp = ({ column, weight }: Place, time: Clock) => (figureOf(COLUMNS[column]!, time) & weight) !== 0

/** The second that comes. */
function after(time: Clock): Clock {
  const seconds = (time.hour * 3600 + time.minute * 60 + time.second + 1) % 86_400
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 }
}

function stamp(
  { context, image }: CanvasFrame,
  column: number,
  row: number,
  x: number,
  y: number,
  broad: number,
) {
  const picture = image(sheet)
  const [wide, high] = [picture.naturalWidth / 4, picture.naturalHeight / 5]
  context.drawImage(
    picture,
    column * wide,
    row * high,
    wide,
    high,
    x - broad / 2,
    y - (broad * TALL) / 2,
    broad,
    broad * TALL,
  )
}

/** No two switches of a row are the same picture; a switch is always the same. */
function drawSwitch(frame: CanvasFrame, place: Place) {
  const { time, motion } = frame
  const up = isUp(place, time)
  const thrown =
    motion !== 'reduced' && time.millisecond >= 1000 - THROW_MS && up !== isUp(place, after(time))
  const weight = WEIGHTS.indexOf(place.weight as 8)
  const own = place.column + weight
  const [column, row] = thrown
    ? [weight, SHEET.half]
    : up
      ? [weight, SHEET.up + (own % 2)]
      : [(place.column * 3 + weight * 2 + (weight >> 1)) % 4, SHEET.down]
  stamp(frame, column, row, place.x, place.y, place.broad)
}

const bySpan = (small: boolean) => (frame: CanvasFrame) => {
  const { context, time, width, height, motion } = frame
  const { places, heads } = planOf(width, height)
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  for (const place of places) if (place.column > 3 === small) drawSwitch(frame, place)
  for (const { letter, x, y, broad } of heads)
    if ((letter === 'second') === small)
      stamp(frame, ['hour', 'minute', 'second'].indexOf(letter), SHEET.letter, x, y, broad)
  const rest = small ? untilSecond(time) : untilMinute(time)
  return motion !== 'reduced' && rest > THROW_MS ? rest - THROW_MS : rest
}
const drawMinutes = bySpan(false)
const drawSeconds = bySpan(true)

/** A panel of twenty switches. */
export default function Binary() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.panel}>
      <Canvas draw={drawMinutes} beat={30} />
      <Canvas
        draw={drawSeconds}
        beat={30}
        part={({ width, height }) => {
          const small = planOf(width, height).places.filter(({ column }) => column > 3)
          const [left, right] = [
            Math.min(...small.map(({ x, broad }) => x - broad * 0.6)),
            Math.max(...small.map(({ x, broad }) => x + broad * 0.6)),
          ]
          const top = Math.min(...small.map(({ y, broad }) => y - broad * 0.7))
          const bottom = Math.max(...small.map(({ y, broad }) => y + broad * 0.7))
          return { left, top, width: right - left, height: bottom - top }
        }}
      />
    </Stage>
  )
}
