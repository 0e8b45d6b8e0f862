import {
  easeInOut,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { FILM, frameNumber, isWhole, LEAF, noteOf, ringAt, sheetOf, stillAt } from './model'
import { draw, noteLines, ringLine } from './wax'

export { notes } from './notes'

/** Twelve pictures each, four across: who is awake in the night, who wakes one at five, who is milked at six … */
const rolls = [new URL('./roll0.webp', import.meta.url).href, new URL('./roll1.webp', import.meta.url).href]

const grain = new URL('./grain.webp', import.meta.url).href

export const images = [...rolls, grain]
export const fonts = [
  { family: 'ft-25-06-28 Edge', source: new URL('./edge.woff2', import.meta.url).href, weight: '400' },
]

const px = (value: number) => `${value.toFixed(2)}px`
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const pictureOf = (frame: number): CSSProperties => ({
  backgroundImage: `url(${rolls[Math.floor(frame / 12)]})`,
  backgroundPosition: `${((frame % 4) * 100) / 3}% ${Math.floor((frame % 12) / 4) * 50}%`,
})

/** Eight holes to a picture above and below, where light fell through. */
const holesOf = (frames: number) =>
  range(frames * 8)
    .flatMap((hole) => [1.5, 30.8].map((y) => [1.4 + hole * 4.75, y]))
    .map(
      ([x, y]) =>
        `M${(x! + 0.5).toFixed(2)} ${y}h1c.6 0 .6.4.6.8v1.2c0 .4 0 .8-.6.8h-1c-.6 0-.6-.4-.6-.8v-1.2c0-.4 0-.8.6-.8z`,
    )
    .join('')

interface StripProps {
  frames: readonly number[]
  unit: number
  style?: CSSProperties
  near?: boolean
  /** How far unexposed film runs on at both ends, in pitches. */
  leader?: number
  /** The frames whose numbers are whole. */
  numbered: readonly number[]
}

/** A strip of film, printed. */
const Strip = memo(({ frames, unit, style, near, leader = 0, numbered }: StripProps) => {
  const { hourCycle } = useHostSettings()
  const wide = frames.length * FILM.pitch
  return (
    <div className={styles.strip} style={{ ...style, fontSize: px(unit), width: px(wide * unit) }}>
      <svg
        className={styles.holes}
        style={{ left: px(-leader * FILM.pitch * unit), width: px((wide + 2 * leader * FILM.pitch) * unit) }}
        viewBox={`0 0 ${wide + 2 * leader * FILM.pitch} ${FILM.height}`}
        aria-hidden="true"
      >
        <path d={holesOf(frames.length + 2 * leader)} />
      </svg>
      {frames.map((frame, place) => (
        <div key={place} className={styles.frame} style={{ left: px(place * FILM.pitch * unit) }}>
          <div className={styles.picture}>
            <i className={styles.still} data-still={place} style={pictureOf(frame)} />
            {near && <i className={styles.grain} style={{ backgroundImage: `url(${grain})` }} />}
          </div>
          {numbered.includes(frame) && <b className={styles.number}>{frameNumber(frame, hourCycle)}</b>}
        </div>
      ))}
    </div>
  )
})

/** How the strips were laid down: turned by degrees, pushed by millimetres. */
const LAID = [
  [-0.5, 0],
  [0.35, -1.2],
  [-0.2, 0.8],
  [0.6, -0.6],
  [-0.4, 0.4],
  [0.3, -0.9],
  [-0.6, 0.6],
  [0.45, 0],
] as const

const RED = '#f4291c'

/** The loupe's own millimetre, and where the picture's middle is in it. */
const unitIn = (loupe: number) => (loupe * 0.735) / FILM.picture[0]
const MIDDLE = 0.405

/** A contact sheet of twenty-four pictures: an hour each, looked at through a loupe and marked in red. */
export default function TwentyFour() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      {size && <Table width={size.width} height={size.height} />}
    </Stage>
  )
}

function Table({ width, height }: { width: number; height: number }) {
  const { hour } = useClockTime('minute')
  const sheet = sheetOf(width, height, hour)
  const { across, unit, left, top } = sheet
  const numbered = range(24).filter((frame) => isWhole(sheet, frame, width, height))
  return (
    <>
      <div className={styles.sheet} style={{ translate: `${px(left)} ${px(top)}` }}>
        {range(24 / across).map((row) => (
          <Strip
            key={row}
            frames={range(across).map((place) => row * across + place)}
            unit={unit}
            leader={3}
            numbered={numbered}
            style={{
              top: px(row * (FILM.height + FILM.gap) * unit),
              translate: px(LAID[row]![1] * unit),
              rotate: `${LAID[row]![0]}deg`,
            }}
          />
        ))}
      </div>
      <Loupe x={sheet.x} y={sheet.y} size={sheet.loupe} hour={hour} />
      <Canvas key={hour} draw={drawRed} beat={24} part={(stage) => redPart(stage, hour)} />
      <Glass x={sheet.x} y={sheet.y} size={sheet.loupe} />
    </>
  )
}

/** Towards its rim the lens magnifies less: the strip is seen there once more. */
const BENT = 0.8
const NONE: readonly number[] = []

function Loupe({ x, y, size, hour }: { x: number; y: number; size: number; hour: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  const unit = unitIn(size)
  useFrame((time) => {
    const still = box.current?.querySelector<HTMLElement>('[data-still="1"]')
    if (!still) return undefined
    const calm = motion === 'reduced'
    const at = calm ? time.second : stillAt(time.second, time.millisecond)
    still.style.translate = `${(1.4 - at * 0.047).toFixed(3)}% ${(0.8 - at * 0.027).toFixed(3)}%`
    still.style.scale = (1.035 + at * 0.0012).toFixed(4)
    const leafs = !calm && time.second === 59
    if (leafs && time.millisecond >= 1000 - LEAF) return undefined
    return leafs ? 1000 - LEAF - time.millisecond : untilSecond(time)
  }, 30)
  return (
    <div
      ref={box}
      className={styles.loupe}
      style={{
        left: px(x - size / 2),
        top: px(y - size / 2),
        width: px(size),
        height: px(size),
        fontSize: px(size / 100),
      }}
    >
      <div className={styles.lens}>
        <Strip
          frames={[(hour + 23) % 24, hour, (hour + 1) % 24]}
          unit={unit}
          near
          numbered={[hour]}
          style={{
            left: px(size / 2 - 1.5 * FILM.pitch * unit),
            top: px(size * MIDDLE - (FILM.top + FILM.picture[1] / 2) * unit),
          }}
        />
      </div>
      <div className={styles.bent}>
        <Strip
          frames={[(hour + 23) % 24, hour, (hour + 1) % 24]}
          unit={unit * BENT}
          leader={1}
          numbered={NONE}
          style={{
            left: px(size / 2 - 1.5 * FILM.pitch * unit * BENT),
            top: px(size * MIDDLE - (FILM.top + FILM.picture[1] / 2) * unit * BENT),
          }}
        />
      </div>
    </div>
  )
}

/** The window in the lens, and its rim. */
function Glass({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <div
      className={styles.glass}
      style={{
        left: px(x - size / 2),
        top: px(y - size / 2),
        width: px(size),
        height: px(size),
        fontSize: px(size / 100),
      }}
    >
      <i className={styles.window} />
      <i className={styles.rim} />
    </div>
  )
}

function placeOf(width: number, height: number, hour: number) {
  const { x, y, loupe } = sheetOf(width, height, hour)
  return { left: x - loupe / 2, top: y - loupe / 2, loupe }
}

/** The canvas covers the loupe alone; it is another one for each hour. */
function redPart({ width, height }: { width: number; height: number }, hour: number) {
  const { left, top, loupe } = placeOf(width, height, hour)
  return { left, top, width: loupe, height: loupe }
}

function drawRed({ context, time, width, height, motion }: CanvasFrame) {
  const { left, top, loupe } = placeOf(width, height, time.hour)
  const calm = motion === 'reduced'
  const unit = unitIn(loupe)
  const pen = loupe * 0.021
  const [x, y] = [left + loupe / 2, top + loupe * MIDDLE]
  const [across, down] = [FILM.picture[0] / 2, FILM.picture[1] / 2].map((half) => half * unit) as [
    number,
    number,
  ]
  const step = calm ? 1 : easeInOut(time.millisecond / 420)
  const ring = (part: number) => ringLine(x, y, across * 1.075, down * 1.085, part)
  context.strokeStyle = context.fillStyle = RED
  if (time.second === 0 && !calm) {
    context.globalAlpha = 1 - step
    draw(context, [ring(1)], pen)
    context.globalAlpha = 1
  }
  draw(context, [ring(ringAt(time.second, step))], pen)
  const pressed = calm || time.second > 0 ? 1 : 0.6 + 0.4 * easeOut(time.millisecond / 500)
  const high = loupe * 0.165
  draw(
    context,
    noteLines(noteOf(time.minute), left + loupe * 0.53, top + loupe * 0.7, high),
    pen * 1.35 * pressed,
  )
  return step === 1 && pressed === 1 ? untilSecond(time) : undefined
}
