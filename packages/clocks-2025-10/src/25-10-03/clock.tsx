import {
  type ClockTime,
  Stage,
  twoDigits,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Box, barAt, cropped, fitted, frameAt, planOf, restOf, stateOf, untilNext } from './model'
import { SPINNERS } from './spinners'

export { notes } from './notes'

const FACE = 'ft-25-10-03 Spinners'

export const images = []
export const fonts = [
  { family: FACE, source: new URL('./spinners.woff2', import.meta.url).href, weight: '700' },
]

/** How far a character advances, how high a figure is, and where type stands in its line, in parts of its size. */
const ADVANCE = 0.5
const FIGURE = 0.735
const LINE = 1.25
const ASCENT = 0.965

const placed = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

/** Type that stands on a line. */
const typed = (x: number, foot: number, size: number) => ({
  left: x,
  top: foot - size * ASCENT,
  fontSize: size,
  lineHeight: `${size * LINE}px`,
})

/** An hour of the bar. */
function Hour({ box, hour, now, upright }: { box: Box; hour: number; now: number; upright: boolean }) {
  const state = stateOf(hour, now)
  const { width, height } = box
  const large = state === 'now'
  const size = large
    ? Math.min((width * 0.86) / (2 * ADVANCE), (height * 0.78) / FIGURE)
    : Math.min(width * 0.62, height * 0.62)
  const middle = (width - String(hour).length * ADVANCE * size) / 2
  const foot = upright || large ? (height + size * FIGURE) / 2 : height - size * 0.6
  return (
    <div className={styles[state]} style={placed(box)}>
      <b style={typed(upright && !large ? size * 0.5 : middle, foot, size)}>{hour}</b>
    </div>
  )
}

/** The minute that is loading: its number and its spinner, beside one another or, in a narrow box, over one another. */
function Now({ box, index }: { box: Box; index: number }) {
  const { width, height } = box
  const edge = Math.min(width, height) * 0.075
  const narrow = width < height * 1.3
  const name = Math.min(height * 0.08, (width - edge * 2) / (narrow ? 10 : 18.2))
  const foot = height - edge - (narrow ? name * 1.45 : 0)
  const room = foot - name - edge * 2
  const measure = width - edge * 2
  const size = narrow
    ? Math.min(measure / (2 * ADVANCE), room / 2 / FIGURE)
    : Math.min(measure / 2 / (2 * ADVANCE), room / FIGURE)
  const high = size * FIGURE
  const place = narrow
    ? { x: edge, y: edge * 2 + high, width: measure, height: room - high - edge }
    : { x: edge * 2.4 + size, y: edge, width: measure - size - edge * 1.4, height: room }
  const spinner = fitted(index, place)
  return (
    <div className={styles.now} style={placed(box)}>
      <b style={typed(edge - size * 0.05, narrow ? edge + high : edge + (room + high) / 2, size)}>
        {twoDigits(index)}
      </b>
      <b data-spinner={index} style={typed(spinner.start, spinner.foot, spinner.size)} />
      <b style={typed(edge, foot, name)}>{SPINNERS[index]![0]}</b>
      <b
        data-bar={narrow ? 10 : 8}
        style={{
          ...typed(0, height - edge, name),
          ...(narrow ? { left: edge } : { left: 'auto', right: edge }),
        }}
      />
    </div>
  )
}

/** A spinner that is done or waits, below its number or, in a broad cell, beside it. */
function Cell({ box, index, now, least }: { box: Box; index: number; now: number; least: number }) {
  const { width, height } = box
  const small = Math.max(Math.min(height * 0.26, width * 0.34), least)
  const broad = width > height * 1.15
  const edge = small * 0.42
  // A long spinner runs out of the cell at the right.
  const place = broad
    ? { x: edge + small * 1.25, y: edge, width: width - edge * 2 - small * 1.25, height: height - edge * 2 }
    : { x: edge, y: small * 1.4, width: width - edge * 2, height: height - small * 1.4 - edge }
  const spinner = cropped(index, place, Math.min(width, height) * 1.5)
  return (
    <div className={styles[stateOf(index, now)]} style={placed(box)}>
      <b style={typed(edge * 0.85, edge * 0.85 + small * FIGURE, small)}>{twoDigits(index)}</b>
      <b data-spinner={index} style={typed(spinner.start, spinner.foot, spinner.size)} />
    </div>
  )
}

/** Sixty spinners, of which one row runs, and the bar of the day. */
export default function Loading() {
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(hour, minute, width, height)
  const row = Math.floor(minute / plan.columns) * plan.columns
  const running = Array.from({ length: plan.columns }, (_, index) => row + index)

  useFrame((time: ClockTime) => {
    const milliseconds = time.second * 1000 + (motion === 'reduced' ? 0 : time.millisecond)
    for (const spinner of art.current?.querySelectorAll<HTMLElement>('[data-spinner]') ?? []) {
      const index = Number(spinner.dataset.spinner)
      const text = running.includes(index) ? frameAt(index, milliseconds) : restOf(index)
      if (spinner.textContent !== text) spinner.textContent = text
    }
    const bar = art.current?.querySelector<HTMLElement>('[data-bar]')
    const text = barAt(time.second, Number(bar?.dataset.bar))
    if (bar && bar.textContent !== text) bar.textContent = text
    return motion === 'reduced' ? untilSecond(time) : untilNext(running, milliseconds)
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.screen}>
      {plan.minutes.map((box, index) =>
        index === minute ? (
          <Now key={index} box={box} index={index} />
        ) : (
          <Cell key={index} box={box} index={index} now={minute} least={Math.min(width, height) * 0.034} />
        ),
      )}
      {plan.hours.map((box, index) => (
        <Hour key={index} box={box} hour={index} now={hour} upright={plan.upright} />
      ))}
    </Stage>
  )
}
