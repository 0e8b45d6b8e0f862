import {
  type ClockTime,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BACK,
  BOARD,
  type Box,
  BURNS,
  COPPER,
  type Coins,
  coinAt,
  FALL_MS,
  fallAt,
  flameAt,
  flaskOf,
  fullness,
  GLOW,
  GOLD,
  goodsAt,
  PLACE,
  PLACES,
  type Plan,
  POST,
  placeOf,
  planOf,
  ROWS,
  SHELF,
  type Sprite,
  STUB,
  stacksIn,
  stickAt,
  stickOf,
  TORCH,
  torchesIn,
} from './model'

export { notes } from './notes'

const items = new URL('./items.webp', import.meta.url).href

export const images = [items]
export const fonts = []

type Draw = CanvasRenderingContext2D

/** What draws in pixels of the sprites. */
interface Sheet {
  readonly context: Draw
  readonly picture: HTMLImageElement
}

function put({ context, picture }: Sheet, [left, top, wide, high]: Sprite, x: number, y: number) {
  context.drawImage(picture, left, top, wide, high, x, y, wide, high)
}

function fill(context: Draw, colour: string, x: number, y: number, width: number, height: number) {
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
}

/** Draws in a box and not beyond it. */
function within(context: Draw, { x, y, width, height }: Box, drawing: () => void) {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  drawing()
  context.restore()
}

/**
 * A box of the stage drawn with each pixel of the sprites as so many whole ones of the screen, at least as many as there
 * is room for, and then drawn down to its size: at any size the pixels are square, and their edges sharp.
 */
function crisp(
  frame: CanvasFrame,
  plan: Plan,
  box: Box,
  kept: { current: Draw | null },
  drawing: (sheet: Sheet) => void,
) {
  const { context, ratio, image } = frame
  const whole = Math.max(1, Math.ceil(plan.pixel * ratio - 0.01))
  kept.current ??= document.createElement('canvas').getContext('2d')!
  const fine = kept.current
  fine.canvas.width = box.width * whole
  fine.canvas.height = box.height * whole
  fine.setTransform(whole, 0, 0, whole, -box.x * whole, -box.y * whole)
  fine.imageSmoothingEnabled = false
  drawing({ context: fine, picture: image(items) })
  const { pixel } = plan
  context.imageSmoothingQuality = 'high'
  context.drawImage(fine.canvas, box.x * pixel, box.y * pixel, box.width * pixel, box.height * pixel)
}

/** Boards one beside the other. */
function boards(sheet: Sheet, sprite: Sprite, box: Box) {
  within(sheet.context, box, () => {
    for (let y = box.y; y < box.y + box.height; y += sprite[3])
      for (let x = box.x; x < box.x + box.width; x += sprite[2]) put(sheet, sprite, x, y)
  })
}

/** A board that things stand on, light where one sees it from above. */
function shelf(sheet: Sheet, x: number, y: number, width: number) {
  const { context } = sheet
  boards(sheet, BOARD, { x, y, width, height: SHELF })
  fill(context, '#96683f', x, y, width, 1)
  fill(context, '#b07a48', x, y + 1, width, 1)
  fill(context, '#341d16', x, y + SHELF - 2, width, 1)
  fill(context, '#180c0c', x, y + SHELF - 1, width, 1)
}

/** What a board above keeps off, step by step: how far down, and how dark. */
const SHADE = [
  [26, 0.16],
  [17, 0.2],
  [9, 0.26],
  [3, 0.3],
] as const

/** A box of the furniture: dark behind, darker under the board above it. */
function hollow(sheet: Sheet, box: Box) {
  const { context } = sheet
  const { x, y, width, height } = box
  boards(sheet, BACK, box)
  for (const [deep, shade] of SHADE) {
    fill(context, `rgb(8 2 6 / ${shade})`, x, y, width, deep)
    fill(context, `rgb(8 2 6 / ${shade * 0.6})`, x, y, Math.ceil(deep * 0.4), height)
  }
  fill(context, '#180c0c', x - 1, y, 1, height)
  fill(context, '#180c0c', x, y - 1, width, 1)
}

/** Upright boards between the boxes, each with its light edge. */
function carcass(sheet: Sheet, { width, height, rack, coins, torches }: Plan) {
  const { context } = sheet
  boards(sheet, BOARD, { x: 0, y: 0, width, height })
  fill(context, '#c08a52', 0, 0, width, 1)
  for (const box of [rack, coins, torches]) {
    for (const left of [box.x - POST, box.x + box.width]) {
      fill(context, '#8a532f', left, box.y - 1, POST, box.height + 1)
      fill(context, '#b07a48', left, box.y - 1, 1, box.height + 1)
      fill(context, '#73452a', left + 4, box.y - 1, 1, box.height + 1)
      fill(context, '#4a2a1c', left + POST - 2, box.y - 1, 2, box.height + 1)
    }
    hollow(sheet, box)
  }
}

/** Flasks, those of hours gone by full; at the hour the next one is filled, or all are drunk. */
function flasks(sheet: Sheet, { rack, first }: Plan, now: number, next: number, fall: number) {
  for (let row = 0; row < ROWS; row++) {
    const y = first.y + row * PLACE.height
    if (row > 0)
      for (const [deep, shade] of SHADE)
        fill(sheet.context, `rgb(8 2 6 / ${shade})`, rack.x, y, rack.width, deep)
    shelf(sheet, rack.x, y + PLACE.floor, rack.width)
  }
  for (let hour = 1; hour <= PLACES; hour++) {
    const [right, down] = placeOf(hour)
    const [x, y] = [first.x + right, first.y + down]
    const full = fullness(hour, now, next, fall)
    if (full < 1) put(sheet, flaskOf(hour, false), x, y)
    if (full === 0) continue
    const box = { x, y: y + Math.round((1 - full) * PLACE.floor), width: PLACE.width, height: PLACE.height }
    within(sheet.context, box, () => put(sheet, flaskOf(hour, true), x, y))
  }
}

/** Figures three wide and five high, a bit for each of their points, row by row. */
const FIGURES = [31599, 11415, 29671, 29647, 23497, 31183, 31215, 29330, 31727, 31695]

/** The hours on the boards' edges; those of full flasks are bright. */
function numbers(sheet: Sheet, { rack, first }: Plan, now: number) {
  const { context } = sheet
  for (let row = 0; row < ROWS; row++)
    shelf(sheet, rack.x, first.y + row * PLACE.height + PLACE.floor, rack.width)
  for (let hour = 1; hour <= PLACES; hour++) {
    const [right, down] = placeOf(hour)
    const text = String(hour)
    // That of the last full flask stands large on a plate.
    const dot = hour === now ? 3 : 2
    const wide = (text.length * 4 - 1) * dot
    const left = first.x + right + Math.round((PLACE.width - wide) / 2)
    const top = first.y + down + PLACE.floor + (hour === now ? -3 : 2)
    if (hour === now) {
      fill(context, '#180c0c', left - 5, top - 4, wide + 10, 5 * dot + 6)
      fill(context, '#ffe27a', left - 4, top - 3, wide + 8, 5 * dot + 4)
    }
    const colour = hour === now ? '#2a120c' : hour < now ? '#ffe27a' : '#b08660'
    for (const [place, figure] of [...text].entries())
      for (let point = 0; point < 15; point++)
        if (FIGURES[Number(figure)]! & (1 << (14 - point)))
          fill(
            context,
            colour,
            left + (place * 4 + (point % 3)) * dot,
            top + Math.floor(point / 3) * dot - (hour === now ? 1 : 0),
            dot,
            dot,
          )
  }
}

/** Coins on each other, before the rims of all that there could be; the next one falls, or all are paid and leave. */
function coins(
  sheet: Sheet,
  kind: Coins,
  box: Box,
  middle: number,
  [now, next]: readonly [number, number],
  fall: number,
) {
  const foot = box.y + box.height - SHELF + 2
  for (let index = now; index < kind.most; index++)
    put(sheet, kind.none, ...coinAt(index, kind, middle, foot))
  const paid = next < now ? fall ** 2 * box.height : 0
  if (paid === 0)
    for (let index = 0; index < now; index++) {
      const [x, y] = coinAt(index, kind, middle, foot)
      put(sheet, kind.shadow, x + 14, y + 4)
    }
  for (let index = 0; index < now; index++) {
    const [x, y] = coinAt(index, kind, middle, foot)
    put(sheet, kind.coin, x, Math.round(y - paid))
  }
  if (next > now && fall > 0) {
    const [x, y] = coinAt(now, kind, middle, foot)
    put(sheet, kind.coin, x, Math.round(y - (1 - fall ** 2) * box.height))
  }
}

/** Four pictures of the flame a second; under reduced motion one. */
const PICTURES = 4
const pictureAt = ({ second, millisecond }: ClockTime, still: boolean) =>
  second * PICTURES + (still ? 0 : Math.floor((millisecond * PICTURES) / 1000))
const untilPicture = (time: ClockTime, still: boolean) =>
  still ? untilSecond(time) : 1000 / PICTURES - (time.millisecond % (1000 / PICTURES))

/** Six torches: those burnt down, the one that burns, those that are left. */
function torches(sheet: Sheet, plan: Plan, time: ClockTime, still: boolean) {
  const burning = Math.floor(time.second / BURNS)
  const places = torchesIn(plan)
  const footOf = ({ y, height }: Box) => y + height - SHELF + 2
  const middleOf = ({ x, width }: Box) => x + Math.floor(width / 2)
  const length = stickAt(time.second)
  const at = places[burning]!
  put(sheet, GLOW, middleOf(at) - 80, footOf(at) - length - 106)
  for (const [index, box] of places.entries()) {
    const [middle, foot] = [middleOf(box), footOf(box)]
    if (index !== burning) {
      const sprite = index < burning ? STUB : TORCH
      put(sheet, sprite, middle - 17, foot - sprite[3])
      continue
    }
    put(sheet, stickOf(length), middle - 17, foot - length)
    put(sheet, flameAt(pictureAt(time, still)), middle - 18, foot - length - 54)
  }
}

/** The furniture of somebody who adventures: full flasks for hours, coins for minutes, torches for the seconds. */
export default function Inventory() {
  const furniture = useRef<Draw>(null)
  const light = useRef<Draw>(null)

  // Once a minute; and in a minute's last half second what falls.
  const drawGoods = (frame: CanvasFrame) => {
    const { time, motion, hourCycle, width, height } = frame
    const plan = planOf(width, height)
    const still = motion === 'reduced'
    const fall = fallAt(secondsOf(time) * 1000, still)
    const now = goodsAt(time.hour, time.minute, hourCycle)
    const later = laterBy(time, 60_000)
    const next = goodsAt(later.hour, later.minute, hourCycle)
    const all = { x: 0, y: 0, width: plan.width, height: plan.height }
    crisp(frame, plan, all, furniture, (sheet) => {
      carcass(sheet, plan)
      flasks(sheet, plan, now.flasks, next.flasks, fall)
      numbers(sheet, plan, now.flasks)
      const box = plan.coins
      shelf(sheet, box.x, box.y + box.height - SHELF, box.width)
      for (const place of torchesIn(plan)) shelf(sheet, place.x, place.y + place.height - SHELF, place.width)
      const [gold, copper] = stacksIn(box)
      within(sheet.context, box, () => {
        coins(sheet, GOLD, box, gold, [now.gold, next.gold], fall)
        coins(sheet, COPPER, box, copper, [now.copper, next.copper], fall)
      })
    })
    const rest = untilMinute(time)
    if (still) return rest
    return rest > FALL_MS ? rest - FALL_MS : undefined
  }

  const drawTorches = (frame: CanvasFrame) => {
    const { time, motion, width, height } = frame
    const plan = planOf(width, height)
    const still = motion === 'reduced'
    crisp(frame, plan, plan.torches, light, (sheet) => torches(sheet, plan, time, still))
    return untilPicture(time, still)
  }

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.rack}>
      <Canvas draw={drawGoods} beat={20} />
      <Canvas
        draw={drawTorches}
        beat={PICTURES}
        part={({ width, height }) => {
          const { pixel, torches: box } = planOf(width, height)
          return {
            left: box.x * pixel,
            top: box.y * pixel,
            width: box.width * pixel,
            height: box.height * pixel,
          }
        }}
      />
    </Stage>
  )
}
