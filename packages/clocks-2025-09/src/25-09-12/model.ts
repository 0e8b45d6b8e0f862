import { shownHour, twoDigits } from '@found-time/clock-runtime'

/** Frames of the plate, six to a row. */
export const FRAMES = 24

/** How many frames the drum carries past in a second, and for how long each is seen. Ten sixty times over are 25 rounds. */
export const RUN = 10
export const FRAME_MS = 80

/**
 * Which photograph of the plate stands in the middle of the drum.
 * @param second - `0` to `59`.
 * @param millisecond - Where within it; after the tenth frame the drum rests.
 * @returns `0` to `23`, Muybridge's number less one.
 */
export function frameAt(second: number, millisecond: number): number {
  const gone = Math.min(RUN, Math.floor(millisecond / FRAME_MS) + 1)
  return ((second + 59) * RUN + gone) % FRAMES
}

/** What is printed on the strip: the hour as it is said, the minute always with two figures. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24) {
  return {
    hour: String(shownHour(hour, hourCycle)),
    minute: twoDigits(minute),
  }
}

/** A photograph on the strip: `u` along it and `v` across it, in pixels from where the eye looks. */
export interface Panel {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** Where the eye looks, and how far the drum's wall is from it. */
  readonly centreX: number
  readonly centreY: number
  readonly radius: number
  readonly slits: Panel & { readonly every: number }
  readonly hour: Panel
  readonly minute: Panel
  readonly cats: readonly Panel[]
  /** From dot to dot of the screen. */
  readonly pitch: number
  /** A pixel of the found photograph. */
  readonly grain: number
}

/** The part of the plate that is used of each frame, in its pixels. */
export const SHOT = { width: 160, height: 98 } as const

/** How wide and how high two figures of the face are at size 1; the widest minute is `00`. */
export const FACE = { wide: 1.76, high: 0.711 } as const

/** The eye is in the drum's axis: what is off to the side is as near as the middle, and so looks larger. */
export const bend = ({ centreX, centreY, radius }: Plan, u: number, v: number) => ({
  x: centreX + radius * Math.tan(u / radius),
  y: centreY + v / Math.cos(u / radius),
})

/** How far along the wall a place of the stage is. */
export const along = ({ centreX, radius }: Pick<Plan, 'centreX' | 'radius'>, x: number): number =>
  radius * Math.atan((x - centreX) / radius)

/**
 * The strip on a stage of this size. A wide one has the two numbers side by side over a row of cats; an upright one has
 * them one over the other, and the cat nearer.
 */
export function planOf(width: number, height: number): Plan {
  const tall = height > width * 1.05
  const centreX = width / 2
  const radius = width * (tall ? 0.95 : 0.76)
  const edge = along({ centreX, radius }, width)
  const gap = Math.max(2, Math.min(width, height) * 0.016)
  const slit = height * (tall ? 0.055 : 0.075)
  const top = slit + gap * 2.2
  // The rim of the drum is all that is left under the cats.
  const foot = height * (tall ? 0.975 : 0.955)
  const shot = tall
    ? Math.min(width * 0.9, ((foot - top) * 0.42 * SHOT.width) / SHOT.height)
    : Math.min(width * 0.62, ((foot - top) * 0.55 * SHOT.width) / SHOT.height)
  const catTop = foot - (shot * SHOT.height) / SHOT.width
  const centreY = tall ? height * 0.52 : catTop - gap / 2
  const from = (y: number) => y - centreY
  const bleed = edge * 1.05
  const split = top + (catTop - gap - top) / 2
  const hour = tall
    ? { left: -bleed, right: bleed, top: from(top), bottom: from(split - gap / 2) }
    : { left: -bleed, right: -gap / 2, top: from(top), bottom: from(catTop - gap) }
  const minute = tall
    ? { left: -bleed, right: bleed, top: from(split + gap / 2), bottom: from(catTop - gap) }
    : { left: gap / 2, right: bleed, top: from(top), bottom: from(catTop - gap) }
  const cats = [-1, 0, 1].map((place) => ({
    left: place * (shot + gap) - shot / 2,
    right: place * (shot + gap) + shot / 2,
    top: from(catTop),
    bottom: from(foot),
  }))
  return {
    width,
    height,
    centreX,
    centreY,
    radius,
    slits: { left: -bleed, right: bleed, top: from(-height * 0.02), bottom: from(slit), every: shot / 8 },
    hour,
    minute,
    cats,
    pitch: Math.max(2.4, shot / 118),
    grain: shot / SHOT.width,
  }
}

/**
 * How large figures are set in a panel, of which this much is seen. In a panel that is higher than they are, they are
 * drawn out a little, as wood type was cut in several heights of one width.
 */
export function sizeIn(panel: Panel, seen: number): { size: number; stretch: number } {
  const high = (panel.bottom - panel.top) * 0.8
  const size = Math.min((seen * 0.88) / FACE.wide, high / FACE.high)
  return { size, stretch: Math.min(1.3, high / (size * FACE.high)) }
}
