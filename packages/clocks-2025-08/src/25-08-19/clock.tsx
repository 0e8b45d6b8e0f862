import {
  laterBy,
  Stage,
  shownHour,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Cradle as Built,
  caughtOf,
  cradleOf,
  facing,
  figuresOf,
  ROW,
  restOf,
  seenAt,
  sideAt,
  swingAt,
  TURN_MS,
  turnedAt,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-08-19 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '600',
  },
]

const LAST = ROW.length - 1

/** A ball's own drawing is a thousand to a radius, so that its figure is set large and made smaller. */
const BOX = '-1000 -1000 2000 2000'

/** A figure, and the next one: the ball turns only when its figure changes. */
function Figure({ place }: { place: number }) {
  const { hourCycle, motion } = useHostSettings()
  const now = useClockTime('minute')
  const going = useRef<SVGTextElement>(null)
  const coming = useRef<SVGTextElement>(null)
  const next = laterBy(now, 60_000 - now.second * 1000 - now.millisecond)
  const [from = '', to = ''] = [now, next].map(
    (time) => figuresOf(shownHour(time.hour, hourCycle), time.minute)[place],
  )
  useFrame((time) => {
    const turned = motion === 'reduced' || from === to ? 0 : turnedAt(time.second, time.millisecond)
    for (const [text, at] of [
      [going.current, turned],
      [coming.current, turned - 1],
    ] as const) {
      if (!text) continue
      const [side, narrow] = facing(at)
      text.setAttribute('transform', `translate(${(side * 980).toFixed(0)} 0) scale(${narrow.toFixed(3)} 1)`)
    }
    coming.current?.setAttribute('visibility', turned ? 'visible' : 'hidden')
    if (turned) return
    const wait = 60_000 - TURN_MS - time.second * 1000 - time.millisecond
    return wait > 0 && motion !== 'reduced' ? wait : untilSecond(time)
  }, 30)
  return (
    <svg viewBox={BOX} aria-hidden="true">
      <text ref={going} y={616}>
        {from}
      </text>
      <text ref={coming} y={616} visibility="hidden">
        {to}
      </text>
    </svg>
  )
}

function Ball({ index, left, top, radius }: { index: number; left: number; top: number; radius: number }) {
  const what = ROW[index]!
  return (
    <div
      className={styles.ball}
      style={{ left: left - radius, top: top - radius, width: 2 * radius, height: 2 * radius }}
    >
      {what === ':' ? (
        <svg viewBox={BOX} aria-hidden="true">
          <circle cy="-320" r="150" fill="#0b0c0f" />
          <circle cy="320" r="150" fill="#0b0c0f" />
        </svg>
      ) : (
        <Figure place={what} />
      )}
    </div>
  )
}

/** What stands: the rails, and all that the flashing lamp has caught of both end balls. */
const Caught = memo(function Caught({
  cradle,
  width,
  height,
}: {
  cradle: Built
  width: number
  height: number
}) {
  const { plan, rails, radius } = cradle
  const fine = Math.max(1, radius / 80)
  return (
    <svg className={styles.still} width={width} height={height} aria-hidden="true">
      {[0, LAST].map((index) =>
        caughtOf(cradle).map((angle, picture) => {
          const [x, y] = seenAt(cradle, index, angle)
          const rest = restOf(cradle, index)
          return (
            <g key={`${index} ${picture}`}>
              {rails.map((rail) => (
                <line
                  key={rail}
                  x1={plan ? rail : rest}
                  y1={plan ? rest : rail}
                  x2={x}
                  y2={y}
                  stroke="#f4f2ec"
                  strokeOpacity="0.42"
                  strokeWidth={fine}
                />
              ))}
              <circle cx={x} cy={y} r={radius} fill="#f4f2ec" fillOpacity="0.09" />
              <circle
                cx={x}
                cy={y}
                r={radius - fine / 2}
                fill="none"
                stroke="#f4f2ec"
                strokeOpacity="0.42"
                strokeWidth={fine}
              />
            </g>
          )
        }),
      )}
      {rails.map((rail, side) => {
        const thick = Math.min(width, height) * 0.022
        return plan ? (
          <rect key={rail} x={side ? width - thick : 0} width={thick} height={height} fill="#62646a" />
        ) : (
          <rect key={rail} width={width} height={thick} fill="#62646a" />
        )
      })}
    </svg>
  )
})

/** Pictures a second of what swings: it is seen at every other flash of those that were caught. */
const SWING_FPS = 12

/** A ball on its strings; only those at the ends ever move. */
function Hung({ cradle, index }: { cradle: Built; index: number }) {
  const { plan, radius, row, rails, string, widest } = cradle
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const strings = useRef<(HTMLElement | null)[]>([])
  const end = index === 0 || index === LAST
  const rest = restOf(cradle, index)
  const show = (angle: number) => {
    const side = index ? 1 : -1
    if (!box.current) return
    if (!plan) {
      box.current.style.transform = `rotate(${(-side * angle).toFixed(5)}rad)`
      return
    }
    const off = side * string * Math.sin(angle)
    box.current.style.transform = `translateY(${off.toFixed(2)}px)`
    for (const [at, line] of strings.current.entries()) {
      const far = row - rails[at]!
      if (line)
        line.style.transform = `rotate(${(at ? Math.PI - Math.atan2(off, -far) : Math.atan2(off, far)).toFixed(5)}rad) scaleX(${(Math.hypot(off, far) / Math.abs(far)).toFixed(5)})`
    }
  }
  useFrame((time) => {
    if (!end) return untilSecond(time)
    const side = sideAt(time.second, time.millisecond)
    const out = motion !== 'reduced' && (side.left ? index === 0 : index === LAST)
    show(out ? swingAt(widest, side.part) : 0)
    if (motion === 'reduced') return untilSecond(time)
    // It hangs still for half of each other second.
    if (!out) return time.millisecond < 500 ? 500 - time.millisecond : 1500 - time.millisecond
  }, SWING_FPS)
  if (plan)
    return (
      <>
        {rails.map((rail, at) => (
          <i
            key={rail}
            ref={(element) => {
              strings.current[at] = element
            }}
            className={styles.string}
            style={{
              left: rail,
              top: rest,
              width: Math.abs(row - rail),
              transform: at ? 'rotate(180deg)' : undefined,
            }}
          />
        ))}
        <div ref={box} className={styles.hung} style={{ left: row, top: rest }}>
          <Ball index={index} left={0} top={0} radius={radius} />
        </div>
      </>
    )
  return (
    <div ref={box} className={styles.hung} style={{ left: rest, top: rails[0], transformOrigin: '0 0' }}>
      <i className={styles.cord} style={{ height: string - radius + 1 }} />
      <Ball index={index} left={0} top={string} radius={radius} />
    </div>
  )
}

/** Newton's cradle in a photograph taken by flashes: five balls on strings; on four is a figure of the time. */
export default function Cradle() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const cradle = useMemo(() => cradleOf(width, height), [width, height])
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.dark}>
      <Caught cradle={cradle} width={width} height={height} />
      {ROW.map((what, index) => (
        <Hung key={`${what} ${cradle.plan}`} cradle={cradle} index={index} />
      ))}
    </Stage>
  )
}
