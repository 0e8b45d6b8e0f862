import { clamp, twoDigits } from '@found-time/clock-runtime'

/**
 * Twelve stations from west to east, numbered as the hours. Where they stand is from the monuments' own pages at
 * Wikipedia, to a hundredth of a degree; the first is the bend of the Colorado now under the dam that is named after it.
 */
export interface Station {
  readonly name: string
  /** Degrees north and east. */
  readonly north: number
  readonly east: number
  readonly remark: string
  /** Which part of a picture stays when it is cut to a square or taller, from the left, `0` to `1`. */
  readonly focus: number
}

const station = (name: string, north: number, east: number, remark: string, focus = 0.5): Station => ({
  name,
  north,
  east,
  remark,
  focus,
})

export const STATIONS: readonly Station[] = [
  station('Black Canyon', 36.02, -114.74, 'Boat still here.', 0.2),
  station('Canyon de Chelly', 36.13, -109.47, 'River late again.', 0.4),
  station('Fort Sumter', 32.75, -79.87, 'Quiet since 1865.'),
  station('Castle Clinton', 40.7, -74.02, 'All ferries delayed.'),
  station('Machu Picchu', -13.16, -72.55, 'Cloud expected. Cloud here.', 0.4),
  station('Mont St-Michel', 48.64, -1.51, 'Tide: look out.', 0.55),
  station('Pont du Gard', 43.95, 4.54, 'No water since the Romans.', 0.7),
  station('Neuschwanstein', 47.56, 10.75, 'The king is out.', 0.45),
  station('Colosseum', 41.89, 12.49, 'Lions today: 0.'),
  station('Bent Pyramid', 29.79, 31.21, 'Status: still bent.', 0.55),
  station('Petra', 30.34, 35.43, 'Rose-red. Take our word.'),
  station('Mutianyu', 40.43, 116.56, 'Seen from space: no.', 0.4),
]

const RADIANS = Math.PI / 180
const J2000 = Date.UTC(2000, 0, 1, 12)
const DAY = 86_400_000

/**
 * Where the sun stands over the equator and how far the Earth has turned, in degrees: the formulas of low precision in
 * the Astronomical Almanac, good to a hundredth of a degree from 1950 to 2050.
 */
export function sunAt(epochMs: number) {
  const days = (epochMs - J2000) / DAY
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS
  const longitude =
    (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS
  const tilt = (23.439 - 0.0000004 * days) * RADIANS
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / RADIANS
  return {
    declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)) / RADIANS,
    ascension: (ascension + 360) % 360,
    sidereal: 280.46062 + 360.98564737 * days,
  }
}

/** How high the sun stands over a station's horizon, in degrees. */
export function altitudeAt({ north, east }: Pick<Station, 'north' | 'east'>, epochMs: number): number {
  const { declination, ascension, sidereal } = sunAt(epochMs)
  const hourAngle = (sidereal + east - ascension) * RADIANS
  const [place, sun] = [north * RADIANS, declination * RADIANS]
  return (
    Math.asin(Math.sin(place) * Math.sin(sun) + Math.cos(place) * Math.cos(sun) * Math.cos(hourAngle)) /
    RADIANS
  )
}

/** What a station says of its sun. @example sunSaid(-12.4) // 'sun 12° down' */
export const sunSaid = (altitude: number): string =>
  `sun ${Math.abs(Math.round(altitude))}° ${Math.round(altitude) < 0 ? 'down' : 'up'}`

/** How bright a camera's picture is: full from ten degrees up, and from ten degrees down as dark as it gets. */
export function lightOf(altitude: number): number {
  const up = clamp((altitude + 10) / 20)
  return Math.round((0.34 + 0.66 * up) * 100) / 100
}

/** A place as it is written in the picture. @example placeSaid({ north: -13.16, east: -72.55 }) // '13.16°S 72.55°W' */
export const placeSaid = ({ north, east }: Pick<Station, 'north' | 'east'>): string =>
  `${Math.abs(north).toFixed(2)}°${north < 0 ? 'S' : 'N'} ${Math.abs(east).toFixed(2)}°${east < 0 ? 'W' : 'E'}`

/** Which camera is large, `1` to `12`, and the number of its picture in this hour, in two figures. */
export const shownAt = (hour: number, minute: number) => ({
  camera: hour % 12 || 12,
  picture: twoDigits(minute),
})

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Where the twelve pictures hang, the camera of the hour large, the others round it in their order, without a gap.
 * A wide wall has five by four places, of which the large one takes nine in a corner that changes with the hour. An
 * upright one is three places wide, the large one goes from side to side, and the next hour's has two places.
 */
export function wallOf(width: number, height: number, camera: number) {
  const wide = width > height * 0.9
  const others = Array.from({ length: 11 }, (_, index) => ((camera + index) % 12) + 1)
  const boxes = new Map<number, Box>()
  const xs = (part: number, of: number) => Math.round((width * part) / of)
  const ys = (part: number) => Math.round(height * part)
  const put = (id: number, x: [number, number, number], y: [number, number]) => {
    const [left, top] = [xs(x[0], x[2]), ys(y[0])]
    boxes.set(id, { left, top, width: xs(x[1], x[2]) - left, height: ys(y[1]) - top })
  }
  if (wide) {
    const right = camera % 4 === 1 || camera % 4 === 2
    const low = camera % 4 === 2 || camera % 4 === 3
    const [column, row] = [right ? 2 : 0, low ? 1 : 0]
    put(camera, [column, column + 3, 5], [row / 4, (row + 3) / 4])
    const free = Array.from({ length: 20 }, (_, index) => [index % 5, Math.floor(index / 5)] as const).filter(
      ([x, y]) => x < column || x >= column + 3 || y < row || y >= row + 3,
    )
    // In their order from 1, so that a number is found where it is looked for.
    for (const [index, id] of [...others].sort((a, b) => a - b).entries()) {
      const [x, y] = free[index]!
      put(id, [x, x + 1, 5], [y / 4, (y + 1) / 4])
    }
  } else {
    const [large, small] = [0.48, 0.13]
    const above = camera % 2 ? 2 : 0
    put(camera, [0, 3, 3], [above * small, above * small + large])
    let place = 0
    for (const [index, id] of others.entries()) {
      const row = Math.floor(place / 3)
      const top = row * small + (row >= above ? large : 0)
      const broad = index === 0 ? 2 : 1
      put(id, [place % 3, (place % 3) + broad, 3], [top, row === 3 ? 1 : top + small])
      place += broad
    }
  }
  return { wide, boxes }
}
