import { type ClockNotes, laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Arms, armsOf, hop, sceneOf, snap } from './model'

const FAMILY = 'ft-25-04-18 Pier'

export const images = []
export const fonts = [
  { family: FAMILY, source: new URL('./pier.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'Four sailors signal the four figures of the time, hours then minutes, as the card on the pier explains; a gull hops on by one of sixty posts each second.',
  credits: [
    {
      title: 'League Gothic',
      creator: 'The League Gothic Project Authors',
      source: '@fontsource/league-gothic 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'figures only, renamed',
      notice:
        'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)',
      files: ['pier.woff2'],
    },
  ],
}

const NAVY = '#1d3557'
const CREAM = '#fbf1d6'
const RED = '#d93f2b'
const YELLOW = '#f5b82e'
const SKY = ['#4fa9c9', '#74bfd3', '#a2d5d9', '#d3e7d4', '#f8ebc4']
const SEA = ['#2f8a97', '#2a7a8c', '#24697f', '#1f5a72']
const SKINS = ['#e9b48c', '#8a5a3c', '#d99c72', '#b9794f']
const WOOD = { light: '#d7a267', mid: '#bd8449', dark: '#8a5a2e' }

/** The flags are still on the stroke of the minute, after this long, in milliseconds. */
const SNAP_MS = 620
const HOP_MS = 300
/** From the last post back to the first takes that long. */
const HOME_MS = 880
const RIPPLE_MS = 160
/** A flag's stick from the hand on, in heights of a man. */
const FLAG = 0.31

type Context = CanvasRenderingContext2D

const polygon = (on: Context, points: readonly (readonly [number, number])[]) => {
  on.beginPath()
  for (const [x, y] of points) on.lineTo(x, y)
  on.closePath()
  on.fill()
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

function paintScene(on: Context, width: number, height: number) {
  const { piers, front, man, card } = sceneOf(width, height)
  const last = piers.at(-1)!.deck
  const horizon = piers[0]!.deck - man * 0.42
  // Sky in flat bands, as the lithographer cut his stones.
  const bands = SKY.length
  for (const [band, colour] of SKY.entries()) {
    const top = (horizon * band ** 1.15) / bands ** 1.15
    on.fillStyle = colour
    on.fillRect(0, top, width, horizon - top + 1)
  }
  // A sun behind the second man, with a band of its own.
  on.fillStyle = 'rgb(255 246 214 / .55)'
  on.beginPath()
  on.arc(width * 0.37, horizon - man * 0.1, man * 0.62, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = '#fff7da'
  on.beginPath()
  on.arc(width * 0.37, horizon - man * 0.1, man * 0.44, 0, 2 * Math.PI)
  on.fill()
  on.save()
  on.beginPath()
  on.rect(0, 0, width, horizon)
  on.clip()
  cloud(on, width * 0.83, horizon * 0.5, man * 0.24)
  cloud(on, width * 0.12, horizon * 0.3, man * 0.17)
  cloud(on, width * 0.6, horizon * 0.16, man * 0.11)
  on.restore()
  // Sea, and the cliffs with their light.
  for (const [band, colour] of SEA.entries()) {
    const top = horizon + ((last - horizon) * band ** 1.4) / 11
    on.fillStyle = colour
    on.fillRect(0, top, width, height - top)
  }
  const cliff = man * 0.16
  const from = width * 0.62
  on.fillStyle = '#d9c091'
  polygon(on, [
    [from, horizon + 1],
    [from + cliff * 0.5, horizon - cliff * 0.55],
    [from + cliff * 1.6, horizon - cliff * 0.72],
    [from + cliff * 2.6, horizon - cliff],
    [width, horizon - cliff * 1.35],
    [width, horizon + 1],
  ])
  // Faces of the chalk that have the sun.
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
  const light = from + cliff * 1.9
  const foot = horizon - cliff * 0.9
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
  // Crests, wider apart and longer the nearer they are.
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
  // Glitter under the sun.
  on.fillStyle = 'rgb(255 243 205 / .75)'
  for (let ray = 0; ray < 9; ray++) {
    const y = horizon + man * (0.014 + 0.0035 * ray * ray)
    const half = man * (0.34 - ray * 0.024) * (ray % 2 ? 0.7 : 1)
    on.fillRect(width * 0.37 - half, y, half * 2, Math.max(0.8, man * 0.005 + ray * man * 0.0008))
  }

  for (const { deck } of piers) {
    const isLast = deck === last
    const depth = isLast ? front : man * 0.13
    // Piles, deck and the boards of its front.
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
  // Boards, or the card of signals, on the front.
  const top = last + man * 0.062
  on.strokeStyle = 'rgb(90 54 22 / .35)'
  on.lineWidth = Math.max(0.7, man * 0.004)
  for (let board = 1; board < 6; board++) {
    const y = top + ((height - top) * board) / 5
    on.beginPath()
    on.moveTo(0, y)
    on.lineTo(width, y)
    on.stroke()
  }
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
  if (card) {
    const room = height - top
    const cell = Math.min(width / 10.4, room * 1.1)
    const wide = cell * 10
    const left = (width - wide) / 2
    const inset = room * 0.1
    on.fillStyle = 'rgb(60 34 10 / .35)'
    on.fillRect(left + room * 0.025, top + inset + room * 0.035, wide, room - 2 * inset)
    on.fillStyle = CREAM
    on.fillRect(left, top + inset, wide, room - 2 * inset)
    on.strokeStyle = NAVY
    on.lineWidth = Math.max(1, room * 0.018)
    on.strokeRect(
      left + room * 0.03,
      top + inset + room * 0.03,
      wide - room * 0.06,
      room - 2 * inset - room * 0.06,
    )
    // A figure, and its man above it.
    const size = Math.min(room * 0.42, cell * 0.86)
    const figure = Math.min(room * 0.23, cell * 0.62)
    const crown = top + (room - size * 1.16 - figure * 0.76) / 2
    for (const [place, value] of order.entries()) {
      const x = left + (place + 0.5) * (wide / 10)
      matchstick(on, x, crown + size * 0.62, size, armsOf(value))
      on.fillStyle = NAVY
      on.font = `${figure}px "${FAMILY}"`
      on.textAlign = 'center'
      on.textBaseline = 'alphabetic'
      on.fillText(`${value}`, x, crown + size * 1.16 + figure * 0.74)
    }
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

/** A flag on its stick, from the hand on; the cloth hangs to the lower side and ripples. */
function flag(
  on: Context,
  x: number,
  y: number,
  angle: number,
  size: number,
  wave: number,
  mirrored: boolean,
) {
  on.save()
  on.translate(x, y)
  on.rotate((angle * Math.PI) / 180)
  // Upwards is along the stick now.
  on.strokeStyle = '#6b4423'
  on.lineWidth = size * 0.035
  on.lineCap = 'round'
  on.beginPath()
  on.moveTo(0, size * 0.12)
  on.lineTo(0, -size * 0.98)
  on.stroke()
  const side = mirrored ? -1 : 1
  const [foot, head] = [-size * 0.3, -size * 0.96]
  const wide = size * 0.66
  const ripple = (share: number, phase: number) => Math.sin(share * 5 - wave + phase) * size * 0.045 * share
  const edge = (y0: number, phase: number) =>
    Array.from({ length: 9 }, (_, step) => {
      const share = step / 8
      return [side * share * wide, y0 + ripple(share, phase)] as const
    })
  const upper = edge(head, 0)
  const lower = edge(foot, 0.5)
  on.fillStyle = YELLOW
  polygon(on, [...upper, ...lower.toReversed()])
  on.fillStyle = RED
  // The half at the stick's head.
  polygon(on, [...upper, lower[0]!])
  on.fillStyle = 'rgb(70 20 10 / .12)'
  const fold = (from: number, to: number) => polygon(on, [upper[from]!, upper[to]!, lower[to]!, lower[from]!])
  const crest = 2 + Math.floor(((wave % (2 * Math.PI)) / (2 * Math.PI)) * 5)
  fold(crest, crest + 1)
  on.restore()
}

function sailor(
  on: Context,
  x: number,
  deck: number,
  h: number,
  skin: string,
  { right, left }: Arms,
  wave: number,
) {
  on.save()
  on.translate(x, deck)
  // Shadow on the planks.
  on.fillStyle = 'rgb(74 42 14 / .35)'
  on.beginPath()
  on.ellipse(h * 0.09, h * 0.012, h * 0.2, h * 0.026, 0, 0, 2 * Math.PI)
  on.fill()
  // Shoes and bell bottoms.
  on.fillStyle = '#171a24'
  for (const side of [-1, 1]) {
    on.beginPath()
    on.ellipse(side * h * 0.083, -h * 0.008, h * 0.056, h * 0.02, 0, 0, 2 * Math.PI)
    on.fill()
  }
  on.fillStyle = CREAM
  for (const side of [-1, 1])
    polygon(on, [
      [side * h * 0.004, -h * 0.44],
      [side * h * 0.088, -h * 0.47],
      [side * h * 0.098, -h * 0.22],
      [side * h * 0.138, -h * 0.014],
      [side * h * 0.03, -h * 0.014],
    ])
  on.fillStyle = 'rgb(120 140 160 / .35)'
  for (const side of [-1, 1])
    polygon(on, [
      [side * h * 0.085, -h * 0.46],
      [side * h * 0.098, -h * 0.22],
      [side * h * 0.138, -h * 0.014],
      [side * h * 0.1, -h * 0.014],
      [side * h * 0.066, -h * 0.24],
    ])
  // Jumper.
  on.fillStyle = NAVY
  polygon(on, [
    [-h * 0.07, -h * 0.815],
    [-h * 0.135, -h * 0.785],
    [-h * 0.118, -h * 0.6],
    [-h * 0.098, -h * 0.44],
    [h * 0.098, -h * 0.44],
    [h * 0.118, -h * 0.6],
    [h * 0.135, -h * 0.785],
    [h * 0.07, -h * 0.815],
  ])
  on.fillStyle = 'rgb(8 16 36 / .35)'
  polygon(on, [
    [h * 0.035, -h * 0.815],
    [h * 0.135, -h * 0.785],
    [h * 0.118, -h * 0.6],
    [h * 0.098, -h * 0.44],
    [h * 0.045, -h * 0.44],
    [h * 0.06, -h * 0.62],
  ])
  // Neck, vest, collar and scarf.
  on.fillStyle = skin
  on.fillRect(-h * 0.028, -h * 0.855, h * 0.056, h * 0.06)
  polygon(on, [
    [-h * 0.04, -h * 0.815],
    [h * 0.04, -h * 0.815],
    [0, -h * 0.72],
  ])
  on.fillStyle = '#4c7fb0'
  for (const side of [-1, 1])
    polygon(on, [
      [side * h * 0.036, -h * 0.828],
      [side * h * 0.1, -h * 0.802],
      [side * h * 0.076, -h * 0.728],
      [0, -h * 0.682],
      [0, -h * 0.712],
    ])
  on.strokeStyle = CREAM
  on.lineWidth = h * 0.006
  for (const side of [-1, 1]) {
    on.beginPath()
    on.moveTo(side * h * 0.09, -h * 0.8)
    on.lineTo(side * h * 0.069, -h * 0.733)
    on.lineTo(0, -h * 0.692)
    on.stroke()
  }
  on.fillStyle = '#141b2a'
  polygon(on, [
    [-h * 0.014, -h * 0.7],
    [h * 0.014, -h * 0.7],
    [h * 0.026, -h * 0.585],
    [0, -h * 0.6],
    [-h * 0.026, -h * 0.585],
  ])
  // Head: a face in two tones under a round cap.
  on.fillStyle = skin
  on.beginPath()
  on.ellipse(0, -h * 0.9, h * 0.052, h * 0.064, 0, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = 'rgb(60 24 8 / .24)'
  on.beginPath()
  on.ellipse(0, -h * 0.9, h * 0.052, h * 0.064, 0, -Math.PI / 2, Math.PI / 2)
  on.quadraticCurveTo(h * 0.018, -h * 0.9, 0, -h * 0.964)
  on.fill()
  on.fillStyle = CREAM
  on.beginPath()
  on.ellipse(0, -h * 0.972, h * 0.078, h * 0.03, 0, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = NAVY
  on.fillRect(-h * 0.056, -h * 0.964, h * 0.112, h * 0.026)
  on.fillStyle = RED
  on.beginPath()
  on.arc(0, -h * 1.0, h * 0.012, 0, 2 * Math.PI)
  on.fill()

  // Arms, the crossing one last.
  const arm = (side: -1 | 1, angle: number) => {
    const radians = (angle * Math.PI) / 180
    const [dx, dy] = [Math.sin(radians), -Math.cos(radians)]
    const [sx, sy] = [side * h * 0.112, -h * 0.768]
    const long = h * 0.28
    const hand = [sx + dx * long, sy + dy * long] as const
    // The cloth hangs to the side that is lower; on a stick straight up or down, away from the man.
    const upright = Math.abs(dx) < 0.1
    const mirrored = upright ? side < 0 === dy < 0 : dy > 0.1 === dx > 0
    flag(on, hand[0], hand[1], angle, h * FLAG, wave + side, mirrored)
    on.strokeStyle = side < 0 ? NAVY : '#162945'
    on.lineCap = 'round'
    on.lineWidth = h * 0.068
    on.beginPath()
    on.moveTo(sx, sy)
    on.lineTo(sx + dx * long * 0.86, sy + dy * long * 0.86)
    on.stroke()
    on.strokeStyle = CREAM
    on.lineCap = 'butt'
    on.lineWidth = h * 0.07
    on.beginPath()
    on.moveTo(sx + dx * long * 0.83, sy + dy * long * 0.83)
    on.lineTo(sx + dx * long * 0.87, sy + dy * long * 0.87)
    on.stroke()
    on.fillStyle = skin
    on.beginPath()
    on.arc(hand[0], hand[1], h * 0.031, 0, 2 * Math.PI)
    on.fill()
  }
  arm(-1, right)
  arm(1, left)
  on.restore()
}

function gull(on: Context, x: number, y: number, size: number, flap: number, facing: 1 | -1) {
  on.save()
  on.translate(x, y)
  on.scale(facing, 1)
  on.strokeStyle = '#d98a2b'
  on.lineWidth = size * 0.05
  on.beginPath()
  on.moveTo(-size * 0.05, 0)
  on.lineTo(-size * 0.04, -size * 0.3)
  on.moveTo(size * 0.1, 0)
  on.lineTo(size * 0.06, -size * 0.3)
  on.stroke()
  on.fillStyle = '#fffdf6'
  on.beginPath()
  on.moveTo(-size * 0.62, -size * 0.42)
  on.quadraticCurveTo(-size * 0.1, -size * 0.12, size * 0.26, -size * 0.36)
  on.quadraticCurveTo(size * 0.42, -size * 0.56, size * 0.36, -size * 0.78)
  on.quadraticCurveTo(size * 0.24, -size * 0.94, size * 0.12, -size * 0.8)
  on.quadraticCurveTo(size * 0.06, -size * 0.62, -size * 0.18, -size * 0.58)
  on.closePath()
  on.fill()
  on.fillStyle = '#8fa3b3'
  on.beginPath()
  on.moveTo(size * 0.08, -size * 0.56)
  on.quadraticCurveTo(
    -size * 0.2,
    -size * (0.66 + flap * 0.9),
    -size * (0.78 - flap * 0.2),
    -size * (0.42 + flap * 0.75),
  )
  on.quadraticCurveTo(-size * 0.2, -size * 0.26, size * 0.1, -size * 0.4)
  on.closePath()
  on.fill()
  on.fillStyle = '#222a38'
  on.beginPath()
  on.moveTo(-size * (0.78 - flap * 0.2), -size * (0.42 + flap * 0.75))
  on.lineTo(-size * (0.5 - flap * 0.12), -size * (0.5 + flap * 0.62))
  on.lineTo(-size * (0.5 - flap * 0.12), -size * (0.37 + flap * 0.48))
  on.closePath()
  on.fill()
  on.beginPath()
  on.arc(size * 0.27, -size * 0.78, size * 0.026, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = '#e9a02f'
  polygon(on, [
    [size * 0.35, -size * 0.8],
    [size * 0.54, -size * 0.72],
    [size * 0.35, -size * 0.71],
  ])
  on.restore()
}

const signalsOf = (hour: number, minute: number) =>
  [Math.floor(hour / 10), hour % 10, Math.floor(minute / 10), minute % 10] as const

/** The railing has a post for each second; the gull is on one of them. */
function railingOf({ width, height }: Size) {
  const { piers, man } = sceneOf(width, height)
  const last = piers.at(-1)!.deck
  const rail = last - man * 0.3
  const bird = Math.max(man * 0.22, 9)
  const post = (place: number) => bird * 0.75 + (place * (width - bird * 1.5)) / 59
  return { man, last, rail, bird, post }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The scene, and the railing behind the men. */
function ground({ context, width, height }: CanvasFrame) {
  paintScene(context, width, height)
  const { man, last, rail, post } = railingOf({ width, height })
  context.fillStyle = '#fdf8ea'
  context.fillRect(0, rail, width, Math.max(1, man * 0.016))
  context.fillRect(0, rail + man * 0.14, width, Math.max(0.8, man * 0.01))
  for (let place = 0; place < 60; place++) {
    const five = place % 5 === 0
    const wide = Math.max(0.9, man * (five ? 0.017 : 0.009))
    const up = five ? man * 0.03 : 0
    context.fillRect(post(place) - wide / 2, rail - up, wide, last - rail + up)
    if (!five) continue
    context.beginPath()
    context.arc(post(place), rail - up, wide * 0.95, 0, 2 * Math.PI)
    context.fill()
  }
  return Number.POSITIVE_INFINITY
}

/** The gull's hop of the second. */
function paintGull({ context, width, height, time }: CanvasFrame) {
  const { man, rail, bird, post } = railingOf({ width, height })
  const { second, millisecond } = time
  const home = second === 59
  const flightMs = home ? HOME_MS : HOP_MS
  const leap = hop((millisecond - 1000 + flightMs) / flightMs)
  const along = home ? 59 - 59 * leap.along : second + leap.along
  const up = leap.up * (home ? man * 1.15 : man * 0.1)
  gull(
    context,
    post(along),
    rail - man * 0.026 - up,
    bird,
    home ? Math.sin((millisecond / 1000) * 26) ** 2 * Math.min(1, leap.up * 2) : leap.up * 0.7,
    home && leap.along > 0 ? -1 : 1,
  )
}

/** It hops within the second's last part. */
function hopping(frame: CanvasFrame) {
  if (frame.time.second === 59) return untilSecond(frame.time)
  paintGull(frame)
  const restsMs = untilSecond(frame.time) - HOP_MS
  return restsMs > 0 ? restsMs : undefined
}

/** The railing, as high as the gull hops. */
const railing = ({ width, height }: Size) => {
  const { man, rail, bird } = railingOf({ width, height })
  const top = rail - man * 0.13 - bird * 1.5
  return { left: 0, top, width, height: rail + bird * 0.2 - top }
}

/** In the minute's last second it flies home, higher than that. */
function home(frame: CanvasFrame) {
  if (frame.time.second < 59) return untilMinute(frame.time) - 1000
  return paintGull(frame)
}

function crew({ context, width, height, time, hourCycle }: CanvasFrame) {
  const { piers, front, man, card } = sceneOf(width, height)
  const { minute, second, millisecond, epochMs } = time
  const shown = (one: typeof time) => (hourCycle === 12 ? one.hour12 : one.hour)
  const later = laterBy(time, 60_000)
  const now = signalsOf(shown(time), minute)
  const then = signalsOf(shown(later), later.minute)
  const ms = second * 1000 + millisecond
  const wave = (epochMs / 1000) * 5.2
  for (const { deck, men } of piers) {
    for (const { place, x } of men) {
      const [from, to] = [armsOf(now[place]!), armsOf(then[place]!)]
      const delayMs = place * 45
      const share = snap((ms - 60_000 + SNAP_MS + 135 - delayMs) / SNAP_MS)
      const arms = {
        right: from.right + (to.right - from.right) * share,
        left: from.left + (to.left - from.left) * share,
      }
      sailor(context, x, deck, man, SKINS[place]!, arms, wave + place * 1.7)
      if (card) continue
      const size = Math.max(9, Math.min(man * 0.6, front * 0.82))
      context.font = `${size}px "${FAMILY}"`
      context.textAlign = 'center'
      context.textBaseline = 'alphabetic'
      context.fillStyle = CREAM
      context.fillText(`${now[place]}`, x, deck + man * 0.06 + size * 0.86)
    }
  }
  // Cloth that only ripples is shown six times a second.
  const restsMs = 60_000 - SNAP_MS - 135 - ms
  return restsMs > 0 ? Math.min(RIPPLE_MS, restsMs) : undefined
}

/** As far as flags reach, and down to the card. */
const pierOf = ({ width, height }: Size) => {
  const { piers, man, card } = sceneOf(width, height)
  const top = piers[0]!.deck - man * 1.6
  return { left: 0, top, width, height: (card ? piers.at(-1)!.deck + man * 0.06 : height) - top }
}

/** Four signallers on a pier. */
export default function Semaphore() {
  return (
    <Stage css={css} fonts={fonts} className={styles.poster}>
      <Canvas draw={ground} beat="minute" />
      <Canvas draw={hopping} beat={30} part={railing} />
      <Canvas draw={home} beat={30} />
      <Canvas draw={crew} beat={30} part={pierOf} />
    </Stage>
  )
}
