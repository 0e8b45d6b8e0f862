import {
  type ClockTime,
  clamp,
  createRandom,
  mix,
  Stage,
  shownHour,
  untilMinute,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  BOLD,
  type Context,
  engraveBeam,
  engraveBoard,
  engraveClock,
  engraveStand,
  font,
  INK,
  ITALIC,
  LIGHT,
  letterspaced,
  MEN,
  needle,
  RED,
  ROMAN,
  spade,
  swelledRule,
  TINT,
} from './engrave'
import {
  balanceAt,
  carried,
  type Kind,
  leaving,
  MOVE_SECONDS,
  type Position,
  type Replay,
  replayOf,
  tremble,
} from './model'
import { type Box, type Plan, planOf } from './plan'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: BOLD, source: new URL('./bold.woff2', import.meta.url).href, weight: '400' },
  { family: ROMAN, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: ITALIC, source: new URL('./italic.woff2', import.meta.url).href, weight: '400' },
  { family: MEN, source: new URL('./chessmen.woff2', import.meta.url).href, weight: '400' },
]

const replays = new Map<number, Replay>()
function replayAt(hour: number): Replay {
  const known = replays.get(hour % 4) ?? replayOf(hour)
  replays.set(hour % 4, known)
  return known
}

/** The shapes that lie under the print of each kind of man. */
const SHAPES: Readonly<Record<Kind, string>> = { K: 'T', Q: 'X', R: 'V', B: 'W', N: 'U', P: 'Y' }

function drawMan(context: Context, kind: Kind, white: boolean, x: number, y: number, cell: number, lift = 0) {
  const size = cell * (1 + lift * 0.07)
  const left = x - (size - cell) / 2
  const foot = y + cell + (size - cell) / 2 - lift * cell * 0.07
  context.font = font(MEN, size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  if (lift > 0) {
    context.fillStyle = 'rgb(16 30 26 / 0.22)'
    context.fillText(SHAPES[kind], left + cell * 0.09 * lift, foot + cell * 0.13 * lift)
  }
  context.strokeStyle = TINT
  context.lineWidth = cell * 0.075
  context.lineJoin = 'round'
  context.strokeText(SHAPES[kind], left, foot)
  context.fillStyle = white ? LIGHT : TINT
  context.fillText(SHAPES[kind], left, foot)
  context.fillStyle = INK
  context.fillText(white ? kind : kind.toLowerCase(), left, foot)
}

/** What is strewn over a quarter of the page, in each of the four. */
function fourTimes(quarter: Path2D, width: number, height: number): Path2D {
  const all = new Path2D()
  for (const e of [0, width / 2]) for (const f of [0, height / 2]) all.addPath(quarter, { e, f })
  return all
}

function drawPaper(context: Context, { width, height, border, bare }: Plan, seed: string) {
  const random = createRandom(seed, 'sheet')
  const grain = Math.max(0.8, Math.min(width, height) / 800)
  // Stroked by tone and thickness: a stroke to each would be most of the first picture's cost.
  const fibres: Path2D[] = []
  for (let fibre = 0; fibre < 650; fibre++) {
    const [x, y, lies] = [random() * width * 0.5, random() * height * 0.5, random() * 6.3]
    const length = grain * random.between(1, 7)
    const bend = random.between(-1.2, 1.2)
    const tone = random() < 0.5 ? 0 : 10
    const kind = tone + Math.round(random.between(3.5, 8))
    fibres[kind] ??= new Path2D()
    fibres[kind].moveTo(x, y)
    fibres[kind].quadraticCurveTo(
      x + Math.cos(lies + bend) * length * 0.6,
      y + Math.sin(lies + bend) * length * 0.6,
      x + Math.cos(lies) * length,
      y + Math.sin(lies) * length,
    )
  }
  fibres.forEach((quarter, kind) => {
    context.strokeStyle = kind < 10 ? 'rgb(60 96 88 / 0.13)' : 'rgb(244 250 240 / 0.3)'
    context.lineWidth = (grain * (kind % 10)) / 10
    context.stroke(fourTimes(quarter, width, height))
  })
  if (bare) return
  context.strokeStyle = INK
  context.lineWidth = Math.max(1.4, border * 0.17)
  context.strokeRect(border * 0.9, border * 0.9, width - border * 1.8, height - border * 1.8)
  context.lineWidth = Math.max(0.5, border * 0.05)
  context.strokeRect(border * 1.25, border * 1.25, width - border * 2.5, height - border * 2.5)
}

/** Where the ink has not taken. */
function drawWear(context: Context, { width, height }: Plan, seed: string) {
  const random = createRandom(seed, 'wear')
  const grain = Math.max(0.5, Math.min(width, height) / 1500)
  context.fillStyle = 'rgb(212 226 215 / 0.62)'
  const specks = new Path2D()
  for (let speck = 0; speck < 550; speck++) {
    const size = grain * random.between(0.4, 1.7)
    specks.rect(random() * width * 0.5, random() * height * 0.5, size, size * random.between(0.6, 1.6))
  }
  context.fill(fourTimes(specks, width, height))
}

function drawHead(context: Context, head: Box, { game }: Replay, number: number) {
  const { x, y, width, height } = head
  const middle = x + width / 2
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const names = `${game.white.toUpperCase()} v. ${game.black.toUpperCase()}`
  let size = height * 0.29
  context.font = font(BOLD, size)
  const spacing = 0.055
  const natural = context.measureText(names).width + names.length * size * spacing
  size *= Math.min(1, width / natural)
  const small = Math.min(height * 0.185, size * 0.8)
  context.font = font(ROMAN, small)
  letterspaced(context, `GAME No. ${number}`, middle, y + small * 0.78, small * 0.2)
  const second = y + height * 0.3 + (height * 0.29 + size) / 2
  context.font = font(BOLD, size)
  letterspaced(context, names, middle, second - size * 0.12, size * spacing)
  context.font = font(ITALIC, small * 1.06)
  context.fillText(`${game.place}. ${game.opening}.`, middle, second + small * 1.2)
  swelledRule(context, x + width * 0.2, y + height * 0.99, width * 0.6, height * 0.034)
}

function drawLabels(context: Context, { board, width, height }: Plan) {
  if (width < height * 1.15 || height <= 480) return
  const size = height * 0.019
  context.fillStyle = INK
  context.font = font(ROMAN, size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const middle = board.x + board.cell * 4
  const side = board.cell * 8
  letterspaced(context, 'BLACK.', middle, board.y - board.cell * 0.115 - size * 0.62, size * 0.24)
  letterspaced(context, 'WHITE.', middle, board.y + side + board.cell * 0.115 + size * 1.36, size * 0.24)
}

function drawCaption(context: Context, box: Box, { game }: Replay, minute: number) {
  const size = Math.min(box.height * 0.62, box.width * 0.05)
  context.font = font(ITALIC, size)
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const side = minute % 2 === 0 ? 'White' : 'Black'
  const text =
    minute === 0
      ? 'Before the first move. White to play.'
      : minute === 59
        ? `After 59 half-moves. ${game.rest}`
        : `After ${minute} half-move${minute === 1 ? '' : 's'}. ${side} to play.`
  context.fillText(text, box.x + box.width / 2, box.y + box.height * 0.68)
}

interface Entry {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** How many rows there is room for: with ten the whole game, with fewer a page of it at a time. */
const rowsOf = ({ width, height }: Box) =>
  Math.max(1, Math.min(10, Math.floor(height / Math.max(13, width / 42))))

/** Where a half-move stands on the score sheet, in three columns of pairs. */
function entryOf(box: Box, index: number): Entry & { readonly column: number } {
  const { x, y, width, height } = box
  const gap = width * 0.035
  const column = (width - 2 * gap) / 3
  const rows = rowsOf(box)
  const row = height / rows
  const size = Math.min(column / 8.7, row * 0.74)
  const pair = Math.floor(index / 2) % (rows * 3)
  return {
    x: x + Math.floor(pair / rows) * (column + gap) + column * (index % 2 ? 0.6 : 0.18),
    y: y + row * ((pair % rows) + 0.78),
    size,
    column,
  }
}

/** Writes a move with a figure for its man; tells how wide it is. */
function writeMove(context: Context, text: string, white: boolean, { x, y, size }: Entry): number {
  const figure = /^[KQRBN]/.test(text)
  let pen = x
  context.fillStyle = INK
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  if (figure) {
    const large = size * 1.22
    context.font = font(MEN, large)
    context.fillText(white ? text[0]! : text[0]!.toLowerCase(), pen - large * 0.08, y + size * 0.2)
    pen += large * 0.88
  }
  context.font = font(ROMAN, size)
  const rest = (figure ? text.slice(1) : text).replaceAll('-', '–')
  context.fillText(rest, pen, y)
  return pen + context.measureText(rest).width - x
}

function drawScore(context: Context, box: Box, { moves }: Replay, minute: number) {
  const gap = box.width * 0.035
  const pairs = rowsOf(box) * 3
  const first = Math.floor(Math.max(0, minute - 1) / 2 / pairs) * pairs
  for (let pair = first; pair < Math.min(30, first + pairs); pair++) {
    const entry = entryOf(box, pair * 2)
    context.fillStyle = INK
    context.font = font(BOLD, entry.size * 0.94)
    context.textAlign = 'right'
    context.textBaseline = 'alphabetic'
    context.fillText(`${pair + 1}.`, entry.x - entry.size * 0.3, entry.y)
    for (const index of [pair * 2, pair * 2 + 1]) {
      const at = entryOf(box, index)
      const move = moves[index]
      if (move && index < minute) {
        writeMove(context, move.text, index % 2 === 0, at)
        continue
      }
      context.textAlign = 'left'
      context.fillStyle = 'rgb(22 34 31 / 0.5)'
      context.font = font(ROMAN, at.size)
      context.fillText('. . .', at.x + at.size * 0.25, at.y)
    }
  }
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.5, box.width * 0.0012)
  const column = (box.width - 2 * gap) / 3
  for (const line of [1, 2]) {
    const x = box.x + line * column + (line - 0.5) * gap
    context.beginPath()
    context.moveTo(x, box.y + box.height * 0.02)
    context.lineTo(x, box.y + box.height * 0.99)
    context.stroke()
  }
}

/** A waxy line: three passes, none quite on the other. */
function crayon(
  context: Context,
  done: number,
  weight: number,
  place: (part: number) => readonly [number, number],
  random: () => number,
) {
  if (done <= 0) return
  context.save()
  context.strokeStyle = RED
  context.lineCap = 'round'
  context.globalAlpha *= 0.62
  for (let pass = 0; pass < 3; pass++) {
    const [aside, along, phase] = [random() - 0.5, random() - 0.5, random() * 9]
    const points = Math.max(2, Math.round(36 * done))
    const at = (part: number): [number, number] => {
      const [x, y] = place(part * done)
      return [x + aside * weight * 0.7, y + along * weight * 0.7]
    }
    for (let index = 0; index < points; index++) {
      context.lineWidth = weight * (0.62 + 0.2 * Math.sin(((index + 0.5) / points) * done * 31 + phase))
      context.beginPath()
      context.moveTo(...at(index / points))
      context.lineTo(...at((index + 1) / points))
      context.stroke()
    }
  }
  context.restore()
}

const SCRIBE_SECONDS = 0.95

/** From the square left to the square reached, round it, and under the line of the score. */
function drawPencil(
  context: Context,
  plan: Plan,
  replay: Replay,
  minute: number,
  seconds: number,
  corner: (square: number) => readonly [number, number],
) {
  const move = replay.moves[minute - 1]
  if (!move) return
  const { cell } = plan.board
  const fade = 1 - clamp((seconds - (60 - MOVE_SECONDS) + 0.25) / 0.25)
  if (fade === 0) return
  const random = createRandom('pencil', minute, replay.game.white)
  const [fromX, fromY] = corner(move.from).map((edge) => edge + cell / 2) as [number, number]
  const [toX, toY] = corner(move.to).map((edge) => edge + cell / 2) as [number, number]
  const weight = Math.max(1.3, cell * 0.05)
  const done = Math.min(1, seconds / SCRIBE_SECONDS)
  context.save()
  context.globalAlpha = fade
  if (plan.bare) {
    context.beginPath()
    context.rect(0, plan.board.y, plan.width, plan.height)
    context.clip()
  }
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const length = Math.hypot(toX - fromX, toY - fromY) - cell * 0.54
  const [bend, tilt, start] = [random() - 0.5, random() * 0.3, random() * 1.2]
  crayon(
    context,
    Math.min(1, done / 0.3),
    weight,
    (part) => [
      fromX + Math.cos(angle) * length * part - Math.sin(angle) * Math.sin(part * 3.1) * bend * cell * 0.3,
      fromY + Math.sin(angle) * length * part + Math.cos(angle) * Math.sin(part * 3.1) * bend * cell * 0.3,
    ],
    random,
  )
  crayon(
    context,
    Math.min(1, (done - 0.3) / 0.45),
    weight,
    (part) => {
      const turn = angle + Math.PI + start * 0.2 + part * 6.75
      const reach = cell * (0.535 + 0.035 * part)
      const [x, y] = [Math.cos(turn) * reach * 1.04, Math.sin(turn) * reach * 0.97]
      return [toX + x * Math.cos(tilt) - y * Math.sin(tilt), toY + x * Math.sin(tilt) + y * Math.cos(tilt)]
    },
    random,
  )
  if (plan.score) {
    const entry = entryOf(plan.score, minute - 1)
    context.font = font(ROMAN, entry.size)
    const width = Math.min(entry.column * 0.4, context.measureText(move.text).width * 1.12)
    crayon(
      context,
      Math.min(1, (done - 0.75) / 0.25),
      Math.max(1.2, entry.size * 0.12),
      (part) => [
        entry.x - entry.size * 0.1 + part * (width + entry.size * 0.2),
        entry.y + entry.size * (0.3 - 0.1 * part + 0.03 * Math.sin(part * 8)),
      ],
      random,
    )
  }
  context.restore()
}

/** The lowest rank of the strip that is shown where there is no room for the board: the last move in its middle. */
function strip(ranks: number, replay: Replay, minute: number): number {
  const move = replay.moves[minute - 1]
  const rank = move ? move.to >> 3 : 0
  const from = move ? move.from >> 3 : 0
  const centre = Math.abs(rank - from) < ranks - 1 ? (rank + from) / 2 : rank
  return Math.round(Math.max(0, Math.min(8 - ranks, centre - (ranks - 1) / 2)))
}

function drawMen(
  context: Context,
  plan: Plan,
  before: Position,
  after: Position | undefined,
  part: number,
  corner: (square: number) => readonly [number, number],
) {
  const { cell } = plan.board
  const lift = Math.sin(Math.PI * Math.min(1, part)) ** 0.6
  const moving: (() => void)[] = []
  context.save()
  if (plan.bare) {
    context.beginPath()
    context.rect(0, plan.board.y, plan.width, plan.height)
    context.clip()
  }
  for (const [index, man] of before.entries()) {
    const next = after?.[index] ?? man
    if (next.square === man.square) {
      if (man.square >= 0) drawMan(context, man.kind, man.white, ...corner(man.square), cell)
      continue
    }
    const from = corner(man.square < 0 ? next.square : man.square)
    const to = corner(next.square < 0 ? man.square : next.square)
    moving.push(() => {
      const gone = man.square < 0 ? part : next.square < 0 ? 1 - Math.max(0, part - 0.7) / 0.3 : 1
      context.globalAlpha = Math.max(0, gone)
      const [x, y] = mix(from, to, part)
      drawMan(context, man.kind, man.white, x, y, cell, next.square < 0 || man.square < 0 ? 0 : lift)
      context.globalAlpha = 1
    })
    // Taken men lie under the taker.
    if (next.square < 0) moving.unshift(moving.pop()!)
  }
  for (const draw of moving) draw()
  context.restore()
}

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
const MINUTES = HOURS.map((hour) => hour * 5)

/** The pivot of the balance. */
const beamOf = ({ clocks }: Plan) => clocks.y + clocks.size * 0.64

function clockPlaces({ clocks, bare }: Plan, balance: number) {
  const { x, y, apart, size } = clocks
  const lean = balance * (bare ? 0.03 : 0.115)
  const rise = (bare ? size * 0.035 : (apart / 2) * Math.sin(0.115)) * balance
  return { lean, white: [x - apart / 2, y - rise] as const, black: [x + apart / 2, y + rise] as const }
}

function drawClocks(context: Context, layer: CanvasFrame['layer'], plan: Plan, balance: number) {
  const { clocks, bare } = plan
  const { lean, white, black } = clockPlaces(plan, balance)
  const radius = clocks.size / 2
  if (!bare) {
    layer('stand', '', (to) => engraveStand(to, plan, beamOf(plan)))
    engraveBeam(context, plan, beamOf(plan), lean)
  }
  for (const [index, [x, y]] of [white, black].entries()) {
    const dark = index === 1
    context.save()
    context.translate(0, y - clocks.y)
    layer(dark ? 'black' : 'white', '', (to) => {
      if (!bare) {
        const king = clocks.size * 0.42
        drawMan(to, 'K', !dark, x - king / 2, clocks.y - radius - king * 0.915, king)
        to.fillStyle = INK
        to.fillRect(x - king * 0.34, clocks.y - radius - king * 0.06, king * 0.68, king * 0.09)
      }
      engraveClock(to, x, clocks.y, radius, dark, dark ? MINUTES : HOURS)
      if (bare) return
      // Beside the foot, where no hand comes.
      const word = Math.max(8, radius * 0.13)
      to.fillStyle = INK
      to.font = font(ROMAN, word)
      to.textAlign = dark ? 'left' : 'right'
      to.textBaseline = 'alphabetic'
      letterspaced(
        to,
        dark ? 'MINUTES' : 'HOURS',
        x + (dark ? 0.17 : -0.17) * radius,
        clocks.y + radius * 1.19,
        word * 0.14,
      )
    })
    context.restore()
  }
}

function drawHands(context: Context, plan: Plan, time: ClockTime, seconds: number, balance: number) {
  const { white, black } = clockPlaces(plan, balance)
  const radius = plan.clocks.size / 2
  const small = radius < 52
  const part = seconds % 1
  const hand = (place: readonly [number, number], turns: number, down: number, draw: () => void) => {
    context.save()
    context.translate(place[0], place[1] + down)
    context.rotate(turns * 2 * Math.PI)
    draw()
    context.restore()
  }
  const minute = time.minute + leaving(60 - seconds, 0.28) + tremble(seconds)
  const hour = (time.hour % 12) + minute / 60
  const beat = Math.floor(seconds) + leaving(1 - part, 0.09) + 2 * tremble(part)
  const whiteRuns = time.minute % 2 === 0
  const down = radius * (small ? 0.42 : 0.3)
  const sub = radius * (small ? 0.2 : 0.185)
  for (const runs of [true, false]) {
    const isWhite = whiteRuns === runs
    context.fillStyle = runs ? RED : isWhite ? INK : LIGHT
    if (small && !runs) continue
    hand(isWhite ? white : black, runs ? beat / 60 : 0, down, () => {
      needle(context, sub * 0.96, sub * (small ? 0.24 : 0.16))
      context.beginPath()
      context.arc(0, 0, sub * 0.16, 0, 7)
      context.fill()
    })
  }
  context.fillStyle = INK
  hand(white, hour / 12, 0, () =>
    spade(context, radius * (small ? 0.5 : 0.56), radius * (small ? 0.1 : 0.072)),
  )
  context.fillStyle = LIGHT
  hand(black, minute / 60, 0, () =>
    needle(context, radius * (small ? 0.8 : 0.775), radius * (small ? 0.075 : 0.045)),
  )
  for (const [place, fill] of [
    [white, INK],
    [black, LIGHT],
  ] as const) {
    context.fillStyle = fill
    context.beginPath()
    context.arc(place[0], place[1], radius * 0.075, 0, 7)
    context.fill()
    context.fillStyle = fill === INK ? LIGHT : INK
    context.beginPath()
    context.arc(place[0], place[1], radius * 0.028, 0, 7)
    context.fill()
  }
}

/** Parts of a second between which the small hand stands; both fall on a tenth. */
const HANDS_REST = 0.2
const HANDS_MOVE = 0.9

/** The seconds as they are shown, and which way the balance leans. */
function momentOf({ time, motion }: CanvasFrame) {
  const still = motion === 'reduced'
  const seconds = time.second + (still ? 0 : time.millisecond / 1000)
  const balance = still ? (time.minute % 2 === 0 ? 1 : -1) : balanceAt(time.minute, seconds)
  return { still, seconds, balance }
}

/** The page with everything but the hands: for most of the minute it stands. */
function drawPage(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle, seed } = frame
  const plan = planOf(width, height)
  const { board } = plan
  const { hour, minute } = time
  const { still, seconds, balance } = momentOf(frame)
  const replay = replayAt(hour)
  const part = still ? 0 : carried(seconds)
  const nextHour = minute === 59
  const from = plan.bare ? strip(board.ranks, replay, minute) : 0
  const to = plan.bare ? (nextHour ? 0 : strip(board.ranks, replay, minute + 1)) : 0
  const shown = from + (to - from) * part
  const corner = (square: number): readonly [number, number] => [
    board.x + (square & 7) * board.cell,
    board.y + (board.ranks - 1 - ((square >> 3) - shown)) * board.cell,
  ]
  const number = shownHour(time.hour, hourCycle)
  const calm = still || (seconds > 1.6 && seconds < CALM_TO)
  // A page that stands is painted where it is seen: by way of layers the first picture would take twice as long.
  const layer: CanvasFrame['layer'] = calm
    ? (_name, _key, paint) => {
        context.save()
        paint(context)
        context.restore()
      }
    : frame.layer
  const page = `${hour} ${minute} ${hourCycle}`

  layer('paper', seed, (sheet) => {
    drawPaper(sheet, plan, seed)
    if (!plan.bare) engraveBoard(sheet, plan, 0)
    drawLabels(sheet, plan)
  })
  if (plan.bare) engraveBoard(context, plan, shown)
  layer('print', page, (sheet) => {
    if (plan.head) drawHead(sheet, plan.head, replay, number)
    if (plan.caption) drawCaption(sheet, plan.caption, replay, minute)
    if (plan.score) drawScore(sheet, plan.score, replay, minute)
  })
  const after = part === 0 ? undefined : nextHour ? replay.positions[0] : replay.positions[minute + 1]
  drawMen(context, plan, replay.positions[minute]!, after, part, corner)
  drawPencil(context, plan, replay, minute, still ? 30 : seconds, corner)
  drawClocks(context, layer, plan, balance)
  if (!plan.bare) layer('wear', seed, (sheet) => drawWear(sheet, plan, seed))
  if (still) return untilMinute(time)
  return calm ? 1000 * (CALM_TO - seconds) : undefined
}

/** The second of the minute at which the page begins to move again. */
const CALM_TO = 60 - MOVE_SECONDS - 0.3

/** All that the hands ever reach. */
function handsPart({ width, height }: Pick<CanvasFrame, 'width' | 'height'>) {
  const { clocks } = planOf(width, height)
  return {
    left: clocks.x - clocks.apart / 2 - clocks.size / 2,
    top: clocks.y - clocks.size * 0.6,
    width: clocks.apart + clocks.size,
    height: clocks.size * 1.2,
  }
}

function drawHandsAlone(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const { still, seconds, balance } = momentOf(frame)
  drawHands(context, planOf(width, height), time, still ? Math.floor(seconds) + 0.5 : seconds, balance)
  const past = time.millisecond / 1000
  const calm = seconds > 1.6 && seconds < CALM_TO
  return calm && past >= HANDS_REST && past < HANDS_MOVE ? 1000 * (HANDS_MOVE - past) : undefined
}

/** A chess column whose game is played by the clock. */
export default function ChessProblem() {
  return (
    <Stage css={css} className={styles.page} images={images} fonts={fonts}>
      <Canvas draw={drawPage} beat={20} />
      <Canvas draw={drawHandsAlone} beat={20} part={handsPart} />
    </Stage>
  )
}
