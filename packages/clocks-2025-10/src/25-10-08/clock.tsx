import {
  type ClockTime,
  clamp,
  easeOut,
  Stage,
  untilSecond,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useMemo } from 'react'
import styles, { css } from './clock.module.css'
import { clueOf, columnOf, hourText, isMinute, PITCH, pictureAt, planOf, progressAt, solve } from './model'

export { notes } from './notes'

const FACE = 'ft-25-10-08 Clues'

export const images: string[] = []
export const fonts = [{ family: FACE, source: new URL('./clues.woff2', import.meta.url).href, weight: '600' }]

const INK = '#0d0b10'
const FINE = '#dfbfc3'
const STRONG = '#96727a'
const DONE = '#b98f97'
/** How long the squares of one second take to be inked. */
const WRITTEN_MS = 420

/** A puzzle as it is printed and solved, kept for as long as it is the same: it is drawn many times in a minute. */
function puzzles() {
  let key = ''
  let puzzle: ReturnType<typeof make>
  const make = (hour: string, minute: number, width: number, height: number) => {
    const plan = planOf(width, height)
    const picture = pictureAt(hour, minute, plan.setting, plan.rows)
    const late = isMinute(plan.setting, plan.rows)
    const { order } = solve(picture, (row, column) => !late(row, column))
    return {
      plan,
      picture,
      late,
      rows: picture.map(clueOf),
      columns: picture[0]!.map((_, column) => clueOf(columnOf(picture, column))),
      black: order.filter(([row, column]) => picture[row]![column]),
      empty: order.filter(([row, column]) => !picture[row]![column]),
    }
  }
  return (hour: string, time: ClockTime, width: number, height: number) => {
    const asked = `${hour} ${time.minute} ${width} ${height}`
    if (asked !== key) puzzle = make(hour, time.minute, width, height)
    key = asked
    return puzzle
  }
}

type Plan = ReturnType<typeof planOf>

/** Adds a black square to the path; a part of one is what stands there in pencil. */
function ink(
  context: CanvasRenderingContext2D,
  { x, y, square }: Plan,
  row: number,
  column: number,
  part: number,
) {
  const size = (square - Math.max(1, square * 0.07)) * part
  const inset = (square - size) / 2
  context.rect(x + column * square + inset, y + row * square + inset, size, size)
}

/** Adds the dot that says a square is empty. */
function dot(context: CanvasRenderingContext2D, { x, y, square }: Plan, row: number, column: number) {
  const size = Math.max(1, square * 0.11)
  context.rect(x + (column + 0.5) * square - size / 2, y + (row + 0.5) * square - size / 2, size, size)
}

/** A nonogram whose picture is the time. */
export default function Nonogram() {
  const { hourCycle } = useHostSettings()
  const puzzleOf = useMemo(puzzles, [])

  const grid = ({ context, time, width, height }: CanvasFrame) => {
    const { plan, picture, late } = puzzleOf(hourText(time.hour, hourCycle), time, width, height)
    const { x, y, square, columns, lines } = plan
    const rule = (index: number, upright: boolean) => {
      const strong = index % 5 === 0 || index === (upright ? columns : lines)
      const thick = Math.max(strong ? 1 : 0.5, Math.round(square * (strong ? 0.07 : 0.03)))
      context.fillStyle = strong ? STRONG : FINE
      if (upright) context.fillRect(x + index * square - thick / 2, y, thick, lines * square)
      else context.fillRect(x, y + index * square - thick / 2, columns * square, thick)
    }
    context.fillStyle = '#ffffff'
    context.fillRect(x, y, columns * square, lines * square)
    for (const strong of [false, true]) {
      for (let column = 0; column <= columns; column++)
        if ((column % 5 === 0 || column === columns) === strong) rule(column, true)
      for (let row = 0; row <= lines; row++) if ((row % 5 === 0 || row === lines) === strong) rule(row, false)
    }
    // The hour's half is solved.
    for (const filled of [true, false]) {
      context.beginPath()
      picture.forEach((line, row) => {
        line.forEach((black, column) => {
          if (late(row, column) || black !== filled) return
          if (black) ink(context, plan, row, column, 1)
          else dot(context, plan, row, column)
        })
      })
      context.fillStyle = filled ? INK : STRONG
      context.fill()
    }
  }

  const solving = ({ context, time, width, height, motion }: CanvasFrame) => {
    const puzzle = puzzleOf(hourText(time.hour, hourCycle), time, width, height)
    const { plan, picture, black, empty } = puzzle
    const { x, y, square, setting } = plan
    const written = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / WRITTEN_MS))
    const now = progressAt(time.second, black.length, empty.length)
    const before = progressAt(time.second - 1, black.length, empty.length)
    const inked = before.inked + (now.inked - before.inked) * written
    const dotted = before.dotted + (now.dotted - before.dotted) * written

    // What is not inked yet stands there in pencil, so that the time is told from its first second.
    const missing = picture.map((row) => row.map(() => false))
    context.beginPath()
    black.forEach(([row, column], index) => {
      const part = clamp(inked - index)
      ink(context, plan, row, column, 0.5 + 0.5 * part)
      if (part < 1) missing[row]![column] = true
    })
    context.fillStyle = INK
    context.fill()
    context.beginPath()
    for (const [row, column] of empty.slice(0, Math.round(dotted))) dot(context, plan, row, column)
    context.fillStyle = STRONG
    context.fill()

    // The clues; those of a line in which no black square is missing are struck out.
    const size = square * 0.72
    context.font = `600 ${size}px "${FACE}"`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    const clue = (numbers: readonly number[], done: boolean, at: (fromEnd: number) => [number, number]) => {
      const shown = numbers.length > 0 ? numbers : [0]
      shown.forEach((number, index) => {
        const [left, top] = at(shown.length - 1 - index)
        context.fillStyle = done ? DONE : INK
        context.fillText(String(number), left, top + size * 0.35)
      })
      if (!done) return
      // A row's clue is struck out with one line, a column's with one for each of its numbers.
      const thick = Math.max(0.7, square * 0.05)
      const strike = (from: number, to: number, top: number) =>
        context.fillRect(from, top - thick / 2, to - from, thick)
      context.fillStyle = STRONG
      const [last, line] = at(0)
      const [first, same] = at(shown.length - 1)
      if (line === same) strike(first - square * 0.3, last + square * 0.3, line)
      else for (const index of shown.keys()) strike(last - square * 0.4, last + square * 0.4, at(index)[1])
    }
    for (const [row, numbers] of puzzle.rows.entries())
      clue(numbers, !missing[row]!.includes(true), (back) => [
        x - square * 0.52 - back * square * PITCH.row[setting],
        y + (row + 0.5) * square,
      ])
    for (const [column, numbers] of puzzle.columns.entries())
      clue(numbers, !missing.some((line) => line[column]), (back) => [
        x + (column + 0.5) * square,
        y - square * 0.56 - back * square * PITCH.column,
      ])
    return written === 1 ? untilSecond(time) : undefined
  }

  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.page}>
      <Canvas draw={grid} beat="minute" />
      <Canvas draw={solving} beat={20} />
    </Stage>
  )
}
