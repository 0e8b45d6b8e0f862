import { type Display, displayFor, widened } from './model'

/** Where the display stands on the stage, in CSS pixels. */
export interface Place {
  readonly display: Display
  readonly left: number
  readonly top: number
  /** Side of one disc's field: a whole number of the screen's own pixels. */
  readonly cell: number
  readonly ratio: number
  /** Width of the rubber around the glass, and of the painted panel around the rubber. */
  readonly rubber: number
  readonly panel: number
}

/** @param ratio - The screen's own pixels in a CSS pixel. */
export function placeOn(width: number, height: number, ratio: number): Place {
  const least = Math.min(width, height)
  const small = Math.min(1, least / 500)
  const panel = least * 0.035 * small
  const rubber = least * 0.02 * small
  const around = 2 * (panel + rubber)
  const across = width - around - least * 0.02 * small
  const base = displayFor(width, height)
  const room = Math.min(
    across / base.columns,
    (height * (base.stacked ? 0.87 : least < 200 ? 0.96 : 0.84) - around) / base.rows,
  )
  const cell = Math.max(1, Math.floor(room * ratio)) / ratio
  // What the height leaves of the width goes to more columns, not to bigger discs.
  const display = base.stacked
    ? base
    : widened(base, Math.max(base.columns, Math.min(112, Math.floor(across / cell))))
  const snap = (value: number) => Math.round(value * ratio) / ratio
  return {
    display,
    left: snap((width - cell * display.columns) / 2),
    top: snap((height - cell * display.rows) * 0.38),
    cell,
    ratio,
    rubber,
    panel,
  }
}

function rounded(
  context: CanvasRenderingContext2D,
  { left, top, cell, display }: Place,
  out: number,
  radius: number,
) {
  context.beginPath()
  context.roundRect(
    left - out,
    top - out,
    cell * display.columns + out * 2,
    cell * display.rows + out * 2,
    radius,
  )
}

function rivet(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string) {
  context.fillStyle = 'rgb(60 0 0 / 0.35)'
  context.beginPath()
  context.arc(x + radius * 0.3, y + radius * 0.5, radius * 1.15, 0, Math.PI * 2)
  context.fill()
  const dome = context.createRadialGradient(x - radius * 0.4, y - radius * 0.5, 0, x, y, radius)
  dome.addColorStop(0, '#fff')
  dome.addColorStop(0.35, colour)
  dome.addColorStop(1, 'rgb(90 10 5)')
  context.fillStyle = dome
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

/** The coachwork, the panel and the rubber: everything that never moves, but the discs. */
export function drawBus(context: CanvasRenderingContext2D, place: Place, width: number, height: number) {
  const { left, top, cell, display, rubber, panel } = place
  const least = Math.min(width, height)
  const right = left + cell * display.columns
  const bottom = top + cell * display.rows
  const frame = rubber + panel

  const red = context.createLinearGradient(0, 0, 0, height)
  red.addColorStop(0, '#f0705a')
  red.addColorStop(0.05, '#dd3a28')
  red.addColorStop(0.16, '#c9261a')
  red.addColorStop(0.7, '#c2231a')
  red.addColorStop(1, '#a51a15')
  context.fillStyle = red
  context.fillRect(0, 0, width, height)

  // The windscreen begins beneath, as far as it shows.
  const screenTop = bottom + frame + Math.max(least * 0.035, (height - bottom - frame) * 0.42)
  const line = Math.max(1, least * 0.006)
  context.fillStyle = '#f3d98b'
  context.fillRect(0, (bottom + frame + screenTop) / 2 - line * 2, width, line)
  const radius = least * 0.07
  for (const [from, to] of [
    [least * 0.025, width / 2 - least * 0.012],
    [width / 2 + least * 0.012, width - least * 0.025],
  ] as const) {
    context.fillStyle = '#15110f'
    context.beginPath()
    context.roundRect(from, screenTop, to - from, height, radius)
    context.fill()
    const edge = least * 0.014
    const sky = context.createLinearGradient(0, screenTop, 0, screenTop + least * 0.3)
    sky.addColorStop(0, '#7fa3b4')
    sky.addColorStop(1, '#dcebee')
    context.fillStyle = sky
    context.beginPath()
    context.roundRect(from + edge, screenTop + edge, to - from - edge * 2, height, radius - edge)
    context.fill()
    context.save()
    context.clip()
    context.fillStyle = 'rgb(255 255 255 / 0.3)'
    for (const at of [0.12, 0.62]) {
      const x = from + (to - from) * at
      context.beginPath()
      context.moveTo(x, height)
      context.lineTo(x + least * 0.22, screenTop)
      context.lineTo(x + least * 0.4, screenTop)
      context.lineTo(x + least * 0.18, height)
      context.fill()
    }
    context.restore()
  }

  // A gutter over it all.
  const gutter = Math.max(2, least * 0.012)
  const gutterTop = Math.max(gutter, (top - frame) * 0.34)
  context.fillStyle = 'rgb(90 10 5 / 0.45)'
  context.fillRect(0, gutterTop + gutter, width, gutter * 0.8)
  context.fillStyle = '#f4ead2'
  context.fillRect(0, gutterTop, width, gutter)
  context.fillStyle = '#fff8'
  context.fillRect(0, gutterTop, width, gutter * 0.3)

  // The panel around the display, riveted on.
  const size = Math.max(1, least * 0.0065)
  context.save()
  context.shadowColor = 'rgb(70 0 0 / 0.55)'
  context.shadowBlur = least * 0.02 * place.ratio
  context.shadowOffsetY = least * 0.008 * place.ratio
  const ivory = context.createLinearGradient(0, top - frame, 0, bottom + frame)
  ivory.addColorStop(0, '#fffaea')
  ivory.addColorStop(0.5, '#f1e6cb')
  ivory.addColorStop(1, '#dccdaa')
  context.fillStyle = ivory
  rounded(context, place, frame, least * 0.05)
  context.fill()
  context.restore()
  if (least > 240) {
    const middle = rubber + panel * 0.52
    const count = (length: number) => Math.max(2, Math.round(length / (least * 0.085)))
    const across = count(right - left)
    const down = count(bottom - top)
    for (let at = 0; at <= across; at++) {
      const x = left + ((right - left) * at) / across
      rivet(context, x, top - middle, size, '#e8dcbd')
      rivet(context, x, bottom + middle, size, '#e8dcbd')
    }
    for (let at = 1; at < down; at++) {
      const y = top + ((bottom - top) * at) / down
      rivet(context, left - middle, y, size, '#e8dcbd')
      rivet(context, right + middle, y, size, '#e8dcbd')
    }
  }
  context.fillStyle = '#191715'
  rounded(context, place, rubber, least * 0.032)
  context.fill()
  context.strokeStyle = 'rgb(255 255 255 / 0.28)'
  context.lineWidth = Math.max(0.5, rubber * 0.14)
  rounded(context, place, rubber * 0.62, least * 0.026)
  context.stroke()
  context.fillStyle = '#0c0d0c'
  rounded(context, place, rubber * 0.25, least * 0.016)
  context.fill()
}

/** What the glass shows of the street: the sky, and a bright gap between houses that the bus rolls past in a minute. */
export function drawGlass(context: CanvasRenderingContext2D, place: Place, seconds: number) {
  const { left, top, cell, display } = place
  const width = cell * display.columns
  const height = cell * display.rows
  context.save()
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
  const lean = height * 0.45
  const travel = width + lean + width * 0.5
  for (const [offset, wide, light] of [
    [0, 0.2, 0.075],
    [0.24, 0.06, 0.06],
    [0.62, 0.1, 0.05],
  ] as const) {
    const x = left + width * 1.1 - ((seconds / 60 + offset) % 1) * travel
    context.fillStyle = `rgb(214 234 240 / ${light})`
    context.beginPath()
    context.moveTo(x + lean, top)
    context.lineTo(x + lean + width * wide, top)
    context.lineTo(x + width * wide, top + height)
    context.lineTo(x, top + height)
    context.fill()
  }
  context.restore()
}
