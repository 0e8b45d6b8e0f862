import { createRandom, easeOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import type { CSSProperties } from 'react'
import styles, { css } from './clock.module.css'
import { BROAD, type Layout, layoutOf, type Point } from './layout'
import { numberAt } from './model'
import { type Coat, paintOutline, paintSign } from './sign'

export { notes } from './notes'

const FIGURES = 'ft-25-06-18 figures'
const INITIALS = 'ft-25-06-18 initials'

const vellum = new URL('./vellum.webp', import.meta.url).href
const gold = new URL('./gold.webp', import.meta.url).href

export const images = [vellum, gold]
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
  { family: INITIALS, source: new URL('./initials.woff2', import.meta.url).href, weight: '400' },
]

/** Leaf as finely crumpled as the sign is large. */
function leafOf(context: CanvasRenderingContext2D, image: CanvasFrame['image'], unit: number) {
  const leaf = context.createPattern(image(gold), 'repeat')!
  leaf.setTransform(new DOMMatrix().scale(Math.max(0.16, unit / 300)))
  return leaf
}

const IVORY = '#fdf3d8'
const INK = '#240e08'
/** Vermilion for the hour, lapis lazuli for the minute, with the lighter tone of their penwork. */
const FIELDS = [
  { initial: 'H', rest: 'ora', colours: ['#c2301a', '#8a190f'], pen: '#dd5a41' },
  { initial: 'M', rest: 'inuta', colours: ['#22479f', '#102a66'], pen: '#4168bd' },
] as const
/** Chalk and glue; gold over it, burnished with a tooth. */
const GESSO: Coat = [
  [126, 96, 76],
  [186, 160, 134],
  [224, 206, 182],
  [240, 230, 212],
  [250, 244, 232],
]
const GOLD: Coat = [
  [78, 38, 4],
  [140, 82, 8],
  [206, 138, 22],
  [232, 170, 40],
  [238, 184, 56],
  [246, 206, 92],
  [255, 242, 190],
]

function trace(context: CanvasRenderingContext2D, outline: readonly Point[]) {
  context.beginPath()
  for (const { x, y } of outline) context.lineTo(x, y)
  context.closePath()
}

/** A field of colour with a trellis of the pen's, and a lily of four dots in each lozenge. */
function paintField(page: CanvasRenderingContext2D, layout: Layout, field: 0 | 1) {
  const { x, y, unit, panel } = layout
  const { colours, pen } = FIELDS[field]
  page.save()
  trace(page, layout.fields[field].outline)
  page.clip()
  const wash = page.createRadialGradient(x, y, 0, x, y, Math.hypot(panel.width, panel.height) * 0.52)
  wash.addColorStop(0, colours[0])
  wash.addColorStop(1, colours[1])
  page.fillStyle = wash
  page.fillRect(panel.left, panel.top, panel.width, panel.height)
  const cell = Math.max(9, unit * 0.3)
  page.strokeStyle = pen
  page.fillStyle = pen
  page.globalAlpha = 0.6
  page.lineWidth = Math.max(0.6, cell * 0.035)
  const far = Math.ceil((panel.width + panel.height) / cell)
  page.beginPath()
  for (let line = -far; line <= far; line++) {
    page.moveTo(x + line * cell - panel.height, y - panel.height)
    page.lineTo(x + line * cell + panel.height, y + panel.height)
    page.moveTo(x + line * cell + panel.height, y - panel.height)
    page.lineTo(x + line * cell - panel.height, y + panel.height)
  }
  page.stroke()
  page.beginPath()
  const dot = cell * 0.058
  for (let row = -far; row <= far; row++)
    for (let column = -far; column <= far; column++) {
      const [cx, cy] = [x + (column + (row % 2 ? 0.5 : 0)) * cell + cell / 2, y + (row * cell) / 2]
      for (const [dx, dy] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const) {
        page.moveTo(cx + dx * cell * 0.1 + dot, cy + dy * cell * 0.1)
        page.arc(cx + dx * cell * 0.1, cy + dy * cell * 0.1, dot, 0, 7)
      }
    }
  page.fill()
  page.restore()
}

/** Word and figures of a field, without what the hand trembles. */
function paintWords(context: CanvasRenderingContext2D, layout: Layout, field: 0 | 1, pair: string) {
  const { type, initial, fields } = layout
  const { word, pair: place } = fields[field]
  const { initial: letter, rest } = FIELDS[field]
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  // The woodcut initial stands on gold leaf's own square, the rest of its word beside it.
  const small = `${initial * 0.86}px "${FIGURES}"`
  context.font = small
  const wide = context.measureText(rest).width
  const side = initial * 1.12
  const left = word.x - (side + initial * 0.14 + wide) / 2
  const pen = Math.max(0.75, initial * 0.025)
  context.fillStyle = INK
  context.fillRect(left - pen, word.y - side - pen, side + 2 * pen, side + 2 * pen)
  const tile = context.createLinearGradient(left, word.y - side, left + side, word.y)
  tile.addColorStop(0, '#fbe08c')
  tile.addColorStop(0.5, '#e2ad36')
  tile.addColorStop(1, '#b57a18')
  context.fillStyle = tile
  context.fillRect(left, word.y - side, side, side)
  context.font = `${initial}px "${INITIALS}"`
  context.textAlign = 'center'
  context.strokeStyle = INK
  context.fillStyle = INK
  context.lineWidth = initial * 0.006
  context.fillText(letter, left + side / 2, word.y - side * 0.19)
  context.strokeText(letter, left + side / 2, word.y - side * 0.19)
  context.textAlign = 'left'
  context.fillStyle = IVORY
  context.font = small
  context.fillText(rest, left + side + initial * 0.14, word.y - side * 0.2)
  context.textAlign = 'center'
  context.font = `${type / 0.605}px "${FIGURES}"`
  context.save()
  context.translate(place.x, place.y)
  context.scale(Math.min(1, layout.room / context.measureText(pair).width), 1)
  context.fillStyle = 'rgb(20 4 6 / 0.4)'
  context.fillText(pair, type * 0.018, type * 0.022)
  context.fillStyle = IVORY
  context.fillText(pair, 0, 0)
  context.restore()
}

function drawPage({ context, width, height, time, hourCycle, image, layer }: CanvasFrame) {
  const layout = layoutOf(width, height)
  const { panel, frame, x, y, unit, fields } = layout
  const { left, top, width: wide, height: high } = panel
  layer('ground', '', (page) => {
    // The frame is a fillet of leaf between two lines of the pen, and raises a little shadow.
    page.fillStyle = 'rgb(60 30 10 / 0.14)'
    for (const far of [0.2, 0.4, 0.6]) page.fillRect(left + frame * far, top + frame * far, wide, high)
    page.fillStyle = INK
    page.fillRect(left, top, wide, high)
    const pen = Math.max(0.75, frame * 0.12)
    const fillet = page.createLinearGradient(left, top, left + wide, top + high)
    for (const [stop, tone] of ['#f9dd83', '#d39b2c', '#f3cd66', '#b57a18', '#e6b548'].entries())
      fillet.addColorStop(stop / 4, tone)
    page.fillStyle = fillet
    page.fillRect(left + pen, top + pen, wide - 2 * pen, high - 2 * pen)
    page.globalCompositeOperation = 'multiply'
    page.globalAlpha = 0.4
    page.fillStyle = leafOf(page, image, unit)
    page.fillRect(left + pen, top + pen, wide - 2 * pen, high - 2 * pen)
    page.globalCompositeOperation = 'source-over'
    page.globalAlpha = 1
    page.lineJoin = 'miter'
    for (const field of [0, 1] as const) paintField(page, layout, field)
    // Where the fields meet runs a thin fillet as well.
    for (const [broad, ink] of [
      [frame * 0.42, INK],
      [frame * 0.26, fillet],
    ] as const)
      for (const { outline } of fields) {
        page.lineWidth = broad
        page.strokeStyle = ink
        trace(page, outline)
        page.stroke()
      }
    // The pigment lies unevenly on the skin.
    page.globalCompositeOperation = 'soft-light'
    const side = Math.max(wide, high)
    page.beginPath()
    page.rect(left + frame, top + frame, wide - 2 * frame, high - 2 * frame)
    page.clip()
    page.globalAlpha = 0.55
    page.drawImage(image(vellum), left, top, side, side)
  })
  const number = numberAt(time.hour, time.minute, hourCycle)
  const four = String(number).padStart(4, '0')
  paintWords(context, layout, 0, four.slice(0, 2))
  paintWords(context, layout, 1, four.slice(2))
  context.save()
  context.translate(x, y)
  paintOutline(context, number, layout)
  context.restore()
  return untilMinute(time)
}

/** Seconds in which a strip of leaf is laid, and in which the leaf is off again at the full minute. */
const LAY = 0.5
const OFF = 0.8

function drawSign(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle, motion, seed, layer, image } = frame
  const layout = layoutOf(width, height)
  const { x, y, unit, reach } = layout
  const number = numberAt(time.hour, time.minute, hourCycle)
  layer('gesso', `${number}`, (under) => {
    under.translate(x, y)
    paintSign(under, number, layout, GESSO, 0.4)
    under.globalCompositeOperation = 'source-atop'
    under.globalAlpha = 0.16
    under.fillStyle = under.createPattern(image(vellum), 'repeat')!
    under.fillRect(-width, -height, 2 * width, 2 * height)
  })
  const still = motion === 'reduced'
  const passed = time.millisecond / 1000
  const bare = time.second === 0
  const part = still ? 1 : Math.min(1, passed / (bare ? OFF : LAY))
  const laid = bare ? 1 - easeOut(part) * (59 / 60) : (time.second + easeOut(part)) / 60
  const half = unit * (reach + BROAD / 2)
  const foot = y + half
  // Leaf is torn, not cut.
  const rough = createRandom(seed, 'leaf', time.hour, time.minute, time.second)
  const [left, right] = [x - unit * 1.25, x + unit * 1.25]
  const tears = 44
  context.save()
  context.beginPath()
  context.moveTo(left, foot + unit)
  for (let i = 0; i <= tears; i++) {
    const ragged = rough.between(-0.03, 0.03) * unit
    context.lineTo(
      left + ((right - left) * i) / tears,
      laid > 0.995 ? y - unit * 3 : foot - 2 * half * laid + ragged,
    )
  }
  context.lineTo(right, foot + unit)
  context.clip()
  layer('leaf', `${number}`, (under) => {
    under.translate(x, y)
    paintSign(under, number, layout, GOLD, 0.1)
    // Leaf comes in squares, and lies over what is under it in creases.
    under.globalCompositeOperation = 'source-atop'
    under.globalAlpha = 0.42
    under.fillStyle = leafOf(under, image, unit)
    under.fillRect(-width, -height, 2 * width, 2 * height)
    under.globalAlpha = 0.13
    under.fillStyle = '#6b3d05'
    for (let sheet = -4; sheet <= 4; sheet++)
      under.fillRect(-width, (sheet + 0.36) * unit * 0.62, 2 * width, Math.max(0.75, unit * 0.012))
  })
  context.restore()
  return part === 1 ? untilSecond(time) : undefined
}

function signPart({ width, height }: { width: number; height: number }) {
  const { x, y, unit, reach } = layoutOf(width, height)
  const [across, down] = [unit * (1 + BROAD), unit * (reach + BROAD)]
  return { left: x - across, top: y - down, width: 2 * across, height: 2 * down }
}

/**
 * The time as one number of four figures in the cipher of the Cistercians, illuminated on vellum: the hour's vermilion
 * comes first and holds the sign's two lower arms, the minute's lapis comes last and holds the two upper ones. The sign
 * is raised in white gesso; through the minute leaf is laid on it from the foot up, a strip a second.
 */
export default function MonksNumbers() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.page}
      style={{ '--vellum': `url("${vellum}")` } as CSSProperties}
    >
      <Canvas draw={drawPage} beat="minute" />
      <Canvas draw={drawSign} beat={10} part={signPart} />
    </Stage>
  )
}
