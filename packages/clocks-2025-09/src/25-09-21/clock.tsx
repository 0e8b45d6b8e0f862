import { Stage, untilMinute, useClockTime, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Box,
  cardIn,
  cellOf,
  KEYS,
  keyAt,
  messageAt,
  planOf,
  popAt,
  poppedAt,
  tabAt,
  typedOnCard,
} from './model'

export { notes } from './notes'

const animals = [
  new URL('./animals-1.svg', import.meta.url).href,
  new URL('./animals-2.svg', import.meta.url).href,
]

export const images = animals
export const fonts = [
  { family: 'ft-25-09-21 Type', source: new URL('./type.woff2', import.meta.url).href, weight: '600' },
]

const TYPE = '"ft-25-09-21 Type", sans-serif'
const INK = '#17181c'
const KEY = '#d4d6db'
const TOLD = '#c8b9ff'

type Context = CanvasRenderingContext2D

function rounded(context: Context, { x, y, width, height }: Box, radius: number, colour: string) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = colour
  context.fill()
}

/** An animal in the middle of a box. */
function drawAnimal(
  { context, image }: CanvasFrame,
  index: number,
  { x, y, width, height }: Box,
  size: number,
) {
  const cell = cellOf(index)
  context.drawImage(
    image(animals[cell.file]!),
    cell.x,
    cell.y,
    cell.size,
    cell.size,
    x + (width - size) / 2,
    y + (height - size) / 2,
    size,
    size,
  )
}

/** The clock of a tab: a face and two hands. */
function drawTab(context: Context, hour: number, box: Box, open: boolean) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const radius = Math.min(box.width * 0.36, box.height * 0.34)
  if (open) rounded(context, box, box.height * 0.3, TOLD)
  context.strokeStyle = open ? INK : '#5d616b'
  context.lineWidth = radius * (open ? 0.24 : 0.16)
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  context.arc(middle.x, middle.y, radius, 0, Math.PI * 2)
  const turn = (hour / 12) * Math.PI * 2
  context.moveTo(middle.x, middle.y - radius * 0.66)
  context.lineTo(middle.x, middle.y)
  context.lineTo(middle.x + Math.sin(turn) * radius * 0.46, middle.y - Math.cos(turn) * radius * 0.46)
  context.stroke()
}

/** Keycaps with the figures of the time, and a colon between hour and minute. */
function drawCaps(context: Context, caps: string, x: number, y: number, cap: number) {
  context.textAlign = 'center'
  let left = x
  for (const [index, figure] of [...caps].entries()) {
    if (index === 2) {
      context.fillStyle = INK
      for (const at of [0.34, 0.66]) {
        context.beginPath()
        context.arc(left + cap * 0.1, y + cap * at, cap * 0.075, 0, Math.PI * 2)
        context.fill()
      }
      left += cap * 0.28
    }
    rounded(context, { x: left, y, width: cap, height: cap }, cap * 0.16, INK)
    context.fillStyle = '#ffffff'
    context.font = `600 ${cap * 0.88}px ${TYPE}`
    context.fillText(figure, left + cap / 2, y + cap * 0.81)
    left += cap * 1.08
  }
  context.textAlign = 'left'
}
/** How long the keycaps are, in parts of one. */
const CAPS = 4 * 1.08 + 0.28 - 0.08

/** The message: what is written, with the time on keycaps and the animal of the minute. */
function drawMessage(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { bubble, tall } = planOf(width, height)
  const { before, after, caps } = messageAt(time.hour, time.minute)
  rounded(context, bubble, Math.min(bubble.height * 0.16, bubble.width * 0.08), TOLD)
  const measure = (text: string, size: number) => {
    // Some engines set very small type on whole pixels: it is measured large.
    context.font = `600 100px ${TYPE}`
    return (context.measureText(text).width * size) / 100
  }
  const write = (text: string, x: number, y: number, size: number) => {
    context.font = `600 ${size}px ${TYPE}`
    context.fillStyle = INK
    context.fillText(text, x, y)
  }
  if (tall) {
    const inset = bubble.width * 0.055
    const room = bubble.width - inset * 2
    const cap = Math.min(room / CAPS, bubble.height * 0.44)
    const line = (bubble.height - cap) / 2
    const size = Math.min(line * 0.5, (room * 0.76) / Math.max(measure(before, 1), measure(after, 1)))
    write(before, bubble.x + inset, bubble.y + line * 0.72, size)
    drawCaps(context, caps, bubble.x + inset, bubble.y + line, cap)
    const base = bubble.y + line + cap + line * 0.64
    write(after, bubble.x + inset, base, size)
    const animal = size * 1.5
    const x = bubble.x + inset + measure(after, size) + size * 0.25
    const y = base - size * 0.34 - animal / 2
    drawAnimal(frame, time.minute, { x, y, width: animal, height: animal }, animal)
    return
  }
  const inset = bubble.height * 0.2
  const room = bubble.width - inset * 2
  const cap = Math.min(bubble.height * 0.62, (room / CAPS) * 0.46)
  const animal = cap * 0.9
  const gap = cap * 0.2
  const rest = room - CAPS * cap - animal - gap * 3.4
  const size = Math.min(cap * 0.62, rest / (measure(before, 1) + measure(after, 1)))
  const top = bubble.y + (bubble.height - cap) / 2
  const base = top + cap * 0.5 + size * 0.345
  write(before, bubble.x + inset, base, size)
  const x = bubble.x + inset + measure(before, size) + gap
  drawCaps(context, caps, x, top, cap)
  write(after, x + CAPS * cap + gap, base, size)
  const end = x + CAPS * cap + gap + measure(after, size) + gap * 0.8
  const y = top + (cap - animal) / 2
  drawAnimal(frame, time.minute, { x: end, y, width: animal, height: animal }, animal)
}

/** The keyboard and the message: they change once a minute. */
function drawKeyboard(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const plan = planOf(width, height)
  context.fillStyle = '#b4b7bf'
  context.fillRect(0, 0, width, height)
  for (let index = 0; index < KEYS; index++) {
    const key = keyAt(index, plan)
    const side = Math.min(key.width, key.height)
    rounded(context, key, side * 0.14, KEY)
    const numbered = index % 5 === 0
    const size = Math.max(side * 0.2, Math.min(11, side * 0.4))
    const shift = numbered ? Math.max(0, Math.min(key.width - side * 0.9, size * 1.3)) / 2 : 0
    drawAnimal(frame, index, { ...key, x: key.x + shift }, side * 0.84)
    if (numbered) {
      context.font = `600 ${size}px ${TYPE}`
      context.fillStyle = INK
      context.fillText(String(index), key.x + size * 0.4, key.y + size * 1.15)
    }
  }
  const wide = plan.tabs.width / 12
  for (let hour = 1; hour <= 12; hour++) {
    const box = { ...plan.tabs, x: plan.tabs.x + (hour - 1) * wide, width: wide }
    drawTab(context, hour, box, hour === tabAt(time.hour))
  }
  drawMessage(frame)
}

/** The key of the minute, which jumps up at the full minute and then stays. */
function drawPopped(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const box = poppedAt(time.minute, plan)
  const key = keyAt(time.minute, plan)
  const scale = motion === 'reduced' ? 1 : popAt(time.second, time.millisecond)
  const [x, y] = [key.x + key.width / 2, key.y + key.height / 2]
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(-x, -y)
  const card = cardIn(box)
  const inner = card.width
  rounded(context, card, inner * 0.1, TOLD)
  const size = inner * 0.2
  drawAnimal(frame, time.minute, { ...card, y: card.y + size * 0.32 }, inner * 0.76)
  context.font = `600 ${size}px ${TYPE}`
  context.fillStyle = INK
  context.fillText(String(time.minute), card.x + size * 0.32, card.y + size * 0.98)
  return scale === 1 || motion === 'reduced' ? untilMinute(time) : undefined
}

/** Each second a key is typed, in their order. */
function Typed() {
  const { minute, second } = useClockTime('second')
  const keys = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(keys) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const onCard = typedOnCard(second, minute, plan)
  const line = Math.max(1.5, Math.min(width, height) * 0.0045)
  return (
    <div ref={keys} className={styles.layer}>
      {[false, true].map((card) => {
        const { x, y, width, height } = card ? cardIn(poppedAt(minute, plan)) : keyAt(second, plan)
        return (
          <i
            key={String(card)}
            className={styles.typed}
            style={{
              translate: `${x}px ${y}px`,
              width,
              height,
              borderRadius: Math.min(width, height) * (card ? 0.1 : 0.14),
              borderWidth: card && second % 2 ? line * 2.2 : line,
              opacity: card === onCard ? 1 : 0,
            }}
          />
        )
      })}
    </div>
  )
}

/** An emoji keyboard on which the key of the minute was just pressed. */
export default function RecentlyUsed() {
  const { minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.keyboard}>
      <Canvas draw={drawKeyboard} beat="minute" />
      <Canvas
        key={minute}
        draw={drawPopped}
        beat={30}
        part={({ width, height }) => {
          const { x, y, width: size } = poppedAt(minute, planOf(width, height))
          return { left: x, top: y, width: size, height: size }
        }}
      />
      <Typed />
    </Stage>
  )
}
