/** The four lanes: what one of its vehicles counts, how many may come, and what drives there. */
export const LANES = [
  { label: '10', unit: 'h', most: 2, vehicle: 'lorry' },
  { label: '1', unit: 'h', most: 9, vehicle: 'bus' },
  { label: '10', unit: 'min', most: 5, vehicle: 'van' },
  { label: '1', unit: 'min', most: 9, vehicle: 'car' },
] as const

export type Kind = (typeof LANES)[number]['vehicle']

/**
 * How many vehicles are in each lane.
 * @example countsAt(15, 42, 24) // [1, 5, 4, 2]
 */
export function countsAt(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  return [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
}

/** How broad and how high each is, in parts of its lane's breadth. */
const SHAPES: Readonly<Record<Kind, readonly [broad: number, high: number]>> = {
  lorry: [0.9, 1.34],
  bus: [0.88, 1.08],
  van: [0.84, 0.92],
  car: [0.84, 0.62],
}

/** At most this much of its height does one stand behind the next, where there is room. */
const APART: Readonly<Record<Kind, number>> = { lorry: 0.62, bus: 0.56, van: 0.62, car: 0.62 }

/** The road as one sees it from a footbridge through a long lens, in pixels. */
export interface Road {
  readonly upright: boolean
  /** Where the first of each lane stands. */
  readonly stop: number
  /** Where what comes towards us would be as small as a point, below nought. */
  readonly far: number
  /** How broad a lane is at the stop line, and where its middle is there. */
  readonly lane: number
  readonly middles: readonly number[]
  readonly centre: number
  /** Where the crossing begins, below the lanes' words. */
  readonly crossing: number
}

export function roadOf(width: number, height: number): Road {
  const upright = height > width * 1.1
  const lane = width / 4
  const stop = height * (upright ? 0.825 : 0.775)
  const last = upright ? 0.76 : 0.6
  const room = stop - height * 0.025
  const car = Math.min(SHAPES.car[1] * lane, height * 0.24)
  const depth = (room - car * last) / (1 - last)
  return {
    upright,
    stop,
    far: stop - depth,
    lane,
    middles: [0.5, 1.5, 2.5, 3.5].map((at) => at * lane),
    centre: width / 2,
    crossing: height * (upright ? 0.88 : 0.852),
  }
}

/** How large what stands at a height of the picture is: `1` at the stop line. */
export const scaleAt = ({ stop, far }: Road, y: number) => (y - far) / (stop - far)

/** Where a point of the road that is `x` at the stop line is at another scale. */
export const acrossAt = ({ centre }: Road, x: number, scale: number) => centre + (x - centre) * scale

/** How broad and high a vehicle of the lane is at the stop line. */
export function sizeOf(road: Road, lane: number): readonly [number, number] {
  const [broad, high] = SHAPES[LANES[lane]!.vehicle]
  // On a low stage they are as high as leaves room for those behind them.
  const unit = Math.min(road.lane * (road.upright ? 1.09 : 1), road.stop * 0.39)
  return [broad * unit, high * unit]
}

export interface Standing {
  readonly x: number
  /** Where its wheels are. */
  readonly y: number
  readonly scale: number
}

/**
 * Where a vehicle stands: the first at the stop line, the next behind it; all that may come have room.
 * @param index - Which one of its lane, from `0`.
 */
export function placeOf(road: Road, lane: number, index: number): Standing {
  const { most, vehicle } = LANES[lane]!
  const high = sizeOf(road, lane)[1]
  const depth = road.stop - road.far
  const room = road.stop * 0.975
  const least = Math.max(0.05, (depth - room) / (depth - high))
  const packed = least ** (1 / (most - 1))
  const apart = road.upright ? 1.34 : APART[vehicle]
  const step = Math.max(packed, 1 - (apart * high) / depth)
  const scale = step ** index
  return {
    x: acrossAt(road, road.middles[lane]!, scale),
    y: road.far + depth * scale,
    scale,
  }
}

/** What the buses have on their blinds. */
export const BLINDS = [
  'SORRY',
  'DEPOT',
  'NEARLY',
  'RING ROAD',
  'ELSEWHERE',
  'AND BACK',
  'TERMINUS',
  'VIA DEPOT',
  'HOME',
] as const

/** How far each letter of Overpass Black is set on, in thousandths of its size, as the typeface's own table has it. */
const ADVANCES: Readonly<Record<string, number>> = {
  E: 641,
  H: 735,
  I: 304,
  M: 813,
  N: 725,
  O: 717,
  R: 706,
  S: 623,
  T: 615,
  U: 727,
}

/** How broad a word is, as a part of its size. */
export const breadthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + ADVANCES[letter]!, 0) / 1000

/** How far the pigeon has come in its minute over the crossing, from `0` to `1`: a step a second. */
export const pigeonAt = (second: number, part: number): number => (second + part) / 60

/** How long its step takes. */
export const STEP_MS = 300
