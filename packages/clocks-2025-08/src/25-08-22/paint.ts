import { clamp, createRandom, mix, shownHour, twoDigits } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Box, houseAt, type Inn, type Plan, planOf } from './model'

type Context = CanvasRenderingContext2D
type Corner = readonly [x: number, y: number]

export const NAVY = '#17124a'
export const NOW = '#ffdb1f'
export const WHITE = '#fffbe8'
const [HILL, LANE, POOL] = ['#d2301f', '#f25537', '#ffa23c'] as const

/** What a house is painted with: its front, its roof, its windows, its door, and its number. */
interface Paint {
  readonly front: string
  readonly roof: string
  readonly window: string
  readonly door: string
  readonly number: string
}

/** The town asleep, in three reds: what is not now keeps together. */
const ASLEEP: readonly Paint[] = ['#b7261d', '#a91f1d', '#c52e20'].map((front) => ({
  front,
  roof: '#86131f',
  window: '#86131f',
  door: '#86131f',
  number: '#f57c5e',
}))
const OPEN: Paint = { front: NOW, roof: '#f79a0c', window: WHITE, door: NAVY, number: NAVY }

function shape(context: Context, colour: string, corners: readonly Corner[]) {
  context.fillStyle = colour
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x, y)
  context.fill()
}

function oval(context: Context, colour: string, x: number, y: number, wide: number, high: number) {
  context.fillStyle = colour
  context.beginPath()
  context.ellipse(x, y, wide, high, 0, 0, Math.PI * 2)
  context.fill()
}

/** A number in a box; the widest figure is 0.727 of its size, and all are 0.72 high: room is left for two. */
function number(context: Context, family: string, text: string, box: Box, colour: string) {
  const size = Math.min(box.height / 0.72, box.width / (0.727 * 2))
  context.font = `${size}px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(text, box.x + box.width / 2, box.y + box.height / 2 + size * 0.36)
}

/** Roofs as parts of a house's width and of its roof's height, from the left eaves to the right. */
const ROOFS: readonly (readonly Corner[])[] = [
  [[0.5, 0]],
  [
    [0.2, 0],
    [0.8, 0],
  ],
  [
    [0.28, 0],
    [0.44, 0],
  ],
  [
    [0.16, 0.28],
    [0.5, 0],
    [0.84, 0.28],
  ],
]

/** A house from the front: its roof with a chimney, under it its number, at its foot a door and two windows. */
function paintHouse(context: Context, family: string, minute: number, box: Box, paint: Paint) {
  const { x, y, width, height } = box
  const { integer, between } = createRandom('house', minute)
  const [eaves, foot, over] = [y + height * 0.27, y + height, width * 0.05]
  context.fillStyle = paint.roof
  context.fillRect(x + width * between(0.16, 0.7), y - height * 0.05, width * 0.11, height * 0.3)
  context.fillStyle = paint.front
  context.fillRect(x, eaves - height * 0.05, width, foot - eaves + height * 0.05)
  shape(context, paint.roof, [
    [x - over, eaves],
    ...ROOFS[integer(0, ROOFS.length - 1)]!.map(
      ([part, down]) => [x + width * part, y + (eaves - y) * down] as const,
    ),
    [x + width + over, eaves],
  ])
  number(
    context,
    family,
    twoDigits(minute),
    { x: x + width * 0.05, y: y + height * 0.31, width: width * 0.9, height: height * 0.41 },
    paint.number,
  )
  context.fillStyle = paint.window
  for (const side of [0.12, 0.7])
    context.fillRect(x + width * side, foot - height * 0.18, width * 0.18, height * 0.1)
  context.fillStyle = paint.door
  const door = width * 0.17
  context.beginPath()
  context.roundRect(x + (width - door) / 2, foot - height * 0.2, door, height * 0.2, [
    door / 2,
    door / 2,
    0,
    0,
  ])
  context.fill()
}

/** From the colour of the newest piece of his line to that of the lanes, where it is forgotten. */
export function lineColour(age: number): string {
  const mixed = [WHITE, LANE].map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  const [fresh, old] = mixed as [number[], number[]]
  return `rgb(${mix(fresh, old, age).map(Math.round)})`
}

/** The gables that the avenue has in turn, as parts of an inn's width and of its gable's height. */
const GABLES: readonly (readonly Corner[])[] = [
  // stepped
  [
    [0, 0.7],
    [0.14, 0.7],
    [0.14, 0.46],
    [0.28, 0.46],
    [0.28, 0.22],
    [0.4, 0.22],
    [0.4, 0],
    [0.6, 0],
    [0.6, 0.22],
    [0.72, 0.22],
    [0.72, 0.46],
    [0.86, 0.46],
    [0.86, 0.7],
    [1, 0.7],
  ],
  // pointed
  [
    [0, 0.85],
    [0.44, 0.08],
    [0.44, 0],
    [0.56, 0],
    [0.56, 0.08],
    [1, 0.85],
  ],
  // like a neck
  [
    [0, 0.8],
    [0.2, 0.74],
    [0.26, 0.3],
    [0.26, 0.2],
    [0.5, 0],
    [0.74, 0.2],
    [0.74, 0.3],
    [0.8, 0.74],
    [1, 0.8],
  ],
]

/** A tall inn of the avenue, from the front. */
function paintInn(context: Context, family: string, { hour, open, x, y, width, height }: Inn) {
  const paint = open ? OPEN : ASLEEP[hour % 3]!
  const gap = width * 0.025
  const [left, wide, foot] = [x + gap, width - 2 * gap, y + height]
  const gable = Math.min(height * (open ? 0.2 : 0.3), wide * 0.42)
  shape(context, paint.front, [
    ...GABLES[hour % 3]!.map(([part, down]) => [left + part * wide, y + down * gable] as const),
    [left + wide, foot],
    [left, foot],
  ])
  const lintel = y + height * (open ? 0.66 : 0.72)
  context.fillStyle = paint.window
  for (const side of [0.1, 0.68]) context.fillRect(left + wide * side, lintel, wide * 0.22, height * 0.15)
  const door = wide * 0.2
  context.fillStyle = paint.door
  context.beginPath()
  context.roundRect(left + (wide - door) / 2, lintel, door, foot - lintel, [door / 2, door / 2, 0, 0])
  context.fill()
  const head = y + gable * 0.82
  const room = { x: left + wide * 0.08, y: head, width: wide * 0.84, height: lintel - head - height * 0.05 }
  number(context, family, String(hour), room, paint.number)
}

/** The lanes, from crossing to crossing. */
function paintLanes(
  context: Context,
  { town, crossing, street, top, broad }: Plan,
  width: number,
  height: number,
) {
  const [columns, rows] = [town.columns + 1, town.rows + 1]
  context.fillStyle = LANE
  context.fillRect(0, top, width, broad)
  context.strokeStyle = LANE
  // The way round the town goes to the edges of the stage.
  context.lineWidth = street * 1.8
  context.strokeRect(0, top + street * 0.9, width, height - top - street * 0.9)
  context.lineWidth = street * 0.86
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.beginPath()
  const along = (places: (readonly [number, number])[]) => {
    for (const [at, place] of places.entries()) {
      const [x, y] = crossing(place)
      if (at) context.lineTo(x, y)
      else context.moveTo(x, y)
    }
  }
  for (let row = 1; row < rows; row++) along(Array.from({ length: columns }, (_, column) => [column, row]))
  for (let column = 0; column < columns; column++)
    along(Array.from({ length: rows }, (_, row) => [column, row]))
  context.stroke()
}

/** All that sleeps, and the inn of the hour: the avenue against the sky, the hill with its lanes, and its houses row by row. */
export function paintTown({ context, time, width, height, hourCycle }: CanvasFrame, family: string) {
  const plan = planOf(width, height, shownHour(time.hour, hourCycle), hourCycle)
  const { top, broad, town } = plan
  context.fillStyle = NAVY
  context.fillRect(0, 0, width, top)
  context.fillStyle = HILL
  context.fillRect(0, top, width, height - top)
  paintLanes(context, plan, width, height)
  for (const inn of plan.avenue) {
    if (inn.open) oval(context, POOL, width / 2, top, inn.width * 0.6, broad * 0.8)
    paintInn(context, family, inn)
  }
  for (let line = 0; line < town.rows; line++)
    for (let minute = 0; minute < 60; minute++)
      if (houseAt(minute, town)[1] === line && minute !== time.minute)
        paintHouse(context, family, minute, plan.house(minute), ASLEEP[(minute * 7) % 3]!)
}

/** The house of the present minute, with its light on the lane before it. It stands higher and broader than it did asleep. */
export function paintNow({ context, time, width, height }: CanvasFrame, family: string) {
  const plan = planOf(width, height, 1, 12)
  const box = nowBox(plan, time.minute)
  oval(context, POOL, box.x + box.width / 2, box.y + box.height, box.width * 0.62, plan.street * 0.5)
  paintHouse(context, family, time.minute, box, OPEN)
}

/** Where the house of the present minute is: over its plot, but whole between the edges of the town. */
export function nowBox({ house, street, town, crossing, top }: Plan, minute: number): Box {
  const { x, y, width, height } = house(minute)
  const wide = street * 4.9
  const [left] = crossing([0, 0])
  const [right] = crossing([town.columns, 0])
  // Raised a little, so that he passes below its number; and in the first row it leaves the inns alone.
  const foot = y + height - street * 0.35
  const head = Math.max(foot - street * 6.4, top + street * 0.1)
  return {
    x: clamp(x + (width - wide) / 2, left - street * 0.3, right + street * 0.3 - wide),
    y: head,
    width: wide,
    height: foot - head,
  }
}
