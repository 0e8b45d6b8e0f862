import { clamp } from '@found-time/clock-runtime'
import { ANGLES, radiusOf } from './model'

type Context = CanvasRenderingContext2D
export type Ink = keyof typeof ANGLES

/** Process inks as they look on white paper. */
export const INKS = { cyan: '#00a3e4', magenta: '#e6007e', yellow: '#ffe300' } as const

/** Three typefaces, so that figures fill a box of any shape: breadth and height of a figure, in ems. */
export const FACES = [
  { family: 'ft-25-06-19 figures', weight: 400, broad: 0.494, tall: 0.862 },
  { family: 'ft-25-06-19 broad', weight: 900, broad: 0.667, tall: 0.69 },
  { family: 'ft-25-06-19 broadest', weight: 900, broad: 0.81, tall: 0.69 },
] as const

export interface Sheet {
  readonly width: number
  readonly height: number
  /** From the edge of the sheet to the edge of the print. */
  readonly margin: number
  /** Width of a screen's cell. */
  readonly pitch: number
  /** How far a plate slips, at the farthest half of it. */
  readonly slip: number
}

export function sheetOf(width: number, height: number): Sheet {
  const size = Math.min(width, height)
  return { width, height, margin: size * 0.058, pitch: Math.max(2.4, size / 54), slip: size * 0.009 }
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The halves of the print: side by side with a gap, or one over the other. */
export function halvesOf({ width, height, margin }: Sheet): readonly [Box, Box] {
  const inset = margin * 1.5
  const [w, h] = [width - inset * 2, height - inset * 2]
  if (width < height * 1.2) {
    const tall = h * 0.483
    const box = { x: inset, width: w, height: tall }
    return [
      { ...box, y: inset },
      { ...box, y: inset + h - tall },
    ]
  }
  const broad = w * 0.46
  const box = { y: inset, width: broad, height: h }
  return [
    { ...box, x: inset },
    { ...box, x: inset + w - broad },
  ]
}

/** Dots that are drawn without a pause: a few milliseconds' worth. */
const PIECE = 250

/** Across the cells of a turned screen, from the first to the last of a row whose middle, or a little more, is between two lines. */
const between = (from: number, to: number, step: number, offset: number): readonly [number, number] =>
  step === 0 ? [-Infinity, Infinity] : [(from - offset) / step, (to - offset) / step]

/** The outlines of an ink's dots in a box: one in each cell of a turned screen that touches it; in pieces. */
function* dotsIn(box: Box, ink: Ink, pitch: number, tone: (x: number, y: number) => number) {
  const turn = (ANGLES[ink] * Math.PI) / 180
  const [stepX, stepY] = [Math.cos(turn) * pitch, Math.sin(turn) * pitch]
  const [left, right] = [box.x - pitch, box.x + box.width + pitch]
  const [top, bottom] = [box.y - pitch, box.y + box.height + pitch]
  const rowOf = (x: number, y: number) => (y * stepX - x * stepY) / pitch ** 2
  const paths: Path2D[] = []
  let path = new Path2D()
  let dots = 0
  for (let row = Math.ceil(rowOf(right, top)); row <= rowOf(left, bottom); row++) {
    const across = between(left, right, stepX, -row * stepY)
    const down = between(top, bottom, stepY, row * stepX)
    const last = Math.min(across[1], down[1])
    for (let cell = Math.ceil(Math.max(across[0], down[0])); cell <= last; cell++) {
      const [x, y] = [cell * stepX - row * stepY, cell * stepY + row * stepX]
      if (y < top || y > bottom) continue // a screen that is not turned has whole rows outside
      const radius = radiusOf(tone(x, y)) * pitch
      path.moveTo(x + radius, y)
      path.arc(x, y, radius, 0, 2 * Math.PI)
      if (++dots % PIECE > 0) continue
      paths.push(path)
      path = new Path2D()
      yield
    }
  }
  return [...paths, path]
}

/** Marks that every plate has in the same places: crosses in the margins, the strip of patches, a hairline round the print. */
function paintMarks(context: Context, { width, height, margin }: Sheet, ink: Ink) {
  const line = Math.max(0.7, margin * 0.035)
  context.strokeStyle = context.fillStyle = INKS[ink]
  context.lineWidth = line
  const radius = margin * 0.21
  const crosses = [
    [width / 2, margin * 0.56],
    [width / 2, height - margin * 0.64],
    [margin * 0.55, height / 2],
    [width - margin * 0.55, height / 2],
  ] as const
  context.beginPath()
  for (const [x, y] of crosses) {
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.moveTo(x - radius * 1.7, y)
    context.lineTo(x + radius * 1.7, y)
    context.moveTo(x, y - radius * 1.7)
    context.lineTo(x, y + radius * 1.7)
  }
  for (const x of [margin, width - margin])
    for (const y of [margin, height - margin]) {
      const [sx, sy] = [x < width / 2 ? -1 : 1, y < height / 2 ? -1 : 1]
      context.moveTo(x + sx * margin * 0.25, y)
      context.lineTo(x + sx * margin * 0.8, y)
      context.moveTo(x, y + sy * margin * 0.25)
      context.lineTo(x, y + sy * margin * 0.8)
    }
  context.stroke()
  const patch = margin * 0.4
  const bits = { cyan: 1, magenta: 2, yellow: 4 }[ink]
  for (const [index, inks] of [1, 2, 4, 3, 6, 5, 7].entries())
    if (inks & bits)
      context.fillRect(width - margin - patch * (8 - index), height - margin * 0.84, patch, patch)
}

const printOf = ({ width, height, margin }: Sheet): Box => ({
  x: margin,
  y: margin,
  width: width - margin * 2,
  height: height - margin * 2,
})

/** What a plate prints whatever the time, in pieces: its marks, and a breath of a tint over the whole print. */
function* paintGround(context: Context, sheet: Sheet, ink: Ink, tint: readonly Path2D[]) {
  const print = printOf(sheet)
  paintMarks(context, sheet, ink)
  context.save()
  context.beginPath()
  context.rect(print.x, print.y, print.width, print.height)
  context.clip()
  context.fillStyle = INKS[ink]
  for (const path of tint) {
    context.fill(path)
    yield
  }
  context.restore()
}

/** How thickly an ink is printed in its figures, `down` from their head to their foot. The yellow is a breath: it never fills in another figure. */
const toneOf = (ink: Ink, down: number): number =>
  ink === 'yellow' ? 0.09 + 0.07 * down : Math.min(1, 0.56 + 0.5 * down ** 1.2)

type Figure = { readonly text: string; readonly box: Box }

/** How figures are set: as large as their boxes let them be. */
function setIn({ text, box }: Figure) {
  const want = box.width / box.height / text.length
  const off = (face: (typeof FACES)[number]) => Math.abs(Math.log(face.broad / face.tall / want))
  const face = FACES.reduce((best, other) => (off(other) < off(best) ? other : best))
  const em = Math.min(box.width / (text.length * face.broad), box.height / face.tall)
  const stretch = Math.min(1.2, box.width / (text.length * face.broad * em))
  const rise = Math.min(1.44, box.height / (face.tall * em))
  return { text, box, face, em, stretch, rise }
}

/** The part of the plate that a figure covers, with a little about it. */
function areaOf({ text, box, face, em, stretch, rise }: ReturnType<typeof setIn>): Box {
  const [w, h] = [text.length * face.broad * em * stretch * 1.06, face.tall * em * rise * 1.04]
  return { x: box.x + box.width / 2 - w / 2, y: box.y + box.height / 2 - h / 2, width: w, height: h }
}

/** The dots of the tint. The yellow has none. */
function* tintOf(sheet: Sheet, ink: Ink) {
  if (ink === 'yellow') return []
  const print = printOf(sheet)
  return yield* dotsIn(print, ink, sheet.pitch, (x) => {
    const across = (x - print.x) / print.width
    return 0.012 + 0.05 * (ink === 'cyan' ? 1 - across : across)
  })
}

/** The dots that each figure is cut out of: lighter to the head. */
function* screensOf(sheet: Sheet, ink: Ink, figures: readonly Figure[]) {
  const screens: Path2D[][] = []
  for (const figure of figures) {
    const area = areaOf(setIn(figure))
    screens.push(
      yield* dotsIn(area, ink, sheet.pitch, (_, y) => toneOf(ink, clamp((y - area.y) / area.height))),
    )
  }
  return screens
}

interface Dots {
  readonly screens: readonly (readonly Path2D[])[]
  readonly tint: readonly Path2D[]
}
const kept = new Map<string, Dots>()

/** The dots of a plate, in pieces. They are the same whatever the figures say, as long as there are as many. */
function* dotsOf(sheet: Sheet, ink: Ink, figures: readonly Figure[]): Generator<undefined, Dots> {
  const key = [ink, sheet.width, sheet.height, ...figures.map(({ text }) => text.length)].join()
  const known = kept.get(key)
  if (known) return known
  const dots = { screens: yield* screensOf(sheet, ink, figures), tint: yield* tintOf(sheet, ink) }
  // Three inks of a few stages.
  if (kept.size > 11) kept.clear()
  kept.set(key, dots)
  return dots
}

/** The figures of a plate, screened all over; in pieces. */
function* paintFigures(
  context: Context,
  { width, height }: Sheet,
  ink: Ink,
  figures: readonly Figure[],
  { screens }: Dots,
) {
  context.fillStyle = INKS[ink]
  for (const [place, figure] of figures.map(setIn).entries()) {
    const { text, box, face, em, stretch, rise } = figure
    context.save()
    // Its half of the sheet: the other figure's dots are left alone.
    const [across, down] = box.width > width / 2 ? [width, height / 2] : [width / 2, height]
    context.beginPath()
    context.rect(box.x < across ? 0 : across, box.y < down ? 0 : down, across, down)
    context.clip()
    for (const path of screens[place]!) {
      context.fill(path)
      yield
    }
    // Of its dots, what lies within the figure is printed.
    context.globalCompositeOperation = 'destination-in'
    context.translate(box.x + box.width / 2, box.y + box.height / 2)
    context.scale(stretch, rise)
    context.font = `${face.weight} ${em}px "${face.family}"`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillText(text, 0, (face.tall * em) / 2)
    context.restore()
    yield
  }
}

interface Plate {
  readonly key: string
  readonly canvas: HTMLCanvasElement
}
const plates = new WeakMap<HTMLCanvasElement, Map<Ink, Plate>>()

/** A plate as it prints on a canvas; made in pieces, and kept until its figures or the canvas's size are others. */
export function* plateOf(
  { canvas }: Context,
  sheet: Sheet,
  ink: Ink,
  figures: readonly Figure[],
): Generator<undefined, HTMLCanvasElement> {
  const own = plates.get(canvas) ?? new Map<Ink, Plate>()
  plates.set(canvas, own)
  const key = [
    canvas.width,
    canvas.height,
    sheet.width,
    sheet.height,
    ...figures.map(({ text }) => text),
  ].join()
  const known = own.get(ink)
  if (known?.key === key) return known.canvas
  const dots = yield* dotsOf(sheet, ink, figures)
  const made = known?.canvas ?? document.createElement('canvas')
  // To set its size clears it, too.
  made.width = canvas.width
  made.height = canvas.height
  const context = made.getContext('2d')!
  context.scale(canvas.width / sheet.width, canvas.height / sheet.height)
  const painting = [
    paintFigures(context, sheet, ink, figures, dots),
    paintGround(context, sheet, ink, dots.tint),
  ]
  for (const part of painting) yield* part
  own.set(ink, { key, canvas: made })
  return made
}
