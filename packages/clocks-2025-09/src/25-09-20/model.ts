/** A box that digits are drawn in, before they are stretched. */
export const BOX = { width: 100, height: 170 }

/**
 * Ten digits, each bent of one tube, as they are read from the front; capital commands only, so that they can be
 * stretched. A tube that doubles back lies on itself.
 */
export const DIGITS: readonly string[] = [
  'M42 1C14 5 0 26 0 54V116C0 148 18 170 50 170C82 170 100 148 100 116V54C100 26 86 5 60 1',
  'M18 42L46 8Q56 -4 56 12V170',
  'M2 52C2 20 22 0 50 0C78 0 98 20 98 50C98 72 90 84 78 98L10 158Q-2 170 14 170H100',
  'M4 38C8 14 26 0 50 0C76 0 92 16 92 40C92 64 76 80 52 80H34H52C80 80 98 98 98 124C98 152 78 170 50 170C24 170 6 156 0 130',
  'M74 170V16Q74 -2 63 13L4 104Q-4 118 12 118H100',
  'M92 0H26Q15 0 14 11L8 66Q7 80 19 74C29 69 38 66 50 66C80 66 100 87 100 118C100 149 80 170 50 170C24 170 6 157 0 132',
  'M90 30C82 10 68 0 50 0C18 0 0 26 0 62V116C0 148 20 170 50 170C80 170 100 148 100 118C100 88 80 68 52 68C36 68 22 74 12 86',
  'M0 0H86Q101 0 95 14L34 170',
  'M42 1C22 4 10 20 10 41C10 64 36 72 54 83C76 96 98 102 98 127C98 153 78 170 50 170C22 170 2 153 2 127C2 102 24 96 46 83C64 72 90 64 90 41C90 20 78 4 60 1',
  'M10 140C18 160 32 170 50 170C82 170 100 144 100 108V54C100 22 80 0 50 0C20 0 0 22 0 52C0 82 20 102 48 102C64 102 78 96 88 84',
]

/** Where a bend is made, in the box, and where its number is written from there: across and down, in tubes. */
export const BENDS: readonly (readonly (readonly [x: number, y: number, across: number, down: number])[])[] =
  [
    [
      [4, 36, 1, 0],
      [5, 138, 1, 0],
      [50, 170, 0, 1],
      [95, 138, -1, 0],
      [96, 36, -1, 0],
    ],
    [[52, 2, 0, -1]],
    [
      [50, 0, 0, -1],
      [97, 60, -1, 0],
      [6, 168, 0, 1],
    ],
    [
      [50, 0, 0, -1],
      [34, 80, -1, 0],
      [97, 124, -1, 0],
      [50, 170, 0, 1],
    ],
    [
      [70, 4, 0, -1],
      [4, 117, 0, 1],
    ],
    [
      [18, 1, 0, -1],
      [9, 74, 0, 1],
      [99, 118, -1, 0],
      [50, 170, 0, 1],
    ],
    [
      [50, 0, 0, -1],
      [1, 112, 1, 0],
      [50, 170, 0, 1],
      [99, 118, -1, 0],
    ],
    [[94, 2, 0, -1]],
    [
      [50, 0, 0, -1],
      [3, 126, 1, 0],
      [50, 170, 0, 1],
      [97, 126, -1, 0],
    ],
    [
      [50, 170, 0, 1],
      [99, 58, -1, 0],
      [50, 0, 0, -1],
      [1, 52, 1, 0],
    ],
  ]

/** After which parts of its length a tube lies on itself: what comes later is in front. */
export const OVER: readonly (readonly number[])[] = [[], [], [], [0.46], [0.8], [], [0.86], [], [0.5], [0.86]]

/** How long a path is, by many short steps along it. */
export function lengthOf(path: string): number {
  let [x, y, sum] = [0, 0, 0]
  const to = (nextX: number, nextY: number) => {
    sum += Math.hypot(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  for (const [, command, rest] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const all = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'M') [x, y] = all as [number, number]
    else if (command === 'H') to(all[0]!, y)
    else if (command === 'V') to(x, all[0]!)
    else {
      const each = command === 'C' ? 6 : command === 'Q' ? 4 : 2
      for (let at = 0; at < all.length; at += each) {
        let points = [[x, y] as const]
        for (let pair = at; pair < at + each; pair += 2) points.push([all[pair]!, all[pair + 1]!])
        const corners = points
        for (let step = 1; step <= 32; step++) {
          points = corners
          while (points.length > 1)
            points = points.slice(1).map(([nextX, nextY], index) => {
              const [lastX, lastY] = points[index]!
              return [lastX + ((nextX - lastX) * step) / 32, lastY + ((nextY - lastY) * step) / 32] as const
            })
          to(...points[0]!)
        }
      }
    }
  }
  return sum
}

/**
 * A path in a box of another size.
 * @example stretched('M0 0H100', 200, 340) // 'M0 0H200'
 */
export function stretched(path: string, width: number, height: number): string {
  const across = (x: number) => Number(((x / BOX.width) * width).toFixed(2))
  const down = (y: number) => Number(((y / BOX.height) * height).toFixed(2))
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).map(Number)
    if (command === 'V') return `V${down(numbers[0]!)}`
    if (command === 'H') return `H${across(numbers[0]!)}`
    return command + numbers.map((value, index) => (index % 2 ? down(value) : across(value))).join(' ')
  })
}

/**
 * How much of each digit's tube is laid: the hours' whole, the minutes' bit by bit, the tens in the first half of the
 * minute and the ones in the second.
 * @param second - With its fraction, `0` to `60`.
 */
export const laidAt = (second: number): { tens: number; ones: number } => ({
  tens: Math.min(1, second / 30),
  ones: Math.max(0, second / 30 - 1),
})

/** Two digits of a number. */
export const digitsOf = (value: number): [number, number] => [Math.floor(value / 10), value % 10]

/** Which of the day's patterns it is, from 1 for midnight to 1440. */
export const sheetOf = (hour: number, minute: number) => hour * 60 + minute + 1

/** Where the four digits stand: the hours at the left of the minutes, or above them. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.15
  const note = tall
    ? Math.max(Math.min(width * 0.041, height * 0.024), 11)
    : Math.max(width < 240 ? 3 : 11, Math.min(height * 0.04, width * 0.027))
  const margin = width * (tall ? 0.115 : 0.058)
  const gap = width * (tall ? 0.135 : 0.056)
  const between = tall ? 0 : width * 0.098
  const broad = tall ? (width - margin * 2 - gap) / 2 : (width - margin * 2 - gap * 2 - between) / 4
  const tube = broad * (tall ? 0.22 : 0.225)
  const top = note * (tall ? 4.1 : 3.6) + tube * 0.5
  const foot = note * (tall ? 5 : 3.4) + tube * 0.5
  /** From one row of digits to the next, upright. */
  const row = tall ? (height - top - foot + note * 4.4 + tube) / 2 : 0
  const high = tall ? row - note * 4.4 - tube : height - top - foot
  const second = margin + broad + gap
  const places = tall
    ? ([
        [margin, top],
        [second, top],
        [margin, top + row],
        [second, top + row],
      ] as const)
    : ([
        [margin, top],
        [second, top],
        [second + broad + between, top],
        [second + broad * 2 + between + gap, top],
      ] as const)
  return { tall, note, margin, gap, broad, high, top, row, places, tube }
}

export type Plan = ReturnType<typeof planOf>
