import type { HourCycle } from '@found-time/clock-runtime'

export const HOURS = 24
export const MINUTES = 60
const SECONDS_OF_DAY = 86_400
const CELLS = HOURS * MINUTES

/** The 1440 cells' own minutes, added up in seconds of the day: 60 × (0 + 1 + … + 1439). */
const STARTS_SUM = (60 * CELLS * (CELLS - 1)) / 2

/**
 * What a cell holds: seconds gone by since its minute began, below zero while it is still to come.
 * @example secondsSince(36_000, 9, 59) // 60
 */
export const secondsSince = (secondsOfDay: number, hour: number, minute: number) =>
  secondsOfDay - hour * 3600 - minute * 60

/** The sum of an hour's sixty cells. */
export const columnSum = (secondsOfDay: number, hour: number) =>
  MINUTES * secondsOfDay - MINUTES * hour * 3600 - 60 * ((MINUTES * (MINUTES - 1)) / 2)

/** The sum of all 1440 cells: below zero until half a minute before noon. */
export const daySum = (secondsOfDay: number) => CELLS * secondsOfDay - STARTS_SUM

/** The mean of all 1440 cells. */
export const dayMean = (secondsOfDay: number) => secondsOfDay - (SECONDS_OF_DAY - 60) / 2

/**
 * As bookkeepers write: thousands apart, what is owed in parentheses.
 * @example accounting(-3588) // '(3,588)'
 */
export function accounting(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
  return amount < 0 ? `(${digits})` : digits
}

const two = (number: number) => String(number).padStart(2, '0')

/** A column's heading: `'09'`, or `'9 am'` and `'12 pm'`. */
export function heading(hour: number, hourCycle: HourCycle): string {
  if (hourCycle === 24) return two(hour)
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

/** A cell's name, column before row: `'09:05'`, or `'9:05 am'`. */
export function cellName(hour: number, minute: number, hourCycle: HourCycle): string {
  if (hourCycle === 24) return `${two(hour)}:${two(minute)}`
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
}

/** What a cell is told to work out. @example formulaOf(9, 5) // '=NOW()-TIME(9,5,0)' */
export const formulaOf = (hour: number, minute: number) => `=NOW()-TIME(${hour},${minute},0)`

/**
 * The first line of the page a line is on. Pages overlap, so that a line in the middle of the sheet has a neighbour on
 * either side.
 * @param line - From `0`.
 * @param visible - Lines on a page.
 * @param total - Lines of the sheet.
 */
export function pageStart(line: number, visible: number, total: number): number {
  const stride = visible - 2
  const start = stride > 0 ? Math.floor((line - 1) / stride) * stride : line - Math.floor(visible / 2)
  return Math.max(0, Math.min(start, total - visible))
}

/** How long the page takes to scroll on, before the minute that needs it, in seconds. */
const SCROLL_SECONDS = 0.45

/**
 * The first visible row. The page scrolls on, whole rows at a time, in the last half second before the selected cell
 * would come too near its end; on the hour the sheet jumps back to its top.
 * @param second - Of the minute, with the fraction.
 */
export function topRow(minute: number, second: number, visible: number): number {
  const from = pageStart(minute, visible, MINUTES)
  const to = minute === MINUTES - 1 ? from : pageStart(minute + 1, visible, MINUTES)
  const part = Math.max(0, (second - (60 - SCROLL_SECONDS)) / SCROLL_SECONDS)
  return from + Math.floor((to - from) * part ** 0.6)
}

/** Seconds the recalculation takes from one row to the next; a column counts as two rows. */
const STEP_SECONDS = 0.024

const stepSeconds = (farthest: number) => Math.min(STEP_SECONDS, 0.7 / farthest)

/**
 * How far from the selected cell recalculation still is, in rows: it begins at the ends of the sheet, closes in, and
 * comes to the selected cell on the second. What lies farther off already has the coming second's value.
 * @param fraction - Of the second, gone by.
 * @param farthest - Rows to the farthest cell: large sheets hurry, to begin within the second.
 */
export const uncalculated = (fraction: number, farthest: number) =>
  Math.floor((1 - fraction) / stepSeconds(farthest))

/**
 * For how many milliseconds the sheet is left as it is: until recalculation begins, and then for two rows at a time.
 * @param fraction - As for `uncalculated`.
 */
export function untilCalculated(fraction: number, farthest: number): number {
  const reach = uncalculated(fraction, farthest)
  const next = Math.max(0, reach > farthest ? farthest + 1 : reach - 1)
  return Math.max(1, 1000 * (1 - next * stepSeconds(farthest) - fraction)) + 1
}

/**
 * How far the selection has moved on towards the next row, `0` to `1`: it starts late and arrives at speed.
 * @param second - Of the minute, with the fraction.
 */
export const moved = (second: number) => Math.max(0, (second - 59.8) / 0.2) ** 2

/**
 * How far the selection's frame springs out when it has arrived, in pixels of the screen.
 * @param second - Of the minute, with the fraction.
 */
export const spring = (second: number) =>
  second < 0.2 ? Math.round(3 * Math.sin((Math.PI * second) / 0.2)) : 0

/** Rows between a cell and the selected one, as recalculation goes. */
export const distance = (columns: number, rows: number) => 2 * Math.abs(columns) + Math.abs(rows)

/** Sizes in the screen's own pixels, which are `pixel` of the stage's wide. */
export interface Layout {
  readonly pixel: number
  readonly width: number
  readonly height: number
  /** Which bitmap size the cells are set in. */
  readonly face: 12 | 14 | 18
  readonly columns: number
  readonly rows: number
  readonly columnWidth: number
  readonly rowHeight: number
  /** Of the row headings. */
  readonly headWidth: number
  /** Of the column headings. */
  readonly headHeight: number
  /** Window frame, title, menu, tool bar, formula bar, totals and status; `0` where there is no room for one. */
  readonly frame: number
  readonly title: number
  readonly menu: number
  readonly tools: number
  readonly bar: number
  readonly totals: number
  readonly status: number
  readonly scroll: number
  /** Which bitmap size the formula is set in, and whether there is room for the keys beside it. */
  readonly formula: 12 | 14 | 18
  readonly keys: boolean
}

/**
 * Divides a stage. Columns and rows come out whole; what is left over goes to their headings.
 * @param widthPx - Of the stage, in CSS pixels.
 */
export function layoutOf(widthPx: number, heightPx: number, hourCycle: HourCycle): Layout {
  const pixel = Math.max(1, Math.floor(Math.min(widthPx / 620, heightPx / 390)))
  const width = widthPx / pixel
  const height = heightPx / pixel
  const tiny = height < 150 || width < 220
  const small = !tiny && (height < 340 || width < 340)
  const face = tiny ? 12 : small || (pixel > 1 && width < 800) ? 14 : 18
  const frame = tiny ? 0 : small ? 3 : 5
  const title = tiny || height < 340 ? 0 : 20
  const menu = tiny || small || width < 340 ? 0 : 20
  const tools = height < 400 || width < 360 ? 0 : 28
  const bar = tiny ? 31 : 40
  const totals = tiny || height < 240 ? 0 : face + 8
  const status = tiny || height < 240 ? 0 : 22
  const scroll = tiny || small ? 0 : 15
  const least = {
    row: { 12: 15, 14: 19, 18: 25 }[face],
    column: { 12: 55, 14: 72, 18: 90 }[face], // a total of seven figures fits
    headWidth: { 12: 28, 14: 38, 18: 44 }[face],
    headHeight: tiny ? 18 : { 12: 23, 14: 30, 18: 34 }[face],
  }
  if (hourCycle === 12) least.column += { 12: 0, 14: 6, 18: 8 }[face]
  const gridWidth = width - 2 * frame - scroll - least.headWidth
  const gridHeight =
    height - 2 * frame - title - menu - tools - bar - totals - status - scroll - least.headHeight
  const columns = Math.max(1, Math.min(HOURS, Math.floor(gridWidth / least.column)))
  const rows = Math.max(1, Math.min(MINUTES, Math.floor(gridHeight / least.row)))
  const columnWidth = Math.floor(gridWidth / columns)
  const rowHeight = Math.floor(gridHeight / rows)
  const room = width - 2 * frame - 13 - (hourCycle === 24 ? 86 : 142)
  return {
    pixel,
    width,
    height,
    face,
    columns,
    rows,
    columnWidth,
    rowHeight,
    headWidth: least.headWidth + gridWidth - columns * columnWidth,
    headHeight: least.headHeight + gridHeight - rows * rowHeight,
    frame,
    title,
    menu,
    tools,
    bar,
    totals,
    status,
    scroll,
    formula: room < 170 ? 12 : room < 216 ? 14 : 18,
    keys: room > 270,
  }
}
