/** Where everything is, in CSS pixels. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** Too small for a page: two faces and as much of the board as there is room for. */
  readonly bare: boolean
  readonly board: { readonly x: number; readonly y: number; readonly cell: number; readonly ranks: number }
  /** A clock's diameter, the middle between the two, and the height of their centres when level. */
  readonly clocks: { readonly x: number; readonly y: number; readonly size: number; readonly apart: number }
  readonly head?: Box
  readonly caption?: Box
  readonly score?: Box
  /** From the edge of the paper to the border of the page. */
  readonly border: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Of a clock's diameter: what the king on it and the balance under it need. */
const ABOVE = 0.95
const BELOW = 1.15
const APART = 1.26

export function planOf(width: number, height: number): Plan {
  const short = Math.min(width, height)
  const ratio = width / height
  if (short < 200 || (short < 420 && ratio > 0.8 && ratio < 1.4)) return barePlan(width, height)
  const border = Math.round(short * 0.018)
  const margin = short * 0.045
  return ratio > 1.15 ? widePlan(width, height, border, margin) : tallPlan(width, height, border, margin)
}

function barePlan(width: number, height: number): Plan {
  const upright = height > width * 1.5
  const edge = Math.max(2, Math.min(width, height) * 0.02)
  const size = upright ? width * 0.47 : Math.min(width * 0.47, (height - 2 * edge) * 0.715)
  const cell = width / 8
  const top = edge + size * 1.1
  const ranks = Math.max(1, Math.min(8, (height - top - edge) / cell))
  return {
    width,
    height,
    bare: true,
    border: 0,
    clocks: { x: width / 2, y: edge + size * 0.54, size, apart: Math.min(width * 0.5, size * 1.2) },
    board: { x: 0, y: height - ranks * cell, cell, ranks },
  }
}

function widePlan(width: number, height: number, border: number, margin: number): Plan {
  const label = height > 480 ? height * 0.028 : 0
  const cell = Math.min((height - 2 * margin - 2 * label) / 8, (width * 0.56 - margin) / 8)
  const side = cell * 8
  const board = { x: margin * 1.15, y: (height - side) / 2, cell, ranks: 8 }
  const left = board.x + side + margin * 1.25
  const room = width - left - margin * 1.15
  const tall = height > 480
  const headHeight = tall ? Math.min(height * 0.13, room * 0.25) : 0
  const free = height - 2 * margin - headHeight
  const captionHeight = Math.max(16, Math.min(height * 0.05, room * 0.07))
  const size = Math.min(room / (APART + 1.04), tall ? free * 0.303 : (free - captionHeight) / (ABOVE + BELOW))
  const top =
    margin + headHeight + (tall ? 0 : Math.max(0, free - captionHeight - size * (ABOVE + BELOW)) / 2)
  const foot = top + size * (ABOVE + BELOW)
  return {
    width,
    height,
    bare: false,
    border,
    board,
    clocks: { x: left + room / 2, y: top + size * ABOVE, size, apart: size * APART },
    head: tall ? { x: left, y: margin, width: room, height: headHeight } : undefined,
    caption: { x: left, y: foot, width: room, height: captionHeight },
    score: tall
      ? { x: left, y: foot + captionHeight, width: room, height: height - margin - foot - captionHeight }
      : undefined,
  }
}

function tallPlan(width: number, height: number, border: number, margin: number): Plan {
  const inner = width - 2 * margin
  const headHeight = height > 700 ? Math.min(height * 0.085, inner * 0.2) : 0
  const captionHeight = Math.max(15, inner * 0.055)
  const cell = Math.min(inner, (height - 2 * margin) * 0.43) / 8
  const gap = cell * 0.3
  const rest = height - 2 * margin - headHeight - captionHeight - cell * 8 - 2 * gap
  const size = Math.min(inner / (APART + 1.04), (rest * (rest > 300 ? 0.88 : 0.98)) / (ABOVE + BELOW))
  const left = rest - size * (ABOVE + BELOW)
  const hasScore = left > 26
  const top = margin + headHeight
  const boardTop = top + size * (ABOVE + BELOW) + gap
  const captionTop = boardTop + cell * 8 + gap * 0.8
  const scoreTop = captionTop + captionHeight
  return {
    width,
    height,
    bare: false,
    border,
    board: { x: (width - cell * 8) / 2, y: boardTop, cell, ranks: 8 },
    clocks: { x: width / 2, y: top + size * ABOVE, size, apart: size * APART },
    head: headHeight ? { x: margin, y: margin, width: inner, height: headHeight } : undefined,
    caption: { x: margin, y: captionTop, width: inner, height: captionHeight },
    score: hasScore
      ? { x: margin, y: scoreTop, width: inner, height: height - margin - scoreTop }
      : undefined,
  }
}
