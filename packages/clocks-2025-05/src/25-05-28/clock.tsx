import {
  type ClockNotes,
  Stage,
  secondsOf,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Layout, layoutFor, MINUTE_HEAVE, SECOND_SWING, sheetsAt, slippedSpokes, spokes } from './model'

export const images = []
export const fonts = [
  {
    family: 'ft-25-05-28 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '400',
  },
]
export const notes: ClockNotes = {
  reading:
    'The red-and-blue wedge of the inner screen points to the hour, that of the outer screen to the minute, and the middle of the colour around them to the second.',
  credits: [
    {
      title: 'Dela Gothic One',
      creator: 'artakana',
      source: '@fontsource/dela-gothic-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Dela Gothic Project Authors (https://github.com/syakuzen/DelaGothic)',
      changes: 'subset to the figures',
      files: ['figures.woff2'],
    },
  ],
}

/** Two line screens, one red, one blue; the hands are where they disagree. */
export default function Moire() {
  return (
    <Stage css={css} fonts={fonts} className={styles.print}>
      <Fitted />
    </Stage>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function Fitted() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={styles.fit}>
      {size && (
        <Print
          key={`${size.width} ${size.height}`}
          width={Math.round(size.width)}
          height={Math.round(size.height)}
        />
      )}
    </div>
  )
}

/** Less than a twelfth of a second: between two pictures of the field's swing. */
const FIELD_MS = 75

const MOVING = ['fieldBlue', 'minuteRed', 'minuteBlue', 'hourRed', 'hourBlue'] as const
type Moving = (typeof MOVING)[number]

function Print({ width, height }: Size) {
  const { motion, mode } = useHostSettings()
  const side = Math.min(width, height)
  const root = useRef<HTMLDivElement>(null)
  /** What the sheets, which stay as long as this component, were given last. */
  const shown = useRef<Partial<Record<Moving, string>>>({})
  const layout = useMemo(() => layoutFor(side), [side])

  useFrame((time) => {
    const isSettled = motion === 'reduced' || mode === 'still'
    const sheets = sheetsAt(time.secondsOfDay, layout.lines, isSettled)
    for (const name of MOVING) {
      const transform = `rotate(${sheets[name].toFixed(4)}deg)`
      if (shown.current[name] === transform) continue
      shown.current[name] = transform
      root.current!.querySelector<SVGSVGElement>(`[data-sheet=${name}]`)!.style.transform = transform
    }
    const isAtRest = secondsOf(time) >= MINUTE_HEAVE && time.millisecond >= SECOND_SWING * 1000
    if (isSettled || isAtRest) return untilSecond(time)
    // All of the stage is blended anew in each picture: few do for lines that go a fraction of a pixel.
    return secondsOf(time) >= MINUTE_HEAVE ? FIELD_MS : undefined
  }, 24)

  const paths = useMemo(() => {
    const { lines, hour, minute, paper, hourSlip, minuteSlip } = layout
    // The turned sheet must still reach into the corners.
    const reach = (Math.hypot(width, height) / side) * 100 + 2
    return {
      fieldRed: spokes(lines.field, paper - 1, reach),
      fieldBlue: spokes(lines.field + 1, paper - 1, reach),
      minuteRed: spokes(lines.minute, ...minute),
      minuteBlue: slippedSpokes(lines.minute, minute, minuteSlip),
      hourRed: spokes(lines.hour, ...hour),
      hourBlue: slippedSpokes(lines.hour, hour, hourSlip),
    }
  }, [width, height, side, layout])

  const sheet = (name: keyof typeof paths) => (
    <svg
      aria-hidden="true"
      data-sheet={name}
      viewBox={viewBox}
      className={`${name.endsWith('Red') ? styles.red : styles.blue} ${name === 'fieldBlue' ? styles.swift : ''}`}
    >
      <path d={paths[name]} />
    </svg>
  )
  const viewBox = `${(-100 * width) / side} ${(-100 * height) / side} ${(200 * width) / side} ${(200 * height) / side}`

  return (
    <div ref={root}>
      {sheet('fieldRed')}
      {sheet('fieldBlue')}
      {/* What lies on the paper is blended with it alone, and painted once a minute. */}
      <div className={styles.apart}>
        <svg aria-hidden="true" viewBox={viewBox}>
          <circle r={layout.paper} className={styles.paper} />
          <Figures layout={layout} />
        </svg>
        {sheet('minuteRed')}
        {sheet('minuteBlue')}
        {sheet('hourRed')}
        {sheet('hourBlue')}
      </div>
    </div>
  )
}

function Figures({ layout: { minute, hour, isBare } }: { layout: Layout }) {
  const ticks = Array.from({ length: 60 }, (_, tick) => tick)
  const long = isBare ? 9 : 2.4
  return (
    <g className={`${styles.both} ${styles.figures}`}>
      {ticks.map((tick) => {
        const breadth = (tick % 5 ? 0.6 : 1.8) * (isBare ? 2 : 1)
        return (
          <rect
            key={tick}
            x={-breadth / 2}
            y={-minute[1] - 1 - long}
            width={breadth}
            height={tick % 5 && isBare ? 4 : long}
            transform={`rotate(${tick * 6})`}
          />
        )
      })}
      {ticks
        .filter((tick) => tick % 5 === 0)
        .map((tick) =>
          isBare ? (
            <rect
              key={tick}
              x="-1.5"
              y={-minute[0] + 1}
              width="3"
              height={minute[0] - hour[1] - 2}
              transform={`rotate(${tick * 6})`}
            />
          ) : (
            <g key={tick}>
              <text fontSize="6.4" transform={place(tick * 6, 88)} y="2.35">
                {tick || 60}
              </text>
              <text fontSize="7.4" transform={place(tick * 6, 35.5)} y="2.7">
                {tick / 5 || 12}
              </text>
            </g>
          ),
        )}
    </g>
  )
}

/** Upright, with its middle at a radius. */
const place = (degrees: number, radius: number) =>
  `rotate(${degrees}) translate(0 ${-radius}) rotate(${-degrees})`
