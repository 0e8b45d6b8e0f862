import type { Plan } from './plan'

export type Context = CanvasRenderingContext2D

export const PAPER = '#c4d6cb'
/** Of the board's light squares. */
export const TINT = '#dbe6dc'
export const LIGHT = '#eef3e8'
export const INK = '#16221f'
export const RED = '#c8261d'
export const BOLD = 'ft-25-05-19 Bold'
export const ROMAN = 'ft-25-05-19 Roman'
export const ITALIC = 'ft-25-05-19 Italic'
export const MEN = 'ft-25-05-19 Chessmen'

export const font = (family: string, size: number) => `${size}px "${family}", serif`

/** A burin's line: as broad at each point as it is dark there. What is as broad is stroked at once, which is quicker. */
export function cut(
  context: Context,
  points: number,
  place: (part: number) => readonly [number, number],
  weight: (part: number) => number,
) {
  const strokes: Path2D[] = []
  let [x, y] = place(0)
  for (let index = 1; index <= points; index++) {
    const [nextX, nextY] = place(index / points)
    const wide = weight((index - 0.5) / points)
    if (wide > 0.12) {
      const kind = Math.round(wide * WEIGHTS)
      strokes[kind] ??= new Path2D()
      strokes[kind].moveTo(x, y)
      strokes[kind].lineTo(nextX, nextY)
    }
    ;[x, y] = [nextX, nextY]
  }
  strokes.forEach((path, kind) => {
    context.lineWidth = kind / WEIGHTS
    context.stroke(path)
  })
}

/** Weights of a line that are told apart, to a pixel. */
const WEIGHTS = 16

export function letterspaced(context: Context, text: string, x: number, y: number, spacing: number) {
  context.letterSpacing = `${spacing}px`
  context.fillText(text, x + spacing / 2, y)
  context.letterSpacing = '0px'
}

/** A rule that swells in the middle, as printers call French. */
export function swelledRule(context: Context, x: number, y: number, width: number, weight: number) {
  context.fillStyle = INK
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + width * 0.42, y - weight * 0.12, x + width / 2, y - weight / 2)
  context.quadraticCurveTo(x + width * 0.58, y - weight * 0.12, x + width, y)
  context.quadraticCurveTo(x + width * 0.58, y + weight * 0.12, x + width / 2, y + weight / 2)
  context.quadraticCurveTo(x + width * 0.42, y + weight * 0.12, x, y)
  context.fill()
}

/** The squares, their dark ones ruled aslant, between a thin and a thick line. */
export function engraveBoard(context: Context, { board, bare }: Plan, from: number) {
  const { x, y, cell, ranks } = board
  const side = cell * 8
  const tall = cell * ranks
  context.save()
  if (!bare) {
    context.fillStyle = TINT
    context.fillRect(x, y, side, tall)
  }
  context.beginPath()
  for (let row = Math.floor(from); row < from + ranks; row++)
    for (let column = 0; column < 8; column++)
      if ((row + column) % 2 === 0)
        context.rect(x + column * cell, y + tall - (row - from + 1) * cell, cell, cell)
  context.save()
  context.clip()
  context.beginPath()
  context.rect(x, y, side, tall)
  context.clip()
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.55, cell / 46)
  const gap = cell / Math.max(6, Math.min(13, Math.round(cell / 4.2)))
  context.beginPath()
  const shift = (from * cell) % (2 * cell)
  for (let at = -tall - 2 * cell; at < side + tall + 2 * cell; at += gap) {
    context.moveTo(x + at + shift, y + tall + 2)
    context.lineTo(x + at + shift + tall + 4, y - 2)
  }
  context.stroke()
  context.restore()
  context.strokeStyle = INK
  if (bare) {
    context.lineWidth = Math.max(1, cell * 0.05)
    context.beginPath()
    context.moveTo(0, y)
    context.lineTo(side, y)
    context.stroke()
  } else {
    context.lineWidth = Math.max(0.7, cell * 0.014)
    const near = cell * 0.045
    context.strokeRect(x - near, y - near, side + 2 * near, tall + 2 * near)
    context.lineWidth = Math.max(1.6, cell * 0.05)
    const far = cell * 0.115
    context.strokeRect(x - far, y - far, side + 2 * far, tall + 2 * far)
  }
  context.restore()
}

/** A turned drum of brass seen from the front, with its face; no hands. */
export function engraveClock(
  context: Context,
  x: number,
  y: number,
  radius: number,
  dark: boolean,
  figures: readonly number[],
) {
  const small = radius < 52
  context.save()
  context.translate(x, y)
  context.fillStyle = PAPER
  context.beginPath()
  context.arc(0, 0, radius, 0, 7)
  context.fill()
  context.strokeStyle = INK
  // The light is at the upper left: the rings are thin there, and thin again where the inner slope turns to it.
  const rings = small ? 3 : Math.max(4, Math.min(9, Math.round(radius / 13)))
  const inner = radius * (small ? 0.9 : 0.855)
  for (let ring = 0; ring < rings; ring++) {
    const part = rings > 1 ? ring / (rings - 1) : 0
    const at = inner + (radius - inner) * part
    const slope = part < 0.5 ? -1 : 1
    const most = ((radius - inner) / rings) * 0.98
    cut(
      context,
      120,
      (turn) => [Math.cos(turn * 2 * Math.PI) * at, Math.sin(turn * 2 * Math.PI) * at],
      (turn) => most * (0.2 + 0.42 * (1 + slope * Math.cos(turn * 2 * Math.PI - 0.9))),
    )
  }
  context.lineWidth = Math.max(0.9, radius * 0.016)
  context.beginPath()
  context.arc(0, 0, radius, 0, 7)
  context.stroke()
  context.fillStyle = dark ? INK : LIGHT
  context.beginPath()
  context.arc(0, 0, inner, 0, 7)
  context.fill()
  context.stroke()

  const print = dark ? LIGHT : INK
  context.strokeStyle = context.fillStyle = print
  const edge = radius * (small ? 0.87 : 0.82)
  const strokes = dark ? 60 : 12
  if (!small) {
    context.lineWidth = Math.max(0.5, radius * 0.007)
    for (const at of [edge, radius * 0.765]) {
      context.beginPath()
      context.arc(0, 0, at, 0, 7)
      context.stroke()
    }
  }
  for (let stroke = 0; stroke < strokes; stroke++) {
    const long = strokes === 12 || stroke % 5 === 0
    if (small && !long) continue
    const angle = (stroke / strokes) * 2 * Math.PI
    context.lineWidth = long ? Math.max(1.2, radius * 0.032) : Math.max(0.6, radius * 0.011)
    context.beginPath()
    const end = radius * (small ? 0.79 : 0.765)
    context.moveTo(Math.sin(angle) * edge, -Math.cos(angle) * edge)
    context.lineTo(Math.sin(angle) * end, -Math.cos(angle) * end)
    context.stroke()
  }
  const shown = small ? [2, 5, 8, 11] : figures.map((_, index) => index)
  const size = radius * (small ? 0.37 : dark ? 0.185 : 0.225)
  context.font = font(BOLD, size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const index of shown) {
    const angle = ((index + 1) / 12) * 2 * Math.PI
    const at = radius * (small ? 0.58 : dark ? 0.645 : 0.63)
    context.fillText(String(figures[index]), Math.sin(angle) * at, -Math.cos(angle) * at + size * 0.35)
  }
  if (!small) {
    context.lineWidth = Math.max(0.6, radius * 0.009)
    context.beginPath()
    context.arc(0, radius * 0.3, radius * 0.205, 0, 7)
    context.stroke()
    for (let tick = 0; tick < 12; tick++) {
      const angle = (tick / 12) * 2 * Math.PI
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
      const end = tick % 3 ? 0.172 : 0.15
      context.beginPath()
      context.moveTo(sine * radius * 0.205, radius * 0.3 - cosine * radius * 0.205)
      context.lineTo(sine * radius * end, radius * 0.3 - cosine * radius * end)
      context.stroke()
    }
  }
  context.restore()
}

/** The half width of the turned pillar at each height, both as parts of a clock's diameter, from the base up. */
const PILLAR = [
  [0, 0.17],
  [0.03, 0.17],
  [0.045, 0.13],
  [0.07, 0.1],
  [0.1, 0.062],
  [0.16, 0.05],
  [0.22, 0.062],
  [0.25, 0.09],
  [0.27, 0.06],
  [0.3, 0.052],
  [0.33, 0.075],
] as const

/** The pillar, the plinth and the ground they stand on. `beam` is the height of the balance's pivot. */
export function engraveStand(context: Context, { clocks }: Plan, beam: number) {
  const { x, size } = clocks
  const floor = beam + size * 0.42
  const wide = size * 0.86
  context.save()
  context.strokeStyle = INK
  context.lineCap = 'butt'
  // Ground: rules that thin out to both sides, the darkest close to the wood.
  for (let rule = 0; rule < 7; rule++) {
    const y = floor + size * (0.008 + rule * 0.0135)
    const reach = wide * (1.42 - rule * 0.1)
    cut(
      context,
      48,
      (part) => [x + size * 0.05 + (part * 2 - 1) * reach, y],
      (part) => size * 0.0115 * (1 - Math.abs(part * 2 - 1) ** 1.6) * (1 - rule * 0.1),
    )
  }
  // Plinth: two steps with grain.
  for (const [half, top, deep] of [
    [wide, 0.075, 0.075],
    [wide * 0.9, 0.105, 0.03],
  ] as const) {
    const y = floor - size * top
    context.fillStyle = PAPER
    context.fillRect(x - half, y, half * 2, size * deep)
    for (let grain = 0; grain < (deep > 0.05 ? 6 : 2); grain++) {
      const line = y + size * deep * ((grain + 0.6) / (deep > 0.05 ? 6 : 2))
      cut(
        context,
        60,
        (part) => [x - half + part * half * 2, line + Math.sin(part * 21 + grain * 2) * size * 0.0022],
        (part) => size * 0.0095 * (0.2 + 0.8 * part + 0.1 * Math.sin(part * 37 + grain * 5)),
      )
    }
    context.lineWidth = Math.max(0.8, size * 0.01)
    context.strokeRect(x - half, y, half * 2, size * deep)
  }
  const base = floor - size * 0.105
  const outline = (side: number) =>
    PILLAR.map(([up, half]) => [x + side * half * size, base - up * size] as const)
  const pillar = new Path2D()
  for (const [px, py] of [...outline(-1), ...outline(1).reverse()]) pillar.lineTo(px, py)
  pillar.closePath()
  context.fillStyle = PAPER
  context.fill(pillar)
  context.save()
  context.clip(pillar)
  for (let line = 0; line < 44; line++) {
    const y = base - (line / 44) * 0.34 * size
    cut(
      context,
      16,
      (part) => [x + (part * 2 - 1) * size * 0.18, y],
      (part) => size * 0.0088 * Math.max(0, (part - 0.5) * 2.4 + 0.02),
    )
  }
  context.restore()
  context.lineWidth = Math.max(0.8, size * 0.009)
  context.lineJoin = 'round'
  context.stroke(pillar)
  context.restore()
}

/** The beam, its pivot, and the rods the clocks stand on, which stay upright. `lean` in radians, White's side up. */
export function engraveBeam(context: Context, { clocks }: Plan, beam: number, lean: number) {
  const { x, size, apart } = clocks
  const arm = apart / 2
  context.save()
  context.strokeStyle = INK
  context.fillStyle = PAPER
  context.lineWidth = Math.max(0.8, size * 0.009)
  for (const side of [-1, 1]) {
    const end = beam + side * arm * Math.sin(lean)
    const half = size * 0.028
    const top = end - size * 0.17
    context.fillRect(x + side * arm - half, top, half * 2, end - top)
    for (let line = 0; line < 3; line++) {
      context.lineWidth = size * (0.004 + line * 0.0028)
      context.beginPath()
      context.moveTo(x + side * arm + half * (0.1 + line * 0.36), top)
      context.lineTo(x + side * arm + half * (0.1 + line * 0.36), end)
      context.stroke()
    }
    context.lineWidth = Math.max(0.8, size * 0.009)
    context.strokeRect(x + side * arm - half, top, half * 2, end - top)
  }
  context.translate(x, beam)
  context.rotate(lean)
  const shape = () => {
    context.beginPath()
    context.moveTo(-arm - size * 0.06, -size * 0.022)
    context.bezierCurveTo(-arm * 0.5, -size * 0.03, -arm * 0.3, -size * 0.065, 0, -size * 0.065)
    context.bezierCurveTo(arm * 0.3, -size * 0.065, arm * 0.5, -size * 0.03, arm + size * 0.06, -size * 0.022)
    context.quadraticCurveTo(arm + size * 0.09, 0, arm + size * 0.06, size * 0.022)
    context.bezierCurveTo(arm * 0.5, size * 0.03, arm * 0.3, size * 0.065, 0, size * 0.065)
    context.bezierCurveTo(-arm * 0.3, size * 0.065, -arm * 0.5, size * 0.03, -arm - size * 0.06, size * 0.022)
    context.quadraticCurveTo(-arm - size * 0.09, 0, -arm - size * 0.06, -size * 0.022)
  }
  shape()
  context.fill()
  context.save()
  context.clip()
  for (let line = 0; line < 5; line++) {
    context.lineWidth = size * (0.003 + line * 0.0022)
    context.beginPath()
    context.moveTo(-arm * 1.2, size * (0.004 + line * 0.0125))
    context.lineTo(arm * 1.2, size * (0.004 + line * 0.0125))
    context.stroke()
  }
  context.restore()
  context.lineWidth = Math.max(0.8, size * 0.01)
  shape()
  context.stroke()
  for (const [at, radius] of [
    [0, 0.048],
    [-arm, 0.026],
    [arm, 0.026],
  ] as const) {
    context.fillStyle = INK
    context.beginPath()
    context.arc(at, 0, radius * size, 0, 7)
    context.fill()
    context.fillStyle = LIGHT
    context.beginPath()
    context.arc(at - radius * size * 0.25, -radius * size * 0.25, radius * size * 0.42, 0, 7)
    context.fill()
  }
  context.restore()
}

/** A hand with a spade for a head, pointing up from the origin. */
export function spade(context: Context, length: number, wide: number) {
  context.beginPath()
  context.moveTo(0, -length)
  context.bezierCurveTo(wide * 0.25, -length * 0.9, wide * 1.7, -length * 0.82, wide * 1.35, -length * 0.66)
  context.bezierCurveTo(wide * 1.1, -length * 0.57, wide * 0.42, -length * 0.62, wide * 0.42, -length * 0.56)
  context.lineTo(wide * 0.55, length * 0.2)
  context.lineTo(-wide * 0.55, length * 0.2)
  context.lineTo(-wide * 0.42, -length * 0.56)
  context.bezierCurveTo(
    -wide * 0.42,
    -length * 0.62,
    -wide * 1.1,
    -length * 0.57,
    -wide * 1.35,
    -length * 0.66,
  )
  context.bezierCurveTo(-wide * 1.7, -length * 0.82, -wide * 0.25, -length * 0.9, 0, -length)
  context.fill()
}

/** A slender hand with a point. */
export function needle(context: Context, length: number, wide: number) {
  context.beginPath()
  context.moveTo(0, -length)
  context.lineTo(wide * 0.95, -length * 0.3)
  context.lineTo(wide * 0.5, length * 0.24)
  context.lineTo(-wide * 0.5, length * 0.24)
  context.lineTo(-wide * 0.95, -length * 0.3)
  context.fill()
}
