import { shownHour } from '@found-time/clock-runtime'

/** A place in the picture of items: left, top, width and height in its pixels. */
export type Sprite = readonly [left: number, top: number, width: number, height: number]

/** The rack: four shelves of six places, each with a piece of the shelf that it stands on. */
export const PLACES = 24
const COLUMNS = 6
export const ROWS = PLACES / COLUMNS
export const PLACE = { width: 62, height: 98, floor: 84 } as const

/** Where in the rack an hour from one has its flask, from the rack's first place. */
export const placeOf = (hour: number): readonly [x: number, y: number] => [
  ((hour - 1) % COLUMNS) * PLACE.width,
  Math.floor((hour - 1) / COLUMNS) * PLACE.height,
]
/** The place of an hour in the picture, full or empty: the rack is there twice, the full one to the right. */
export function flaskOf(hour: number, full: boolean): Sprite {
  const [x, y] = placeOf(hour)
  return [x + (full ? COLUMNS * PLACE.width : 0), y, PLACE.width, PLACE.height]
}
export const flameAt = (picture: number): Sprite => [120 + (picture % 4) * 40, 462, 36, 64]
export const GLOW: Sprite = [300, 462, 160, 160]
export const TORCH: Sprite = [0, 462, 34, 72]
export const STUB: Sprite = [40, 462, 34, 20]
/** A torch's stick, of which the lower part is left. */
export const stickOf = (length: number): Sprite => [80, 504 - length, 34, length]
/** Boards to fill a box with: upright ones at its back, and those that lie. */
export const BACK: Sprite = [0, 542, 124, 128]
export const BOARD: Sprite = [130, 542, 128, 16]

/** Coins lie on each other, each so much higher than the one below it; `most` of them there can be. */
export interface Coins {
  readonly coin: Sprite
  readonly none: Sprite
  readonly shadow: Sprite
  readonly rise: number
  readonly most: number
}
/** A golden coin is ten minutes. */
export const GOLD: Coins = {
  coin: [0, 392, 100, 62],
  none: [104, 392, 100, 62],
  shadow: [404, 392, 100, 62],
  rise: 22,
  most: 5,
}
/** A copper coin is one. */
export const COPPER: Coins = {
  coin: [220, 392, 88, 52],
  none: [312, 392, 88, 52],
  shadow: [508, 392, 88, 52],
  rise: 16,
  most: 9,
}

/** What there is. */
export interface Goods {
  readonly flasks: number
  readonly gold: number
  readonly copper: number
}

/** Full flasks are the hour as the host counts it, coins the minute. */
export const goodsAt = (hour: number, minute: number, hourCycle: 12 | 24): Goods => ({
  flasks: shownHour(hour, hourCycle),
  gold: Math.floor(minute / 10),
  copper: minute % 10,
})

/** How full a flask is, `0` to `1`, while so much of the way from one count to the next is done. */
export function fullness(place: number, now: number, next: number, done: number): number {
  const [is, comes] = [place <= now, place <= next]
  if (is === comes) return is ? 1 : 0
  return comes ? done : 1 - done
}

/** The last moments of a minute, in which the next coin falls. */
export const FALL_MS = 500

/** How far the fall has come, `0` while there is none. */
export const fallAt = (spent: number, still: boolean): number =>
  still ? 0 : Math.max(0, (spent - 60_000 + FALL_MS) / FALL_MS)

/** A torch burns for ten seconds; how much of its stick is left. */
export const BURNS = 10
export const stickAt = (second: number): number => 6 + 2 * (BURNS - (second % BURNS))

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where things are, in pixels of the sprites. */
export interface Plan {
  /** Of the stage, how large a pixel of the sprites is. */
  readonly pixel: number
  readonly width: number
  readonly height: number
  readonly rack: Box
  /** Where the first of the rack's places is. */
  readonly first: { readonly x: number; readonly y: number }
  readonly coins: Box
  readonly torches: Box
  /** In how many columns the six torches stand. */
  readonly columns: number
}

/** The rack beside coins over torches; or over both; or over the coins, the torches beside them. */
type Shape = 'broad' | 'tall' | 'square'
const LEAST: Readonly<Record<Shape, readonly [number, number]>> = {
  broad: [640, 402],
  tall: [392, 756],
  square: [604, 622],
}
/** How broad the boards between the boxes are. */
export const POST = 10
/** How high the board is that a box stands on. */
export const SHELF = PLACE.height - PLACE.floor

const shapeOf = (width: number, height: number): Shape =>
  width > height * 1.45 ? 'broad' : height > width * 1.35 ? 'tall' : 'square'

/** A box from corner to corner. */
const span = (x: number, y: number, right: number, bottom: number): Box => ({
  x,
  y,
  width: right - x,
  height: bottom - y,
})

/** A furniture of boxes that fills the stage. */
export function planOf(stageWidth: number, stageHeight: number): Plan {
  const shape = shapeOf(stageWidth, stageHeight)
  const [wide, high] = LEAST[shape]
  const pixel = Math.min(stageWidth / wide, stageHeight / high)
  const width = Math.ceil(stageWidth / pixel - 1e-6)
  const height = Math.ceil(stageHeight / pixel - 1e-6)
  const [right, bottom] = [width - POST, height]
  const [places, shelves] = [COLUMNS * PLACE.width, ROWS * PLACE.height]
  const size = { pixel, width, height }
  if (shape === 'tall') {
    const rack = span(POST, POST, right, POST + shelves)
    const rest = bottom - rack.y - rack.height - 2 * POST
    const cut = rack.y + rack.height + POST + Math.round(rest * 0.59)
    return {
      ...size,
      rack,
      first: { x: Math.round((width - places) / 2), y: rack.y },
      coins: span(POST, rack.y + rack.height + POST, right, cut),
      torches: span(POST, cut + POST, right, bottom),
      columns: 6,
    }
  }
  const end = POST + places + Math.round((width - wide) * (shape === 'square' ? 0.5 : 0.15))
  const foot = shape === 'square' ? POST + shelves : bottom
  const rack = span(POST, POST, end, foot)
  const first = { x: POST + Math.round((rack.width - places) / 2), y: foot - shelves }
  if (shape === 'square')
    return {
      ...size,
      rack,
      first,
      coins: span(POST, foot + POST, end, bottom),
      torches: span(end + POST, POST, right, bottom),
      columns: 2,
    }
  const [left, room] = [end + POST, right - end - POST]
  if (room > 2 * 226 + POST) {
    const middle = left + Math.round((room - POST) / 2)
    return {
      ...size,
      rack,
      first,
      coins: span(left, POST, middle, bottom),
      torches: span(middle + POST, POST, right, bottom),
      columns: room > 3 * 226 ? 6 : 3,
    }
  }
  const cut = POST + Math.round((bottom - 2 * POST) * 0.61)
  return {
    ...size,
    rack,
    first,
    coins: span(left, POST, right, cut),
    torches: span(left, cut + POST, right, bottom),
    columns: 6,
  }
}

/** The places of six torches in their box, as they burn, with a shelf under each row. */
export function torchesIn({ torches: { x, y, width, height }, columns }: Plan): readonly Box[] {
  const rows = 6 / columns
  const edge = (length: number, parts: number, index: number) => Math.round((index * length) / parts)
  return Array.from({ length: 6 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, top] = [edge(width, columns, column), edge(height, rows, row)]
    return {
      x: x + left,
      y: y + top,
      width: edge(width, columns, column + 1) - left,
      height: edge(height, rows, row + 1) - top,
    }
  })
}

/** Where a coin lies: no coin quite over the other, and from the sixth on a little aside, so that five are seen. */
export function coinAt(
  index: number,
  { coin, rise }: Coins,
  middle: number,
  foot: number,
): readonly [number, number] {
  const [, , width, height] = coin
  const aside = [0, 2, 0, -2, 0][index % 5]! + (index > 4 ? 10 : 0)
  return [Math.round(middle - width / 2) + aside, foot - height - index * rise]
}

/** The middles of the two stacks in their box, gold to the left of copper. */
export function stacksIn({ x, width }: Box): readonly [number, number] {
  const apart = Math.min(width * 0.25, 74)
  return [Math.round(x + width / 2 - apart), Math.round(x + width / 2 + apart * 0.92)]
}
