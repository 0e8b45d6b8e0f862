import {
  type ClockTime,
  createRandom,
  easeInOut,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Clue,
  HOUR_ROW,
  MINUTE_ROW,
  type Puzzle,
  pencilledAfter,
  puzzleOf,
  SHEET_SECONDS,
  SIDE,
  SOLVING_SECONDS,
  sheetAt,
  strokesAt,
} from './model'

export { notes } from './notes'

const NEWS = 'ft-25-05-15 News'
const NEWS_BOLD = 'ft-25-05-15 News Bold'
const HEAD = 'ft-25-05-15 Head'
const PEN = 'ft-25-05-15 Pen'
const PENCIL = 'ft-25-05-15 Pencil'

export const images = []
export const fonts = [
  { family: NEWS, source: new URL('./news.woff2', import.meta.url).href, weight: '400' },
  { family: NEWS_BOLD, source: new URL('./news-bold.woff2', import.meta.url).href, weight: '400' },
  { family: HEAD, source: new URL('./head.woff2', import.meta.url).href, weight: '400' },
  { family: PEN, source: new URL('./pen.woff2', import.meta.url).href, weight: '400' },
  { family: PENCIL, source: new URL('./pencil.woff2', import.meta.url).href, weight: '400' },
]

type Context = CanvasRenderingContext2D

const INK = '#272120'
const PAPER = '#f1d9c2'
const PEN_INK = '#1c3d97'
const GRAPHITE = '#4a484e'

interface Plan {
  readonly width: number
  readonly height: number
  /** Left and top of the grid, and what a cell measures. */
  readonly left: number
  readonly top: number
  readonly cell: number
  /** Too small for a crossword: the two rows that tell the time, alone. */
  readonly bare: boolean
  /** Of each row, how many cells are shown. */
  readonly columns: number
  /** Where the heading and the clues go. */
  readonly text: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly head: number
}

function planOf(width: number, height: number, columns: number): Plan {
  const short = Math.min(width, height)
  if (short < 150 || width < 190) {
    const margin = Math.max(3, width * 0.025)
    const cell = Math.min((width - 2 * margin) / columns, height / 2.9)
    const tall = height > cell * 5
    return {
      width,
      height,
      cell,
      bare: true,
      left: (width - cell * columns) / 2,
      top: (height - cell * (tall ? 3.5 : 2.6)) / 2,
      columns,
      text: { x: 0, y: 0, width: 0, height: 0 },
      head: 0,
    }
  }
  const margin = Math.round(short * 0.045)
  if (width > height * 1.18) {
    const cell = Math.floor(Math.min((height - 2 * margin) / SIDE, (width * 0.62) / SIDE))
    const top = (height - cell * SIDE) / 2
    const x = margin + cell * SIDE + margin * 1.1
    return {
      width,
      height,
      cell,
      bare: false,
      left: margin,
      top,
      columns: SIDE,
      text: { x, y: top, width: width - x - margin, height: cell * SIDE },
      head: Math.min((width - x - margin) / 8.1, height * 0.09),
    }
  }
  const gap = short * 0.035
  const square = height < width * 1.3
  const head = square ? 0 : Math.min(width * 0.098, height * 0.06)
  const room = square ? 0 : height * 0.3
  const headRoom = head ? head * 1.9 : 0
  const cell = Math.floor(Math.min(width - 2 * margin, height - 2 * margin - headRoom - room) / SIDE)
  const left = (width - cell * SIDE) / 2
  const top = square ? Math.min(margin, (height - cell * SIDE) / 2) : margin + headRoom
  const y = top + cell * SIDE + gap
  return {
    width,
    height,
    cell,
    bare: false,
    left,
    top,
    columns: SIDE,
    text: { x: left, y, width: cell * SIDE, height: height - margin * 0.7 - y },
    head,
  }
}

const font = (family: string, size: number) => `${size}px "${family}", serif`

function paper(context: Context, { width, height, cell, bare }: Plan, seed: string) {
  const random = createRandom(seed, 'newsprint')
  // What is printed on the other side shows through.
  if (!bare) {
    context.save()
    context.translate(width, 0)
    context.scale(-1, 1)
    context.fillStyle = 'rgb(60 34 30 / 0.04)'
    const size = cell * 0.23
    context.font = font(NEWS, size)
    const column = cell * 3.4
    for (let x = cell * 0.3; x < width; x += column + cell * 0.35) {
      for (let y = random.between(0.2, 1.6) * cell; y < height; y += size * 1.22) {
        let line = ''
        while (line.length < 24)
          line += `${'etaoinshrdlu'.slice(random.integer(0, 5), random.integer(6, 12))} `
        context.fillText(line, x, y)
      }
    }
    context.restore()
  }
  // Wood fibres of cheap pulp.
  const grain = Math.max(1, Math.min(width, height) / 700)
  // Stroked by tone: a stroke to each would be most of the first picture's cost.
  context.lineWidth = grain * 0.55
  for (const [count, tone] of [
    [720, 'rgb(122 78 54 / 0.16)'],
    [480, 'rgb(255 244 232 / 0.35)'],
  ] as const) {
    context.beginPath()
    for (let fibre = 0; fibre < count; fibre++) {
      const [x, y, lies] = [random() * width, random() * height, random() * 6.3]
      const length = grain * random.between(0.6, 4)
      context.moveTo(x, y)
      context.lineTo(x + Math.cos(lies) * length, y + Math.sin(lies) * length)
    }
    context.strokeStyle = tone
    context.stroke()
  }
}

/** Whether there is room for a cell. */
const isShown = ({ bare, columns }: Plan, index: number) =>
  !bare || (index % SIDE < columns && [HOUR_ROW, MINUTE_ROW].includes(Math.floor(index / SIDE)))

/** Left and top of a cell; the bare plan has but two rows. */
function cornerOf({ left, top, cell, bare, height }: Plan, index: number): [number, number] {
  const row = Math.floor(index / SIDE)
  const x = left + (index % SIDE) * cell
  if (!bare) return [x, top + row * cell]
  return [x, top + (row === HOUR_ROW ? 0 : cell * (height > cell * 5 ? 2 : 1.25))]
}

/** A letter as a hand sets it, never quite upright or quite in the middle. */
function letter(
  context: Context,
  plan: Plan,
  cell: number,
  text: string,
  family: string,
  random: () => number,
) {
  const [x, y] = cornerOf(plan, cell)
  const size = plan.cell * (family === PEN ? 0.92 : 1.06) * (0.96 + random() * 0.1)
  context.save()
  context.translate(
    x + plan.cell * (0.5 + (random() - 0.5) * 0.08),
    y + plan.cell * (0.82 + (random() - 0.5) * 0.06),
  )
  context.rotate((random() - 0.5) * 0.16)
  context.font = font(family, size)
  context.textAlign = 'center'
  context.fillText(text, 0, 0)
  context.restore()
}

function drawGrid(context: Context, plan: Plan, puzzle: Puzzle, key: string) {
  const { cell, bare } = plan
  const random = createRandom(key, 'print')
  const line = Math.max(0.7, cell * 0.022)
  const border = bare ? line : Math.max(1.2, cell * 0.05)
  const rows = bare ? [HOUR_ROW, MINUTE_ROW] : Array.from({ length: SIDE }, (_, row) => row)
  for (const row of rows) {
    for (let column = 0; column < plan.columns; column++) {
      const index = row * SIDE + column
      const [x, y] = cornerOf(plan, index)
      if (puzzle.white[index]) {
        context.fillStyle = 'rgb(255 247 236 / 0.4)'
        context.fillRect(x, y, cell, cell)
        context.strokeStyle = INK
        context.lineWidth = line
        context.strokeRect(x, y, cell, cell)
        continue
      }
      context.fillStyle = INK
      context.fillRect(x - line / 2, y - line / 2, cell + line, cell + line)
      // Where the ink has not taken.
      context.fillStyle = 'rgb(241 217 194 / 0.3)'
      for (let speck = 0; speck < 16; speck++) {
        const size = cell * 0.004 + random() * cell * 0.014
        context.fillRect(x + random() * cell, y + random() * cell, size, size)
      }
    }
  }
  if (!bare) {
    const [x, y] = cornerOf(plan, 0)
    context.strokeStyle = INK
    context.lineWidth = border
    context.strokeRect(x - border / 4, y - border / 4, cell * SIDE + border / 2, cell * SIDE + border / 2)
  }
  context.fillStyle = INK
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const size = Math.max(5, cell * 0.25)
  context.font = font(NEWS, size)
  for (const { entry } of puzzle.clues) {
    if (bare && (!rows.includes(Math.floor(entry.cells[0]! / SIDE)) || entry.cells[0]! % SIDE)) continue
    const [x, y] = cornerOf(plan, entry.cells[0]!)
    context.fillText(String(entry.number), x + cell * 0.06, y + size * 0.84)
  }
  context.fillStyle = PEN_INK
  const hand = createRandom(key, 'pen')
  for (const index of puzzle.inked) letter(context, plan, index, puzzle.letters[index]!, PEN, hand)
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

interface SetClue {
  readonly clue: Clue
  readonly lines: readonly string[]
  readonly x: number
  /** The baseline of the first line. */
  readonly y: number
  readonly indent: number
  /** How many clues stand above it. */
  readonly row: number
}

interface SetClues {
  readonly size: number
  readonly lead: number
  readonly clues: readonly SetClue[]
  readonly titles: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}

function wrap(context: Context, text: string, room: number): string[] {
  const lines: string[] = []
  // The count in brackets stays with the last word.
  for (const word of text.split(/ (?!\()/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Two columns of clues in the largest type that fits; where it would be too small, the two that tell the time. */
function setClues(context: Context, { text, head, cell, width, height }: Plan, puzzle: Puzzle): SetClues {
  const wide = width > height * 1.18
  const top = text.y + (wide ? head * 2.15 : 0)
  const room = text.y + text.height - top
  const gap = text.width * 0.05
  const column = (text.width - gap) / 2
  for (let size = Math.min(cell * (wide ? 0.36 : 0.5), text.width * 0.05); size >= 7.6; size *= 0.97) {
    const lead = size * 1.24
    context.font = font(NEWS, size)
    const indent = size * 1.78
    const clues: SetClue[] = []
    let deepest = 0
    let most = 0
    for (const down of [false, true]) {
      const x = text.x + (down ? column + gap : 0)
      let y = top + size * 2.35
      let row = 0
      for (const clue of puzzle.clues) {
        if (clue.entry.down !== down) continue
        const lines = wrap(context, clue.text, column - indent)
        clues.push({ clue, lines, x, y, indent, row })
        y += lines.length * lead + size * 0.14
        most = Math.max(most, ++row)
      }
      deepest = Math.max(deepest, y - lead)
    }
    const spare = top + room - (wide ? size * 1.9 : 0) - deepest
    if (spare < 0) continue
    // What is left over goes between the clues, within reason.
    const more = Math.min(size * 0.4, spare / most)
    const spread = clues.map((set) => ({ ...set, y: set.y + set.row * more }))
    const titles = [
      { text: 'Across', x: text.x, y: top + size * 0.9 },
      { text: 'Down', x: text.x + column + gap, y: top + size * 0.9 },
    ]
    return { size, lead, clues: spread, titles }
  }
  const size = Math.min(text.height / 2.6, Math.max(8.5, text.width * 0.058))
  if (size < 8) return { size, lead: size, clues: [], titles: [] }
  context.font = font(NEWS, size)
  let y = top + size
  const told = puzzle.clues.filter(({ entry }) => !entry.down && entry.cells[0]! % (MINUTE_ROW * SIDE) === 0)
  const clues = told.map((clue) => {
    const lines = wrap(context, clue.text, text.width - size * 1.78)
    const set = { clue, lines, x: text.x, y, indent: size * 1.78, row: 0 }
    y += (lines.length + 0.3) * size * 1.2
    return set
  })
  return { size, lead: size * 1.2, clues, titles: [] }
}

/** A line as a pen or pencil makes it by hand. */
function scrawl(context: Context, x: number, y: number, length: number, size: number, random: () => number) {
  const rise = (random() - 0.5) * size * 0.16
  context.beginPath()
  context.moveTo(x - size * 0.1, y + (random() - 0.5) * size * 0.1)
  context.bezierCurveTo(
    x + length * 0.3,
    y + rise + (random() - 0.5) * size * 0.24,
    x + length * 0.7,
    y + rise,
    x + length + size * 0.1,
    y + (random() - 0.5) * size * 0.2,
  )
  context.stroke()
}

function drawText(context: Context, plan: Plan, set: SetClues, time: ClockTime, key: string) {
  const { text, head, left, cell, width, height } = plan
  const wide = width > height * 1.18
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  if (head) {
    const x = wide ? text.x : left
    const room = wide ? text.width : cell * SIDE
    const y = wide ? text.y : plan.top - head * 1.9
    context.font = font(HEAD, 100)
    context.textAlign = 'left'
    const size = Math.min(head * 1.35, (room / context.measureText('Eleven Across').width) * 100)
    context.font = font(HEAD, size)
    const base = y + size * 0.76
    context.fillText('Eleven Across', x, base)
    const rule = base + head * 0.24
    context.fillRect(x, rule, room, head * 0.075)
    context.fillRect(x, rule + head * 0.12, room, Math.max(0.6, head * 0.02))
    const small = Math.max(7, Math.min(head * 0.33, room * 0.042))
    context.font = font(NEWS, small)
    const line = rule + head * 0.2 + small
    const day = `${WEEKDAYS[time.weekday - 1]} ${time.day} ${MONTHS[time.month - 1]} ${time.year}`
    context.fillText(day, x, line)
    const issue = `No. ${time.hour * 60 + time.minute + 1} of 1440`
    context.textAlign = 'right'
    if (context.measureText(`${day}   ${issue}`).width < room) context.fillText(issue, x + room, line)
  }
  context.textAlign = 'left'
  const { size, lead, clues, titles } = set
  for (const title of titles) {
    context.font = font(NEWS_BOLD, size * 1.16)
    context.fillText(title.text, title.x, title.y)
  }
  const hand = createRandom(key, 'ring')
  for (const { clue, lines, x, y, indent } of clues) {
    const { number, down, cells } = clue.entry
    context.font = font(NEWS_BOLD, size)
    context.fillStyle = INK
    context.fillText(String(number), x, y)
    const figures = context.measureText(String(number)).width
    context.font = font(NEWS, size)
    for (const [index, line] of lines.entries()) context.fillText(line, x + indent, y + index * lead)
    if (down || cells[0]! % (MINUTE_ROW * SIDE) !== 0) continue
    context.strokeStyle = PEN_INK
    context.lineWidth = Math.max(0.8, size * 0.09)
    context.beginPath()
    context.ellipse(
      x + figures / 2,
      y - size * 0.32,
      figures / 2 + size * 0.34,
      size * 0.66,
      -0.16,
      -0.6 + hand() * 0.5,
      5.9 + hand() * 0.6,
    )
    context.stroke()
  }
  if (wide && titles.length > 0) {
    context.fillStyle = INK
    context.font = font(NEWS, size * 0.9)
    context.textAlign = 'right'
    context.fillText('Solution in a minute.', text.x + text.width, text.y + text.height)
    context.textAlign = 'left'
  }
}

/** What the pencil has done: letters, rubbed places, clues struck out. */
function drawHand(
  context: Context,
  plan: Plan,
  puzzle: Puzzle,
  set: SetClues | undefined,
  done: number,
  key: string,
) {
  for (const [index, stroke] of puzzle.strokes.slice(0, done).entries()) {
    if (stroke.letter || !isShown(plan, stroke.cell)) continue
    smudge(context, plan, stroke.cell, 1, createRandom(key, 'crumbs', index))
  }
  context.fillStyle = GRAPHITE
  for (const [index, text] of pencilledAfter(puzzle.strokes, done)) {
    if (text && isShown(plan, index))
      letter(context, plan, index, text, PENCIL, createRandom(key, index, text))
  }
  if (!set) return
  context.strokeStyle = 'rgb(74 72 78 / 0.8)'
  context.lineCap = 'round'
  context.lineWidth = Math.max(0.7, set.size * 0.075)
  context.font = font(NEWS, set.size)
  for (const { clue, lines, x, y, indent } of set.clues) {
    if (clue.solvedAfter === 0 || clue.solvedAfter > done) continue
    const random = createRandom(key, 'strike', clue.entry.number, Number(clue.entry.down))
    for (const [index, line] of lines.entries())
      scrawl(
        context,
        x + indent,
        y + index * set.lead - set.size * 0.26,
        context.measureText(line).width,
        set.size,
        random,
      )
  }
}

function smudge(context: Context, plan: Plan, index: number, much: number, random: () => number) {
  const { cell } = plan
  const [x, y] = cornerOf(plan, index)
  context.save()
  context.translate(x + cell / 2, y + cell / 2)
  context.rotate(-0.5)
  context.scale(1, 0.62)
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, cell * 0.46)
  shade.addColorStop(0, `rgb(70 66 74 / ${0.26 * much})`)
  shade.addColorStop(1, 'rgb(70 66 74 / 0)')
  context.fillStyle = shade
  context.fillRect(-cell / 2, -cell / 2, cell, cell)
  context.restore()
  context.fillStyle = '#7d6a70'
  for (let crumb = 0; crumb < 7; crumb++) {
    const [across, along, turn] = [random(), random(), random()]
    if (crumb > much * 7) continue
    context.save()
    context.translate(x + cell * (0.1 + across * 0.8), y + cell * (0.62 + along * 0.34))
    context.rotate(turn * 3)
    context.beginPath()
    context.ellipse(0, 0, cell * 0.028, cell * 0.009, 0, 0, 7)
    context.fill()
    context.restore()
  }
}

/** A pencil with one of its ends at a place on the paper: the point, or turned over the rubber. */
function drawPencil(context: Context, x: number, y: number, unit: number, turned: number, lift: number) {
  const length = unit * 4.6
  const wide = unit * 0.3
  const lies = 0.92
  const draw = (shadow: boolean) => {
    context.save()
    context.translate(x + (Math.cos(lies) * length) / 2, y + (Math.sin(lies) * length) / 2)
    if (shadow) context.translate(unit * (0.1 + lift * 0.35), unit * (0.16 + lift * 0.4))
    context.rotate(lies + Math.PI * turned)
    context.translate(-length / 2, -wide / 2)
    const cone = wide * 2.3
    const rubber = wide * 1.15
    const brass = wide * 0.95
    context.beginPath()
    context.moveTo(0, wide * 0.46)
    context.lineTo(cone, 0)
    context.lineTo(length - wide * 0.3, 0)
    context.quadraticCurveTo(length, 0, length, wide / 2)
    context.quadraticCurveTo(length, wide, length - wide * 0.3, wide)
    context.lineTo(cone, wide)
    context.lineTo(0, wide * 0.54)
    context.closePath()
    if (shadow) {
      // Soft without a blur, which costs too much for each frame.
      const soften = unit * (0.05 + lift * 0.1)
      context.lineJoin = 'round'
      context.fillStyle = context.strokeStyle = 'rgb(70 34 22 / 0.09)'
      for (let ring = 0; ring < 4; ring++) {
        context.lineWidth = soften * ring
        context.fill()
        if (ring) context.stroke()
      }
      context.restore()
      return
    }
    context.clip()
    const round = (...colours: string[]) => {
      const light = context.createLinearGradient(0, 0, 0, wide)
      colours.forEach((colour, at) => {
        light.addColorStop(at / (colours.length - 1), colour)
      })
      return light
    }
    // Six sides, of which three are seen.
    for (const [from, to, lacquer] of [
      [0, 0.27, '#2f7d5e'],
      [0.27, 0.72, '#1d5a43'],
      [0.72, 1, '#103a2c'],
    ] as const) {
      context.fillStyle = lacquer
      context.fillRect(0, wide * from, length, wide * (to - from))
    }
    context.fillStyle = 'rgb(255 255 255 / 0.35)'
    context.fillRect(cone, wide * 0.24, length - cone, wide * 0.05)
    context.fillStyle = round('#f0cf9c', '#deb070', '#a87640')
    context.beginPath()
    context.moveTo(0, wide / 2)
    context.lineTo(cone, -wide)
    for (let side = 0; side < 3; side++) {
      const [from, to] = [[0, 0.27, 0.72][side]!, [0.27, 0.72, 1][side]!]
      context.lineTo(cone, wide * from)
      context.quadraticCurveTo(cone * 0.86, (wide * (from + to)) / 2, cone, wide * to)
    }
    context.lineTo(cone, wide * 2)
    context.fill()
    context.fillStyle = '#3a383e'
    context.fillRect(0, 0, cone * 0.28, wide)
    context.fillStyle = round('#f3dc98', '#fff3c8', '#bd8f3c', '#77541c')
    context.fillRect(length - rubber - brass, 0, brass, wide)
    context.fillStyle = 'rgb(80 50 10 / 0.45)'
    for (const ring of [0.18, 0.36, 0.62, 0.8])
      context.fillRect(length - rubber - brass * (1 - ring), 0, brass * 0.06, wide)
    context.fillStyle = round('#f2a79b', '#dd7d74', '#a84f4c')
    context.fillRect(length - rubber, 0, rubber, wide)
    context.restore()
  }
  draw(true)
  draw(false)
}

/** How much of the time for a stroke it takes to write, and to go on to the next cell. */
const [WRITES, HOPS] = [0.36, 0.16]

/** How long the pencil takes to come, in seconds. */
const COMES = 0.45

/** As far as the pencil reaches, which lies to the lower right of what it writes and leaves below. */
const pencilPart = ({ width, height }: { width: number; height: number }) => {
  const { bare, left, top, cell } = planOf(width, height, SIDE)
  if (bare) return { left: 0, top: 0, width, height }
  const upper = Math.max(0, top - cell / 2)
  return { left: 0, top: upper, width: Math.min(width, left + cell * (SIDE + 4)), height: height - upper }
}

function makeDraws() {
  const kept = new Map<string, ReturnType<typeof set>>()
  const set = ({ context, width, height, hourCycle }: CanvasFrame, { hour, minute }: ClockTime) => {
    const puzzle = puzzleOf(hour, minute, hourCycle)
    const plan = planOf(width, height, Math.max(...[...puzzle.inked].map((index) => index % SIDE)) + 1)
    return {
      puzzle,
      plan,
      key: `${hour} ${minute}`,
      set: plan.bare ? undefined : setClues(context, plan, puzzle),
    }
  }
  /** The few sheets that were set last are kept, until a typeface comes late, which measures differently. */
  const open = (frame: CanvasFrame, at = frame.time) => {
    const { context, width, height, hourCycle } = frame
    context.font = font(NEWS, 100)
    const key = [at.hour, at.minute, width, height, hourCycle, context.measureText('clue').width].join()
    if (kept.size > 4) kept.clear()
    if (!kept.has(key)) kept.set(key, set(frame, at))
    return kept.get(key)!
  }
  const drawSheet = (frame: CanvasFrame, at = frame.time, to = frame.context) => {
    const { plan, puzzle, key, set } = open(frame, at)
    paper(to, plan, frame.seed)
    drawGrid(to, plan, puzzle, key)
    if (set) drawText(to, plan, set, at, key)
  }
  /** What of the time a drawing of the pencil goes by, and of its work how much is done. */
  const workOf = (frame: CanvasFrame) => {
    const { time, motion } = frame
    const still = motion === 'reduced'
    const seconds = still ? time.second : secondsOf(time)
    const sheet = open(frame)
    const many = sheet.puzzle.strokes.length
    const progress = strokesAt(seconds, many)
    const done = Math.floor(progress)
    const part = progress - done
    return { ...sheet, still, seconds, done, part, untilStroke: ((1 - part) * SOLVING_SECONDS * 1000) / many }
  }

  /** All strokes that are done, painted anew at each; at the end of the minute the next sheet falls on it. */
  const drawDone = (frame: CanvasFrame) => {
    const { context, time, width, height, hourCycle, seed, layer } = frame
    const { puzzle, plan, set, key, still, seconds, done, untilStroke } = workOf(frame)
    const hand = (to: Context) => drawHand(to, plan, puzzle, set, done, key)
    const away = still ? 1 : sheetAt(seconds)
    if (away === 1) {
      hand(context)
      return still ? untilSecond(time) : Math.min(untilStroke, untilMinute(time) - SHEET_SECONDS * 1000)
    }
    layer('hand', `${key} ${hourCycle} ${done}`, hand)
    const following = laterBy(time, untilMinute(time))
    context.save()
    context.fillStyle = `rgb(70 36 20 / ${0.28 * (1 - away)})`
    context.fillRect(0, 0, width, height)
    context.translate(width * away * 0.1, height * away * 1.05)
    context.rotate(away * 0.09)
    context.shadowColor = 'rgb(60 30 18 / 0.5)'
    context.shadowBlur = plan.cell * 0.5 * context.getTransform().a
    // As the stage's own ground is.
    const light = context.createLinearGradient(0, 0, width, height)
    ;['#f6e3ce', PAPER, '#dfc0a7'].forEach((colour, at) => {
      light.addColorStop(at / 2, colour)
    })
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    context.shadowColor = 'transparent'
    layer('next', `${following.epochMs} ${hourCycle} ${seed}`, (to) => drawSheet(frame, following, to))
    context.restore()
  }

  /** The stroke under way, and the pencil: it writes, goes to the next cell, and waits there for a thought. */
  const drawPencils = (frame: CanvasFrame) => {
    const { context, time, height } = frame
    const { puzzle, plan, key, still, seconds, done, part, untilStroke } = workOf(frame)
    const { cell, bare } = plan
    const { strokes } = puzzle
    const writing = Math.min(1, part / WRITES)
    const centre = (index: number) => cornerOf(plan, index).map((edge) => edge + cell / 2) as [number, number]
    const stroke = strokes[Math.min(done, strokes.length - 1)]!
    if (done < strokes.length && isShown(plan, stroke.cell) && part > 0) {
      const [cx, cy] = centre(stroke.cell)
      context.save()
      context.beginPath()
      if (stroke.letter) {
        const edge = cx - cell * 0.6 + cell * 1.2 * writing
        context.moveTo(cx - cell, cy - cell)
        context.lineTo(edge + cell * 0.14, cy - cell)
        context.lineTo(edge - cell * 0.14, cy + cell)
        context.lineTo(cx - cell, cy + cell)
        context.clip()
        context.fillStyle = GRAPHITE
        letter(
          context,
          plan,
          stroke.cell,
          stroke.letter,
          PENCIL,
          createRandom(key, stroke.cell, stroke.letter),
        )
      } else {
        context.fillStyle = `rgb(248 230 212 / ${writing})`
        context.rect(cx - cell * 0.47, cy - cell * 0.24, cell * 0.94, cell * 0.72)
        context.fill()
        context.clip()
        smudge(context, plan, stroke.cell, writing, createRandom(key, 'crumbs', done))
      }
      context.restore()
    }

    if (bare) {
      const line = height - Math.max(3, height * 0.05)
      context.fillStyle = GRAPHITE
      context.fillRect(
        plan.left,
        line - 1,
        (cell * plan.columns * Math.min(seconds, SOLVING_SECONDS)) / SOLVING_SECONDS,
        2,
      )
    } else {
      const next = strokes[Math.min(done + 1, strokes.length - 1)]!
      const hop = easeInOut((part - WRITES) / HOPS)
      const [fromX, fromY] = centre(stroke.cell)
      const [toX, toY] = centre(next.cell)
      const startX = fromX + cell * (-0.26 + 0.5 * writing)
      const startY = fromY + cell * 0.22 * Math.cos(writing * 9.4) * (stroke.letter ? 1 : 0.5)
      const endX = toX - cell * 0.26
      const endY = toY + cell * 0.22
      const finished = done >= strokes.length
      const lift = finished ? 1 : Math.sin(Math.PI * hop) * 0.8
      const turn = (letterOf: string) => (letterOf ? 0 : 1)
      const turned = turn(stroke.letter) + (turn(next.letter) - turn(stroke.letter)) * hop
      // It comes from beyond the lower edge and goes back there before the next sheet.
      const leaving = seconds < COMES ? 1 - easeInOut(seconds / COMES) : easeInOut((seconds - 59) / 0.35)
      const out = leaving * height * 1.4
      const px = finished ? startX : startX + (endX - startX) * hop
      const py = (finished ? startY : startY + (endY - startY) * hop) - lift * cell * 0.12
      if (leaving < 1) drawPencil(context, px, py + out, cell, turned, Math.max(lift, leaving))
    }

    if (still) return untilSecond(time)
    if (seconds < COMES || seconds >= SOLVING_SECONDS) return undefined
    return part < WRITES + HOPS ? undefined : untilStroke
  }
  return { drawSheet, drawDone, drawPencils }
}

/** A newspaper's crossword for each minute, solved while it lasts. */
export default function ElevenAcross() {
  const [draws] = useState(makeDraws)
  return (
    <Stage css={css} className={styles.page} images={images} fonts={fonts}>
      <Canvas draw={(frame) => draws.drawSheet(frame)} beat="minute" />
      <Canvas draw={draws.drawDone} beat={24} />
      <Canvas draw={draws.drawPencils} beat={8} part={pencilPart} />
    </Stage>
  )
}
