import { clamp, createRandom, easeInOut } from '@found-time/clock-runtime'

/** @example figureOf(0, 12) // '12' */
export const figureOf = (hour: number, cycle: 12 | 24): string =>
  String(cycle === 12 ? ((hour + 11) % 12) + 1 : hour % 24)

/** Lines round the candle, one for each minute of ten; the fifth is double. */
export const LINES = 10

export interface Plan {
  readonly width: number
  readonly height: number
  /** The candle's middle, and half its breadth: it is broader than the stage. */
  readonly x: number
  readonly half: number
  /** Where its edge is in the middle of its far and near side taken together, and how high its ellipse is from there. */
  readonly rim: number
  readonly round: number
  /** From one line to the next. */
  readonly pitch: number
  /** How high the hour's figure is, and where its middle is. */
  readonly figure: number
  readonly middle: number
  /** The middles of the six runs, and half the breadth of one. */
  readonly runs: readonly number[]
  readonly run: number
}

/** So near that the candle fills its stage. @example planOf(1280, 800).runs.length // 6 */
export function planOf(width: number, height: number): Plan {
  const x = width / 2
  const half = Math.max(width * 0.56, height * 0.3)
  const rim = height * 0.3
  const round = Math.min(half * 0.1, height * 0.06)
  const below = height - rim - round
  const upright = height > width * 1.25
  const figure = Math.min(below * 0.68, width * (upright ? 0.38 : 0.3))
  // Two figures are a little broader than one is high.
  const free = figure * 0.59
  const column = (width * 0.492 - free) / 3
  return {
    width,
    height,
    x,
    half,
    rim,
    round,
    pitch: (below * 0.96) / (LINES + 0.4),
    figure,
    middle: rim + round + below * 0.5,
    runs: [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((step) => x + Math.sign(step) * free + step * column),
    run: column * (upright ? 0.42 : 0.31),
  }
}

/** Where the candle's edge is nearest, seen a little from above. */
export const brimAt = ({ x, half, rim, round }: Plan, at: number): number =>
  rim + round * Math.sqrt(Math.max(0, 1 - ((at - x) / half) ** 2))

/** How far below its edge a line lies: the first is a little further. */
export const lineAt = ({ pitch }: Plan, line: number): number => pitch * (line + 0.4)

/** A run of wax, in half breadths of one across and in lines down. */
export interface Run {
  /** Its middle where it leaves the pool, in pixels of the stage. */
  readonly place: number
  /** How far it strays from there, and half its breadth, so far below the edge. */
  readonly strayAt: (down: number) => number
  readonly broadAt: (down: number) => number
  /** How large the drop at its end is. */
  readonly drop: number
}

const bell = (off: number) => Math.exp(-off * off)

/** How each of the six runs goes: no two alike, and always the same. */
export function runOf(plan: Plan, run: number): Run {
  const { between } = createRandom('wax', run)
  const [slow, quick, phase, other] = [between(0.35, 0.7), between(0.9, 1.5), between(0, 7), between(0, 7)]
  const bend = between(0.2, 0.42) * (run % 2 ? 1 : -1)
  const thick = [0.84, 0.56, 0.72, 0.58, 0.9, 0.66][run]!
  // Here and there a drop has stopped, and the next has run over it.
  const stopped = [between(1.6, 3.6), between(4.6, 6.2), between(7, 9.4)].map(
    (down) => [down, between(-0.04, 0.26), between(0.35, 0.85)] as const,
  )
  return {
    place: plan.runs[run]!,
    strayAt: (down) =>
      bend * (Math.sin(down * slow + phase) - Math.sin(phase)) * clamp(down / 2) +
      0.06 * Math.sin(down * quick * 2 + other),
    broadAt: (down) =>
      thick * (0.78 + 0.08 * Math.sin(down * quick + other)) +
      stopped.reduce(
        (sum, [at, size, long]) => sum + size * bell((down - at) / (down < at ? long * 1.9 : long * 1.15)),
        0,
      ),
    drop: between(0.9, 1.12),
  }
}

/** Thin runs that join some of the six on their way down, and how far down they do. */
export function sideOf(plan: Plan, run: number): { run: Run; joins: number } | undefined {
  if (run !== 1 && run !== 4) return
  const main = runOf(plan, run)
  const joins = run === 1 ? 4.3 : 6.4
  const aside = run === 1 ? 1.7 : -1.6
  return {
    joins,
    run: {
      place: main.place + aside * plan.run,
      strayAt: (down) => {
        const part = easeInOut(clamp(down / joins))
        return part * (main.strayAt(down) - aside) + 0.12 * Math.sin(down * 1.6 + run)
      },
      broadAt: (down) => 0.34 + 0.05 * Math.sin(down * 2.1),
      drop: 0.42,
    },
  }
}

/** What has only just come over the edge and gone cold, long before the first line: how far it came, in lines. */
export function stubsOf(plan: Plan): { run: Run; reach: number }[] {
  const { between } = createRandom('stubs')
  const { x, half, width, runs, run } = plan
  return Array.from({ length: 9 }, (_, index) => {
    const place = x + (((index + 0.5) / 9) * 2 - 1) * Math.min(half, width / 2) + between(-0.5, 0.5) * run
    const broad = between(0.26, 0.5)
    return {
      reach: between(-0.05, 0.62),
      run: { place, strayAt: () => 0, broadAt: () => broad, drop: broad * between(1.05, 1.3) },
    }
  })
    .filter(({ run: { place } }) => Math.abs(place - x) > run)
    .filter(({ run: { place } }) => runs.every((other) => Math.abs(other - place) > run * 2.3))
}

/** How far down the six runs have come, in lines: those that are through, the one on its way, and those not begun. */
export function reachOf(minute: number, part: number): number[] {
  const now = minute + part
  return Array.from({ length: 6 }, (_, run) => {
    const own = clamp((now - run * 10) / 10) * 10
    // The tenth minute takes it past the foot of the stage.
    return own > 9 ? 9 + (own - 9) * (LINES - 5) : own
  })
}

/** The run goes on in the last seconds of its minute, and is at its line at the full one. */
const RUNS_FROM = 56.5
export const creptAt = (seconds: number): number => clamp((seconds - RUNS_FROM) / (60 - RUNS_FROM)) ** 1.4
export const stillFor = (seconds: number): number => Math.max(0, RUNS_FROM - seconds) * 1000
