/** Keys, one for each minute. */
export const KEYS = 60

/**
 * What the keys show, in the order in which an emoji keyboard has its animals: `data-by-group.json` of
 * unicode-emoji-json 0.9.0 (npm), group “Animals & Nature”, without those that the typeface of the phone has not.
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

/** What is written before the time and after it, for each hour; behind it stands the animal of the minute. */
export const MESSAGES: readonly (readonly [string, string])[] = [
  ['Awake at', 'and counting'],
  ['Who texts at', 'if not the'],
  ['Up since', 'because of the'],
  ['Home at', 'with somebody’s'],
  ['Woken at', 'again by the'],
  ['Up at', 'to milk the'],
  ['Alarm at', 'set by the'],
  ['Breakfast at', 'for me and the'],
  ['Late! It’s', 'says the'],
  ['Meeting at', 'with legal and a'],
  ['Coffee at', 'with my other'],
  ['Hungry at', 'as a'],
  ['Lunch at', 'but not with the'],
  ['Napping since', 'under the'],
  ['Vet at', 'so hide the'],
  ['Cake at', 'unless the'],
  ['Tea at', 'with Aunt'],
  ['Train at', 'beside a wet'],
  ['Home by', 'to walk the'],
  ['Dinner at', 'and not the'],
  ['Film at', 'about a sad'],
  ['Taxi at', 'for two and a'],
  ['In bed by', 'next to the'],
  ['It’s', 'so night night'],
]

export interface Message {
  readonly before: string
  readonly after: string
  /** The figures on the keycaps; the colon stands between the second and the third. */
  readonly caps: string
}

export function messageAt(hour: number, minute: number): Message {
  const [before, after] = MESSAGES[hour]!
  return { before, after, caps: String(hour).padStart(2, '0') + String(minute).padStart(2, '0') }
}

/** Which of the twelve tabs is open, `1` to `12`; each has a clock, as the tab of what was used recently has. */
export const tabAt = (hour: number): number => hour % 12 || 12

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly pad: number
  readonly bubble: Box
  /** Whether the message is in three lines. */
  readonly tall: boolean
  readonly columns: number
  readonly keys: Box
  readonly tabs: Box
}

/** Where everything is on a stage of this size: the message, the keys, the tabs. */
export function planOf(width: number, height: number): Plan {
  const shape = width / height
  const tall = shape < 0.8
  const columns = tall ? 6 : shape < 1.2 ? 10 : 12
  const pad = Math.min(width, height) * (tall ? 0.022 : 0.016)
  const top = height * (tall ? 0.27 : 0.26)
  const foot = height * (tall ? 0.058 : 0.1)
  const inner = width - pad * 2
  return {
    pad,
    tall,
    columns,
    bubble: { x: pad, y: pad, width: inner, height: top - pad },
    keys: { x: pad, y: top + pad, width: inner, height: height - top - foot - pad * 2 },
    tabs: { x: pad, y: height - foot - pad * 0.4, width: inner, height: foot },
  }
}

/** The box of a key, in rows from the left. */
export function keyAt(index: number, { keys, columns, pad }: Plan): Box {
  const gap = pad * 0.5
  const wide = keys.width / columns
  const high = keys.height / (KEYS / columns)
  return {
    x: keys.x + (index % columns) * wide + gap / 2,
    y: keys.y + Math.floor(index / columns) * high + gap / 2,
    width: wide - gap,
    height: high - gap,
  }
}

/** The key that has popped up: larger than its neighbours, and still among the keys. */
export function poppedAt(index: number, plan: Plan): Box {
  const { keys, tall } = plan
  const key = keyAt(index, plan)
  const size = Math.min(
    Math.min(keys.width, keys.height) * (tall ? 0.64 : 0.76),
    Math.min(key.width, key.height) * 5,
  )
  const within = (middle: number, from: number, length: number) =>
    Math.max(from, Math.min(from + length - size, middle - size / 2))
  return {
    x: within(key.x + key.width / 2, keys.x, keys.width),
    y: within(key.y + key.height / 2, keys.y, keys.height),
    width: size,
    height: size,
  }
}

/** The face of the popped key, within its box. */
export function cardIn({ x, y, width, height }: Box): Box {
  const rim = width * 0.05
  return { x: x + rim, y: y + rim, width: width - rim * 2, height: height - rim * 2 }
}

/** Whether the popped key lies on the one of the second; it is typed in its stead. */
export function typedOnCard(second: number, minute: number, plan: Plan): boolean {
  const key = keyAt(second, plan)
  const card = cardIn(poppedAt(minute, plan))
  return !(
    key.x > card.x + card.width ||
    key.x + key.width < card.x ||
    key.y > card.y + card.height ||
    key.y + key.height < card.y
  )
}

/** Where an animal is in its file, in the file's pixels: two files of thirty, six in a row. */
export function cellOf(index: number): { file: number; x: number; y: number; size: number } {
  const at = index % 30
  return { file: Math.floor(index / 30), x: (at % 6) * 528 + 8, y: Math.floor(at / 6) * 528 + 8, size: 512 }
}

/** How large the popped key is, `1` once it is there: it is large at once, and shoots a little over. */
export function popAt(second: number, millisecond: number): number {
  const part = second > 0 ? 1 : Math.min(1, millisecond / 320)
  const back = 2.4
  return 1 + 0.3 * ((back + 1) * (part - 1) ** 3 + back * (part - 1) ** 2)
}
