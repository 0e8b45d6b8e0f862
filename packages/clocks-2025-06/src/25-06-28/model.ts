import { clamp, type HourCycle } from '@found-time/clock-runtime'

/** A roll of film in millimetres: a picture is 36 by 24, the next one begins two further on. */
export const FILM = { pitch: 38, picture: [36, 24], top: 5.5, height: 41, gap: 1.6 } as const

/** What the film's edge says under the picture of an hour. */
export const frameNumber = (hour: number, hourCycle: HourCycle) =>
  String(hourCycle === 12 ? hour % 12 || 12 : hour)

/** What is written on the sheet for a minute. */
export const noteOf = (minute: number) => String(minute).padStart(2, '0')

/** How much of the red ring is drawn, the whole of it being a minute. */
export const ringAt = (second: number, step: number) => (second + step) / 60

/** How many milliseconds before the end of a minute the sixty stills are leafed back. */
export const LEAF = 620

/** Which of a picture's sixty stills is seen: one a second, all of them back before the next minute. */
export function stillAt(second: number, millisecond: number): number {
  const back = second === 59 ? clamp((millisecond - (1000 - LEAF)) / (LEAF - 40)) : 0
  return Math.round(second * (1 - back))
}

export interface Sheet {
  /** Pictures to a strip. */
  readonly across: number
  /** Pixels of a millimetre, on the sheet. */
  readonly unit: number
  /** Where the sheet begins. */
  readonly left: number
  readonly top: number
  /** The loupe's diameter and where its middle is. */
  readonly loupe: number
  readonly x: number
  readonly y: number
}

/** Where the middle of a frame's picture is on the sheet, in millimetres. */
export const middleOf = (frame: number, across: number): readonly [number, number] => [
  ((frame % across) + 0.5) * FILM.pitch,
  Math.floor(frame / across) * (FILM.height + FILM.gap) + FILM.top + FILM.picture[1] / 2,
]

/** The strips fill the stage; what is too much of them lies outside, never the one with the loupe on it. */
export function sheetOf(width: number, height: number, frame: number): Sheet {
  const sheets = [3, 4, 6, 8].map((across) => {
    const [wide, high] = [across * FILM.pitch, (24 / across) * (FILM.height + FILM.gap)]
    const unit = Math.max(width / wide, height / high)
    return { across, unit, wide: wide * unit, high: high * unit }
  })
  const { across, unit, wide, high } = sheets.reduce((best, sheet) =>
    sheet.wide * sheet.high < best.wide * best.high ? sheet : best,
  )
  const [x, y] = middleOf(frame, across)
  const short = Math.min(width, height)
  const loupe = Math.min(short * 0.94, Math.max(Math.max(width, height) * 0.66, short * 0.86))
  const margin = loupe / 2 + short * 0.024
  /** Along one side: where the loupe is, and where the sheet begins, pushed in a little at its corners. */
  const lie = (stage: number, sheet: number, middle: number) => {
    const begins = clamp(stage / 2 - middle, stage - sheet, 0)
    const at = clamp(begins + middle, margin, stage - margin)
    return [at, clamp(begins, at - middle - loupe * 0.34, at - middle + loupe * 0.34)] as const
  }
  const [loupeX, left] = lie(width, wide, x * unit)
  const [loupeY, top] = lie(height, high, y * unit)
  return {
    across,
    unit,
    left,
    top,
    loupe,
    x: loupeX,
    y: loupeY,
  }
}

/** Whether the number of a frame lies on the stage, not cut off at an edge. */
export function isWhole({ across, unit, left, top }: Sheet, frame: number, width: number, height: number) {
  const [x, y] = middleOf(frame, across)
  const begins = left + (x - 17.5) * unit
  const stands = top + (y + 15) * unit
  return begins > 2 && begins + 18 * unit < width - 2 && stands > 2 && stands + 9.6 * unit < height - 2
}
