/** The sixty pages, in the order of the alphabet: names of famfamfam's Silk icons, in the order of the sheet. */
export const PAGES = (
  'anchor bell bomb book bricks bug cake camera car cart ' +
  'cd clock cog coins computer cup cut disk door drink ' +
  'email eye film find folder group heart hourglass house joystick ' +
  'key lightning lock lorry map medal money monitor mouse music ' +
  'note package page palette pencil phone pill plugin printer rainbow ' +
  'rosette ruby shield sound star telephone user wand world zoom'
).split(' ')

/** Pixels along a side of an icon. */
export const SIDE = 16

export interface Block {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Adam7: first column and row, step across and down, and the block that a pixel fills until a later pass divides it,
 * for each of the seven passes. From "Interlacing and pass extraction" of the PNG specification (ISO/IEC 15948).
 */
const PASSES = [
  [0, 0, 8, 8, 8, 8],
  [4, 0, 8, 8, 4, 8],
  [0, 4, 4, 8, 4, 4],
  [2, 0, 4, 4, 2, 4],
  [0, 2, 2, 4, 2, 2],
  [1, 0, 2, 2, 1, 2],
  [0, 1, 1, 2, 1, 1],
] as const

function interlace(): Block[] {
  const blocks: Block[] = []
  for (const [left, top, across, down, width, height] of PASSES)
    for (let y = top; y < SIDE; y += down)
      for (let x = left; x < SIDE; x += across) blocks.push({ x, y, width, height })
  return blocks
}

/** The pixels of an icon in the order in which an interlaced picture sends them. */
export const ARRIVALS: readonly Block[] = interlace()

/** In each second pixels come one after another, this long apart. */
export const PIXEL_MS = 90

/** The first second brings the three coarsest passes. */
const FIRST = 16

/** Pixels that a second has brought by its end: four or five each after the first, all 256 with the last. */
const broughtBy = (second: number) => FIRST + Math.floor((second * (ARRIVALS.length - FIRST)) / 59)

/**
 * How much of the page's picture is there.
 * @param second - `0` to `59`.
 * @param millisecond - `0` to `999`.
 * @returns The number of pixels, and for how long no other one comes; nothing when this second has no more.
 */
export function pixelsAt(second: number, millisecond: number): { pixels: number; nextMs?: number } {
  const before = second ? broughtBy(second - 1) : FIRST - 4
  const all = broughtBy(second)
  const pixels = Math.min(all, before + 1 + Math.floor(millisecond / PIXEL_MS))
  return pixels === all ? { pixels } : { pixels, nextMs: PIXEL_MS - (millisecond % PIXEL_MS) }
}

/** A new tab slides open in the last part of its eve, in milliseconds of the minute's last second. */
const OPENS = 620
/** In the last second of an hour all tabs but one are closed, from the first on. */
const CLOSES = 150

/** How far the tab of the next minute is open at the end of a minute, `0` to `1`. */
export const openingAt = (minute: number, second: number, millisecond: number): number =>
  minute === 59 || second < 59 ? 0 : Math.max(0, (millisecond - OPENS) / (1000 - OPENS))

/** How many tabs, from the first on, are closed again: of the sixty all but the last before the hour. */
export const closedAt = (minute: number, second: number, millisecond: number): number =>
  minute < 59 || second < 59
    ? 0
    : Math.min(59, Math.ceil((60 * Math.max(0, millisecond - CLOSES)) / (950 - CLOSES)))

/** Tabs to a row, and lengths in CSS pixels, for a stage in a minute. */
export function layoutOf(width: number, height: number, minute: number) {
  const upright = width < height * 0.8
  const row = Math.max(8, Math.round(height * (upright ? 0.043 : 0.074)))
  const perRow = upright ? 5 : 10
  const icon = row >= 22 ? 16 * Math.floor((row * 0.72) / 16) || 16 : Math.round(row * 0.72)
  const slot = width / perRow
  const bar = Math.max(15, Math.round(upright ? Math.min(height * 0.085, width * 0.19) : height * 0.125))
  const tools = width < height * 1.3 || bar < 20 ? 0 : 4
  // The address has twelve letters of at most 0.45 em beside the tools, the throbber and the gaps.
  const room = width - tools * bar * 0.66 - bar * 1.75
  const letter = Math.min(bar * 0.74, room / 5.3)
  const strip = row * 0.14 + row * (Math.floor(minute / perRow) + 1)
  const page = height - strip - bar - Math.max(3, bar * 0.11)
  const side = upright ? Math.min(width, page * 0.76) : Math.min(width / 2, page)
  return {
    perRow,
    /** Of the page's picture: its pixels are whole ones of the screen. */
    side: side < SIDE ? side : SIDE * Math.floor(side / SIDE),
    row,
    icon,
    upright,
    bar,
    tools,
    letter,
    /** Whether the address has room for the longest page's name as well. */
    path: room > letter * 9.6,
    /** Whether a tab that is not open has room for its number. */
    roomy: slot > icon + row * 1.25,
    /** The same for its name. */
    named: slot > icon + row * 2.6,
    /** How many slots the open tab takes. */
    open: Math.min(perRow * 0.45, Math.max(upright ? 1.7 : 2.1, (icon + row * 2.9) / slot)),
  }
}
