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
/** Foils that are gold. */
const GOLD = new Set(['#ffd873', '#ffe08a', '#ffcf6b'])
export const bindingOf = (book: number) => BINDINGS[(book * 4 + (book > 11 ? 2 : 0)) % BINDINGS.length]!

const [WALL, BOARD, EDGE, GAP] = ['#2c0a26', '#5d2414', '#b9643a', '#10020d']

type Box = readonly [x: number, y: number, width: number, height: number]

/**
 * A stuff laid over a box that is painted already: where it is lighter than grey the box becomes lighter.
 * @param scale - Pixels of the stage to one of the stuff's.
 * @param from - Where on the stuff it begins, `0` to `1` across and down.
 */
export function cover(
  { context, image }: CanvasFrame,
  stuff: string,
  [x, y, w, h]: Box,
  scale: number,
  strength: number,
  from: readonly [number, number] = [0, 0],
) {
  const pattern = context.createPattern(image(stuff), 'repeat')
  if (!pattern) return
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.globalCompositeOperation = 'hard-light'
  context.globalAlpha = strength
  context.fillStyle = pattern
  const [left, top] = [x - from[0] * 384 * scale, y - from[1] * 384 * scale]
  context.translate(left, top)
  context.scale(scale, scale)
  context.fillRect((x - left) / scale, (y - top) / scale, w / scale, h / scale)
  context.restore()
}

/** The light on a rounded back, from the left, and the dark between it and its neighbours. */
function round(context: Context, { x, width, top, bottom }: Spine) {
  const light = context.createLinearGradient(x, 0, x + width, 0)
  for (const [at, colour] of [
    [0, 'rgba(14, 0, 20, 0.75)'],
    [0.035, 'rgba(14, 0, 20, 0.12)'],
    [0.1, 'rgba(255, 244, 214, 0.16)'],
    [0.24, 'rgba(255, 248, 226, 0.27)'],
    [0.4, 'rgba(255, 244, 214, 0.06)'],
    [0.52, 'rgba(20, 0, 34, 0.04)'],
    [0.8, 'rgba(20, 0, 34, 0.34)'],
    [1, 'rgba(12, 0, 22, 0.76)'],
  ] as const)
    light.addColorStop(at, colour)
  context.fillStyle = light
  context.fillRect(x, top, width, bottom - top)
  // Head and tail turn in.
  const tall = bottom - top
  const turned = context.createLinearGradient(0, top, 0, bottom)
  for (const [at, colour] of [
    [0, 'rgba(255, 246, 220, 0.5)'],
    [0.008, 'rgba(255, 246, 220, 0.22)'],
    [0.016, 'rgba(14, 0, 20, 0.3)'],
    [0.03, 'rgba(14, 0, 20, 0)'],
    [0.95, 'rgba(14, 0, 20, 0)'],
    [1, 'rgba(14, 0, 20, 0.6)'],
  ] as const)
    turned.addColorStop(at, colour)
  context.fillStyle = turned
  context.fillRect(x, top, width, tall)
}

const SHINE = [
  [0, '#cc8f2c'],
  [0.12, '#f3c75a'],
  [0.25, '#fff3c0'],
  [0.38, '#ffd56a'],
  [0.6, '#eeb440'],
  [1, '#d89a38'],
] as const

/** Gold leaf on a rounded back: it shines where the light strikes it, and is brown beyond. Other foils are flat. */
function foilOf(context: Context, { x, width }: Spine, colour: string): string | CanvasGradient {
  if (!GOLD.has(colour)) return colour
  const gold = context.createLinearGradient(x, 0, x + width, 0)
  for (const [at, tone] of SHINE) gold.addColorStop(at, tone)
  return gold
}

/** Where a back is lettered: in parts of its height. */
const TITLE = [0.085, 0.8] as const
const AUTHOR = 0.895

/** A foil for letters that stand on their sides. */
function alongBack(
  context: Context,
  { x, width }: Spine,
  colour: string | CanvasGradient,
  middle: number,
): string | CanvasGradient {
  if (typeof colour === 'string') return colour
  const gold = context.createLinearGradient(0, middle - x, 0, middle - x - width)
  for (const [at, tone] of SHINE) gold.addColorStop(at, tone)
  return gold
}

/** The title down a back, its number as large as it goes; the author across its foot. */
function letter(
  context: Context,
  spine: Spine,
  files: Files,
  colours: readonly [string | CanvasGradient, string | CanvasGradient],
  [right, lower]: readonly [number, number],
) {
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
    colour: string | CanvasGradient,
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
  const [middle, along] = [x + width / 2, top + (tall * (TITLE[0] + TITLE[1])) / 2]
  context.translate(middle + right, along + lower)
  context.rotate(Math.PI / 2)
  // Across the back the light changes, whichever way the letters stand.
  const turned = lines.map((own) => ({ ...own, colour: alongBack(context, spine, own.colour, middle) }))
  stack(context, turned, [0, 0], broad * 0.13)
  context.restore()
  const name = line(
    surnameOf(author),
    'italic',
    broad * 0.92,
    Math.min(width * 0.12, tall * 0.04),
    colours[1],
  )
  stack(context, [name], [x + width / 2 + right, top + tall * AUTHOR + lower], 0)
}

/** Where a leather back has its cords, in parts of its height. */
const CORDS = [0.062, 0.832, 0.953]

/** A cord under the leather: its upper side is lit, and below it lies its shadow. */
function cord(context: Context, { x, width, top, bottom }: Spine, part: number) {
  const tall = bottom - top
  const [y, high] = [top + tall * part, Math.max(2.5, tall * 0.022)]
  const swell = context.createLinearGradient(0, y - high, 0, y + high * 1.5)
  for (const [at, colour] of [
    [0, 'rgba(14, 0, 20, 0)'],
    [0.12, 'rgba(14, 0, 20, 0.35)'],
    [0.2, 'rgba(255, 244, 214, 0.2)'],
    [0.36, 'rgba(255, 248, 226, 0.5)'],
    [0.56, 'rgba(20, 0, 34, 0.1)'],
    [0.76, 'rgba(20, 0, 34, 0.55)'],
    [1, 'rgba(20, 0, 34, 0)'],
  ] as const)
    swell.addColorStop(at, colour)
  context.fillStyle = swell
  context.fillRect(x, y - high, width, high * 2.5)
}

/** What is stamped on a back beside its letters: rules along the cords of leather, on cloth a frame. */
function stamp(
  context: Context,
  spine: Spine,
  foil: string | CanvasGradient,
  [right, lower]: readonly [number, number],
) {
  const { x, width, top, bottom, book } = spine
  const tall = bottom - top
  const at = (part: number) => top + tall * part + lower
  const rule = Math.max(1, width * 0.022)
  context.fillStyle = context.strokeStyle = foil
  context.lineWidth = rule
  if (book % 3 === 0) {
    for (const part of CORDS)
      for (const aside of [-0.024, 0.026]) context.fillRect(x, at(part + aside), width, rule)
  } else if (book % 3 === 1) {
    context.fillRect(x, at(0.955), width, rule * 2)
    context.fillRect(x, at(0.022), width, rule)
  } else {
    context.strokeRect(x + width * 0.1 + right, at(0.05), width * 0.8, tall * 0.785)
    context.strokeRect(
      x + width * 0.145 + right,
      at(0.05) + width * 0.045,
      width * 0.71,
      tall * 0.785 - width * 0.09,
    )
    context.strokeRect(x + width * 0.1 + right, at(0.85), width * 0.8, tall * 0.1)
  }
}

/** The label pasted on a back of cloth. */
function label(frame: CanvasFrame, files: Files, spine: Spine, colour: string) {
  const { context } = frame
  const { x, width, top, bottom, book } = spine
  const tall = bottom - top
  const box = [x, top + tall * (TITLE[0] - 0.03), width, tall * (TITLE[1] - TITLE[0] + 0.06)] as const
  context.fillStyle = 'rgba(10, 0, 18, 0.45)'
  context.fillRect(box[0], box[1] + box[3], width, Math.max(1, tall * 0.008))
  context.fillStyle = colour
  context.fillRect(...box)
  cover(frame, files.paper, box, width / 150, 0.9, [(book * 0.37) % 1, (book * 0.61) % 1])
  context.strokeStyle = 'rgba(60, 10, 30, 0.55)'
  context.lineWidth = Math.max(0.7, width * 0.01)
  context.strokeRect(x - width * 0.1, box[1] + width * 0.05, width * 1.2, box[3] - width * 0.1)
}

function paintSpine(frame: CanvasFrame, files: Files, spine: Spine) {
  const { context, image } = frame
  const { x, width, top, bottom, book } = spine
  const tall = bottom - top
  const [cloth, gilt] = bindingOf(book)
  const box = [x, top, width, tall] as const
  const from = [(book * 0.29) % 1, (book * 0.53) % 1] as const
  const leather = book % 3 === 0
  const labelled = book % 3 === 1
  context.save()
  context.beginPath()
  // Heads are worn round.
  context.roundRect(x, top, width, tall + 9, Math.min(5, width * 0.045))
  context.clip()
  context.fillStyle = cloth
  context.fillRect(...box)
  if (leather) cover(frame, files.leather, box, width / 210, 0.72, from)
  else cover(frame, files.cloth, box, width / 165, 0.62, from)
  if (leather) for (const part of CORDS) cord(context, spine, part)
  if (labelled) label(frame, files, spine, gilt)
  const foil = foilOf(context, spine, gilt)
  const ink = labelled ? cloth : foil
  // Pressed in: its left and upper edge is in the shade, the other one catches the light.
  const press = Math.max(0.5, width * 0.009)
  for (const [colour, off] of [
    ['rgba(16, 0, 16, 0.6)', -press],
    ['rgba(255, 240, 210, 0.28)', press],
  ] as const) {
    stamp(context, spine, colour, [off, off])
    if (width > 12 && !labelled) letter(context, spine, files, [colour, colour], [off, off])
  }
  stamp(context, spine, foil, [0, 0])
  if (width > 12) letter(context, spine, files, [ink, foil], [0, 0])
  // What is rubbed off, of the binding and of what was on it.
  const worn = image(files.wear)
  const take = 120
  context.globalAlpha = leather ? 0.8 : 0.55
  context.drawImage(
    rubbed(worn, leather ? '#c98a5e' : '#ead9c8'),
    from[0] * (512 - take),
    0,
    take,
    384,
    ...box,
  )
  context.globalAlpha = 1
  round(context, spine)
  context.restore()
}

const tinted = new Map<string, HTMLCanvasElement>()

/** What is under a binding, where it is rubbed off. */
function rubbed(worn: HTMLImageElement, colour: string): HTMLCanvasElement {
  const known = tinted.get(colour)
  if (known) return known
  const sheet = document.createElement('canvas')
  sheet.width = worn.naturalWidth
  sheet.height = worn.naturalHeight
  const own = sheet.getContext('2d')!
  own.drawImage(worn, 0, 0)
  own.globalCompositeOperation = 'source-in'
  own.fillStyle = colour
  own.fillRect(0, 0, sheet.width, sheet.height)
  tinted.set(colour, sheet)
  return sheet
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

/** One lamp, to the left: it is warm near by, and leaves the other end of the shelf in the dusk. */
function lamp(context: Context, width: number, height: number) {
  const warm = context.createRadialGradient(
    width * 0.12,
    height * 0.35,
    0,
    width * 0.12,
    height * 0.35,
    width * 1.05,
  )
  warm.addColorStop(0, 'rgba(255, 226, 160, 0.2)')
  warm.addColorStop(0.4, 'rgba(255, 210, 140, 0.03)')
  warm.addColorStop(0.55, 'rgba(24, 2, 40, 0.06)')
  warm.addColorStop(1, 'rgba(18, 0, 34, 0.38)')
  context.fillStyle = warm
  context.fillRect(0, 0, width, height)
}

/** The shelf, at first a few books at a time; the book that is read is missing from it. */
export function* paintShelf(frame: CanvasFrame, files: Files) {
  const { context, width, height, time, hourCycle } = frame
  const read = bookOf(time.hour, hourCycle)
  const { spines, boards } = planOf(width, height, shelfOf(read, hourCycle))
  context.fillStyle = WALL
  context.fillRect(0, 0, width, height)
  const thick = height * 0.026
  for (const board of boards) {
    const row = spines.filter(({ bottom }) => bottom === board)
    for (const spine of row) {
      if (spine.book === read) paintGap(context, row, spine)
      else paintSpine(frame, files, spine)
      yield
    }
    context.fillStyle = BOARD
    context.fillRect(0, board, width, thick)
    context.fillStyle = EDGE
    context.fillRect(0, board, width, thick * 0.2)
    cover(frame, files.paper, [0, board, width, thick], thick / 40, 0.8)
    // What stands on the board darkens it behind its foot.
    const foot = context.createLinearGradient(0, board, 0, board + thick)
    foot.addColorStop(0, 'rgba(10, 0, 10, 0)')
    foot.addColorStop(1, 'rgba(10, 0, 10, 0.6)')
    context.fillStyle = foot
    context.fillRect(0, board, width, thick)
  }
  lamp(context, width, boards.at(-1)! + thick)
  const under = boards.at(-1)! + thick
  context.fillStyle = '#2b0623'
  context.fillRect(0, under, width, height - under)
}
