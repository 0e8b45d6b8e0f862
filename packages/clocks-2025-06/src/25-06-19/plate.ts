import { ANGLES, radiusOf } from './model'

type Context = CanvasRenderingContext2D
export type Ink = keyof typeof ANGLES

/** Process inks as they look on white paper. */
export const INKS = { cyan: '#00a3e4', magenta: '#e6007e', yellow: '#ffe300' } as const

export const FACE = 'ft-25-06-19 figures'

/** Of the typeface: width of a figure's cell and height of a figure, in ems. */
const CELL = 0.49
const TALL = 0.862

export interface Sheet {
  readonly width: number
  readonly height: number
  /** From the edge of the sheet to the edge of the print. */
  readonly margin: number
  /** Width of a screen's cell. */
  readonly pitch: number
  /** How far a plate slips, at the farthest half of it. */
  readonly slip: number
}

export function sheetOf(width: number, height: number): Sheet {
  const size = Math.min(width, height)
  return { width, height, margin: size * 0.06, pitch: Math.max(2.4, size / 66), slip: size * 0.009 }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the figures of an ink stand: hours and minutes side by side or one over the other, the seconds under both. */
function boxOf({ width, height, margin }: Sheet, ink: Ink): Box {
  const upright = width < height * 1.2
  const inset = margin * 1.9
  const [w, h] = [width - inset * 2, height - inset * 2]
  if (ink === 'yellow')
    return upright
      ? { x: inset + w * 0.02, y: inset + h * 0.2, width: w * 0.96, height: h * 0.6 }
      : { x: inset + w * 0.22, y: inset, width: w * 0.56, height: h }
  const first = ink === 'cyan'
  if (upright) return { x: inset, y: inset + (first ? 0 : h * 0.49), width: w, height: h * 0.51 }
  return { x: inset + (first ? 0 : w * 0.485), y: inset, width: w * 0.515, height: h }
}

/** Calls with the middle of every cell of a turned screen that touches a box. */
function eachCell(box: Box, pitch: number, degrees: number, call: (x: number, y: number) => void) {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const
  const us = corners.map(([x, y]) => (x * cos + y * sin) / pitch)
  const vs = corners.map(([x, y]) => (y * cos - x * sin) / pitch)
  for (let v = Math.floor(Math.min(...vs)); v <= Math.max(...vs) + 1; v++)
    for (let u = Math.floor(Math.min(...us)); u <= Math.max(...us) + 1; u++) {
      const [x, y] = [(u * cos - v * sin) * pitch, (u * sin + v * cos) * pitch]
      if (
        x > box.x - pitch &&
        y > box.y - pitch &&
        x < box.x + box.width + pitch &&
        y < box.y + box.height + pitch
      )
        call(x, y)
    }
}

function paintDots(
  context: Context,
  box: Box,
  ink: Ink,
  pitch: number,
  tone: (x: number, y: number) => number,
) {
  context.fillStyle = INKS[ink]
  context.beginPath()
  eachCell(box, pitch, ANGLES[ink], (x, y) => {
    const radius = radiusOf(tone(x, y)) * pitch
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
  })
  context.fill()
}

/** Marks that every plate has in the same places: crosses in the margins, the strip of patches, a hairline round the print. */
function paintMarks(context: Context, { width, height, margin }: Sheet, ink: Ink) {
  const line = Math.max(0.7, margin * 0.035)
  context.strokeStyle = context.fillStyle = INKS[ink]
  context.lineWidth = line
  const radius = margin * 0.21
  const crosses = [
    [width / 2, margin * 0.56],
    [width / 2, height - margin * 0.64],
    [margin * 0.55, height / 2],
    [width - margin * 0.55, height / 2],
  ] as const
  context.beginPath()
  for (const [x, y] of crosses) {
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.moveTo(x - radius * 1.7, y)
    context.lineTo(x + radius * 1.7, y)
    context.moveTo(x, y - radius * 1.7)
    context.lineTo(x, y + radius * 1.7)
  }
  for (const x of [margin, width - margin])
    for (const y of [margin, height - margin]) {
      const [sx, sy] = [x < width / 2 ? -1 : 1, y < height / 2 ? -1 : 1]
      context.moveTo(x + sx * margin * 0.25, y)
      context.lineTo(x + sx * margin * 0.8, y)
      context.moveTo(x, y + sy * margin * 0.25)
      context.lineTo(x, y + sy * margin * 0.8)
    }
  context.stroke()
  const patch = margin * 0.4
  const bits = { cyan: 1, magenta: 2, yellow: 4 }[ink]
  for (const [index, inks] of [1, 2, 4, 3, 6, 5, 7].entries())
    if (inks & bits)
      context.fillRect(width - margin - patch * (8 - index), height - margin * 0.84, patch, patch)
}

/** What a plate prints whatever the time: its marks, and a tint over the whole print. */
export function paintGround(context: Context, sheet: Sheet, ink: Ink) {
  const { width, height, margin, pitch } = sheet
  paintMarks(context, sheet, ink)
  const print = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 }
  context.save()
  context.beginPath()
  context.rect(print.x, print.y, print.width, print.height)
  context.clip()
  const base = ink === 'yellow' ? 0.16 : 0.055
  paintDots(context, print, ink, pitch, (x, y) => {
    const across = (x - print.x) / print.width
    const down = (y - print.y) / print.height
    const slope = ink === 'cyan' ? 1 - across : ink === 'magenta' ? across : 1 - down
    return Math.max(0.012, base * (0.35 + 1.1 * slope))
  })
  context.restore()
}

/** The figures of a plate: solid at the foot and lighter to the head, screened all over. */
export function paintFigures(context: Context, sheet: Sheet, ink: Ink, text: string) {
  const box = boxOf(sheet, ink)
  const em = Math.min(box.width / (2 * CELL), box.height / TALL)
  const stretch = Math.min(1.25, box.width / (2 * CELL * em))
  const rise = Math.min(1.3, box.height / (TALL * em))
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const draw = (target: Context) => {
    target.save()
    target.translate(cx, cy)
    target.scale(stretch, rise)
    target.font = `${em}px "${FACE}"`
    target.textAlign = 'center'
    target.textBaseline = 'alphabetic'
    // In one piece: what keeps only the figures would keep the last of them alone.
    target.fillText(text, 0, (TALL * em) / 2)
    target.restore()
  }
  const tall = TALL * em * rise
  context.save()
  const area = {
    x: cx - CELL * em * stretch * 1.1,
    y: cy - tall / 2,
    width: CELL * em * stretch * 2.2,
    height: tall,
  }
  paintDots(context, area, ink, sheet.pitch, (_, y) => {
    const down = Math.min(1, Math.max(0, (y - area.y) / area.height))
    return Math.min(1, 0.5 + 0.56 * down ** 1.2)
  })
  // Only what lies within the figures is left.
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = '#000'
  draw(context)
  context.restore()
}
