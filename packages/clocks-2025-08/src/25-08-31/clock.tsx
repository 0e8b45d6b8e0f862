import { type ClockTime, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  type Box,
  BURNS,
  broadOf,
  COPPER,
  type Coins,
  coinAt,
  FALL_MS,
  fallAt,
  figureAt,
  flameAt,
  GOLD,
  goodsAfter,
  goodsAt,
  type Plan,
  planOf,
  potionAt,
  potionIn,
  type Sprite,
  STUB,
  stickAt,
  stickOf,
  TORCH,
  torchesIn,
} from './model'

export { notes } from './notes'

const items = new URL('./items.webp', import.meta.url).href

export const images = [items]
export const fonts = []

const INK = '#140d26'
const PANEL = { plain: '#6a52b0', light: '#a48ee0', dark: '#46348a' }
/** A slot from its upper edge to its foot. */
const DEPTH = ['#2a2066', '#33287a', '#403390'] as const
/** The slot in which a torch burns is chosen. */
const CHOSEN = '#ffd267'

type Draw = CanvasRenderingContext2D

/** The frame's context in pixels of the sprites. */
function inPixels(frame: CanvasFrame): { context: Draw; plan: Plan } {
  const { context, width, height, ratio } = frame
  const plan = planOf(width, height, ratio)
  context.scale(plan.pixel, plan.pixel)
  context.imageSmoothingEnabled = plan.pixel * ratio < 2
  return { context, plan }
}

function fill(context: Draw, colour: string, x: number, y: number, width: number, height: number) {
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
}

/** A slot sunk into the panel: from one of its colours to the next as a screen of few colours has it. */
function slot(context: Draw, { x, y, width, height }: Box) {
  fill(context, PANEL.light, x - 1, y - 1, width + 2, height + 2)
  fill(context, PANEL.dark, x - 1, y - 1, width + 1, height + 1)
  fill(context, INK, x, y, width, height)
  const steps = DEPTH.length - 1
  for (let row = 1; row < height - 1; row++) {
    const deep = (row / height) * steps
    const from = Math.floor(deep)
    fill(context, DEPTH[from]!, x + 1, y + row, width - 2, 1)
    // Between two colours, of four pixels one, two or three have the next.
    const quarters = Math.floor((deep - from) * 4)
    context.fillStyle = DEPTH[from + 1]!
    for (let column = 1; column < width - 1; column++)
      if ([0, 2, 3, 1][(column % 2) + 2 * (row % 2)]! < quarters) context.fillRect(x + column, y + row, 1, 1)
  }
}

/** A line round what is chosen. */
function choose(context: Draw, { x, y, width, height }: Box) {
  context.strokeStyle = CHOSEN
  context.lineWidth = 2
  context.strokeRect(x, y, width, height)
}

function put({ context, image }: CanvasFrame, [left, top, wide, high]: Sprite, x: number, y: number) {
  context.drawImage(image(items), left, top, wide, high, x, y, wide, high)
}

/** How many there are, in the slot's corner over all that falls into it. */
function count(frame: CanvasFrame, amount: number, box: Box) {
  const text = String(amount)
  let x = box.x + box.width - 3 - broadOf(text)
  for (const figure of text) {
    const sprite = figureAt(Number(figure))
    put(frame, sprite, x, box.y + box.height - 3 - sprite[3])
    x += sprite[2] - 1
  }
}

/** Draws in a slot and not beyond it. */
function within(context: Draw, { x, y, width, height }: Box, drawing: () => void) {
  context.save()
  context.beginPath()
  context.rect(x + 1, y + 1, width - 2, height - 2)
  context.clip()
  drawing()
  context.restore()
}

/** The one potion that stands for all; at the hour it leaves upwards and the next one comes down. */
function potion(frame: CanvasFrame, box: Box, amount: number, next: number, fall: number) {
  const [x, y] = potionIn(box)
  const one = (of: number, rise: number) => put(frame, potionAt(of), x, Math.round(y - rise * box.height))
  one(amount, amount === next ? 0 : fall ** 2)
  if (amount !== next && fall > 0) one(next, 1 - fall ** 2)
}

/** Coins on each other, and the shadows of those that are missing; the next one falls, or all are paid and leave. */
function coins(frame: CanvasFrame, kind: Coins, box: Box, amount: number, next: number, fall: number) {
  for (let index = amount; index < kind.most; index++) put(frame, kind.none, ...coinAt(index, kind, box))
  const paid = next < amount ? fall ** 2 * box.height : 0
  for (let index = 0; index < amount; index++) {
    const [x, y] = coinAt(index, kind, box)
    put(frame, kind.coin, x, Math.round(y - paid))
  }
  if (next > amount && fall > 0) {
    const [x, y] = coinAt(amount, kind, box)
    put(frame, kind.coin, x, Math.round(y - (1 - fall ** 2) * box.height))
  }
}

/** The slots with all that is in them, once a minute; and in a minute's last half second what falls into them. */
const inventory = (frame: CanvasFrame) => {
  const { time, motion, hourCycle } = frame
  const { context, plan } = inPixels(frame)
  const still = motion === 'reduced'
  const fall = fallAt(secondsOf(time) * 1000, still)
  const now = goodsAt(time.hour, time.minute, hourCycle)
  const next = goodsAfter(time.hour, time.minute, hourCycle)

  fill(context, PANEL.plain, 0, 0, plan.width, plan.height)
  fill(context, PANEL.light, 0, 0, plan.width, 1)
  fill(context, PANEL.light, 0, 0, 1, plan.height)
  for (const torch of plan.torches) slot(context, torch)
  for (const [box, amount, drawing] of [
    [plan.potions, now.potions, () => potion(frame, plan.potions, now.potions, next.potions, fall)],
    [plan.gold, now.gold, () => coins(frame, GOLD, plan.gold, now.gold, next.gold, fall)],
    [plan.copper, now.copper, () => coins(frame, COPPER, plan.copper, now.copper, next.copper, fall)],
  ] as const) {
    slot(context, box)
    within(context, box, drawing)
    count(frame, amount, box)
  }
  const rest = untilMinute(time)
  if (still) return rest
  return rest > FALL_MS ? rest - FALL_MS : undefined
}

/** Four pictures of the flame a second; under reduced motion one. */
const PICTURES = 4
const pictureAt = ({ second, millisecond }: ClockTime, still: boolean) =>
  second * PICTURES + (still ? 0 : Math.floor((millisecond * PICTURES) / 1000))
const untilPicture = (time: ClockTime, still: boolean) =>
  still ? untilSecond(time) : 1000 / PICTURES - (time.millisecond % (1000 / PICTURES))

/** Six torches: those burnt down, the one that burns, those that are left. */
const torches = (frame: CanvasFrame) => {
  const { time, motion } = frame
  const { context, plan } = inPixels(frame)
  const still = motion === 'reduced'
  const burning = Math.floor(time.second / BURNS)
  for (const [index, box] of plan.torches.entries()) {
    const middle = box.x + Math.floor(box.width / 2)
    const foot = box.y + box.height - 3
    if (index !== burning) {
      const sprite = index < burning ? STUB : TORCH
      put(frame, sprite, middle - 8, foot - sprite[3])
      continue
    }
    const stick = stickAt(time.second)
    choose(context, box)
    put(frame, stickOf(stick), middle - 8, foot - stick)
    put(frame, flameAt(pictureAt(time, still)), middle - 9, foot - stick - 27)
  }
  return untilPicture(time, still)
}

/** An inventory: potions for hours, golden coins for tens of minutes, coppers for minutes, torches for the seconds. */
export default function Inventory() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.panel}>
      <Canvas draw={inventory} beat={20} />
      <Canvas
        draw={torches}
        beat={PICTURES}
        part={({ width, height }) => {
          const { x, y, ...size } = torchesIn(width, height)
          return { left: x, top: y, ...size }
        }}
      />
    </Stage>
  )
}
