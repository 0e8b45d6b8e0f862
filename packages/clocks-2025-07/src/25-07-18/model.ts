/**
 * A train as pocket watches of 18,000 beats an hour have it: the wheel on the centre turns once an hour, the fourth once
 * a minute, and the escape wheel lets a tooth through at every other beat.
 */
export const TEETH = {
  barrel: 84,
  centrePinion: 12,
  centre: 80,
  thirdPinion: 10,
  third: 75,
  fourthPinion: 10,
  fourth: 80,
  escapePinion: 8,
  escape: 15,
} as const

/** Beats a second: the balance swings two and a half times there and back. */
export const BEATS = 5

export interface Arbor {
  /** In radii of the ring of minutes, from the middle. */
  readonly x: number
  readonly y: number
  /** Where wheel and pinion mesh. */
  readonly wheel: number
  readonly pinion: number
}

/** The sizes of the teeth, chosen so that the fourth wheel comes to stand below the middle. */
const MODULE = { barrel: 0.0095, centre: 0.0088, third: 0.0076, fourth: 0.0062 }

const radius = (teeth: number, module: number) => (teeth * module) / 2

/** Where each arbor stands: wheels stand apart by the sum of the radii that mesh. */
export const ARBORS = {
  barrel: { x: -0.26, y: -0.376, wheel: radius(84, MODULE.barrel), pinion: 0.06 },
  centre: { x: 0, y: 0, wheel: radius(80, MODULE.centre), pinion: radius(12, MODULE.barrel) },
  third: { x: -0.2731, y: 0.2868, wheel: radius(75, MODULE.third), pinion: radius(10, MODULE.centre) },
  fourth: { x: 0, y: 0.46, wheel: radius(80, MODULE.fourth), pinion: radius(10, MODULE.third) },
  escape: { x: 0.2563, y: 0.3667, wheel: 0.125, pinion: radius(8, MODULE.fourth) },
  balance: { x: 0.5, y: 0.02, wheel: 0.31, pinion: 0.03 },
} satisfies Record<string, Arbor>

/**
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param second - `0` to `59`.
 * @param ms - Since the full second: the train stands still between two beats.
 * @returns How far everything has turned since midnight, in turns, clockwise unless negative.
 * @example trainAt(1, 0, 0, 0).centre // 1
 */
export function trainAt(hour: number, minute: number, second: number, ms: number) {
  const beats = ((hour * 60 + minute) * 60 + second) * BEATS + Math.floor((ms * BEATS) / 1000)
  const centre = beats / (3600 * BEATS)
  const third = (-centre * TEETH.centre) / TEETH.thirdPinion
  const fourth = (-third * TEETH.third) / TEETH.fourthPinion
  return {
    barrel: (-centre * TEETH.centrePinion) / TEETH.barrel,
    hour: centre / 12,
    centre,
    third,
    fourth,
    escape: (-fourth * TEETH.fourth) / TEETH.escapePinion,
  }
}

/** How far the balance swings to each side, in turns. */
const SWING = 0.24

/** Where the balance is, in turns from its rest: it passes that at each beat. */
export const balanceAt = (ms: number): number => SWING * Math.sin((ms / 1000) * Math.PI * BEATS)

/** The ring of minutes, and on which side the crown is: where there is more room. */
export const watchIn = (width: number, height: number) => ({
  radius: Math.min(width, height) * 0.45,
  crown: width > height * 1.1 ? 0 : -0.25,
})
