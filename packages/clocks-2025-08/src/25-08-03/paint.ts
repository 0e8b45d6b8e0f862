import { createRandom } from '@found-time/clock-runtime'
import { edgeAt, type Plan, standOf, TALL, widthOf } from './model'
import { darkOf } from './velvet'

type Context = CanvasRenderingContext2D

function down(context: Context, top: number, low: number, ...colours: string[]) {
  const gradient = context.createLinearGradient(0, top, 0, low)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** The outline of the stage down to the round edge of a step. */
function stepPath(context: Context, plan: Plan, top: number, row: number, lower = 0) {
  context.beginPath()
  context.moveTo(0, top)
  for (let part = 0; part <= 32; part++) {
    const x = (plan.width * part) / 32
    context.lineTo(x, edgeAt(plan, x, row) + lower)
  }
  context.lineTo(plan.width, top)
  context.closePath()
}

/** What the curtain keeps back: a painted cloth with the sun coming up. */
function paintCloth(context: Context, { width, foot }: Plan) {
  const sun = Math.max(width, foot) * 1.2
  context.fillStyle = '#0f7f9c'
  context.fillRect(0, 0, width, foot)
  context.fillStyle = '#35a9b4'
  for (let ray = 0; ray < 16; ray++) {
    const turn = Math.PI + (Math.PI * (ray + 0.25)) / 16
    context.beginPath()
    context.moveTo(width / 2, foot)
    context.lineTo(width / 2 + Math.cos(turn) * sun, foot + Math.sin(turn) * sun)
    context.lineTo(
      width / 2 + Math.cos(turn + Math.PI / 32) * sun,
      foot + Math.sin(turn + Math.PI / 32) * sun,
    )
    context.fill()
  }
}

/** Boards that run away to one point, as far as the round edge. */
function paintBoards(context: Context, plan: Plan) {
  const { width, foot, edge, step, rows } = plan
  const low = edge + step * (rows - 1)
  const boards = 22
  const { between } = createRandom('boards')
  context.fillStyle = down(context, foot, low, '#a85a1f', '#e39a4a')
  context.fillRect(0, foot, width, low - foot)
  const at = (board: number, inset: number) => inset + ((width - 2 * inset) * board) / boards
  const [far, near] = [-0.02 * width, -0.5 * width]
  for (let board = 0; board < boards; board++) {
    context.beginPath()
    context.moveTo(at(board, far), foot)
    context.lineTo(at(board + 1, far), foot)
    context.lineTo(at(board + 1, near), low)
    context.lineTo(at(board, near), low)
    context.closePath()
    context.fillStyle = `rgb(90 26 8 / ${between(0.02, 0.3).toFixed(2)})`
    context.fill()
    context.strokeStyle = 'rgb(60 14 6 / 75%)'
    context.lineWidth = Math.max(0.75, width / 900)
    context.stroke()
  }
}

/** The cloth as it was woven: a leg of the curtain. */
export interface Drapery {
  readonly leg: HTMLImageElement
}

/** What of the picture is plain velvet, without the hem's gold: of its height. */
const PLAIN = 0.83

/** The curtain's two legs: drawn aside, their folds are only narrower. */
function paintCurtain(context: Context, { width, foot, height }: Plan, { leg }: Drapery, open: number) {
  const wide = width * 0.5 * (1 - 0.72 * open)
  for (const side of [0, 1]) {
    context.save()
    if (side) context.transform(-1, 0, 0, 1, width, 0)
    // It throws a shadow on what is behind it, and stands on the boards.
    if (open > 0) {
      const shade = context.createLinearGradient(wide, 0, wide + height * 0.08, 0)
      shade.addColorStop(0, 'rgb(10 0 20 / 70%)')
      shade.addColorStop(1, 'rgb(10 0 20 / 0%)')
      context.fillStyle = shade
      context.fillRect(wide, 0, height * 0.08, foot)
    }
    const hem = foot * 1.02
    context.fillStyle = down(context, hem, hem + height * 0.03, 'rgb(40 0 10 / 80%)', 'rgb(40 0 10 / 0%)')
    context.fillRect(0, hem, wide, height * 0.03)
    context.drawImage(leg, 0, 0, leg.width, leg.height * PLAIN, 0, 0, wide + 1, foot * 1.022)
    context.restore()
  }
}

/** The pelmet: the same velvet in narrow pleats, cut straight, and its shadow on the curtain. */
function paintPelmet(context: Context, { width, swag: high }: Plan, { leg }: Drapery) {
  const deep = high * 0.62
  context.fillStyle = down(context, deep, deep * 1.35, 'rgb(12 0 10 / 60%)', 'rgb(12 0 10 / 0%)')
  context.fillRect(0, deep, width, deep * 0.35)
  const many = 2 * Math.max(1, Math.round(width / high / 3.4))
  const wide = width / many
  for (let index = 0; index < many; index++) {
    context.save()
    context.translate((index + (index % 2)) * wide, 0)
    context.scale(index % 2 ? -1 : 1, 1)
    context.drawImage(leg, 0, leg.height * 0.2, leg.width, leg.height * (PLAIN - 0.2), 0, 0, wide + 1, deep)
    context.restore()
  }
  context.fillStyle = 'rgb(30 0 12 / 55%)'
  context.fillRect(0, deep - Math.max(1, high * 0.018), width, Math.max(1, high * 0.018))
}

/** The numeral once, standing, from the vanishing point so many times as large. */
function putNumeral(context: Context, plan: Plan, numeral: string, scale: number) {
  const { size, stretch, x, base } = standOf(plan, numeral)
  const eye = base - size * stretch * TALL * 0.22
  context.save()
  context.translate(x, eye)
  context.scale(scale, scale)
  context.translate(0, base - eye)
  context.scale(1, stretch)
  context.fillText(numeral, (-widthOf(numeral) * size) / 2, 0)
  context.restore()
}

/** The shadow of the numeral: larger and higher than itself, and away from the lamps that are up. */
function paintShadow(context: Context, plan: Plan, numeral: string, family: string, lit: number) {
  const { size, stretch, base } = standOf(plan, numeral)
  const middle = lit ? plan.lamps.slice(0, lit).reduce((sum, { x }) => sum + x, 0) / lit : plan.width / 2
  context.save()
  context.beginPath()
  context.rect(0, 0, plan.width, plan.foot * 1.022)
  context.clip()
  context.font = `${size}px "${family}"`
  context.fillStyle = 'rgb(20 0 16 / 6%)'
  // Each part of the row throws its own: together they have a soft edge.
  for (let part = 0; part < 11; part++) {
    context.save()
    context.translate(
      (plan.width / 2 - middle) * 0.16 + (part - 5) * size * 0.006,
      -size * stretch * TALL * 0.03,
    )
    context.translate(0, base)
    context.scale(1, 1.06)
    context.translate(0, -base)
    putNumeral(context, plan, numeral, 1.06)
    context.restore()
  }
  context.restore()
}

/** Lays the dark over the stage, a little beyond its edges, where a picture that is enlarged would fade. */
function layDark(context: Context, plan: Plan, lit: number, colour: Parameters<typeof darkOf>[2]) {
  const { width, height } = plan
  context.drawImage(darkOf(plan, lit, colour), -width * 0.01, -height * 0.01, width * 1.02, height * 1.02)
}

/** All that stands behind the numeral, in the light of so many lamps. */
export function paintStage(
  context: Context,
  plan: Plan,
  numeral: string,
  family: string,
  lit: number,
  open: number,
  drapery: Drapery,
) {
  paintCloth(context, plan)
  paintBoards(context, plan)
  paintCurtain(context, plan, drapery, open)
  paintPelmet(context, plan, drapery)
  paintShadow(context, plan, numeral, family, lit)
}

/** The dark over all that stands behind the numeral, and each lamp's own warm light on the hem of the curtain. */
export function paintDark(context: Context, plan: Plan, lit: number) {
  const { lamps, foot, height, rows } = plan
  layDark(context, plan, lit, [24, 2, 22, 0.9])
  const far = height * 0.22
  for (const { x } of lamps.slice(0, lit))
    glow(
      context,
      x,
      foot,
      far,
      0.9,
      `rgb(255 112 36 / ${3.4 / rows}%)`,
      `rgb(255 84 24 / ${1.5 / rows}%)`,
      'rgb(255 70 20 / 0%)',
    )
}

/** The numeral, on a clear ground: a painted face, and plank behind plank towards the vanishing point. */
export function paintNumeral(context: Context, plan: Plan, numeral: string, family: string, lit: number) {
  const { size, stretch, base } = standOf(plan, numeral)
  const planks = 24
  context.font = `${size}px "${family}"`
  for (let plank = planks; plank > 0; plank--) {
    const part = 1 - plank / planks
    context.fillStyle = `rgb(${120 + part * 90} ${44 + part * 56} ${14 + part * 14})`
    putNumeral(context, plan, numeral, 1 - plank * 0.0046)
  }
  context.fillStyle = down(context, -size * TALL, 0, '#f2c98a', '#ffe9bd', '#fff8e4')
  putNumeral(context, plan, numeral, 1)
  context.globalCompositeOperation = 'source-atop'
  // It is boards, too.
  context.fillStyle = 'rgb(120 60 20 / 14%)'
  const half = (widthOf(numeral) * size) / 2
  for (let seam = -half; seam < half; seam += size * 0.115)
    context.fillRect(plan.width / 2 + seam, 0, Math.max(1, size * 0.004), base)
  // It is lighter paint than anything, so the dark takes less of it.
  layDark(context, plan, lit, [128, 52, 22, 0.56])
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'rgb(30 4 8 / 45%)'
  context.beginPath()
  context.ellipse(
    plan.width / 2,
    base,
    (widthOf(numeral) * size) / 1.9,
    size * stretch * 0.03,
    0,
    0,
    2 * Math.PI,
  )
  context.fill()
}

function glow(context: Context, x: number, y: number, radius: number, flat: number, ...colours: string[]) {
  context.save()
  context.translate(x, y)
  context.scale(1, flat)
  const light = context.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour)
  context.fillStyle = light
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  context.restore()
}

/** A lamp of glass on its cap; its middle is that far above the boards. */
function paintBulb(context: Context, x: number, y: number, size: number, colours: readonly string[]) {
  context.fillStyle = '#c98b2e'
  context.fillRect(x - size * 0.2, y - size * 0.4, size * 0.4, size * 0.4)
  context.beginPath()
  context.arc(x, y - size * 0.98, size * 0.42, Math.PI * 0.8, Math.PI * 2.2)
  context.quadraticCurveTo(x + size * 0.22, y - size * 0.6, x + size * 0.2, y - size * 0.38)
  context.lineTo(x - size * 0.2, y - size * 0.38)
  context.quadraticCurveTo(x - size * 0.22, y - size * 0.6, x - size * 0.34, y - size * 0.73)
  context.fillStyle = down(context, y - size * 1.4, y - size * 0.38, ...colours)
  context.fill()
}

/** The steps with their footlights; below the last, the tens and the number of the newest. */
export function paintFootlights(context: Context, plan: Plan, family: string, lit: number) {
  const { width, height, edge, step, rows, pitch, lamps } = plan
  const many = 60 / rows
  for (let row = 0; row < rows; row++) {
    const next = row + 1 < rows
    // The front of the step, down to the next.
    stepPath(context, plan, next ? edge + step : height, row)
    context.fillStyle = down(context, edge - pitch * 3, next ? edge + step : height, '#8a0f22', '#3d0613')
    context.fill()
    const first = row * many
    const up = Math.min(many, Math.max(0, lit - first))
    context.save()
    stepPath(context, plan, -height, row)
    context.clip()
    for (const { x, y } of lamps.slice(first, first + up))
      glow(
        context,
        x,
        y,
        pitch * 4.2,
        0.5,
        'rgb(255 206 110 / 34%)',
        'rgb(255 170 60 / 9%)',
        'rgb(255 150 40 / 0%)',
      )
    context.restore()
    context.beginPath()
    for (let part = 0; part <= 32; part++)
      context.lineTo((width * part) / 32, edgeAt(plan, (width * part) / 32, row))
    context.lineWidth = pitch * 0.34
    context.strokeStyle = '#d9982f'
    context.stroke()
    for (const [index, { x, y }] of lamps.slice(first, first + many).entries())
      if (first + index !== lit - 1)
        paintBulb(
          context,
          x,
          y,
          pitch * 1.15,
          index < up ? ['#fff6cf', '#ffd75e', '#ffb02e'] : ['#6d3038', '#4a1721', '#3a0f18'],
        )
  }
  paintNumbers(context, plan, family, lit)
  const newest = lamps[lit - 1]
  if (!newest) return
  const { x, y } = newest
  glow(
    context,
    x,
    y - pitch * 1.2,
    pitch * 5,
    1,
    'rgb(255 244 200 / 90%)',
    'rgb(255 205 100 / 30%)',
    'rgb(255 170 50 / 0%)',
  )
  paintBulb(context, x, y, pitch * 1.7, ['#ffffff', '#ffffff', '#fff3bf'])
}

/** Gold on the front of the stage. */
function paintNumbers(context: Context, plan: Plan, family: string, lit: number) {
  const { width, height, lamps, pitch, rows } = plan
  const large = Math.min((height - plan.edge - plan.step * (rows - 1)) * 0.72, width * 0.2)
  const small = Math.max(pitch * 0.95, large * 0.3)
  context.textAlign = 'center'
  const below = (x: number) => edgeAt(plan, x, rows - 1) + pitch * 0.5
  const half = (widthOf(String(lit)) * large) / 2
  const newest = lamps[lit - 1]
  const x = newest && Math.min(width - half - pitch, Math.max(half + pitch, newest.x))
  context.font = `${small}px "${family}"`
  context.fillStyle = '#b9772b'
  for (let ten = 10; ten <= 60; ten += 10) {
    const at = Math.min(lamps[ten - 1]!.x, width - small * 0.9)
    if (rows > 1 || (x !== undefined && Math.abs(at - x) < half + small * 1.2)) continue
    context.fillText(String(ten), at, below(at) + small)
  }
  if (x === undefined) return
  context.font = `${large}px "${family}"`
  context.fillStyle = '#ffd15c'
  const top = Math.max(below(x - half), below(x + half))
  context.fillText(String(lit), x, top + large * (TALL + 0.02))
}
