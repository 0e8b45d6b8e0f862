/**
 * What a code says: the time to the second, at most ten characters.
 * @example textOf({ hour: 15, minute: 42, second: 7 }, 12) // '3:42:07 PM'
 */
export function textOf(
  { hour, minute, second }: { readonly hour: number; readonly minute: number; readonly second: number },
  hourCycle: 12 | 24,
): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `:${two(minute)}:${two(second)}`
  if (hourCycle === 24) return two(hour) + rest
  const said = hour % 12 || 12
  return `${said}${rest}${said < 10 ? ' ' : ''}${hour < 12 ? 'AM' : 'PM'}`
}

/** The figures of Jersey 10, read off the typeface dot by dot: ten rows, `#` is ink. */
const FIGURES = [
  '.####. ###### ##..## ##..## ##..## ##..## ##..## ##..## ###### .####.',
  '.### .### ..## ..## ..## ..## ..## ..## ..## ..##',
  '.#####. ####### ##...## ....### ...###. ..###.. .###... ###.... ####### #######',
  '.#####. ####### ##...## .....## ..####. ..####. .....## ##...## ####### .#####.',
  '....## ...### ..#### .##.## ##..## ##..## ###### ###### ....## ....##',
  '###### ###### ##.... ##.... #####. .##### ....## ##..## ###### .####.',
  '.#####. ####### ##...## ##..... ######. ####### ##...## ##...## ####### .#####.',
  '###### ###### ....## ....## ...### ..###. ..###. ..##.. ..##.. ..##..',
  '.#####. ####### ##...## ##...## .#####. ####### ##...## ##...## ####### .#####.',
  '.#####. ####### ##...## ##...## ####### .###### .....## ##...## ####### .#####.',
].map((rows) => rows.split(' '))

export const TALL = 10

/** A number's rows of dots, its figures a dot apart. */
export function rowsOf(text: string): string[] {
  const figures = [...text].map((figure) => FIGURES[Number(figure)]!)
  return Array.from({ length: TALL }, (_, row) => figures.map((figure) => figure[row]!).join('..'))
}

/** Where things are on a stage: a module's side, the code's corner, a dot's side, the middles of hour and minute. */
export interface Plan {
  readonly module: number
  readonly code: readonly [x: number, y: number]
  readonly dot: number
  readonly hour: readonly [x: number, y: number]
  readonly minute: readonly [x: number, y: number]
}

/** A number's room: two figures of seven dots, two between, and the room round them. */
const [BROAD, HIGH] = [16, TALL]
const SIDE = 21

/** The code is as large as it can be with its quiet border; the figures fill what is left beside or below it. */
export function planOf(width: number, height: number): Plan {
  const floor = (size: number) => (size > 3 ? Math.floor(size) : size)
  const ratio = width / height
  if (ratio > 1.3) {
    const module = floor(height / (SIDE + 5.4))
    const edge = (height - SIDE * module) / 2
    const left = Math.max(edge, Math.min(edge * 1.4, width * 0.06))
    const from = left + SIDE * module + 3 * module
    const room = [width - from - edge * 0.8, height - 2 * edge] as const
    const stacked = Math.min(room[0] / BROAD, room[1] / (2 * HIGH + 2))
    const inRow = Math.min(room[0] / (2 * BROAD + 3), room[1] / HIGH)
    const x = from + room[0] / 2
    const y = height / 2
    const code = [Math.round(left), Math.round(edge)] as const
    if (inRow > stacked) {
      const aside = (BROAD / 2 + 1.5) * inRow
      return { module, code, dot: floor(inRow), hour: [x - aside, y], minute: [x + aside, y] }
    }
    const dot = floor(stacked)
    const aside = SIDE * module * 0.5 - (HIGH / 2) * dot
    return { module, code, dot, hour: [x, y - aside], minute: [x, y + aside] }
  }
  if (ratio > 0.72) {
    const module = floor(Math.min(width / (SIDE + 5), height / (SIDE + 3.2 + 3 + HIGH * 0.82)))
    const top = module * 2.2
    const left = (width - SIDE * module) / 2
    const from = top + SIDE * module + 3 * module
    const dot = floor(Math.min((width * 0.94) / (2 * BROAD + 3), (height - from - module * 1.4) / HIGH))
    const y = from + (height - from - module * 1.2) / 2
    const aside = (BROAD / 2 + 1.2) * dot
    return {
      module,
      code: [Math.round(left), Math.round(top)],
      dot,
      hour: [width / 2 - aside, y],
      minute: [width / 2 + aside, y],
    }
  }
  const module = floor(width / (SIDE + 5))
  const left = (width - SIDE * module) / 2
  const from = left + SIDE * module + 3 * module
  const room = height - from - left
  const dot = floor(Math.min((SIDE * module) / (BROAD - 0.5), room / (2 * HIGH + 2)))
  const spare = (room - dot * (2 * HIGH + 2)) / 2
  const first = from + spare + (HIGH / 2) * dot
  return {
    module,
    code: [Math.round(left), Math.round(left)],
    dot,
    hour: [width / 2, first],
    minute: [width / 2, first + (HIGH + 2) * dot],
  }
}
