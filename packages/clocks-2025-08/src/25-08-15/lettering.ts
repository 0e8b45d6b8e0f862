import type { Face } from './books'

export interface Files {
  /** Families by what they are for. */
  readonly faces: Readonly<Record<Face | 'italic', string>>
  readonly cloth: string
  readonly leather: string
  readonly paper: string
  readonly wear: string
}

export interface Line {
  readonly text: string
  readonly family: string
  /** How high its capitals are. */
  readonly cap: number
  readonly colour: string | CanvasGradient
}

type Context = CanvasRenderingContext2D

const measured = new Map<string, number>()

/** Texts are measured once, for a book's back is lettered three times over. By then its fonts are there. */
function once(key: string, measure: () => number): number {
  const known = measured.get(key)
  if (known) return known
  const made = measure()
  measured.set(key, made)
  return made
}

/** How high capitals of 100 pixels are. */
const capOf = (context: Context, family: string): number =>
  once(family, () => {
    context.font = `100px "${family}"`
    return context.measureText('H').actualBoundingBoxAscent
  })

/** A text's length, measured large so that no engine rounds it, in parts of its capitals' height. */
const lengthOf = (context: Context, family: string, text: string): number =>
  once(`${family} ${text}`, () => {
    context.font = `100px "${family}"`
    return context.measureText(text).width / capOf(context, family)
  })

/** The height of capitals, up to `most`, at which a text is no longer than `room`. */
export const capFor = (context: Context, family: string, text: string, room: number, most: number): number =>
  Math.min(most, room / lengthOf(context, family, text))

/** Centred lines under one another, round a middle. */
export function stack(
  context: Context,
  lines: readonly Line[],
  [x, y]: readonly [number, number],
  leading: number,
) {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  let at = y - (lines.reduce((sum, { cap }) => sum + cap, 0) + leading * (lines.length - 1)) / 2
  for (const { text, family, cap, colour } of lines) {
    at += cap
    context.font = `${(cap * 100) / capOf(context, family)}px "${family}"`
    context.fillStyle = colour
    context.fillText(text, x, at)
    at += leading
  }
}
