import { twoDigits } from '@found-time/clock-runtime'
import { CHOSEN, type Code, SIDE } from './code'

/**
 * What a code says: the time to the second, at most ten characters.
 * @example textOf({ hour: 15, minute: 42, second: 7 }, 12) // '3:42:07 PM'
 */
export function textOf(
  { hour, minute, second }: { readonly hour: number; readonly minute: number; readonly second: number },
  hourCycle: 12 | 24,
): string {
  const rest = `:${twoDigits(minute)}:${twoDigits(second)}`
  if (hourCycle === 24) return twoDigits(hour) + rest
  const said = hour % 12 || 12
  return `${said}${rest}${said < 10 ? ' ' : ''}${hour < 12 ? 'AM' : 'PM'}`
}

/** In modules. */
export interface Box {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

/** The figures in strokes: three across, five down. A stroke is as broad as there is room. */
const FIGURES = [
  '### #.# #.# #.# ###',
  '##. .#. .#. .#. ###',
  '### ..# ### #.. ###',
  '### ..# ### ..# ###',
  '#.# #.# ### ..# ..#',
  '### #.. ### ..# ###',
  '### #.. ### #.# ###',
  '### ..# ..# ..# ..#',
  '### #.# ### #.# ###',
  '### #.# ### ..# ###',
].map((figure) => figure.split(' '))

/** Which modules of a box are dark where one or two figures are written into it. */
export function figuresIn(text: string, { width, height }: Box): boolean[][] {
  const gap = Math.max(1, Math.round(width / 12))
  const broad = Math.floor((width - gap) / 2)
  const [stem, bar] = [Math.round(broad * 0.32), Math.round(height * 0.19)]
  const hollow = height - 3 * bar
  const across = [stem, broad - 2 * stem, stem]
  const down = [bar, Math.floor(hollow / 2), bar, Math.ceil(hollow / 2), bar]
  // What is left over stands on both sides, as does the room of a figure that is not there.
  const from = Math.floor((width - text.length * (broad + gap) + gap) / 2)
  const marks = Array.from({ length: height }, () => Array<boolean>(width).fill(false))
  for (const [index, figure] of [...text].entries()) {
    let y = 0
    for (const [line, high] of down.entries()) {
      let x = from + index * (broad + gap)
      for (const [stroke, wide] of across.entries()) {
        if (FIGURES[Number(figure)]![line]![stroke] === '#')
          for (const marked of marks.slice(y, y + high)) marked.fill(true, x, x + wide)
        x += wide
      }
      y += high
    }
  }
  return marks
}

/** Where things are on a stage. */
export interface Plan {
  /** A module's side in pixels, and where the first one is. */
  readonly module: number
  readonly left: number
  readonly top: number
  /** How many modules are wholly on the stage; those at its edge are cut. */
  readonly columns: number
  readonly rows: number
  readonly code: Box
  readonly hour: Box
  readonly minute: Box
  /** How much of the picture a module is, and which point of it is in the stage's corner module. */
  readonly grain: number
  readonly from: readonly [x: number, y: number]
}

/** The light border of the stage, and between the code and the figures. */
const [MARGIN, QUIET] = [3, 4]
const GAP = 3

/** The picture's size, in pixels of the small one, and what is to be in the middle of the code: between its eyes and its nose. */
export const [WIDE, HIGH] = [240, 135]
const FACE = [116, 67] as const
const FINEST = 2.6

/** The figures stand beside the code on a wide stage, above it on a square one, above and below it on a high one. */
export function planOf(stageWidth: number, stageHeight: number): Plan {
  const shape = stageWidth / stageHeight
  const [least, leastHigh] = shape > 1.25 ? [64, 43] : shape > 0.65 ? [43, 60] : [43, 85]
  const exact = Math.min(stageWidth / least, stageHeight / leastHigh)
  // Whole pixels; a third of one more is taken from the light border.
  const module = exact > 3 ? Math.floor(exact + 0.3) : exact
  const columns = Math.floor(stageWidth / module + 1e-6)
  const rows = Math.floor(stageHeight / module + 1e-6)
  const middle = (room: number, size: number) => Math.floor((room - size) / 2)

  let code: Box
  let hour: Box
  let minute: Box
  const square = { width: SIDE, height: SIDE }
  if (shape > 1.25) {
    code = { column: columns - MARGIN - SIDE, row: middle(rows, SIDE), ...square }
    const room = code.column - QUIET - MARGIN
    const height = (SIDE - GAP) / 2
    const width = Math.min(room, 36)
    hour = { column: MARGIN + middle(room, width), row: code.row, width, height }
    minute = { ...hour, row: code.row + height + GAP }
  } else if (shape > 0.65) {
    const height = Math.min(rows - SIDE - QUIET - 2 * MARGIN, 20)
    const width = Math.floor((columns - 2 * MARGIN - GAP) / 2)
    hour = { column: MARGIN, row: middle(rows, SIDE + QUIET + height), width, height }
    minute = { ...hour, column: columns - MARGIN - width }
    code = { column: middle(columns, SIDE), row: hour.row + height + QUIET, ...square }
  } else {
    const height = Math.min(Math.floor((rows - SIDE) / 2) - QUIET - MARGIN, 27)
    code = { column: middle(columns, SIDE), row: middle(rows, SIDE), ...square }
    hour = { column: code.column, row: code.row - QUIET - height, width: SIDE, height }
    minute = { ...hour, row: code.row + SIDE + QUIET }
  }

  // The face is in the code, and one module beyond each edge of the stage is still in the picture.
  const [x, y] = [code.column + SIDE / 2 + 1, code.row + SIDE / 2 + 1]
  const grain = Math.min(
    FINEST,
    FACE[0] / x,
    FACE[1] / y,
    (WIDE - FACE[0]) / (columns + 2 - x),
    (HIGH - FACE[1]) / (rows + 2 - y),
  )
  return {
    module,
    left: (stageWidth - columns * module) / 2,
    top: (stageHeight - rows * module) / 2,
    columns,
    rows,
    code,
    hour,
    minute,
    grain,
    from: [FACE[0] - (x - 1) * grain, FACE[1] - (y - 1) * grain],
  }
}

/**
 * Which modules of the code should be dark for it to look like the picture. Half of them are, however light the picture
 * is; where one is darker or lighter than the picture there, its neighbours make up for it, after Floyd and Steinberg.
 * @param light - How light the picture is at a module.
 */
export function likeness(light: (row: number, column: number) => number): Code {
  const owed = Array.from({ length: SIDE + 1 }, () => Array<number>(SIDE + 2).fill(0))
  const chosen = CHOSEN.map(([row, column]) => ({ row, column, light: light(row, column) }))
  const ranked = [...chosen].sort((one, other) => one.light - other.light)
  for (const [rank, { row, column }] of ranked.entries()) owed[row]![column + 1]! += rank / ranked.length
  const wanted = Array.from({ length: SIDE }, () => Array<boolean>(SIDE).fill(false))
  const inOrder = chosen.sort((one, other) => one.row - other.row || one.column - other.column)
  for (const { row, column } of inOrder) {
    const tone = owed[row]![column + 1]!
    const dark = tone < 0.5
    wanted[row]![column] = dark
    const error = (dark ? tone : tone - 1) / 16
    owed[row]![column + 2]! += error * 7
    owed[row + 1]![column]! += error * 3
    owed[row + 1]![column + 1]! += error * 5
    owed[row + 1]![column + 2]! += error
  }
  return wanted
}
