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
 * A path in a box of another size: stretched, and mirrored, for that is how it is bent.
 * @example stretched('M0 0H100', 200, 340) // 'M200 0H0'
 */
export function stretched(path: string, width: number, height: number): string {
  const across = (x: number) => Number((((BOX.width - x) / BOX.width) * width).toFixed(2))
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

/** Where the four digits stand, mirror-wise: the hours at the right of the minutes, or above them. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.05
  const unit = Math.min(width, height)
  const note = Math.max(tall ? width * 0.036 : 0, Math.min(unit * 0.034, width * 0.026))
  const margin = tall ? width * 0.13 : width * 0.07
  const gap = tall ? width * 0.15 : width * 0.055
  const colon = tall ? 0 : width * 0.115
  const broad = tall ? (width - margin * 2 - gap) / 2 : (width - margin * 2 - gap * 2 - colon) / 4
  const top = tall ? height * 0.105 : height * 0.185
  const between = tall ? height * 0.125 : 0
  const high = tall ? (height - top - between - height * 0.13) / 2 : height * 0.605
  const column = (index: number) => margin + index * (broad + gap)
  const places = tall
    ? ([
        [column(1), top],
        [column(0), top],
        [column(1), top + high + between],
        [column(0), top + high + between],
      ] as const)
    : ([
        [margin + 3 * broad + 2 * gap + colon, top],
        [margin + 2 * broad + gap + colon, top],
        [column(1), top],
        [column(0), top],
      ] as const)
  return {
    tall,
    note,
    margin,
    gap,
    colon,
    broad,
    high,
    top,
    between,
    places,
    tube: broad * (tall ? 0.175 : 0.17),
  }
}

export type Plan = ReturnType<typeof planOf>
