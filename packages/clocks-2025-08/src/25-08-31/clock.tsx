import { type ClockTime, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  type Box,
  COIN,
  FALL_MS,
  FULL,
  fallAt,
  flameAt,
  HEART,
  heapOf,
  heartsAt,
  merchantAt,
  NO_COIN,
  NO_HEART,
  planOf,
  type Sprite,
  SWORD,
  stacksOf,
  stallOf,
} from './model'

export { notes } from './notes'

const items = new URL('./items.webp', import.meta.url).href
const FIGURES = 'ft-25-08-31 Figures'

export const images = [items]
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const INK = '#1f102a'

/** A group of slots: its colour with something in it, its colour empty, a thing, and what it leaves. */
interface Look {
  readonly full: string
  readonly empty: string
  readonly thing: Sprite
  readonly missing: Sprite
}
const GREEN: Look = { full: '#22d394', empty: '#10976d', thing: HEART, missing: NO_HEART }
const BLUE: Look = { full: '#4468ff', empty: '#2f49dd', thing: COIN, missing: NO_COIN }

function slot({ context }: CanvasFrame, box: Box, line: number, colour: string) {
  context.fillStyle = INK
  context.fillRect(box.x, box.y, box.width, box.height)
  context.fillStyle = colour
  context.fillRect(box.x + line / 2, box.y + line / 2, box.width - line, box.height - line)
}

/** The line round a slot, over what is cut off by it. */
function rim({ context }: CanvasFrame, box: Box, line: number) {
  context.strokeStyle = INK
  context.lineWidth = line
  context.strokeRect(box.x, box.y, box.width, box.height)
}

function put(frame: CanvasFrame, [left, top, wide, high]: Sprite, x: number, y: number, scale: number) {
  const { context, image, ratio } = frame
  context.imageSmoothingEnabled = scale * ratio < 1
  const whole = (value: number) => Math.round(value * ratio) / ratio
  context.drawImage(image(items), left, top, wide, high, whole(x), whole(y), wide * scale, high * scale)
}

/** A figure as games write it: over everything, with a hard rim. */
function figure({ context }: CanvasFrame, text: string, box: Box, size: number, line: number) {
  context.font = `${size}px "${FIGURES}"`
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'miter'
  context.strokeStyle = INK
  context.lineWidth = line * 2.6
  const [x, y] = [box.x + box.width - line * 3, box.y + box.height - line * 3]
  context.strokeText(text, x, y)
  context.fillStyle = '#fff'
  context.fillText(text, x, y)
}

interface Group {
  readonly boxes: readonly Box[]
  readonly count: number
  readonly look: Look
  /** How far the next one has fallen to its place, or, below nought, all of them out of theirs. */
  readonly fall: number
}

function group(frame: CanvasFrame, { boxes, count, look, fall }: Group, line: number) {
  const stacks = stacksOf(count, boxes.length)
  for (const [index, box] of boxes.entries()) {
    const held = stacks[index]!
    slot(frame, box, line, held > 0 ? look.full : look.empty)
    const { scale, places, figure: size } = heapOf(box, look.thing, line, frame.ratio)
    for (const [x, y] of places.slice(held)) put(frame, look.missing, x, y, scale)
    frame.context.save()
    frame.context.beginPath()
    frame.context.rect(box.x + line / 2, box.y + line / 2, box.width - line, box.height - line)
    frame.context.clip()
    const sunk = fall < 0 ? fall * fall * box.height : 0
    for (const [x, y] of places.slice(0, held)) put(frame, look.thing, x, y + sunk, scale)
    const next = count - index * FULL
    if (fall > 0 && next >= 0 && next < FULL) {
      const [x, y] = places[next]!
      put(frame, look.thing, x, y - (1 - fall * fall) * box.height, scale)
    }
    frame.context.restore()
    if (held > 0 || (count === 0 && index === 0)) figure(frame, String(held), box, size, line)
  }
}

/** The bag itself, once a minute; and in its last half second what falls into it. */
const bag = (frame: CanvasFrame) => {
  const { time, width, height, motion, hourCycle } = frame
  const plan = planOf(width, height)
  const fall = fallAt(secondsOf(time) * 1000, motion === 'reduced')
  const paying = time.minute === 59 ? fall : 0
  const hearts = heartsAt(time.hour, hourCycle)
  const emptied = heartsAt((time.hour + 1) % 24, hourCycle) < hearts
  group(
    frame,
    { boxes: plan.hearts, count: hearts, look: GREEN, fall: emptied ? -paying : paying },
    plan.line,
  )
  group(
    frame,
    { boxes: plan.coins, count: time.minute, look: BLUE, fall: paying ? -paying : fall },
    plan.line,
  )
  const left = untilMinute(time)
  if (motion === 'reduced') return left
  return left > FALL_MS ? left - FALL_MS : undefined
}

/** Four pictures a second; under reduced motion one. */
const PICTURES = 4
const pictureAt = ({ second, millisecond }: ClockTime, still: boolean) =>
  second * PICTURES + (still ? 0 : Math.floor((millisecond * PICTURES) / 1000))
const untilPicture = (time: ClockTime, still: boolean) =>
  still ? untilSecond(time) : 1000 / PICTURES - (time.millisecond % (1000 / PICTURES))

/** The merchant behind the counter, cut by it, waiting for sixty coins; where there is room, with what nobody buys. */
const merchant = (frame: CanvasFrame) => {
  const { time, width, height, motion, ratio } = frame
  const { merchant: box, line } = planOf(width, height)
  const still = motion === 'reduced'
  slot(frame, box, line, '#ff5a4f')
  const scale = stallOf(box, ratio)
  const goods = SWORD[2] * scale
  const spare = box.width > box.height ? box.width - 118 * scale - goods : 0
  const middle = spare > 0 ? box.width / 2 - goods * 0.62 : box.width / 2
  const body = Math.max(box.y - 22 * scale, box.y + box.height - line / 2 - 149 * scale)
  put(frame, merchantAt(pictureAt(time, still)), box.x + middle - 64 * scale, body, scale)
  const beside = box.x + middle + 64 * scale
  if (spare > 0) put(frame, SWORD, beside, box.y + (box.height - SWORD[3] * scale) / 2, scale)
  rim(frame, box, line)
  return untilPicture(time, still)
}

/** A torch that lasts for a minute: below it, as in any game, how much of it is left. */
const torch = (frame: CanvasFrame) => {
  const { context, time, width, height, motion, ratio } = frame
  const { torch: box, line } = planOf(width, height)
  const still = motion === 'reduced'
  slot(frame, box, line, '#4b2577')
  const sprite = flameAt(pictureAt(time, still))
  const bar = Math.max(4, box.height * 0.09)
  const room = box.height - bar - line * 4
  const exact = Math.min((box.width * 0.94) / sprite[2], (room - line) / sprite[3])
  const scale = exact * ratio >= 1 ? Math.floor(exact * ratio) / ratio : exact
  put(
    frame,
    sprite,
    box.x + (box.width - sprite[2] * scale) / 2,
    box.y + (room - sprite[3] * scale) / 2,
    scale,
  )
  const [left, top] = [box.x + line * 3, box.y + box.height - line * 3 - bar]
  const length = box.width - line * 6
  context.fillStyle = INK
  context.fillRect(left - line, top - line, length + line * 2, bar + line * 2)
  context.fillStyle = time.second < 45 ? '#ffd93d' : '#ff5a4f'
  context.fillRect(left, top, (length * (60 - time.second)) / 60, bar)
  return untilPicture(time, still)
}

const placed = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

/** A bag of twelve slots: hearts, coins, a torch, and the merchant who sells a heart for sixty coins. */
export default function Inventory() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.bag}>
      <Canvas draw={bag} beat={20} />
      <Canvas
        draw={merchant}
        beat={PICTURES}
        part={({ width, height }) => placed(planOf(width, height).merchant)}
      />
      <Canvas
        draw={torch}
        beat={PICTURES}
        part={({ width, height }) => placed(planOf(width, height).torch)}
      />
    </Stage>
  )
}
