import { clamp, createRandom, easeInOut, easeOut, type HourCycle, shownHour } from '@found-time/clock-runtime'

export type Suit = 'hearts' | 'diamonds' | 'spades' | 'clubs'
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'back'

export interface Card {
  readonly rank: Rank
  readonly suit: Suit
}

/** The four piles, as they lie from left to right: tens and ones of the hour, tens and ones of the minute. */
export const PILES = [0, 1, 2, 3] as const
export type Pile = (typeof PILES)[number]

const MINUTES = 1440

/**
 * The cards of a minute. Tens are hearts or spades, ones diamonds or clubs: red before noon, black after. An ace is
 * one; a nought lies on its face.
 * @param minuteOfDay - `0` to `1439`.
 * @example cardsAt(609, 24).map(({ rank }) => rank) // 10:09: ['A', 'back', 'back', '9']
 */
export function cardsAt(minuteOfDay: number, hourCycle: HourCycle): readonly Card[] {
  const hour = Math.floor(minuteOfDay / 60)
  const shown = shownHour(hour, hourCycle)
  const minute = minuteOfDay % 60
  const digits = [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
  return digits.map((digit, pile) => ({
    rank: digit === 0 ? 'back' : digit === 1 ? 'A' : (String(digit) as Rank),
    suit: hour < 12 ? (pile % 2 === 0 ? 'hearts' : 'diamonds') : pile % 2 === 0 ? 'spades' : 'clubs',
  }))
}

const sameCard = (a: Card, b: Card) => a.rank === b.rank && a.suit === b.suit

/** A card as it came to lie. */
export interface LaidCard extends Card {
  /** The minute of the day it was dealt in, the same for as long as it lies there. */
  readonly dealt: number
  /** Degrees clockwise, beside its pile's. */
  readonly turn: number
  /** Off its place, in widths of a card. */
  readonly x: number
  readonly y: number
}

function lay(card: Card, pile: Pile, dealt: number, seed: string): LaidCard {
  const random = createRandom(seed, 'lay', pile, dealt)
  return {
    ...card,
    dealt,
    turn: random.between(-1, 1),
    x: random.between(-0.009, 0.009),
    y: random.between(-0.024, 0.024),
  }
}

/**
 * A pile, the card that counts last; below it the two that were dealt before it.
 * @param minuteOfDay - `0` to `1439`.
 */
export function pileAt(
  pile: Pile,
  minuteOfDay: number,
  hourCycle: HourCycle,
  seed: string,
): readonly LaidCard[] {
  const cards: LaidCard[] = []
  const at = (minute: number) => cardsAt((minute + MINUTES) % MINUTES, hourCycle)[pile]!
  let minute = minuteOfDay
  while (cards.length < 3) {
    const card = at(minute)
    while (sameCard(at(minute - 1), card) && minuteOfDay - minute < MINUTES) minute--
    cards.unshift(lay(card, pile, (minute + MINUTES) % MINUTES, seed))
    minute--
  }
  return cards
}

/** The card that is dealt onto a pile at the end of a minute, if any. */
export function dealtNext(
  pile: Pile,
  minuteOfDay: number,
  nextMinuteOfDay: number,
  hourCycle: HourCycle,
  seed: string,
): LaidCard | undefined {
  const [now, next] = [minuteOfDay, nextMinuteOfDay].map((minute) => cardsAt(minute, hourCycle)[pile]!) as [
    Card,
    Card,
  ]
  return sameCard(now, next) ? undefined : pileAt(pile, nextMinuteOfDay, hourCycle, seed).at(-1)
}

/** Milliseconds a card flies to its place. */
const FLY_MS = 720
/** How much earlier each further card of a deal leaves. */
const APART_MS = 120
/** How long the deal of a whole table takes. */
export const DEAL_MS = FLY_MS + (PILES.length - 1) * APART_MS

/**
 * A dealt card's way: thrown hard, slowed by the cloth, at rest on the stroke; it turns over on the way.
 * @param untilMs - Milliseconds to the stroke; negative after it.
 * @param order - The second, third and fourth card of a deal leave a little earlier.
 * @returns `away`: what is left of the way, `1` to `0`; `face`: `-1` on its face, `0` on its edge, `1` face up;
 * `undefined` before it is thrown.
 */
export function flightAt(untilMs: number, order: number): { away: number; face: number } | undefined {
  const left = (untilMs - order * APART_MS) / FLY_MS
  if (left >= 1) return undefined
  const away = Math.max(0, left)
  // Friction takes the same speed off in each moment: what is left falls with the square.
  return { away: away ** 2, face: Math.cos(Math.PI * Math.min(1, away * 1.6)) }
}

/** How long the dealer's button is pushed on each second, and when it is fetched back in the last one. */
export const PUSH_MS = 300
const FETCH_MS = [400, 960] as const

/**
 * How far the dealer's button has come along its band, `0` to `1`: a step each second, and back before the stroke.
 * @param second - `0` to `59`.
 */
export function pushedAt(second: number, millisecond: number): number {
  const pushed = Math.max(0, second - 1 + easeOut(clamp(millisecond / PUSH_MS))) / 59
  if (second < 59) return pushed
  return pushed * (1 - easeInOut(clamp((millisecond - FETCH_MS[0]) / (FETCH_MS[1] - FETCH_MS[0]))))
}

/** Where a card's middle is on the table, in CSS pixels, and how it is turned. */
export interface Place {
  readonly x: number
  readonly y: number
  /** Degrees clockwise. */
  readonly turn: number
}

/** The band printed on the cloth, round the hands, on which the dealer's button goes. */
export interface Band {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Of the button; the band is a little narrower than it. */
  readonly button: number
  /** Where the button starts and ends, in radians clockwise from the top. */
  readonly from: number
  readonly to: number
}

/** The table from above: how wide the cards are and where they lie. */
export interface Table {
  /** Of a card, which is 1.4 times as high. */
  readonly width: number
  readonly piles: readonly Place[]
  readonly band: Band
  /** Where cards are thrown from: the dealer is off the table's far side. */
  readonly dealer: Place
}

/** Half a card's height, in its widths. */
const HALF = 0.7
const RADIAN = Math.PI / 180

/** On a circle, `along` to the right of its top. */
function onCircle(x: number, y: number, radius: number, along: number): Place {
  const angle = along / radius
  return {
    x: x + radius * Math.sin(angle),
    y: y - radius * Math.cos(angle),
    turn: angle / RADIAN,
  }
}

/** Where the button is, as far along its band as `part`. */
export const onBand = ({ x, y, radius, from, to }: Band, part: number): Place =>
  onCircle(x, y, radius, radius * (from + (to - from) * part))

/** All four in one fan, with cloth between the hands. */
function inARow(wide: number, high: number): Table {
  const edge = Math.min(wide, high) * 0.036
  const room = wide - edge * 2
  const width = Math.min(room / 3.31, high * 0.487)
  // Where it is very wide the cards are further apart.
  const spare = Math.max(0, room / width - 3.31)
  const apart = 0.52 + Math.min(0.16, spare * 0.4)
  const between = 1.115 + Math.min(0.3, spare * 0.2)
  const [inner, outer] = [(between / 2) * width, (between / 2 + apart) * width]
  const radius = outer / (5.4 * RADIAN)
  const button = high * 0.052
  const gap = button * 0.6
  const drop = radius * (1 - Math.cos(outer / radius))
  const total = button * 2 + gap + width * (HALF + 0.75) + drop
  const top = (high - total) / 2
  const middle = { x: wide / 2, y: top + button * 2 + gap + HALF * width + radius }
  const band = radius + HALF * width + gap + button
  const reach = Math.asin((wide / 2 - edge - button) / band)
  return {
    width,
    piles: [-outer, -inner, inner, outer].map((along) => onCircle(middle.x, middle.y, radius, along)),
    band: { ...middle, radius: band, button, from: -reach, to: reach },
    dealer: { x: wide * 0.5, y: -width, turn: 0 },
  }
}

/** The hour's hand above the minute's. */
function inAColumn(wide: number, high: number): Table {
  const edge = wide * 0.04
  const room = wide - edge * 2
  const width = Math.min(room / 1.66, high * 0.257)
  const apart = 0.53 + Math.min(0.2, Math.max(0, room / width - 1.66))
  const along = (apart / 2) * width
  const radius = along / (3.6 * RADIAN)
  const button = Math.min(wide * 0.088, high * 0.045)
  const gap = button * 0.56
  const hand = width * 1.47
  const total = button * 2 + gap + hand * 2 + gap
  const top = Math.max(edge, (high - total) / 2)
  const middle = { x: wide / 2, y: top + button * 2 + gap + HALF * width + radius }
  const band = radius + HALF * width + gap + button
  const reach = Math.asin((wide / 2 - edge - button) / band)
  const below = hand + gap
  return {
    width,
    piles: [0, below].flatMap((down) =>
      [-along, along].map((way) => onCircle(middle.x, middle.y + down, radius, way)),
    ),
    band: { ...middle, radius: band, button, from: -reach, to: reach },
    dealer: { x: wide * 0.5, y: -width, turn: 0 },
  }
}

/** The minute's hand over the hour's lower corner. */
function inACascade(wide: number, high: number): Table {
  const least = Math.min(wide, high)
  const edge = least * 0.045
  const width = least * 0.365
  const along = 0.27 * width
  const radius = along / (3.6 * RADIAN)
  const [across, down] = [width * 0.82, width * 0.74]
  const button = least * 0.052
  const middles = [
    { x: edge + across, y: edge + down },
    { x: wide - edge - across, y: high - edge - down },
  ]
  // Round a middle below on the left, through the corner that is free.
  const middle = { x: wide * 0.1, y: high * 0.9 }
  const band = Math.hypot(wide * 0.9 - button * 2.4, high * 0.9 - button * 2.4)
  return {
    width,
    piles: middles.flatMap(({ x, y }) => [-along, along].map((way) => onCircle(x, y + radius, radius, way))),
    band: {
      ...middle,
      radius: band,
      button,
      from: Math.acos((middle.y - button - edge * 0.6) / band),
      to: Math.asin((wide - middle.x - button - edge * 0.6) / band),
    },
    dealer: { x: wide * 0.9, y: -width, turn: 0 },
  }
}

export function tableOf(wide: number, high: number): Table {
  const ratio = wide / high
  return (ratio > 1.2 ? inARow : ratio > 0.8 ? inACascade : inAColumn)(wide, high)
}

/** How large the pips of a card are: larger, where there are few. Clubs are broader than the others. */
export function pipSizeOf(rank: Rank, suit: Suit): number {
  const size = rank === '2' || rank === '3' ? 0.074 : Number(rank) < 7 ? 0.055 : rank === '9' ? 0.0485 : 0.052
  return suit === 'clubs' ? size * 0.93 : size
}

/** Where the pips of a card lie, from its middle, on a card 240 by 336; those below the middle are upside down. */
export function pipsOf(rank: Rank): readonly (readonly [x: number, y: number])[] {
  const [side, top] = [37, 103]
  const third = top / 3
  const pairs = (...heights: number[]) => heights.flatMap((y) => [[-side, y] as const, [side, y] as const])
  switch (rank) {
    case 'A':
      return [[0, 0]]
    case '2':
      return [
        [0, -top],
        [0, top],
      ]
    case '3':
      return [
        [0, -top],
        [0, 0],
        [0, top],
      ]
    case '4':
      return pairs(-top, top)
    case '5':
      return [...pairs(-top, top), [0, 0]]
    case '6':
      return pairs(-top, 0, top)
    case '7':
      return [...pairs(-top, 0, top), [0, -top / 2]]
    case '8':
      return [...pairs(-top, 0, top), [0, -top / 2], [0, top / 2]]
    case '9':
      return [...pairs(-top, -third, third, top), [0, 0]]
    default:
      return []
  }
}
