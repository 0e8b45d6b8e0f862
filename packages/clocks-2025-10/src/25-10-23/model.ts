/** How large the photograph is, in its own pixels. */
export const PHOTOGRAPH = { width: 1416, height: 658 }

/**
 * The grey of each hour's threshold, midnight and noon first: each leaves seven hundredths more of the photograph's
 * pixels below it than the one before. Taken once from the photograph as it lies in this folder (numpy.percentile of its
 * 931,728 pixels), so that the wedge is the same at every crop.
 */
export const THRESHOLDS: readonly number[] = [0, 24, 37, 50, 62, 73, 90, 108, 127, 143, 158, 171]

/** The grey from which pixels are sorted in an hour. */
export const thresholdOf = (hour: number): number => THRESHOLDS[hour % 12]!

/** The number of a step of the wedge, 0 to 11. */
export const labelOf = (step: number): string => String(step || 12)

/** Of each hour's sorted columns so many rows are kept: inside a run the tones change slowly. */
export const SORTED_ROWS = 32
/** Above and below them the outermost is repeated, as the file blends those of neighbouring hours. */
export const SORTED_EDGE = 4

/** How many of the columns of a picture are sorted, or where a minute begins. */
export const columnAt = (minute: number, columns: number): number => Math.round((minute / 60) * columns)

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How much larger than the other steps the hour's is. */
const OPEN = 4

/** Where the photograph, the scale at its foot and the wedge of greys lie: the wedge beside it, or upright above. */
export function planOf(width: number, height: number) {
  const upright = height > width
  const deep = upright ? Math.min(height * 0.14, width * 0.3) : Math.min(width * 0.19, height * 0.3)
  const label = Math.max(deep * (upright ? 0.13 : 0.11), 6)
  const foot = upright ? label * 2.3 : height / (11 + OPEN)
  const photo = upright
    ? { left: 0, top: deep, width, height: height - deep - foot }
    : { left: 0, top: 0, width: width - deep, height: height - foot }
  const scale = Math.max(photo.width / PHOTOGRAPH.width, photo.height / PHOTOGRAPH.height)
  const columns = Math.min(PHOTOGRAPH.width, Math.round(photo.width / scale))
  const rows = Math.min(PHOTOGRAPH.height, Math.round(photo.height / scale))
  // The double massif and the peak when there is room for both, else the fir before the peak.
  const middle = upright ? 0.595 : 0.47
  const crop: Box = {
    left: Math.round(
      Math.max(0, Math.min(PHOTOGRAPH.width - columns, PHOTOGRAPH.width * middle - columns / 2)),
    ),
    top: PHOTOGRAPH.height - rows,
    width: columns,
    height: rows,
  }
  return { upright, deep, foot, photo, crop, figure: deep * 0.86, label }
}

/** The step of the wedge: black is twelve, and each is paler; the one of the hour is open. Dark at the foot, or left. */
export function stepOf(step: number, hour: number, width: number, height: number): Box {
  const { upright, deep } = planOf(width, height)
  const long = upright ? width : height
  const open = hour % 12
  const unit = long / (11 + OPEN)
  const from = (step + (step > open ? OPEN - 1 : 0)) * unit
  const size = unit * (step === open ? OPEN : 1)
  return upright
    ? { left: from, top: 0, width: size, height: deep }
    : { left: width - deep, top: height - from - size, width: deep, height: size }
}

/** Where minute 0 to 60 is across the photograph; on the pixel, as the sorted columns end there. */
export function minuteX(minute: number, width: number, height: number): number {
  const { photo, crop } = planOf(width, height)
  return photo.left + (columnAt(minute, crop.width) / crop.width) * photo.width
}
