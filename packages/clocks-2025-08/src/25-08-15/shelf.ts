import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BOOKS } from './books'
import { capFor, type Files, type Line, stack } from './lettering'
import { bookOf, planOf, type Spine, shelfOf, surnameOf } from './model'

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

const [WALL, BOARD, EDGE, GAP] = ['#4a0f3c', '#7a2f1d', '#b9552f', '#160313']

/** Cloth over a box that is painted already. */
export function weave(
  frame: CanvasFrame,
  files: Files,
  [x, y, w, h]: readonly [number, number, number, number],
) {
  const { context } = frame
  const pattern = context.createPattern(frame.image(files.cloth), 'repeat')
  if (!pattern) return
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 0.4
  context.fillStyle = pattern
  context.fillRect(x, y, w, h)
  context.restore()
}

/** The light on a rounded back, from the left. */
function round(context: Context, { x, width, top, bottom }: Spine) {
  const light = context.createLinearGradient(x, 0, x + width, 0)
  light.addColorStop(0, 'rgba(20, 0, 40, 0.4)')
  light.addColorStop(0.1, 'rgba(20, 0, 40, 0)')
  light.addColorStop(0.3, 'rgba(255, 255, 255, 0.13)')
  light.addColorStop(0.55, 'rgba(20, 0, 40, 0)')
  light.addColorStop(1, 'rgba(20, 0, 40, 0.55)')
  context.fillStyle = light
  context.fillRect(x, top, width, bottom - top)
}

/** Where a back is lettered: in parts of its height. */
const TITLE = [0.085, 0.8] as const
const AUTHOR = 0.895

/** The title down a back, its number as large as it goes; the author across its foot. */
function letter(context: Context, spine: Spine, files: Files, colours: readonly [string, string]) {
  const { x, width, top, bottom } = spine
  const tall = bottom - top
  const [before, number, after, author, face] = BOOKS[spine.book]!
  const room = tall * (TITLE[1] - TITLE[0]) * 0.86
  const broad = width * (spine.book % 3 === 2 ? 0.7 : 0.86)
  const line = (
    text: string,
    kind: keyof Files['faces'],
    along: number,
    most: number,
    colour: string,
  ): Line => ({
    text,
    family: files.faces[kind],
    cap: capFor(context, files.faces[kind], text, along, most),
    colour,
  })
  const small = [before, after.join(' ')].map((text) => line(text, 'italic', room, broad * 0.15, colours[0]))
  const low = Math.min(...small.map(({ cap }) => cap))
  const lines = [
    { ...small[0]!, cap: low },
    line(number, face, room, broad * (before && after.length ? 0.38 : 0.5), colours[0]),
    { ...small[1]!, cap: low },
  ].filter(({ text }) => text)
  context.save()
  context.translate(x + width / 2, top + (tall * (TITLE[0] + TITLE[1])) / 2)
  context.rotate(Math.PI / 2)
  stack(context, lines, [0, 0], broad * 0.13)
  context.restore()
  const name = line(
    surnameOf(author),
    'italic',
    broad * 0.92,
    Math.min(width * 0.12, tall * 0.045),
    colours[1],
  )
  stack(context, [name], [x + width / 2, top + tall * AUTHOR], 0)
}

/** Three ways to stamp a back: gilt bands, a label, a frame. */
function stamp(context: Context, spine: Spine, colour: string) {
  const { x, width, top, bottom, book } = spine
  const tall = bottom - top
  const at = (part: number) => top + tall * part
  const rule = Math.max(1, width * 0.035)
  context.fillStyle = context.strokeStyle = colour
  context.lineWidth = rule
  if (book % 3 === 0)
    for (const part of [0.045, 0.83, 0.955])
      for (const line of [0, 2.2]) context.fillRect(x, at(part) + line * rule, width, rule)
  else if (book % 3 === 1) {
    context.fillRect(x, at(TITLE[0] - 0.03), width, tall * (TITLE[1] - TITLE[0] + 0.06))
    context.fillRect(x, at(0.955), width, rule * 2)
  } else {
    context.strokeRect(x + width * 0.1, at(0.05), width * 0.8, tall * 0.785)
    context.strokeRect(x + width * 0.1, at(0.85), width * 0.8, tall * 0.1)
  }
}

function paintSpine(frame: CanvasFrame, files: Files, spine: Spine) {
  const { context } = frame
  const { x, width, top, bottom, book } = spine
  const [cloth, gilt] = bindingOf(book)
  context.fillStyle = cloth
  context.fillRect(x, top, width, bottom - top)
  stamp(context, spine, gilt)
  weave(frame, files, [x, top, width, bottom - top])
  if (width > 12) letter(context, spine, files, [book % 3 === 1 ? cloth : gilt, gilt])
  round(context, spine)
}

/** The place that a book has left: one sees between its neighbours to the back of the shelf. */
function paintGap(context: Context, row: readonly Spine[], { book, x, width, bottom }: Spine) {
  const deep = width * 0.2
  const shape = (colour: string | CanvasGradient, points: readonly (readonly [number, number])[]) => {
    context.beginPath()
    for (const [px, py] of points) context.lineTo(px, py)
    context.fillStyle = colour
    context.fill()
  }
  const top = Math.min(...row.map((spine) => spine.top))
  const dark = context.createLinearGradient(0, top, 0, bottom)
  dark.addColorStop(0, WALL)
  dark.addColorStop(0.35, GAP)
  shape(dark, [
    [x, top],
    [x + width, top],
    [x + width, bottom],
    [x, bottom],
  ])
  shape('#4c1b14', [
    [x, bottom],
    [x + deep, bottom - deep * 0.7],
    [x + width - deep, bottom - deep * 0.7],
    [x + width, bottom],
  ])
  for (const [near, side] of [
    [book - 1, 1],
    [book + 1, -1],
  ] as const) {
    const neighbour = row.find((spine) => spine.book === near)
    if (!neighbour) continue
    const edge = side > 0 ? x : x + width
    const board = [
      [edge, neighbour.top],
      [edge + side * deep, neighbour.top + deep * 0.7],
      [edge + side * deep, bottom - deep * 0.7],
      [edge, bottom],
    ] as const
    shape(bindingOf(near)[0], board)
    shape(side > 0 ? 'rgba(22, 3, 19, 0.72)' : 'rgba(22, 3, 19, 0.5)', board)
  }
}

/** The shelf; the book that is read is missing from it. */
export function paintShelf(frame: CanvasFrame, files: Files) {
  const { context, width, height, time, hourCycle } = frame
  const read = bookOf(time.hour, hourCycle)
  const { spines, boards } = planOf(width, height, shelfOf(read, hourCycle))
  context.fillStyle = WALL
  context.fillRect(0, 0, width, height)
  const thick = height * 0.026
  for (const board of boards) {
    const row = spines.filter(({ bottom }) => bottom === board)
    for (const spine of row)
      if (spine.book === read) paintGap(context, row, spine)
      else paintSpine(frame, files, spine)
    context.fillStyle = BOARD
    context.fillRect(0, board, width, thick)
    context.fillStyle = EDGE
    context.fillRect(0, board, width, thick * 0.28)
  }
  const under = boards.at(-1)! + thick
  context.fillStyle = '#2b0623'
  context.fillRect(0, under, width, height - under)
}
