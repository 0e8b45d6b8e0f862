import { type ClockNotes, Stage } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { layoutOf, positionsAt, untilTurning, wheelsOf } from './model'
import { paintPanel } from './panel'
import { halfOf, type Machine, machineFor, paintDrums, turn } from './wheels'

export const images = []
export const fonts = [
  { family: 'ft-25-04-24 Plate', source: new URL('./plate.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-24 Wide', source: new URL('./wide.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-24 Narrow', source: new URL('./narrow.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'Read the figures level with the red pointers, hours, then minutes, then seconds in red; while a wheel is still turning, the figure it is leaving counts.',
  credits: [
    {
      title: 'Routed Gothic, two widths',
      creator: 'Darren Embry',
      source: 'fonts-routed-gothic 1.0.0+git20210723 (Debian)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2017, Darren Embry (http://webonastick.com/), with Reserved Font Name Routed Gothic.',
      changes: 'subset to figures and capitals, renamed, cut with a thicker router',
      files: ['plate.woff2', 'wide.woff2', 'narrow.woff2'],
    },
  ],
}

/** Six drums geared to each other behind three windows in an enamelled panel. */
export default function Odometer() {
  return (
    <Stage css={css} fonts={fonts} className={styles.enamel}>
      <Instrument />
    </Stage>
  )
}

/** Pictures a second of a wheel that turns. */
const PICTURES = 30

/**
 * The drums, over them a canvas for what is cut into each wheel, and the panel with the light: only the wheels that
 * move are drawn.
 */
function drawings() {
  let kept: Machine | undefined
  const machineOf = ({ width, height, ratio }: SurfaceSize) => {
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio }
    const { of } = kept ?? {}
    if (!kept || of?.width !== size.width || of.height !== size.height || of.ratio !== ratio)
      kept = machineFor(size)
    return kept
  }
  /** Pixels of the screen are what the machine is measured in. */
  const toPixels = ({ context, ratio }: CanvasFrame) => context.scale(1 / ratio, 1 / ratio)
  return {
    drums(frame: CanvasFrame) {
      toPixels(frame)
      paintDrums(frame.context, machineOf(frame))
      return Number.POSITIVE_INFINITY
    },
    panel(frame: CanvasFrame) {
      const { of, layout } = machineOf(frame)
      toPixels(frame)
      paintPanel(frame.context, of.width, of.height, layout)
      return Number.POSITIVE_INFINITY
    },
    // The four that turn once a minute at most share a canvas.
    wheels: [[0, 1, 2, 3], [4], [5]].map((indexes) => ({
      draw(frame: CanvasFrame) {
        const { context, time, hourCycle } = frame
        toPixels(frame)
        let rest = Number.POSITIVE_INFINITY
        for (const index of indexes) {
          const wheel = wheelsOf(hourCycle)[index]!
          turn(context, machineOf(frame), index, wheel, positionsAt(time, hourCycle)[index]!)
          rest = Math.min(rest, untilTurning(index, time) ?? 0)
        }
        return rest || undefined
      },
      /** A pixel more all round: how large a pixel of the screen is shows only when it is drawn. */
      part({ width, height }: Pick<SurfaceSize, 'width' | 'height'>) {
        const halves = indexes.map((index) => halfOf(layoutOf(width, height), index))
        const [left, top] = [Math.min(...halves.map(({ x }) => x)), Math.min(...halves.map(({ y }) => y))]
        const right = Math.max(...halves.map(({ x, width }) => x + width))
        const foot = Math.max(...halves.map(({ y, height }) => y + height))
        return { left: left - 1, top: top - 1, width: right - left + 2, height: foot - top + 2 }
      },
    })),
  }
}

type SurfaceSize = Pick<CanvasFrame, 'width' | 'height' | 'ratio'>

function Instrument() {
  const [{ drums, panel, wheels }] = useState(drawings)
  return (
    <>
      <Canvas draw={drums} beat="minute" />
      {wheels.map(({ draw, part }, index) => (
        <Canvas key={index} draw={draw} part={part} beat={PICTURES} />
      ))}
      <Canvas draw={panel} beat="minute" />
    </>
  )
}
