import { LENGTH } from './model'

/** Where everything stands, in CSS pixels. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** Device pixels to a CSS pixel. */
  readonly ratio: number
  readonly tall: boolean
  /** Too little room for words. */
  readonly bare: boolean
  /** The sheet holds part of the day and slides under a thread that stays. */
  readonly slides: boolean
  readonly left: number
  readonly top: number
  readonly fieldWidth: number
  readonly fieldHeight: number
  /** Ten minutes. */
  readonly step: number
  /** Device pixels from midnight to the left edge of the field. */
  readonly start: number
  /** Where the thread stays when the sheet slides. */
  readonly threadX: number
  /** Middle and radius of the glass. */
  readonly glassY: number
  readonly radius: number
  /** Size of the lettering. */
  readonly type: number
  /** Length of the weight's cord, or nothing. */
  readonly weight: number
  /** Top of the list, or nothing. */
  readonly list: number
  readonly listColumns: number
  readonly listRows: number
  readonly margin: number
}

/** @param minute - Of the day, with its fraction. */
export function planOf(width: number, height: number, ratio: number, minute: number): Plan {
  const short = Math.min(width, height)
  const tall = width < height * 0.9
  const bare = short < 180
  const whole = (value: number) => Math.round(value * ratio) / ratio
  const margin = whole(bare ? 0 : Math.max(8, short * 0.02))
  const radius = bare
    ? short * 0.42
    : tall
      ? Math.min(width * 0.15, height * 0.08)
      : Math.max(short * 0.078, Math.min(40, short * 0.145))
  const type = bare
    ? 0
    : tall
      ? Math.max(10, Math.min(width * 0.031, height * 0.0155))
      : Math.max(9.5, short * 0.0172)
  const glassY = bare ? height / 2 : margin + radius * 1.08
  // The glass hangs above the figures of the scale and hides none.
  const top = whole(bare ? margin : glassY + radius * 2.12 + type * 1.4)

  const lines = bare || height < 330 ? 0 : tall ? (height < 560 ? 4 : 6) : height < 500 ? 1 : 2
  const lineHeight = type * 1.5
  const listHeight = lines ? (tall ? lines + 1 : lines * 2) * lineHeight + type * 0.6 : 0
  const weight = bare ? 0 : type * (height < 330 ? 1.6 : 2.6)
  const foot = bare ? margin : margin + listHeight + weight + type * 2.6
  const fieldHeight = whole(height - top - foot)

  const names = bare ? margin : type * 6.6 + margin
  const side = Math.max(names, radius + margin * 1.4)
  const all = width - 2 * side
  const slides = bare || all / 24 < 26
  const slot = slides ? Math.max(short * 0.092, 30) / 6 : all / 144
  // Lines fall on whole device pixels: each of ten minutes, or each of thirty where they are too close.
  const parts = slot * ratio < 5 ? 3 : 1
  const step = Math.floor(slot * ratio * parts) / parts / ratio
  const fieldWidth = slides ? whole(width - names - (bare ? margin : margin * 1.4 + type * 0.5)) : step * 144
  const left = slides ? names : whole((width - fieldWidth) / 2)
  const threadX = whole(left + fieldWidth * 0.5)
  const start = slides ? Math.round((minute / 10) * step * ratio) - Math.round((threadX - left) * ratio) : 0
  const listWidth = width - 2 * margin - (tall ? 0 : type * 6)
  return {
    width,
    height,
    ratio,
    tall,
    bare,
    slides,
    left,
    top,
    fieldWidth,
    fieldHeight,
    step,
    start,
    threadX,
    glassY,
    radius,
    type,
    weight,
    list: lines ? height - margin - listHeight : 0,
    listColumns: tall ? 1 : Math.floor(listWidth / (type * 13.2)),
    listRows: lines,
    margin,
  }
}

/** Across, for a minute of the day. */
export const acrossOf = (plan: Plan, minute: number): number =>
  plan.left + (minute / 10) * plan.step - plan.start / plan.ratio

/** Down, for a kilometre of the line. */
export const downOf = (plan: Plan, kilometre: number): number =>
  plan.top + (kilometre / LENGTH) * plan.fieldHeight
