/** Pieces of glass: two chambers of leaded shards, and two sheets for the rim. */
export type Glass = Record<'night' | 'cafe' | 'ruby' | 'milk', CanvasImageSource>

/** Where the rim begins and ends, in parts of the stage's shorter side. */
export const INNER = 0.402
const OUTER = 0.47
const BOSS = 0.0405
/** Bosses hang from the rim, so that each of its panes is seen whole. */
const HANGS = INNER - BOSS * 0.98

const LEAD = '#15131f'
const STEP = Math.PI / 6
const HALF = STEP / 2

interface Reach {
  readonly from: number
  readonly to: number
  /** Degrees that the chamber has turned. */
  readonly turn: number
}

/** One wedge and its mirror image, the mirror standing where the hour does. */
export function paintWedge(
  context: CanvasRenderingContext2D,
  cell: CanvasImageSource,
  wedge: number,
  { from, to, turn }: Reach,
) {
  // The chamber is as large as covers the wedge from its one end to the other.
  const middle = (from + to) / 2
  const size = Math.hypot(to - middle, to * Math.sin(HALF)) * 2.06
  for (const side of [1, -1]) {
    context.save()
    context.rotate(wedge * STEP)
    context.scale(side, 1)
    context.beginPath()
    // Half a pixel over the mirror, so that no seam shows.
    context.moveTo(-0.5, -from * 0.96)
    context.lineTo(-0.5, -to)
    context.lineTo(Math.sin(HALF) * to * 1.06, -to * Math.cos(HALF) * 1.06)
    context.lineTo(Math.sin(HALF) * from * 0.96, -from * Math.cos(HALF) * 0.96)
    context.closePath()
    context.clip()
    context.translate(Math.sin(HALF / 2) * middle, -Math.cos(HALF / 2) * middle)
    context.rotate((turn * Math.PI) / 180)
    context.drawImage(cell, -size / 2, -size / 2, size, size)
    context.restore()
  }
}

/** The strips of lead between the wedges. */
export function paintLeads(context: CanvasRenderingContext2D, from: number, to: number, size: number) {
  context.beginPath()
  for (let wedge = 0; wedge < 12; wedge++) {
    const angle = (wedge + 0.5) * STEP
    context.moveTo(Math.sin(angle) * from, -Math.cos(angle) * from)
    context.lineTo(Math.sin(angle) * to, -Math.cos(angle) * to)
  }
  context.strokeStyle = LEAD
  context.lineWidth = size * 0.0075
  context.stroke()
}

function sheet(context: CanvasRenderingContext2D, glass: CanvasImageSource, size: number) {
  const pattern = context.createPattern(glass, 'repeat')!
  const scale = size / 900
  pattern.setTransform({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 })
  return pattern
}

/** Sixty panes for the minutes, and inside each fifth a boss with the hour's figure. */
export function paintRim(
  context: CanvasRenderingContext2D,
  size: number,
  panes: readonly boolean[],
  glass: Glass,
  family: string,
) {
  const [ruby, milk] = [sheet(context, glass.ruby, size), sheet(context, glass.milk, size)]
  const lead = size * 0.0062
  context.strokeStyle = LEAD
  context.lineWidth = lead
  for (const [pane, red] of panes.entries()) {
    const [start, end] = [(pane - 0.5) * 6 - 90, (pane + 0.5) * 6 - 90].map((at) => (at * Math.PI) / 180)
    context.beginPath()
    context.arc(0, 0, size * OUTER, start!, end!)
    context.arc(0, 0, size * INNER, end!, start!, true)
    context.closePath()
    context.fillStyle = red ? ruby : milk
    context.fill()
    context.stroke()
  }
  context.lineWidth = size * 0.011
  for (const radius of [INNER, OUTER]) {
    context.beginPath()
    context.arc(0, 0, size * radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `800 ${size * 0.058}px "${family}"`
  for (let hour = 0; hour < 12; hour++) {
    const [x, y] = [Math.sin(hour * STEP) * size * HANGS, -Math.cos(hour * STEP) * size * HANGS]
    const red = panes[hour * 5]
    context.beginPath()
    context.arc(x, y, size * BOSS, 0, Math.PI * 2)
    context.fillStyle = red ? ruby : milk
    context.fill()
    context.lineWidth = size * 0.0095
    context.stroke()
    context.fillStyle = red ? '#fff' : '#1a1d6e'
    context.fillText(String(hour || 12), x, y + size * 0.0205)
  }
}
