import {
  type ClockTime,
  createRandom,
  easeInOut,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { drawText, setClues } from './clues'
import { drawGrid, letter, paper } from './grid'
import { drawHand, drawPencil, smudge } from './hand'
import { cornerOf, isShown, planOf } from './layout'
import { puzzleOf, SIDE, SOLVING_SECONDS, sheetAt, strokesAt } from './model'
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
  let handSeen = false
  const drawPencils = (frame: CanvasFrame) => {
    const { context, time, width, height, motion, hourCycle, seed, layer } = frame
    const seconds = motion === 'reduced' ? time.second : secondsOf(time)
    const away = motion === 'reduced' ? 1 : sheetAt(seconds)
    const { puzzle, plan, set, key } = open(frame)
    const { cell, bare } = plan
    const { strokes } = puzzle
    const progress = strokesAt(seconds, strokes.length)
    const done = Math.floor(progress)
    // Kept for the pictures that follow, and so not of use to the first.
    const hand = (to: Context) => drawHand(to, plan, puzzle, set, done, key)
    if (handSeen) layer('hand', `${key} ${hourCycle} ${done}`, hand)
    else hand(context)
    handSeen = true

    // The stroke under way, and the way to the next one.
    const part = progress - done
    const writing = Math.min(1, part / 0.6)
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
      const hop = easeInOut((part - 0.6) / 0.4)
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
      // It comes from beyond the corner and goes back there before the next sheet.
      const leaving = seconds < 0.45 ? 1 - easeInOut(seconds / 0.45) : easeInOut((seconds - 59) / 0.35)
      const out = leaving * Math.max(width, height)
      const px = finished ? startX : startX + (endX - startX) * hop
      const py = (finished ? startY : startY + (endY - startY) * hop) - lift * cell * 0.12
      if (leaving < 1) drawPencil(context, px + out * 0.8, py + out, cell, turned, Math.max(lift, leaving))
    }

    if (away < 1) {
      const following = laterBy(time, untilMinute(time))
      context.save()
      context.fillStyle = `rgb(70 36 20 / ${0.28 * (1 - away)})`
      context.fillRect(0, 0, width, height)
      context.translate(width * away * 0.1, height * away * 1.05)
      context.rotate(away * 0.09)
      context.shadowColor = 'rgb(60 30 18 / 0.5)'
      context.shadowBlur = cell * 0.5 * context.getTransform().a
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
    // It writes at every second beat, after more than one; the pencil comes and the next sheet falls at each.
    return seconds >= 0.45 && seconds < 59 ? 60 : undefined
  }
  return { drawSheet, drawPencils }
}

/** A newspaper's crossword for each minute, solved while it lasts. */
export default function ElevenAcross() {
  const [draws] = useState(makeDraws)
  return (
    <Stage css={css} className={styles.page} images={images} fonts={fonts}>
      <Canvas draw={(frame) => draws.drawSheet(frame)} beat="minute" />
      <Canvas draw={draws.drawPencils} beat={24} />
    </Stage>
  )
}
