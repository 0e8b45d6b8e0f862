import { type ClockNotes, easeInOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Layout, layoutOf } from './layout'
import { doneAt, SIDE, type Thread, threadAt } from './model'
import { type Cell, CLOTH, paintCloth, paintCrosses, THREADS } from './stitch'

export const images = []
export const fonts = []

export const notes: ClockNotes = {
  reading:
    'The big white figures are the hour and the minute; in the panel each minute is a row of sixty stitches, and one cross is worked each second.',
  credits: [
    {
      title: 'Jacquard 24, Yarndings 20: lettering and motifs on a weaver’s grid',
      creator: 'Sarah Cadigan-Fried, The Soft Type Project',
      source: '@fontsource/jacquard-24 5.3.0, @fontsource/yarndings-20 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried)',
      changes: 'figures and sixteen motifs read off as charts of stitches',
    },
    {
      title: 'Tiny5',
      creator: 'The Tiny5 Project Authors',
      source: '@fontsource/tiny5 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2022-2024 The Tiny5 Project Authors (https://github.com/Gissio/font_tiny5)',
      changes: 'capitals read off as charts of stitches',
    },
  ],
}

const layoutAt = ({ width, height, time, hourCycle }: CanvasFrame): Layout =>
  layoutOf(width, height, time.hour, time.minute, hourCycle)

/** The cloth, the figures, and what has been worked of the panel before this minute. */
function drawCloth(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const layout = layoutAt(frame)
  const { cell, x, y, lines } = layout
  paintCloth(context, width, height, cell, layout.free)
  const { rows } = doneAt(time.minute, 0)
  const cells: Record<Thread, Cell[]> = { ground: [], motif: [], letter: [] }
  context.fillStyle = CLOTH.print
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const thread = threadAt(time.hour, column, row)
      if (row < rows) cells[thread].push([x + column, y + row])
      else if (thread !== 'ground')
        context.fillRect((x + column + 0.12) * cell, (y + row + 0.12) * cell, cell * 0.76, cell * 0.76)
    }
  for (const thread of ['ground', 'motif', 'letter'] as const)
    paintCrosses(context, cells[thread], cell, thread)
  context.strokeStyle = CLOTH.print
  context.lineWidth = Math.max(1, cell * 0.24)
  context.strokeRect((x - 0.6) * cell, (y - 0.6) * cell, (SIDE + 1.2) * cell, (SIDE + 1.2) * cell)
  for (const line of lines) {
    const { times } = line
    const figure = line.stitches.flatMap(([right, up]) =>
      Array.from(
        { length: times * times },
        (_, i): Cell => [line.x + right * times + (i % times), line.y - up * times + Math.floor(i / times)],
      ),
    )
    paintCrosses(context, figure, cell, 'figure')
  }
  return untilMinute(time)
}

/** Seconds in which a cross is worked, a leg after the other. */
const WORK = 0.7

/** The needle, lying over the cloth with its thread in the last stitch. */
function paintNeedle(
  context: CanvasRenderingContext2D,
  [tipX, tipY]: readonly [number, number],
  cell: number,
  thread: Thread,
  lift: number,
) {
  const long = cell * 10
  const wide = cell * 0.72
  context.save()
  context.translate(tipX, tipY)
  context.rotate(-0.95 - lift * 0.18)
  context.strokeStyle = THREADS[thread][1]
  context.lineWidth = cell * 0.26
  context.beginPath()
  context.moveTo(long * 0.9, 0)
  context.bezierCurveTo(long * 1.25, -cell * 3, long * 0.5, -cell * 5.2, -cell * 0.6, -cell * 1.4)
  context.stroke()
  context.fillStyle = '#f7fbff'
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(long * 0.5, -wide / 2)
  context.lineTo(long, -wide * 0.45)
  context.arc(long, 0, wide * 0.45, -Math.PI / 2, Math.PI / 2)
  context.lineTo(long * 0.5, wide / 2)
  context.fill()
  context.fillStyle = '#93a4bd'
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(long * 0.5, wide * 0.06)
  context.lineTo(long, wide * 0.1)
  context.lineTo(long, wide * 0.45)
  context.lineTo(long * 0.5, wide / 2)
  context.fill()
  context.fillStyle = CLOTH.hole
  context.fillRect(long * 0.84, -wide * 0.12, long * 0.11, wide * 0.24)
  context.restore()
}

/** The row of this minute as far as it has been worked, and the needle. */
function drawRow(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const { cell, x, y } = layoutAt(frame)
  const { rows, stitches } = doneAt(time.minute, time.second)
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 1000 / WORK)
  const row = y + rows
  for (const thread of ['ground', 'motif', 'letter'] as const) {
    const done = Array.from({ length: stitches }, (_, column) => column).filter(
      (column) => threadAt(time.hour, column, rows) === thread,
    )
    paintCrosses(
      context,
      done.map((column) => [x + column, row]),
      cell,
      thread,
    )
  }
  const thread = threadAt(time.hour, stitches, rows)
  if (part > 0.5) paintCrosses(context, [[x + stitches, row]], cell, thread, part === 1 ? 2 : 1)
  // Up at the one corner, down at the other, for either leg.
  const [at, lift] = [easeInOut((part * 2) % 1 || (part ? 1 : 0)), Math.sin(Math.PI * ((part * 2) % 1))]
  const second = part > 0.5
  const tip: [number, number] = [
    (x + stitches + 0.2 + 0.6 * at) * cell,
    (row + (second ? 0.8 - 0.6 * at : 0.2 + 0.6 * at)) * cell,
  ]
  paintNeedle(context, tip, cell, thread, lift)
  return part === 1 ? untilSecond(time) : undefined
}

function panelPart({ width, height }: { width: number; height: number }) {
  const { cell, x, y } = layoutOf(width, height, 0, 0, 24)
  const over = cell * 13
  return {
    left: x * cell - cell * 2,
    top: y * cell - over,
    width: (SIDE + 2) * cell + over,
    height: SIDE * cell + over + cell * 2,
  }
}

/**
 * A tea towel in Assisi work, where the ground is filled and the motifs are another colour, so that every second has a
 * stitch: sixty to a row, a row to a minute, a panel to an hour, each hour with two motifs of its own.
 */
export default function TeaTowel() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.linen}>
      <Canvas draw={drawCloth} beat="minute" />
      <Canvas draw={drawRow} beat={8} part={panelPart} />
    </Stage>
  )
}
