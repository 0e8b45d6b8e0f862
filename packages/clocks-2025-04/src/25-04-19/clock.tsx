import { mix, Stage, twoDigits } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { isHasty, PENCILS, placesAt, SHUFFLE_MS, stillFor } from './model'
import { SORTS } from './sorts'

export { notes } from './notes'

const FAMILY = 'ft-25-04-19 Imprint'

export const images = []
export const fonts = [
  { family: FAMILY, source: new URL('./imprint.woff2', import.meta.url).href, weight: '400' },
]

const BOARD = '#dfe2dc'
const INK = '#1d1b1e'
const GOLD = '#d9b565'
/** From the shortest pencil to the longest. */
const SHADES = [
  '#f3e7c3',
  '#f6d44a',
  '#f4a52a',
  '#ec6b2d',
  '#d63a2c',
  '#b92651',
  '#8d2d7f',
  '#5a3d9c',
  '#3150ac',
  '#2480c1',
  '#2ba3ad',
  '#2f9869',
  '#639f3d',
  '#a08c3c',
  '#7d5436',
  '#4d3b33',
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
/** Left facet, middle, right facet, edge of a pencil. */
const LACQUER = Array.from({ length: PENCILS }, (_, value) => {
  const place = (value / (PENCILS - 1)) * (SHADES.length - 1)
  const from = channels(SHADES[Math.floor(place)]!)
  const to = channels(SHADES[Math.min(SHADES.length - 1, Math.floor(place) + 1)]!)
  const mixed = mix(from, to, place % 1)
  const lit = (by: number) =>
    `rgb(${mixed.map((channel) => Math.round(by > 0 ? channel + (255 - channel) * by : channel * (1 + by))).join(' ')})`
  return [lit(0.28), lit(0), lit(-0.26), lit(-0.5)] as const
})
const BLACK = ['#57535a', '#242126', '#141215', '#000'] as const
const WOOD = ['#f2d9ae', '#e3c08b', '#c69a62'] as const

interface Layout {
  /** The box of pencils, and whether they lie on their side, points to the right. */
  readonly lying: boolean
  readonly left: number
  readonly top: number
  /** Across all pencils, and along the longest. */
  readonly span: number
  readonly reach: number
  readonly menu: { left: number; top: number; width: number; height: number; columns: number; size: number }
  readonly tag: number
}

function layOut(width: number, height: number): Layout {
  const short = Math.min(width, height)
  const lying = width < height * 1.1
  const margin = short * 0.045
  const tag = Math.max(short * 0.085, 13)
  if (lying) {
    const menuHeight = Math.max(height * 0.26, Math.min(height * 0.34, 150))
    const size = Math.min((menuHeight - 2 * margin) / 6 / 1.24, (width - 2 * margin) / 2 / 6.2)
    return {
      lying,
      left: 0,
      top: menuHeight,
      span: height - menuHeight - margin * 0.6,
      reach: width - tag * 1.9,
      menu: {
        left: margin,
        top: margin,
        width: width - 2 * margin,
        height: menuHeight - 1.6 * margin,
        columns: 2,
        size,
      },
      tag,
    }
  }
  const menuWidth = Math.max(width * 0.22, Math.min(width * 0.3, 170))
  const size = Math.min((height - 2 * margin) / 12 / 1.2, (menuWidth - 1.9 * margin) / 5.95)
  return {
    lying,
    left: menuWidth,
    top: 0,
    span: width - menuWidth - margin * 0.7,
    reach: height - tag * 1.75,
    menu: {
      left: margin,
      top: margin,
      width: menuWidth - margin,
      height: height - 2 * margin,
      columns: 1,
      size,
    },
    tag,
  }
}

/** One pencil upright, its middle on x = 0, its point up at y = −length, its end far below. */
function pencil(on: CanvasRenderingContext2D, w: number, length: number, shades: readonly string[]) {
  const cone = w * 1.75
  const lead = w * 0.5
  const shoulder = -length + cone
  const edges = [-0.5, -0.2, 0.24, 0.5].map((edge) => edge * w)
  const fine = w > 5
  for (let facet = 0; facet < 3; facet++) {
    const [from, to] = [edges[facet]!, edges[facet + 1]!]
    on.fillStyle = shades[facet]!
    on.beginPath()
    on.moveTo(from, 0)
    on.lineTo(from, shoulder)
    if (fine) on.quadraticCurveTo((from + to) / 2, shoulder + w * (facet === 1 ? 0.5 : 0.36), to, shoulder)
    else on.lineTo(to, shoulder)
    on.lineTo(to, 0)
    on.fill()
    // Wood: from the scallop to the point.
    on.fillStyle = WOOD[facet]!
    on.beginPath()
    on.moveTo(from, shoulder)
    if (fine) on.quadraticCurveTo((from + to) / 2, shoulder + w * (facet === 1 ? 0.5 : 0.36), to, shoulder)
    else on.lineTo(to, shoulder)
    on.lineTo((to * lead) / cone, -length + lead)
    on.lineTo((from * lead) / cone, -length + lead)
    on.fill()
  }
  on.fillStyle = shades[1]!
  on.beginPath()
  on.moveTo(-w * 0.146, -length + lead)
  on.lineTo(0, -length)
  on.lineTo(w * 0.146, -length + lead)
  on.fill()
}

/** A stroke of a soft pencil, a little unsteady, always the same. */
function scribble(on: CanvasRenderingContext2D, x: number, y: number, length: number, thick: number) {
  on.lineCap = 'round'
  on.strokeStyle = INK
  for (const [shift, weight, alpha] of [
    [0, 1, 0.85],
    [0.5, 0.5, 0.5],
    [-0.4, 0.4, 0.4],
  ] as const) {
    on.globalAlpha = alpha
    on.lineWidth = thick * weight
    on.beginPath()
    for (let at = 0; at <= length; at += thick * 1.4) {
      const wave =
        Math.sin(at / (thick * 7) + shift * 3) * thick * 0.35 + Math.sin(at / (thick * 2.3)) * thick * 0.08
      on.lineTo(x + at, y + wave + shift * thick)
    }
    on.lineTo(x + length, y + Math.sin(length / (thick * 7) + shift * 3) * thick * 0.35 + shift * thick)
    on.stroke()
  }
  on.globalAlpha = 1
}

/** The lines of the menu, and where a name begins in them. */
function linesOf({ menu }: Layout) {
  const small = menu.size < 8.5
  const lineHeight = menu.height / (12 / menu.columns)
  const line = (which: number) => ({
    x: menu.left + (which > 6 && menu.columns === 2 ? menu.width / 2 + menu.size * 0.4 : 0),
    y: menu.top + ((menu.columns === 2 ? (which - 1) % 6 : which - 1) + 0.5) * lineHeight,
  })
  const nameX = menu.size * 1.55
  return { small, line, nameX }
}

function board({ context: on, width, height, time, transparent }: CanvasFrame) {
  const layout = layOut(width, height)
  const { lying, menu } = layout
  const { hour12 } = time
  const { small, line, nameX } = linesOf(layout)
  on.fillStyle = BOARD
  if (transparent) {
    // As much of it as the words stand on.
    const edge = menu.size * 0.4
    on.beginPath()
    on.roundRect(menu.left - edge, menu.top - edge, menu.width + 2 * edge, menu.height + 2 * edge, edge)
    on.fill()
  } else on.fillRect(0, 0, width, height)
  on.textBaseline = 'alphabetic'
  if (small) {
    const figure = Math.min(menu.height * 0.62, menu.width * (lying ? 0.3 : 0.66))
    on.fillStyle = INK
    on.font = `${figure}px "${FAMILY}"`
    on.fillText(`${hour12}`, menu.left - figure * 0.04, menu.top + figure * 0.86)
    on.font = `${figure * 0.3}px "${FAMILY}"`
    if (!lying) on.fillText(SORTS[hour12 - 1]!.name, menu.left, menu.top + figure * 1.37)
    return
  }
  for (const [index, { name }] of SORTS.entries()) {
    const { x, y } = line(index + 1)
    const now = index + 1 === hour12
    on.fillStyle = now ? INK : '#7d827e'
    on.font = `${menu.size}px "${FAMILY}"`
    on.textAlign = 'right'
    on.fillText(`${index + 1}`, x + menu.size * 1.15, y + menu.size * 0.34)
    on.textAlign = 'left'
    on.fillText(name, x + nameX, y + menu.size * 0.34)
  }
}

/** The underline grows through the minute. */
function underline({ context, width, height, time }: CanvasFrame) {
  const layout = layOut(width, height)
  const { lying, menu } = layout
  const { hour12 } = time
  const ms = time.second * 1000 + time.millisecond
  const { small, line } = linesOf(layout)
  if (small) {
    const figure = Math.min(menu.height * 0.62, menu.width * (lying ? 0.3 : 0.66))
    scribble(
      context,
      menu.left,
      menu.top + figure * 0.99,
      figure * 0.3 + ((menu.width * 0.8 - figure * 0.3) * ms) / 60_000,
      Math.max(1.2, figure * 0.05),
    )
  } else {
    const { x, y } = line(hour12)
    const full = menu.width / menu.columns - menu.size * (menu.columns === 2 ? 0.6 : 0.4)
    // Under the number from the first second on.
    const start = menu.size * 1.15
    scribble(context, x, y + menu.size * 0.56, start + ((full - start) * ms) / 60_000, menu.size * 0.09)
  }
}

/** The menu. */
const menuOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { menu } = layOut(width, height)
  const edge = Math.max(2, menu.size)
  return {
    left: menu.left - edge,
    top: menu.top - edge,
    width: menu.width + 2 * edge,
    height: menu.height + 2 * edge,
  }
}

function row({ context, width, height, time, seed, motion, layer }: CanvasFrame) {
  const { lying, left, top, span, reach, tag } = layOut(width, height)
  const { hour12, minute, second, millisecond } = time
  const ms = second * 1000 + millisecond
  const pitch = span / PENCILS
  const w = pitch * 0.94
  const minutes = Math.floor(time.epochMs / 60_000)
  const places = placesAt(seed, minutes, hour12, ms)
  const lengthOf = (value: number) => reach * (0.2 + (0.8 * value) / (PENCILS - 1))
  const crossOf = (value: number) => (places[value]!.at + 0.5) * pitch
  const ascent = (value: number) => lengthOf(value) + places[value]!.lift * pitch * 1.6

  const turn = (on: CanvasRenderingContext2D) => {
    if (lying) {
      on.translate(left, top)
      on.rotate(Math.PI / 2)
    } else on.translate(left, height)
  }
  const still = (on: CanvasRenderingContext2D, value: number) => {
    on.save()
    on.translate(crossOf(value), 0)
    pencil(on, w, ascent(value), value === minute ? BLACK : LACQUER[value]!)
    if (value === minute) {
      on.fillStyle = GOLD
      const band = -ascent(value) + w * 2.7
      on.fillRect(-w / 2, band, w, Math.max(1, w * 0.22))
      on.fillRect(-w / 2, band + w * 0.42, w, Math.max(0.6, w * 0.1))
    }
    on.restore()
  }
  context.save()
  turn(context)
  const order = Array.from({ length: PENCILS }, (_, value) => value).sort(
    (a, b) => places[a]!.lift - places[b]!.lift || a - b,
  )
  // All shadows first: they fall on the board, and on neighbours only from what is lifted.
  context.fillStyle = 'rgb(44 52 60 / .17)'
  context.beginPath()
  for (const value of order) {
    const x = crossOf(value) + w * (lying ? 0.42 : 0.55)
    const up = -ascent(value) + w * 0.5
    context.moveTo(x - w / 2, 0)
    context.lineTo(x - w / 2, up + w * 1.75)
    context.lineTo(x, up)
    context.lineTo(x + w / 2, up + w * 1.75)
    context.lineTo(x + w / 2, 0)
  }
  context.fill()
  // Those that keep their places lie below all that are lifted, and are painted once a step.
  const kept = order.filter((value) => places[value]!.lift === 0)
  if (kept.length === PENCILS || ms < SHUFFLE_MS || isHasty(seed, minutes, hour12))
    for (const value of kept) still(context, value)
  else {
    context.restore()
    layer('kept', `${minute} ${kept.map((value) => `${value} ${places[value]!.at}`).join()}`, (on) => {
      turn(on)
      for (const value of kept) still(on, value)
    })
    context.save()
    turn(context)
  }
  for (const value of order) {
    if (places[value]!.lift === 0) continue
    if (places[value]!.lift > 0.02) {
      context.save()
      context.translate(crossOf(value), 0)
      context.fillStyle = `rgb(40 40 50 / ${(0.3 * places[value]!.lift).toFixed(3)})`
      context.beginPath()
      context.moveTo(-w * 0.2, 0)
      context.lineTo(-w * 0.2, -ascent(value) + w * 1.9)
      context.lineTo(w * 0.35, -ascent(value) + w * 0.4)
      context.lineTo(w * 0.95, -ascent(value) + w * 1.9)
      context.lineTo(w * 0.95, 0)
      context.fill()
      context.restore()
    }
    still(context, value)
  }
  context.restore()

  // The tag of the black one.
  const cross = crossOf(minute)
  const along = ascent(minute)
  const figures = twoDigits(minute)
  const box = { width: tag * 1.62, height: tag * 1.12 }
  const tip = lying ? { x: left + along, y: top + cross } : { x: left + cross, y: height - along }
  // On the side where the shorter ones lie in the end, and beyond every tip it would cover.
  const beside = lying
    ? Math.min(Math.max(tip.y + w * 0.6 - box.height, top), height - box.height - tag * 0.18)
    : Math.min(Math.max(tip.x + w * 0.6 - box.width, left + 1), width - box.width - tag * 0.18)
  const from = beside - (lying ? top : left) - w
  const to = from + (lying ? box.height : box.width) + 2 * w
  const longest = Math.max(
    ...order.filter((value) => crossOf(value) > from && crossOf(value) < to).map((value) => ascent(value)),
  )
  const x = lying ? Math.min(left + longest + tag * 0.12, width - box.width - tag * 0.1) : beside
  const y = lying ? beside : Math.max(height - longest - box.height - tag * 0.2, tag * 0.06)
  if (longest > along) {
    context.fillStyle = INK
    const thin = Math.max(1, w * 0.14)
    if (lying) context.fillRect(tip.x, tip.y - thin / 2, x - tip.x, thin)
    else context.fillRect(tip.x - thin / 2, y, thin, tip.y - y)
  }
  context.fillStyle = 'rgb(30 30 40 / .22)'
  context.beginPath()
  context.roundRect(x + tag * 0.05, y + tag * 0.07, box.width, box.height, tag * 0.12)
  context.fill()
  context.fillStyle = '#fffdf6'
  context.beginPath()
  context.roundRect(x, y, box.width, box.height, tag * 0.12)
  context.fill()
  context.fillStyle = INK
  context.font = `${tag}px "${FAMILY}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(figures, x + box.width / 2, y + box.height / 2 + tag * 0.34)
  if (motion === 'reduced') return undefined
  return stillFor(seed, minutes, hour12, ms) || undefined
}

/** The row, beside the menu or below it. */
const rowOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { left, top } = layOut(width, height)
  return { left, top, width: width - left, height: height - top }
}

/** Sixty pencils that are put in order every minute. */
export default function Sort() {
  return (
    <Stage css={css} fonts={fonts} ground={styles.board}>
      <Canvas draw={board} beat="minute" />
      <Canvas draw={underline} beat="second" part={menuOf} />
      <Canvas draw={row} beat={15} part={rowOf} />
    </Stage>
  )
}
