const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

const words = (count: number): string => ONES[count] ?? `twenty${count > 20 ? `-${ONES[count - 20]}` : ''}`

/** What the outer disc has for a minute: as many as have passed, or, in the second half, as are to come. */
function minuteWords(minute: number): string {
  const count = minute > 30 ? 60 - minute : minute
  if (count === 0) return 'on the stroke'
  if (count === 15) return 'a quarter'
  return count === 30 ? 'half' : words(count)
}

/** The sixty phrases of the outer disc. */
export const OUTER: readonly string[] = Array.from({ length: 60 }, (_, minute) => minuteWords(minute))

/** The middle disc has its three words twelve times: it goes on by three in an hour. */
export const MIDDLE: readonly string[] = Array.from({ length: 12 }, () => ['of', 'past', 'to']).flat()

/** The inner disc has a day's hours. */
export const INNER: readonly string[] = Array.from({ length: 24 }, (_, hour) => {
  if (hour === 0) return 'midnight'
  return hour === 12 ? 'noon' : ONES[hour % 12]!
})

const third = (minute: number) => (minute === 0 ? 0 : minute <= 30 ? 1 : 2)

/** Which place of each disc stands in the cut-out. Counted on without end, so that a disc never turns back. */
export function placesAt(hour: number, minute: number) {
  return {
    outer: hour * 60 + minute,
    middle: hour * 3 + third(minute),
    inner: hour + (minute > 30 ? 1 : 0),
  }
}

const at = (list: readonly string[], place: number) => list[place % list.length]!

/**
 * What is read in the cut-out.
 * @example readAt(10, 42) // 'eighteen to eleven'
 */
export function readAt(hour: number, minute: number): string {
  const { outer, middle, inner } = placesAt(hour, minute)
  return `${at(OUTER, outer)} ${at(MIDDLE, middle)} ${at(INNER, inner)}`
}

/** How long the discs take to turn on at a full minute, and the rim at a full second. */
export const TURN_MS = 800
export const TICK_MS = 240

/**
 * Where everything is along the radius in the cut-out, from the stage's edge towards the discs' centre, in parts of the
 * type's size. The discs are so large that sixty lines of type have room round the inner edge of the outer one.
 */
export const RADIUS = {
  rim: 0.14,
  seconds: 0.36,
  ticks: [0.52, 0.7],
  window: [0.78, 12.1],
  outer: 0.7,
  outerEnd: 6.04,
  middle: 6.22,
  middleCentre: 7.22,
  inner: 8.22,
  innerStart: 8.42,
  hub: 11.96,
  centre: 16.7,
  all: 12.4,
} as const

/** Half the height of the cut-out, in parts of the type's size. */
export const HALF = 0.62

/**
 * The radius that is read lies across a stage that is broad, and from corner to corner of one that is not: it is as
 * long as the stage allows, and so is the type.
 */
export function planOf(width: number, height: number) {
  const slanted = width < height * 1.25
  const angle = slanted ? Math.atan2(height, width) : 0
  const length = slanted ? Math.hypot(width, height) : width
  // In a corner the cut-out needs its own breadth before it is whole.
  const inset = slanted ? HALF * 0.62 * Math.max(Math.tan(angle), 1 / Math.tan(angle)) - 0.2 : 0
  const size = Math.min(length / (RADIUS.all + inset * 2), height / (HALF * 5))
  const start = (length - RADIUS.all * size) / 2
  const place = (along: number): [number, number] => {
    const from = along * size + start - length / 2
    return [width / 2 + from * Math.cos(angle), height / 2 + from * Math.sin(angle)]
  }
  return { angle, size, start, place, centre: place(RADIUS.centre) }
}

/** The box of the stage in which the rim is. */
export function rimBox(width: number, height: number) {
  const { angle, size, centre } = planOf(width, height)
  const points: [number, number][] = []
  for (let turn = -0.6; turn <= 0.6; turn += 0.005)
    for (const along of [RADIUS.rim, RADIUS.ticks[1]]) {
      const radius = (RADIUS.centre - along) * size
      const x = centre[0] - radius * Math.cos(angle + turn)
      const y = centre[1] - radius * Math.sin(angle + turn)
      if (x > -size && y > -size && x < width + size && y < height + size) points.push([x, y])
    }
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const left = within(Math.floor(Math.min(...points.map(([x]) => x))), width)
  const top = within(Math.floor(Math.min(...points.map(([, y]) => y))), height)
  const right = within(Math.ceil(Math.max(...points.map(([x]) => x))), width)
  const bottom = within(Math.ceil(Math.max(...points.map(([, y]) => y))), height)
  return { left, top, width: right - left, height: bottom - top }
}
