import {
  Stage,
  shownHour,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { GUST_MS, gustAt, planOf, signalAt, wavesAt } from './model'
import { paintBoard, paintFlag, paintGull, paintSailor, paintShip } from './paint'

export { notes } from './notes'

const BOARDS = 'ft-25-08-23 Boards'

export const images = []
export const fonts = [
  { family: BOARDS, source: new URL('./boards.woff2', import.meta.url).href, weight: '700' },
]

const signalOf = ({ time, hourCycle }: CanvasFrame) =>
  signalAt(shownHour(time.hour, hourCycle), time.minute, time.second)

function drawShip({ context, time, width, height }: CanvasFrame) {
  paintShip(context, planOf(width, height), width, height, BOARDS)
  return untilMinute(time)
}

/** Pictures a second, of the flags and of the sea. */
const FPS = 10

/** Everything in the wind, in gusts of half a second. */
function drawWind(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const gust = motion === 'reduced' ? GUST_MS : time.millisecond
  const wave = gustAt(time.second, gust)
  const ink = Math.max(1.4, Math.min(width, height) * 0.0055)
  const signal = signalOf(frame)
  paintGull(context, plan, time.second)
  paintSailor(context, plan, wave)
  for (const part of ['hour', 'minute', 'second'] as const)
    for (const [index, cloth] of plan.rows[part].entries()) {
      if (part !== 'second')
        paintBoard(context, signal[part][index]!, { cloth, high: plan.board, family: BOARDS })
      paintFlag(
        context,
        signal[part][index]!,
        cloth,
        wave + index * 0.3 + (part === 'minute' ? 0.45 : 0),
        part === 'second' ? ink * 0.6 : ink,
      )
    }
  return gust >= GUST_MS ? untilSecond(time) : undefined
}

type Measures = { width: number; height: number }

/** What of the stage is in the wind. */
const windy = ({ width, height }: Measures) => {
  const { rows, water, unit } = planOf(width, height)
  const top = rows.hour[0].y - rows.hour[0].high * 0.15
  return { left: 0, top, width, height: water - unit * 16 - top }
}

/** A strip of waves, one longer than the stage is broad. */
function Waves({ width, height, top, fill, row }: Measures & { top: number; fill: string; row: number }) {
  const wave = Math.max(width, height) / 9
  const count = Math.ceil(width / wave) + 2
  const crest = wave * 0.16
  let path = `M0 ${crest}`
  for (let index = 0; index < count; index++) path += `q${wave / 2} ${crest * 1.9} ${wave} 0`
  return (
    <svg
      data-waves={row}
      className={styles.waves}
      style={{ left: -wave * (1 + row * 0.5), top: top - crest, '--wave': `${wave}px` } as CSSProperties}
      width={wave * count}
      height={height - top + crest}
      aria-hidden="true"
    >
      <path d={`${path}V${height}H0Z`} fill={fill} />
      <path d={path} fill="none" stroke="#fff" strokeWidth={Math.max(1.5, crest * 0.22)} />
    </svg>
  )
}

/**
 * A dressed ship that signals the time: she is painted once a minute, what is in the wind moves in gusts, and the sea is moved by a quarter wave each second.
 */
export default function SignalFlags() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { motion } = useHostSettings()
  const laid = Boolean(size)
  useFrame((time) => {
    const gust = motion === 'reduced' ? GUST_MS : time.millisecond
    if (!laid) return
    for (const waves of art.current?.querySelectorAll<SVGElement>('[data-waves]') ?? [])
      waves.style.translate = `calc(var(--wave) * ${wavesAt(time.second, gust).toFixed(4)}) 0`
    return gust >= GUST_MS ? untilSecond(time) : undefined
  }, FPS)
  const { width, height } = size ?? { width: 0, height: 0 }
  const { sea, unit } = planOf(width, height)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.harbour}
      ground={styles.sky}
    >
      {size && <Waves width={width} height={height} top={sea - unit * 9} fill="#16b5ea" row={0} />}
      <Canvas draw={drawShip} beat="minute" />
      <Canvas draw={drawWind} beat={FPS} part={windy} />
      {size && <Waves width={width} height={height} top={sea} fill="#0e86d8" row={1} />}
    </Stage>
  )
}
