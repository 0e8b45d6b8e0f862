import { type ClockTime, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  type Box,
  BURNS,
  broadOf,
  COIN,
  cardOf,
  coinAt,
  DARK,
  FALL_MS,
  fallAt,
  figureAt,
  flameAt,
  GLOVE,
  GOLDEN,
  goodsAfter,
  goodsAt,
  letterAt,
  linesOf,
  MERCHANT,
  type Plan,
  planOf,
  potionAt,
  potionIn,
  rarityOf,
  runOf,
  type Sprite,
  STUB,
  stickAt,
  stickOf,
  TORCH,
  torchesIn,
  WHITE,
} from './model'

export { notes } from './notes'

const items = new URL('./items.webp', import.meta.url).href

export const images = [items]
export const fonts = []

const INK = '#180c14'
/** The wood that the bag's lid is made of. */
const WOOD = { plain: '#b4642c', light: '#eea556', dark: '#6a3216', seam: '#9c5222' }
/** A slot: its upper edge, its depth and its floor. */
const SLOT = { edge: '#1a0c1c', deep: '#33203e', floor: '#452c50' }
/** The frames of what is common, uncommon, rare and legendary. */
const RARITY = ['#8d7c98', '#58c04c', '#4aa0ff', '#ffc93c'] as const
const CHOSEN = '#fff6d8'
const BUBBLE = '#ffe9bd'
/** The merchant's wall and floor. */
const WALL = { plain: '#3f9a98', seam: '#2f7f84', floor: '#2a5a68' }

type Draw = CanvasRenderingContext2D

/** The frame's context in pixels of the sprites. */
function inPixels(frame: CanvasFrame): { context: Draw; plan: Plan } {
  const { context, width, height, ratio, hourCycle } = frame
  const plan = planOf(width, height, ratio, hourCycle)
  context.scale(plan.pixel, plan.pixel)
  context.imageSmoothingEnabled = plan.pixel * ratio < 1
  return { context, plan }
}

function fill(context: Draw, colour: string, x: number, y: number, width: number, height: number) {
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
}

/** A line round a box, within it. */
function line(context: Draw, colour: string, { x, y, width, height }: Box) {
  fill(context, colour, x, y, width, 1)
  fill(context, colour, x, y + height - 1, width, 1)
  fill(context, colour, x, y + 1, 1, height - 2)
  fill(context, colour, x + width - 1, y + 1, 1, height - 2)
}

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** A slot sunk into the wood. */
function slot(context: Draw, box: Box) {
  const { x, y, width, height } = box
  fill(context, SLOT.deep, x, y, width, height)
  fill(context, SLOT.floor, x, y + height - 5, width, 5)
  for (let column = (height + 1) % 2; column < width; column += 2)
    fill(context, SLOT.floor, x + column, y + height - 6, 1, 1)
  line(context, SLOT.edge, box)
}

/** The wood of the whole: planks, and a rim that is light above and dark beneath. */
function wood(context: Draw, { width, height }: Plan) {
  fill(context, WOOD.plain, 0, 0, width, height)
  for (let y = 9; y < height; y += 14) fill(context, WOOD.seam, 0, y, width, 1)
  line(context, INK, { x: 0, y: 0, width, height })
  fill(context, WOOD.light, 1, 1, width - 2, 1)
  fill(context, WOOD.light, 1, 1, 1, height - 2)
  fill(context, WOOD.dark, 2, height - 2, width - 3, 1)
  fill(context, WOOD.dark, width - 2, 2, 1, height - 3)
}

function put({ context, image }: CanvasFrame, [left, top, wide, high]: Sprite, x: number, y: number) {
  context.drawImage(image(items), left, top, wide, high, x, y, wide, high)
}

/** Small type. */
function write(frame: CanvasFrame, text: string, x: number, y: number, colour: 0 | 1 | 2 = WHITE) {
  for (const letter of text) {
    const sprite = letterAt(letter, colour)
    if (sprite) put(frame, sprite, x, y)
    x += (sprite?.[2] ?? 2) + 1
  }
}

/** How many, in large figures. */
function count(frame: CanvasFrame, amount: number, x: number, y: number) {
  for (const figure of String(amount)) {
    const sprite = figureAt(Number(figure))
    put(frame, sprite, x, y)
    x += sprite[2] - 1
  }
}

/** How many are in a slot: small, in its lower right corner, on a dark label. */
function tag(frame: CanvasFrame, amount: number, { x, y, width, height }: Box) {
  const text = String(amount)
  const run = runOf(text)
  fill(frame.context, SLOT.edge, x + width - run - 3, y + height - 8, run + 3, 8)
  write(frame, text, x + width - run - 1, y + height - 7)
}

/** Draws in a slot and not beyond it. */
function within(context: Draw, { x, y, width, height }: Box, drawing: () => void) {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  drawing()
  context.restore()
}

/** Lines of text within a box, halfway between its upper edge and its lower one: golden ones first. */
function lines(frame: CanvasFrame, { x, y, width, height }: Box, golden: string, white: string) {
  const gold = linesOf(golden, width)
  const all = [...gold, ...linesOf(white, width)]
  const step = all.length * 8 + 6 > height ? 7 : 8
  const top = y + Math.round((height - all.length * step + step - 5) / 2)
  for (const [index, text] of all.entries())
    write(frame, text, x, top + index * step, index < gold.length ? GOLDEN : WHITE)
}

/** The merchant before his wall, twice as large where there is room. */
function merchant(frame: CanvasFrame, box: Box) {
  const { context, image } = frame
  const { x, y, width, height } = box
  const [left, top, wide, high] = MERCHANT
  const size = Math.max(1, Math.min(2, Math.floor((width - 4) / wide), Math.floor((height - 4) / high)))
  fill(context, WALL.plain, x, y, width, height)
  for (let row = 0; row * 6 < height; row++) {
    fill(context, WALL.seam, x, y + row * 6, width, 1)
    for (let column = (row % 2) * 6; column < width; column += 12)
      fill(context, WALL.seam, x + column, y + row * 6, 1, Math.min(6, height - row * 6))
  }
  fill(context, WALL.floor, x, y + height - 8, width, 8)
  line(context, SLOT.edge, box)
  const at = [x + Math.round((width - wide * size) / 2), y + height - 4 - high * size] as const
  context.drawImage(image(items), left, top, wide, high, ...at, wide * size, high * size)
}

/** What the merchant says, in a bubble that points at him: from his right, or from under him. */
function bubble(frame: CanvasFrame, box: Box, shop: Box) {
  const { context } = frame
  slot(context, box)
  const { x, y, width, height } = inside(box, 3)
  fill(context, BUBBLE, x + 1, y, width - 2, height)
  fill(context, BUBBLE, x, y + 1, width, height - 2)
  const below = box.y > shop.y
  for (let step = 0; step < 6; step++)
    if (below) fill(context, BUBBLE, x + Math.floor(width / 2) - step, y - 6 + step, 2 * step + 1, 1)
    else fill(context, BUBBLE, x - 6 + step, y + Math.floor(height / 2) - step, 1, 2 * step + 1)
  const texts = linesOf('SIXTY COINS A POTION!', width - 6)
  const top = y + Math.round((height - texts.length * 8 + 3) / 2)
  for (const [index, text] of texts.entries())
    write(frame, text, x + Math.round((width - runOf(text)) / 2), top + index * 8, DARK)
}

/** What the last potion is: itself, if there is room, its name, and until when it is good. */
function card(frame: CanvasFrame, box: Box, potions: number) {
  const { context, image, hourCycle } = frame
  const { x, y, width, height } = box
  slot(context, box)
  line(context, RARITY[potions && rarityOf(potions)]!, inside(box, 1))
  const [name, more] = cardOf(potions, hourCycle)
  const beside = width > 110
  const above = height > 80
  const [left, top, wide, high] = potionAt(Math.max(0, potions - 1))
  const size = above ? 2 : 1
  if (potions && (beside || above))
    context.drawImage(
      image(items),
      ...[left, top, wide, high],
      above ? x + Math.round((width - wide * size) / 2) : x + 6,
      above ? y + 6 : y + height - 4 - high,
      ...[wide * size, high * size],
    )
  const shift = beside && potions ? 30 : 0
  const text = { x: x + 5 + shift, y, width: width - 10 - shift, height }
  lines(frame, above && potions ? { ...text, y: y + 56, height: height - 56 } : text, name, more)
}

/** All but the torches: once a minute, and in its last half second as a coin falls. */
const inventory = (frame: CanvasFrame) => {
  const { time, motion, hourCycle } = frame
  const { context, plan } = inPixels(frame)
  const still = motion === 'reduced'
  const fall = fallAt(secondsOf(time) * 1000, still)
  const now = goodsAt(time.hour, time.minute, hourCycle)
  const next = goodsAfter(time.hour, time.minute, hourCycle)

  wood(context, plan)
  for (const [index, { x, y }] of plan.heads.entries()) {
    const head = ['POTIONS', 'COINS', 'TORCHES'][index]!
    const run = runOf(head)
    const amount = [now.potions, now.coins][index]
    fill(context, INK, x, y, run + 8 + (amount === undefined ? 0 : broadOf(String(amount)) + 1), 13)
    write(frame, head, x + 4, y + 4)
    if (amount !== undefined) count(frame, amount, x + run + 7, y)
  }
  for (const box of [...plan.potions, ...plan.coins, ...plan.torches]) slot(context, box)

  const last = Math.max(0, now.potions - 1)
  for (const [place, box] of plan.potions.entries()) {
    const here = place < now.potions
    const comes = place >= now.potions && place < next.potions && fall > 0
    const goes = here && place >= next.potions
    if (here) line(context, RARITY[rarityOf(place + 1)]!, inside(box, 1))
    if (!here && !comes) continue
    const [x, y] = potionIn(box)
    const rise = comes ? 1 - fall ** 2 : goes ? fall ** 2 : 0
    within(context, box, () => put(frame, potionAt(place), x, Math.round(y - rise * box.height)))
  }
  for (const [place, box] of plan.coins.entries()) {
    const amount = Math.min(10, Math.max(0, now.coins - place * 10))
    const paid = next.coins < now.coins ? fall ** 2 * box.height : 0
    within(context, box, () => {
      for (let index = 0; index < amount; index++) {
        const [x, y] = coinAt(index, box)
        put(frame, COIN, x, Math.round(y - paid))
      }
      if (next.coins > now.coins && fall > 0 && place === Math.floor(now.coins / 10)) {
        const [x, y] = coinAt(amount, box)
        put(frame, COIN, x, Math.round(y - (1 - fall ** 2) * box.height))
      }
    })
    if (amount) tag(frame, amount, box)
  }

  merchant(frame, plan.shop)
  if (plan.saying) bubble(frame, plan.saying, plan.shop)
  card(frame, plan.card, now.potions)

  // The glove comes from the side on which the slots are still empty.
  const chosen = plan.potions[last]!
  line(context, CHOSEN, chosen)
  if (now.potions) line(context, CHOSEN, inside(chosen, 1))
  put(frame, GLOVE, Math.min(chosen.x + chosen.width - 5, plan.width - GLOVE[2] - 1), chosen.y + 3)

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
    const foot = box.y + box.height - 2
    if (index !== burning) {
      const sprite = index < burning ? STUB : TORCH
      put(frame, sprite, middle - 8, foot - sprite[3])
      continue
    }
    const stick = stickAt(time.second)
    line(context, CHOSEN, box)
    put(frame, stickOf(stick), middle - 8, foot - stick)
    put(frame, flameAt(pictureAt(time, still)), middle - 9, foot - stick - 27)
  }
  return untilPicture(time, still)
}

/** A bag of a role-playing game: a potion for each hour, coins in stacks of ten for the minutes, torches for the seconds. */
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
