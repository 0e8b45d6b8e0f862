import { easeInOut } from '@found-time/clock-runtime'

/** A place on the wheel, in CSS pixels of the stage. */
export interface Berth {
  readonly x: number
  readonly y: number
  /** Where a fish that swims clockwise looks: degrees clockwise from rightwards, `0` up to but not including `360`. */
  readonly headingDeg: number
  /** Where the plate number stands, outside the wheel. */
  readonly numeralX: number
  readonly numeralY: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Slot {
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Distance between neighbours on the wheel. */
  readonly pitch: number
  /** Side of a printed pixel: numerals, dither and bubbles stand on its grid. */
  readonly pixel: number
  /** Whether there is room for plate numbers round the wheel. */
  readonly numbered: boolean
  /** Sixty, clockwise from the top. */
  readonly berths: readonly Berth[]
  /** Where the shallows meet the deep. */
  readonly surfaceY: number
  /** Height of the dither between them, in printed pixels. */
  readonly ditherRows: number
  /** The water inside the wheel. */
  readonly pool: Box
  /** Where the pearls of air lie. */
  readonly bedY: number
  /** Twelve places in the light, and the twelve below them in the deep. */
  readonly shallow: readonly Slot[]
  readonly deep: readonly Slot[]
  /** Room of a large fish. */
  readonly cellWidth: number
  readonly shallowRoom: number
  readonly deepRoom: number
  readonly deepWidth: number
  /** Side of a pixel of the hours' plate numbers. */
  readonly captionPixel: number
  /** From the middle of a large fish down to the middle of its plate number; none where there is no room. */
  readonly captionDrop: number | undefined
}

/**
 * Twelve-point bold italic figures of Adobe's New Century Schoolbook for the X Window System, 100 dots an inch:
 * twelve rows of three hexadecimal digits each, the lowest bit leftmost and one pixel left of the origin.
 */
const FIGURES = [
  '1e03b031831831c30c30c38c18c18c0dc078',
  '1801f80c00e00600600700700300380380fe',
  '0f018838431c39c1c80e00701180840fe07f',
  '1f039833c3981c00700c01c418e1c60e607c',
  '3003801c01a01d00c80c40e21fe0600600f8',
  'ff07f00180180080f81c038038c18e1c607c',
  '3c07303300181d83bc31c30c38c18c1cc078',
  '7f83f810c1840800c0060070030038038018',
  '1e03103181181b80f00f818c1861860c607c',
  '1e03b031831c30c38c3dc1b81800cc0ce03c',
]
const FIGURE_ADVANCE = 9
export const FIGURE_HEIGHT = 12

const SAMPLES = 2400
/** Between an ellipse (2) and a rectangle (∞). */
const EXPONENT = 4.8
/** `count` points at equal distances along a superellipse, clockwise from the top, with the distance. */
export function superellipse(halfWidth: number, halfHeight: number, count: number) {
  const xs: number[] = []
  const ys: number[] = []
  const lengths = [0]
  for (let step = 0; step <= SAMPLES; step++) {
    const angle = (step / SAMPLES) * 2 * Math.PI
    const sine = Math.sin(angle)
    const cosine = Math.cos(angle)
    xs.push(halfWidth * Math.sign(sine) * Math.abs(sine) ** (2 / EXPONENT))
    ys.push(-halfHeight * Math.sign(cosine) * Math.abs(cosine) ** (2 / EXPONENT))
    if (step > 0)
      lengths.push(lengths[step - 1]! + Math.hypot(xs[step]! - xs[step - 1]!, ys[step]! - ys[step - 1]!))
  }
  const pitch = lengths[SAMPLES]! / count
  let step = 1
  const points = Array.from({ length: count }, (_, index) => {
    const wanted = index * pitch
    while (step < SAMPLES && lengths[step]! < wanted) step++
    const part = (wanted - lengths[step - 1]!) / (lengths[step]! - lengths[step - 1]! || 1)
    const x = xs[step - 1]! + part * (xs[step]! - xs[step - 1]!)
    const y = ys[step - 1]! + part * (ys[step]! - ys[step - 1]!)
    // The gradient of the implicit curve is its outward normal; it does not jitter as differences would.
    const normalX = (Math.sign(x) * Math.abs(x / halfWidth) ** (EXPONENT - 1)) / halfWidth
    const normalY = (Math.sign(y) * Math.abs(y / halfHeight) ** (EXPONENT - 1)) / halfHeight
    const length = Math.hypot(normalX, normalY)
    return { x, y, normalX: normalX / length, normalY: normalY / length }
  })
  return { pitch, points }
}

/**
 * Where everything is in a stage of this size.
 * @param width - CSS pixels.
 * @param height - CSS pixels.
 */
export function layoutOf(width: number, height: number): Layout {
  const centreX = width / 2
  const centreY = height / 2
  let insetX = Math.min(width, height) * 0.1
  let insetY = insetX
  let ring = superellipse(centreX - insetX, centreY - insetY, 60)
  let pixel = 1
  let numbered = true
  // The insets are measured in pitches, and the pitch depends on the insets: a few rounds settle it.
  for (let round = 0; round < 5; round++) {
    const { pitch } = ring
    pixel = Math.max(pitch < 12 ? 0.5 : 1, Math.round(pitch / 28))
    numbered = pitch > 13
    insetX = pitch * 0.62 + (numbered ? 2.5 * FIGURE_ADVANCE * pixel + pitch * 0.05 : 0)
    insetY = pitch * 0.62 + (numbered ? FIGURE_HEIGHT * pixel + pitch * 0.02 : 0)
    ring = superellipse(centreX - insetX, centreY - insetY, 60)
  }
  const { pitch } = ring
  const berths = ring.points.map(({ x, y, normalX, normalY }, index) => {
    const halfWidth = ((index < 10 ? 1 : 2) * FIGURE_ADVANCE * pixel) / 2
    const away =
      pitch * 0.5 +
      Math.abs(normalX) * (halfWidth + FIGURE_ADVANCE * pixel * 0.25) +
      (Math.abs(normalY) * FIGURE_HEIGHT * pixel) / 2
    return {
      x: centreX + x,
      y: centreY + y,
      headingDeg: ((Math.atan2(normalX, -normalY) * 180) / Math.PI + 360) % 360,
      numeralX: centreX + x + normalX * away,
      numeralY: centreY + y + normalY * away,
    }
  })

  // Between the sixteenth fish and the next, so that 15 and 45 swim in clear water.
  const surfaceY = Math.round(centreY + pitch * 1.5)
  const ditherRows = Math.max(8, Math.round((pitch * 0.7) / pixel / 8) * 8)
  const ditherTop = surfaceY - (ditherRows * pixel) / 2
  const pool = {
    left: insetX + pitch * 0.95,
    top: insetY + pitch * 0.68,
    width: width - 2 * insetX - pitch * 1.9,
    height: height - 2 * insetY - pitch * 1.45,
  }
  const bedY = Math.round(pool.top + pool.height)
  const shape = pool.width / pool.height
  const columns = shape > 1.25 ? 6 : shape > 0.66 ? 4 : 3
  const rows = 12 / columns
  const cellWidth = pool.width / columns
  const shallowCell = (ditherTop - pixel * 2 - pool.top) / rows
  const deepTop = ditherTop + ditherRows * pixel + pitch * 0.15
  const deepCell = (bedY - pitch * 0.35 - deepTop) / rows
  const captionPixel = Math.max(1, pixel)
  const caption = FIGURE_HEIGHT * captionPixel
  const captioned = numbered && caption < shallowCell * 0.33
  const fishCell = shallowCell - (captioned ? caption : 0)
  // The number stands close under its fish, and both together in the middle of their cell.
  const plateHeight = Math.min(fishCell, (cellWidth / 126) * 91)
  const column = (index: number) => pool.left + ((index % columns) + 0.5) * cellWidth
  const slots = (top: number, cell: number, lift: number) =>
    Array.from({ length: 12 }, (_, index) => ({
      x: column(index),
      y: top + (Math.floor(index / columns) + 0.5) * cell - lift,
    }))
  // Where the deep is too flat for rows, those of a column wait side by side, one a little higher, and are larger so.
  const abreast = columns === 6 && deepCell / 86 < (cellWidth / 140) * 0.6
  const shoal = () =>
    Array.from({ length: 12 }, (_, index) => {
      const side = index < columns ? -1 : 1
      return { x: column(index) + side * cellWidth * 0.25, y: deepTop + deepCell * (1 + side * 0.24) }
    })
  return {
    width,
    height,
    pitch,
    pixel,
    numbered,
    berths,
    surfaceY,
    ditherRows,
    pool,
    bedY,
    shallow: slots(pool.top, shallowCell, captioned ? caption / 2 : 0),
    deep: abreast ? shoal() : slots(deepTop, deepCell, 0),
    cellWidth,
    shallowRoom: fishCell,
    deepRoom: abreast ? deepCell * 1.4 : deepCell,
    deepWidth: abreast ? cellWidth * 0.75 : cellWidth,
    captionPixel,
    captionDrop: captioned ? (plateHeight + caption) / 2 : undefined,
  }
}

/**
 * CSS pixels to a pixel of a large fish, smaller the deeper it is.
 * Small species are printed a little larger than life, so that the plate is even.
 * @param rise - As of `riseOf`.
 */
export function largeScale(
  { cellWidth, shallowRoom, deepRoom, deepWidth }: Layout,
  { width, height }: { readonly width: number; readonly height: number },
  rise: number,
): number {
  const even = Math.min((118 / width) ** 0.55, 88 / height)
  const inTheLight = Math.min(cellWidth / 126, shallowRoom / 91) * even
  const inTheDeep = Math.min(deepWidth / 140, deepRoom / 86) * even
  return Math.min(inTheLight, inTheDeep) + Math.max(0, inTheLight - inTheDeep) * rise
}

/** What a moment must say to place the fish. */
export interface Moment {
  readonly hour12: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** The last second of the hour, in which everybody goes back to their places, as a part; `0` at any other time. */
function lastSecond({ minute, second, millisecond }: Moment): number {
  return minute === 59 && second === 59 ? millisecond / 1000 : 0
}

/** How far the fish of the coming minute has got in the last second before it, `0` to `1`. */
const comingOf = ({ second, millisecond }: Moment) =>
  second === 59 ? easeInOut((millisecond / 1000 - 0.1) / 0.9) : 0

/**
 * How far a small fish has turned: `0` swims clockwise, `1` has turned back, `2` is round again for the next hour.
 * A fish takes colour as its minute begins. All movement ends on the beat, never after it, so that whole seconds are true.
 * @param fish - `0` at the top to `59`.
 */
export function turnOf(fish: number, moment: Moment): number {
  const { minute } = moment
  if (fish > minute + 1) return 0
  if (fish > minute) return comingOf(moment)
  // The first stays as it is: on the hour it is the first again.
  if (fish === 0) return 1
  const delay = 0.06 + (fish / 59) * 0.5
  return 1 + easeInOut((lastSecond(moment) - delay) / 0.42)
}

/** How far a small fish has grown: `1` is the fish of the minute. */
export function leadOf(fish: number, moment: Moment): number {
  if (fish === moment.minute) return 1 - comingOf(moment)
  return fish === (moment.minute + 1) % 60 ? comingOf(moment) : 0
}

/** `true` when a fish with this turn shows its coloured side. */
export const showsColour = (turn: number) => turn > 0.5 && turn <= 1.5

/**
 * How far a large fish has come up: `0` in its place in the deep, `1` in the light.
 * During minute 59 the next one rises to just under the surface (`waiting`), and breaks it in the last second.
 * @param fish - `0` for one o'clock to `11` for twelve.
 * @param waiting - How far up just under the surface is, `0` to `1`.
 */
export function riseOf(fish: number, moment: Moment, waiting: number): number {
  const { hour12, minute, second, millisecond } = moment
  const part = lastSecond(moment)
  const isUp = fish < hour12
  if (hour12 === 12) return fish === 0 ? 1 : 1 - easeInOut((part - 0.02 * (12 - fish)) / 0.7)
  if (isUp || fish > hour12) return isUp ? 1 : 0
  const creeping = minute === 59 ? waiting * easeInOut((second + millisecond / 1000) / 56) : 0
  return creeping + (1 - creeping) * easeInOut((part - 0.15) / 0.85)
}

/** Seconds a bubble takes from the bed to the top. */
export const BUBBLE_SECONDS = 5

export interface Bubble {
  /** The second it was let go in, `0` to `59`: its place along the bed. */
  readonly from: number
  /** `0` at the bed, `1` at the top. */
  readonly height: number
}

/**
 * Where a bubble is across the stage: it leaves its pearl for the gap between two columns before it comes up into the
 * light, for there it would cross a number.
 * @param pearlX - CSS pixels, where it was let go.
 * @param y - CSS pixels, how far it has risen.
 */
export function bubbleX(pearlX: number, y: number, { pool, cellWidth, bedY, surfaceY }: Layout): number {
  const gapX = pool.left + Math.round((pearlX - pool.left) / cellWidth) * cellWidth
  return pearlX + (gapX - pearlX) * easeInOut((bedY - y) / (bedY - surfaceY))
}

/** The bubbles on their way, youngest first. */
export function bubblesAt({ second, millisecond }: Moment): Bubble[] {
  return Array.from({ length: BUBBLE_SECONDS }, (_, index) => {
    const age = (index + millisecond / 1000) / BUBBLE_SECONDS
    return { from: (second - index + 60) % 60, height: 0.25 * age + 0.75 * age ** 1.6 }
  })
}

/**
 * A number as an SVG path of whole pixels, centred on 0, 0.
 * @example figures(1) // 'M-4-6h…'
 */
export function figures(number: number): string {
  const digits = [...String(number)].map(Number)
  const left = -Math.round((digits.length * FIGURE_ADVANCE) / 2)
  let path = ''
  for (const [place, digit] of digits.entries()) {
    for (let row = 0; row < FIGURE_HEIGHT; row++) {
      const bits = Number.parseInt(FIGURES[digit]!.slice(row * 3, row * 3 + 3), 16)
      path += runs(bits, 12, left + place * FIGURE_ADVANCE - 1, row - FIGURE_HEIGHT / 2)
    }
  }
  return path
}

function runs(bits: number, width: number, left: number, top: number): string {
  let path = ''
  for (let x = 0; x < width; x++) {
    if (!(bits & (1 << x))) continue
    let end = x
    while (bits & (1 << end)) end++
    path += `M${left + x} ${top}h${end - x}v1h${x - end}z`
    x = end
  }
  return path
}

/** How clearly the next minute's pearls can be seen, `0` to `1`: they gather as the last one leaves. */
export const nextPearls = ({ second, millisecond }: Moment) =>
  second === 59 ? easeInOut((millisecond - 150) / 850) : 0

/** Cells across the dither before it repeats. */
export const DITHER_WIDTH = 8

/**
 * An ordered dither (Bayer, 8 × 8) from nothing at the top to everything at the bottom.
 * @param rows - Height in cells.
 */
export function ditherPath(rows: number): string {
  let path = ''
  for (let row = 0; row < rows; row++) {
    let bits = 0
    for (let x = 0; x < DITHER_WIDTH; x++) if (bayer(x, row) < (row + 0.5) / rows) bits |= 1 << x
    path += runs(bits, DITHER_WIDTH, 0, row)
  }
  return path
}

/** The 8 × 8 threshold at a cell, above `0` and below `1`: the bits of x ⊕ y and y, interleaved and reversed. */
export function bayer(x: number, y: number): number {
  let value = 0
  for (let bit = 0; bit < 3; bit++) {
    const across = (x >> bit) & 1
    const down = (y >> bit) & 1
    value |= ((across ^ down) << (5 - 2 * bit)) | (down << (4 - 2 * bit))
  }
  return (value + 0.5) / 64
}
