/** Several pictures on one. */
import sharp from 'sharp'

const GAP = 16
const GROUND = '#f4f2ee'

/**
 * Lays pictures out in rows, each scaled to a height.
 * @param rows - PNGs; a row may be shorter than another.
 * @param height - Pixels of each row.
 * @returns A PNG.
 */
export async function layOut(rows: readonly (readonly Buffer[])[], height: number): Promise<Buffer> {
  const scaled = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map(async (picture) => {
          const { data, info } = await sharp(picture)
            .resize({ height })
            .png()
            .toBuffer({ resolveWithObject: true })
          return { data, width: info.width }
        }),
      ),
    ),
  )
  const pieces = scaled.flatMap((row, index) => {
    let left = GAP
    return row.map(({ data, width }) => {
      const piece = { input: data, left, top: GAP + index * (height + GAP) }
      left += width + GAP
      return piece
    })
  })
  const width = Math.max(...scaled.map((row) => row.reduce((sum, piece) => sum + piece.width + GAP, GAP)))
  return sharp({
    create: { width, height: GAP + rows.length * (height + GAP), channels: 3, background: GROUND },
  })
    .composite(pieces)
    .png()
    .toBuffer()
}
