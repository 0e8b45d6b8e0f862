import { type ClockTime, createRandom, easeOut, secondsOf, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { contours, type Loops } from './contour'
import { addFigure } from './figures'
import {
  type Bed,
  type Box,
  dropsOf,
  FIGURE,
  figuresOf,
  layOut,
  makeGarden,
  OPEN,
  PACE,
  type Place,
  type Plate,
  plateNumber,
  type Shown,
  TURNING,
  zonesOf,
} from './model'

export const ROMAN = 'ft-25-05-12 Plate Roman'
export const ITALIC = 'ft-25-05-12 Plate Italic'

type Context = CanvasRenderingContext2D

const INK = '#33262a'
const PAPER = '#f4e8cb'
const GROUND = 'rgb(218 227 214 / 0.82)'

interface Inks {
  readonly flesh: string
  readonly shade: string
  readonly ridge: string
  readonly light: string
  readonly line: string
  /** Shaded with. */
  readonly points: string
}

const CORAL: Inks = {
  flesh: '#f2b493',
  shade: '#7d1f22',
  ridge: '#d4452f',
  light: '#f28a63',
  line: '#571a1d',
  points: '#6d15156e',
}
const REEF: Inks = {
  flesh: '#b9d6c6',
  shade: '#1d5458',
  ridge: '#4f9c93',
  light: '#e9b552',
  line: '#1d4a50',
  points: '#1d4a5066',
}

/** Where the ink of each figure begins, how wide it is, and how high that of a nought, in hundredths of the size. */
const INK_LEFT = [3, 3, 2, 1, 1, 3, 4, 3, 4, 3]
const INK_WIDTH = [62, 56, 66, 59, 64, 60, 60, 57, 57, 60]
const INK_HEIGHT = 76

/** Not measured where it is shown: engines round differently, and what grows on the figures would grow otherwise. */
const inkOf = (figure: string) => ({ left: INK_LEFT[Number(figure)]!, width: INK_WIDTH[Number(figure)]! })

/** One minute's figures: the cells they cover and the letters' own outlines are the same drawing. */
function figureMask(plate: Plate, text: string): Float32Array {
  const { wide, tall, cell, frame, figures } = plate
  const gap = 9
  const widest = 2 * inkOf('0').width + gap
  const high = INK_HEIGHT
  const across = Math.min(figures.width / widest, (figures.height / high) * 1.1)
  const down = Math.min(figures.height / high, across * (figures.height > figures.width ? 1.5 : 1.22))
  const [first, second] = [inkOf(text[0]!), inkOf(text[1]!)]
  const ink = first.width + gap + second.width
  const x = (figures.x - frame.x + (figures.width - ink * across) / 2) / cell
  const y = (figures.y - frame.y + (figures.height + high * down) / 2) / cell
  const mask = new Float32Array((wide + 2) * (tall + 2))
  for (const [figure, left] of [
    [text[0]!, -first.left],
    [text[1]!, first.width + gap - second.left],
  ] as const)
    addFigure(mask, wide + 2, figure, {
      x: 1 + x + (left * across) / cell,
      y: 1 + y,
      across: across / cell / 10,
      down: down / cell / 10,
    })
  return mask
}

interface DrawnBed extends Bed {
  readonly mask: Float32Array
  /** `1` in the figures and next to them. */
  readonly coral: Uint8Array
}

function nearFigures(zones: Uint8Array, stride: number): Uint8Array {
  const near = [0, 1, stride, stride + 1].flatMap((off) => [off, -off, off - 2, stride - 1])
  const found = new Uint8Array(zones.length)
  for (let at = 0; at < zones.length; at++)
    if (zones[at] === FIGURE) for (const off of near) found[at - off] = 1
  return found
}

/** Lines as one path in cells, rounded. */
function pathOf(loops: Loops): Path2D {
  const path = new Path2D()
  for (const loop of loops) {
    let x = loop.at(-2)!
    let y = loop.at(-1)!
    path.moveTo((x + loop[0]!) / 2, (y + loop[1]!) / 2)
    for (let index = 0; index < loop.length; index += 2) {
      x = loop[index]!
      y = loop[index + 1]!
      const next = (index + 2) % loop.length
      path.quadraticCurveTo(x, y, (x + loop[next]!) / 2, (y + loop[next + 1]!) / 2)
    }
    path.closePath()
  }
  return path
}

/** The side of a tile of ink, in CSS pixels: that of the grain. */
const TILE = 320

/** A canvas the size of a tile, drawn on in CSS pixels. */
function tileOf(ratio: number): Context {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(TILE * Math.min(2, ratio))
  const context = canvas.getContext('2d')!
  context.scale(canvas.width / TILE, canvas.width / TILE)
  return context
}

/** The points an engraver shades with, the same on each stone. */
function pointsTile(ratio: number, cell: number): HTMLCanvasElement {
  const context = tileOf(ratio)
  const { canvas } = context
  const side = canvas.width
  if (cell <= 3.5) return canvas
  const random = createRandom('points')
  const across = Math.round(TILE / (cell * 0.6))
  const apart = side / across
  // Thousands of points: as paths they would take longer than all the rest.
  const picture = context.createImageData(side, side)
  const { data } = picture
  for (let index = 0; index < across * across; index++) {
    // Whole points only, so that the tile meets itself.
    const radius = random.between(0.1, 0.21) * apart
    const x = ((index % across) + 0.5) * apart + random.between(-0.28, 0.28) * apart - 0.5
    const y = (Math.floor(index / across) + 0.5) * apart + random.between(-0.28, 0.28) * apart - 0.5
    const reach = radius + 0.5
    for (let row = Math.ceil(y - reach); row <= y + reach; row++)
      for (let column = Math.ceil(x - reach); column <= x + reach; column++) {
        const [right, down] = [column - x, row - y]
        const far = right * right + down * down
        if (far >= reach * reach) continue
        const at = (row * side + column) * 4 + 3
        data[at] = Math.max(data[at]!, 255 * Math.min(1, reach - Math.sqrt(far)))
      }
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** A tile of printer's ink: its colour, points, and bare spots where the paper is low. */
function inkTile(
  ratio: number,
  colour: string,
  points: string,
  shading: HTMLCanvasElement | undefined,
  grain: HTMLImageElement,
): HTMLCanvasElement {
  const context = tileOf(ratio)
  if (shading) {
    context.drawImage(shading, 0, 0, TILE, TILE)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = points
    context.fillRect(0, 0, TILE, TILE)
    context.globalCompositeOperation = 'destination-over'
  }
  context.fillStyle = colour
  context.fillRect(0, 0, TILE, TILE)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 0.38
  context.drawImage(grain, 0, 0, TILE, TILE)
  return context.canvas
}

type Tiles = Readonly<Record<'flesh' | 'ridge' | 'light', HTMLCanvasElement>>

const tilesOf = (inks: Inks, ratio: number, shading: HTMLCanvasElement, grain: HTMLImageElement): Tiles => ({
  flesh: inkTile(ratio, inks.flesh, inks.points, shading, grain),
  ridge: inkTile(ratio, inks.ridge, inks.points, shading, grain),
  light: inkTile(ratio, inks.light, inks.points, undefined, grain),
})

/**
 * Prints one of the two kinds of growth, stone by stone: what is yielded between may be put off to the next frame.
 * On a clear ground, in CSS pixels.
 */
function* printGrowth(
  context: Context,
  plate: Plate,
  { zones, mask, coral }: DrawnBed,
  grow: () => Generator<void, Shown>,
  kind: 0 | 1,
  inks: Inks,
  tiles: Tiles,
): Generator<void, void> {
  const { frame, cell, wide, tall } = plate
  const stride = wide + 2
  const flesh = new Float32Array(zones.length)
  const ridge = new Float32Array(zones.length)
  const { u, v } = yield* grow()
  for (let y = 1; y <= tall; y++) {
    for (let at = y * stride + 1, end = at + wide; at < end; at++) {
      if (coral[at] !== kind) continue
      flesh[at] = kind ? mask[at]! * 0.55 + v[at]! * 0.4 : (1 - u[at]!) * 0.8
      ridge[at] = v[at]!
    }
  }
  const body = pathOf(contours(flesh, stride, 0.3))
  const ridges = pathOf(contours(ridge, stride, 0.17))
  const lights = pathOf(contours(ridge, stride, 0.3))
  const print = (tile: HTMLCanvasElement, path: Path2D) => {
    const ink = context.createPattern(tile, 'repeat')!
    ink.setTransform(new DOMMatrix().scale(TILE / tile.width / cell))
    context.fillStyle = ink
    context.fill(path, 'evenodd')
  }
  yield

  context.save()
  outline(context, plate, -0.6)
  context.clip()
  context.translate(frame.x, frame.y)
  context.scale(cell, cell)
  // Samples lie in the middle of their cells, after a rim of one.
  context.translate(-0.5, -0.5)
  context.lineJoin = 'round'
  context.imageSmoothingEnabled = false
  const line = Math.max(0.55 / cell, 0.085)
  print(tiles.flesh, body)
  context.strokeStyle = inks.line
  context.lineWidth = kind ? line * 1.6 : line * 0.7
  context.stroke(body)
  yield
  context.translate(0.28, 0.42)
  context.globalAlpha = 0.5
  context.fillStyle = inks.shade
  context.fill(ridges, 'evenodd')
  context.globalAlpha = 1
  context.translate(-0.28, -0.42)
  yield
  print(tiles.ridge, ridges)
  yield
  context.lineWidth = line
  context.stroke(ridges)
  context.translate(-0.16, -0.22)
  print(tiles.light, lights)
  context.restore()
}

interface Sheet {
  key: string
  readonly canvas: HTMLCanvasElement
  job: Generator<void, void> | undefined
}

/**
 * A picture that is renewed now and then, and printed ahead in small parts so that no frame has all the work.
 * @param box - What part of the stage it covers, in CSS pixels.
 */
function makePicture(
  box: Box,
  scale: number,
  print: (key: string, context: Context) => Generator<void, void>,
) {
  // On whole pixels, so that a copy is as what is printed where it is shown.
  const left = Math.floor(box.x * scale)
  const top = Math.floor(box.y * scale)
  const sheets = [0, 1].map((): Sheet => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil((box.x + box.width) * scale) - left
    canvas.height = Math.ceil((box.y + box.height) * scale) - top
    return { key: '', canvas, job: undefined }
  })
  const begin = (sheet: Sheet, key: string) => {
    const { canvas } = sheet
    const context = canvas.getContext('2d')!
    context.reset?.()
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.setTransform(scale, 0, 0, scale, -left, -top)
    sheet.key = key
    sheet.job = print(key, context)
  }
  return {
    /** Draws the picture of a key, by and by: what has not been begun, where it is shown. */
    *show(context: Context, key: string): Generator<void, void> {
      const sheet = sheets.find((printed) => printed.key === key)
      if (!sheet) {
        yield* print(key, context)
        return
      }
      while (sheet.job && !sheet.job.next().done) {}
      sheet.job = undefined
      sheets.sort((one) => (one === sheet ? -1 : 1))
      const { canvas } = sheet
      context.drawImage(canvas, left / scale, top / scale, canvas.width / scale, canvas.height / scale)
    },
    /** Prints one stone more of the picture that comes next; says whether there was anything to do. */
    prepare(key: string): boolean {
      const sheet = sheets[1]!
      if (sheets[0]!.key === key) return false
      if (sheet.key !== key) begin(sheet, key)
      if (!sheet.job) return false
      if (sheet.job.next().done) sheet.job = undefined
      return true
    },
  }
}

/** The plate without its corner, so far outside its edge. */
function outline(context: Context, { frame, corner }: Plate, out: number) {
  const [right, bottom] = [frame.x + frame.width + out, frame.y + frame.height + out]
  const [innerX, innerY] = [corner.x + corner.width - out, corner.y + corner.height - out]
  context.beginPath()
  context.moveTo(innerX, frame.y - out)
  context.lineTo(right, frame.y - out)
  context.lineTo(right, bottom)
  context.lineTo(frame.x - out, bottom)
  context.lineTo(frame.x - out, innerY)
  context.lineTo(innerX, innerY)
  context.closePath()
}

/** Letters set apart: the Canvas property for it is not everywhere yet. */
function spaced(context: Context, text: string, middle: number, baseline: number, gap: number) {
  const widths = [...text].map((letter) => context.measureText(letter).width + gap)
  let x = middle - (widths.reduce((sum, width) => sum + width, 0) - gap) / 2
  context.textAlign = 'left'
  for (const [index, letter] of [...text].entries()) {
    context.fillText(letter, x, baseline)
    x += widths[index]!
  }
}

function paintPage(context: Context, plate: Plate, width: number, height: number, number: string) {
  context.fillStyle = GROUND
  outline(context, plate, 0)
  context.fill()
  paintNumber(context, plate, number)
  paintWords(context, plate, width, height)
}

/** The number of the plate, the hour's. */
function paintNumber(context: Context, { corner, tiny }: Plate, number: string) {
  context.fillStyle = INK
  context.textBaseline = 'alphabetic'
  const middle = corner.x * (tiny ? 0.7 : 0.4) + corner.width / 2
  const label = tiny ? 0 : corner.height * 0.14
  const size = Math.min((corner.height - label) * (tiny ? 1.15 : 0.88), corner.width * 0.72)
  const high = size * 0.7
  const top = corner.y + (corner.height - label * 1.6 - high) / 2
  if (!tiny) {
    context.font = `400 ${label}px "${ROMAN}"`
    spaced(context, 'PLATE', middle, top + label * 0.75, label * 0.22)
  }
  context.textAlign = 'center'
  context.font = `400 ${size}px "${ROMAN}"`
  context.fillText(number, middle, top + label * 1.6 + high)
}

/** As much of the paper as the number stands on. */
function paintSlip(context: Context, plate: Plate, number: string) {
  const { corner, tiny } = plate
  context.fillStyle = PAPER
  context.beginPath()
  context.roundRect(
    corner.x * (tiny ? 0.7 : 0.4) + corner.width * 0.08,
    corner.y,
    corner.width * 0.84,
    corner.height * 0.96,
    corner.height * 0.04,
  )
  context.fill()
  paintNumber(context, plate, number)
}

/** Title and foot of the page. */
function paintWords(context: Context, { frame, figures, tiny }: Plate, width: number, height: number) {
  if (tiny) return
  const small = Math.min(width, height)
  const band = frame.y
  const head = band * 0.36
  context.font = `400 ${head}px "${ROMAN}"`
  spaced(
    context,
    'REACTION.',
    width < height ? width / 2 : figures.x + figures.width / 2,
    band * 0.68,
    head * 0.3,
  )
  const foot = Math.max(9, band * 0.27)
  context.font = `400 ${foot}px "${ITALIC}"`
  context.textAlign = 'left'
  context.fillText('Lost Property Lab del.', frame.x, height - band * 0.42)
  if (width > small * 0.9 && width > 420) {
    context.textAlign = 'center'
    context.fillText('U + 2V = 3V.', width / 2, height - band * 0.42)
  }
}

/** The frame: a fine line and a heavier one, broken round the number. */
function paintFrame(context: Context, plate: Plate) {
  const { frame, tiny } = plate
  context.strokeStyle = INK
  const unit = Math.max(tiny ? 0.7 : 0.8, Math.min(frame.width, frame.height) / 640)
  context.lineWidth = unit
  outline(context, plate, 0)
  context.stroke()
  if (tiny) return
  context.lineWidth = unit * 2.2
  outline(context, plate, unit * 4.5)
  context.stroke()
}

const middleOf = ({ frame, cell }: Plate, [x, y]: Place) =>
  [frame.x + (x + 0.5) * cell, frame.y + (y + 0.5) * cell] as const

/** How high over its place a drop is first seen, in cells. */
const FALL = 7

/** The part of the stage in which a drop falls, spreads and is numbered. */
function aroundDrop(plate: Plate, drop: Place): Box {
  const { cell, tiny } = plate
  const [x, y] = middleOf(plate, drop)
  const size = tiny ? 0 : labelSize(plate)
  const across = Math.max(7 * cell, 3.6 * cell + size * 1.3)
  const [up, down] = [(FALL + 3) * cell, Math.max(7 * cell, 3 * cell + size)]
  return { x: x - across, y: y - up, width: 2 * across, height: up + down }
}

const labelSize = ({ cell }: Plate) => Math.max(12, cell * 2.9)

/** From which part of its second on the drop of the next is seen to fall. */
const FALLS_FROM = 0.8

/** The drop of the next second as it falls. */
function paintFall(context: Context, plate: Plate, drop: Place, part: number) {
  const { cell } = plate
  const fall = (part - FALLS_FROM) / (1 - FALLS_FROM)
  if (fall <= 0) return
  const [x, y] = middleOf(plate, drop)
  context.save()
  outline(context, plate, 0)
  context.clip()
  const left = 1 - fall * fall
  context.globalAlpha = 0.35 + 0.65 * fall
  context.fillStyle = REEF.light
  context.strokeStyle = REEF.line
  context.lineWidth = Math.max(0.7, cell * 0.12)
  context.beginPath()
  context.arc(x, y - left * cell * FALL, cell * (1.1 + left * 0.9), 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.restore()
}

/** When the rings of a drop have gone, as a part of its second. */
const SPREAD = 1 / 2

/** The drop of this second as it spreads, and its number. */
function paintRings(context: Context, plate: Plate, { drops, zones }: Bed, second: number, part: number) {
  const { cell, tiny } = plate
  const [x, y] = middleOf(plate, drops[second]!)
  context.save()
  outline(context, plate, 0)
  context.clip()
  context.strokeStyle = REEF.line
  const spread = easeOut(part / SPREAD)
  for (const ring of [0, 1]) {
    const fade = Math.max(0, 1 - part / SPREAD - ring * 0.25)
    if (fade === 0) continue
    context.globalAlpha = fade
    context.lineWidth = Math.max(0.7, cell * 0.16 * fade)
    context.beginPath()
    context.arc(x, y, cell * (2.6 + ring * 1.5 + spread * (3.2 - ring)), 0, Math.PI * 2)
    context.stroke()
  }
  context.restore()
  if (tiny) return
  const size = labelSize(plate)
  context.textAlign = 'center'
  context.font = `400 ${size}px "${ITALIC}"`
  context.lineJoin = 'round'
  context.lineWidth = size * 0.28
  context.strokeStyle = '#dee4d3'
  const [labelX, labelY] = middleOf(plate, labelOf(plate, zones, drops[second]!, size / cell))
  context.strokeText(String(second), labelX, labelY + size * 0.24)
  context.fillStyle = INK
  context.fillText(String(second), labelX, labelY + size * 0.24)
}

/** Beside a drop, where neither a figure nor the frame is. */
function labelOf({ wide, tall }: Plate, zones: Uint8Array, [x, y]: Place, size: number): Place {
  const [right, down] = [2.6 + size * 0.5, 1.6 + size * 0.4]
  const places: Place[] = [
    [x + right, y + down],
    [x - right, y + down],
    [x + right, y - down],
    [x - right, y - down],
  ]
  const clear = ([labelX, labelY]: Place) =>
    [-0.6, 0, 0.6].every((off) => {
      const [cellX, cellY] = [Math.round(labelX + off * size), Math.round(labelY)]
      if (cellX < 1 || cellY < 1 || cellX > wide - 2 || cellY > tall - 2) return false
      return zones[(cellY + 1) * (wide + 2) + cellX + 1] === OPEN
    })
  return places.find(clear) ?? places[0]!
}

/** The beds of a plate's minutes, the last few of which are kept. */
function makeBeds(plate: Plate, seed: string) {
  const { corner, cell, wide, tall } = plate
  const covered = { wide: Math.ceil(corner.width / cell), tall: Math.ceil(corner.height / cell) }
  const beds = new Map<number, DrawnBed>()
  return (minute: number): DrawnBed => {
    let bed = beds.get(minute)
    if (!bed) {
      const mask = figureMask(plate, figuresOf(minute))
      const zones = zonesOf(mask, wide, tall, covered)
      bed = {
        wide,
        tall,
        corner: covered,
        mask,
        coral: nearFigures(zones, wide + 2),
        zones,
        drops: dropsOf(zones, wide, tall, seed, minute),
        seed: `${seed} ${minute}`,
      }
      if (beds.size > 3) beds.delete(beds.keys().next().value!)
      beds.set(minute, bed)
    }
    return bed
  }
}
type BedOf = ReturnType<typeof makeBeds>

/** What is kept for a size of the plate. */
function makePress(plate: Plate, bedOf: BedOf, scale: number, ratio: number, grain: HTMLImageElement) {
  const { frame, figures, cell } = plate
  const grown = makeGarden(bedOf)
  const shading = pointsTile(ratio, cell)
  const picture = (box: Box, kind: 0 | 1, inks: Inks) => {
    const tiles = tilesOf(inks, ratio, shading, grain)
    return makePicture(box, scale, (key, context) => {
      const [minute, step] = key.split(' ').map(Number) as [number, number]
      const grow = function* () {
        yield* grown.towards(minute, step)
        return grown(minute, step)
      }
      return printGrowth(context, plate, bedOf(minute), grow, kind, inks, tiles)
    })
  }
  const margin = 4 * cell
  const around = {
    x: figures.x - margin,
    y: figures.y - margin,
    width: figures.width + 2 * margin,
    height: figures.height + 2 * margin,
  }
  return { coral: picture(around, 1, CORAL), reef: picture(frame, 0, REEF) }
}

/** What creeps is shown once a second, on the beat; what turns into the next minute's figures at every step. */
const SHOWN = PACE
const shownFor = (step: number) => (step > TURNING ? 1 : SHOWN)
const shownStep = (step: number) => step - ((step - 1) % shownFor(step))

/** Once it has grown together, and until it turns into the next, the coral moves slowly: half the pictures will do. */
const coralStepOf = (step: number) =>
  step < 14 * PACE || step > TURNING ? step : step - (step % (2 * SHOWN))

/** Milliseconds from a moment to the beginning of a step of its minute. */
const untilStep = (time: ClockTime, step: number) => ((step - 1) * 1000) / PACE - secondsOf(time) * 1000

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** What the canvases of one clock draw. */
export function makeDrawings(grain: string) {
  let laidOut: { key: string; plate: Plate; bedOf: BedOf } | undefined
  const plateFor = ({ width, height }: Size, seed: string) => {
    const key = `${width} ${height} ${seed}`
    if (laidOut?.key !== key) {
      const plate = layOut(width, height)
      laidOut = { key, plate, bedOf: makeBeds(plate, seed) }
    }
    return laidOut
  }
  let kept: { key: string; press: ReturnType<typeof makePress> } | undefined
  let shown: { minute: number; step: number } | undefined

  return {
    /** The page, and what grows on it, a picture at each step. */
    *plate({
      context,
      time,
      width,
      height,
      ratio,
      motion,
      seed,
      hourCycle,
      transparent,
      image,
    }: CanvasFrame) {
      const { key, plate, bedOf } = plateFor({ width, height }, seed)
      const scale = context.canvas.width / width
      const wanted = `${key} ${scale}`
      if (kept?.key !== wanted)
        kept = { key: wanted, press: makePress(plate, bedOf, scale, ratio, image(grain)) }
      yield
      const { coral, reef } = kept.press
      const { minute, second } = time
      const step = shownStep(Math.floor(secondsOf(time) * PACE) + 1)
      const number = plateNumber(time.hour, hourCycle)
      if (transparent) paintSlip(context, plate, number)
      else {
        paintPage(context, plate, width, height, number)
        paintFrame(context, plate)
      }
      yield
      yield* coral.show(context, `${minute} ${coralStepOf(step)}`)
      yield* reef.show(context, `${minute} ${step}`)
      shown = { minute, step }
      if (!plate.tiny && !transparent) {
        const { frame } = plate
        const band = frame.y
        context.fillStyle = INK
        context.textAlign = 'right'
        context.font = `400 ${Math.max(9, band * 0.27)}px "${ITALIC}"`
        context.fillText(`Fig. ${second}.`, frame.x + frame.width, height - band * 0.42)
      }
      return motion === 'reduced' ? untilSecond(time) : untilStep(time, step + shownFor(step))
    },

    /** Between two pictures prints a part of what comes next, on no canvas that is seen. */
    prepare(time: ClockTime) {
      if (!kept || !shown) return
      const { coral, reef } = kept.press
      const { minute, step } = shown
      const after = step + shownFor(step)
      const next = after <= 60 * PACE ? ([minute, after] as const) : ([(minute + 1) % 60, 1] as const)
      // The coral first, which may be a step behind: nothing grows backwards.
      const hasMore = coral.prepare(`${next[0]} ${coralStepOf(next[1])}`) || reef.prepare(next.join(' '))
      return hasMore ? undefined : Math.max(1, untilStep(time, after))
    },

    /** Where the drop of a second falls and spreads. */
    aroundDrop(size: Size, seed: string, minute: number, second: number) {
      const { plate, bedOf } = plateFor(size, seed)
      const { x, y, width, height } = aroundDrop(plate, bedOf(minute).drops[second]!)
      return { left: x, top: y, width, height }
    },

    rings({ context, time, width, height, motion, seed }: CanvasFrame) {
      const { plate, bedOf } = plateFor({ width, height }, seed)
      const part = time.millisecond / 1000
      paintRings(context, plate, bedOf(time.minute), time.second, part)
      return part >= SPREAD || motion === 'reduced' ? untilSecond(time) : undefined
    },

    fall({ context, time, width, height, motion, seed }: CanvasFrame) {
      if (time.second === 59 || motion === 'reduced') return untilSecond(time)
      const { plate, bedOf } = plateFor({ width, height }, seed)
      const part = time.millisecond / 1000
      paintFall(context, plate, bedOf(time.minute).drops[time.second + 1]!, part)
      return part < FALLS_FROM ? FALLS_FROM * 1000 - time.millisecond : undefined
    },
  }
}
