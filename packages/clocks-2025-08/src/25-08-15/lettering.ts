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

/** A text's length, measured large so that no engine rounds it, in parts of its capitals' height. */
function lengthOf(context: Context, family: string, text: string): number {
  context.font = `100px "${family}"`
  return context.measureText(text).width / context.measureText('H').actualBoundingBoxAscent
}

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
    context.font = `100px "${family}"`
    context.font = `${(cap * 100) / context.measureText('H').actualBoundingBoxAscent}px "${family}"`
    context.fillStyle = colour
    context.fillText(text, x, at)
    at += leading
  }
}
