import { type Context, CREAM, FAMILY, NAVY, polygon, RED } from './brush'
import { type Arms, armsOf, sceneOf } from './model'

const SKY = ['#4fa9c9', '#74bfd3', '#a2d5d9', '#d3e7d4', '#f8ebc4']
const SEA = ['#2f8a97', '#2a7a8c', '#24697f', '#1f5a72']
const WOOD = { light: '#d7a267', mid: '#bd8449', dark: '#8a5a2e' }

/** What the things of the scene are painted by: the size of the stage, a man's height, and what is how high. */
interface View {
  readonly width: number
  readonly height: number
  readonly man: number
  readonly horizon: number
  /** The nearest deck. */
  readonly last: number
}

/**
 * All that stands still: sky, sea, coast, and the piers with the card of signals.
 * @param pierAlone - Nothing behind the piers.
 */
export function paintScene(on: Context, width: number, height: number, pierAlone: boolean) {
  const { piers, front, man, card } = sceneOf(width, height)
  const last = piers.at(-1)!.deck
  const horizon = piers[0]!.deck - man * 0.42
  const view: View = { width, height, man, horizon, last }
  if (!pierAlone) paintCoast(on, view)
  for (const { deck } of piers) paintPier(on, view, deck, front)
  paintBoards(on, view)
  if (card) paintCard(on, view)
}

function paintCoast(on: Context, view: View) {
  paintSky(on, view)
  paintSun(on, view)
  paintClouds(on, view)
  paintSea(on, view)
  paintCliffs(on, view)
  paintLighthouse(on, view)
  paintCrests(on, view)
  paintGlitter(on, view)
}

/** In flat bands, as the lithographer cut his stones. */
function paintSky(on: Context, { width, horizon }: View) {
  const bands = SKY.length
  for (const [band, colour] of SKY.entries()) {
    const top = (horizon * band ** 1.15) / bands ** 1.15
    on.fillStyle = colour
    on.fillRect(0, top, width, horizon - top + 1)
  }
}

/** Behind the second man, with a band of its own. */
function paintSun(on: Context, { width, man, horizon }: View) {
  on.fillStyle = 'rgb(255 246 214 / .55)'
  on.beginPath()
  on.arc(width * 0.37, horizon - man * 0.1, man * 0.62, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = '#fff7da'
  on.beginPath()
  on.arc(width * 0.37, horizon - man * 0.1, man * 0.44, 0, 2 * Math.PI)
  on.fill()
}

function paintClouds(on: Context, { width, man, horizon }: View) {
  on.save()
  on.beginPath()
  on.rect(0, 0, width, horizon)
  on.clip()
  cloud(on, width * 0.83, horizon * 0.5, man * 0.24)
  cloud(on, width * 0.12, horizon * 0.3, man * 0.17)
  cloud(on, width * 0.6, horizon * 0.16, man * 0.11)
  on.restore()
}

/** A cloud of a poster: flat, lit from the left above. */
function cloud(on: Context, x: number, y: number, size: number) {
  const puffs = [
    [-1.1, 0, 0.42],
    [-0.55, -0.28, 0.55],
    [0.12, -0.5, 0.68],
    [0.75, -0.2, 0.5],
    [1.25, 0.02, 0.36],
  ] as const
  for (const [shade, dx, dy] of [
    ['#cfe3dc', 0.1, 0.07],
    ['#fffaf0', 0, 0],
  ] as const) {
    on.fillStyle = shade
    on.beginPath()
    for (const [px, py, r] of puffs) {
      on.moveTo(x + (px + dx + r) * size, y + (py + dy) * size)
      on.arc(x + (px + dx) * size, y + (py + dy) * size, r * size, 0, 2 * Math.PI)
    }
    on.rect(x + (-1.4 + dx) * size, y - 0.1 * size + dy * size, 2.9 * size, 0.4 * size)
    on.fill()
  }
}

function paintSea(on: Context, { width, height, horizon, last }: View) {
  for (const [band, colour] of SEA.entries()) {
    const top = horizon + ((last - horizon) * band ** 1.4) / 11
    on.fillStyle = colour
    on.fillRect(0, top, width, height - top)
  }
}

/** The cliffs begin there, and are so high. */
const coastOf = ({ width, man }: View) => ({ from: width * 0.62, cliff: man * 0.16 })

/** Chalk, its faces that have the sun, and the grass above. */
function paintCliffs(on: Context, view: View) {
  const { width, horizon } = view
  const { from, cliff } = coastOf(view)
  on.fillStyle = '#d9c091'
  polygon(on, [
    [from, horizon + 1],
    [from + cliff * 0.5, horizon - cliff * 0.55],
    [from + cliff * 1.6, horizon - cliff * 0.72],
    [from + cliff * 2.6, horizon - cliff],
    [width, horizon - cliff * 1.35],
    [width, horizon + 1],
  ])
  on.fillStyle = '#fff9e8'
  for (let face = 0, x = from + cliff * 0.62; x < width; face++) {
    const broad = cliff * (0.34 + ((face * 7) % 5) * 0.1)
    const top = horizon - cliff * Math.min(1.05, 0.5 + ((x - from) / cliff) * 0.13)
    polygon(on, [
      [x - broad * 0.12, horizon + 1],
      [x, top],
      [x + broad * 0.42, top - cliff * 0.03],
      [x + broad * 0.5, top + cliff * 0.42],
      [x + broad * 0.86, horizon + 1],
    ])
    x += broad * 1.12 + cliff * 0.12
  }
  on.fillStyle = '#6d9c6a'
  polygon(on, [
    [from + cliff * 0.5, horizon - cliff * 0.55],
    [from + cliff * 1.6, horizon - cliff * 0.85],
    [from + cliff * 2.6, horizon - cliff * 1.16],
    [width, horizon - cliff * 1.62],
    [width, horizon - cliff * 1.35],
    [from + cliff * 2.6, horizon - cliff],
    [from + cliff * 1.6, horizon - cliff * 0.72],
  ])
}

function paintLighthouse(on: Context, view: View) {
  const { from, cliff } = coastOf(view)
  const light = from + cliff * 1.9
  const foot = view.horizon - cliff * 0.9
  for (const [stripe, colour] of [CREAM, RED, CREAM, RED].entries()) {
    on.fillStyle = colour
    const [a, b] = [0.2 - stripe * 0.022, 0.2 - (stripe + 1) * 0.022]
    polygon(on, [
      [light - cliff * a, foot - stripe * cliff * 0.26],
      [light + cliff * a, foot - stripe * cliff * 0.26],
      [light + cliff * b, foot - (stripe + 1) * cliff * 0.26],
      [light - cliff * b, foot - (stripe + 1) * cliff * 0.26],
    ])
  }
  on.fillStyle = NAVY
  on.fillRect(light - cliff * 0.09, foot - cliff * 1.3, cliff * 0.18, cliff * 0.26)
  polygon(on, [
    [light - cliff * 0.15, foot - cliff * 1.3],
    [light, foot - cliff * 1.5],
    [light + cliff * 0.15, foot - cliff * 1.3],
  ])
}

/** Crests of waves, wider apart and longer the nearer they are. */
function paintCrests(on: Context, { width, man, horizon, last }: View) {
  on.lineCap = 'round'
  for (let row = 0, y = horizon + man * 0.1; y < last - man * 0.04; row++, y += man * (0.075 + row * 0.012)) {
    const long = man * (0.05 + row * 0.018)
    const step = man * (0.42 + row * 0.09)
    on.lineWidth = Math.max(0.8, man * (0.006 + row * 0.001))
    on.strokeStyle = row % 2 ? 'rgb(156 214 214 / .34)' : 'rgb(10 45 66 / .3)'
    for (let x = ((row * 0.37) % 1) * step - step; x < width + step; x += step) {
      on.beginPath()
      on.moveTo(x, y)
      on.quadraticCurveTo(x + long * 0.5, y - long * 0.24, x + long, y)
      on.quadraticCurveTo(x + long * 1.5, y - long * 0.24, x + long * 2, y)
      on.stroke()
    }
  }
  on.lineCap = 'butt'
}

/** Under the sun. */
function paintGlitter(on: Context, { width, man, horizon }: View) {
  on.fillStyle = 'rgb(255 243 205 / .75)'
  for (let ray = 0; ray < 9; ray++) {
    const y = horizon + man * (0.014 + 0.0035 * ray * ray)
    const half = man * (0.34 - ray * 0.024) * (ray % 2 ? 0.7 : 1)
    on.fillRect(width * 0.37 - half, y, half * 2, Math.max(0.8, man * 0.005 + ray * man * 0.0008))
  }
}

/** Piles, deck and the boards of its front. */
function paintPier(on: Context, { width, man, last }: View, deck: number, front: number) {
  const isLast = deck === last
  const depth = isLast ? front : man * 0.13
  if (!isLast) {
    on.fillStyle = WOOD.dark
    for (let pile = 0; pile < 4; pile++)
      on.fillRect(width * (0.09 + pile * 0.27), deck, man * 0.055, last - deck)
  }
  on.fillStyle = WOOD.light
  on.fillRect(0, deck - man * 0.012, width, depth)
  on.fillStyle = WOOD.mid
  on.fillRect(0, deck + man * 0.05, width, depth)
  on.fillStyle = 'rgb(90 54 22 / .5)'
  on.fillRect(0, deck + man * 0.05, width, Math.max(1, man * 0.012))
  if (!isLast) {
    on.fillStyle = 'rgb(29 53 87 / .28)'
    on.fillRect(0, deck + depth - man * 0.012, width, man * 0.05)
  }
}

/** Where the nearest pier's front begins. */
const frontTop = ({ man, last }: View) => last + man * 0.062

function paintBoards(on: Context, view: View) {
  const { width, height, man } = view
  const top = frontTop(view)
  on.strokeStyle = 'rgb(90 54 22 / .35)'
  on.lineWidth = Math.max(0.7, man * 0.004)
  for (let board = 1; board < 6; board++) {
    const y = top + ((height - top) * board) / 5
    on.beginPath()
    on.moveTo(0, y)
    on.lineTo(width, y)
    on.stroke()
  }
}

/** The card of signals: the ten figures, and a man above each. */
function paintCard(on: Context, view: View) {
  const { width, height } = view
  const { rows } = sceneOf(width, height)
  const top = frontTop(view)
  const room = height - top
  const inset = Math.min(room * 0.1, width * 0.026)
  const across = 10 / rows
  const cell = Math.min((width - 2 * inset) / across, (room / rows) * 1.1)
  const wide = cell * across
  const left = (width - wide) / 2
  const hem = inset * 0.3
  on.fillStyle = 'rgb(60 34 10 / .35)'
  on.fillRect(left + inset * 0.25, top + inset * 1.35, wide, room - 2 * inset)
  on.fillStyle = CREAM
  on.fillRect(left, top + inset, wide, room - 2 * inset)
  on.strokeStyle = NAVY
  on.lineWidth = Math.max(1, inset * 0.18)
  on.strokeRect(left + hem, top + inset + hem, wide - 2 * hem, room - 2 * inset - 2 * hem)
  const high = (room - 2 * inset - 2 * hem) / rows
  const size = Math.min(high * 0.58, cell * 0.86)
  const figure = Math.min(high * 0.3, cell * 0.62)
  for (const [place, value] of [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].entries()) {
    const x = left + ((place % across) + 0.5) * cell
    const row = top + inset + hem + Math.floor(place / across) * high
    const crown = row + (high - size * 1.16 - figure * 0.76) / 2
    matchstick(on, x, crown + size * 0.62, size, armsOf(value))
    on.fillStyle = NAVY
    on.font = `${figure}px "${FAMILY}"`
    on.textAlign = 'center'
    on.textBaseline = 'alphabetic'
    on.fillText(`${value}`, x, crown + size * 1.16 + figure * 0.74)
  }
}

/** A small man of lines, for the card. */
function matchstick(on: Context, x: number, y: number, size: number, { right, left }: Arms) {
  const shoulder = y - size * 0.12
  on.strokeStyle = NAVY
  on.fillStyle = NAVY
  on.lineCap = 'round'
  on.lineWidth = Math.max(0.9, size * 0.075)
  on.beginPath()
  on.moveTo(x, shoulder)
  on.lineTo(x, y + size * 0.2)
  on.lineTo(x - size * 0.12, y + size * 0.48)
  on.moveTo(x, y + size * 0.2)
  on.lineTo(x + size * 0.12, y + size * 0.48)
  on.stroke()
  on.beginPath()
  on.arc(x, shoulder - size * 0.13, size * 0.085, 0, 2 * Math.PI)
  on.fill()
  for (const angle of [right, left]) {
    const [dx, dy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)]
    on.beginPath()
    on.moveTo(x, shoulder)
    on.lineTo(x + dx * size * 0.4, shoulder + dy * size * 0.4)
    on.stroke()
    on.fillStyle = RED
    const [cx, cy] = [x + dx * size * 0.4, shoulder + dy * size * 0.4]
    on.beginPath()
    on.arc(cx, cy, size * 0.1, 0, 2 * Math.PI)
    on.fill()
  }
  on.lineCap = 'butt'
}
