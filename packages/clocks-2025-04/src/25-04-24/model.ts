import { type ClockTime, easeInOut, type HourCycle, timeAt, untilMinute } from '@found-time/clock-runtime'

/**
 * Where a wheel stands: `3` shows a 3, `3.5` is half way from 3 to what follows. Positions may exceed the wheel's
 * last figure; the figures come round again.
 */
export type Position = number

/** How many figures follow each other on a wheel before they come round again. */
export interface Wheel {
  readonly figures: number
  /** Angle from figure to figure, in radians. Six figures stand twice on their wheel, three four times. */
  readonly pitch: number
}

const TWELFTH = Math.PI / 6
const TENTH = Math.PI / 5
const UNITS: Wheel = { figures: 10, pitch: TENTH }
const SIXES: Wheel = { figures: 6, pitch: TWELFTH }

/** Tens and units of hours, minutes, seconds, left to right. */
export const wheelsOf = (hourCycle: HourCycle): readonly Wheel[] => [
  { figures: hourCycle === 24 ? 3 : 2, pitch: TWELFTH },
  UNITS,
  SIXES,
  UNITS,
  SIXES,
  UNITS,
]

/** Play between one wheel and the next: how late each takes up the motion, in parts of a figure. */
const PLAY = 0.055

/** From this part of a second on the seconds wheel turns; until then a roller in a notch holds it on its figure. */
const RELEASED = 0.65

/**
 * The seconds wheel within a second.
 * @param part - Of the second, `0` to `1`.
 */
export const notched = (part: number) => easeInOut((part - RELEASED) / (1 - RELEASED))

/**
 * A wheel that is dragged along by the one below it, from its 9 (or 5) to its 0.
 * @param driver - How far that one has come between the two, `0` to `1`.
 */
export const dragged = (driver: number) => Math.max(0, (driver - PLAY) / (1 - PLAY))

/** What the hour wheels show: `9` is 0 and 9. */
export const hourShown = (hour: number, hourCycle: HourCycle) => (hourCycle === 24 ? hour : hour % 12 || 12)

/**
 * Where all six wheels stand. A wheel moves only while the one below it goes from its last figure to nought. The
 * hour's units are also thrown on by a cam, over all figures between, when a day ends on 23 or a half day on 12.
 */
export function positionsAt(time: ClockTime, hourCycle: HourCycle): Position[] {
  const { minute, second, millisecond } = time
  const roll = notched(millisecond / 1000)
  const [minuteUnits, minuteTens] = [minute % 10, Math.floor(minute / 10)]
  const [secondUnits, secondTens] = [second % 10, Math.floor(second / 10)]
  // What each stage passes on to the next.
  const carrySecondTens = secondUnits === 9 ? dragged(roll) : 0
  const carryMinute = secondTens === 5 ? dragged(carrySecondTens) : 0
  const carryMinuteTens = minuteUnits === 9 ? dragged(carryMinute) : 0
  const carryHour = minuteTens === 5 ? dragged(carryMinuteTens) : 0

  // On a day with a clock change the hour that follows is not the next number.
  const next = timeAt(time.epochMs - millisecond + 1000, time.timeZone)
  const now = hourShown(time.hour, hourCycle)
  const then = carryHour > 0 ? hourShown(next.hour, hourCycle) : now
  const tensOnWheel = hourCycle === 24 ? 3 : 2
  const forward = (from: number, to: number, figures: number) => (to - from + figures) % figures
  const [hourTens, hourUnits] = [Math.floor(now / 10), now % 10]
  return [
    hourTens + forward(hourTens, Math.floor(then / 10), tensOnWheel) * dragged(carryHour),
    hourUnits + forward(hourUnits, then % 10, 10) * carryHour,
    minuteTens + carryMinuteTens,
    minuteUnits + carryMinute,
    secondTens + carrySecondTens,
    secondUnits + roll,
  ]
}

/**
 * For how many milliseconds a wheel stands still; nothing while it moves.
 * @param place - As in `positionsAt`.
 */
export function untilTurning(place: number, time: ClockTime): number | undefined {
  const { minute, second } = time
  if (place === 5) return time.millisecond < 1000 * RELEASED ? 1000 * RELEASED - time.millisecond : undefined
  if (place === 4) return second % 10 === 9 ? undefined : 1000 * (9 - (second % 10)) - time.millisecond
  // The others move in a minute's last second, if what is below them stands on its last figure.
  const carried = place === 3 || (minute % 10 === 9 && (place === 2 || minute === 59))
  if (!carried) return untilMinute(time)
  return second === 59 ? undefined : untilMinute(time) - 1000
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drum seen from in front, from near: lengths in pixels of the canvas, angles in radians. */
export interface Drum {
  readonly window: Box
  /** Height of a figure at the front of the drum. */
  readonly figure: number
  /** Distance of the eye from the axle, in radii. */
  readonly distance: number
  /** Focal length: size of a radius at a radius' distance. */
  readonly focus: number
  readonly faceWidth: number
  readonly rimWidth: number
}

export interface Layout {
  readonly tall: boolean
  readonly drums: readonly Drum[]
  /** Size of the captions, `0` where there is no room for any. */
  readonly caption: number
  readonly captions: readonly { readonly x: number; readonly y: number }[]
  readonly bezel: number
  readonly unit: number
}

/** A figure takes this angle of its drum. */
export const FIGURE_ANGLE = 0.44

const halfHeight = (angle: number, distance: number) => Math.sin(angle) / (distance - Math.cos(angle))
/** Height of a whole drum to that of a figure at its front. */
const drumToFigure = (distance: number) =>
  1 / Math.sqrt(distance ** 2 - 1) / halfHeight(FIGURE_ANGLE / 2, distance)

/**
 * How far up the screen a point of a drum is seen, above the axle.
 * @param angle - From the front, upwards.
 */
export const heightAt = ({ focus, distance }: Drum, angle: number) => focus * halfHeight(angle, distance)

/** The angle seen at a height above the axle: the other way round. */
export function angleAt({ focus, distance }: Drum, height: number): number {
  const sine = (height * distance) / Math.hypot(focus, height)
  return Math.asin(Math.min(1, Math.max(-1, sine))) - Math.atan2(height, focus)
}

/** How wide things are at an angle, to their width at the front. */
export const scaleAt = ({ distance }: Drum, angle: number) => (distance - 1) / (distance - Math.cos(angle))

function drumIn(box: Box): Drum {
  // On whole pixels, and halved on one: each wheel is drawn by itself.
  const window = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width / 2) * 2,
    height: Math.round(box.height),
  }
  const wheel = window.width / 2
  const rimWidth = wheel * 0.115
  const faceWidth = wheel - rimWidth - wheel * 0.035
  // As large as the wheel is wide, unless the window is too low to show more than the figure.
  const figure = Math.min(faceWidth * 1.52, window.height * 0.64)
  // The eye comes nearer where the window is low, which makes the figure larger and the drum rounder.
  const wanted = window.height / figure / 0.94
  let [near, far] = [1.6, 9]
  for (let step = 0; step < 30; step++) {
    const middle = (near + far) / 2
    if (drumToFigure(middle) < wanted) near = middle
    else far = middle
  }
  const distance = near
  return {
    window,
    figure,
    distance,
    focus: figure / 2 / halfHeight(FIGURE_ANGLE / 2, distance),
    faceWidth,
    rimWidth,
  }
}

/**
 * Composes the panel: three windows beside each other, or below each other where it is taller than wide.
 * @param width - Pixels of the canvas, above 0.
 * @param ratio - Pixels of the canvas to a CSS pixel; captions are left out where they could not be read.
 */
export function layoutOf(width: number, height: number, ratio = 1): Layout {
  const tall = width / height < 1.1
  const unit = Math.min(width, height)
  const long = tall ? height : width
  const bezel = Math.max(2 * ratio, Math.min(unit * 0.022, long * 0.018))
  const edge = bezel * 1.9
  const gap = bezel * 2.6
  const caption =
    unit < (tall && width > height * 0.8 ? 400 : 200) * ratio
      ? 0
      : Math.max(9 * ratio, tall ? Math.min(width * 0.036, height * 0.018) : height * 0.034)
  const drums: Drum[] = []
  const captions: { x: number; y: number }[] = []
  if (tall) {
    const room = caption * 1.9
    const each = (height - edge * 1.4 - edge - gap * 2 - room * 3) / 3
    for (let index = 0; index < 3; index++) {
      const y = edge * 1.2 + index * (each + gap + room)
      drums.push(drumIn({ x: edge, y, width: width - edge * 2, height: each }))
      captions.push({ x: width / 2, y: y + each + bezel * 1.1 + caption * 1.05 })
    }
  } else {
    const room = caption * 2.2
    const each = (width - edge * 2 - gap * 2) / 3
    const most = height - edge * 2 - room
    for (let index = 0; index < 3; index++) {
      const x = edge + index * (each + gap)
      drums.push(drumIn({ x, y: edge, width: each, height: most }))
      captions.push({
        x: x + each / 2,
        y: edge + most + bezel + (height - edge - most - bezel) / 2 + caption * 0.36,
      })
    }
  }
  return { tall, drums, caption, captions, bezel, unit }
}
