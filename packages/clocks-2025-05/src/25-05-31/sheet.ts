import { pageOf, type Setting, setPage } from './model'

export const FAMILY = 'ft-25-05-31 Last Page Roman'
export const FIGURES = 'ft-25-05-31 Last Page Figures'
export const font = (size: number) => `${size}px "${FAMILY}", serif`
/** The Fell types have a one like a capital I, so that eleven would read as two. */
export const figures = (size: number) => `${size}px "${FIGURES}", serif`

/** A word in its place: left end, right end of what burns with it, both on the baseline. */
export interface Place {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** How far the fire goes beyond the ends of the word. */
  readonly before: number
  readonly after: number
}

export interface Sheet {
  readonly page: number
  readonly size: number
  readonly leading: number
  readonly places: readonly Place[]
  /** The minute of the first word of each line, and its baseline. */
  readonly numbers: readonly { readonly first: number; readonly end: number; readonly y: number }[]
  readonly numberX: number
  readonly left: number
  readonly right: number
  readonly footY: number
  readonly folioSize: number
  /** A page of one word, for the smallest stages. */
  readonly tiny: boolean
}

/** Sets pages and keeps the last few: breaking lines anew for each picture would be dear. */
export function compositor() {
  const kept = new Map<string, Sheet>()
  return (context: CanvasRenderingContext2D, page: number, minute: number, width: number, height: number) => {
    const tiny = width < 240 || height < 130
    context.font = font(100)
    // A typeface that comes late measures differently.
    const key = [page, tiny ? minute : '', width, height, context.measureText('Northanger').width].join()
    let sheet = kept.get(key)
    if (!sheet) {
      sheet = tiny ? wordAlone(context, page, minute, width, height) : wholePage(context, page, width, height)
      if (kept.size > 5) kept.clear()
      kept.set(key, sheet)
    }
    return sheet
  }
}

function wholePage(context: CanvasRenderingContext2D, page: number, width: number, height: number): Sheet {
  const words = pageOf(page)
  const about = Math.sqrt((width * height * 0.68) / 250)
  const tall = width < height
  const folioSize = about * (tall ? 1.6 : 1.5)
  const left = width * (tall ? 0.04 : 0.045) + about * 1.9
  const right = width * 0.965 - about * (tall ? 0.1 : 0.3)
  const top = about * 0.1
  const bottom = height - folioSize * 1.62 - about * 0.3
  context.font = font(100)
  const widths = words.map((word) => context.measureText(word).width / 100)
  const space = 0.27
  const { size, leading, lines }: Setting = setPage(widths, space, right - left, bottom - top)
  const places: Place[] = []
  const baseline = (line: number) => top + leading * (line + 0.5) + size * 0.26
  for (const [line, { first, end }] of lines.entries()) {
    const gap = size * space
    let x = left
    for (let word = first; word < end; word++) {
      places.push({
        text: words[word]!,
        x,
        y: baseline(line),
        width: widths[word]! * size,
        before: word === first ? size * 0.2 : gap / 2,
        after: word === end - 1 ? size * 0.2 : gap / 2,
      })
      x += widths[word]! * size + gap
    }
  }
  return {
    page,
    size,
    leading,
    places,
    numbers: lines.map(({ first, end }, line) => ({ first, end, y: baseline(line) })),
    numberX: left - size * 0.55,
    left,
    right,
    footY: height - folioSize * 0.62,
    folioSize,
    tiny: false,
  }
}

/** On the smallest stages a page of one word: the number in the margin is then the minute itself. */
function wordAlone(
  context: CanvasRenderingContext2D,
  page: number,
  minute: number,
  width: number,
  height: number,
): Sheet {
  const words = pageOf(page)
  const left = width * 0.07 + height * 0.44
  context.font = font(100)
  const measured = context.measureText(words[minute]!).width / 100
  const size = Math.min(height * 0.4, (width * 0.95 - left) / measured)
  const y = height * 0.44
  return {
    page,
    size,
    leading: height * 2,
    places: words.map((text) => ({
      text,
      x: left,
      y,
      width: measured * size,
      before: size * 0.2,
      after: size * 0.2,
    })),
    numbers: [{ first: minute, end: minute + 1, y }],
    numberX: left - height * 0.1,
    left: width * 0.06,
    right: width * 0.94,
    footY: height * 0.88,
    folioSize: height * 0.36,
    tiny: true,
  }
}
