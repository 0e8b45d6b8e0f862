import { easeInOut } from '@found-time/clock-runtime'

/**
 * Flag semaphore: numerals are the first nine letters and K, after the numeral sign, as in the US Navy's Signalman 3 & 2
 * (NAVEDTRA 14244) and the International Code. Directions are those a reader sees, in degrees clockwise from upwards:
 * the signaller's right arm is on the reader's left.
 */
export interface Arms {
  /** The signaller's right arm, `180` (down) through `270` (level, on the reader's left) to `360` (up). */
  readonly right: number
  /** The signaller's left arm: `45` to `180`, and `225` across the body. */
  readonly left: number
}

const DOWN = 180

const ARMS: readonly Arms[] = [
  { right: 360, left: 225 }, // K
  { right: 225, left: DOWN }, // A
  { right: 270, left: DOWN },
  { right: 315, left: DOWN },
  { right: 360, left: DOWN },
  { right: DOWN, left: 45 }, // E
  { right: DOWN, left: 90 },
  { right: DOWN, left: 135 },
  { right: 270, left: 225 }, // H
  { right: 315, left: 225 },
]

/** @param figure - `0` to `9`. */
export const armsOf = (figure: number): Arms => ARMS[figure]!

/** From one signal to the next: drawn in, flung out and stopped with a jerk. `0` to `1`. */
export function snap(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  if (share < 0.22) return -0.06 * Math.sin((share / 0.22) * Math.PI)
  const rest = (share - 0.22) / 0.78
  return 1 - (1 - rest) ** 2.6 * Math.cos(rest * 5.2)
}

/** A hop to the next post: how far, and how high, `0` to `1`. */
export function hop(share: number): { readonly along: number; readonly up: number } {
  if (share <= 0) return { along: 0, up: 0 }
  if (share >= 1) return { along: 1, up: 0 }
  return { along: easeInOut(share), up: 4 * share * (1 - share) }
}

export interface Pier {
  /** Where the deck is, CSS pixels from the top. */
  readonly deck: number
  readonly men: readonly { readonly place: number; readonly x: number }[]
}

export interface Scene {
  readonly piers: readonly Pier[]
  /** From sole to crown. */
  readonly man: number
  /** Depth of what is below the last deck. */
  readonly front: number
  /** Whether there is room for the card with the ten signals; otherwise figures stand below the men. */
  readonly card: boolean
  /** Rows of the card. */
  readonly rows: 1 | 2
}

/** How far a flag reaches from the middle of its man, and how far men stand apart, in heights of a man. */
export const REACH = 0.66
const APART = 1.31

/** Four men on a pier, or two on each of two where the stage is upright. */
export function sceneOf(width: number, height: number): Scene {
  const upright = width < height * 1.25
  const across = upright ? 2 : 4
  // A wide stage is wider than the men are tall: what is over goes to the card rather than to the sky; so does an upright one's.
  const wide = width / (2 * REACH + (across - 1) * APART)
  const front = upright
    ? Math.min(height * 0.32, Math.max(height * 0.125, height - wide * 3.1))
    : Math.min(height * 0.36, Math.max(height * 0.2, height - wide * 1.7))
  const room = upright ? (height - front) / 2 : height - front
  const tall = Math.min(wide, room / 1.46)
  const decks = upright ? [room * 0.985, height - front] : [height - front]
  return {
    man: tall,
    front,
    card: Math.min(width, front * 7) > 260,
    rows: front > width * 0.4 ? 2 : 1,
    piers: decks.map((deck, pier) => ({
      deck,
      men: Array.from({ length: across }, (_, man) => ({
        place: pier * 2 + man,
        x: REACH * tall + (man * (width - 2 * REACH * tall)) / (across - 1),
      })),
    })),
  }
}
