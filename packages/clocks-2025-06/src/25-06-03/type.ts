/** The bitmap typefaces of the pages, on one sheet as renders/25-06-03-type.py sets them. */

export type Face = 'body' | 'head' | 'small'

/** Where a face begins on the sheet, how high a line of it is, and the advance of each letter from the space on. */
export const FACES: Readonly<
  Record<Face, { readonly top: number; readonly high: number; readonly advances: string }>
> = {
  body: {
    top: 0,
    high: 15,
    advances:
      '35677cb3557835347777777777448886db9aa98ba56a9dba8a989a9da98545775777774773473b777756477b7767378',
  },
  head: {
    top: 30,
    high: 24,
    advances:
      '68cdcjl788de6867cccccccccc88eeecnigiihfjjacjgoijfjiegiipiih878fd8cdbeb8ce78f7ledeeba8eciccba6ad',
  },
  small: {
    top: 102,
    high: 11,
    advances:
      '23455663333524235555555555224545966665566256586666666669676333453554553552252755553535566554245',
  },
}

/** How broad the sheet is, in its own pixels. */
const SHEET = 512

export interface Letter {
  /** On the sheet. */
  readonly left: number
  readonly top: number
  /** How far the next one is. */
  readonly advance: number
}

const letters = new Map<string, Letter>()
for (const [face, { top: start, high, advances }] of Object.entries(FACES)) {
  let [left, top] = [0, start]
  for (const [index, digit] of [...advances].entries()) {
    const advance = Number.parseInt(digit, 36)
    if (left + advance + 2 > SHEET) [left, top] = [0, top + high]
    letters.set(face + String.fromCharCode(32 + index), { left, top, advance })
    left += advance + 2
  }
}

/** A letter of a face; what it does not have is a blank. */
export const letterOf = (face: Face, character: string): Letter =>
  letters.get(face + character) ?? letters.get(`${face} `)!

/** How broad a line is, in pixels of the sheet. */
export const breadthOf = (face: Face, line: string): number =>
  [...line].reduce((sum, character) => sum + letterOf(face, character).advance, 0)

/** Breaks words into lines so broad at most. */
export function wrapped(face: Face, words: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && breadthOf(face, longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Draws a line with its upper edge there, from a sheet in the colour wanted. */
export function write(
  context: CanvasRenderingContext2D,
  sheet: CanvasImageSource,
  face: Face,
  line: string,
  x: number,
  y: number,
) {
  const { high } = FACES[face]
  let at = Math.round(x)
  for (const character of line) {
    const { left, top, advance } = letterOf(face, character)
    if (character !== ' ')
      context.drawImage(sheet, left, top, advance + 2, high, at - 1, Math.round(y), advance + 2, high)
    at += advance
  }
}
