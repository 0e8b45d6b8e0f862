import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/** Compass bearings, in degrees clockwise from north, `0` up to but not including `360`. */
export interface Bearings {
  /** Thirty degrees an hour and half a degree a minute. */
  readonly hour: number
  /** Six degrees a minute. */
  readonly minute: number
}

/** Where the two aircraft are while a minute lasts. */
export function bearingsAt(hour: number, minute: number): Bearings {
  return { hour: (hour % 12) * 30 + minute / 2, minute: minute * 6 }
}

/** How long the plots take to settle on a new minute, in seconds. */
const HOP_SECONDS = 0.5

/**
 * How far the plots still are from where the minute puts them, in minutes: `-1` just before the hop, beyond `0` as they
 * overshoot, `0` from half a second on.
 * @param seconds - Of the minute, with the fraction.
 */
export function hopAt(seconds: number): number {
  if (seconds >= HOP_SECONDS) return 0
  const share = seconds / HOP_SECONDS
  return -Math.cos(share * Math.PI * 1.5) * (1 - share) ** 1.6
}

/**
 * How brightly something on the screen shines: the sweep lights it, then it fades until the sweep is back.
 * @param bearing - Degrees.
 * @param seconds - Of the minute, with the fraction: the sweep turns six degrees a second, from north.
 * @returns `1` under the sweep, halved every six seconds.
 */
export function glowAt(bearing: number, seconds: number): number {
  const age = (((seconds * 6 - bearing) % 360) + 360) % 360
  return 2 ** (-age / 36)
}

/**
 * A bearing as it is written on a strip: three figures, north being 360.
 * @example headingOf(321) // '321'
 */
export function headingOf(bearing: number): string {
  return String(Math.floor(bearing) % 360 || 360).padStart(3, '0')
}

/** The call signs of the two aircraft: the hour as people write it, and the minute. */
export function callSignsOf(hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] {
  const written = hourDigits(hour, hourCycle)
  return [`HR${written}`, `MN${twoDigits(minute)}`]
}

/** A place on the screen, east and south of its middle, the screen's rim being at `1`. */
export type Place = readonly [x: number, y: number]

export function placeOf(bearing: number, range: number): Place {
  const angle = (bearing * Math.PI) / 180
  return [Math.sin(angle) * range, -Math.cos(angle) * range]
}

/** How far out the aircraft fly. */
export const HOUR_RANGE = 0.38
export const MINUTE_RANGE = 0.655
/** Where the inner scale begins: tags stay inside. */
export const SCALE_RANGE = 0.755
/** Half a tag's width and height. */
export const TAG: Place = [0.165, 0.071]

/** How little a tag keeps off a point, `0` when it lies on it. */
function gapOf([x, y]: Place, [pointX, pointY]: Place): number {
  return Math.hypot(Math.max(0, Math.abs(x - pointX) - TAG[0]), Math.max(0, Math.abs(y - pointY) - TAG[1]))
}

/** Places for a tag round its aircraft, best first when nothing else decides. */
function placesRound([x, y]: Place): Place[] {
  return Array.from({ length: 48 }, (_, index) => {
    const away = placeOf((index % 24) * 15 + 7.5, 1)
    const stretch = index < 24 ? 1 : 1.45
    return [x + away[0] * (TAG[0] + 0.105) * stretch, y + away[1] * (TAG[1] + 0.115) * stretch] as const
  })
}

/**
 * Where the two tags lie: beside their aircraft, inside the scale, off each other, off both echoes and off the lines
 * drawn from them to the scale.
 */
export function tagsAt({ hour, minute }: Bearings): readonly [hour: Place, minute: Place] {
  const blips = [placeOf(hour, HOUR_RANGE), placeOf(minute, MINUTE_RANGE)] as const
  const lines = [hour, minute].flatMap((bearing, index) =>
    [0.2, 0.45, 0.7, 1].map((share) => {
      const from = index ? MINUTE_RANGE : HOUR_RANGE
      return placeOf(bearing, from + (SCALE_RANGE - from) * share)
    }),
  )
  const trail = [1, 2, 3].map((ago) => placeOf(minute - ago * 6, MINUTE_RANGE))
  const costOf = (place: Place) => {
    const reach = Math.hypot(Math.abs(place[0]) + TAG[0], Math.abs(place[1]) + TAG[1])
    let cost = reach > SCALE_RANGE ? 40 + 400 * (reach - SCALE_RANGE) : 0
    for (const blip of blips) cost += Math.max(0, 0.1 - gapOf(place, blip)) * 900
    for (const point of lines) cost += Math.max(0, 0.03 - gapOf(place, point)) * 300
    for (const point of trail) cost += Math.max(0, 0.02 - gapOf(place, point)) * 60
    return cost + Math.hypot(place[0], place[1]) * 0.3
  }
  const [hours, minutes] = blips.map((blip) =>
    placesRound(blip)
      .map((place, index) => ({ place, cost: costOf(place) + index * 0.02 }))
      .sort((one, other) => one.cost - other.cost),
  ) as [{ place: Place; cost: number }[], { place: Place; cost: number }[]]
  let best = { cost: Number.POSITIVE_INFINITY, places: [blips[0], blips[1]] as readonly [Place, Place] }
  for (const one of hours)
    for (const other of minutes) {
      const cost = one.cost + other.cost
      if (cost >= best.cost) break
      const isClear =
        Math.abs(one.place[0] - other.place[0]) > TAG[0] * 2 + 0.02 ||
        Math.abs(one.place[1] - other.place[1]) > TAG[1] * 2 + 0.02
      if (isClear) best = { cost, places: [one.place, other.place] }
    }
  return best.places
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** The screen: its middle and its radius with the scale. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The rack of strips. */
  readonly bay: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly isTall: boolean
  /** On the smallest stages only ring, echoes and call signs are left. */
  readonly isBare: boolean
}

export function layoutOf(width: number, height: number): Layout {
  const isBare = Math.min(width, height) < 200
  const isTall = height / width > 1.12
  const isSquare = !isTall && width / height < 1.22
  if (isSquare) {
    const deep = isBare ? 0 : height * 0.2
    const radius = (Math.min(width, height - deep) / 2) * 0.965
    return {
      width,
      height,
      x: width / 2,
      y: (height - deep) / 2,
      radius,
      bay: { x: 0, y: height - deep, width, height: deep },
      isTall: true,
      isBare,
    }
  }
  if (isTall) {
    const deep = Math.max(height * 0.3, Math.min(height * 0.38, height - width * 1.22))
    const radius = (Math.min(width, height - deep) / 2) * 0.955
    return {
      width,
      height,
      x: width / 2,
      y: (height - deep) / 2,
      radius,
      bay: { x: 0, y: height - deep, width, height: deep },
      isTall,
      isBare,
    }
  }
  const wide = isBare ? width - height : Math.min(width - height * 0.98, height * 0.72)
  const radius = (Math.min(width - wide, height) / 2) * 0.955
  return {
    width,
    height,
    x: (width - wide) / 2,
    y: height / 2,
    radius,
    bay: { x: width - wide, y: 0, width: wide, height },
    isTall,
    isBare,
  }
}
