/** Fifteen tiles make every minute: ten have the units, `0` to `9`, five the tens, `1` to `5`. */
export const TILES = 15

export const unitOf = (minute: number): number => minute % 10
/** The tile of the tens, of which the one naught serves until ten past; at the full hour it is the unit, alone. */
export const tenOf = (minute: number): number | undefined =>
  minute === 0 ? undefined : minute < 10 ? 0 : 9 + Math.floor(minute / 10)

/** What is on a tile. */
export const faceOf = (tile: number): string => String(tile < 10 ? tile : tile - 9)

/** Where each tile lies, and the hole behind them: cells are counted from the top left, four to a row. */
export type Tray = readonly number[]
const HOLE = TILES

/** In the top row the minute ends at the right edge, and the hole is before it. */
const UNIT_CELL = 3
const TEN_CELL = 2
export const holeOf = (minute: number): number => (minute === 0 ? 2 : 1)

const neighbours = (cell: number): number[] => {
  const cells = []
  if (cell >= 4) cells.push(cell - 4)
  if (cell % 4 < 3) cells.push(cell + 1)
  if (cell < 12) cells.push(cell + 4)
  if (cell % 4 > 0) cells.push(cell - 1)
  return cells
}

/** How many slides it takes at least until hole, tens and units are where they belong, for wherever they may be. */
function tableOf(hole: number, ten: number | undefined): Map<number, number> {
  const key = (places: readonly number[]) => places.reduce((sum, place) => sum * 16 + place, 0)
  const goal = ten === undefined ? [hole, UNIT_CELL] : [hole, UNIT_CELL, ten]
  const table = new Map([[key(goal), 0]])
  let edge = [goal]
  for (let slides = 1; edge.length > 0; slides++) {
    const next: number[][] = []
    for (const [from, ...tiles] of edge)
      for (const to of neighbours(from!)) {
        const state = [to, ...tiles.map((tile) => (tile === to ? from! : tile))]
        if (table.has(key(state))) continue
        table.set(key(state), slides)
        next.push(state)
      }
    edge = next
  }
  return table
}

let tables: readonly [Map<number, number>, Map<number, number>] | undefined

/** The shortest legal way from a tray to one that shows a minute: the tiles that slide, one after another. */
export function slidesTo(tray: Tray, minute: number): number[] {
  tables ??= [tableOf(holeOf(0), undefined), tableOf(holeOf(10), TEN_CELL)]
  const ten = tenOf(minute)
  const wanted = ten === undefined ? [unitOf(minute)] : [unitOf(minute), ten]
  const table = tables[ten === undefined ? 0 : 1]
  const places = [...tray]
  const left = (hole: number, moved?: number) =>
    table.get(
      wanted.reduce((sum, tile) => sum * 16 + (tile === moved ? places[HOLE]! : places[tile]!), hole),
    )!
  const slides: number[] = []
  for (let more = left(places[HOLE]!); more > 0; more--) {
    for (const cell of neighbours(places[HOLE]!)) {
      const tile = places.indexOf(cell)
      if (left(cell, tile) !== more - 1) continue
      places[tile] = places[HOLE]!
      places[HOLE] = cell
      slides.push(tile)
      break
    }
  }
  return slides
}

/** A slide takes the tile to the hole, and the hole to where it was. */
export function slid(tray: Tray, tile: number): Tray {
  const next = [...tray]
  next[tile] = tray[HOLE]!
  next[HOLE] = tray[tile]!
  return next
}

/** At midnight: `1 2 · 0`, then the other tiles in their order. */
export const MIDNIGHT: Tray = [3, 0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 2]

/** The trays of the day's minutes, as far as they have been asked for. */
const day: Tray[] = [MIDNIGHT]

/** The tray in a minute of the day: all that lies anywhere got there by legal slides since midnight. */
export function trayAt(minuteOfDay: number): Tray {
  for (let minute = day.length; minute <= minuteOfDay; minute++) {
    const before = day[minute - 1]!
    day.push(slidesTo(before, minute % 60).reduce(slid, before))
  }
  return day[minuteOfDay]!
}

/** The slides to the next minute are over by the end of this one, and take this many seconds at most. */
const SLIDING = 3.4
const SLIDE = 0.15

/** When the slides of a minute begin, in seconds, and how long each takes. */
export function paceOf(slides: number): { start: number; each: number } {
  const each = Math.min(SLIDE, SLIDING / Math.max(1, slides))
  return { start: 59.9 - slides * each, each }
}

/**
 * Size and width of figures that fill a box: the typeface goes from half to one and a half of its width; it is not used
 * at its narrowest, which reads badly.
 * Its capitals are 0.675 em high, its widest figure 0.4 em broad at 50 per cent and 0.63 em more at 150.
 */
function typeIn(width: number, height: number, figures: number): { size: number; stretch: number } {
  const size = Math.min(height / 0.675, width / (figures * (figures > 1 ? 0.43 : 0.6)))
  return { size, stretch: Math.min(150, 50 + (width / (figures * size) - 0.4) / 0.0063) }
}

/** Lengths in CSS pixels for a stage: the tray's rim, a cell, how thick a tile is, and the figures. */
export function planOf(width: number, height: number, hourFigures = 2) {
  const rim = Math.max(7, Math.min(width, height) * 0.062)
  const cellWidth = (width - rim * 2) / 4
  const cellHeight = (height - rim * 2) / 4
  const depth = Math.min(cellWidth, cellHeight) * 0.075
  const face = typeIn((cellWidth - depth * 1.25) * 0.8, (cellHeight - depth * 1.25) * 0.74, 1)
  const hourFace = typeIn(
    (cellWidth - depth) * (cellHeight > cellWidth * 1.4 ? 0.95 : 0.86),
    (cellHeight - depth) * 0.74,
    hourFigures,
  )
  /** In a narrow cell both are drawn taller, to one height. */
  const tall = Math.min(
    cellHeight * 0.6,
    typeIn((cellWidth - depth) * 0.95, cellHeight, 2).size * 0.675 * 1.8,
  )
  return {
    rim,
    cellWidth,
    cellHeight,
    depth,
    face,
    hourFace,
    tall: Math.max(1, tall / (face.size * 0.675)),
    hourTall: Math.max(1, tall / (hourFace.size * 0.675)),
  }
}

/**
 * Where the bead is on the rim: fifteen notches to a side, clockwise from the top left corner.
 * @param second - May have a fraction, and be a little before the minute.
 */
export function beadAt(
  second: number,
  width: number,
  height: number,
  rim: number,
): readonly [number, number] {
  const turn = (second + 60) % 60
  const along = (turn % 15) / 15
  const [left, top, right, bottom] = [rim / 2, rim / 2, width - rim / 2, height - rim / 2]
  const [across, down] = [right - left, bottom - top]
  if (turn < 15) return [left + across * along, top]
  if (turn < 30) return [right, top + down * along]
  if (turn < 45) return [right - across * along, bottom]
  return [left, bottom - down * along]
}
