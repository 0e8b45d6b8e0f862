import {
  type ClockTime,
  createRandom,
  easeInOut,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { drawText, setClues } from './clues'
import { drawGrid, letter, paper } from './grid'
import { drawHand, drawPencil, smudge } from './hand'
import { cornerOf, isShown, planOf } from './layout'
import { puzzleOf, SHEET_SECONDS, SIDE, SOLVING_SECONDS, sheetAt, strokesAt } from './model'
import { type Context, font, GRAPHITE, HEAD, NEWS, NEWS_BOLD, PAPER, PEN, PENCIL } from './palette'

export { notes } from './notes'

export const images = []

export const fonts = [
  { family: NEWS, source: new URL('./news.woff2', import.meta.url).href, weight: '400' },
  { family: NEWS_BOLD, source: new URL('./news-bold.woff2', import.meta.url).href, weight: '400' },
  { family: HEAD, source: new URL('./head.woff2', import.meta.url).href, weight: '400' },
  { family: PEN, source: new URL('./pen.woff2', import.meta.url).href, weight: '400' },
  { family: PENCIL, source: new URL('./pencil.woff2', import.meta.url).href, weight: '400' },
]

/** How much of the time for a stroke it takes to write, and to go on to the next cell. */
const [WRITES, HOPS] = [0.36, 0.16]

/** How long the pencil takes to come, in seconds. */
const COMES = 0.45

/** As far as the pencil reaches, which lies to the lower right of what it writes and leaves below. */
const pencilPart = ({ width, height }: { width: number; height: number }) => {
  const { bare, left, top, cell } = planOf(width, height, SIDE)
  if (bare) return { left: 0, top: 0, width, height }
  const upper = Math.max(0, top - cell / 2)
  return { left: 0, top: upper, width: Math.min(width, left + cell * (SIDE + 4)), height: height - upper }
}

function makeDraws() {
  const kept = new Map<string, ReturnType<typeof set>>()
  const set = ({ context, width, height, hourCycle }: CanvasFrame, { hour, minute }: ClockTime) => {
    const puzzle = puzzleOf(hour, minute, hourCycle)
    const plan = planOf(width, height, Math.max(...[...puzzle.inked].map((index) => index % SIDE)) + 1)
    return {
      puzzle,
      plan,
      key: `${hour} ${minute}`,
      set: plan.bare ? undefined : setClues(context, plan, puzzle),
    }
  }
  /** The few sheets that were set last are kept, until a typeface comes late, which measures differently. */
  const open = (frame: CanvasFrame, at = frame.time) => {
    const { context, width, height, hourCycle } = frame
    context.font = font(NEWS, 100)
    const key = [at.hour, at.minute, width, height, hourCycle, context.measureText('clue').width].join()
    if (kept.size > 4) kept.clear()
    if (!kept.has(key)) kept.set(key, set(frame, at))
    return kept.get(key)!
  }
  const drawSheet = (frame: CanvasFrame, at = frame.time, to = frame.context) => {
    const { plan, puzzle, key, set } = open(frame, at)
    paper(to, plan, frame.seed)
    drawGrid(to, plan, puzzle, key)
    if (set) drawText(to, plan, set, at, key)
  }
  /** What of the time a drawing of the pencil goes by, and of its work how much is done. */
  const workOf = (frame: CanvasFrame) => {
    const { time, motion } = frame
    const still = motion === 'reduced'
    const seconds = still ? time.second : secondsOf(time)
    const sheet = open(frame)
    const many = sheet.puzzle.strokes.length
    const progress = strokesAt(seconds, many)
    const done = Math.floor(progress)
    const part = progress - done
    return { ...sheet, still, seconds, done, part, untilStroke: ((1 - part) * SOLVING_SECONDS * 1000) / many }
  }

  /** All strokes that are done, painted anew at each; at the end of the minute the next sheet falls on it. */
  const drawDone = (frame: CanvasFrame) => {
    const { context, time, width, height, hourCycle, seed, layer } = frame
    const { puzzle, plan, set, key, still, seconds, done, untilStroke } = workOf(frame)
    const hand = (to: Context) => drawHand(to, plan, puzzle, set, done, key)
    const away = still ? 1 : sheetAt(seconds)
    if (away === 1) {
      hand(context)
      return still ? untilSecond(time) : Math.min(untilStroke, untilMinute(time) - SHEET_SECONDS * 1000)
    }
    layer('hand', `${key} ${hourCycle} ${done}`, hand)
    const following = laterBy(time, untilMinute(time))
    context.save()
    context.fillStyle = `rgb(70 36 20 / ${0.28 * (1 - away)})`
    context.fillRect(0, 0, width, height)
    context.translate(width * away * 0.1, height * away * 1.05)
    context.rotate(away * 0.09)
    context.shadowColor = 'rgb(60 30 18 / 0.5)'
    context.shadowBlur = plan.cell * 0.5 * context.getTransform().a
    // As the stage's own ground is.
    const light = context.createLinearGradient(0, 0, width, height)
    ;['#f6e3ce', PAPER, '#dfc0a7'].forEach((colour, at) => {
      light.addColorStop(at / 2, colour)
    })
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    context.shadowColor = 'transparent'
    layer('next', `${following.epochMs} ${hourCycle} ${seed}`, (to) => drawSheet(frame, following, to))
    context.restore()
  }

  /** The stroke under way, and the pencil: it writes, goes to the next cell, and waits there for a thought. */
  const drawPencils = (frame: CanvasFrame) => {
    const { context, time, height } = frame
    const { puzzle, plan, key, still, seconds, done, part, untilStroke } = workOf(frame)
    const { cell, bare } = plan
    const { strokes } = puzzle
    const writing = Math.min(1, part / WRITES)
    const centre = (index: number) => cornerOf(plan, index).map((edge) => edge + cell / 2) as [number, number]
    const stroke = strokes[Math.min(done, strokes.length - 1)]!
    if (done < strokes.length && isShown(plan, stroke.cell) && part > 0) {
      const [cx, cy] = centre(stroke.cell)
      context.save()
      context.beginPath()
      if (stroke.letter) {
        const edge = cx - cell * 0.6 + cell * 1.2 * writing
        context.moveTo(cx - cell, cy - cell)
        context.lineTo(edge + cell * 0.14, cy - cell)
        context.lineTo(edge - cell * 0.14, cy + cell)
        context.lineTo(cx - cell, cy + cell)
        context.clip()
        context.fillStyle = GRAPHITE
        letter(
          context,
          plan,
          stroke.cell,
          stroke.letter,
          PENCIL,
          createRandom(key, stroke.cell, stroke.letter),
        )
      } else {
        context.fillStyle = `rgb(248 230 212 / ${writing})`
        context.rect(cx - cell * 0.47, cy - cell * 0.24, cell * 0.94, cell * 0.72)
        context.fill()
        context.clip()
        smudge(context, plan, stroke.cell, writing, createRandom(key, 'crumbs', done))
      }
      context.restore()
    }

    if (bare) {
      const line = height - Math.max(3, height * 0.05)
      context.fillStyle = GRAPHITE
      context.fillRect(
        plan.left,
        line - 1,
        (cell * plan.columns * Math.min(seconds, SOLVING_SECONDS)) / SOLVING_SECONDS,
        2,
      )
    } else {
      const next = strokes[Math.min(done + 1, strokes.length - 1)]!
      const hop = easeInOut((part - WRITES) / HOPS)
      const [fromX, fromY] = centre(stroke.cell)
      const [toX, toY] = centre(next.cell)
      const startX = fromX + cell * (-0.26 + 0.5 * writing)
      const startY = fromY + cell * 0.22 * Math.cos(writing * 9.4) * (stroke.letter ? 1 : 0.5)
      const endX = toX - cell * 0.26
      const endY = toY + cell * 0.22
      const finished = done >= strokes.length
      const lift = finished ? 1 : Math.sin(Math.PI * hop) * 0.8
      const turn = (letterOf: string) => (letterOf ? 0 : 1)
      const turned = turn(stroke.letter) + (turn(next.letter) - turn(stroke.letter)) * hop
      // It comes from beyond the lower edge and goes back there before the next sheet.
      const leaving = seconds < COMES ? 1 - easeInOut(seconds / COMES) : easeInOut((seconds - 59) / 0.35)
      const out = leaving * height * 1.4
      const px = finished ? startX : startX + (endX - startX) * hop
      const py = (finished ? startY : startY + (endY - startY) * hop) - lift * cell * 0.12
      if (leaving < 1) drawPencil(context, px, py + out, cell, turned, Math.max(lift, leaving))
    }

    if (still) return untilSecond(time)
    if (seconds < COMES || seconds >= SOLVING_SECONDS) return undefined
    return part < WRITES + HOPS ? undefined : untilStroke
  }
  return { drawSheet, drawDone, drawPencils }
}

/** A newspaper's crossword for each minute, solved while it lasts. */
export default function ElevenAcross() {
  const [draws] = useState(makeDraws)
  return (
    <Stage css={css} className={styles.page} images={images} fonts={fonts}>
      <Canvas draw={(frame) => draws.drawSheet(frame)} beat="minute" />
      <Canvas draw={draws.drawDone} beat={24} />
      <Canvas draw={draws.drawPencils} beat={8} part={pencilPart} />
    </Stage>
  )
}
