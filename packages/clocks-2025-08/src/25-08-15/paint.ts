import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BOOKS } from './books'
import {
  bookOf,
  chapterOf,
  type Face,
  lengthOf,
  numberLines,
  type Plan,
  planOf,
  type Spine,
  sizeFor,
} from './model'

type Context = CanvasRenderingContext2D

/** Cloth, what is stamped on it, and the ribbon. */
const BINDINGS = [
  ['#b8142f', '#ffd873', '#1c3fb0'],
  ['#1d3fae', '#ffd873', '#d9152f'],
  ['#f5b21a', '#3a0830', '#b8142f'],
  ['#0a7550', '#ffe08a', '#d9152f'],
  ['#6b1a66', '#ffcf6b', '#e2a100'],
  ['#e5501c', '#fff1c9', '#17306f'],
  ['#0b7f92', '#fff1c9', '#d9152f'],
  ['#d83a78', '#fff1c9', '#17306f'],
  ['#152457', '#ffd873', '#d9152f'],
] as const
export const bindingOf = (book: number) => BINDINGS[(book * 4 + (book > 11 ? 2 : 0)) % BINDINGS.length]!

const [WALL, BOARD, PAPER, INK] = ['#4a0f3c', '#7a2f1d', '#fffdfb', '#1a1033']

export interface Files {
  readonly faces: Readonly<Record<Face, string>>
  readonly cloth: string
}

const fontOf = (files: Files, face: Face, size: number) => `${size}px "${files.faces[face]}"`

/** Cloth over a box that is painted already. */
function weave(frame: CanvasFrame, files: Files, [x, y, w, h]: readonly [number, number, number, number]) {
  const { context } = frame
  const pattern = context.createPattern(frame.image(files.cloth), 'repeat')
  if (!pattern) return
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 0.6
  context.fillStyle = pattern
  context.fillRect(x, y, w, h)
  context.restore()
}

/** The light on a rounded back, from the left. */
function round(context: Context, { x, width, top, bottom }: Spine) {
  const light = context.createLinearGradient(x, 0, x + width, 0)
  light.addColorStop(0, 'rgba(20, 0, 40, 0.42)')
  light.addColorStop(0.14, 'rgba(20, 0, 40, 0.05)')
  light.addColorStop(0.34, 'rgba(255, 255, 255, 0.2)')
  light.addColorStop(0.6, 'rgba(20, 0, 40, 0.04)')
  light.addColorStop(1, 'rgba(20, 0, 40, 0.6)')
  context.fillStyle = light
  context.fillRect(x, top, width, bottom - top)
}

/** A title down a back, in two lines where it has more than its number and a word before it. */
function letter(context: Context, spine: Spine, files: Files) {
  const { seen } = spine
  const [before, number, after] = BOOKS[spine.book]!
  const first = before ? `${before} ` : ''
  const second = after.join(' ')
  const room = seen * 0.88
  const most = spine.width * (second ? 0.36 : 0.5)
  const unit = lengthOf(first, 'italic') + lengthOf(number, 'caps')
  const size = Math.min(most, room / unit)
  context.save()
  context.translate(spine.x + spine.width / 2, spine.top + seen * 0.1)
  context.rotate(Math.PI / 2)
  context.textBaseline = 'alphabetic'
  const line = second ? -spine.width * 0.06 : size * 0.34
  context.font = fontOf(files, 'italic', size)
  context.fillText(first, 0, line)
  context.font = fontOf(files, 'caps', size)
  context.fillText(number, lengthOf(first, 'italic') * size, line)
  if (second) {
    const below = sizeFor(second, 'italic', room, most * 0.92)
    context.font = fontOf(files, 'italic', below)
    context.fillText(second, 0, spine.width * 0.06 + below * 0.72)
  }
  context.restore()
}

function paintSpine(frame: CanvasFrame, files: Files, spine: Spine) {
  const { context } = frame
  const { x, width, top, bottom, book, seen } = spine
  const [cloth, stamp] = bindingOf(book)
  context.fillStyle = cloth
  context.fillRect(x, top, width, bottom - top)
  weave(frame, files, [x, top, width, bottom - top])
  context.fillStyle = stamp
  const band = Math.max(1, width * 0.07)
  for (const y of [top + seen * 0.045, top + seen * 1.06, top + seen * 1.06 + band * 2, bottom - seen * 0.08])
    if (y < bottom - band) context.fillRect(x, y, width, band)
  if (width > 12) letter(context, spine, files)
  round(context, spine)
}

/** The shelf; the book that is read is missing from it. */
export function paintShelf(frame: CanvasFrame, files: Files) {
  const { context, width, height, time, hourCycle } = frame
  const read = bookOf(time.hour, hourCycle)
  const plan = planOf(width, height, read)
  context.fillStyle = WALL
  context.fillRect(0, 0, width, height)
  for (const spine of plan.spines) if (spine.book !== read) paintSpine(frame, files, spine)
  const thick = height * 0.022
  for (const board of plan.boards) {
    context.fillStyle = BOARD
    context.fillRect(0, board, width, thick)
    context.fillStyle = '#a84a2a'
    context.fillRect(0, board, width, thick * 0.3)
  }
  if (plan.boards.length > 1) {
    const [, board] = plan.boards
    context.fillStyle = '#4a1542'
    context.fillRect(0, board! + thick, width, height)
  }
}

interface Line {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly colour: string
}

/** How high the letters of a face are, in parts of their size. */
const CAP = { caps: 0.71, italic: 0.71 }

/** Lines under one another round a middle. */
function stack(
  context: Context,
  files: Files,
  lines: readonly Line[],
  [x, y]: readonly [number, number],
  leading: number,
) {
  const tall = lines.reduce((sum, { face, size }) => sum + CAP[face] * size, leading * (lines.length - 1))
  let at = y - tall / 2
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const { text, face, size, colour } of lines) {
    at += CAP[face] * size
    context.font = fontOf(files, face, size)
    context.fillStyle = colour
    context.fillText(text, x, at)
    at += leading
  }
}

/** A leaf to the left or the right (`side` -1 or 1) of the fold: it bends down into it. */
function leafPath(context: Context, plan: Plan, side: number, wide: number) {
  const { fold, open } = plan
  const [bend, inset] = [(open.bottom - open.top) * 0.03, (open.bottom - open.top) * 0.02]
  const edge = (y: number, back: boolean) => {
    const points: (readonly [number, number])[] = [
      [fold, y + bend],
      [fold + side * wide * 0.08, y - bend * 0.1],
      [fold + side * wide * 0.4, y - bend * 0.2],
      [fold + side * wide, y + bend * 0.45],
    ]
    const [a, b, c, d] = back ? [...points].reverse() : points
    context.lineTo(a![0], a![1])
    context.bezierCurveTo(b![0], b![1], c![0], c![1], d![0], d![1])
  }
  context.beginPath()
  edge(open.top + inset, false)
  edge(open.bottom - inset - bend, true)
  context.closePath()
}

/** Sixty leaves: as many lie to the left as minutes have gone. */
function leaves(context: Context, plan: Plan, side: number, many: number, page: number) {
  const reach = (plan.open.right - plan.open.left) * 0.0007
  for (let leaf = many; leaf >= 0; leaf--) {
    leafPath(context, plan, side, page + leaf * reach)
    context.fillStyle = leaf % 2 ? '#cfc3e0' : '#f7f2fb'
    context.fill()
  }
  leafPath(context, plan, side, page)
  context.fillStyle = PAPER
  context.fill()
  const shade = context.createLinearGradient(plan.fold, 0, plan.fold + side * page, 0)
  shade.addColorStop(0, 'rgba(52, 16, 92, 0.5)')
  shade.addColorStop(0.05, 'rgba(52, 16, 92, 0.2)')
  shade.addColorStop(0.2, 'rgba(52, 16, 92, 0.03)')
  shade.addColorStop(0.8, 'rgba(52, 16, 92, 0)')
  shade.addColorStop(1, side < 0 ? 'rgba(52, 16, 92, 0.03)' : 'rgba(52, 16, 92, 0.14)')
  context.fillStyle = shade
  context.fill()
}

/** How broad a page is. */
export const pageOf = ({ open }: Plan): number => (open.right - open.left) * 0.447

function titlePage(context: Context, files: Files, plan: Plan, book: number) {
  const { open, fold } = plan
  const [page, tall] = [pageOf(plan), open.bottom - open.top]
  const [before, , after, author] = BOOKS[book]!
  const [cloth] = bindingOf(book)
  const [x, room] = [fold - page * 0.53, page * 0.74]
  const word = (text: string): Line => ({
    text,
    face: 'italic',
    size: sizeFor(text, 'italic', room, tall * 0.085),
    colour: INK,
  })
  const numbers = numberLines(book)
  const size = Math.min(...numbers.map((text) => sizeFor(text, 'caps', room, tall * 0.3)))
  const lines = [
    ...(before ? [word(before)] : []),
    ...numbers.map((text): Line => ({ text, face: 'caps', size, colour: cloth })),
    ...after.map(word),
  ]
  stack(context, files, lines, [x, open.top + tall * 0.45], tall * 0.055)
  const name = { ...word(author), size: sizeFor(author, 'italic', room * 0.86, tall * 0.055), colour: cloth }
  stack(context, files, [name], [x, open.top + tall * 0.845], 0)
  context.strokeStyle = cloth
  context.lineWidth = tall * 0.012
  context.strokeRect(x - page * 0.425, open.top + tall * 0.075, page * 0.85, tall * 0.84)
  context.fillStyle = cloth
  context.fillRect(x - page * 0.2, open.top + tall * 0.775, page * 0.4, tall * 0.012)
}

function chapterPage(context: Context, files: Files, plan: Plan, minute: number, book: number) {
  const { open, fold } = plan
  const [page, tall] = [pageOf(plan), open.bottom - open.top]
  const [cloth] = bindingOf(book)
  const [x, room] = [fold + page * 0.55, page * 0.78]
  const lines: Line[] = [
    { text: 'Chapter', face: 'italic', size: Math.min(tall * 0.12, page * 0.2), colour: cloth },
    ...chapterOf(minute).map(
      (text): Line => ({
        text,
        face: 'caps',
        size: sizeFor(text, 'caps', room, tall * 0.36),
        colour: INK,
      }),
    ),
  ]
  stack(context, files, lines, [x, open.top + tall * 0.47], tall * 0.07)
  context.fillStyle = cloth
  for (const [at, size] of [
    [-0.09, 0.014],
    [0, 0.022],
    [0.09, 0.014],
  ] as const) {
    const [cx, cy, r] = [x + at * page, open.top + tall * 0.88, size * tall]
    context.beginPath()
    for (const [dx, dy] of [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ] as const)
      context.lineTo(cx + dx, cy + dy)
    context.fill()
  }
}

/** The book that is read, open at the minute's chapter. */
export function paintOpen(frame: CanvasFrame, files: Files) {
  const { context, width, height, time, hourCycle } = frame
  const book = bookOf(time.hour, hourCycle)
  const plan = planOf(width, height, book)
  const { open, fold } = plan
  const page = pageOf(plan)
  const [cloth] = bindingOf(book)
  const box = [
    open.left,
    open.top + (open.bottom - open.top) * 0.018,
    open.right - open.left,
    open.bottom - open.top,
  ] as const
  context.save()
  context.shadowColor = 'rgba(20, 0, 40, 0.65)'
  context.shadowBlur = Math.min(width, height) * 0.05
  context.shadowOffsetY = Math.min(width, height) * 0.012
  context.fillStyle = cloth
  context.beginPath()
  context.roundRect(...box, width * 0.006)
  context.fill()
  context.restore()
  weave(frame, files, box)
  leaves(context, plan, -1, time.minute, page)
  leaves(context, plan, 1, 60 - time.minute, page)
  context.fillStyle = 'rgba(52, 16, 92, 0.35)'
  context.fillRect(fold - 1, open.top + (open.bottom - open.top) * 0.05, 2, (open.bottom - open.top) * 0.93)
  titlePage(context, files, plan, book)
  chapterPage(context, files, plan, time.minute, book)
}
