/**
 * What a time looks like. Pure, so that it can be tested without a browser.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param second - `0` to `59`.
 * @returns Which of twelve posts and sixty palings stand, and how far the paling of this minute has grown, `0` to `1`.
 * @example countdown(10, 42, 30).growth // 0.5
 */
export function countdown(hour: number, minute: number, second: number) {
  return {
    posts: Array.from({ length: 12 }, (_, index) => index < (hour % 12 || 12)),
    palings: Array.from({ length: 60 }, (_, index) => index <= minute),
    growth: Math.max(0.06, second / 60),
  }
}
