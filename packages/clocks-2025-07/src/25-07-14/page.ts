import { createRandom, twoDigits, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { DARK, type Pair, paintEyes } from './eyes'
import {
  type Box,
  blinksAt,
  hourFigure,
  lettersOf,
  linesOf,
  minutesWord,
  panelsOf,
  scriptAt,
  soundAt,
} from './model'
import type { Script } from './script'

export const talk = {
  family: 'ft-25-07-14 Talk',
  source: new URL('./talk.woff2', import.meta.url).href,
  weight: '400',
}
export const shout = {
  family: 'ft-25-07-14 Shout',
  source: new URL('./shout.woff2', import.meta.url).href,
  weight: '400',
}

const PAPER = '#eceeeb'
const DOTS = '#363b4b'
const WORDS = `"${talk.family}", sans-serif`
const FIGURES = `"${shout.family}", sans-serif`

const isHigh = ({ width, height }: Box) => width < height * 1.28

/** Who is where in each panel, and how near. */
function pairsOf(panels: readonly Box[], script: Script): readonly (Pair & { readonly panel: number })[] {
  const [one, two, three, four] = panels as [Box, Box, Box, Box]
  const pair = (
    panel: number,
    box: Box,
    x: number,
    y: number,
    size: number,
    kind: Pair['kind'],
    look: readonly [number, number],
    tilt: number,
    who: number,
  ) => ({
    panel,
    x: box.left + box.width * x,
    y: box.top + box.height * y,
    size,
    kind,
    across: look[0],
    down: look[1],
    tilt,
    who,
  })
  const speaker = script.last === 'first' ? script.first : script.second
  const near = Math.min(four.width, four.height)
  const last = isHigh(four) ? near * 0.33 : near * 0.34
  const other = script.last === 'other'
  return [
    // Half near, and turned to the other, who is not in the picture.
    pair(
      0,
      one,
      0.84,
      0.68,
      Math.min(one.height * 0.235, one.width * 0.125),
      script.first,
      [0.8, 0.1],
      -0.07,
      1,
    ),
    // Far too near: the panel cuts them off.
    pair(
      1,
      two,
      0.135,
      0.76,
      Math.min(two.height * 0.42, two.width * 0.225),
      script.second,
      [0.7, -0.5],
      0.1,
      2,
    ),
    // From far away, both of them, small.
    pair(
      2,
      three,
      0.27,
      0.86,
      Math.min(three.height * 0.11, three.width * 0.1),
      script.first,
      [0.5, -0.9],
      -0.1,
      1,
    ),
    pair(
      2,
      three,
      0.7,
      0.88,
      Math.min(three.height * 0.11, three.width * 0.1),
      script.second,
      [-0.4, -0.9],
      0.08,
      2,
    ),
    ...(other
      ? [
          pair(
            3,
            four,
            isHigh(four) ? 0.5 : 0.8,
            isHigh(four) ? 0.7 : 0.42,
            isHigh(four) ? last * 0.8 : last,
            script.face,
            [-0.5, -0.2],
            -0.05,
            3,
          ),
          pair(
            3,
            four,
            isHigh(four) ? 0.2 : 0.68,
            0.92,
            last * (isHigh(four) ? 0.24 : 0.3),
            'wide',
            [0.5, -1],
            -0.12,
            1,
          ),
          pair(
            3,
            four,
            isHigh(four) ? 0.8 : 0.91,
            0.93,
            last * (isHigh(four) ? 0.24 : 0.3),
            'wide',
            [-0.4, -1],
            0.1,
            2,
          ),
        ]
      : [
          pair(
            3,
            four,
            isHigh(four) ? 0.56 : 0.81,
            isHigh(four) ? 0.76 : 0.6,
            last * 0.92,
            script.face === 'round' ? speaker : script.face,
            [-0.55, 0.15],
            0.1,
            script.last === 'first' ? 1 : 2,
          ),
        ]),
  ]
}

/** A balloon, and its tail to who speaks. */
function paintBalloon(
  context: CanvasRenderingContext2D,
  box: Box,
  tip: readonly [number, number],
  seed: string,
) {
  const { between } = createRandom(seed)
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const steps = 40
  const points = Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const far = between(0.993, 1.007)
    return [
      x + Math.sign(c) * Math.abs(c) ** 0.72 * box.width * 0.5 * far,
      y + Math.sign(s) * Math.abs(s) ** 0.72 * box.height * 0.5 * far,
    ] as const
  })
  context.fillStyle = PAPER
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const [a, b] = [points[step % steps]!, points[(step + 1) % steps]!]
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
    if (step) context.quadraticCurveTo(a[0], a[1], ...middle)
    else context.moveTo(...middle)
  }
  context.fill()
  const [dx, dy] = [tip[0] - x, tip[1] - y]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const root = Math.min(box.width, box.height) * 0.11
  const [fromX, fromY] = [x + dx * 0.3, y + dy * 0.3]
  const bend = root * 1.1
  context.beginPath()
  context.moveTo(fromX + nx * root, fromY + ny * root)
  context.quadraticCurveTo(
    x + dx * 0.72 + nx * (bend + root * 0.4),
    y + dy * 0.72 + ny * (bend + root * 0.4),
    tip[0],
    tip[1],
  )
  context.quadraticCurveTo(
    x + dx * 0.66 + nx * (bend - root * 0.9),
    y + dy * 0.66 + ny * (bend - root * 0.9),
    fromX - nx * root,
    fromY - ny * root,
  )
  context.fill()
}

/** Words over a figure over a word, as large as the room lets them be. */
function say(
  context: CanvasRenderingContext2D,
  room: Box,
  tip: readonly [number, number],
  letters: number,
  top: string,
  figure: string,
  foot: string,
) {
  const line = letters * 1.12
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `400 ${letters}px ${WORDS}`
  const widest = room.width * 0.56
  const lines = context.measureText(top).width < widest ? [top] : linesOf(top, Math.ceil(top.length / 2) + 1)
  context.font = `400 100px ${FIGURES}`
  const per = context.measureText(figure).width / 100
  const free = room.height - (lines.length + 1) * line - letters * 2.4
  const size = Math.min(free / 0.74, (room.width * 0.7) / per)
  context.font = `400 ${letters}px ${WORDS}`
  const text = Math.max(
    per * size,
    ...[...lines, foot].map((words) => context.measureText(words).width * 1.06),
  )
  const height = (lines.length + 1) * line + size * 0.74 + letters * 2.4
  const width = Math.min(room.width, text * 1.22 + letters * 2.2)
  const box = {
    left: room.left + (room.width - width) / 2,
    top: room.top + (room.height - height) / 2,
    width,
    height,
  }
  paintBalloon(context, box, tip, `${top} ${figure}`)
  const x = box.left + width / 2
  let y = box.top + letters * 0.95 + line * 0.86
  context.fillStyle = DARK
  context.font = `400 ${letters}px ${WORDS}`
  for (const words of lines) {
    context.fillText(words, x, y)
    y += line
  }
  context.font = `400 ${size}px ${FIGURES}`
  y += size * 0.74 - line * 0.62
  context.fillText(figure, x - size * 0.02, y)
  context.font = `400 ${letters}px ${WORDS}`
  context.fillText(foot, x, y + line * 1.12)
}

/** The joke. */
function joke(
  context: CanvasRenderingContext2D,
  room: Box,
  tip: readonly [number, number],
  letters: number,
  words: string,
) {
  const lines = linesOf(words, Math.max(8, Math.ceil(words.length / (words.length > 20 ? 3 : 2)) + 1))
  context.font = `400 ${letters}px ${WORDS}`
  const widest = Math.max(...lines.map((line) => context.measureText(line).width))
  const size =
    letters *
    Math.min(1.7, (room.width * 0.8) / widest, (room.height * 0.74) / (lines.length * letters * 1.14))
  const width = (widest / letters) * size * 1.14 + size * 2
  const height = lines.length * size * 1.14 + size * 1.7
  const box = {
    left: room.left + (room.width - Math.min(width, room.width)) / 2,
    top: room.top + (room.height - height) / 2,
    width: Math.min(width, room.width),
    height,
  }
  paintBalloon(context, box, tip, words)
  context.fillStyle = DARK
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `400 ${size}px ${WORDS}`
  for (const [index, line] of lines.entries())
    context.fillText(line, box.left + box.width / 2, box.top + size * 0.85 + size * 1.14 * (index + 0.84))
}

const inside = (box: Box, left: number, top: number, width: number, height: number): Box => ({
  left: box.left + box.width * left,
  top: box.top + box.height * top,
  width: box.width * width,
  height: box.height * height,
})

/** From which corner the printer's dots come in each panel. */
const CORNERS = [
  [0, 1],
  [1, 1],
  [0.5, 1.5],
  [1, 0],
] as const

/** Paper, and four panels of darkness with what little light there is, in dots. */
export function drawPanels({ context, width, height }: CanvasFrame) {
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  const step = Math.max(3.5, Math.min(width, height) * 0.0135)
  for (const [index, box] of panelsOf(width, height).entries()) {
    context.save()
    context.beginPath()
    context.rect(box.left, box.top, box.width, box.height)
    context.clip()
    context.fillStyle = DARK
    context.fillRect(box.left, box.top, box.width, box.height)
    const [cornerX, cornerY] = CORNERS[index]!
    const far = Math.min(box.width, box.height) * 1.15
    context.fillStyle = DOTS
    context.beginPath()
    for (let row = 0; row * step * 0.87 < box.height + step; row++)
      for (let column = 0; column * step < box.width + step; column++) {
        const [x, y] = [(column + (row % 2) / 2) * step, row * step * 0.87]
        const radius =
          step * 0.62 * (1 - Math.hypot(x - cornerX * box.width, (y - cornerY * box.height) * 1.2) / far)
        if (radius < 0.4) continue
        context.moveTo(box.left + x + radius, box.top + y)
        context.arc(box.left + x, box.top + y, radius, 0, Math.PI * 2)
      }
    context.fill()
    context.restore()
  }
}

/** Eyes, which blink, and the sound of the second. */
export function drawEyes({ context, time, width, height }: CanvasFrame) {
  const panels = panelsOf(width, height)
  for (const [index, pair] of pairsOf(panels, scriptAt(time.hour, time.minute)).entries()) {
    const box = panels[pair.panel]!
    context.save()
    context.beginPath()
    context.rect(box.left, box.top, box.width, box.height)
    context.clip()
    paintEyes(context, pair, blinksAt(index, time.second))
    context.restore()
  }
  const box = panels[2]!
  const high = isHigh(box)
  const size = Math.min(box.height * (high ? 0.36 : 0.5), box.width * (high ? 0.5 : 0.34))
  context.save()
  context.translate(box.left + box.width / 2, box.top + box.height * (high ? 0.36 : 0.43))
  context.rotate(time.second % 2 ? 0.07 : -0.07)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = PAPER
  context.font = `400 ${size}px ${FIGURES}`
  context.fillText(soundAt(time.second), 0, size * 0.16)
  context.font = `400 ${size * 0.5}px ${FIGURES}`
  context.fillText(twoDigits(time.second), 0, size * 0.66)
  context.restore()
  return untilSecond(time)
}

/** What is said. */
export function drawBalloons({ context, time, width, height, hourCycle }: CanvasFrame) {
  const panels = panelsOf(width, height)
  const [one, two, , four] = panels as [Box, Box, Box, Box]
  const script = scriptAt(time.hour, time.minute)
  const pairs = pairsOf(panels, script)
  const letters = lettersOf(width, height)
  const [first, second, last] = [pairs[0]!, pairs[1]!, pairs[4]!]
  say(
    context,
    inside(one, 0.025, 0.03, 0.62, 0.94),
    [first.x - first.size * 0.75, first.y - first.size * 0.85],
    letters,
    script.opening,
    hourFigure(time.hour, hourCycle),
    "O'CLOCK",
  )
  say(
    context,
    inside(two, 0.385, 0.03, 0.6, 0.9),
    [second.x + second.size * 0.62, second.y - second.size * 0.78],
    letters,
    script.going,
    String(time.minute),
    minutesWord(time.minute),
  )
  const high = isHigh(four)
  joke(
    context,
    high ? inside(four, 0.04, 0.03, 0.92, 0.52) : inside(four, 0.03, 0.05, 0.57, 0.9),
    high
      ? [last.x - last.size * 0.1, last.y - last.size * 0.72]
      : [last.x - last.size * 0.7, last.y - last.size * 0.86],
    letters,
    script.punch,
  )
}
