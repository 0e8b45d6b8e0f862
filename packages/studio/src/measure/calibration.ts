/** Machines differ: what is measured in a page is scaled by what a fixed loop takes there. No imports: pages run it. */

/** What the loop takes on the machine that limits were set on. */
export const CALIBRATION_MS = 3.6

/** Uses nothing from outside itself: it is also sent into pages as text. */
export function calibrationLoop(): number {
  let value = 1
  for (let index = 0; index < 2_000_000; index++) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
    if (value & 1) value ^= index
  }
  return value
}
