/** How far the sails are turned, in degrees clockwise from the top. */
export const sailsAt = (hour: number, minute: number) => ({
  short: ((hour % 12) + minute / 60) * 30,
  long: minute * 6,
})

/** The bare sails go round in a minute, by a second at a time. */
export const bareAt = (second: number, moved: number): number => (second - 1 + moved) * 6

/** For how long the wind is in them in each second. */
export const GUST_MS = 450

export interface Tile {
  readonly x: number
  readonly y: number
  readonly column: number
  readonly row: number
}

/** The wall: tiles as large as they can be round a picture of four by four, or of three by three where it is upright. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.1
  const less = Math.min(width, height)
  const across = tall ? 3 : 4
  const size = less / across
  // The picture is at the right, or somewhat over the middle.
  const spare = Math.abs(width - height)
  const left = tall ? 0 : width > height ? spare - (spare > size * 2 ? size * 0.28 : 0) : 0
  const top = tall ? Math.round(spare * 0.46) : 0
  const tiles: Tile[] = []
  for (let column = -Math.ceil(left / size); left + column * size < width; column++)
    for (let row = -Math.ceil(top / size); top + row * size < height; row++)
      tiles.push({ x: left + column * size, y: top + row * size, column, row })
  return { size, across, left, top, tiles, side: size * across }
}

/** Whether a tile belongs to the picture of the mill. */
export const isPicture = ({ column, row }: Tile, across: number): boolean =>
  column >= 0 && row >= 0 && column < across && row < across

/** The tiles round the picture, those first of which most is seen. */
export function tilesRound(width: number, height: number): Tile[] {
  const { size, across, tiles } = planOf(width, height)
  const seen = ({ x, y }: Tile) =>
    Math.round((Math.min(x + size, width) - Math.max(x, 0)) * 8) *
    Math.round((Math.min(y + size, height) - Math.max(y, 0)) * 8)
  return tiles.filter((tile) => !isPicture(tile, across)).sort((one, other) => seen(other) - seen(one))
}

/**
 * Each minute one tile of some is taken out for another: with the picture that has been away for longest. So no two are
 * alike, as long as there are as many pictures as tiles.
 * @param tile - Which of them, from 0.
 * @returns Which picture is on it.
 */
export function motifOf(tile: number, tiles: number, hour: number, minute: number, motifs: number): number {
  const now = hour * 60 + minute
  const since = now - ((((now - tile) % tiles) + tiles) % tiles)
  return (since + tiles * motifs) % motifs
}
