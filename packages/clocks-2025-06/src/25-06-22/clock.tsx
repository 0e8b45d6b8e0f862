import {
  type ClockNotes,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { carLength, drawCars, drawLit, drawNight, drawPaint, litPart, SPRITE, STENCIL } from './deck'
import { colourOf, planOf, poseAt, roofOf } from './model'

const asphalt = new URL('./asphalt.webp', import.meta.url).href
const cars = new URL('./cars.webp', import.meta.url).href

export const images = [asphalt, cars]
export const fonts = [
  { family: STENCIL, source: new URL('./stencil.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The big yellow level is the hour; a car parks each minute, and the last one in still shines its headlights on the minute’s number.',
  credits: [
    {
      title: 'BMW Z4 from top',
      creator: 'Aubanel Monnier',
      source: 'openclipart-svg 0.18 (Debian)',
      licence: 'public domain',
      changes:
        'one car, made small, in eight colours; open with other seats, with its top up, and with a roof',
      files: ['cars.webp'],
    },
    {
      title: 'Gravel 04',
      creator: 'cc0textures.com',
      source: 'python3-skimage 0.19.3 (Debian)',
      licence: 'CC0-1.0',
      changes: 'made small, dark and endless, as asphalt',
      files: ['asphalt.webp'],
    },
    {
      title: 'Saira Stencil One',
      creator: 'The Saira Stencil Project Authors',
      source: '@fontsource/saira-stencil-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Saira Stencil Project Authors (https://github.com/Omnibus-Type/Saira)',
      changes: 'subset to figures and the word LEVEL',
      files: ['stencil.woff2'],
    },
  ],
}

function drawDeck(frame: CanvasFrame) {
  drawPaint(frame)
  return drawCars(frame, cars)
}

/** Part of each second in which the car that comes moves on. */
const ROLLS = 0.7

function Comer() {
  const lot = useRef<HTMLDivElement>(null)
  const car = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const size = useSize(lot)
  useFrame((time) => {
    if (!size || !car.current || !body.current) return untilSecond(time)
    const plan = planOf(size.width, size.height)
    const long = carLength(plan)
    const wide = (long * SPRITE[0]) / SPRITE[1]
    const step = easeInOut(time.millisecond / 1000 / ROLLS)
    const { x, y, turn } = poseAt(plan, time.minute + 1, (time.second + step) / 60)
    const { style } = car.current
    style.width = `${wide}px`
    style.height = `${long}px`
    style.transform = `translate(${x - wide / 2}px, ${y - long / 2}px) rotate(${turn}deg)`
    const across = (colourOf(time.hour, time.minute + 1) * 100) / 7
    body.current.style.backgroundPosition = `${across}% ${roofOf(time.hour, time.minute + 1) * 50}%`
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div ref={lot} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <div ref={car} className={styles.car}>
        <div className={styles.beam} />
        <div className={styles.shade} />
        <div ref={body} className={styles.body} />
      </div>
    </div>
  )
}

/** A car park from above, at night: sixty numbered bays along the kerbs of a level that is the hour, and a car a minute that backs into its bay along an S. */
export default function ParallelParking() {
  const { minute } = useClockTime('minute')
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.deck}
      style={{ '--asphalt': `url("${asphalt}")`, '--cars': `url("${cars}")` } as CSSProperties}
    >
      <Canvas draw={drawDeck} beat="minute" />
      <Canvas draw={drawNight} beat="minute" maxPixels={320 * 240} />
      <Canvas
        key={minute}
        draw={drawLit}
        beat="minute"
        part={({ width, height }) => litPart(width, height, minute)}
      />
      <Comer />
    </Stage>
  )
}
