import { clamp, type HourCycle, shownHour, twoDigits } from '@found-time/clock-runtime'

/** A roll of film in millimetres: a picture is 36 by 24, the next one begins two further on. */
export const FILM = { pitch: 38, picture: [36, 24], top: 5.5, height: 41, gap: 1.6 } as const

/** What the film's edge says under the picture of an hour. */
export const frameNumber = (hour: number, hourCycle: HourCycle) => String(shownHour(hour, hourCycle))

/** What is written on the sheet for a minute. */
export const noteOf = (minute: number) => twoDigits(minute)

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

/**
 * Whole strips, one below the other, fill the stage's height, and run on past its sides. The loupe keeps to the stage;
 * the sheet is pushed sideways so that the picture of the hour stays below it.
 */
export function sheetOf(width: number, height: number, frame: number): Sheet {
  const sheets = [3, 4, 6, 8].map((across) => {
    const wide = across * FILM.pitch
    const unit = height / ((24 / across) * (FILM.height + FILM.gap))
    return { across, unit, wide: wide * unit }
  })
  const { across, unit, wide } = sheets.reduce((best, sheet) =>
    Math.abs(Math.log(sheet.wide / width)) < Math.abs(Math.log(best.wide / width)) ? sheet : best,
  )
  const [x, y] = middleOf(frame, across)
  const short = Math.min(width, height)
  const loupe = short * (width > height * 1.15 ? 0.87 : 0.92)
  const margin = loupe / 2 + short * 0.024
  const begins = wide < width ? (width - wide) / 2 : clamp(width / 2 - x * unit, width - wide, 0)
  const loupeY = clamp(y * unit, margin, height - margin)
  const loupeX = clamp(begins + x * unit, margin, width - margin)
  const far = Math.sqrt(Math.max(0, (loupe * 0.47) ** 2 - (loupeY - y * unit) ** 2))
  const left = clamp(begins, loupeX - x * unit - far, loupeX - x * unit + far)
  return { across, unit, left, top: 0, loupe, x: loupeX, y: loupeY }
}

/** Whether the number of a frame lies on the stage, not cut off at an edge. */
export function isWhole({ across, unit, left, top }: Sheet, frame: number, width: number, height: number) {
  const [x, y] = middleOf(frame, across)
  const begins = left + (x - 17.5) * unit
  const stands = top + (y + 15) * unit
  return begins > 2 && begins + 18 * unit < width - 2 && stands > 2 && stands + 8 * unit < height
}
