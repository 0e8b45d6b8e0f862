import { Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  archesLit,
  type House,
  houseAt,
  isMirrored,
  type Place,
  pictureOf,
  SHOPS,
  WINDOWS,
  walkedAt,
} from './model'

export { notes } from './notes'

const rooms = new URL('./rooms.webp', import.meta.url).href
const arches = new URL('./arches.webp', import.meta.url).href
const wall = new URL('./wall.webp', import.meta.url).href
const walker = new URL('./walker.webp', import.meta.url).href
const FAMILY = 'ft-25-04-07 Plates'

export const images = [rooms, arches, wall, walker]
export const fonts = [
  { family: FAMILY, source: new URL('./plates.woff2', import.meta.url).href, weight: '500' },
]

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** Arches on their sheet, the closed one last. */
const ARCHES = 7
/** Columns and rows of the sheet of rooms. */
const [SHEET, ROWS] = [7, 3]

/** A window without what the render has beside its lintel, frame and sill, where there are bricks. */
function paintWindow(
  { context, image, ratio }: Pick<CanvasFrame, 'context' | 'image' | 'ratio'>,
  { x, y, width, height }: Place,
  picture: number,
  mirrored: boolean,
) {
  const snap = (value: number) => Math.round(value * ratio) / ratio
  const [left, top] = [snap(x - width / 2), snap(y - height / 2)]
  const at = (from: number, upper: number, to: number, lower: number) => {
    // From the lengths it was rendered in: 1.4 by 1.78 about an eye-level a little under its middle.
    context.rect(
      left + ((from + 0.7) / 1.4) * width,
      top + ((0.94 - upper) / 1.78) * height,
      ((to - from) / 1.4) * width,
      ((upper - lower) / 1.78) * height,
    )
  }
  const sheet = image(rooms)
  const [wide, high] = [sheet.naturalWidth / SHEET, sheet.naturalHeight / ROWS]
  context.save()
  context.beginPath()
  at(-0.665, 0.89, 0.665, 0.66)
  at(-0.575, 0.67, 0.575, -0.67)
  at(-0.65, -0.65, 0.65, -0.795)
  context.clip()
  context.imageSmoothingQuality = 'high'
  // Sill and lintel are alike on both sides, so that the whole can be turned about.
  if (mirrored) context.transform(-1, 0, 0, 1, 2 * left + width, 0)
  context.drawImage(
    sheet,
    (picture % SHEET) * wide,
    Math.floor(picture / SHEET) * high,
    wide,
    high,
    left,
    top,
    width,
    height,
  )
  context.restore()
}

/** The house as the minute finds it; at first in pieces. */
function* paintHouse(frame: CanvasFrame) {
  const { context, width, height, image, time } = frame
  const house = houseAt(width, height)
  const { windows, street, terraces, pipes } = house
  const size = windows[0]!.height
  const bricks = context.createPattern(image(wall), 'repeat')!
  bricks.setTransform(new DOMMatrix().scale((size * 1.55) / image(wall).naturalWidth))
  context.fillStyle = bricks
  context.fillRect(0, 0, width, street)
  const night = context.createLinearGradient(0, 0, 0, street)
  night.addColorStop(0, 'rgb(6 8 26 / 0.62)')
  night.addColorStop(1, 'rgb(10 8 16 / 0.2)')
  context.fillStyle = night
  context.fillRect(0, 0, width, street)

  // What the rooms shed on the bricks.
  const halo = (place: Place, colour: string, reach: number) => {
    const glow = context.createRadialGradient(place.x, place.y, size * 0.3, place.x, place.y, size * reach)
    glow.addColorStop(0, `rgb(${colour} / 0.15)`)
    glow.addColorStop(1, `rgb(${colour} / 0)`)
    context.fillStyle = glow
    context.fillRect(place.x - size * reach, place.y - size * reach, size * 2 * reach, size * 2 * reach)
  }
  for (let window = 0; window < time.minute; window++) halo(windows[window]!, '255 150 76', 0.8)
  for (const pipe of pipes) paintPipe(frame, pipe, size)
  yield
  const roof = terraces.at(-1)!.top
  if (roof > size * 0.2) paintSky(frame, roof, size)
  for (const [window, place] of windows.entries()) {
    paintWindow(frame, place, pictureOf(window, time.minute, time.second), isMirrored(window))
    // The first one is long by itself: with it the whole sheet is decoded.
    if (window % 20 === 0) yield
  }
  yield
  paintArches(frame, house, archesLit(time.hour))
  yield
  // The upper terrace's pavement, on the lower one's cornice.
  for (const { foot } of terraces.slice(1)) paintCourse(frame, foot - size * 0.02, size * 0.2)
  if (height > 130) paintStreet(frame, house)
  return untilMinute(time)
}

/** A course of stone across the house, lit from above, and its shadow. */
function paintCourse({ context, width }: CanvasFrame, y: number, high: number) {
  const stone = context.createLinearGradient(0, y, 0, y + high)
  stone.addColorStop(0, '#7d7a8a')
  stone.addColorStop(0.12, '#5e5b6b')
  stone.addColorStop(0.62, '#464352')
  stone.addColorStop(0.66, '#24222e')
  stone.addColorStop(0.72, '#3b3846')
  stone.addColorStop(1, '#1a1822')
  const shadow = context.createLinearGradient(0, y + high, 0, y + high * 2.2)
  shadow.addColorStop(0, 'rgb(2 2 8 / 0.65)')
  shadow.addColorStop(1, 'rgb(2 2 8 / 0)')
  context.fillStyle = shadow
  context.fillRect(0, y + high, width, high * 1.2)
  context.fillStyle = stone
  context.fillRect(0, y, width, high)
  // It is laid of blocks.
  context.fillStyle = 'rgb(8 8 16 / 0.5)'
  for (let joint = high * 1.3; joint < width; joint += high * 4.3)
    context.fillRect(joint, y, Math.max(0.6, high * 0.05), high * 0.62)
}

/** Where the stage is higher than the house: its cornice, and chimneys before the town's glow. */
function paintSky(frame: CanvasFrame, roof: number, size: number) {
  const { context, width } = frame
  const sky = context.createLinearGradient(0, 0, 0, roof)
  sky.addColorStop(0, '#070b1e')
  sky.addColorStop(0.6, '#17203f')
  sky.addColorStop(1, '#3b3350')
  context.fillStyle = sky
  context.fillRect(0, 0, width, roof)
  context.fillStyle = '#c9d2ee'
  for (let star = 0; star < 40; star++) {
    context.globalAlpha = 0.15 + 0.5 * ((star * 0.37) % 1)
    const across = (star * 0.618_034) % 1
    const wide = size * (0.012 + 0.014 * ((star * 0.73) % 1))
    context.fillRect(width * across, roof * 0.75 * ((star * 0.754_878) % 1), wide, wide)
  }
  context.globalAlpha = 1
  context.fillStyle = '#0c0b14'
  const [deep, ridge] = [Math.min(size * 0.7, roof * 0.45), roof - Math.min(size * 0.7, roof * 0.45)]
  context.fillRect(0, ridge, width, deep)
  for (const [at, pots] of [
    [0.13, 3],
    [0.46, 4],
    [0.81, 2],
  ] as const) {
    const wide = size * 0.24 * pots
    context.fillRect(width * at, ridge - deep * 0.55, wide, deep * 0.6)
    context.fillRect(width * at - size * 0.03, ridge - deep * 0.6, wide + size * 0.06, deep * 0.09)
    for (let pot = 0; pot < pots; pot++)
      context.fillRect(width * at + size * (0.05 + 0.24 * pot), ridge - deep * 0.82, size * 0.14, deep * 0.3)
  }
  // Slates.
  context.fillStyle = 'rgb(96 108 150 / 0.13)'
  for (let row = 0; row < 5; row++) context.fillRect(0, ridge + (deep * row) / 5, width, deep * 0.035)
  paintCourse(frame, roof - size * 0.12, size * 0.24)
}

/** A rainpipe between the quarters. */
function paintPipe({ context }: CanvasFrame, [x, y, length]: House['pipes'][number], size: number) {
  const thick = size * 0.085
  const lit = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0)
  lit.addColorStop(0, '#5a5a70')
  lit.addColorStop(0.3, '#474757')
  lit.addColorStop(1, '#15151f')
  context.fillStyle = 'rgb(2 2 8 / 0.5)'
  context.fillRect(x - thick * 0.05, y, thick * 1.2, length)
  context.fillStyle = lit
  context.fillRect(x - thick / 2, y, thick, length)
  context.fillStyle = '#3c3c4c'
  for (let clamp = size * 0.6; clamp < length; clamp += size * 1.1)
    context.fillRect(x - thick * 0.75, y + clamp, thick * 1.5, size * 0.035)
}

function paintArches({ context, image, width: across }: CanvasFrame, { arches: places }: House, lit: number) {
  const sheet = image(arches)
  const each = sheet.naturalWidth / ARCHES
  context.imageSmoothingQuality = 'high'
  // Between them the stone of a pier, drawn out sideways.
  for (const { y, height } of new Map(places.map((place) => [place.y, place])).values())
    context.drawImage(
      sheet,
      each * (ARCHES - 1) + 6,
      0,
      10,
      sheet.naturalHeight,
      0,
      y - height / 2,
      across,
      height,
    )
  for (const [arch, { x, y, width, height }] of places.entries()) {
    context.save()
    context.translate(x, y)
    if (arch >= places.length / 2) context.scale(-1, 1)
    context.drawImage(
      sheet,
      each * (arch < lit ? SHOPS[arch]! : ARCHES - 1) + 0.5,
      0,
      each - 1,
      sheet.naturalHeight,
      -width / 2,
      -height / 2,
      width,
      height,
    )
    context.restore()
    // The house number, enamelled.
    const plate = height * 0.165
    if (plate < 5.5) continue
    const [left, top] = [x - plate * 0.75, y - height * 0.5]
    context.fillStyle = 'rgb(0 0 6 / 0.6)'
    context.fillRect(left, top + plate * 0.1, plate * 1.54, plate * 1.02)
    context.fillStyle = arch < lit ? '#e9e2cf' : '#8a8a9c'
    context.fillRect(left, top, plate * 1.5, plate)
    context.fillStyle = '#1b2a63'
    context.fillRect(left + plate * 0.05, top + plate * 0.05, plate * 1.4, plate * 0.9)
    context.fillStyle = arch < lit ? '#fff6e0' : '#a5a8bd'
    context.font = `500 ${plate * 0.82}px "${FAMILY}", sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillText(String(arch + 1), x, top + plate * 0.81)
  }
}

/** A wet street, in which the house stands on its head, drawn out by the rain. */
function paintStreet({ context, width, height }: CanvasFrame, { street, arches }: House) {
  const surface = context.canvas
  const scale = surface.height / height
  const depth = height - street
  const small = createOffscreen(Math.max(1, Math.round(width / 3)), 5)
  const strip = small.canvas
  const reach = Math.min(street, arches[0]!.height * 1.05)
  small.translate(0, strip.height)
  small.scale(1, -1)
  small.drawImage(
    surface,
    0,
    (street - reach) * scale,
    surface.width,
    reach * scale,
    0,
    0,
    strip.width,
    strip.height,
  )
  context.fillStyle = '#08080f'
  context.fillRect(0, street, width, depth)
  context.globalAlpha = 0.8
  context.imageSmoothingQuality = 'high'
  context.drawImage(strip, 0, street + depth * 0.2, width, depth * 0.8)
  context.globalAlpha = 1
  const far = context.createLinearGradient(0, street, 0, height)
  far.addColorStop(0, 'rgb(4 4 12 / 0)')
  far.addColorStop(0.45, 'rgb(4 4 12 / 0.12)')
  far.addColorStop(1, 'rgb(4 4 12 / 0.78)')
  context.fillStyle = far
  context.fillRect(0, street, width, depth)
  // The pavement and its kerb.
  context.fillStyle = '#24232e'
  context.fillRect(0, street, width, depth * 0.2)
  context.fillStyle = '#4a4857'
  context.fillRect(0, street + depth * 0.17, width, depth * 0.05)
  context.fillStyle = 'rgb(0 0 4 / 0.7)'
  context.fillRect(0, street + depth * 0.22, width, depth * 0.05)
}

/** The television in the minute's own room: another picture each second. */
function paintTelevision(frame: CanvasFrame) {
  const { width, height, time } = frame
  const place = houseAt(width, height).windows[time.minute]!
  paintWindow(frame, place, pictureOf(time.minute, time.minute, time.second), isMirrored(time.minute))
  return untilSecond(time)
}

const televisionPart = (size: Size, minute: number) => {
  const { x, y, width, height } = houseAt(size.width, size.height).windows[minute % WINDOWS]!
  const left = Math.floor(x - width / 2 - 1)
  const top = Math.floor(y - height / 2 - 1)
  return {
    left,
    top,
    width: Math.ceil(x + width / 2 + 1) - left,
    height: Math.ceil(y + height / 2 + 1) - top,
  }
}

function Television() {
  const { hour, minute } = useClockTime('minute')
  return (
    <Canvas
      key={`${hour} ${minute}`}
      draw={paintTelevision}
      beat="second"
      part={(size) => televisionPart(size, minute)}
    />
  )
}

const walkerHeight = ({ width, height }: Size) => houseAt(width, height).arches[0]!.height * 0.86

/** Somebody on the way home, a step a second. */
function paintWalker(frame: CanvasFrame) {
  const { context, width, height, time, motion, image } = frame
  const { street } = houseAt(width, height)
  const sheet = image(walker)
  const half = sheet.naturalWidth / 2
  const high = walkerHeight(frame)
  const wide = (high * half) / sheet.naturalHeight
  const since = motion === 'reduced' ? 1000 : time.millisecond
  const x = -wide / 2 + walkedAt(time.second, since) * (width + wide)
  const foot = street + (height - street) * 0.19
  // In the middle of a step the legs pass one another.
  const passing = since > 60 && since < 240
  context.drawImage(
    sheet,
    passing ? half : 0,
    0,
    half,
    sheet.naturalHeight,
    x - wide / 2,
    foot - high + Math.sin((Math.PI * Math.min(330, since)) / 330) * high * -0.012,
    wide,
    high,
  )
  return since < 330 ? undefined : untilSecond(time)
}

const walkerPart = (size: Size) => {
  const { street } = houseAt(size.width, size.height)
  const foot = street + (size.height - street) * 0.19
  const top = Math.floor(foot - walkerHeight(size) * 1.03)
  return { left: 0, top, width: size.width, height: Math.ceil(foot) + 1 - top }
}

/** A house by night: an arch an hour, and five windows to each arch. */
export default function NightShift() {
  return (
    <Stage css={css} className={styles.night} images={images} fonts={fonts}>
      <Canvas draw={paintHouse} beat="minute" />
      <Television />
      <Canvas draw={paintWalker} beat={24} part={walkerPart} />
    </Stage>
  )
}
