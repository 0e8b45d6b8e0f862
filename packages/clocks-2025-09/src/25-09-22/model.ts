import { BRANCHES, OTHERS } from './lockfile'

/** A package: its name and its version. */
export interface Leaf {
  readonly name: string
  readonly version: string
}

export interface Branch extends Leaf {
  readonly leaves: readonly Leaf[]
}

/** The twelve branches as they are written in `lockfile.ts`; the twelfth hour's comes first, as on a dial. */
export const TREE: readonly Branch[] = BRANCHES.map((line) => {
  const [name = '', version = '', ...rest] = line.split(' ')
  const leaves = rest.map((text) => {
    const at = text.lastIndexOf('@')
    return { name: text.slice(0, at), version: text.slice(at + 1) }
  })
  return { name, version, leaves }
})

/**
 * What is installed at a time.
 * @returns The branch of the hour and what is written on it, and the leaf of the minute: five to a branch.
 * @example installedAt(15, 42) // { branch: 3, hour: '3', leaf: { name: 'isarray', … } }
 */
export function installedAt(hour: number, minute: number) {
  return {
    branch: hour % 12,
    hour: String(hour % 12 || 12),
    leaf: TREE[Math.floor(minute / 5)]!.leaves[minute % 5]!,
  }
}

/** What the log says; at the end of a minute it sums up, and does not say more than it knows. */
export const logAt = (second: number): string =>
  second === 59 ? 'looked for 0 vulnerabilities' : `+ ${OTHERS[second]!}`

/**
 * A name in large type: a long one is broken at the hyphen nearest its middle.
 * @example linesOf('package-manager-detector') // ['package-', 'manager-detector']
 */
export function linesOf(name: string): string[] {
  if (name.length < 14) return [name]
  const breaks = [...name.matchAll(/-/g)].map(({ index }) => index + 1)
  const off = (at: number) => Math.abs(at - name.length / 2)
  const [best] = breaks.sort((a, b) => off(a) - off(b))
  return best ? [name.slice(0, best), name.slice(best)] : [name]
}

/** A row of the list: where its middle is, and how high it is. */
export interface Row {
  readonly minute: number
  readonly y: number
  readonly height: number
  /** `1` where the tree grows to the right, `-1` to the left. */
  readonly side: 1 | -1
}

export interface Plan {
  readonly tall: boolean
  readonly trunk: number
  /** From the trunk: where branches end, where leaves are, and where names begin. */
  readonly node: number
  readonly tip: number
  readonly text: number
  /** How much room there is for names. */
  readonly room: number
  readonly ground: number
  /** The size of names, and of the minute's and the hour's figures. */
  readonly size: number
  readonly minuteSize: number
  readonly hourSize: number
  readonly rows: readonly Row[]
}

/**
 * How far out from the others' names a name stands: on an upright stage every other does, and the last but one
 * further, since the last of all is the longest.
 */
export function outOf({ tall, room }: Plan, minute: number): number {
  if (!tall || minute % 2) return 0
  return room * (minute === 58 ? 0.72 : 0.53)
}

/** How much more room than others the leaf of the minute takes, and each leaf on the hour's branch. */
const MINUTE_MORE = 5
const HOUR_MORE = 0.8

/** Lets a list of minutes share a height: the one of now takes several rows, those of the hour's branch a little more. */
function shared(
  minutes: readonly number[],
  branch: number,
  now: number,
  top: number,
  bottom: number,
  side: 1 | -1,
): Row[] {
  const weights = minutes.map(
    (minute) => 1 + (minute === now ? MINUTE_MORE : 0) + (Math.floor(minute / 5) === branch ? HOUR_MORE : 0),
  )
  const unit = (bottom - top) / weights.reduce((sum, weight) => sum + weight, 0)
  let y = top
  return minutes.map((minute, index) => {
    const height = weights[index]! * unit
    y += height
    return { minute, y: y - height / 2, height, side }
  })
}

const between = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * Math.sign(to - from))

/**
 * The tree on a stage. Where there is breadth it grows to both sides, with the minutes clockwise from the top; on an
 * upright stage to one side, from the top.
 */
export function planOf(width: number, height: number, hour: number, minute: number): Plan {
  const tall = width < height * 0.9
  const branch = hour % 12
  const [top, bottom] = [height * 0.018, height * (tall ? 0.952 : 0.935)]
  const rows = tall
    ? shared(between(0, 59), branch, minute, top, bottom, 1)
    : [
        ...shared(between(0, 29), branch, minute, top, bottom, 1),
        ...shared(between(59, 30), branch, minute, top, bottom, -1),
      ]
  const least = Math.min(...rows.map((row) => row.height))
  // Upright, every other name stands further out, and so has two rows' room.
  const size = Math.min(least * (tall ? 1.24 : 0.86), width * (tall ? 0.036 : 0.03))
  const own = rows.find((row) => row.minute === minute)!
  const arm = tall ? width * 0.93 : width / 2
  const text = arm * (tall ? 0.41 : 0.51)
  return {
    tall,
    trunk: tall ? width * 0.045 : width / 2,
    node: arm * (tall ? 0.265 : 0.3),
    tip: arm * (tall ? 0.36 : 0.445),
    text,
    room: arm * (tall ? 1 : 0.97) - text,
    ground: bottom,
    size,
    minuteSize: Math.min(own.height * 1.02, arm * 0.3),
    hourSize: Math.min(least * (5 + 5 * HOUR_MORE) * 0.86, arm * (tall ? 0.212 : 0.24)),
    rows,
  }
}
