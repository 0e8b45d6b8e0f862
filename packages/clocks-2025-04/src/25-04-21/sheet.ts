import { type ClockTime, type HostSettings, untilSecond } from '@found-time/clock-runtime'
import styles from './clock.module.css'
import {
  accounting,
  cellName,
  columnSum,
  dayMean,
  daySum,
  distance,
  formulaOf,
  HOURS,
  heading,
  type Layout,
  MINUTES,
  moved,
  pageStart,
  secondsSince,
  spring,
  topRow,
  uncalculated,
  untilCalculated,
} from './model'

type Preferences = Pick<HostSettings, 'motion' | 'hourCycle'>

/** The elements of the window that the time is written into, by their `data-part`. */
interface Parts {
  one(name: string): HTMLElement | null
  all(name: string): NodeListOf<HTMLElement>
}

const partsOf = (root: HTMLElement): Parts => ({
  one: (name) => root.querySelector<HTMLElement>(`[data-part="${name}"]`),
  all: (name) => root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
})

/** What of the sheet is in the window at a time, and how far recalculation has come. */
interface View {
  readonly hour: number
  readonly minute: number
  /** Seconds of the minute with their fraction, which is nothing under reduced motion. */
  readonly second: number
  readonly fraction: number
  /** Full seconds of the day. */
  readonly now: number
  /** The first column and the first row in the window. */
  readonly left: number
  readonly top: number
  /** The row recalculation goes out from, where it has come to, and how far it has to go. */
  readonly centre: number
  readonly reach: number
  readonly farthest: number
}

function viewOf({ columns, rows }: Layout, time: ClockTime, isCalm: boolean): View {
  const { hour, minute } = time
  const fraction = isCalm ? 0 : time.millisecond / 1000
  const second = time.second + fraction
  const farthest = distance(columns, rows)
  return {
    hour,
    minute,
    second,
    fraction,
    now: Math.floor(time.secondsOfDay),
    left: pageStart(hour, columns, HOURS),
    top: topRow(minute, second, rows),
    // In a minute's last second recalculation already closes in on the row below.
    centre: minute + (time.second === 59 && minute < MINUTES - 1 ? 1 : 0),
    reach: uncalculated(fraction, farthest),
    farthest,
  }
}

/**
 * Writes a time into the window.
 * @returns For how many milliseconds it stays true; nothing, while something moves.
 */
export function showTime(root: HTMLElement, layout: Layout, time: ClockTime, preferences: Preferences) {
  const isCalm = preferences.motion === 'reduced'
  const view = viewOf(layout, time, isCalm)
  const isSpringing = !isCalm && view.second < 0.2
  const parts = partsOf(root)
  writeColumns(parts, layout, view, preferences)
  selectCell(parts, layout, view, isSpringing)
  nameCell(parts, view, preferences)
  writeStatus(parts, view)
  moveScrollBars(parts, layout, view)
  if (isCalm) return untilSecond(time)
  // The selection moves about the full minute.
  if (isSpringing || time.second === 59) return undefined
  return untilCalculated(view.fraction, view.farthest)
}

/** Headings and cells: a column's are the lines of two texts, what is past in black and what is owed in red. */
function writeColumns(parts: Parts, { rows }: Layout, view: View, { hourCycle }: Preferences) {
  const { hour, minute, now, left, top } = view
  const numbers = Array.from({ length: rows }, (_, row) => (top + row === minute ? '' : String(top + row)))
  write(parts.one('rows'), numbers.join('\n'))
  const past = parts.all('past')
  const owed = parts.all('owed')
  const sums = parts.all('sum')
  for (const [column, head] of parts.all('head').entries()) {
    const columnHour = left + column
    write(head, heading(columnHour, hourCycle))
    head.classList.toggle(styles.pressed!, columnHour === hour)
    const { black, red } = cellsOf(view, columnHour, rows)
    write(past[column], black.join('\n'))
    write(owed[column], red.join('\n'))
    writeAmount(sums[column], columnSum(now, columnHour))
  }
}

/** The cells of an hour, each in its colour and blank in the other. */
function cellsOf({ hour, minute, now, top, centre, reach }: View, columnHour: number, rows: number) {
  const black: string[] = []
  const red: string[] = []
  for (let row = top; row < top + rows; row++) {
    const away = distance(columnHour - hour, row - centre)
    const value = secondsSince(now + (away > reach ? 1 : 0), columnHour, row)
    const isSelected = columnHour === hour && row === minute
    const text = isSelected || away === reach ? '' : accounting(value)
    black.push(value < 0 ? '' : text)
    red.push(value < 0 ? text : '')
  }
  return { black, red }
}

/** The outlined cell, the bands across the sheet that lead to it, and its row's heading. */
function selectCell(parts: Parts, layout: Layout, view: View, isSpringing: boolean) {
  const { columns, columnWidth, rowHeight, headWidth, headHeight } = layout
  const { hour, minute, second } = view
  const left = headWidth + (hour - view.left) * columnWidth
  const top = headHeight + (minute - view.top) * rowHeight
  const swell = isSpringing ? spring(second) : 0
  const slid = minute < MINUTES - 1 ? Math.floor(moved(second) * rowHeight) : 0
  place(parts.one('cell'), {
    left: left - 1 - swell,
    top: top + slid - 1 - swell,
    width: columnWidth + 1 + 2 * swell,
    height: rowHeight + 1 + 2 * swell,
  })
  write(parts.one('value'), String(Math.floor(second)))
  place(parts.one('column band'), { left, top: headHeight, width: columnWidth - 1 })
  place(parts.one('row band'), { left: headWidth, top, width: columns * columnWidth, height: rowHeight - 1 })
  const rowHead = parts.one('row')
  place(rowHead, { left: 0, top, width: headWidth, height: rowHeight })
  write(rowHead, String(minute))
}

function nameCell(parts: Parts, { hour, minute }: View, { hourCycle }: Preferences) {
  write(parts.one('name'), cellName(hour, minute, hourCycle))
  write(parts.one('formula'), formulaOf(hour, minute))
}

/** Totals wait for their parts: they change on the second. */
function writeStatus(parts: Parts, { now, reach, farthest }: View) {
  write(parts.one('state'), reach > farthest ? 'Ready' : 'Calc')
  writeAmount(parts.one('day'), daySum(now))
  writeAmount(parts.one('mean'), dayMean(now))
  write(parts.one('gone'), accounting(now))
}

function moveScrollBars(parts: Parts, { columns, rows }: Layout, { left, top }: View) {
  place(parts.one('down'), { top: (top / MINUTES) * 100, height: (rows / MINUTES) * 100 }, '%')
  place(parts.one('across'), { left: (left / HOURS) * 100, width: (columns / HOURS) * 100 }, '%')
}

function write(element: Element | undefined | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}

/** In red, if it is owed. */
function writeAmount(element: HTMLElement | undefined | null, amount: number) {
  element?.classList.toggle(styles.owed!, amount < 0)
  write(element, accounting(amount))
}

function place(
  element: HTMLElement | null,
  box: Partial<Record<'left' | 'top' | 'width' | 'height', number>>,
  unit = 'px',
) {
  if (!element) return
  for (const [side, amount] of Object.entries(box)) {
    const value = `${amount}${unit}`
    if (element.style.getPropertyValue(side) !== value) element.style.setProperty(side, value)
  }
}
