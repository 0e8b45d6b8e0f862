/** What each clock looks like at a time of the morning, for telling them apart: its poster, where that shows it as it is. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { POSTER_SIZE } from '@found-time/catalogue'
import { momentOf } from '@found-time/clock-runtime'
import { entryOfFolder } from '../ledger/ledger.ts'
import { type ClockFolder, dayOf } from '../screenshots/index.ts'
import { decode, type Picture } from './pictures.ts'

export interface Posters {
  readonly clocks: readonly ClockFolder[]
  of(clock: ClockFolder): Promise<Picture>
}

/** Of which time they are. */
const AT = '10:08:42'

const SKETCH = { width: 320, height: 168 }

/** @param take - Takes a PNG of a clock at a moment. */
export function openPosters(
  clocks: readonly ClockFolder[],
  take: (clock: ClockFolder, epochMs: number, size: typeof POSTER_SIZE) => Promise<Buffer>,
): Posters {
  const known = new Map<string, Promise<Picture>>()
  let last: Promise<unknown> = Promise.resolve()

  async function render(clock: ClockFolder): Promise<Picture> {
    const file = path.resolve(clock.folder, '../../posters', `${clock.name}.jpg`)
    if (existsSync(file) && (await entryOfFolder('poster', clock))) return decode(file, SKETCH)
    // One after the other: they share a page.
    const taking = last.then(() => take(clock, momentOf(AT, dayOf(clock), 'UTC'), POSTER_SIZE))
    last = taking.catch(() => {})
    return decode(await taking, SKETCH)
  }

  return {
    clocks,
    of(clock) {
      const poster = known.get(clock.name) ?? render(clock)
      known.set(clock.name, poster)
      return poster
    },
  }
}

/** Lightness and two colour axes that an eye finds evenly spaced (Björn Ottosson's Oklab). */
function oklab(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** Pixels of a poster to one of its sketch, each way. */
const COARSE = 10

type Sketch = readonly (readonly [number, number, number])[]

/** Every poster is held against every other. */
const sketches = new WeakMap<Picture, Sketch>()

function sketchOf(picture: Picture): Sketch {
  const known = sketches.get(picture) ?? sketch(picture)
  sketches.set(picture, known)
  return known
}

function sketch({ width, height, pixels }: Picture): Sketch {
  const columns = Math.floor(width / COARSE)
  return Array.from({ length: columns * Math.floor(height / COARSE) }, (_, cell) => {
    const left = (cell % columns) * COARSE
    const top = Math.floor(cell / columns) * COARSE
    const sum: [number, number, number] = [0, 0, 0]
    for (let row = top; row < top + COARSE; row++)
      for (let column = left; column < left + COARSE; column++)
        for (const channel of [0, 1, 2] as const)
          sum[channel] += pixels[(row * width + column) * 3 + channel]!
    return oklab(...(sum.map((value) => value / COARSE ** 2) as typeof sum))
  })
}

/** How different two posters look: `0` the same, `100` black and white. A glance's worth of detail is compared. */
export function distance(a: Picture, b: Picture): number {
  const [one, other] = [sketchOf(a), sketchOf(b)]
  const sum = one.reduce(
    (total, lab, cell) => total + Math.hypot(...lab.map((value, axis) => value - other[cell]![axis]!)),
    0,
  )
  return (100 * sum) / one.length
}
