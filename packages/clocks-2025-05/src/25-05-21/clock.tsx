import {
  type ClockTime,
  mix,
  Stage,
  shownHour,
  timeAt,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Cell,
  cellsOf,
  FINGER_RESTS,
  figuresOf,
  fingerAt,
  heightOf,
  type Light,
  lightAt,
  PAGE,
  pageOf,
  sentenceAt,
} from './model'
import { type Block, cellAt, DOT, dotAt, type Plan, planOf } from './plan'
import { dotPicture, FINGER, fingerPicture, pictureScale } from './relief'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href
const PRINT = 'ft-25-05-21 Print'

export const images = [paper]
export const fonts = [
  { family: PRINT, source: new URL('./print.woff2', import.meta.url).href, weight: '400' },
]

type Context = CanvasRenderingContext2D

const COLON = cellsOf(':')

interface Sheet {
  readonly figures: readonly Cell[]
  readonly text: readonly Cell[]
}

function sheetAt({ figures, text }: Plan, { hour, minute }: ClockTime, hourCycle: 12 | 24): Sheet {
  const hours = figuresOf(shownHour(hour, hourCycle), hourCycle === 24)
  const minutes = figuresOf(minute, true)
  return {
    figures: figures.rows === 2 ? [...hours, ...minutes] : [...hours, ...COLON, ...minutes],
    text: text ? pageOf(sentenceAt(hour, minute), text.columns) : [],
  }
}

/** The colours of the sheet where the light comes in and where it goes out, every six hours from midnight. */
const TINTS = [
  [
    [200, 209, 224],
    [128, 142, 170],
  ],
  [
    [238, 228, 218],
    [156, 170, 192],
  ],
  [
    [229, 232, 234],
    [178, 190, 203],
  ],
  [
    [240, 224, 200],
    [158, 162, 186],
  ],
] as const

function tintsAt(day: number): [string, string] {
  const at = day * 4
  const from = TINTS[Math.floor(at) % 4]!
  const to = TINTS[(Math.floor(at) + 1) % 4]!
  const part = at % 1
  return [0, 1].map((end) => {
    const mixed = mix(from[end]!, to[end]!, part).map(Math.round)
    return `rgb(${mixed.join(' ')})`
  }) as [string, string]
}

/** The sheet without its edge, lit for the minute. It stands still, so the browser paints it beside the script. */
function Paper() {
  const { hour, minute } = useClockTime('minute')
  const day = (hour * 60 + minute) / 1440
  const light = lightAt(day)
  const [near, far] = tintsAt(day)
  const angle = Math.atan2(-light.x, light.y)
  return (
    <div
      className={styles.paper}
      style={{
        backgroundImage: `url(${paper}), linear-gradient(${angle}rad, ${near} 30%, ${far})`,
      }}
    />
  )
}

/** The edge a plate has pressed into the sheet. */
function drawPlateMark(context: Context, { width, height }: Plan, light: Light) {
  const short = Math.min(width, height)
  if (short < 200) return
  const inset = short * 0.027
  const bevel = Math.max(1.2, short * 0.0042)
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset]
  const sides = [
    [-1, 0, left, top, left, bottom],
    [1, 0, right, top, right, bottom],
    [0, -1, left, top, right, top],
    [0, 1, left, bottom, right, bottom],
  ] as const
  context.lineWidth = bevel
  context.lineCap = 'square'
  for (const [outX, outY, fromX, fromY, toX, toY] of sides) {
    // The inside lies lower, so the slopes face inwards.
    const facing = -(outX * light.x + outY * light.y)
    context.strokeStyle =
      facing > 0 ? `rgb(255 255 252 / ${0.75 * facing})` : `rgb(50 62 92 / ${0.06 - 0.34 * facing})`
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.lineTo(toX, toY)
    context.stroke()
  }
}

/** Ink under a cell. */
function drawPrint(context: Context, block: Block, index: number, print: string, ink: string) {
  if (print === '' || print === ' ') return
  const [x, y] = cellAt(block, index)
  context.font = `${block.print * 1.12}px "${PRINT}", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = ink
  context.fillText(print, x, y - block.unit * 2.5 + block.foot)
}

/** How many pictures there are between a flat sheet and a full dot. */
const LEVELS = 8

interface Die {
  readonly key: string
  readonly pictures: (HTMLCanvasElement | undefined)[]
}

function makeDraw() {
  const dies = new Map<string, Die>()
  let finger: HTMLCanvasElement | undefined

  function pictureOf(name: string, radius: number, light: Light, key: string, height: number) {
    let die = dies.get(name)
    if (die?.key !== key) {
      die = { key, pictures: [] }
      dies.set(name, die)
    }
    const level = Math.max(1, Math.round(height * LEVELS))
    die.pictures[level] ??= dotPicture(radius, light, level / LEVELS)
    return die.pictures[level]
  }

  /** The sheet, or what lies over it: the cells under the finger, and its shadow. */
  return (drawn: 'sheet' | 'finger') => (frame: CanvasFrame) => {
    const { context, width, height, time, motion, hourCycle } = frame
    const plan = planOf(width, height)
    const still = motion === 'reduced'
    const seconds = time.second + (still ? 0 : time.millisecond / 1000)
    const left = 60 - seconds
    const day = (time.hour * 60 + time.minute) / 1440
    const light = lightAt(day)
    const now = sheetAt(plan, time, hourCycle)
    const following = timeAt(time.epochMs - (time.epochMs % 60_000) + 60_000, time.timeZone)
    const next = left < 1 && !still ? sheetAt(plan, following, hourCycle) : now
    const scale = context.getTransform().a
    const lightKey = `${time.hour} ${time.minute} ${scale}`

    const emboss = (
      target: Context,
      name: 'figures' | 'text',
      block: Block,
      index: number,
      dot: number,
      high: number,
    ) => {
      if (high <= 0.04) return
      const radius = (DOT / 2) * block.unit
      // Over the full height the sheet springs: the picture grows.
      const fine = scale * pictureScale(radius * scale)
      const picture = pictureOf(name, radius * fine, light, `${lightKey} ${block.unit}`, Math.min(1, high))
      const size = (picture.width / fine) * Math.max(1, high)
      const [x, y] = dotAt(block, index, dot)
      target.drawImage(picture, x - size / 2, y - size / 2, size, size)
    }
    const embossCell = (
      target: Context,
      name: 'figures' | 'text',
      block: Block,
      index: number,
      pressed: number,
    ) => {
      for (let dot = 0; dot < 6; dot++) {
        const up = Boolean(now[name][index]!.dots & (1 << dot))
        const then = Boolean(next[name][index]!.dots & (1 << dot))
        const delay = now[name].length === PAGE ? index / PAGE : (index * 6 + dot) / (now[name].length * 6)
        emboss(target, name, block, index, dot, heightOf(up, then, left, delay) * (1 - 0.6 * pressed))
      }
    }

    const { figures, text } = plan
    const reading = still ? time.second : fingerAt(seconds)
    const block = text ?? figures
    const part = time.millisecond / 1000
    const rest = !still && left > 1 && part < FINGER_RESTS ? 1000 * (FINGER_RESTS - part) : undefined
    const cells = text ? PAGE : figures.columns * figures.rows
    // Without a text the finger goes over the figures, a sixtieth of them each second.
    const place = (at: number): [number, number] => {
      const spot = text ? at : ((at % 60) / 60) * cells
      const cell = Math.floor(spot)
      const [x, y] = cellAt(block, Math.min(cell, cells - 1))
      return text ? [x, y] : [x + (spot - cell - 0.5) * block.unit * 6.1, y]
    }
    const [fromX, fromY] = place(Math.floor(reading) % 60)
    const [toX, toY] = place((Math.floor(reading) + 1) % 60)
    const way = reading % 1
    const turns = Math.abs(toY - fromY) > block.unit || toX < fromX
    const lift = Math.sin(Math.PI * way) * (turns ? 1 : 0.28)
    const fingerX = fromX + (toX - fromX) * way
    const fingerY = fromY + (toY - fromY) * way
    const unit = text ? text.unit : figures.unit * 0.5
    const pressOn = (index: number) => {
      const [x, y] = cellAt(block, index)
      const away = Math.hypot(x - fingerX, (y - fingerY) * 0.8) / (block.unit * 4.6)
      return Math.max(0, 1 - away * away) * (1 - lift)
    }

    // Where nothing moves this second is printed once.
    const changing = next !== now
    const current = Math.floor(reading) % 60
    const under = (index: number) => text !== undefined && [current, (current + 1) % 60].includes(index)
    const ink = (at: number) => (at < current ? 'rgb(48 58 88 / 0.9)' : 'rgb(62 72 104 / 0.5)')
    if (drawn === 'sheet') {
      drawPlateMark(context, plan, light)
      for (const [index, cell] of now.figures.entries()) {
        const fade =
          next.figures[index] === undefined
            ? 1
            : changing && next.figures[index]!.print !== cell.print
              ? Math.min(1, left / 0.5)
              : 1
        drawPrint(
          context,
          figures,
          index,
          cell.print,
          cell.print === '#' ? `rgb(62 72 104 / ${0.42 * fade})` : `rgb(40 50 80 / ${0.9 * fade})`,
        )
        embossCell(context, 'figures', figures, index, text ? 0 : pressOn(index))
      }
      for (const [index, cell] of text ? now.text.entries() : []) {
        if (!changing && under(index)) continue
        context.globalAlpha = next.text[index]!.print === cell.print ? 1 : Math.min(1, left / 0.6)
        drawPrint(context, text!, index, cell.print, ink(index))
        context.globalAlpha = 1
        embossCell(context, 'text', text!, index, changing ? pressOn(index) : 0)
      }
      return left > 1 && text ? untilSecond(time) : rest
    }
    for (const index of text && !changing ? [current, (current + 1) % 60] : []) {
      const print = now.text[index]!.print
      drawPrint(context, text!, index, print, index === current ? 'rgb(38 48 78)' : ink(index))
      embossCell(context, 'text', text!, index, pressOn(index))
    }

    finger ??= fingerPicture()
    const across = unit * 8.2
    context.globalAlpha = (text ? 0.5 : 0.36) - 0.14 * lift
    // A hand that lifts parts from its shadow, away from the light.
    const offX = -light.x * lift * unit * 2.4
    const offY = -light.y * lift * unit * 2.4
    context.drawImage(
      finger,
      fingerX - FINGER.tipX * across + offX,
      fingerY - FINGER.tipY * across + offY,
      FINGER.width * across,
      FINGER.height * across,
    )
    context.globalAlpha = 1
    return rest
  }
}

/** Where the finger reads: from above the text's first line down. */
function fingerPart({ width, height }: { readonly width: number; readonly height: number }) {
  const { text } = planOf(width, height)
  const top = text ? Math.max(0, text.y - text.unit * 12) : 0
  return { left: 0, top, width, height: height - top }
}

/** A page of braille in raking light, read by a finger of which only the shadow is seen. */
export default function Braille() {
  const [draws] = useState(() => {
    const draw = makeDraw()
    return { sheet: draw('sheet'), finger: draw('finger') }
  })
  return (
    <Stage css={css} className={styles.sheet} images={images} fonts={fonts}>
      <Paper />
      <Canvas draw={draws.sheet} beat={30} />
      <Canvas draw={draws.finger} beat={30} part={fingerPart} />
    </Stage>
  )
}
