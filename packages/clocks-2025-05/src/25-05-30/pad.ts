import { type Context, ENGRAVED, rounded, shaded, slope, unitOf } from './brush'
import type { Layout } from './model'

/** How high the printed head of the pad is. */
export const padHead = ({ pad, height }: Layout) => Math.min(pad.width * 0.13, (height - pad.y) * 0.13)

/** Middle of the large group, and the lines of the minutes before: top of the first, and their height. */
export function rowsOf(layout: Layout) {
  const { pad, figure, lines, isTiny, height } = layout
  const foot = Math.min(pad.y + pad.height, height)
  if (isTiny) return { centre: pad.y + (height - pad.y) * 0.44, top: 0, gap: 0 }
  const head = padHead(layout)
  const centre = pad.y + head + (foot - pad.y - head) * (lines > 1 ? 0.585 : 0.55)
  const top = pad.y + head * 1.1
  return { centre, top, gap: (centre - figure * 0.735 - top) / lines }
}

/** The pad without what is typed on it; a tiny one is plain. */
export function blankPad(context: Context, layout: Layout, cloth: CanvasPattern) {
  sheets(context, layout, cloth)
  if (layout.isTiny) return
  ruled(context, layout)
  heading(context, layout)
  if (layout.lines >= 2) footnote(context, layout)
}

/** The top sheet, woven a little, and what shows of those under it. */
function sheets(context: Context, layout: Layout, cloth: CanvasPattern) {
  const { width, height, pad, isTiny } = layout
  const unit = unitOf(layout)
  const paper = (shift: number, tone: string) =>
    shaded(context, unit * 0.02, unit * 0.008, 'rgba(84,56,24,.4)', () =>
      rounded(context, { ...pad, x: pad.x + shift, y: pad.y + shift }, unit * 0.004, tone),
    )
  if (!isTiny) paper(unit * 0.008, '#ead9a5')
  paper(0, '#fbf0c4')
  context.save()
  context.beginPath()
  context.rect(pad.x, pad.y, pad.width, pad.height)
  context.clip()
  context.globalAlpha = 0.12
  context.fillStyle = cloth
  context.fillRect(0, 0, width, height)
  context.restore()
}

/** Feint lines of the pad and its margin, and what the binding shades. */
function ruled(context: Context, layout: Layout) {
  const { pad, height, figure } = layout
  const foot = Math.min(pad.y + pad.height, height)
  const head = padHead(layout)
  context.fillStyle = 'rgba(70,120,150,.2)'
  const { top, gap } = rowsOf(layout)
  for (let y = top + gap * 0.86; y < foot; y += gap)
    context.fillRect(pad.x, y, pad.width, Math.max(0.7, figure * 0.007))
  context.fillStyle = 'rgba(210,58,38,.28)'
  for (const x of [0.05, 0.95]) context.fillRect(pad.x + pad.width * x, pad.y + head * 0.34, 1, foot - pad.y)
  context.fillStyle = slope(
    context,
    { ...pad, y: pad.y + head * 0.34, height: head * 0.2 },
    'rgba(90,40,20,.3)',
    'rgba(90,40,20,0)',
  )
  context.fillRect(pad.x, pad.y + head * 0.34, pad.width, head * 0.2)
}

/** The gum edge, what the form is for, and a line below it. */
function heading(context: Context, layout: Layout) {
  const { pad } = layout
  const unit = unitOf(layout)
  const head = padHead(layout)
  rounded(context, { ...pad, height: head * 0.34 }, unit * 0.004, '#c2402c')
  context.fillStyle = '#8d3a2c'
  context.font = `400 ${head * 0.3}px '${ENGRAVED}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(
    'MESSAGE  IN  GROUPS  OF  FIVE',
    pad.x + pad.width / 2,
    pad.y + head * 0.66,
    pad.width * 0.9,
  )
  context.fillRect(pad.x + pad.width * 0.05, pad.y + head * 0.95, pad.width * 0.9, Math.max(1, unit * 0.002))
}

/** How the fifth figure checks the four before it. */
function footnote(context: Context, layout: Layout) {
  const { pad, height } = layout
  const unit = unitOf(layout)
  const head = padHead(layout)
  context.font = `400 ${head * 0.27}px '${ENGRAVED}'`
  const last = height - Math.min(head * 0.5, (height - pad.y) * 0.06)
  context.fillText(
    '5TH FIGURE, CHECK: LAST OF THE SUM OF THE FOUR',
    pad.x + pad.width / 2,
    last,
    pad.width * 0.92,
  )
  context.fillRect(pad.x + pad.width * 0.05, last - head * 0.34, pad.width * 0.9, Math.max(1, unit * 0.002))
}
