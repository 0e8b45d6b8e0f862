import { FIGURE_HEIGHT, PAIR_WIDTH } from './model'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where all lies, in CSS pixels. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** Shorter side. */
  readonly side: number
  /** Hours above minutes; the rail then lies across and goes up and down. */
  readonly isTall: boolean
  /** Pixels of one of Hershey's units. */
  readonly unit: number
  /** Middles of the hour's and the minute's figures. */
  readonly hour: readonly [x: number, y: number]
  readonly minute: readonly [x: number, y: number]
  /** Breadth of the guides along two edges. */
  readonly guide: number
  /** Distance of the rulings. */
  readonly ruling: number
  /** Height of capitals in the small lettering. */
  readonly capital: number
  /** The parts below the figures, as far as there is room for them. */
  readonly spectrum: Box | undefined
  readonly title: Box | undefined
}

/** How far any minute's circles reach from the middle of its figures, in Hershey's units. */
const REACH = 27

export function layoutOf(width: number, height: number): Layout {
  const side = Math.min(width, height)
  const guide = side < 240 ? 0 : Math.max(9, side * 0.03)
  const capital = Math.max(6.5, Math.min(side, width * 0.8) * 0.0155)
  const hasParts = height >= 480 && width >= 300
  const partHeight = hasParts ? capital * 13 : 0
  const margin = hasParts ? Math.max(guide * 1.1, side * 0.045) : side * 0.03
  const room = (isTall: boolean): Box => {
    const [aside, above] = isTall ? [guide, 0] : [0, guide]
    const top = above + margin * (hasParts ? 1.2 : 1)
    return {
      x: aside + margin,
      y: top,
      width: width - 2 * (aside + margin),
      height: height - above - margin - top - (hasParts ? partHeight + margin : 0),
    }
  }
  const sizes = [room(false), room(true)] as const
  const wide = Math.min(((sizes[0].width / 2) * 0.82) / PAIR_WIDTH, (sizes[0].height * 0.8) / FIGURE_HEIGHT)
  const tall = Math.min((sizes[1].width * 0.88) / PAIR_WIDTH, ((sizes[1].height / 2) * 0.84) / FIGURE_HEIGHT)
  const isTall = tall > wide
  const box = sizes[isTall ? 1 : 0]
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  const parts: Box = {
    x: box.x,
    y: box.y + box.height + margin,
    width: box.width,
    height: partHeight,
  }
  const titleWidth = capital * 27
  const gap = margin
  return {
    width,
    height,
    side,
    isTall,
    unit: isTall ? tall : wide,
    hour: isTall ? [middle[0], box.y + box.height * 0.25] : [box.x + box.width * 0.25, middle[1]],
    minute: isTall ? [middle[0], box.y + box.height * 0.75] : [box.x + box.width * 0.75, middle[1]],
    guide,
    ruling: Math.max(5, side / 50),
    capital,
    spectrum: hasParts ? { ...parts, width: parts.width - titleWidth - gap } : undefined,
    title: hasParts ? { ...parts, x: parts.x + parts.width - titleWidth, width: titleWidth } : undefined,
  }
}

/** The part of the stage that the pen, its circles and the rail go over. */
export function plottedPart({ width, height }: Pick<Layout, 'width' | 'height'>) {
  const { isTall, minute, unit } = layoutOf(width, height)
  const start = Math.max(0, minute[isTall ? 1 : 0] - REACH * unit)
  return isTall
    ? { left: 0, top: start, width, height: height - start }
    : { left: start, top: 0, width: width - start, height }
}

/** How far ink reaches beyond the box of the figures: half the pen's breadth, and what the circles overshoot. */
const OVER = 5

/** The part of the stage where the minute's ink is laid. */
export function inkedPart({ width, height }: Pick<Layout, 'width' | 'height'>) {
  const { minute, unit } = layoutOf(width, height)
  const [halfWidth, halfHeight] = [PAIR_WIDTH / 2 + OVER, FIGURE_HEIGHT / 2 + OVER].map((half) => half * unit)
  const left = Math.max(0, Math.floor(minute[0] - halfWidth!))
  const top = Math.max(0, Math.floor(minute[1] - halfHeight!))
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(minute[0] + halfWidth!)) - left,
    height: Math.min(height, Math.ceil(minute[1] + halfHeight!)) - top,
  }
}
