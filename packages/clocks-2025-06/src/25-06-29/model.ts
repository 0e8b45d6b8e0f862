import { easeInOut } from '@found-time/clock-runtime'

export type Hole = readonly [number, number]

/**
 * The field of holes whose edge has sixty: its breadth and height are thirty steps, both even, and fill a stage best.
 * @example fieldOf(1280, 800) // { across: 20, down: 10, step: 58.4… }
 */
export function fieldOf(width: number, height: number): { across: number; down: number; step: number } {
  let best = { across: 0, down: 0, step: 0 }
  for (let across = 6; across <= 24; across += 2) {
    const down = 30 - across
    const step = Math.min(width / (across + 2.3), height / (down + 2.3))
    if (step > best.step) best = { across, down, step }
  }
  return best
}

/** The hole of a minute, in steps from the middle: clockwise along the edge, from the middle of the top. */
export function holeOf(minute: number, across: number, down: number): Hole {
  const [x, y] = [across / 2, down / 2]
  const at = ((minute % 60) + 60) % 60
  if (at <= x) return [at, -y]
  if (at <= x + down) return [x, at - x - y]
  if (at <= x + down + across) return [x - (at - x - down), y]
  if (at <= x + 2 * down + across) return [-x, y - (at - x - down - across)]
  return [at - 60, -y]
}

/** The hole of an hour, inside the edge where a dial has it. */
export function hourHoleOf(hour: number, across: number, down: number): Hole {
  const [x, y] = holeOf((hour % 12) * 5, across, down)
  const inner = (steps: number) => Math.sign(steps) * Math.round(Math.abs(steps) * 0.6)
  return [inner(x), inner(y)]
}

/** How long a band takes to jump to its next pin, where it arrives on the second, and how long it then swings. */
export const JUMP = 0.12
export const SETTLED = 0.6

/**
 * A band in a second at whose end it jumps: how far it has come, how far it is drawn outwards, and how far its middle
 * swings to the side, each of its full measure. A string that is let go swings with an amplitude that dies away.
 */
export function snapAt(seconds: number): { way: number; pull: number; swing: number } {
  const part = Math.max(0, (seconds - (1 - JUMP)) / JUMP)
  const fade = Math.max(0, 1 - seconds / SETTLED)
  return {
    way: easeInOut(part),
    pull: Math.sin(part * Math.PI),
    swing:
      part > 0
        ? -part
        : -Math.cos((seconds / 0.105) * 2 * Math.PI) * Math.exp(-seconds / 0.14) * Math.min(1, fade * 2),
  }
}
