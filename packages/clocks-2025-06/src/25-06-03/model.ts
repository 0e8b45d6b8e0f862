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

/** They arrive line by line. */
const PIXELS = SIDE * SIDE

/** In each second pixels come one after another, this long apart. */
export const PIXEL_MS = 90

/** The first second brings the first line. */
const FIRST = SIDE

/** Pixels that a second has brought by its end: four or five each after the first, all 256 with the last. */
const broughtBy = (second: number) => FIRST + Math.floor((second * (PIXELS - FIRST)) / 59)

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

/** Tabs in a row: full tens are rows of their own. */
export const PER_ROW = 10

/** Lengths in CSS pixels for a stage in a minute. */
export function layoutOf(width: number, height: number, minute: number) {
  /** Where it is narrow the open tab has a row to itself, below the closed ones of its ten. */
  const narrow = width < height * 1.15
  const upright = width < height * 0.8
  const tab = width / PER_ROW
  /** A row of tens that are full, and the row with the open tab. */
  const thin = Math.round(narrow ? Math.min(height * 0.047, tab) : height * 0.044)
  const row = Math.round(upright ? Math.min(height * 0.115, width * 0.28) : height * 0.15)
  const bar = Math.round(upright ? Math.min(height * 0.115, width * 0.28) : height * 0.15)
  const whole = (room: number) => (room >= SIDE ? SIDE * Math.floor(room / SIDE) : Math.round(room))
  const figures = row * 0.9
  const icon = whole(Math.min(row * 0.7, width * 0.17))
  // An icon, two figures in brackets, and the gaps.
  const open = Math.min(width * 0.86, icon + figures * 1.6 + row * 0.52)
  const tools = width < height * 1.3 || bar < 40 ? 0 : 4
  const throbs = !upright && bar >= 24
  // Nine small letters, a colon and two figures beside the tools, the throbber and the gaps.
  const address = width - tools * bar * 0.56 - bar * (throbs ? 1.5 : 0.75)
  const letter = Math.min(bar * 0.84, address / 3.85)
  const lines = Math.floor(minute / PER_ROW) + (narrow && minute % PER_ROW ? 1 : 0)
  const strip = row + thin * (lines + 0.2)
  const loading = Math.max(3, Math.round(bar * 0.11))
  const scroll = Math.max(5, Math.round(bar * 0.2))
  const room = { width: width - scroll, height: Math.max(1, height - strip - bar - loading) }
  // Screens were 640 pixels wide, and what did not fit was below the fold.
  const pixel = Math.max(
    1,
    Math.floor(Math.sqrt(width * height) / 440),
    upright ? Math.floor(width / 190) : 1,
  )
  // The other tabs of its row share what it leaves.
  const shut = Math.min((width - open - row * 0.3) / (PER_ROW - 1), row * 0.8)
  return {
    thin,
    row,
    icon,
    small: whole(Math.min(thin * 0.94, tab * 0.9)),
    /** How tall the figures in the open tab are. */
    figures,
    open,
    shut,
    /** Their icons. */
    middle: whole(Math.min(shut * 0.84, row * 0.5)),
    /** A pixel of the page in pixels of the stage, and how many of them the page is wide and high. */
    pixel,
    page: { width: Math.ceil(room.width / pixel), height: Math.ceil(room.height / pixel) },
    loading,
    scroll,
    narrow,
    bar,
    tools,
    throbs,
    letter,
    /** Whether the address has room for the longest page's name as well. */
    path: address > letter * 6.05,
  }
}
