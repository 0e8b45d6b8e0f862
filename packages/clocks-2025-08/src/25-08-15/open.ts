import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BOOKS } from './books'
import { capFor, type Files, type Line, stack } from './lettering'
import { bookOf, chapterOf, numberLines, type Plan, planOf, shelfOf } from './model'
import { bindingOf, cover } from './shelf'

type Context = CanvasRenderingContext2D

const [PAPER, INK] = ['#fffdfb', '#1a1033']

/** A leaf to the left or the right (`side` -1 or 1) of the fold: it bends down into it. */
function leafPath(context: Context, { fold, open }: Plan, side: number, wide: number) {
  const bend = (open.right - open.left) * 0.017
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
  edge(open.top + bend * 0.7, false)
  edge(open.bottom - bend * 1.7, true)
  context.closePath()
}

/** The edges of leaves that lie on one another: some stand out a little, some back. */
const LEAVES = ['#a796ae', '#efe9ee', '#fbf8fa', '#d9cfdb', '#f6f1f5', '#c3b5c8', '#f2ecf1']

/** Sixty leaves: as many lie to the left as minutes have gone. */
function leaves(context: Context, plan: Plan, side: number, many: number) {
  const { fold, open, page } = plan
  const reach = (open.right - open.left) * 0.0007
  for (let leaf = many; leaf >= 0; leaf--) {
    leafPath(context, plan, side, page + leaf * reach)
    context.fillStyle = LEAVES[leaf % LEAVES.length]!
    context.fill()
  }
  leafPath(context, plan, side, page)
  context.fillStyle = PAPER
  context.fill()
  // One light from the left: this leaf turns from it into the fold, the other rises out of it towards the light.
  const shade = context.createLinearGradient(fold, 0, fold + side * page, 0)
  for (const [at, dark] of side < 0 ? FALLING : RISING) shade.addColorStop(at, `rgba(40, 10, 62, ${dark})`)
  context.fillStyle = shade
  context.fill()
}

/** How dark a leaf is, from the fold outward: the left one, and the right one. */
const FALLING = [
  [0, 0.72],
  [0.05, 0.44],
  [0.14, 0.2],
  [0.32, 0.06],
  [0.6, 0],
  [0.94, 0.02],
  [1, 0.1],
] as const
const RISING = [
  [0, 0.62],
  [0.018, 0.3],
  [0.05, 0.02],
  [0.14, 0],
  [0.4, 0.07],
  [0.85, 0.16],
  [1, 0.3],
] as const

function diamond(context: Context, x: number, y: number, r: number) {
  context.beginPath()
  context.moveTo(x, y - r)
  context.lineTo(x + r, y)
  context.lineTo(x, y + r)
  context.lineTo(x - r, y)
  context.fill()
}

/** Smaller words and the space between lines, in parts of the numbers' height. */
const [SMALL, LEADING] = [0.3, 0.34]

/**
 * The two pages. The hour's word and the minute's are set alike, in the book's own typeface and at one size: the
 * largest at which both go on their pages.
 */
function words(context: Context, files: Files, plan: Plan, book: number, minute: number) {
  const { open, fold, page } = plan
  const [before, , after, author, face] = BOOKS[book]!
  const [cloth] = bindingOf(book)
  const tall = open.shown - open.top
  const room = page * 0.78
  const [hours, minutes] = [numberLines(book), chapterOf(minute)]
  const family = files.faces[face]
  const small = [before, ...after].filter(Boolean)
  const heightOf = (large: number, few: number) => large + few * SMALL + (large + few - 1) * LEADING
  const most = Math.min(
    (tall * 0.6) / heightOf(hours.length, small.length),
    (tall * 0.6) / heightOf(minutes.length, 1),
    tall * 0.28,
  )
  const cap = Math.min(...[...hours, ...minutes].map((text) => capFor(context, family, text, room, most)))
  const low = Math.max(cap * SMALL, Math.min(cap * 0.5, tall * 0.04))
  const number = (text: string): Line => ({ text, family, cap, colour: INK })
  const word = (text: string, part: number, colour: string): Line => ({
    text,
    family: files.faces.italic,
    cap: capFor(context, files.faces.italic, text, room, part),
    colour,
  })
  const middle = open.top + tall * 0.46
  const [left, right] = [fold - page * 0.53, fold + page * 0.55]
  stack(
    context,
    [
      ...(before ? [word(before, low, INK)] : []),
      ...hours.map(number),
      ...after.map((text) => word(text, low, INK)),
    ],
    [left, middle],
    cap * LEADING,
  )
  context.strokeStyle = context.fillStyle = cloth
  context.lineWidth = tall * 0.011
  context.strokeRect(
    left - page * 0.43,
    open.top + tall * 0.085,
    page * 0.86,
    open.bottom - open.top - tall * 0.17,
  )
  context.fillRect(left - page * 0.12, open.top + tall * 0.795, page * 0.24, tall * 0.011)
  stack(context, [word(author, tall * 0.034, cloth)], [left, open.top + tall * 0.855], 0)
  stack(
    context,
    [word('Chapter', Math.min(cap * 0.6, tall * 0.07), cloth), ...minutes.map(number)],
    [right, middle],
    cap * LEADING,
  )
  context.fillStyle = cloth
  for (const [at, part] of [
    [-1, 0.014],
    [0, 0.022],
    [1, 0.014],
  ] as const)
    diamond(context, right + at * tall * 0.075, open.top + tall * 0.83, part * tall)
}

/** The book that is read, open at the minute's chapter; at first in pieces. */
export function* paintOpen(frame: CanvasFrame, files: Files) {
  const { context, width, height, time, hourCycle } = frame
  const book = bookOf(time.hour, hourCycle)
  const plan = planOf(width, height, shelfOf(book, hourCycle))
  const { open } = plan
  const wide = open.right - open.left
  const box = [open.left, open.top, wide, open.bottom - open.top] as const
  context.save()
  context.shadowColor = 'rgba(12, 0, 24, 0.75)'
  context.shadowBlur = Math.min(width, height) * 0.05
  context.fillStyle = bindingOf(book)[0]
  context.beginPath()
  context.roundRect(...box, width * 0.006)
  context.fill()
  context.restore()
  cover(frame, files.cloth, box, wide / 1400, 0.6)
  yield
  leaves(context, plan, -1, time.minute)
  yield
  leaves(context, plan, 1, 60 - time.minute)
  yield
  cover(
    frame,
    files.paper,
    [open.left + wide * 0.03, open.top, wide * 0.94, open.shown - open.top],
    Math.max(0.6, wide / 1500),
    0.5,
  )
  yield
  words(context, files, plan, book, time.minute)
}
