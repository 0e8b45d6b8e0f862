export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything stands, in CSS pixels. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** Middle and outer radius of the ring of gates. */
  readonly x: number
  readonly y: number
  readonly ring: number
  readonly globe: number
  /** The label of here. */
  readonly here: Box
  /** Labels of the other eleven, clockwise from the top; none where there is no room. */
  readonly plates: readonly Box[]
  /** Too small for figures round the ring. */
  readonly bare: boolean
  /** Middle of the airline's name, and its size; none where there is no room. */
  readonly title?: { readonly x: number; readonly y: number; readonly size: number; readonly tall: boolean }
}

/** Radius of the figures round the ring, in radii of the ring. */
export const FIGURES_AT = 1.075
const OUTER = 1.15

export function planOf(width: number, height: number): Plan {
  const base = { width, height }
  if (height < 200 || (width > height * 1.3 && height < 330)) return beside(base)
  if (height > width * 1.15) return tallPlan(base)
  if (width > height * 1.3) return widePlan(base)
  return squarePlan(base)
}

type Base = Pick<Plan, 'width' | 'height'>

/** The globe on the left, the label on its right. */
function beside({ width, height }: Base): Plan {
  const bare = height < 200
  const ring = (height / 2) * (bare ? 0.97 : 0.84)
  const x = Math.min(width * 0.32, ring * (bare ? 1.06 : 1.2))
  const left = x + ring * (bare ? 1.08 : 1.24)
  const label = Math.min(height * 0.8, (width - left) * 0.9)
  return {
    width,
    height,
    x,
    y: height / 2,
    ring,
    globe: ring * 0.775,
    here: { x: left, y: (height - label) / 2, width: width - left - height * 0.05, height: label },
    plates: [],
    bare,
  }
}

function squarePlan({ width, height }: Base): Plan {
  const gap = height * 0.025
  const label = height * 0.16
  const ring = Math.min(width / 2 - gap, (height - label - gap * 3) / 2) / OUTER
  return {
    width,
    height,
    x: width / 2,
    y: label + gap * 1.6 + ring * OUTER,
    ring,
    globe: ring * 0.775,
    here: { x: width / 2 - label * 1.6, y: gap, width: label * 3.2, height: label },
    plates: [],
    bare: false,
  }
}

function tallPlan({ width, height }: Base): Plan {
  const gap = width * 0.032
  const label = Math.min(height * 0.115, width * 0.26)
  const rowGap = gap * 0.55
  const least = (height * 0.27) / 6
  const ring = Math.min(width / 2 - gap * 0.6, (height - label - gap * 4 - least * 6) / 2) / OUTER
  const y = gap * 1.7 + label + ring * OUTER
  const top = y + ring * OUTER + gap * 0.6
  const row = Math.min((height - gap - top + rowGap) / 6, width * 0.15)
  const cell = (width - gap * 2 - rowGap) / 2
  const start = top + (height - gap - top - row * 6 + rowGap) / 2
  // Down the right side and up the left, as round a ring.
  const cells = Array.from({ length: 11 }, (_, index) => {
    const right = index < 6
    return {
      x: right ? gap + cell + rowGap : gap,
      y: start + (right ? index : 10 - index + 1) * row,
      width: cell,
      height: row - rowGap,
    }
  })
  return {
    width,
    height,
    x: width / 2,
    y,
    ring,
    globe: ring * 0.775,
    here: { x: width * 0.14, y: gap, width: width * 0.72, height: label },
    plates: cells,
    bare: false,
    title: {
      x: gap + cell / 2,
      y: start + (row - rowGap) / 2,
      size: Math.min(row * 0.72, cell * 0.21),
      tall: true,
    },
  }
}

function widePlan({ width, height }: Base): Plan {
  const gap = height * 0.02
  const label = height * 0.125
  const ring = (height * 0.74) / 2 / OUTER
  const x = width / 2
  const y = gap * 1.8 + label + ring * OUTER
  const plate = height * 0.083
  const long = Math.min(height * 0.31, width / 2 - ring * OUTER - gap * 2.4)
  const plates = Array.from({ length: 11 }, (_, index) => {
    const step = index + 1
    if (step === 6)
      return { x: x - long / 2, y: height - gap * 0.7 - height * 0.062, width: long, height: height * 0.062 }
    const right = step < 6
    const down = ((right ? step : 12 - step) - 3) * height * 0.148
    const near = Math.max(0, Math.abs(down) - plate / 2)
    const reach = Math.sqrt(Math.max(0, (ring * (OUTER + 0.03)) ** 2 - near ** 2)) + gap
    return {
      x: right ? x + reach : x - reach - long,
      y: y + down - plate / 2,
      width: long,
      height: plate,
    }
  })
  const corner = x - long * 0.6
  return {
    width,
    height,
    x,
    y,
    ring,
    globe: ring * 0.775,
    here: { x: x - label * 1.85, y: gap, width: label * 3.7, height: label },
    plates,
    bare: false,
    title: {
      x: corner * 0.5,
      y: height * 0.925,
      size: Math.min(height * 0.068, corner * 0.2),
      tall: false,
    },
  }
}
