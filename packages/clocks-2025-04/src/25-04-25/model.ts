import { clamp, createRandom, easeOut, type HourCycle } from '@found-time/clock-runtime'

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
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
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
    turn: random.between(-2.6, 2.6),
    x: random.between(-0.022, 0.022),
    y: random.between(-0.03, 0.03),
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
export const FLY_MS = 720
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

/** How long the dealer pushes the next card on each second. */
export const PUSH_MS = 300

/**
 * How far the next card has been pushed out of the pack, `0` to `1`: a sixtieth each second.
 * @param second - `0` to `59`.
 */
export const pushedAt = (second: number, millisecond: number) =>
  Math.max(0, second - 1 + easeOut(clamp(millisecond / PUSH_MS))) / 59

/** Where a card's middle is on the table, in CSS pixels, and how it is turned. */
export interface Place {
  readonly x: number
  readonly y: number
  /** Degrees clockwise. */
  readonly turn: number
}

/** The table from above: how wide the cards are and where they lie. */
export interface Table {
  /** Of a card, which is 1.4 times as high. */
  readonly width: number
  readonly piles: readonly Place[]
  readonly pack: Place
  /** Where the next card is when it has been pushed out for a minute. */
  readonly out: Place
}

/** How a hand is held apart: tens lean left, ones right. */
const LEAN = [-6, 4, -4, 6] as const

/** How far a hand's second card lies from its first, in widths of a card. */
const APART = 0.64

/** How far a hand reaches from its middle, in widths of a card, turned as its cards are. */
const REACH = { x: 0.9, y: 0.79 }

/**
 * Where the hands lie: the minute's to the right of the hour's and lower, or below it. The pack is in the corner over the
 * minute's, and leaves by it: what can be seen of it is clear of the hands.
 */
function handsOf(wide: number, high: number) {
  const least = Math.min(wide, high)
  const isTall = wide <= high * 0.8
  const isSquare = !isTall && wide <= high * 1.15
  const width = isTall
    ? Math.min(wide * 0.47, high * 0.24)
    : isSquare
      ? high * 0.285
      : Math.min(wide * 0.249, high * 0.405)
  const edge = least * (isTall ? 0.075 : 0.05)
  const [across, down] = [REACH.x * width, REACH.y * width]
  const minute = { x: wide - edge - across, y: high - edge - down }
  const hour = isTall
    ? { x: edge + across, y: minute.y - down * 2 - edge * 1.1 }
    : { x: edge + across, y: isSquare ? edge + down : Math.max(edge + down, high * 0.425) }
  // What lies uppermost on the minute's side, and the pack's lower edge above it.
  const under = (isTall ? hour.y : minute.y) - down - edge * 0.9
  const pack = {
    x: wide - width * (isTall ? 0.36 : 0.3),
    y: Math.min(under - width * 0.52, width * 0.34),
    turn: 88,
  }
  return { width, hands: [hour, minute] as const, pack, push: { x: -0.3, y: isTall ? 0.02 : 0.03 } } as const
}

export function tableOf(wide: number, high: number): Table {
  const { width, hands, pack, push } = handsOf(wide, high)
  const piles = LEAN.map((turn, pile) => {
    const { x, y } = hands[pile < 2 ? 0 : 1]
    const side = pile % 2 === 0 ? -1 : 1
    return { x: x + (side * APART * width) / 2, y: y + side * 0.014 * width, turn }
  })
  return {
    width,
    piles,
    pack,
    out: { x: pack.x + push.x * width, y: pack.y + push.y * width, turn: pack.turn - 2 },
  }
}

/** Where the pips of a card lie, from its middle, on a card 240 by 336; those below the middle are upside down. */
export function pipsOf(rank: Rank): readonly (readonly [x: number, y: number])[] {
  const [side, top] = [41, 104]
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
