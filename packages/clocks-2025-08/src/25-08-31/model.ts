/** A place in the picture of items: left, top, width and height in its pixels. */
export type Sprite = readonly [left: number, top: number, width: number, height: number]

/** The potion of a place, from `0`: each of the twenty-four is another. */
export const potionAt = (place: number): Sprite => [(place % 12) * 20, Math.floor(place / 12) * 26, 20, 26]
export const MERCHANT: Sprite = [5, 54, 24, 28]
export const COIN: Sprite = [40, 52, 18, 10]
export const GLOVE: Sprite = [64, 52, 16, 11]
export const flameAt = (picture: number): Sprite => [84 + (picture % 4) * 20, 52, 18, 32]
export const TORCH: Sprite = [168, 52, 17, 36]
export const STUB: Sprite = [188, 52, 17, 10]
/** A torch's stick, of which the lower part is left. */
export const stickOf = (length: number): Sprite => [208, 73 - length, 17, length]

/** A large figure, with its rim. */
export const figureAt = (figure: number): Sprite => [figure * 14, 154, figure === 1 ? 8 : 10, 12]
/** The rims of two figures share a pixel. */
export const broadOf = (text: string): number =>
  [...text].reduce((sum, figure) => sum + figureAt(Number(figure))[2] - 1, 1)

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!/'"
const WIDTHS = '44443344144355444443455553434444444412131'
/** The colours of the small type. */
export const [WHITE, GOLDEN, DARK] = [0, 1, 2] as const
type Colour = 0 | 1 | 2
/** A letter of the small type, five pixels high, in one of three colours. */
export function letterAt(letter: string, colour: Colour = WHITE): Sprite | undefined {
  const index = LETTERS.indexOf(letter)
  if (index < 0) return undefined
  const line = index < 31 ? 0 : 1
  return [(index - line * 31) * 8, 92 + line * 10 + colour * 20, Number(WIDTHS[index]), 6]
}
/** How far a text runs: a pixel between letters, and three for a blank. */
export const runOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letterAt(letter)?.[2] ?? 2) + 1, -1)

/** A text in lines no longer than that. */
export function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length && runOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const WORDS =
  'NONE ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY TWENTY-ONE TWENTY-TWO TWENTY-THREE MIDNIGHT'
    .replaceAll('-', ' ')
    .split(' ')
/** A number from one to twenty-three in words; twenty-four is midnight. */
export const inWords = (number: number): string =>
  number === 24 ? 'MIDNIGHT' : number > 20 ? `TWENTY ${WORDS[number - 20]}` : WORDS[number]!

/** What the card says of the last potion: what it is, and until when it is good. */
export function cardOf(potions: number, hourCycle: 12 | 24): [name: string, more: string] {
  if (potions === 0) return ['SOLD OUT!', 'THE NEXT ONE COMES AT ONE']
  const next = hourCycle === 12 ? (potions % 12) + 1 : potions + 1
  return [`POTION OF ${inWords(potions)}`, `BEST BEFORE ${inWords(next)}`]
}

/** How rare a potion is, from its number: each third one, each sixth, each twelfth, or common. */
export const rarityOf = (number: number): number =>
  number % 12 === 0 ? 3 : number % 6 === 0 ? 2 : number % 3 === 0 ? 1 : 0

/** What is in the bag. */
export interface Goods {
  readonly potions: number
  readonly coins: number
}

/** Potions are the hour as the host counts it, coins the minute. */
export const goodsAt = (hour: number, minute: number, hourCycle: 12 | 24): Goods => ({
  potions: hourCycle === 12 ? hour % 12 || 12 : hour,
  coins: minute,
})

/** What a minute later is in it. */
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
  /** A slot for each hour of the day, or of half of it. */
  readonly potions: readonly Box[]
  /** Six slots, each for ten coins. */
  readonly coins: readonly Box[]
  /** Six torches, in the order in which they burn. */
  readonly torches: readonly Box[]
  /** The lines over the potions, the coins and, where they lie beside those, the torches. */
  readonly heads: readonly Box[]
  /** Where the merchant stands, what he says if there is room, and the card of the last potion. */
  readonly shop: Box
  readonly saying: Box | undefined
  readonly card: Box
}

/** Twelve slots in a row, or six; on a square stage six with the merchant beside them. */
type Shape = 'broad' | 'tall' | 'square'
const LEAST: Readonly<Record<Shape, readonly [number, number]>> = {
  broad: [312, 195],
  tall: [130, 281],
  square: [216, 240],
}
const [MARGIN, GAP, HEAD, STRIP, SIDE] = [5, 3, 14, 34, 68]

const shapeOf = (width: number, height: number): Shape =>
  width > height * 1.25 ? 'broad' : height > width * 1.25 ? 'tall' : 'square'

/** How large a pixel of the sprites can be. */
function mostOf(width: number, height: number): number {
  const [wide, high] = LEAST[shapeOf(width, height)]
  return Math.min(width / wide, height / high)
}

/** A box cut into columns and rows, a pixel apart, from the upper left. */
function cells({ x, y, width, height }: Box, columns: number, rows: number): Box[] {
  const edge = (length: number, parts: number, index: number) => Math.round((index * (length + 1)) / parts)
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, top] = [edge(width, columns, column), edge(height, rows, row)]
    return {
      x: x + left,
      y: y + top,
      width: edge(width, columns, column + 1) - 1 - left,
      height: edge(height, rows, row + 1) - 1 - top,
    }
  })
}

/** A box cut from above into boxes of these heights, of which the last has what is left. */
function fromAbove(box: Box, heights: readonly number[]): Box[] {
  let y = box.y
  const parts = heights.map((height) => {
    const part = { ...box, y, height }
    y += height
    return part
  })
  return [...parts, { ...box, y, height: box.y + box.height - y }]
}

/** A box cut in two, some pixels apart. */
const aside = (box: Box, left: number, gap: number): [Box, Box] => [
  { ...box, width: left },
  { ...box, x: box.x + left + gap, width: box.width - left - gap },
]

/**
 * The bag as it lies on a stage: potions first, then coins, then torches. A pixel of the sprites is a whole number of the
 * screen's own, wherever it has enough of them.
 * @param ratio - Pixels of the screen to one of the stage.
 */
export function planOf(width: number, height: number, ratio: number, hourCycle: 12 | 24): Plan {
  const most = mostOf(width, height)
  const screen = Math.max(1, ratio)
  return layOut(width, height, most * screen >= 1 ? Math.floor(most * screen) / screen : most, hourCycle)
}

function layOut(stageWidth: number, stageHeight: number, pixel: number, hourCycle: 12 | 24): Plan {
  const shape = shapeOf(stageWidth, stageHeight)
  const width = Math.ceil(stageWidth / pixel)
  const height = Math.ceil(stageHeight / pixel)
  const inner = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const size = { pixel, width, height }
  const columns = shape === 'broad' ? 12 : 6
  const rows = hourCycle / columns
  if (shape === 'broad') {
    const room = inner.height - 2 * HEAD - 2 * GAP - STRIP - 2
    const high = Math.round(room / 2)
    const [first, potions, , second, goods, , strip] = fromAbove(inner, [
      HEAD,
      high,
      GAP,
      HEAD,
      room - high,
      GAP,
    ])
    const slots = cells(goods!, 12, 1)
    const half = slots[6]!.x - inner.x
    const [coinHead, torchHead] = aside(second!, half, 0)
    const [merchant, card] = aside(strip!, half - 1, 1)
    const [shop, saying] = aside(merchant, 46, 1)
    return {
      ...size,
      potions: cells(potions!, columns, rows),
      coins: slots.slice(0, 6),
      torches: slots.slice(6),
      heads: [first!, coinHead, torchHead],
      shop,
      saying,
      card,
    }
  }
  const tall = shape === 'tall'
  const [bag, side] = tall ? [inner, inner] : aside(inner, inner.width - SIDE - GAP, GAP)
  const room = bag.height - 2 * HEAD - 2 * GAP - (tall ? STRIP + GAP : 0)
  // Four rows of potions need 111 pixels, ten coins 48, a burning torch 41.
  const [high, low] = [Math.max(111, Math.round(room * 0.535)), Math.max(48, Math.round(room * 0.24))]
  const [first, potions, , second, coins, , torches, , strip] = fromAbove(bag, [
    ...[HEAD, high, GAP, HEAD, low, GAP, room - high - low],
    GAP,
  ])
  const parts = {
    ...size,
    potions: cells(potions!, columns, rows),
    coins: cells(coins!, 6, 1),
    torches: cells(torches!, 6, 1),
    heads: [first!, second!],
  }
  if (tall) {
    const [shop, card] = aside(strip!, 30, 1)
    return { ...parts, shop, saying: undefined, card }
  }
  const [top, card] = fromAbove(side, [second!.y - side.y])
  const [shop, saying] = fromAbove(top!, [Math.round(top!.height * 0.62)])
  return { ...parts, shop: { ...shop!, height: shop!.height - 1 }, saying, card: card! }
}

/**
 * The part of a stage that the torches can be in, whatever the screen: of the largest pixels that would fit, a screen that
 * has at least as many pixels as the stage leaves no smaller part than this.
 */
export function torchesIn(width: number, height: number): Box {
  const most = mostOf(width, height)
  const whole = Math.max(1, Math.floor(most))
  const plans = [most, (most * whole) / (whole + 1)].map((pixel) => layOut(width, height, pixel, 24))
  const edges = plans.map(({ torches, pixel }) => {
    const [first, last] = [torches[0]!, torches[5]!]
    const from = [(first.x - 4) * pixel, (first.y - 4) * pixel] as const
    return [...from, (last.x + last.width + 4) * pixel, (last.y + last.height + 4) * pixel] as const
  })
  const [x, y] = [0, 1].map((edge) => Math.max(0, Math.min(...edges.map((box) => box[edge]!)))) as [
    number,
    number,
  ]
  const [right, bottom] = [2, 3].map((edge) => Math.max(...edges.map((box) => box[edge]!))) as [
    number,
    number,
  ]
  return { x, y, width: Math.min(width, right) - x, height: Math.min(height, bottom) - y }
}

/** So much higher than the one below it lies a coin. */
const RISE = 4

/** Where a coin of a stack lies in its slot. */
export function coinAt(index: number, slot: Box): readonly [number, number] {
  const loose = slot.width > 22 ? [0, 1, 0, -1, 1][index % 5]! : 0
  return [
    slot.x + Math.round((slot.width - COIN[2]) / 2) + loose,
    slot.y + slot.height - 1 - COIN[3] - index * RISE,
  ]
}

/** Where a potion stands in its slot. */
export const potionIn = (slot: Box): readonly [number, number] => [
  slot.x + Math.round((slot.width - 20) / 2),
  slot.y + slot.height - 1 - 26,
]
