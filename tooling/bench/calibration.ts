/** Machines differ: limits in milliseconds of main-thread time are scaled by what this loop takes in the same page. */

/** What the loop takes on the machine that limits were set on. */
export const CALIBRATION_MS = 3.6

/** Runs in the page: it may use nothing from outside itself. */
export function calibrationLoop(): number {
  let value = 1
  for (let index = 0; index < 2_000_000; index++) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
    if (value & 1) value ^= index
  }
  return value
}
