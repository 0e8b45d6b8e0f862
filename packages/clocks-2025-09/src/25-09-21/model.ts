/** Keys, one for each minute. */
export const KEYS = 60

/**
 * What the keys show, in the order in which an emoji keyboard has its animals: `data-by-group.json` of
 * unicode-emoji-json 0.9.0 (npm), group “Animals & Nature”, sixty of them.
 */
export const ANIMALS = [
  'dog_face dog poodle wolf cat_face cat tiger_face tiger leopard horse_face horse cow_face',
  'ox water_buffalo cow pig_face pig boar pig_nose ram ewe goat camel two_hump_camel',
  'elephant mouse_face mouse rat rabbit_face rabbit chipmunk bear koala panda chicken rooster',
  'hatching_chick baby_chick front_facing_baby_chick bird penguin frog crocodile turtle snake dragon_face dragon',
  'spouting_whale whale dolphin fish tropical_fish blowfish octopus snail bug ant honeybee lady_beetle spider',
]
  .join(' ')
  .split(' ')

/** An animal’s letter in the clock’s typeface: from the first of those that mean nothing elsewhere. */
export const letterOf = (key: number) => String.fromCharCode(0xe000 + key)

/** Which of the twelve tabs is open, `1` to `12`. */
export const tabAt = (hour: number): number => hour % 12 || 12

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How keys are laid out: how many in a row, how often an open one is as broad and as high as another. */
interface Grid {
  readonly columns: number
  readonly broad: number
  readonly high: number
  /** The tabs’ height, and how often the open one is as broad as another. */
  readonly tabs: number
  readonly tabBroad: number
}

export function gridOf(width: number, height: number): Grid {
  const shape = width / height
  if (shape < 0.8) return { columns: 6, broad: 4.4, high: 4.5, tabs: 2.1, tabBroad: 5.2 }
  if (shape < 1.3) return { columns: 10, broad: 5.2, high: 4, tabs: 2.5, tabBroad: 6 }
  return { columns: 12, broad: 6.2, high: 3.7, tabs: 2.2, tabBroad: 6.2 }
}

/** Where tracks begin, and the last ends, if each has its share of a length. */
function edges(shares: readonly number[], length: number, start = 0): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const found = [start]
  for (const share of shares) found.push(found.at(-1)! + (share / whole) * length)
  return found
}

/** How far each of a row of keys is open while one closes and the next opens. */
const openness = (count: number, before: number, now: number, part: number) =>
  Array.from({ length: count }, (_, index) => (index === before ? 1 - part : 0) + (index === now ? part : 0))

export interface Layout {
  /** Each key, in order, and how far it is open. */
  readonly keys: readonly (Box & { readonly open: number })[]
  /** The tabs 1 to 12, in order. */
  readonly tabs: readonly (Box & { readonly open: number })[]
}

/**
 * Where everything is. The key of the minute and the tab of the hour are open; they have got their room from their
 * columns and rows, so they cover nothing.
 * @param part - How far the minute’s key is open already; what is missing still belongs to the one before.
 */
export function layoutOf(width: number, height: number, hour: number, minute: number, part = 1): Layout {
  const { columns, broad, high, tabs: tall, tabBroad } = gridOf(width, height)
  const rows = KEYS / columns
  const before = (minute + KEYS - 1) % KEYS
  const share = (most: number) => (open: number) => 1 + (most - 1) * open
  const across = openness(columns, before % columns, minute % columns, part).map(share(broad))
  const down = openness(rows, Math.floor(before / columns), Math.floor(minute / columns), part).map(
    share(high),
  )
  const xs = edges(across, width)
  // Between tabs and keys is a fifth of a key.
  const ys = edges([tall, 0.2, ...down], height)
  const boxOf = (lefts: readonly number[], column: number, row: number): Box => ({
    x: lefts[column]!,
    y: ys[row]!,
    width: lefts[column + 1]! - lefts[column]!,
    height: ys[row + 1]! - ys[row]!,
  })
  const keys = openness(KEYS, before, minute, part).map((open, key) => ({
    ...boxOf(xs, key % columns, 2 + Math.floor(key / columns)),
    open,
  }))
  const tab = tabAt(hour) - 1
  const opened = openness(12, minute ? tab : (tab + 11) % 12, tab, minute ? 1 : part)
  const lefts = edges(opened.map(share(tabBroad)), width)
  return { keys, tabs: opened.map((open, index) => ({ ...boxOf(lefts, index, 0), open })) }
}

/** How long a key takes to open. */
export const OPEN_MS = 420

/** How far the key of the minute is open. */
export function openAt(second: number, millisecond: number): number {
  if (second > 0 || millisecond >= OPEN_MS) return 1
  return 1 - (1 - millisecond / OPEN_MS) ** 3
}
