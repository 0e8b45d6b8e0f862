import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BALL_SHADOW,
  ballAt,
  CAP,
  CELL,
  eyeAt,
  type Field,
  HOLE,
  holeOf,
  hourHole,
  LEAN_SECONDS,
  leanAt,
  lensOf,
  nearTo,
  type Pane,
  panesOn,
  ROLL_SECONDS,
  rolled,
  SIZES,
  THICK,
  WALL_SHADOW,
  type Wall,
  wallsOf,
} from './model'

export { notes } from './notes'

const balls = {
  hours: new URL('./pale.webp', import.meta.url).href,
  minutes: new URL('./dark.webp', import.meta.url).href,
}
const FACE = 'ft-25-10-29 Figures'

export const images = [balls.hours, balls.minutes]
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const RIM = '#f2ebdb'
const PAINT = {
  hours: { floor: '#b3ccc3', shade: '#7d9c94', faint: '#97b5ac', ink: '#0b3f44', wall: '#0b4a4f', rim: RIM },
  minutes: { floor: '#0b4a4f', shade: '#06292d', faint: '#1d6468', ink: RIM, wall: RIM, rim: RIM },
} as const
const HOLLOW = '#031316'
const WOOD = '#8d5f2c'

/** How high figures of this face are, in parts of their size. */
const FACE_CAP = 0.76

/** The picture of a ball is a little broader than the ball. */
const BALL = 1.02

/** What a wall keeps from the light. */
const shadowOf = ([x, y, w, h]: Wall, reach: number) =>
  `M${x} ${y}h${w}l${reach} ${reach}v${h}h${-w}l${-reach} ${-reach}z`

/** The part of a field that is about a place: floor, walls with their shadows, holes and numbers. */
const Ground = memo(function Ground({ field, index, unit }: { field: Field; index: number; unit: number }) {
  const paint = PAINT[field]
  const [columns, rows] = SIZES[field]
  const [broad, high] = [columns * CELL.width, rows * CELL.height]
  const near = nearTo(field, index)
  const walls = near.flatMap((at) => wallsOf(field, at))
  const inset = THICK / 2
  const far = 12
  return (
    <g transform={`scale(${unit})`}>
      <rect x={inset} y={inset} width={broad - THICK} height={high - THICK} fill={paint.shade} />
      <rect
        x={inset + WALL_SHADOW}
        y={inset + WALL_SHADOW}
        width={broad - THICK - WALL_SHADOW}
        height={high - THICK - WALL_SHADOW}
        fill={paint.floor}
      />
      <path d={walls.map((wall) => shadowOf(wall, WALL_SHADOW)).join('')} fill={paint.shade} />
      {near.map((at) => {
        const [x, y] = holeOf(field, at)
        const number = field === 'hours' ? at || 12 : at
        return (
          <g key={at}>
            <circle cx={x} cy={y} r={HOLE} fill={HOLLOW} />
            <path d={lensOf(x, y)} fill={WOOD} />
            <text
              transform={`translate(${x} ${y - CELL.hole + CELL.foot}) scale(0.01)`}
              fontSize={(CAP / FACE_CAP) * 100}
              fill={at === index ? paint.ink : paint.faint}
            >
              {number}
            </text>
          </g>
        )
      })}
      {walls.map(([x, y, w, h]) => (
        <rect key={`${x} ${y} ${w}`} x={x} y={y} width={w} height={h} fill={paint.wall} />
      ))}
      {/* The frame is as high as the walls: no shadow falls on it. */}
      <path
        d={`M${-far} ${-far}h${broad + 2 * far}v${high + 2 * far}h${-broad - 2 * far}zM${inset} ${inset}v${high - THICK}h${broad - THICK}v${THICK - high}z`}
        fill={paint.rim}
      />
    </g>
  )
})

/** One part of the stage: the field goes by below the ball, which stays where it is looked at. */
function View({ field, pane, unit, index }: { field: Field; pane: Pane; unit: number; index: number }) {
  const { motion } = useHostSettings()
  const ground = useRef<SVGSVGElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  useFrame((time: ClockTime) => {
    const calm = motion === 'reduced'
    const past = time.millisecond / 1000
    const since = calm ? 60 : time.second + past
    const moves = field === 'minutes' || time.minute === 0
    const now = field === 'hours' ? hourHole(time.hour) : time.minute
    const part = moves ? rolled(since) : 1
    const [x, y] = ballAt(field, now, part)
    const [eyeX, eyeY] = eyeAt(field, now, part, pane, unit)
    const [leanX, leanY] = leanAt(time.second, calm ? 1 : easeInOut(Math.min(1, past / LEAN_SECONDS)))
    if (ground.current)
      ground.current.style.translate = `${(eyeX - x * unit).toFixed(2)}px ${(eyeY - y * unit).toFixed(2)}px`
    if (ball.current)
      ball.current.style.translate = `${(eyeX + leanX * unit).toFixed(2)}px ${(eyeY + leanY * unit).toFixed(2)}px`
    if (calm || (past > LEAN_SECONDS && since > ROLL_SECONDS)) return untilSecond(time)
  }, 40)

  const long = unit * BALL_SHADOW.long
  const away = unit * BALL_SHADOW.away
  return (
    <div
      className={styles.pane}
      style={{ left: pane.x, top: pane.y, width: pane.width, height: pane.height, background: RIM }}
    >
      <svg ref={ground} className={styles.field} width="1" height="1" aria-hidden="true">
        <Ground field={field} index={index} unit={unit} />
      </svg>
      <div ref={ball} className={styles.field}>
        <div
          className={styles.shadow}
          style={{
            left: away - long,
            top: away - unit,
            width: long * 2,
            height: unit * 2,
            rotate: '45deg',
            background: PAINT[field].shade,
          }}
        />
        <img
          className={styles.ball}
          src={balls[field]}
          style={{ left: -unit * BALL, top: -unit * BALL, width: unit * BALL * 2, height: unit * BALL * 2 }}
          alt=""
        />
      </div>
    </div>
  )
}

/** A board with sixty holes along one way and twelve along another, seen near where its two balls are. */
export default function Tilt() {
  const art = useRef<HTMLDivElement>(null)
  const time = useClockTime('minute')
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { upright, unit, hours, minutes } = panesOn(width, height)
  const thick = THICK * unit
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.frame}>
      <View key={`h${width} ${height}`} field="hours" pane={hours} unit={unit} index={hourHole(time.hour)} />
      <View key={`m${width} ${height}`} field="minutes" pane={minutes} unit={unit} index={time.minute} />
      <div
        className={styles.bar}
        style={
          upright
            ? { left: 0, top: minutes.y - thick / 2, width, height: thick }
            : { left: minutes.x - thick / 2, top: 0, width: thick, height }
        }
      />
    </Stage>
  )
}
