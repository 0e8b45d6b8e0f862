import { clamp, shownHour } from '@found-time/clock-runtime'

/** Nine rows from the top, five cells each. No row is empty: each layer of a carving needs both its figures. */
const FIGURES = [
  '.###. ##### ##.## ##.## ##.## ##.## ##.## ##### .###.',
  '..##. .###. ####. ..##. ..##. ..##. ..##. .#### .####',
  '.###. ##### ##.## ...## ..### .###. ###.. ##### #####',
  '####. ##### ...## ...## .###. ...## ...## ##### ####.',
  '##.## ##.## ##.## ##.## ##### ##### ...## ...## ...##',
  '##### ##### ##... ####. ##### ...## ##.## ##### .###.',
  '.###. ##### ##... ####. ##### ##.## ##.## ##### .###.',
  '##### ##### ...## ..### ..##. .###. .##.. .##.. .##..',
  '.###. ##### ##.## ##.## .###. ##.## ##.## ##### .###.',
  '.###. ##### ##.## ##.## ##### .#### ...## ##### .###.',
].map((figure) => figure.split(' ').map((row) => [...row].map((cell) => cell === '#')))

/** Cells of one figure. */
export const FIGURE = { wide: 5, high: 9 }

/** Two figures beside each other, or the first above the second with a cell of air between them. */
export type Form = 'row' | 'tower'

/** Rows of cells from the foot up; `[height][along]`. */
export type Silhouette = readonly (readonly boolean[])[]

/**
 * What a shadow has to show.
 * @param number - `0` to `99`.
 */
export function silhouetteOf(number: number, form: Form): Silhouette {
  const tens = FIGURES[Math.floor(number / 10)]!
  const units = FIGURES[number % 10]!
  const rows =
    form === 'row'
      ? tens.map((row, index) => [...row, false, ...units[index]!])
      : [...tens, Array.from({ length: FIGURE.wide }, () => false), ...units]
  return rows.toReversed()
}

/**
 * Where rods can hold the figures without being seen through them: in a row, one under each; in a tower, one under the
 * units and one between both.
 * @returns Places along the wall, as in the silhouette.
 */
export function supportsOf(silhouette: Silhouette, form: Form): number[] {
  const among = (from: number, ...levels: number[]) =>
    [2, 1, 3, 0, 4]
      .map((column) => from + column)
      .find((place) => levels.every((z) => silhouette[z]![place]))!
  return form === 'row'
    ? [among(0, 0), among(FIGURE.wide + 1, 0)]
    : [among(0, 0), among(0, FIGURE.high - 1, FIGURE.high + 1)]
}

/** A cube's place in cells: `x` away from the left wall, `y` away from the right wall, `z` up. */
export interface Cube {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** One text for a cube's place. */
export const keyOf = ({ x, y, z }: Cube) => `${x} ${y} ${z}`

/**
 * The carving whose shadow along `x` is the one silhouette and along `y` the other. A cube stays where both lights
 * need it, so no light falls through where a figure is, nor is any stopped where none is.
 * The left wall is seen from the right: its figures run towards the corner, from great `y` to small.
 */
export function carve(left: Silhouette, right: Silhouette): Cube[] {
  const cubes: Cube[] = []
  for (const [z, leftRow] of left.entries())
    for (const [place, isLeft] of leftRow.entries())
      for (const [x, isRight] of right[z]!.entries())
        if (isLeft && isRight) cubes.push({ x, y: leftRow.length - 1 - place, z })
  return cubes
}

/** What a light along one axis leaves dark, from its place along the wall and its height. */
export function shadowOf(cubes: readonly Cube[], wall: 'left' | 'right'): Set<string> {
  return new Set(cubes.map(({ x, y, z }) => `${wall === 'left' ? y : x} ${z}`))
}

/** The hour's number as it is written: `1` to `12`, or `0` to `23`. */
export const hourNumber = (hour: number, hourCycle: 12 | 24) => shownHour(hour, hourCycle)

/** Where a cube is and where it will be. */
export interface Slide {
  readonly from: Cube
  readonly to: Cube
}

const nearest = (cube: Cube, others: readonly Cube[]) => {
  let best = others[0]!
  const away = (other: Cube) => Math.abs(other.x - cube.x) + Math.abs(other.y - cube.y)
  for (const other of others) if (away(other) < away(best)) best = other
  return best
}

/**
 * How one carving becomes another: every cube slides inside its own layer. Where the other has more, cubes part from
 * their neighbours; where it has fewer, they slide into one another.
 */
export function slidesOf(now: readonly Cube[], next: readonly Cube[]): Slide[] {
  const slides: Slide[] = []
  for (const z of new Set(now.map((cube) => cube.z))) {
    const before = now.filter((cube) => cube.z === z)
    const after = next.filter((cube) => cube.z === z)
    const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
    const going = before.filter((cube) => !has.has(keyOf(cube)))
    for (const cube of before) if (has.has(keyOf(cube))) slides.push({ from: cube, to: cube })
    for (const to of after) {
      if (had.has(keyOf(to))) continue
      const from = nearest(to, going.length > 0 ? going : before)
      if (going.length > 0) going.splice(going.indexOf(from), 1)
      slides.push({ from, to })
    }
    for (const from of going) slides.push({ from, to: nearest(from, after) })
  }
  return slides
}

/** The last part of a minute, in which the carving becomes the next one, in seconds. */
export const CHANGE_S = 1

/**
 * How far a layer's cubes have slid to their places in the next minute, `0` to `1`: one layer after the other.
 * @param second - Into the minute, `0` up to `60`.
 * @param height - Of the layer in its figure, `0` at the foot to `1`.
 */
export function slideAt(second: number, height: number): number {
  const part = clamp((second - (60 - CHANGE_S) - height * 0.5) / 0.5)
  return part * part * part * (part * (6 * part - 15) + 10)
}

/** Tiles of the plinth. */
export const TILES = 60

/**
 * How far a tile of the plinth stands out, in tiles: not at all, a little when its second has come, and a good deal at
 * the moment it comes. As the minute ends all of them are drawn in, the first one first, but for that one itself.
 * @param second - Into the minute, `0` up to `60`.
 */
export function tileAt(index: number, second: number): number {
  const since = second - index
  if (since < 0) return 0
  const spring = 0.85 * Math.exp(-6.5 * since) * Math.cos(since * 15)
  const drawn = index === 0 ? 0 : clamp((second - 59.5 - (index / TILES) * 0.35) / 0.14)
  return Math.max(0, (0.2 + spring * Math.min(1, since / 0.06)) * (1 - drawn))
}
