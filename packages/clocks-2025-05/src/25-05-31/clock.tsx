import {
  type ClockNotes,
  createRandom,
  laterBy,
  Stage,
  untilMinute,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { burntAt, folioOf, PAGE, pageOf, type Setting, setPage, turnAt } from './model'

const paper = new URL('./paper.webp', import.meta.url).href
const FAMILY = 'ft-25-05-31 Last Page Roman'

export const images = [paper]
export const fonts = [
  { family: FAMILY, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The page number is the hour and the large number in the margin the minute: so many words of the page have burnt, and the next one burns away with the seconds.',
  credits: [
    {
      title: 'Northanger Abbey, the last 1,440 words',
      creator: 'Jane Austen; text prepared by Julia Silge',
      source: 'r-cran-janeaustenr 1.0.0-1 (Debian)',
      licence: 'public domain',
      changes: 'the heading of the last chapter left out, quotation marks curled',
    },
    {
      title: 'IM Fell DW Pica',
      creator: 'Igino Marini, after the types of Bishop Fell',
      source: '@fontsource/im-fell-dw-pica 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL DW Pica Roman',
      changes: 'subset to the letters and figures used, renamed Last Page Roman',
      files: ['roman.woff2'],
    },
    {
      title: 'Water-colour paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made grey, smaller, stretched in tone',
      files: ['paper.webp'],
    },
  ],
}

type Context = CanvasRenderingContext2D

const INK = '#241a12'
const PALE_INK = '#6b5034'
const PAPER = '#efe4cb'
const SHADE = 'rgb(44 21 6 / 0.76)'

/** A word in its place: left end, right end of what burns with it, both on the baseline. */
interface Place {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** How far the fire goes beyond the ends of the word. */
  readonly before: number
  readonly after: number
}

interface Sheet {
  readonly page: number
  readonly size: number
  readonly places: readonly Place[]
  /** The minute of the first word of each line, its baseline and whether it is the line of a word. */
  readonly numbers: readonly { readonly first: number; readonly end: number; readonly y: number }[]
  readonly numberX: number
  readonly left: number
  readonly right: number
  readonly headY: number
  readonly headSize: number
  readonly folioSize: number
  readonly footY: number
  /** Where the leaf ends and the edges of the leaves below it begin. */
  readonly foreEdge: number
}

const font = (size: number) => `${size}px "${FAMILY}", serif`

/** From `-1` to `1`, smooth, the same for the same place. */
function grain(place: number, row: number): number {
  const cell = Math.floor(place)
  const part = place - cell
  const at = (index: number) => {
    const wave = Math.sin(index * 127.1 + row * 311.7) * 43_758.545
    return (wave - Math.floor(wave)) * 2 - 1
  }
  return at(cell) + (at(cell + 1) - at(cell)) * part * part * (3 - 2 * part)
}

/** Sets pages and keeps the last few: breaking lines anew for each frame would be dear. */
function compositor() {
  const kept = new Map<string, Sheet>()
  return (context: Context, page: number, minute: number, width: number, height: number): Sheet => {
    const tiny = width < 240 || height < 130
    context.font = font(100)
    // A typeface that comes late measures differently.
    const key = [page, tiny ? minute : '', width, height, context.measureText('Northanger').width].join()
    let sheet = kept.get(key)
    if (!sheet) {
      sheet = tiny ? wordAlone(context, page, minute, width, height) : wholePage(context, page, width, height)
      if (kept.size > 5) kept.clear()
      kept.set(key, sheet)
    }
    return sheet
  }
}

const foreEdgeOf = (page: number, width: number) => width * (1 - (23 - page) * 0.0013)

function wholePage(context: Context, page: number, width: number, height: number): Sheet {
  const words = pageOf(page)
  const about = Math.sqrt((width * height * 0.68) / 225)
  const tall = width < height
  const headSize = Math.max(9, about * 0.56)
  const folioSize = about * (tall ? 1.25 : 1.15)
  const numbers = about * 1.75
  const left = width * (tall ? 0.055 : 0.05) + numbers
  const right = width * 0.955 - about * (tall ? 0.2 : 0.55)
  const headY = height * 0.035 + about * 1.0
  const top = headY + about * (tall ? 0.75 : 0.5)
  const bottom = height * 0.975 - about * 0.85
  context.font = font(100)
  const widths = words.map((word) => context.measureText(word).width / 100)
  const space = 0.24
  const setting: Setting = setPage(widths, space, right - left, bottom - top)
  const { size, leading, lines } = setting
  const places: Place[] = []
  const baseline = (line: number) => top + leading * (line + 0.5) + size * 0.26
  for (const [line, { first, end }] of lines.entries()) {
    const inked = widths.slice(first, end).reduce((sum, word) => sum + word, 0) * size
    const even = end - first > 1 ? (right - left - inked) / (end - first - 1) : size * space
    // A last line of few words is let run short rather than pulled apart.
    const gap = end < PAGE ? even : Math.min(even, size * space * 2.4)
    const reach = Math.min(size * 0.11, gap * 0.4)
    let x = left
    for (let word = first; word < end; word++) {
      places.push({
        text: words[word]!,
        x,
        y: baseline(line),
        width: widths[word]! * size,
        before: word === first ? size * 0.08 : reach,
        after: word === end - 1 ? size * 0.08 : reach,
      })
      x += widths[word]! * size + gap
    }
  }
  return {
    page,
    size,
    places,
    numbers: lines.map(({ first, end }, line) => ({ first, end, y: baseline(line) })),
    numberX: left - size * 0.62,
    left,
    right,
    headY,
    headSize,
    folioSize,
    footY: height * 0.982 - about * 0.16,
    foreEdge: foreEdgeOf(page, width),
  }
}

/** On the smallest stages a page of one word: the number in the margin is then the minute itself. */
function wordAlone(context: Context, page: number, minute: number, width: number, height: number): Sheet {
  const words = pageOf(page)
  const folioSize = height * 0.26
  const left = width * 0.07 + height * 0.4
  const right = width * 0.93
  context.font = font(100)
  const measured = context.measureText(words[minute]!).width / 100
  const size = Math.min(height * 0.42, (right - left) / measured)
  const y = height * 0.7
  return {
    page,
    size,
    places: words.map((text) => ({
      text,
      x: left,
      y,
      width: measured * size,
      before: size * 0.08,
      after: size * 0.08,
    })),
    numbers: [{ first: minute, end: minute + 1, y }],
    numberX: left - height * 0.12,
    left: width * 0.08,
    right,
    headY: height * 0.3,
    headSize: 0,
    folioSize,
    footY: 0,
    foreEdge: foreEdgeOf(page, width),
  }
}

/** The hole of a word burnt as far as `front`, within a grain that stays where it is in the paper. */
function burn(
  context: Context,
  { x, y, width, before, after }: Place,
  size: number,
  burnt: number,
  row: number,
) {
  const start = x - before
  const front = start + (width + before + after) * burnt
  const length = front - start
  const round = Math.min(size * 0.3, length / 2)
  const middle = y - size * 0.255
  // It begins as a spot.
  const grown = Math.min(1, 0.3 + (length / size) * 1.1)
  const steps = Math.max(6, Math.ceil(length / (size * 0.05)))
  const edge: [number, number][] = []
  for (const side of [-1, 1]) {
    for (let step = 0; step <= steps; step++) {
      const along = side < 0 ? step / steps : 1 - step / steps
      const at = along * length
      const near = Math.min(1, at / round, (length - at) / round)
      const height = (1 - (1 - near) ** 2.4) ** (1 / 2.4)
      const place = at / size
      const rough =
        grain(place * 4.2, row + side * 0.37) * 0.08 + grain(place * 13, row + side * 0.71) * 0.042
      const sway = grain(side * near * 3.1 + place * 0.9, row + 0.19) * 0.035 * (1 - near)
      edge.push([
        start + at + sway * size,
        middle + side * size * (0.5 * height + rough * (0.35 + 0.65 * height)) * grown,
      ])
    }
  }
  context.beginPath()
  for (const [px, py] of edge) context.lineTo(px, py)
  context.closePath()
  return front
}

/** Browned paper about a hole; the hole comes over it. */
function scorch(context: Context, size: number) {
  context.save()
  context.lineJoin = 'round'
  for (const [width, ink] of [
    [0.62, 'rgb(176 118 50 / 0.1)'],
    [0.46, 'rgb(160 98 36 / 0.14)'],
    [0.3, 'rgb(128 70 24 / 0.16)'],
    [0.19, 'rgb(92 46 16 / 0.3)'],
    [0.11, 'rgb(48 24 10 / 0.62)'],
    [0.06, 'rgb(20 11 6 / 0.9)'],
  ] as const) {
    context.lineWidth = size * width
    context.strokeStyle = ink
    context.stroke()
  }
  context.restore()
}

/** What lies in the hole over the next leaf: shade, deepest under the upper edge, and a rim of ash. */
function depth(context: Context, size: number) {
  context.save()
  context.fillStyle = SHADE
  context.fill()
  context.clip()
  context.lineJoin = 'round'
  context.translate(size * 0.03, size * 0.05)
  for (const [width, alpha] of [
    [0.3, 0.12],
    [0.2, 0.16],
    [0.1, 0.26],
  ] as const) {
    context.lineWidth = size * width
    context.strokeStyle = `rgb(24 12 5 / ${alpha})`
    context.stroke()
  }
  context.translate(-size * 0.03, -size * 0.05)
  context.lineWidth = size * 0.03
  context.strokeStyle = 'rgb(150 118 88 / 0.42)'
  context.stroke()
  context.lineWidth = size * 0.018
  context.strokeStyle = 'rgb(16 9 5)'
  context.stroke()
  context.restore()
}

/** Bare paper of a right-hand page with the edges of the leaves that are left. */
function leaf(
  context: Context,
  sheet: Sheet,
  width: number,
  height: number,
  paintPaper: (context: Context) => void,
  bed: boolean,
) {
  const { foreEdge, page } = sheet
  if (bed) {
    const leaves = 23 - page
    const step = leaves ? (width - foreEdge) / leaves : 0
    for (let index = leaves - 1; index >= 0; index--) {
      const x = foreEdge + (index + 1) * step
      context.fillStyle = index % 2 ? '#e2d4b4' : '#cbb78f'
      context.fillRect(x - step * 1.2, 0, step * 1.25, height)
      context.fillStyle = 'rgb(70 44 18 / 0.35)'
      context.fillRect(x - step * 0.28, 0, step * 0.28, height)
    }
    context.fillStyle = 'rgb(50 28 8 / 0.3)'
    context.fillRect(foreEdge, 0, step * 0.8, height)
  }
  context.save()
  context.beginPath()
  context.rect(0, 0, foreEdge, height)
  context.clip()
  paintPaper(context)
  context.restore()
}

/** Laid paper in the light of the table, darker at the gutter. */
function sheetOfPaper(context: Context, width: number, height: number, image: HTMLImageElement) {
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 0.042
  const tile = Math.max(150, Math.min(width, height) * 0.3)
  for (let x = 0; x < width; x += tile)
    for (let y = 0; y < height; y += tile) context.drawImage(image, x, y, tile, tile)
  context.globalAlpha = 1
  // Laid paper: the wires of the mould, and the chains across them.
  const wire = Math.max(2.4, Math.min(width, height) / 230)
  context.fillStyle = 'rgb(150 118 72 / 0.1)'
  for (let y = 0; y < height; y += wire) context.fillRect(0, y, width, wire * 0.42)
  context.fillStyle = 'rgb(150 118 72 / 0.13)'
  for (let x = wire * 9; x < width; x += wire * 31) context.fillRect(x, 0, wire * 0.8, height)
  const gutter = context.createLinearGradient(0, 0, width * 0.16, 0)
  for (const [at, ink] of [
    [0, 'rgb(84 54 24 / 0.85)'],
    [0.12, 'rgb(120 84 44 / 0.5)'],
    [0.36, 'rgb(150 116 70 / 0.2)'],
    [1, 'rgb(160 130 90 / 0)'],
  ] as const)
    gutter.addColorStop(at, ink)
  context.fillStyle = gutter
  context.fillRect(0, 0, width, height)
  const reach = Math.hypot(width, height)
  const light = context.createRadialGradient(
    width * 0.62,
    height * 0.3,
    reach * 0.2,
    width * 0.55,
    height * 0.45,
    reach * 0.72,
  )
  light.addColorStop(0, 'rgb(190 150 96 / 0)')
  light.addColorStop(1, 'rgb(160 112 58 / 0.42)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

function print(context: Context, sheet: Sheet, minute: number | undefined, hourCycle: 12 | 24) {
  const { page, size, numbers, numberX, left, right, headY, headSize, folioSize, footY } = sheet
  context.textBaseline = 'alphabetic'
  if (headSize) {
    const wide = headSize * 0.2
    context.font = font(headSize)
    context.letterSpacing = `${wide}px`
    context.fillStyle = INK
    context.textAlign = 'center'
    if (right - left > headSize * 24) context.fillText('NORTHANGER ABBEY', (left + right + wide) / 2, headY)
    context.textAlign = 'left'
    if (hourCycle === 12) context.fillText(page < 12 ? 'VOL. I' : 'VOL. II', left, headY)
    else if (right - left <= headSize * 24) context.fillText('NORTHANGER ABBEY', left, headY)
    context.letterSpacing = '0px'
    context.textAlign = 'right'
    context.font = font(size * 0.62)
    context.fillText(page < 23 ? pageOf(page + 1)[0]! : 'FINIS.', right, footY)
  }
  context.fillStyle = INK
  context.textAlign = 'right'
  context.font = font(folioSize)
  context.fillText(String(folioOf(page, hourCycle)), right, headY)
  for (const { first, end, y } of numbers) {
    const now = minute !== undefined && minute >= first && minute < end
    context.font = font(headSize ? size * (now ? 1 : 0.58) : folioSize)
    context.fillStyle = now ? INK : PALE_INK
    context.fillText(String(now ? minute : first), numberX, y - (headSize && !now ? size * 0.03 : 0))
  }
  context.textAlign = 'left'
}

function ember(context: Context, sheet: Sheet, place: Place, burnt: number, row: number, heat: number) {
  const { size } = sheet
  const front = burn(context, place, size, burnt, row)
  const glow = context.createLinearGradient(front - size * 1.5, 0, front, 0)
  glow.addColorStop(0, 'rgb(190 40 0 / 0)')
  glow.addColorStop(0.6, `rgb(206 52 4 / ${0.55 * heat})`)
  glow.addColorStop(1, `rgb(255 106 16 / ${heat})`)
  const core = context.createLinearGradient(front - size * 0.5, 0, front, 0)
  core.addColorStop(0, 'rgb(255 160 50 / 0)')
  core.addColorStop(1, `rgb(255 226 140 / ${heat})`)
  context.save()
  context.lineJoin = 'round'
  context.strokeStyle = glow
  context.lineWidth = size * 0.075
  context.stroke()
  context.strokeStyle = core
  context.lineWidth = size * 0.032
  context.stroke()
  context.restore()
  return front
}

function makeBook() {
  const compose = compositor()

  /** What is set and what has come of it at a moment. */
  const open = ({ context, time, width, height, hourCycle, seed, image }: CanvasFrame) => {
    const { hour, minute } = time
    const second = time.second + time.millisecond / 1000
    const turned = turnAt(minute, second)
    const following = laterBy(time, 60_000 * (60 - minute)).hour
    const sheet = compose(context, hour, minute, width, height)
    const next = compose(context, following, 0, width, height)
    const tiny = !sheet.headSize
    const grainRow = Math.floor(createRandom(seed, 'fire')() * 500)
    const rowOf = (word: number) => grainRow + hour * PAGE + word
    const burntOut = turned > 0 // in its last second the page has no word left
    const gone = burntOut ? PAGE : minute
    // A typeface that comes late sets another page.
    const key = [hour, gone, hourCycle, seed, tiny, sheet.size + next.size].join()

    const paintPaper = (to: Context) => sheetOfPaper(to, width, height, image(paper))
    /** The next leaf and the edges of those below it. */
    const paintNext = (to: Context) => {
      leaf(to, next, width, height, paintPaper, true)
      if (tiny) return
      print(to, next, undefined, hourCycle)
      to.font = font(next.size)
      to.fillStyle = INK
      for (const { text, x, y } of next.places) to.fillText(text, x, y)
    }
    /** What of the next leaf is seen through the hole of a word, which is the context's path; it lies in shade. */
    const paintThrough = (to: Context, { x, y, width }: Place) => {
      to.save()
      to.clip()
      to.fillStyle = PAPER
      to.fill()
      to.font = font(next.size)
      to.fillStyle = INK
      const reach = sheet.size + next.size
      for (const below of tiny ? [] : next.places)
        if (Math.abs(below.y - y) < reach && below.x < x + width + reach && below.x + below.width > x - reach)
          to.fillText(below.text, below.x, below.y)
      to.restore()
    }
    /** @param isOpen - The holes are left open, or else show the next leaf. */
    const paintHoles = (to: Context, isOpen: boolean) => {
      for (let word = 0; !tiny && word < gone; word++) {
        const place = sheet.places[word]!
        burn(to, place, sheet.size, 1, rowOf(word))
        scorch(to, sheet.size)
        if (isOpen) {
          to.globalCompositeOperation = 'destination-out'
          to.fillStyle = INK
          to.fill()
          to.globalCompositeOperation = 'source-over'
        } else paintThrough(to, place)
        depth(to, sheet.size)
      }
    }
    const printLeaf = (to: Context) => {
      print(to, sheet, minute, hourCycle)
      to.font = font(sheet.size)
      to.fillStyle = INK
      if (tiny) return
      for (const { text, x, y } of sheet.places.slice(Math.max(gone, minute + 1))) to.fillText(text, x, y)
    }
    /** The page as it lies; the paper of both leaves is one. */
    const paintPage = (to: Context) => {
      leaf(to, next, width, height, paintPaper, true)
      paintHoles(to, false)
      printLeaf(to)
    }
    /** The burnt leaf alone, of which nothing is printed on the other side. */
    const paintHoled = (to: Context) => {
      leaf(to, sheet, width, height, paintPaper, false)
      paintHoles(to, true)
    }
    return {
      minute,
      second,
      turned,
      burntOut,
      sheet,
      tiny,
      rowOf,
      key,
      paintNext,
      paintThrough,
      printLeaf,
      paintPage,
      paintHoled,
    }
  }

  const glowBefore = (context: Context, { minute, second, tiny, sheet, rowOf }: ReturnType<typeof open>) => {
    if (minute === 0 || tiny || second >= COOLING) return
    ember(context, sheet, sheet.places[minute - 1]!, 1, rowOf(minute - 1), (1 - second / COOLING) ** 2)
  }

  let seen = false
  const drawPage = (frame: CanvasFrame) => {
    const { context, width, height, time, layer } = frame
    const opened = open(frame)
    const { minute, second, turned, burntOut, key, paintNext, printLeaf, paintPage, paintHoled } = opened
    if (burntOut) {
      layer('next', key, paintNext)
      turnLeaf(context, width, height, turned, (other) => {
        layer('page', `holed ${key}`, paintHoled)
        if (!other) printLeaf(context)
      })
      return
    }
    // Kept where many pictures follow one another, and so not for the first.
    if (seen && second < COOLING) layer('page', key, paintPage)
    else {
      context.save()
      paintPage(context)
      context.restore()
    }
    seen = true
    glowBefore(context, opened)
    if (second < COOLING) return 1000 / FIRE - (time.millisecond % (1000 / FIRE)) // together with the fire
    if (minute < 59) return untilMinute(time)
    return Math.max(0, 59_000 - second * 1000)
  }

  const drawFire = (frame: CanvasFrame) => {
    const { context, time } = frame
    const opened = open(frame)
    const { minute, second, burntOut, sheet, rowOf, key, paintThrough, paintPage } = opened
    if (burntOut) return
    frame.layer('page', key, paintPage)
    glowBefore(context, opened)

    const place = sheet.places[minute]!
    const { size } = sheet
    const burnt = burntAt(second)
    const pulse = 0.8 + 0.2 * Math.exp(-3.2 * (second % 1))
    const caught = Math.min(1, (second + 0.6) / 1.2)
    const middle = place.y - size * 0.25
    const ahead = place.x + place.width * burnt

    context.save()
    context.globalCompositeOperation = 'overlay'
    const glow = context.createRadialGradient(ahead, middle, 0, ahead, middle, size * GLOW)
    glow.addColorStop(0, `rgb(255 150 30 / ${0.95 * pulse})`)
    glow.addColorStop(0.35, `rgb(255 170 60 / ${0.5 * pulse})`)
    glow.addColorStop(1, 'rgb(255 190 100 / 0)')
    context.fillStyle = glow
    context.fillRect(ahead - size * GLOW, middle - size * GLOW, size * GLOW * 2, size * GLOW * 2)
    context.restore()

    // The word is lit: hottest where the fire stands, dull red at its far end.
    const heat = context.createLinearGradient(ahead, 0, ahead + Math.max(size, place.width), 0)
    heat.addColorStop(0, '#f0640a')
    heat.addColorStop(0.22, '#d8380a')
    heat.addColorStop(1, '#a81f0c')
    context.font = font(size)
    context.fillStyle = INK
    context.fillText(place.text, place.x, place.y)
    context.globalAlpha = caught
    context.fillStyle = heat
    context.fillText(place.text, place.x, place.y)
    context.globalAlpha = 1

    burn(context, place, size, burnt, rowOf(minute))
    scorch(context, size)
    paintThrough(context, place)
    depth(context, size)
    const front = ember(context, sheet, place, burnt, rowOf(minute), pulse)
    rise(context, front, middle, size, time.secondsOfDay, pulse)
  }

  /** What of the stage the fire of a minute lights, with its smoke. */
  const firePart = (hour: number, minute: number, width: number, height: number) => {
    const context = document.createElement('canvas').getContext('2d')!
    const { headSize, places, size } = compose(context, hour, minute, width, height)
    if (!headSize) return { left: 0, top: 0, width, height }
    const place = places[minute]!
    const left = Math.max(0, place.x - size * GLOW)
    const top = Math.max(0, place.y - size * 4.2)
    return {
      left,
      top,
      width: Math.min(width, place.x + place.width + size * GLOW) - left,
      height: Math.min(height, place.y + size * GLOW) - top,
    }
  }

  return { drawPage, drawFire, firePart }
}

/** Pictures a second of the fire: it is seen to flicker, and the smoke goes two pixels from one to the next. */
const FIRE = 8
/** For how many seconds the word before glows, and how far a fire's light reaches, in sizes of the type. */
const COOLING = 4
const GLOW = 3.2

/** Smoke and sparks over the front of the fire. */
function rise(context: Context, x: number, y: number, size: number, seconds: number, pulse: number) {
  context.save()
  context.lineCap = 'round'
  const steps = 16
  for (const [wisp, alpha] of [
    [0, 0.05],
    [1, 0.035],
  ] as const) {
    const at = (step: number): [number, number] => {
      const up = step / steps
      const drift = grain(up * 2.6 - seconds * 0.55 + wisp * 7, 3 + wisp) * up * size * 0.75
      return [x + drift + up * size * 0.4, y - size * 0.3 - up * size * 3.4]
    }
    for (let step = 0; step < steps; step++) {
      context.beginPath()
      context.moveTo(...at(step))
      context.lineTo(...at(step + 1))
      context.lineWidth = size * (0.05 + (step / steps) * 0.5)
      context.strokeStyle = `rgb(84 70 60 / ${(alpha * 2.2 * (1 - step / steps)).toFixed(4)})`
      context.stroke()
    }
  }
  // A spark a second, each alive for a second and a half.
  for (let born = Math.floor(seconds) - 1; born <= Math.floor(seconds); born++) {
    for (let spark = 0; spark < 3; spark++) {
      const age = (seconds - born - spark * 0.07) / (1.1 + 0.12 * spark)
      if (age < 0 || age > 1) continue
      const side = grain(born * 1.7 + spark * 3.3, 11)
      const px = x + side * size * (0.25 + age * 0.8) + grain(age * 3 + born, 17 + spark) * size * 0.14 * age
      const py = y - size * (1.1 + 0.5 * spark) * (1 - (1 - age) ** 2)
      context.fillStyle = `rgb(${255 - age * 90} ${150 - age * 110} ${50 - age * 40} / ${1 - age * age})`
      context.beginPath()
      context.arc(px, py, size * 0.034 * (1.15 - age) * (0.8 + pulse * 0.4), 0, Math.PI * 2)
      context.fill()
    }
  }
  context.restore()
}

/** The burnt leaf goes over to the left about the gutter, and the next lies there. */
function turnLeaf(
  context: Context,
  width: number,
  height: number,
  turned: number,
  paintPage: (other?: boolean) => void,
) {
  const fold = width * (1 - turned)
  context.save()
  context.beginPath()
  context.rect(0, 0, fold, height)
  context.clip()
  paintPage()
  context.restore()

  const cast = context.createLinearGradient(fold, 0, fold + width * 0.22, 0)
  cast.addColorStop(0, `rgb(50 26 8 / ${0.5 * (1 - turned)})`)
  cast.addColorStop(1, 'rgb(50 26 8 / 0)')
  context.fillStyle = cast
  context.fillRect(fold, 0, width * 0.22, height)

  context.save()
  context.translate(fold * 2, 0)
  context.scale(-1, 1)
  context.beginPath()
  context.rect(fold, 0, width - fold, height)
  context.clip()
  paintPage(true)
  const bend = context.createLinearGradient(fold, 0, fold + width * 0.3, 0)
  bend.addColorStop(0, 'rgb(60 34 12 / 0.55)')
  bend.addColorStop(0.25, 'rgb(255 248 228 / 0.3)')
  bend.addColorStop(0.6, 'rgb(90 60 28 / 0.22)')
  bend.addColorStop(1, 'rgb(90 60 28 / 0.12)')
  context.fillStyle = bend
  context.fillRect(fold, 0, width, height)
  context.restore()
}

function Fire({ book }: { book: ReturnType<typeof makeBook> }) {
  const { hour, minute } = useClockTime('minute')
  return (
    <Canvas
      key={`${hour} ${minute}`}
      draw={book.drawFire}
      beat={FIRE}
      part={({ width, height }) => book.firePart(hour, minute, width, height)}
    />
  )
}

/** A page of a novel for the hour, a word of it for the minute, and a fire that reads along. */
export default function LastPage() {
  const [book] = useState(makeBook)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table}>
      <Canvas draw={book.drawPage} beat={30} />
      <Fire book={book} />
    </Stage>
  )
}
