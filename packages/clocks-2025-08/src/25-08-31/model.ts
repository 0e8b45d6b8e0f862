/** A place in the picture of items: left, top, width and height in its pixels. */
export type Sprite = readonly [left: number, top: number, width: number, height: number]

/** A potion for each count, and in the place of the first what is left where there is none. */
export const potionAt = (count: number): Sprite => [(count % 8) * 60, Math.floor(count / 8) * 81, 60, 81]
export const flameAt = (picture: number): Sprite => [124 + (picture % 4) * 20, 244, 18, 32]
export const TORCH: Sprite = [200, 280, 17, 36]
export const STUB: Sprite = [220, 280, 17, 10]
/** A torch's stick, of which the lower part is left. */
export const stickOf = (length: number): Sprite => [240, 301 - length, 17, length]

/** Coins lie on each other, each so much higher than the one below it; `most` of them fill a slot. */
export interface Coins {
  readonly coin: Sprite
  readonly none: Sprite
  readonly rise: number
  readonly most: number
}
/** A golden coin is ten minutes. */
export const GOLD: Coins = { coin: [0, 280, 50, 31], none: [50, 280, 50, 31], rise: 11, most: 5 }
/** A copper coin is one. */
export const COPPER: Coins = { coin: [100, 280, 44, 26], none: [150, 280, 44, 26], rise: 8, most: 9 }

/** How broad each figure is, with the line round it. */
const BROAD = [11, 7, 12, 12, 11, 11, 12, 11, 12, 12] as const
export const figureAt = (figure: number): Sprite => [figure * 12, 244, BROAD[figure]!, 19]
/** The lines round two figures share a pixel. */
export const broadOf = (text: string): number =>
  [...text].reduce((sum, figure) => sum + BROAD[Number(figure)]! - 1, 1)

/** What is in the slots. */
export interface Goods {
  readonly potions: number
  readonly gold: number
  readonly copper: number
}

/** Potions are the hour as the host counts it, coins the minute. */
export const goodsAt = (hour: number, minute: number, hourCycle: 12 | 24): Goods => ({
  potions: hourCycle === 12 ? hour % 12 || 12 : hour,
  gold: Math.floor(minute / 10),
  copper: minute % 10,
})

/** What a minute later is in them. */
export const goodsAfter = (hour: number, minute: number, hourCycle: 12 | 24): Goods =>
  goodsAt(minute === 59 ? (hour + 1) % 24 : hour, (minute + 1) % 60, hourCycle)

/** The last moments of a minute, in which the next coin falls. */
export const FALL_MS = 500

/** How far the fall has come, `0` while there is none. */
export const fallAt = (spent: number, still: boolean): number =>
  still ? 0 : Math.max(0, (spent - 60_000 + FALL_MS) / FALL_MS)

/** A torch burns for ten seconds; how much of its stick is left. */
export const BURNS = 10
export const stickAt = (second: number): number => 3 + BURNS - (second % BURNS)

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
  readonly potions: Box
  readonly gold: Box
  readonly copper: Box
  /** Six torches, in the order in which they burn. */
  readonly torches: readonly Box[]
}

/** Three slots over a row of torches; a slot over two and the row; or two by two, the torches in the fourth. */
type Shape = 'broad' | 'tall' | 'square'
const LEAST: Readonly<Record<Shape, readonly [number, number]>> = {
  broad: [256, 160],
  tall: [130, 264],
  square: [204, 204],
}
const [MARGIN, GAP, ROW] = [5, 4, 48]

const shapeOf = (width: number, height: number): Shape =>
  width > height * 1.3 ? 'broad' : height > width * 1.3 ? 'tall' : 'square'

/** How large a pixel of the sprites could be. */
function largest(width: number, height: number): number {
  const [wide, high] = LEAST[shapeOf(width, height)]
  return Math.min(width / wide, height / high)
}

/** A box cut into columns and rows, a gap apart, from the upper left. */
function cells({ x, y, width, height }: Box, columns: number, rows: number, gap = GAP): Box[] {
  const edge = (length: number, parts: number, index: number) => Math.round((index * (length + gap)) / parts)
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, top] = [edge(width, columns, column), edge(height, rows, row)]
    return {
      x: x + left,
      y: y + top,
      width: edge(width, columns, column + 1) - gap - left,
      height: edge(height, rows, row + 1) - gap - top,
    }
  })
}

/** The first so many pixels of a box from above, and the rest below a gap. */
const cutAt = (box: Box, high: number): [Box, Box] => [
  { ...box, height: high },
  { ...box, y: box.y + high + GAP, height: box.height - high - GAP },
]

/**
 * An inventory drawn in whole pixels of the screen wherever that has enough.
 * @param ratio - Pixels of the screen to one of the stage.
 */
export function planOf(stageWidth: number, stageHeight: number, ratio: number): Plan {
  const shape = shapeOf(stageWidth, stageHeight)
  const exact = largest(stageWidth, stageHeight)
  const pixel = exact * ratio >= 2 ? Math.floor(exact * ratio) / ratio : exact
  const width = Math.ceil(stageWidth / pixel)
  const height = Math.ceil(stageHeight / pixel)
  const inner = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const size = { pixel, width, height }
  if (shape === 'square') {
    const [potions, gold, copper, rest] = cells(inner, 2, 2) as [Box, Box, Box, Box]
    return { ...size, potions, gold, copper, torches: cells(rest, 3, 2, 1) }
  }
  const [goods, row] = cutAt(inner, inner.height - GAP - ROW)
  const torches = cells(row, 6, 1, shape === 'broad' ? GAP : 1)
  if (shape === 'broad') {
    const [potions, gold, copper] = cells(goods, 3, 1) as [Box, Box, Box]
    return { ...size, potions, gold, copper, torches }
  }
  const [potions, coins] = cutAt(goods, Math.floor((goods.height - GAP) / 2))
  const [gold, copper] = cells(coins, 2, 1) as [Box, Box]
  return { ...size, potions, gold, copper, torches }
}

/** The part of a stage that the torches can be in, whatever the screen. */
export function torchesIn(width: number, height: number): Box {
  if (shapeOf(width, height) === 'square')
    return { x: width * 0.49, y: height * 0.49, width: width * 0.51, height: height * 0.51 }
  const high = (MARGIN + ROW + 1) * largest(width, height)
  return { x: 0, y: height - high, width, height: high }
}

/** Where a coin lies in its slot: no coin quite over the other. */
export function coinAt(index: number, { coin, rise }: Coins, slot: Box): readonly [number, number] {
  const [, , width, height] = coin
  const aside = [0, 1, 0, -1, 1][index % 5]!
  return [
    slot.x + Math.max(2, Math.round((slot.width - width) / 2)) + aside,
    slot.y + slot.height - 3 - height - index * rise,
  ]
}

/** Where a potion stands in its slot: in the middle, or as far left of it as its count needs. */
export const potionIn = (slot: Box): readonly [number, number] => [
  slot.x + Math.min(Math.round((slot.width - 60) / 2), slot.width - 76),
  slot.y + slot.height - 4 - 81,
]
