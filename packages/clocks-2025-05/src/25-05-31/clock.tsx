import {
  createRandom,
  laterBy,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { burntAt, dustAt, edgeOf, folioOf, grainAt, heatAt, PAGE, type Point } from './model'
import { compositor, FAMILY, FIGURES, figures, font, type Sheet } from './sheet'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href
const ash = new URL('./ash.webp', import.meta.url).href

export const images = [paper, ash]
export const fonts = [
  { family: FAMILY, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

type Context = CanvasRenderingContext2D

const INK = '#17130f'
const PALE_INK = '#7d746a'
const PAPER = '#ece8de'
/** Printed ink burns to a paler ash than the sheet, so a burnt page can still be read. */
const BURNT_INK = 'rgb(203 196 186 / 0.6)'

/** How far a fire's light reaches, in sizes of the type. */
const GLOW = 3.4

/** How long the fire licks on in each second, in seconds. */
const LICK = 0.25

/** Above which heat, how wide in sizes of the type, and in which colour an edge glows. */
const EMBERS = [
  [0.3, 0.34, 'rgb(255 96 10 / 0.07)'],
  [0.34, 0.2, 'rgb(255 96 10 / 0.13)'],
  [0.2, 0.075, 'rgb(128 22 4 / 0.75)'],
  [0.36, 0.064, 'rgb(214 62 6 / 0.85)'],
  [0.5, 0.048, 'rgb(255 128 22 / 0.9)'],
  [0.66, 0.03, 'rgb(255 206 110 / 0.95)'],
  [0.8, 0.016, 'rgb(255 244 214)'],
] as const

/** A texture laid from the stage's corner, whatever part of the stage is painted. */
function laid(context: Context, picture: HTMLImageElement, across: number) {
  const pattern = context.createPattern(picture, 'repeat')!
  pattern.setTransform(new DOMMatrix().scale(across / picture.naturalWidth))
  return pattern
}

/**
 * Has a canvas paint what it was told so far. By itself it does so when it is shown, all at once, which would be one long
 * piece; it does so now because it is asked for its own picture, though of this nothing comes on it.
 */
function settle(context: CanvasRenderingContext2D) {
  context.drawImage(context.canvas, 0, 0, 1, 1, -8, -8, 1, 1)
}

/** A drawing from its beginning to its end. */
function whole<Result>(pieces: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function makeBook() {
  const compose = compositor()

  function paintPaper({ context, image, ratio }: CanvasFrame, { left, top, width, height }: Area) {
    context.fillStyle = PAPER
    context.fillRect(left, top, width, height)
    context.globalAlpha = 0.12
    context.globalCompositeOperation = 'multiply'
    context.fillStyle = laid(context, image(paper), 640 / Math.min(2, ratio))
    context.fillRect(left, top, width, height)
    context.globalCompositeOperation = 'source-over'
    context.globalAlpha = 1
  }

  /** All that is printed, in one ink, apart from what glows. */
  function print(
    context: Context,
    sheet: Sheet,
    minute: number,
    area: Area,
    hourCycle: 12 | 24,
    ink: string,
    pale: string,
  ) {
    const { page, size, places, numbers, numberX, left, right, footY, folioSize, tiny } = sheet
    const near = (y: number) => y > area.top - size && y - size < area.top + area.height
    context.textBaseline = 'alphabetic'
    context.textAlign = 'left'
    context.fillStyle = ink
    context.font = font(size)
    if (!tiny)
      for (const { text, x, y, width } of places)
        if (near(y) && x < area.left + area.width && x + width > area.left) context.fillText(text, x, y)
    context.font = font(folioSize * 0.4)
    const volume = hourCycle === 12 ? (page < 12 ? ', VOL. I' : ', VOL. II') : ''
    if (!tiny) context.fillText(`NORTHANGER ABBEY${volume}`, left, footY)
    context.textAlign = 'right'
    context.font = figures(folioSize)
    context.fillText(String(folioOf(page, hourCycle)), right, footY)
    context.fillStyle = pale
    context.font = figures(size * 0.5)
    // The number of the minute's own line is the minute's, and glows.
    for (const { first, end, y } of tiny ? [] : numbers)
      if (near(y) && (minute < first || minute >= end)) context.fillText(String(first), numberX, y)
    context.textAlign = 'left'
  }

  /** Where a fire stands. */
  function fireOf(sheet: Sheet, minute: number, second: number, seed: string) {
    const { size, leading, places, page } = sheet
    const { x, y, width, before, after } = places[minute]!
    const lower = y - size * 0.24 + leading / 2
    return {
      front: x - before + (before + width + after) * burntAt(second),
      upper: lower - leading,
      lower,
      size,
      middle: y - size * 0.26,
      row: Math.floor(createRandom(seed, 'fire')() * 500) + page * 31,
    }
  }

  /** The page with its fire, within an area, in pieces; `heat` is how fiercely it burns just now. */
  function* paint(frame: CanvasFrame, sheet: Sheet, second: number, area: Area, heat: number) {
    const { context, time, hourCycle, seed, image, width, ratio } = frame
    const { minute } = time
    const { size, numbers, numberX, places, tiny } = sheet
    const fire = fireOf(sheet, minute, second, seed)
    const points = edgeOf(fire, area.left - size, area.left + area.width + size, fire.row)
    // What is broad and soft follows every third point only.
    const soft = points.filter((_, index) => index % 3 === 0 || index === points.length - 1)
    const trace = (along: readonly Point[] = points) => {
      context.beginPath()
      for (const [x, y] of along) context.lineTo(x, y)
    }
    const burnt = () => {
      trace()
      context.lineTo(area.left + area.width + size, area.top - size * 3)
      context.lineTo(area.left - size, area.top - size * 3)
      context.closePath()
    }
    const now = numbers.find(({ first, end }) => minute >= first && minute < end)!
    const place = places[minute]!
    context.lineJoin = 'round'
    context.lineCap = 'round'

    paintPaper(frame, area)
    yield
    print(context, sheet, minute, area, hourCycle, INK, PALE_INK)
    yield
    if (tiny) {
      context.font = font(size)
      context.fillStyle = INK
      context.fillText(place.text, place.x, place.y)
    }
    // Firelight on the sheet along the edge, then the brown and the black that run ahead of the fire, unevenly.
    const light = context.createRadialGradient(
      fire.front,
      fire.middle,
      0,
      fire.front,
      fire.middle,
      size * GLOW * 0.88,
    )
    light.addColorStop(0, `rgb(255 132 16 / ${0.1 * heat})`)
    light.addColorStop(0.4, `rgb(255 146 36 / ${0.06 * heat})`)
    light.addColorStop(1, 'rgb(255 170 70 / 0)')
    context.strokeStyle = light
    yield
    // Beyond its reach there is no light to draw.
    trace(soft.filter(([x]) => Math.abs(x - fire.front) < size * GLOW))
    for (let ring = 1; ring <= 10; ring++) {
      context.lineWidth = size * 0.24 * ring
      context.stroke()
    }
    yield
    const scorched = soft.map(
      ([x, y]): Point => [x, y + size * 0.22 * (0.5 + grainAt((x / size) * 2.4, 0, fire.row + 60))],
    )
    trace(scorched)
    for (let ring = 0; ring < 14; ring++) {
      const part = ring / 13
      context.strokeStyle = `rgb(${164 - 70 * part} ${98 - 58 * part} ${36 - 24 * part} / ${0.034 + 0.04 * part})`
      context.lineWidth = size * (1.15 - 0.8 * part)
      context.stroke()
    }
    yield
    trace(soft)
    for (let ring = 0; ring < 10; ring++) {
      const part = ring / 9
      context.strokeStyle = `rgb(${70 - 46 * part} ${36 - 26 * part} ${14 - 10 * part} / ${0.06 + 0.12 * part})`
      context.lineWidth = size * (0.56 - 0.42 * part)
      context.stroke()
    }

    yield
    // Ash, and what is still to be read on it.
    context.save()
    burnt()
    context.clip()
    const folds = Math.max(360, Math.min(1500, width * 0.8))
    context.fillStyle = laid(context, image(ash), folds)
    context.fillRect(area.left, area.top, area.width, area.height)
    yield
    print(context, sheet, minute, area, hourCycle, BURNT_INK, 'rgb(190 182 172 / 0.5)')
    trace(soft)
    context.strokeStyle = 'rgb(6 4 3 / 0.16)'
    for (let ring = 1; ring <= 10; ring++) {
      context.lineWidth = size * 0.1 * ring
      context.stroke()
    }
    // The minute's own word glows where it has burnt, and so does its number.
    const hot = context.createLinearGradient(0, place.y - size * 0.7, 0, place.y + size * 0.2)
    hot.addColorStop(0, '#ffb545')
    hot.addColorStop(1, '#f2560c')
    context.font = font(size)
    context.fillStyle = hot
    context.fillText(place.text, place.x, place.y)
    context.restore()
    yield

    const heats = points.map(([x]) => heatAt(x / size, fire.row))
    // Embers: the hotter a stretch of the edge, the more of these lie on it.
    for (const [above, wide, colour] of EMBERS) {
      context.beginPath()
      let isOn = false
      for (const [index, [x, y]] of points.entries()) {
        const isHot = heats[index]! > above
        if (isHot && isOn) context.lineTo(x, y)
        else if (isHot) context.moveTo(x, y)
        isOn = isHot
      }
      context.strokeStyle = colour
      context.lineWidth = size * wide
      context.stroke()
    }
    const line = context.createRadialGradient(
      fire.front,
      fire.middle,
      0,
      fire.front,
      fire.middle,
      size * GLOW * 0.8,
    )
    line.addColorStop(0, `rgb(255 236 170 / ${heat})`)
    line.addColorStop(0.25, `rgb(255 170 50 / ${0.95 * heat})`)
    line.addColorStop(0.6, `rgb(240 84 10 / ${0.7 * heat})`)
    line.addColorStop(1, 'rgb(190 40 0 / 0)')
    trace()
    context.strokeStyle = line
    context.lineWidth = Math.max(1 / ratio, size * 0.04)
    context.stroke()
    context.globalAlpha = 0.34
    context.lineWidth = size * 0.16
    context.stroke()
    context.globalAlpha = 1

    // The number stands on its line's ash.
    context.textAlign = 'right'
    context.font = figures(tiny ? sheet.folioSize : size * 0.92)
    context.fillStyle = '#ff9a2a'
    context.fillText(String(minute), numberX, now.y)
    context.textAlign = 'left'
    return { fire, points }
  }

  const sheetOf = ({ context, time, width, height }: CanvasFrame) =>
    compose(context, time.hour, time.minute, width, height)

  /** The page as the minute finds it; in the hour's last second it falls to dust off the next. */
  function* drawPage(frame: CanvasFrame) {
    const { context, time, width, height, hourCycle, motion } = frame
    const all = { left: 0, top: 0, width, height }
    const dust = motion === 'reduced' ? 0 : dustAt(time.minute, time.second + time.millisecond / 1000)
    const dusty = time.minute === PAGE - 1 && time.second === 59
    if (dusty) {
      const next = compose(context, laterBy(time, 60_000).hour, 0, width, height)
      paintPaper(frame, all)
      print(context, next, -1, all, hourCycle, INK, PALE_INK)
      context.globalAlpha = 1 - dust
    }
    if (!dusty) {
      const sheet = sheetOf(frame)
      yield
      const pieces = paint(frame, sheet, 0, all, 0.8)
      while (!pieces.next().done) {
        settle(context)
        yield
      }
    } else {
      frame.layer('ash', `${time.hour} ${hourCycle} ${frame.seed}`, (layer) => {
        whole(paint({ ...frame, context: layer }, sheetOf(frame), 59.999, all, 0.8))
      })
      return motion === 'reduced' ? untilSecond(time) : undefined
    }
    return time.minute < PAGE - 1 ? untilMinute(time) : 59_000 - time.second * 1000 - time.millisecond
  }

  /** It licks on in a quarter of a second, throws a few sparks, and rests. */
  function drawFire(frame: CanvasFrame) {
    const { context, time, width, height, motion, seed } = frame
    if (time.minute === PAGE - 1 && time.second === 59) return untilSecond(time)
    const sheet = sheetOf(frame)
    const since = motion === 'reduced' ? 1 : time.millisecond / 1000
    const second = time.second + since * 0.999
    const flare = 0.82 + 0.18 * Math.max(0, 1 - since / LICK)
    const area = areaOf(sheet, time.minute, width, height)
    const { fire, points } = whole(paint(frame, sheet, second, area, flare))
    sparks(context, fire, points, since, createRandom(seed, 'sparks', Math.floor(time.secondsOfDay)))
    return since < LICK ? undefined : untilSecond(time)
  }

  function areaOf(
    { places, size, leading, tiny }: Sheet,
    minute: number,
    width: number,
    height: number,
  ): Area {
    if (tiny) return { left: 0, top: 0, width, height }
    const { x, y, width: wide } = places[minute]!
    // In whole pixels: between two the part would have a rim.
    const left = Math.max(0, Math.floor(x - size * GLOW))
    const top = Math.max(0, Math.floor(y - leading / 2 - size * GLOW))
    return {
      left,
      top,
      width: Math.min(width, Math.ceil(x + wide + size * GLOW)) - left,
      height: Math.min(height, Math.ceil(y + leading / 2 + size * GLOW * 0.8)) - top,
    }
  }

  const firePart = (hour: number, minute: number, width: number, height: number) => {
    const context = document.createElement('canvas').getContext('2d')!
    return areaOf(compose(context, hour, minute, width, height), minute, width, height)
  }

  return { drawPage, drawFire, firePart }
}

/** Sparks of a second: they rise from the front, and those that landed go on glowing on the ash. */
function sparks(
  context: Context,
  { front, upper, size }: { front: number; upper: number; size: number },
  points: readonly Point[],
  since: number,
  random: ReturnType<typeof createRandom>,
) {
  const steep = points.filter(([x, y]) => Math.abs(x - front) < size * 0.5 && y > upper)
  for (let spark = 0; spark < 6; spark++) {
    const from = steep[Math.floor(random() * steep.length)] ?? [front, upper]
    const rise = 1 - (1 - Math.min(1, since / LICK)) ** 2
    const x = from[0] - size * random.between(0.05, 1.3) * rise
    const y = from[1] - size * random.between(0.1, 1.9) * rise
    const radius = size * random.between(0.05, 0.13)
    const warm = Math.round(random.between(110, 190))
    const glow = context.createRadialGradient(x, y, 0, x, y, radius)
    glow.addColorStop(0, 'rgb(255 226 150)')
    glow.addColorStop(0.22, `rgb(255 ${warm} 50 / 0.9)`)
    glow.addColorStop(0.45, `rgb(255 ${warm - 40} 20 / 0.25)`)
    glow.addColorStop(1, 'rgb(255 90 0 / 0)')
    context.fillStyle = glow
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

function Fire({ book }: { book: ReturnType<typeof makeBook> }) {
  const { hour, minute } = useClockTime('minute')
  return (
    <Canvas
      key={`${hour} ${minute}`}
      draw={book.drawFire}
      beat={12}
      part={({ width, height }) => book.firePart(hour, minute, width, height)}
    />
  )
}

/** A page of a novel for the hour, a word of it for the minute, and a fire that reads along. */
export default function LastPage() {
  const [book] = useState(makeBook)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table}>
      <Canvas draw={book.drawPage} beat={20} />
      <Fire book={book} />
    </Stage>
  )
}
