/**
 * What the window shows. Pure, so that it can be tested without a browser.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @returns The bright wedge, `0` at the top to `11`, clockwise; and which of the sixty panes of the rim are red, each
 * where a dial has that minute. The pane at the top is where the row begins, so it is always red.
 * @example windowAt(15, 2).panes.filter(Boolean).length // 3
 */
export function windowAt(hour: number, minute: number) {
  return {
    bright: hour % 12,
    panes: Array.from({ length: 60 }, (_, pane) => pane <= minute),
  }
}

/** How long the glass tumbles after a full second; then it lies still. */
export const TUMBLE_MS = 420

/** Degrees that the chamber turns in a second: three whole turns in a minute, so that each minute begins alike. */
const STEP = 18

/**
 * How far the chamber behind the mirrors has turned.
 * @param second - `0` to `59`.
 * @param tumbled - How far it has come to this second's place from the last one, `0` to `1`.
 * @returns Degrees; just after a full minute a little less than nought.
 * @example chamberAt(10, 1) // 180
 */
export const chamberAt = (second: number, tumbled: number): number => (second - 1 + tumbled) * STEP
