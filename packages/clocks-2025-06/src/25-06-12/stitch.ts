type Context = CanvasRenderingContext2D

export const CLOTH = {
  linen: '#e63f7c',
  hole: '#b42459',
  weave: '#f0598f',
  print: '#c62d68',
  stripe: '#fff1f4',
} as const

/** The under and the upper leg of a stitch. */
export const THREADS = {
  figure: ['#f3d3dd', '#ffffff'],
  motif: ['#f3d3dd', '#ffffff'],
  letter: ['#e2a51c', '#ffd23f'],
  ground: ['#4a0a3a', '#6d1254'],
} as const

export type ThreadName = keyof typeof THREADS
export type Cell = readonly [column: number, row: number]

/** One leg of each of many stitches. */
function paintLegs(context: Context, cells: readonly Cell[], cell: number, upper: boolean) {
  const edge = 0.2
  context.beginPath()
  for (const [column, row] of cells) {
    const [left, right] = [(column + edge) * cell, (column + 1 - edge) * cell]
    const [top, bottom] = [(row + edge) * cell, (row + 1 - edge) * cell]
    context.moveTo(left, upper ? bottom : top)
    context.lineTo(right, upper ? top : bottom)
  }
  context.stroke()
}

/** Crosses, all their under legs first: in good work the upper ones lie all the same way. */
export function paintCrosses(
  context: Context,
  cells: readonly Cell[],
  cell: number,
  thread: ThreadName,
  legs = 2,
) {
  context.lineCap = 'round'
  context.lineWidth = cell * 0.38
  for (const upper of [false, true].slice(0, legs)) {
    context.strokeStyle = THREADS[thread][upper ? 1 : 0]
    paintLegs(context, cells, cell, upper)
  }
}

/** Even-weave cloth: its threads and the holes between them, and a tea towel's stripes down both sides. */
export function paintCloth(context: Context, width: number, height: number, cell: number, free: number) {
  context.fillStyle = CLOTH.linen
  context.fillRect(0, 0, width, height)
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const stripes =
    free > 9
      ? [
          [0.22, 0.16],
          [0.46, 0.05],
          [0.58, 0.05],
          [0.7, 0.16],
        ]
      : [[0.28, 0.3]]
  context.fillStyle = CLOTH.stripe
  for (const [at, wide] of stripes) {
    const w = Math.max(1, Math.round(free * wide!)) * cell
    const x = Math.round(free * at!) * cell
    context.fillRect(x, 0, w, height)
    context.fillRect(Math.round(width / cell) * cell - x - w, 0, w, height)
  }
  context.globalAlpha = 0.5
  context.fillStyle = CLOTH.weave
  for (let column = 0; column <= columns; column++)
    context.fillRect((column + 0.4) * cell, 0, cell * 0.2, height)
  context.globalAlpha = 1
  context.fillStyle = CLOTH.hole
  const hole = Math.max(0.5, cell * 0.16)
  context.beginPath()
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++)
      context.rect(column * cell - hole / 2, row * cell - hole / 2, hole, hole)
  context.fill()
}
