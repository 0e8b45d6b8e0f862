import {
  laterBy,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Cradle as Built,
  ballAt,
  cradleOf,
  facing,
  figuresOf,
  GAP,
  PLATE,
  type Place,
  ROW,
  sideAt,
  swingAt,
  THICK,
  TURN_MS,
  turnedAt,
} from './model'

export { notes } from './notes'

/** Steel shows its neighbours, so it hangs on where in the row it is, and from where it is seen. */
const STEEL = {
  wide: [
    new URL('./wide-left.webp', import.meta.url).href,
    new URL('./wide-middle.webp', import.meta.url).href,
    new URL('./wide-right.webp', import.meta.url).href,
  ],
  tall: [
    new URL('./tall-left.webp', import.meta.url).href,
    new URL('./tall-middle.webp', import.meta.url).href,
    new URL('./tall-right.webp', import.meta.url).href,
  ],
} as const
/** Four to a row: 0–9 and the colon. */
const figures = new URL('./figures.webp', import.meta.url).href

/** Every file the clock shows. */
export const images = [...STEEL.wide, ...STEEL.tall, figures]
export const fonts = []

/** What is cut into a ball. */
function Figure({ which }: { which: string }) {
  const cell = which === ':' ? 10 : Number(which)
  return (
    <img
      className={styles.sheet}
      src={figures}
      alt=""
      style={{ transform: `translate(${(cell % 4) * -25}%, ${(Math.floor(cell / 4) * -100) / 3}%)` }}
    />
  )
}

/** A figure, and the next one: the ball turns only when its figure changes. */
function Cut({ place }: { place: number }) {
  const { hourCycle, motion } = useHostSettings()
  const now = useClockTime('minute')
  const going = useRef<HTMLDivElement>(null)
  const coming = useRef<HTMLDivElement>(null)
  const next = laterBy(now, 60_000 - now.second * 1000 - now.millisecond)
  const [from = '', to = ''] = [now, next].map(
    (time) => figuresOf(hourCycle === 12 ? time.hour12 : time.hour, time.minute)[place],
  )
  useFrame((time) => {
    const turned = motion === 'reduced' || from === to ? 0 : turnedAt(time.second, time.millisecond)
    for (const [box, at] of [
      [going.current, turned],
      [coming.current, turned - 1],
    ] as const) {
      if (!box) continue
      const [side, narrow] = facing(at)
      box.style.transform = `translateX(${(side * 0.86).toFixed(3)}em) scaleX(${narrow.toFixed(3)})`
    }
    if (coming.current) coming.current.hidden = turned === 0
    if (turned === 0) {
      const wait = 60_000 - TURN_MS - time.second * 1000 - time.millisecond
      return wait > 0 && motion !== 'reduced' ? wait : untilSecond(time)
    }
  }, 30)
  return (
    <>
      <div ref={going} className={styles.figure}>
        <Figure which={from} />
      </div>
      <div ref={coming} className={styles.figure} hidden>
        <Figure which={to} />
      </div>
    </>
  )
}

const path = (points: readonly (readonly [number, number, ...number[]])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** What a round rod shows across its breadth, from its left edge to its right, seen along its way. */
const SHEEN = [
  [-1, 1, '#17141a'],
  [-0.86, 0.1, '#aeb4c0'],
  [-0.66, -0.22, '#ffffff'],
  [0.42, 0.84, '#d9481f'],
] as const

/** A bent rod, in bands along it. */
function Rod({ cradle, way, thick }: { cradle: Built; way: readonly Place[]; thick: number }) {
  const seen = way.map(cradle.seen)
  const aside = seen.map(([, , grown], index) => {
    const [ax, ay] = seen[Math.max(0, index - 1)]!
    const [bx, by] = seen[Math.min(seen.length - 1, index + 1)]!
    const far = Math.hypot(bx - ax, by - ay) / (grown * thick)
    return [(by - ay) / far, (ax - bx) / far] as const
  })
  const edge = (part: number) =>
    seen.map(([x, y], index) => [x + aside[index]![0] * part, y + aside[index]![1] * part] as const)
  return SHEEN.map(([from, to, fill]) => (
    <path key={from} d={path([...edge(-from), ...edge(-to).reverse()])} fill={fill} />
  ))
}

/** How far the rails bend into what carries them. */
const BEND = 0.55

/** One rail with what carries it, from the plate up, along the row and down again. */
function wayOf({ view, high }: Built, z: number): Place[] {
  const [left, right] = view.ends
  const arc = Array.from({ length: 7 }, (_, index) => (index / 6) * (Math.PI / 2))
  return [
    [left, PLATE, z],
    ...arc.map((at): Place => [left + BEND * (1 - Math.cos(at)), high - BEND * (1 - Math.sin(at)), z]),
    // Much nearer than the balls a straight rod would be drawn too broad at once.
    ...[0.25, 0.5, 0.75].map((part): Place => [left + (right - left) * part, high, z]),
    ...arc
      .reverse()
      .map((at): Place => [right - BEND * (1 - Math.cos(at)), high - BEND * (1 - Math.sin(at)), z]),
    [right, PLATE, z],
  ]
}

const plateOf = ({ view }: Built, y: number, more = 0): Place[] => {
  const [left, right, deep] = view.plate
  return [
    [left - more, y, -deep - more],
    [right + more, y, -deep - more],
    [right + more, y, deep + more],
    [left - more, y, deep + more],
  ]
}

/** What stands: the plate of black glass with its shadow, and the rails. */
const Frame = memo(function Frame({ cradle }: { cradle: Built }) {
  const { seen } = cradle
  const shine = useId()
  const mirror = useId()
  const top = plateOf(cradle, PLATE).map(seen)
  const under = plateOf(cradle, PLATE - THICK).map(seen)
  const [back, , , front] = top
  return (
    <svg className={styles.frame} width="100%" height="100%" aria-hidden="true">
      <linearGradient
        id={shine}
        gradientUnits="userSpaceOnUse"
        x1={back![0]}
        y1={back![1]}
        x2={back![0]}
        y2={front![1]}
      >
        <stop offset="0" stopColor="#6e1d0d" />
        <stop offset="0.5" stopColor="#2a1012" />
        <stop offset="1" stopColor="#0d0b0e" />
      </linearGradient>
      {Array.from({ length: 22 }, (_, index) => ((22 - index) / 22) ** 1.5 * 1.6).map((more) => (
        <path
          key={more}
          d={path(plateOf(cradle, PLATE - THICK, more).map(([x, y, z]) => seen([x + more * 0.4, y, z])))}
          fill="#5c0b00"
          fillOpacity="0.055"
        />
      ))}
      <path d={path([under[0]!, under[1]!, under[2]!, under[3]!, top[3]!, top[0]!])} fill="#050405" />
      <path d={path([top[1]!, top[2]!, under[2]!, under[1]!])} fill="#151114" />
      <path d={path([top[3]!, top[2]!, under[2]!, under[3]!])} fill="#070607" />
      <path d={path(top)} fill={`url(#${shine})`} stroke="#f0764a" strokeWidth="1.2" />
      <clipPath id={mirror}>
        <path d={path(top)} />
      </clipPath>
      <g clipPath={`url(#${mirror})`}>
        <g opacity="0.3">
          {[-GAP, GAP].map((z) => (
            <Rod
              key={z}
              cradle={cradle}
              way={wayOf(cradle, z).map(([x, y]) => [x, 2 * PLATE - y, z])}
              thick={0.14}
            />
          ))}
        </g>
        {[1, 2, 3].map((index) => {
          const [x, y, radius] = mirroredAt(cradle, index, 0)
          return (
            <image
              key={index}
              href={steelOf(cradle, index)}
              width={radius * 2}
              height={radius * 2}
              opacity="0.5"
              transform={`translate(${x - radius} ${y + radius}) scale(1 -1)`}
            />
          )
        })}
      </g>
      {[-GAP, GAP].map((z) => (
        <Rod key={z} cradle={cradle} way={wayOf(cradle, z)} thick={0.14} />
      ))}
    </svg>
  )
})

interface OneProps {
  readonly cradle: Built
  /** Which of the row, from the left. */
  readonly index: number
}

/** How far a ball at an end has swung to the right, in radians. */
function useSwing({ widest }: Built, index: number, show: (angle: number) => void) {
  const { motion } = useHostSettings()
  useFrame((time) => {
    const side = sideAt(time.second, time.millisecond)
    const out = motion !== 'reduced' && (side.left ? index === 0 : index === ROW.length - 1)
    const angle = out ? swingAt(widest, side.part) : 0
    show(index === 0 ? -angle : angle)
    if (motion === 'reduced' || !isEnd(index)) return untilSecond(time)
    // It hangs still for half of each other second.
    if (!out) return time.millisecond < 500 ? 500 - time.millisecond : 1500 - time.millisecond
  }, 30)
}

/** Only these swing. */
const isEnd = (index: number) => index === 0 || index === ROW.length - 1

const steelOf = ({ name }: Built, index: number) =>
  STEEL[name === 'wide' ? 'wide' : 'tall'][index === 0 ? 0 : index === ROW.length - 1 ? 2 : 1]

/** Where a ball is seen in the plate, which is a mirror. */
function mirroredAt({ seen, high }: Built, index: number, angle: number) {
  const [x, y, z] = ballAt(index, high, angle)
  return seen([x, 2 * PLATE - y, z])
}

/** A ball that swings, once more in the plate. */
function Mirrored({ cradle, index }: OneProps) {
  const ball = useRef<HTMLDivElement>(null)
  const [left, top, radius] = mirroredAt(cradle, index, 0)
  useSwing(cradle, index, (angle) => {
    const [x, y] = mirroredAt(cradle, index, angle)
    if (ball.current) ball.current.style.translate = `${(x - left).toFixed(1)}px ${(y - top).toFixed(1)}px`
  })
  return (
    <div ref={ball} className={styles.ball} data-end style={{ left, top, fontSize: radius }}>
      <img className={styles.mirrored} src={steelOf(cradle, index)} alt="" />
    </div>
  )
}

/** A ball with its two strings: what moves are whole pieces, only shifted, turned and a little stretched. */
function Hung({ cradle, index }: OneProps) {
  const box = useRef<HTMLDivElement>(null)
  const front = useRef<HTMLDivElement>(null)
  const strings = useRef<(HTMLElement | null)[]>([])
  const { seen, high } = cradle
  const what = ROW[index]!
  const rest = ballAt(index, high, 0)
  const [left, top, radius] = seen(rest)
  const fixed = [-GAP, GAP].map((z) => seen([rest[0], high, z]))
  /** From where a string is fixed to the ball's top: how long it is seen, and how it leans. */
  const string = (side: number, angle: number) => {
    const [x, y, z] = ballAt(index, high, angle)
    const [hookX, hookY] = seen([x - Math.sin(angle) * 1.03, y + Math.cos(angle) * 1.03, z])
    const [fromX, fromY] = fixed[side]!
    return [Math.hypot(hookX - fromX, hookY - fromY), Math.atan2(fromX - hookX, hookY - fromY)] as const
  }
  useSwing(cradle, index, (angle) => {
    const [x, y, grown] = seen(ballAt(index, high, angle))
    if (box.current)
      box.current.style.transform = `translate(${(x - left).toFixed(1)}px,${(y - top).toFixed(1)}px) scale(${(grown / radius).toFixed(4)})`
    if (front.current) front.current.style.rotate = `${(-angle).toFixed(4)}rad`
    for (const [side, line] of strings.current.entries()) {
      const [long, leans] = string(side, angle)
      if (line)
        line.style.transform = `rotate(${leans.toFixed(4)}rad) scaleY(${(long / string(side, 0)[0]).toFixed(4)})`
    }
  })
  const line = (side: number) => (
    <i
      ref={(element) => {
        strings.current[side] = element
      }}
      className={styles.string}
      style={{
        left: fixed[side]![0],
        top: fixed[side]![1],
        height: string(side, 0)[0],
        fontSize: fixed[side]![2],
      }}
    />
  )
  return (
    <>
      {line(0)}
      <div ref={box} className={styles.ball} data-end={isEnd(index)} style={{ left, top, fontSize: radius }}>
        <img className={styles.steel} src={steelOf(cradle, index)} alt="" />
        <div ref={front} className={styles.front}>
          <b className={styles.hook} />
          <div className={cradle.name === 'wide' ? styles.face : styles.aside}>
            {what === ':' ? (
              <div className={styles.figure}>
                <Figure which=":" />
              </div>
            ) : (
              <Cut place={what} />
            )}
          </div>
        </div>
      </div>
      {line(1)}
    </>
  )
}

/** Newton's cradle: five steel balls between two rails; cut into four is a figure of the time. */
export default function Cradle() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const wide = size?.width
  const tall = size?.height
  const cradle = useMemo(() => (wide && tall ? cradleOf(wide, tall) : undefined), [wide, tall])
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.room}
      ground={styles.ground}
    >
      {cradle && (
        <>
          <Frame cradle={cradle} />
          {/* Of the whole cradle only the rim of an end ball would show there, in the plate's very edge. */}
          {cradle.name !== 'wide' && (
            <div
              className={styles.plate}
              style={{
                clipPath: `polygon(${plateOf(cradle, PLATE)
                  .map(cradle.seen)
                  .map(([x, y]) => `${x.toFixed(1)}px ${y.toFixed(1)}px`)
                  .join()})`,
              }}
            >
              <Mirrored cradle={cradle} index={0} />
              <Mirrored cradle={cradle} index={ROW.length - 1} />
            </div>
          )}
          {ROW.map((what, index) => (
            <Hung key={what} cradle={cradle} index={index} />
          ))}
        </>
      )}
    </Stage>
  )
}
