/** How a grid of like boxes fills a space best. */

export const GAP_PX = 16
export const CAPTION_PX = 26

/**
 * @param count - Of boxes.
 * @param aspect - Width by height of each.
 * @param space - In CSS pixels; each box has a caption under it.
 * @returns The number of columns in which they are largest.
 */
export function columnsFor(
  count: number,
  aspect: number,
  space: { readonly width: number; readonly height: number },
): number {
  const widthIn = (columns: number) => {
    const rows = Math.ceil(count / columns)
    const wide = (space.width - GAP_PX * (columns - 1)) / columns
    const high = (space.height - rows * CAPTION_PX) / rows
    return Math.min(wide, high * aspect)
  }
  const all = Array.from({ length: count }, (_, index) => index + 1)
  return all.reduce((best, columns) => (widthIn(columns) > widthIn(best) ? columns : best), 1)
}
