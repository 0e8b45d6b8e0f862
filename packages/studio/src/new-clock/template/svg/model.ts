/**
 * What a time looks like. Pure, so that it can be tested without a browser.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @returns Which of twelve petals are open, and which of sixty stamens are out, each from the top and clockwise.
 * @example flowerAt(15, 20).petals.filter(Boolean).length // 3
 */
export function flowerAt(hour: number, minute: number) {
  return {
    petals: Array.from({ length: 12 }, (_, index) => index < (hour % 12 || 12)),
    stamens: Array.from({ length: 60 }, (_, index) => index < minute),
  }
}

/** How long the bee takes from one second's place to the next; it rests for the remainder. */
export const FLIGHT_MS = 400

/**
 * Where the bee is on its way round.
 * @param second - `0` to `59`.
 * @param flown - How far it has come to this second's place from the last one, `0` to `1`.
 * @returns Turns clockwise from the top. Just after a full minute it is a little less than nought, not nearly one: so
 * it flies on, and not all the way back.
 * @example beeAt(30, 1) // 0.5
 */
export const beeAt = (second: number, flown: number): number => (second - 1 + flown) / 60
