import {
  type ClockNotes,
  type ClockTime,
  createRandom,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { CLICK_S, NOTCHES, type Point, type Rail, sceneAt, slotAt, type Works, worksOf } from './model'

const steel = new URL('./steel.webp', import.meta.url).href
const FAMILY = 'ft-25-04-28 Enamel'

export const images = [steel]
export const fonts = [
  { family: FAMILY, source: new URL('./enamel.woff2', import.meta.url).href, weight: '700' },
]
export const notes: ClockNotes = {
  reading:
    'On each track the last ball stands at the number that counts: on cream it is the hour, on blue and red it is minutes to be added, and a track without a ball counts nothing.',
  credits: [
    {
      title: 'Rokkitt ExtraBold',
      creator: 'The Rokkitt Project Authors',
      source: '@fontsource/rokkitt 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to figures, renamed',
      notice:
        'Copyright 2016 The Rokkit Project Authors (https://github.com/googlefonts/RokkittFont) Rokkitt-Italic[wght].ttf: Copyright 2016 The Rokkit Project Authors (https://github.com/googlefonts/RokkittFont)',
      files: ['enamel.woff2'],
    },
    {
      title: 'A polished steel ball before a birch board and a window',
      creator: 'Lost Property Lab',
      source: 'ray-traced for this clock',
      licence: 'CC0-1.0',
      files: ['steel.webp'],
    },
  ],
}

interface Enamel {
  readonly body: string
  readonly light: string
  readonly shade: string
  readonly figure: string
}
const ENAMELS: readonly Enamel[] = [
  { body: '#c9301f', light: '#e4634c', shade: '#861a10', figure: '#fdf3e0' },
  { body: '#2f7fb5', light: '#6fb0d8', shade: '#174f78', figure: '#fdf8ea' },
  { body: '#f6ecd2', light: '#fffaf0', shade: '#b9a678', figure: '#25211c' },
]

type Pen = CanvasRenderingContext2D

/** Plies of birch, seen on the edge: pale face grain and dark end grain by turns. */
function plies(pen: Pen, x: number, y: number, w: number, h: number, across: boolean) {
  const tones = ['#ecd6ac', '#b98a55', '#e9cfa2', '#a9794a', '#ecd6ac', '#b98a55', '#e4c896']
  const size = (across ? w : h) / tones.length
  tones.forEach((tone, index) => {
    pen.fillStyle = tone
    if (across) pen.fillRect(x + index * size, y, size * 1.04, h)
    else pen.fillRect(x, y + index * size, w, size * 1.04)
  })
}

/** Where the tray's hollow begins. */
const trayTop = ({ upright, tray }: Works) => tray.first.y - (upright ? 4.1 : 2.05)

/** What is sawn out of the board for the balls: shaft or tubes, tray and the slot of the lift, all in one. */
function hollowOf(works: Works): Path2D {
  const { upright, rails, foot, head, height } = works
  const slots = upright
    ? rails.map(({ low, feed }) => ({ x: low.x, top: feed.at(-1)!.y - 0.5, half: 0.56 })).reverse()
    : [{ x: 1, top: rails[0].low.y - 1.1, half: 0.58 }]
  slots.push({ x: foot.x, top: head.y - 0.66, half: 0.62 })
  const path = new Path2D()
  const top = trayTop(works)
  const left = slots[0]!.x - slots[0]!.half
  path.moveTo(left, height + 1)
  for (const { x, top: mouth, half } of slots) {
    path.lineTo(x - half, top)
    path.arc(x, mouth + half, half, Math.PI, 0)
    path.lineTo(x + half, top)
  }
  path.lineTo(foot.x + 0.62, height + 1)
  path.closePath()
  return path
}

/**
 * Sinks a shape into the board: its floor is darker, the light from the upper left leaves that edge in shadow.
 * @param unit - Pixels of the canvas to a ball, for shadows know no scale.
 */
function sink(pen: Pen, shape: Path2D, { width, height }: Works, unit: number) {
  pen.save()
  pen.clip(shape)
  pen.fillStyle = 'rgb(104 60 22 / .46)'
  pen.fillRect(0, 0, width, height)
  // Its soft edge is painted at a third of the size, and the shape that throws it beside the picture.
  const soft = document.createElement('canvas')
  const small = unit / 3
  soft.width = Math.ceil(width * small)
  soft.height = Math.ceil(height * small)
  const over = soft.getContext('2d')!
  over.scale(small, small)
  over.translate(-2 * width, 0)
  const around = new Path2D(shape)
  around.rect(-3, -3, width + 6, height + 6)
  over.fillStyle = pen.fillStyle
  over.shadowColor = 'rgb(44 18 0 / .62)'
  over.shadowBlur = 0.34 * small
  over.shadowOffsetX = (2 * width + 0.12) * small
  over.shadowOffsetY = 0.17 * small
  over.fill(around, 'evenodd')
  over.fill(around, 'evenodd')
  pen.drawImage(soft, 0, 0, soft.width / small, soft.height / small)
  pen.restore()
  pen.save()
  // The sawn edge: bright where it faces the light.
  const outside = new Path2D(shape)
  outside.rect(-3, -3, width + 6, height + 6)
  pen.clip(outside, 'evenodd')
  pen.lineWidth = 0.09
  pen.strokeStyle = 'rgb(255 240 208 / .8)'
  pen.translate(0.03, 0.03)
  pen.stroke(shape)
  pen.restore()
  pen.strokeStyle = 'rgb(74 38 10 / .55)'
  pen.lineWidth = 0.022
  pen.stroke(shape)
}

/** A bright wire, bent once, its ends let into the board. */
function steelWire(pen: Pen, [start, bend, on]: readonly [Point, Point, Point], [end]: readonly [Point]) {
  pen.lineCap = 'round'
  for (const [dx, dy, colour, thick] of [
    [0.06, 0.1, 'rgb(70 36 10 / .38)', 0.1],
    [0, 0, '#6f757a', 0.1],
    [-0.008, -0.012, '#c4cbcf', 0.062],
    [-0.014, -0.022, '#fbfdfd', 0.02],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = thick
    pen.beginPath()
    pen.moveTo(start.x + dx, start.y + dy)
    pen.quadraticCurveTo(bend.x + dx, bend.y + dy, on.x + dx, on.y + dy)
    pen.lineTo(end.x + dx, end.y + dy)
    pen.stroke()
  }
  for (const { x, y } of [start, end]) screw(pen, x, y, 0.9, 0.1)
}

function paintBoard(pen: Pen, works: Works, seed: string, unit: number) {
  const { width, height, foot, head, wire } = works
  const at = (x: number, y: number): Point => ({ x, y })
  const random = createRandom(seed, 'grain')
  pen.fillStyle = '#e6cda3'
  pen.fillRect(0, 0, width, height)
  // Rotary-cut birch: long flames with short dark flecks.
  for (let line = 0; line < 90; line++) {
    const y = random.between(-0.5, height + 0.5)
    const wave = random.between(0.05, 0.5)
    const phase = random.between(0, 6)
    pen.strokeStyle = `rgb(${random() < 0.6 ? '166 118 66' : '255 240 210'} / ${random.between(0.05, 0.2).toFixed(3)})`
    pen.lineWidth = random.between(0.015, 0.12)
    pen.beginPath()
    for (let x = -0.5; x <= width + 0.5; x += 0.5) {
      const dy = wave * Math.sin(x * 0.32 + phase) + wave * 0.4 * Math.sin(x * 0.83 + phase * 2)
      if (x < 0) pen.moveTo(x, y + dy)
      else pen.lineTo(x, y + dy)
    }
    pen.stroke()
  }
  pen.strokeStyle = 'rgb(120 74 32 / .28)'
  pen.lineWidth = 0.014
  pen.beginPath()
  for (let fleck = 0; fleck < width * height * 3.2; fleck++) {
    const x = random() * width
    const y = random() * height
    pen.moveTo(x, y)
    pen.lineTo(x + random.between(0.05, 0.28), y + random.between(-0.012, 0.012))
  }
  pen.stroke()
  const light = pen.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, 'rgb(255 250 232 / .42)')
  light.addColorStop(0.45, 'rgb(255 246 220 / 0)')
  light.addColorStop(1, 'rgb(96 52 16 / .26)')
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)

  sink(pen, hollowOf(works), works, unit)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (let notch = 0; notch <= NOTCHES; notch++) {
    const y = foot.y + ((head.y - foot.y) * notch) / NOTCHES
    const long = notch % 10 === 0 ? 0.13 : notch % 5 === 0 ? 0.11 : 0.07
    pen.fillStyle = '#6b4520'
    pen.fillRect(foot.x + 0.67, y - 0.015, long, 0.03)
    if (notch % 10 || !notch || works.scale < 24) continue
    figure(pen, notch, foot.x + 0.99, y + 0.02, 0.27)
  }
  if (wire) {
    const [from, to] = wire
    // Under the gap in the top run a wire leads back to the other rails; another stops the balls at their ends.
    steelWire(
      pen,
      [at(from.x - 0.64, from.y + 0.08), at(from.x - 0.6, from.y + 0.56), at(from.x + 0.3, from.y + 0.53)],
      [at(to.x - 0.36, to.y + 0.53)],
    )
    const x = to.x + 0.53
    steelWire(
      pen,
      [at(x + 0.06, to.y - 0.9), at(x, to.y - 0.5), at(x, to.y)],
      [at(x, works.rails[2].feed.at(-1)!.y + 0.1)],
    )
  }
  plies(pen, 0, 0, width, 0.2, false)
  plies(pen, 0, 0, 0.24, height, true)
  plies(pen, width - 0.24, 0, 0.24, height, true)
}

/** A plate of vitreous enamel with a rolled rim, its corners at the origin. */
function plate(pen: Pen, w: number, h: number, shadow: number, { body, light, shade }: Enamel) {
  pen.save()
  pen.shadowColor = 'rgb(62 30 8 / .5)'
  pen.shadowBlur = shadow
  pen.shadowOffsetY = shadow / 2
  pen.shadowOffsetX = shadow / 3
  pen.fillStyle = body
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 0.14)
  pen.fill()
  pen.restore()
  const gloss = pen.createLinearGradient(0, 0, 0, h)
  gloss.addColorStop(0, light)
  gloss.addColorStop(Math.min(0.3, 0.13 / h), light)
  gloss.addColorStop(Math.min(0.4, 0.2 / h), body)
  gloss.addColorStop(Math.max(0.8, 1 - 0.2 / h), body)
  gloss.addColorStop(1, shade)
  pen.fillStyle = gloss
  pen.fill()
  pen.strokeStyle = shade
  pen.lineWidth = 0.025
  pen.stroke()
}

function screw(pen: Pen, x: number, y: number, turn: number, size = 0.085) {
  const brass = pen.createRadialGradient(x - size / 3, y - size / 3, 0, x, y, size)
  brass.addColorStop(0, '#fff0b8')
  brass.addColorStop(0.6, '#c99b3d')
  brass.addColorStop(1, '#6f4c12')
  pen.fillStyle = brass
  pen.beginPath()
  pen.arc(x, y, size, 0, 7)
  pen.fill()
  pen.strokeStyle = '#5a3c0c'
  pen.lineWidth = size * 0.28
  pen.lineCap = 'butt'
  pen.beginPath()
  pen.moveTo(x - Math.cos(turn) * size * 0.8, y - Math.sin(turn) * size * 0.8)
  pen.lineTo(x + Math.cos(turn) * size * 0.8, y + Math.sin(turn) * size * 0.8)
  pen.stroke()
}

function ball(pen: Pen, image: HTMLImageElement, { x, y }: Point) {
  pen.drawImage(image, x - 0.5, y - 0.5, 1, 1)
}

function brassBall(pen: Pen, { x, y }: Point) {
  const brass = pen.createRadialGradient(x - 0.16, y - 0.2, 0.02, x, y, 0.5)
  brass.addColorStop(0, '#fffbe0')
  brass.addColorStop(0.16, '#f6d77c')
  brass.addColorStop(0.6, '#b98425')
  brass.addColorStop(0.88, '#6d4508')
  brass.addColorStop(1, '#a77a2c')
  pen.fillStyle = brass
  pen.beginPath()
  pen.arc(x, y, 0.5, 0, 7)
  pen.fill()
  screw(pen, x, y, 0.6, 0.11)
}

/** A number, centred. Set large and drawn small: WebKit places figures by whole pixels of the size they are set in. */
function figure(pen: Pen, value: number, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 100, size / 100)
  pen.font = `700 100px "${FAMILY}"`
  pen.fillText(String(value), 0, 0)
  pen.restore()
}

/** How much of a plate lies in front of a ball. */
const LIP = 0.1

function paintRail(pen: Pen, works: Works, index: number, shadow: number, tip = 0) {
  const rail = works.rails[index]!
  const enamel = ENAMELS[index]!
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.save()
  if (works.upright) {
    const top = rail.low.y - rail.places + 0.5
    const wide = (works.rails[1].low.x - works.rails[2].low.x - 1.12) * 0.88
    pen.translate(rail.low.x + 0.6, top)
    plate(pen, wide, rail.places, shadow, enamel)
    const size = Math.min(0.86, wide * 0.86)
    for (let place = 1; place <= rail.places; place++) {
      const y = rail.places - place + 0.5
      pen.fillStyle = enamel.figure
      figure(pen, place * rail.unit, wide / 2, y + size * 0.04, size)
      if (place === rail.places) continue
      pen.globalAlpha = 0.35
      pen.fillRect(wide * 0.16, y - 0.51, wide * 0.68, 0.02)
      pen.globalAlpha = 1
    }
  } else {
    const { low, step, places, pivot, lean } = rail
    const slope = Math.atan2(step.y, step.x)
    const long = (works.latch.x + 0.1 - low.x) / step.x + 0.4
    const small = works.scale < 20
    const h = small ? 1.06 : index ? 0.9 : 0.96
    const end = index === 0 ? places + 0.28 : long
    if (index === 0) {
      // The run: a narrow strip of the same red, that stays when the rack tips.
      const run = long - end - 1.02
      pen.save()
      pen.translate(low.x, low.y)
      pen.rotate(slope)
      pen.translate(end + 0.5, 0.5 - LIP)
      plate(pen, run, 0.26, shadow, enamel)
      if (works.scale > 24) for (const x of [0.2, run - 0.2]) screw(pen, x, 0.13, x + 0.5, 0.07)
      pen.restore()
    }
    pen.translate(pivot.x, pivot.y)
    pen.rotate(-lean * tip)
    pen.translate(low.x - pivot.x, low.y - pivot.y)
    pen.rotate(slope)
    pen.translate(-0.52, 0.5 - LIP)
    plate(pen, end, h, shadow, enamel)
    // Where figures would be too small to read, every second one is left out and the others grow.
    const every = small && index ? 2 : 1
    const size = every === 2 ? 1.16 : index === 1 ? 0.76 : 0.94
    for (let place = every; place <= places; place += every) {
      pen.fillStyle = enamel.figure
      figure(pen, place * rail.unit, place - 0.48, h * 0.56, size)
      if (every === 1) continue
      pen.beginPath()
      pen.arc(place - 1.48, h / 2, 0.1, 0, 7)
      pen.fill()
    }
    if (works.scale > 24) {
      screw(pen, end - 0.17, h / 2, index + 0.7)
    }
  }
  pen.restore()
}

/** The stop at a rail's end; on the hour rail it carries the fixed ball. It swings away when the rack tips. */
function paintGate(pen: Pen, rail: Rail, tip: number, fixed: boolean, upright: boolean) {
  pen.save()
  const { low, pivot, lean } = rail
  const { x, y } = low
  pen.translate(pivot.x, pivot.y)
  pen.rotate(-lean * tip)
  pen.translate(-pivot.x, -pivot.y)
  if (fixed) {
    pen.translate(x, y)
    // It sinks back into the board, out of the others' way.
    pen.scale(1 - 0.72 * tip, 1 - 0.72 * tip)
    brassBall(pen, { x: 0, y: 0 })
    pen.restore()
    return
  }
  pen.translate(upright ? x - 0.5 : x - 0.6, upright ? y + 0.56 : y - 0.62)
  pen.rotate(upright ? tip * 1.3 : tip * 1.25)
  pen.strokeStyle = '#6c4712'
  pen.lineCap = 'round'
  for (const [colour, wide] of [
    ['#7a5418', 0.13],
    ['#e6bd5c', 0.07],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = wide
    pen.beginPath()
    pen.moveTo(0, 0)
    if (upright) pen.lineTo(1, 0)
    else pen.lineTo(0.02, 0.95)
    pen.stroke()
  }
  screw(pen, 0, 0, 0.5, 0.1)
  pen.restore()
}

function paintLift(pen: Pen, { foot, head }: Works, notch: number) {
  const pitch = (8 * (foot.y - head.y)) / NOTCHES
  const top = head.y - 0.5
  const bottom = foot.y + 0.5
  pen.save()
  pen.beginPath()
  pen.roundRect(foot.x - 0.5, top, 1, bottom - top, 0.2)
  pen.clip()
  const core = pen.createLinearGradient(foot.x - 0.5, 0, foot.x + 0.5, 0)
  core.addColorStop(0, '#5f430f')
  core.addColorStop(0.28, '#d8ac4c')
  core.addColorStop(0.4, '#fff0bd')
  core.addColorStop(0.58, '#bd8a2c')
  core.addColorStop(1, '#4c330a')
  pen.fillStyle = '#3a2508'
  pen.fillRect(foot.x - 0.5, top, 1, bottom - top)
  pen.fillStyle = core
  pen.fillRect(foot.x - 0.2, top, 0.4, bottom - top)
  // The seat of the ball lies on a thread, half a ball below its middle.
  const seat = foot.y + 0.5 - (notch / NOTCHES) * (foot.y - head.y)
  const first = seat - Math.ceil((seat - top) / pitch + 1) * pitch
  for (let y = first; y < bottom + pitch; y += pitch) {
    pen.beginPath()
    pen.moveTo(foot.x - 0.5, y + pitch * 0.2)
    pen.bezierCurveTo(
      foot.x - 0.2,
      y + pitch * 0.2,
      foot.x + 0.2,
      y - pitch * 0.24,
      foot.x + 0.5,
      y - pitch * 0.24,
    )
    pen.lineTo(foot.x + 0.5, y - pitch * 0.24 + 0.24)
    pen.bezierCurveTo(
      foot.x + 0.2,
      y - pitch * 0.24 + 0.3,
      foot.x - 0.2,
      y + pitch * 0.2 + 0.3,
      foot.x - 0.5,
      y + pitch * 0.2 + 0.24,
    )
    pen.fillStyle = core
    pen.fill()
    pen.strokeStyle = 'rgb(50 30 4 / .75)'
    pen.lineWidth = 0.03
    pen.stroke()
  }
  pen.restore()
}

/** Between these seconds nothing moves but the lift, with the ball on it. */
const RIDE = { from: 3, to: 53 } as const

const sceneOf = (works: Works, time: ClockTime) =>
  sceneAt(works, (time.hour % 12) * 60 + time.minute, secondsOf(time))

const rides = ({ second }: ClockTime) => second >= RIDE.from && second < RIDE.to

function board({ context: pen, width, height, ratio, seed }: CanvasFrame) {
  const works = worksOf(width, height)
  pen.scale(works.scale, works.scale)
  paintBoard(pen, works, seed, works.scale * ratio)
  return Number.POSITIVE_INFINITY
}

function lift({ context: pen, width, height, time, image }: CanvasFrame) {
  const works = worksOf(width, height)
  const { balls, notch } = sceneOf(works, time)
  pen.scale(works.scale, works.scale)
  paintLift(pen, works, notch)
  if (rides(time)) paintBalls(pen, balls.slice(-1), image(steel))
  return time.millisecond < 1000 * CLICK_S ? undefined : untilSecond(time)
}

/** The lift's slot, with the shadow that a ball throws beside it. */
const slot = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const { foot, head, scale } = worksOf(width, height)
  return {
    left: (foot.x - 0.7) * scale,
    top: (head.y - 0.8) * scale,
    width: 1.5 * scale,
    height: (foot.y - head.y + 1.8) * scale,
  }
}

function rolling({ context: pen, width, height, time, image }: CanvasFrame) {
  const works = worksOf(width, height)
  const { balls, tips } = sceneOf(works, time)
  pen.scale(works.scale, works.scale)
  // Gates lie in the board: balls pass before them.
  works.rails.forEach((rail, index) => {
    paintGate(pen, rail, tips[index]!, index === 2, works.upright)
  })
  paintBalls(pen, rides(time) ? balls.slice(0, -1) : balls, image(steel))
  return rides(time) ? 1000 * (RIDE.to - secondsOf(time)) : undefined
}

function paintBalls(pen: Pen, balls: readonly Point[], sphere: HTMLImageElement) {
  // Shadows fall to the lower right, on the board.
  pen.fillStyle = 'rgb(62 30 8 / .2)'
  for (const grow of [0.04, -0.05]) {
    pen.beginPath()
    for (const { x, y } of balls) {
      pen.moveTo(x + 0.62, y + 0.16)
      pen.arc(x + 0.13, y + 0.16, 0.5 + grow, 0, 7)
    }
    pen.fill()
  }
  for (const place of balls) ball(pen, sphere, place)
}

function racks({ context: pen, width, height, ratio, time, layer }: CanvasFrame) {
  const works = worksOf(width, height)
  const { scale } = works
  const { tips } = sceneOf(works, time)
  const level = [0, 1, 2].filter((index) => !tips[index])
  const paintLevel = (over: Pen) => {
    over.save()
    over.scale(scale, scale)
    const shadow = 0.13 * scale * ratio // in pixels of the canvas
    for (const index of level) paintRail(over, works, index, shadow)
    paintFront(over, works, shadow)
    over.restore()
  }
  // Kept only while racks tip: at rest it is painted once a minute.
  if (level.length === 3) paintLevel(pen)
  else layer('rails', level.join(), paintLevel)
  pen.scale(scale, scale)
  for (const index of [0, 1, 2])
    if (!level.includes(index)) paintRail(pen, works, index, 0.13 * scale * ratio, tips[index])
  // Racks tip in the minute's last two seconds alone.
  return time.second < 58 ? untilMinute(time) - 2000 : undefined
}

/** What stands before the balls: the lip of the tray, and the bead of glass down the front of each tube. */
function paintFront(pen: Pen, works: Works, shadow: number) {
  const { tray, width, height, foot, upright } = works
  const end = slotAt(works, 0, tray.across - 1)
  pen.save()
  pen.beginPath()
  const left = Math.min(0.24, end.x - 0.5)
  const lip = (x: number) => tray.first.y + 0.4 + (x - tray.first.x) * 0.035
  pen.moveTo(left, lip(left))
  pen.lineTo(width - 0.24, lip(foot.x + 0.6))
  pen.lineTo(width - 0.24, height)
  pen.lineTo(left, height)
  pen.clip()
  plies(pen, 0, lip(left) - 0.02, width, height - lip(left) + 0.02, false)
  pen.restore()
  pen.strokeStyle = 'rgb(255 246 222 / .8)'
  pen.lineWidth = 0.03
  pen.beginPath()
  pen.moveTo(left, lip(left))
  pen.lineTo(width - 0.24, lip(foot.x + 0.6))
  pen.stroke()
  if (!upright) return
  for (const rail of works.rails) {
    const mouth = rail.feed.at(-1)!.y + 0.5
    const foot = trayTop(works)
    const x = rail.low.x - 0.56
    pen.fillStyle = 'rgb(255 255 255 / .3)'
    pen.fillRect(x + 0.08, mouth, 0.07, foot - mouth)
    pen.fillStyle = 'rgb(255 255 255 / .12)'
    pen.fillRect(x + 0.98, mouth, 0.05, foot - mouth)
  }
  // The top run, before the mouths of the tubes.
  const [hours] = [works.rails[2].feed.at(-1)!]
  pen.translate(hours.x - 0.62, hours.y + 0.5 - LIP)
  pen.rotate(Math.atan2(works.latch.y - hours.y, works.latch.x - hours.x))
  plate(pen, works.latch.x - hours.x + 1.1, 0.2, shadow, ENAMELS[0]!)
}

/** A steel ball a minute, on three enamelled tracks. */
export default function RollingBall() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.board}>
      <Canvas draw={board} beat="minute" />
      <Canvas draw={lift} part={slot} beat={30} />
      <Canvas draw={rolling} beat={30} />
      <Canvas draw={racks} beat={30} />
    </Stage>
  )
}
