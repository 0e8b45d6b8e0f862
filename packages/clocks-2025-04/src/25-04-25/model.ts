import { createRandom, type HourCycle } from '@found-time/clock-runtime'

export type Suit = 'hearts' | 'diamonds' | 'spades' | 'clubs'
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'K' | 'Q'

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
 * one; a nought is a king in the hours and a queen in the minutes.
 * @param minuteOfDay - `0` to `1439`.
 * @example cardsAt(609, 24).map(({ rank }) => rank) // 10:09: ['A', 'K', 'Q', '9']
 */
export function cardsAt(minuteOfDay: number, hourCycle: HourCycle): readonly Card[] {
  const hour = Math.floor(minuteOfDay / 60)
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  const minute = minuteOfDay % 60
  const digits = [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
  return digits.map((digit, pile) => ({
    rank: digit === 0 ? (pile < 2 ? 'K' : 'Q') : digit === 1 ? 'A' : (String(digit) as Rank),
    suit: hour < 12 ? (pile % 2 === 0 ? 'hearts' : 'diamonds') : pile % 2 === 0 ? 'spades' : 'clubs',
  }))
}

const sameCard = (a: Card, b: Card) => a.rank === b.rank && a.suit === b.suit

/** A card as it came to lie. */
export interface LaidCard extends Card {
  /** The minute of the day it was dealt in, the same for as long as it lies there. */
  readonly dealt: number
  /** Degrees clockwise. */
  readonly turn: number
  /** Off its place, in widths of a card. */
  readonly x: number
  readonly y: number
}

/** How a hand is held apart: tens lean left, ones right. */
const LEAN = [-7.5, 3.5, -4, 7.5] as const

function lay(card: Card, pile: Pile, dealt: number, seed: string): LaidCard {
  const random = createRandom(seed, 'lay', pile, dealt)
  return {
    ...card,
    dealt,
    turn: LEAN[pile] + random.between(-1.6, 1.6),
    x: random.between(-0.016, 0.016),
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

/** Milliseconds a card slides across the cloth. */
export const SLIDE_MS = 820
/** How much earlier each further card of a deal leaves. */
const APART_MS = 110
/** How long the deal of a whole table takes. */
export const DEAL_MS = SLIDE_MS + (PILES.length - 1) * APART_MS

/**
 * A dealt card's way: thrown hard, slowed by the cloth, at rest on the stroke.
 * @param untilMs - Milliseconds to the stroke; negative after it.
 * @param order - The second, third and fourth card of a deal leave a little earlier.
 * @returns `away`: what is left of the way, `1` to `0`; `undefined` before it is thrown.
 */
export function slideAt(untilMs: number, order: number): { away: number; spin: number } | undefined {
  const left = (untilMs - order * APART_MS) / SLIDE_MS
  if (left >= 1) return undefined
  const away = Math.max(0, left)
  // Friction takes the same speed off in each moment: what is left falls with the square.
  return { away: away ** 2, spin: away ** 1.7 }
}

/** Milliseconds a chip slides up to the row, and how long the rake takes for all of them. */
export const CHIP_MS = 360
export const RAKE_MS = 620

/** What is left of a chip's way to the row, `1` to `0`; it knocks once before it lies still. */
export function chipAt(untilMs: number): number | undefined {
  if (untilMs >= CHIP_MS) return undefined
  const left = Math.max(0, untilMs / CHIP_MS)
  const landing = 0.28
  if (left > landing) return ((left - landing) / (1 - landing)) ** 1.6
  const part = left / landing
  return 0.035 * Math.sin(Math.PI * part) * part
}

/** How far the rake has come along the rail, `0` to `1`, `untilMs` before the minute. */
export function rakeAt(untilMs: number): number {
  const part = Math.min(1, Math.max(0, 1 - untilMs / RAKE_MS))
  return part ** 2.2
}

/** Where the pips of a card lie, from its middle, on a card 240 by 336; those below the middle are upside down. */
export function pipsOf(rank: Rank): readonly (readonly [x: number, y: number])[] {
  const [side, top] = [45, 106]
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
