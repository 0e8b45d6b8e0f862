import {
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BROAD,
  crossingAt,
  type Front,
  frontOf,
  HIGH,
  panelsOf,
  type Sign,
  shutterOf,
  signsAt,
} from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-09-24 Figures'
export const images: string[] = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const INK = '#262521'
const FRAME = '#c9c4b7'

/** Figures are set so many times larger and drawn small: some engines set small letters on whole pixels. */
const FINE = 8

function Figures({
  x,
  y,
  size,
  fill,
  children,
}: {
  x: number
  y: number
  size: number
  fill: string
  children: string
}) {
  return [...children].map((figure, index) => (
    <text
      key={index}
      transform={`translate(${x + index * BROAD * size} ${y}) scale(${1 / FINE})`}
      fontSize={size * FINE}
      fill={fill}
    >
      {figure}
    </text>
  ))
}

/** The scales on the frame: hours across, minutes down, on both sides each. */
function Scales({ front, width, height }: { front: Front; width: number; height: number }) {
  const { left, top } = front
  const size = left * 0.66
  const ticks: string[] = []
  const labels = []
  for (let hour = 0; hour <= 24; hour++) {
    const x = left + (front.width * hour) / 24
    const numbered = hour % 3 === 0 && hour > 0 && hour < 24
    if (!numbered) ticks.push(`M${x} ${top}V${top * 0.62}M${x} ${height - top}V${height - top * 0.62}`)
    if (numbered) {
      const number = String(hour)
      for (const y of [top * 0.5, height - top * 0.5])
        labels.push([number, x - (number.length * BROAD * size) / 2, y + (size * HIGH) / 2] as const)
    }
  }
  for (let minute = 0; minute <= 60; minute++) {
    const y = top + (front.height * minute) / 60
    const numbered = minute % 5 === 0 && minute > 0 && minute < 60
    if (!numbered) ticks.push(`M${left} ${y}H${left * 0.72}M${width - left} ${y}H${width - left * 0.72}`)
    if (numbered) {
      const number = String(minute)
      for (const x of [left * 0.5, width - left * 0.5])
        labels.push([number, x - (number.length * BROAD * size) / 2, y + (size * HIGH) / 2] as const)
    }
  }
  return (
    <>
      <path d={ticks.join('')} stroke={INK} strokeWidth={Math.max(0.75, left * 0.035)} />
      {labels.map(([number, x, y], index) => (
        <Figures key={index} x={x} y={y} size={size} fill={INK}>
          {number}
        </Figures>
      ))}
    </>
  )
}

function Board({ sign, colour, fill }: { sign: Sign; colour: string; fill: string }) {
  const { x, y, width, height, size, pad, number } = sign
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={colour} />
      <Figures x={x + pad} y={y + height / 2 + (size * HIGH) / 2} size={size} fill={fill}>
        {number}
      </Figures>
    </>
  )
}

/** One panel of the façade slides along the level line, a place a second. */
function Shutter({ front, minute, y }: { front: Front; minute: number; y: number }) {
  const panel = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  const { width, height } = shutterOf(front)
  useFrame((time) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 380))
    const place = time.second === 0 ? 59 * (1 - step) : time.second - 1 + step
    if (panel.current)
      panel.current.style.translate = `${((place * (front.width - width)) / 59).toFixed(2)}px 0`
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  const top = minute < 30 ? y - height : y
  return (
    <div
      ref={panel}
      className={styles.shutter}
      style={{
        left: Math.round(front.left),
        top: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      }}
    />
  )
}

/** A façade divided by the hour and the minute, and from there on by the Modulor. */
export default function Modulor() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const front = frontOf(width, height)
  const { x, y } = crossingAt(front, hour, minute)
  const signs = signsAt(front, hour, minute, hourCycle)
  const thick = Math.max(2, Math.min(width, height) * 0.0085)
  const box = { width, height, viewBox: `0 0 ${width} ${height}`, className: styles.layer }
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.front}
      style={{ fontFamily: FIGURES }}
    >
      <svg aria-hidden="true" {...box} shapeRendering="crispEdges">
        <rect width={width} height={height} fill={FRAME} />
        {panelsOf(front, { x, y }).map((panel, index) => (
          <rect
            key={index}
            x={panel.x}
            y={panel.y}
            width={panel.width + 0.5}
            height={panel.height + 0.5}
            fill={panel.colour}
          />
        ))}
      </svg>
      <Shutter key={hour * 60 + minute} front={front} minute={minute} y={y} />
      <svg aria-hidden="true" {...box}>
        <path
          d={`M0 0H${width}V${height}H0ZM${front.left} ${front.top}V${front.top + front.height}H${front.left + front.width}V${front.top}Z`}
          fill={FRAME}
        />
        <Board sign={signs.hour} colour="#f1ede3" fill={INK} />
        <Board sign={signs.minute} colour="#f1ede3" fill={INK} />
        <Scales front={front} width={width} height={height} />
        <path d={`M${x} 0V${height}M0 ${y}H${width}`} stroke={INK} strokeWidth={thick} />
      </svg>
    </Stage>
  )
}
