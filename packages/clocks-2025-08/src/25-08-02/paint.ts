import { createRandom } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { type Colourway, colourwayAt, DEEP, gridOf, hoursOf, PLATES, type Pull, pullOf } from './model'

type Context = CanvasRenderingContext2D

export interface Files {
  readonly figures: string
  readonly script: string
  readonly grain: string
  readonly drag: string
  readonly shade: string
}

/** The cloth under all the ink. */
const CLOTH = '#f8f9fb'

/** Where a can stands, and how large it is. */
export interface Place {
  /** The middle of its upper edge, in pixels of the stage. */
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly high: number
}

type Grid = ReturnType<typeof gridOf>

const cornerOf = (grid: Grid, can: number) =>
  [(can % grid.columns) * grid.width, Math.floor(can / grid.columns) * grid.height] as const

export function placeOf(grid: Grid, can: number): Place {
  const [left, top] = cornerOf(grid, can)
  const { width, unit, high } = grid
  return { x: left + width / 2, y: top + grid.top * unit, unit, high }
}

/** The height of the tin's upper edge over its label. */
const RIM = 7

/** Where a label's parts are, in its units: how far down the tin goes, its medal's middle and radius. */
function labelOf(high: number) {
  const body = high - DEEP * 2
  const radius = Math.min(42, body * 0.262)
  const label = RIM + DEEP
  return { body, radius, middle: label + radius + (body - label - radius * 2) * 0.43 }
}

/** A band round the can, from one height to another. */
const band = (from: number, to: number) =>
  new Path2D(`M-50 ${from}Q0 ${from + DEEP * 2} 50 ${from}V${to}Q0 ${to + DEEP * 2}-50 ${to}Z`)

const disc = (y: number, radius: number) => {
  const path = new Path2D()
  path.arc(0, y, radius, 0, 2 * Math.PI)
  return path
}

/** How high a figure is in its medal, in radii of this: two just go in. */
const FIGURE = 1.36

/** In a can's own units. */
function inside(context: Context, { x, y, unit }: Place, draw: () => void, turn = 0) {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.scale(unit, unit)
  draw()
  context.restore()
}

/** A text whose figures are so high, and how broad it is. */
function lettered(
  context: Context,
  family: string,
  text: string,
  [x, y]: readonly [number, number],
  high: number,
) {
  context.font = `${high / 0.875}px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, x, y)
}

/** What one plate prints. */
export function paintPlate(
  context: Context,
  plate: (typeof PLATES)[number],
  place: Place,
  colours: Colourway,
) {
  const { body, middle, radius } = labelOf(place.high)
  inside(context, place, () => {
    context.fillStyle = colours[plate]
    if (plate === 'medal') return context.fill(disc(middle, radius))
    context.fill(plate === 'top' ? band(RIM, middle - DEEP) : band(middle - DEEP, body))
    if (plate === 'foot') return
    context.fillStyle = colours.lid
    context.beginPath()
    context.ellipse(0, 0, 49, DEEP, 0, 0, 2 * Math.PI)
    context.fill()
  })
}

type Box = readonly [left: number, top: number, width: number, height: number]

/** A picture that is larger than what is seen of it at once. */
interface Texture {
  readonly picture: HTMLImageElement | HTMLCanvasElement
  readonly width: number
  readonly height: number
  readonly seen: readonly [width: number, height: number]
}

/** How ink goes on. */
interface Textures {
  readonly grain: Texture
  readonly drag: Texture
}

const texture = (picture: HTMLImageElement, seen: Texture['seen']): Texture => ({
  picture,
  width: picture.naturalWidth,
  height: picture.naturalHeight,
  seen,
})

const texturesOf = ({ image }: CanvasFrame, files: Files): Textures => ({
  grain: texture(image(files.grain), [300, 300]),
  drag: texture(image(files.drag), [340, 560]),
})

/** As large as it is seen on a canvas of that size: for many of them that is done once, and each has its copy. */
function sized({ picture, width, height, seen }: Texture, size: Texture['seen']): Texture {
  const context = createOffscreen((width / seen[0]) * size[0], (height / seen[1]) * size[1])
  const { canvas } = context
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { picture: canvas, width: canvas.width, height: canvas.height, seen: size }
}

/**
 * Covers a box, a whole canvas unless told, with a part of a texture.
 * @param part - How far across and down it is: from `0`, at the sides, to `1`.
 */
function cover(
  context: Context,
  { picture, width, height, seen }: Texture,
  [across, down]: readonly [number, number],
  box: Box = [0, 0, context.canvas.width, context.canvas.height],
) {
  const [left, top] = [Math.round(across * (width - seen[0])), Math.round(down * (height - seen[1]))]
  context.drawImage(picture, left, top, ...seen, ...box)
}

/** Takes ink off what is on a canvas: where the squeegee ran dry whole streaks, and pores everywhere. */
function starve(
  context: Context,
  { grain: pores, drag }: Textures,
  { dry, grain }: Pick<Pull, 'dry' | 'grain'>,
) {
  context.save()
  context.resetTransform()
  context.globalCompositeOperation = 'destination-out'
  cover(context, pores, grain)
  context.globalAlpha = 0.35 + 0.65 * dry
  if (grain[0] > 0.5) {
    context.translate(context.canvas.width, 0)
    context.scale(-1, 1)
  }
  cover(context, drag, [grain[1], (0.25 + 0.75 * dry) * (0.6 + 0.4 * grain[1])])
  context.restore()
}

const light = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150
}

/** All that is printed last, and in the ink, but for the figure. */
function paintKey(
  frame: CanvasFrame,
  context: Context,
  files: Files,
  place: Place,
  { ink, script: lettering }: { ink: string; script: string },
) {
  const { body, middle, radius } = labelOf(place.high)
  const { image } = frame
  inside(context, place, () => {
    context.save()
    context.clip(band(0, body))
    // The film's dark sides come in the ink, wherever its alpha says.
    context.drawImage(image(files.shade), -50, -1, 100, body + DEEP + 2)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = ink
    context.fillRect(-60, -20, 120, body + 60)
    context.restore()
    context.strokeStyle = context.fillStyle = ink
    context.lineJoin = 'round'
    context.lineWidth = 3
    for (const [radiusX, radiusY, line] of [
      [50, DEEP, 3],
      [44, DEEP - 2.4, 1.3],
      [33, DEEP - 4.4, 1],
    ] as const) {
      context.lineWidth = line
      context.beginPath()
      context.ellipse(0, 0, radiusX, radiusY, 0, 0, 2 * Math.PI)
      context.stroke()
    }
    context.lineWidth = 3
    context.stroke(
      new Path2D(
        `M-50 0V${body}Q0 ${body + DEEP * 2} 50 ${body}V0M-50 ${RIM}Q0 ${RIM + DEEP * 2} 50 ${RIM}M-50 ${body - 6}Q0 ${body - 6 + DEEP * 2} 50 ${body - 6}`,
      ),
    )
    context.lineWidth = 2.4
    context.stroke(disc(middle, radius))
    context.lineWidth = 1
    context.stroke(disc(middle, radius - 3.4))
    const sky = middle - radius - RIM - DEEP
    const script = Math.min(33, sky * 1.25)
    context.save()
    context.rotate(-0.07)
    context.font = `700 ${script}px "${files.script}"`
    context.textAlign = 'center'
    context.fillStyle = lettering
    context.fillText('Found', 0, RIM + DEEP + sky * 0.5 + script * 0.24)
    context.restore()
    context.fillStyle = ink
    const room = body + DEEP - 9 - middle - radius
    const words = room > 34 ? ['O’CLOCK', 'SOUP'] : ['SOUP']
    const cap = Math.min(17, (room * 0.74) / words.length / 1.2)
    let line = middle + radius + (room - cap * 1.25 * words.length) / 2 + cap * 1.12
    for (const word of words) {
      lettered(context, files.figures, word, [0, line], cap)
      line += cap * 1.25
    }
  })
}

/** The figure in the medal, in the ink. On the can of the hour it has an edge of bare cloth. */
function paintFigure(
  context: Context,
  files: Files,
  place: Place,
  { ink, text, bare }: { ink: string; text: string; bare: boolean },
) {
  const { middle, radius } = labelOf(place.high)
  const high = radius * FIGURE
  inside(context, place, () => {
    context.fillStyle = ink
    context.lineJoin = 'round'
    context.font = `${high / 0.875}px "${files.figures}"`
    if (bare) {
      context.strokeStyle = CLOTH
      context.lineWidth = 8
      context.textAlign = 'center'
      context.strokeText(text, 0, middle + high / 2)
    }
    lettered(context, files.figures, text, [0, middle + high / 2], high)
  })
}

/** Where a can's cell is, in whole pixels of the canvas, all of one size: nothing is drawn between two pixels. */
function cellOf({ a, d }: DOMMatrix, grid: Grid, can: number): Box {
  const [left, top] = cornerOf(grid, can)
  return [
    Math.floor(left * a),
    Math.floor(top * d),
    Math.ceil(grid.width * a) + 1,
    Math.ceil(grid.height * d) + 1,
  ]
}

/** A sheet of a cell's size, beside the stage: what is on it can be starved of ink before it comes to the others. */
function sheetFor({ a, d }: DOMMatrix, [, , width, height]: Box): Context {
  const sheet = createOffscreen(width, height)
  sheet.scale(a, d)
  return sheet
}

function inPixels(context: Context, draw: () => void) {
  context.save()
  context.resetTransform()
  draw()
  context.restore()
}

/** A texture in a colour, on a sheet of its own. */
function tinted({ picture, ...texture }: Texture, colour: string): Texture {
  const own = createOffscreen(texture.width, texture.height)
  own.drawImage(picture, 0, 0)
  own.globalCompositeOperation = 'source-in'
  own.fillStyle = colour
  own.fillRect(0, 0, texture.width, texture.height)
  return { ...texture, picture: own.canvas }
}

/**
 * In pieces, a can at a time: the grounds of the twelve cans, a little askew as they were laid; on them eleven cans, which only the ink of the wall
 * has reached: colours are for the one that is famous.
 */
export function* paintWall(frame: CanvasFrame, files: Files) {
  const { context, width, height, time, hourCycle, seed } = frame
  const grid = gridOf(width, height)
  const colours = colourwayAt(time.hour, time.minute)
  const { wall, wallInk, ground } = colours
  const plain = { ...colours, top: wallInk, lid: wall, medal: CLOTH }
  const quarter = time.hour * 4 + Math.floor(time.minute / 15)
  const { unit } = grid
  const scale = context.getTransform()
  const cans = hoursOf(time.hour, hourCycle).map((label, can) => {
    return {
      can,
      text: String(label),
      place: placeOf(grid, can),
      pull: pullOf(seed, can, quarter),
      cell: cellOf(scale, grid, can),
    }
  })
  context.fillStyle = CLOTH
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'multiply'
  for (const { can } of cans) {
    const [left, top] = cornerOf(grid, can)
    const { width: wide, height: high } = grid
    const { between } = createRandom(seed, 'ground', can, quarter)
    const edge = () => between(-1.6, 0.9) * unit
    context.fillStyle = can === time.hour % 12 ? ground : wall
    context.beginPath()
    context.moveTo(left - edge(), top - edge())
    context.lineTo(left + wide + edge(), top - edge())
    context.lineTo(left + wide + edge(), top + high + edge())
    context.lineTo(left - edge(), top + high + edge())
    context.fill()
  }
  context.globalCompositeOperation = 'source-over'
  const [, , across, down] = cans[0]!.cell
  const { grain, drag } = texturesOf(frame, files)
  const textures = { grain: sized(grain, [across, down]), drag: sized(drag, [across, down]) }
  // All these cans but for their figures and how their ink went on.
  const place = placeOf({ ...grid, columns: 1 }, 0)
  const [plates, key, sheet] = [0, 1, 2].map(() => sheetFor(scale, cans[0]!.cell)) as [
    Context,
    Context,
    Context,
  ]
  paintPlate(plates, 'top', place, plain)
  paintPlate(plates, 'medal', place, plain)
  paintKey(frame, key, files, place, { ink: wallInk, script: CLOTH })
  const bare = tinted(textures.grain, CLOTH)
  yield
  for (const { place, pull, cell } of cans) {
    inPixels(context, () => cover(context, bare, pull.grain, cell))
    // The can is white before it is printed.
    inside(
      context,
      place,
      () => {
        context.fillStyle = CLOTH
        context.fill(band(0, place.high - DEEP * 2))
        context.fill(new Path2D(`M-50 0A50 ${DEEP} 0 0 1 50 0Z`))
      },
      pull.turn,
    )
    yield
  }
  const others = cans.filter(({ can }) => can !== time.hour % 12)
  const print = (plate: Context, [left, top]: Box, ink: Pull, add = () => {}) => {
    inPixels(sheet, () => {
      sheet.globalCompositeOperation = 'copy'
      sheet.drawImage(plate.canvas, 0, 0)
    })
    add()
    starve(sheet, textures, ink)
    inPixels(context, () => context.drawImage(sheet.canvas, left, top))
  }
  for (const { text, pull, cell } of others) {
    print(plates, cell, { ...pull, dry: pull.dry * 0.7 })
    yield
    // A sheet of its own, for the key's dark sides are coloured with all that lies under them.
    print(key, cell, { ...pull, dry: pull.dry * 0.75 }, () =>
      paintFigure(sheet, files, place, { ink: wallInk, text, bare: false }),
    )
    yield
  }
  const pictures = [textures.grain, textures.drag, bare].map(({ picture }) => picture)
  // Safari keeps the pixels otherwise.
  for (const used of [...pictures, ...[plates, key, sheet].map(({ canvas }) => canvas)])
    used.width = used.height = 0
}

/** How far over its cell the can of the hour is painted: its plates reach out of it. */
const OVER = 20

/** What of the stage the can of the hour covers. */
export function famousPart(can: number, stage: { width: number; height: number }) {
  const grid = gridOf(stage.width, stage.height)
  const [left, top] = cornerOf(grid, can)
  const over = OVER * grid.unit
  const [x, y] = [Math.max(0, left - over), Math.max(0, top - over)]
  return {
    left: x,
    top: y,
    width: Math.min(stage.width, left + grid.width + over) - x,
    height: Math.min(stage.height, top + grid.height + over) - y,
  }
}

/** The star that has the price: how many points, and how far in it goes between them. */
const [POINTS, DENT] = [24, 0.86]

/** The price, as large as it goes below the figure of the hour. */
function paintPrice(
  frame: CanvasFrame,
  context: Context,
  files: Files,
  { place, price }: { place: Place; price: string },
) {
  const { body, middle, radius } = labelOf(place.high)
  // With its tilt and its shadow it stays inside the cell, which may end where the stage does.
  const [from, to] = [middle + radius * FIGURE * 0.5 + 1.5, body + DEEP + 2.5]
  const [across, down] = [51, (to - from) / 2]
  const star = new Path2D()
  for (let point = 0; point < POINTS * 2; point++) {
    const far = point % 2 ? DENT : 1
    const turn = (point / POINTS) * Math.PI
    star.lineTo(across * far * Math.sin(turn), -down * far * Math.cos(turn))
  }
  star.closePath()
  const tilted = (draw: () => void) =>
    inside(context, { ...place, y: place.y + ((from + to) / 2) * place.unit }, draw, -0.05)
  tilted(() => {
    context.translate(2, 2.4)
    context.fillStyle = '#0d0718'
    context.fill(star)
    context.translate(-2, -2.4)
    context.fillStyle = '#fff200'
    context.fill(star)
  })
  starve(context, texturesOf(frame, files), { dry: 0, grain: [0.2, 0.4] })
  tilted(() => {
    context.fillStyle = '#e4001f'
    lettered(context, files.figures, price, [0, down * 0.62], down * 1.24)
  })
}

/**
 * The can of the hour: each plate is kept as it was pulled, and laid where it has slipped to; where inks lie on one
 * another they darken.
 * @param slips - Where each plate lies, in hundredths of the can's width.
 */
export function* paintFamous(
  frame: CanvasFrame,
  files: Files,
  slips: readonly { readonly x: number; readonly y: number }[],
  price: string,
) {
  const { context, width, height, time, hourCycle, seed } = frame
  const grid = gridOf(width, height)
  const can = time.hour % 12
  const quarter = time.hour * 4 + Math.floor(time.minute / 15)
  const colours = colourwayAt(time.hour, time.minute)
  const place = placeOf(grid, can)
  const pull = pullOf(seed, can, quarter)
  const textures = texturesOf(frame, files)
  const key = `${quarter} ${hourCycle}`
  context.globalCompositeOperation = 'multiply'
  for (const [index, plate] of PLATES.entries()) {
    context.save()
    context.translate(slips[index]!.x * grid.unit, slips[index]!.y * grid.unit)
    frame.layer(plate, key, (own) => {
      paintPlate(own, plate, place, colours)
      starve(own, textures, { dry: 0.25, grain: [pull.grain[1], (index + 1) / 4] })
    })
    context.restore()
    yield
  }
  context.globalCompositeOperation = 'source-over'
  frame.layer('key', key, (own) => {
    const text = String(hoursOf(time.hour, hourCycle)[can])
    const { ink, top } = colours
    paintKey(frame, own, files, place, { ink, script: light(top) ? ink : '#ffffff' })
    paintFigure(own, files, place, { ink, text, bare: true })
    starve(own, textures, { dry: 0.1, grain: pull.grain })
  })
  yield
  frame.layer('price', price, (own) => paintPrice(frame, own, files, { place, price }))
}
