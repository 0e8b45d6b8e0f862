import { easeInOut } from '@found-time/clock-runtime'

/** When in the last second of a minute the gust comes that carries the long frond on, in its milliseconds. */
const GUST_MS = 300

/** How long the frond trembles once it has arrived. */
export const TREMBLE_MS = 900

/** How long the gecko takes from one nail to the next. */
export const STEP_MS = 420

/**
 * Which nail the long frond points to, counted from the top; between two of them only while the gust blows.
 * @param calm - No movement is wanted: the frond stands until the minute is over.
 * @example longAt(9, 36, 0, false) // 9
 */
export function longAt(minute: number, second: number, millisecond: number, calm: boolean): number {
  if (calm) return minute
  if (second === 59) return minute + easeInOut(Math.max(0, (millisecond - GUST_MS) / (1000 - GUST_MS)))
  if (second > 0 || millisecond >= TREMBLE_MS) return minute
  const part = millisecond / TREMBLE_MS
  return minute + 0.14 * (1 - part) ** 2 * Math.sin(part * Math.PI * 4)
}

/**
 * How far round both fronds are, in degrees clockwise from the top.
 * @param long - The minute, as `longAt` says.
 * @example frondsAt(15, 30) // { hour: 105, minute: 180 }
 */
export const frondsAt = (hour: number, long: number) => ({
  hour: ((hour % 12) + long / 60) * 30,
  minute: long * 6,
})

/** How far round the gecko is: it sets out on the second, is there soon, and waits. */
export function geckoAt(second: number, millisecond: number, calm: boolean): number {
  return (second - 1 + (calm ? 1 : easeInOut(Math.min(1, millisecond / STEP_MS)))) * 6
}

/** Whether something is on its way at all, or can rest until the second is over. */
export const stirs = (second: number, millisecond: number): boolean =>
  millisecond < STEP_MS ||
  (second === 59 && millisecond >= GUST_MS - 60) ||
  (second === 0 && millisecond < TREMBLE_MS)

/** How wide the fronds sway that only hang about: a degree and a half to and fro, in eight seconds. */
export const swayAt = (second: number, millisecond: number): number =>
  1.5 * Math.sin(((second + millisecond / 1000) * Math.PI) / 4)

/** The place of a mark on the wall, in hundredths of the circle. */
export function markAt(mark: number, radius: number): { x: number; y: number } {
  const angle = (mark * Math.PI) / 30
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius }
}

/**
 * Where the circle lies on a stage: as large as fits, over a painted foot of the wall if the stage is high.
 * @returns Its middle, the length of a hundredth of its radius, and where the foot begins, in pixels.
 */
export function placeOf(width: number, height: number) {
  const unit = Math.min(width, height) / 201
  const spare = height - unit * 201
  const y = spare > 0 ? unit * 100.5 + spare * 0.4 : height / 2
  const foot = spare > height * 0.08 ? y + unit * 100 + spare * 0.22 : undefined
  return { x: width / 2, y, unit, foot }
}
