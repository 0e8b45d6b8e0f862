import { clamp, easeOut, type HourCycle, twoDigits } from '@found-time/clock-runtime'
import { PALETTE, PICTURES } from './picture'

export const HOURS = 24
export const MINUTES = 60

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

export type Shape = keyof typeof PICTURES

/** What a cell holds: a colour, written as its six figures. @example colourOf('wide', 0, 0) // 'C1D8DD' */
export function colourOf(shape: Shape, hour: number, minute: number): string {
  const at = 6 * DIGITS.indexOf(PICTURES[shape][hour * MINUTES + minute]!)
  return PALETTE.slice(at, at + 6)
}

/** How light a colour looks, `0` to `1`. */
export const lightOf = (colour: string) =>
  (0.299 * Number.parseInt(colour.slice(0, 2), 16) +
    0.587 * Number.parseInt(colour.slice(2, 4), 16) +
    0.114 * Number.parseInt(colour.slice(4, 6), 16)) /
  255

/** A colour as ink on white: what is pale is written darker, to be read. @example inkOf('FFFFFF') // 'rgb(145 145 145)' */
export function inkOf(colour: string): string {
  const part = Math.min(1, 0.57 / Math.max(0.01, lightOf(colour)))
  const [red, green, blue] = [0, 2, 4].map((at) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part),
  )
  return `rgb(${red} ${green} ${blue})`
}

/** A colour where there is little room: the first figure of each of its parts. @example shortOf('C3DADF') // 'CDD' */
export const shortOf = (colour: string) => colour[0]! + colour[2]! + colour[4]!

/** An hour's heading: `'09'`, or `'9'`; where it is selected `'09h'`, or `'9 am'`. */
export function heading(hour: number, hourCycle: HourCycle, selected: boolean): string {
  if (hourCycle === 24) return twoDigits(hour) + (selected ? 'h' : '')
  return `${hour % 12 || 12}${selected ? (hour < 12 ? ' am' : ' pm') : ''}`
}

/** A cell's name, column before row: `'09:05'`, or `'9:05 am'`. */
export const cellName = (hour: number, minute: number, hourCycle: HourCycle) =>
  hourCycle === 24
    ? `${twoDigits(hour)}:${twoDigits(minute)}`
    : `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`

/** What makes a cell take the colour it holds. */
export const formulaOf = (hour: number, minute: number, colour: string) =>
  `=IF(NOW()<TIME(${hour},${minute},0),"${colour}",FILL("${colour}"))`

/** How long the selection takes to the next cell, and the bar in it to the next second. */
export const GLIDE_MS = 240

/** How far it has come from where it was, `0` to `1`. */
export const glidedAt = (sinceMs: number) => easeOut(clamp(sinceMs / GLIDE_MS))

/** Everything in CSS pixels of the stage. */
export interface Layout {
  readonly shape: Shape
  /** What 1 pixel of the bars' drawings is. */
  readonly scale: number
  /** Heights of the bars; `0` where there is no room for one. */
  readonly title: number
  readonly bar: number
  readonly tabs: number
  /** Of the columns' headings, and the width of the rows'. */
  readonly head: number
  readonly gutter: number
  /** Upper left of the cells, and how much there is of them. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Whether an hour is a row; otherwise it is a column. */
  readonly lies: boolean
  readonly columns: number
  readonly rows: number
  /** The selected headings are made wide and tall enough to be read. */
  readonly wide: number
  readonly tall: number
}

export function layoutOf(width: number, height: number): Layout {
  const fit = Math.min(width / 1280, height / 800)
  const scale = fit < 1 ? Math.max(0.72, Math.sqrt(fit)) : fit
  const title = height < 420 ? 0 : 38 * scale
  const bar = height < 200 ? 24 : 36 * scale
  const tabs = height < 420 ? 0 : 30 * scale
  const head = height < 200 ? 15 : 25 * scale
  const gutter = width < 220 ? 19 : (width / height > 1.25 ? 44 : 36) * scale
  const [cellsWide, cellsHigh] = [width - gutter, height - title - bar - tabs - head]
  const ratio = cellsWide / cellsHigh
  const lies = ratio > 1.4
  return {
    lies,
    columns: lies ? MINUTES : HOURS,
    rows: lies ? HOURS : MINUTES,
    shape: lies ? 'wide' : ratio > 0.8 ? 'square' : 'tall',
    scale,
    title,
    bar,
    tabs,
    head,
    gutter,
    left: gutter,
    top: title + bar + head,
    width: cellsWide,
    height: cellsHigh,
    wide: Math.max(cellsWide / HOURS, height < 200 ? 24 : 48 * scale),
    tall: Math.max(cellsHigh / HOURS, height < 200 ? 13 : 24 * scale),
  }
}

/** The cell of a minute as it lies in the sheet. */
export function cellAt(layout: Layout, hour: number, minute: number) {
  const { left, top, width, height, lies, columns, rows } = layout
  const [across, down] = [width / columns, height / rows]
  const [column, row] = lies ? [minute, hour] : [hour, minute]
  return { left: left + column * across, top: top + row * down, width: across, height: down }
}

/** Cells across and down that the selected one takes, so that its figure can be read: itself, or its neighbours too. */
export function spanOf({ width, height, columns, rows }: Layout): readonly [across: number, down: number] {
  const [across, down] = [width / columns, height / rows]
  const isRoomy = across >= 17 && down >= 13
  return isRoomy ? [1, 1] : [across < 9 ? 5 : 3, down < 9 ? 5 : 3]
}

/** The selected cell: exactly so many cells of the sheet, and within it. */
export function cellBox(layout: Layout, hour: number, minute: number) {
  const { left, top, width, height } = layout
  const cell = cellAt(layout, hour, minute)
  const [across, down] = spanOf(layout)
  const [wide, tall] = [cell.width * across, cell.height * down]
  return {
    left: clamp(cell.left + (cell.width - wide) / 2, left, left + width - wide),
    top: clamp(cell.top + (cell.height - tall) / 2, top, top + height - tall),
    width: wide,
    height: tall,
  }
}

/** The selected headings, as wide and as tall as they are read well: where they begin, about the middle of the cell. */
export function headingsAt(layout: Layout, hour: number, minute: number) {
  const { left, top, width, height, wide, tall } = layout
  const cell = cellAt(layout, hour, minute)
  return {
    left: clamp(cell.left + (cell.width - wide) / 2, left, left + width - wide),
    top: clamp(cell.top + (cell.height - tall) / 2, top, top + height - tall),
    width: wide,
    height: tall,
  }
}
