import {
  type ClockFont,
  laterBy,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useId, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Board,
  CHUTE,
  chuteOf,
  LOOSE,
  leavingAt,
  type Marble,
  marblesAt,
  movingAt,
  nextOf,
  OUTER,
  type Plan,
  planOf,
  ROLL_MS,
  TALL,
  WALL,
} from './model'

export { notes } from './notes'

const numbers: ClockFont = {
  family: 'ft-25-08-14 Numbers',
  source: new URL('./numbers.woff2', import.meta.url).href,
  weight: '900',
}

export const images = []
export const fonts = [numbers]

/** Each tube's colour: where the light meets it, itself, in its shade, and the light that comes back to it from below. */
const COLOURS = [
  ['#7fa8ff', '#2357ff', '#0a1c9c', '#4f7dff'],
  ['#9af4ff', '#00b9e8', '#00608f', '#4fdcff'],
  ['#a9ff9d', '#17c23f', '#036b2f', '#5be873'],
  ['#fff6a8', '#ffd000', '#c77700', '#ffe766'],
  ['#ffd49a', '#ff7a00', '#b93600', '#ffa34d'],
  ['#d0b4ff', '#8138ff', '#3a0aa0', '#a77bff'],
] as const

const [WALL_SHADE, BOARD, BOARD_EDGE, BOARD_SHADE, INK] = [
  '#6e0036',
  '#ffc21a',
  '#ffe88f',
  '#d48300',
  '#3d0024',
]

/** How far the light, from above on the left, moves a shadow on the wall, in marbles. */
const [SHADOW_X, SHADOW_Y] = [0.34, 0.26]

/** A marble of a radius of 50 round the origin; what is printed on it lies under what shines. */
function Ball({ ids, tube, children }: { ids: string; tube: number; children?: React.ReactNode }) {
  return (
    <>
      <circle r="50" fill={`url(#${ids}ball${tube})`} />
      {children}
      <circle r="50" fill={`url(#${ids}shade)`} />
      <path
        d="M-37-17C-31-32-19-40-5-42C-3-37-4-33-7-29C-18-27-25-21-29-11C-33-11-36-13-37-17Z"
        fill="#fff"
        fillOpacity="0.86"
      />
      <path d="M45 8A46 46 0 0 1 4 45.5A54 54 0 0 0 45 8Z" fill="#fff" fillOpacity="0.22" />
    </>
  )
}

/** It stands in its tube, its number towards us: the last one has it large, in black on white. */
function Standing({ ids, plan, marble }: { ids: string; plan: Plan; marble: Marble }) {
  const { ball, tubes } = plan
  const { tube, place, number, last } = marble
  const { x, y } = tubes[tube]!
  return (
    <g transform={`translate(${x} ${y - place * ball}) scale(${ball / 100})`}>
      <Ball ids={ids} tube={tube}>
        {last && <circle r="39" fill="#fff" />}
        <text
          className={styles.number}
          y={last ? 20 : 15}
          fontSize={last ? 59 : 44}
          fill={last ? '#1c0010' : COLOURS[tube]![2]}
        >
          {number}
        </text>
      </Ball>
    </g>
  )
}

/** The outline of a tube round its lowest marble's middle, so far from its axis. */
function outline({ x, y }: Plan['tubes'][number], radius: number, top: number) {
  return `M${x - radius} ${top}V${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}V${top}`
}

/** Where a tube's rim is: a ring round its mouth. */
function Rim({ plan, tube, ...paint }: { plan: Plan; tube: number } & React.SVGProps<SVGRectElement>) {
  const { ball, tubes } = plan
  const { x, y } = tubes[tube]!
  const half = ball * (OUTER + 0.07)
  const high = ball * 0.22
  return (
    <rect
      x={x - half}
      y={y - ball * TALL - high / 2}
      width={half * 2}
      height={high}
      rx={high / 2}
      {...paint}
    />
  )
}

/** The near side of a tube: its thick wall, what shines on it, and its rim. */
function Glass({ plan, tube, ids }: { plan: Plan; tube: number; ids: string }) {
  const { ball, tubes } = plan
  const at = tubes[tube]!
  const { x, y } = at
  const top = y - ball * TALL
  const inner = ball * (0.5 + LOOSE)
  const outer = ball * OUTER
  return (
    <g fill="none">
      <path
        d={outline(at, (inner + outer) / 2, top)}
        stroke={`url(#${ids}wall)`}
        strokeWidth={outer - inner}
      />
      <path
        d={outline(at, outer - ball * 0.015, top)}
        stroke="#ffe3f0"
        strokeOpacity="0.9"
        strokeWidth={ball * 0.03}
      />
      <path
        d={outline(at, inner + ball * 0.012, top)}
        stroke="#56002f"
        strokeOpacity="0.55"
        strokeWidth={ball * 0.024}
      />
      <path
        d={`M${x - ball * 0.4} ${top + ball * 0.3}V${y}a${ball * 0.4} ${ball * 0.4} 0 0 0 ${ball * 0.1} ${ball * 0.26}`}
        stroke="#fff"
        strokeOpacity="0.5"
        strokeLinecap="round"
        strokeWidth={ball * 0.07}
      />
      <path
        d={`M${x + ball * 0.14} ${y + ball * 0.575}A${ball * 0.592} ${ball * 0.592} 0 0 0 ${x + ball * 0.56} ${y + ball * 0.19}`}
        stroke="#fff"
        strokeOpacity="0.8"
        strokeLinecap="round"
        strokeWidth={ball * 0.045}
      />
      <path
        d={`M${x + ball * 0.45} ${top + ball * 0.3}V${y - ball * 1.2}`}
        stroke="#fff"
        strokeOpacity="0.32"
        strokeLinecap="round"
        strokeWidth={ball * 0.03}
      />
      <Rim plan={plan} tube={tube} fill={`url(#${ids}rim${tube})`} />
    </g>
  )
}

/** A board with a hollow for each tube, and its words. */
function Rack({ plan, board, width, ids }: { plan: Plan; board: Board; width: number; ids: string }) {
  const { ball, tubes } = plan
  const hollow = ball * (OUTER + 0.015)
  const edge = board.tubes
    .map((tube) => `H${tubes[tube]!.x - hollow}a${hollow} ${hollow} 0 0 0 ${hollow * 2} 0`)
    .join('')
  const under = board.top + ball * OUTER
  const size = Math.min((board.bottom - under) * 0.74, ball * 0.95)
  return (
    <>
      <path d={`M0 ${board.top}${edge}H${width}V${board.bottom}H0Z`} fill={`url(#${ids}board)`} />
      <path
        d={`M0 ${board.top}${edge}H${width}`}
        fill="none"
        stroke={`url(#${ids}edge)`}
        strokeWidth={ball * 0.05}
      />
      {board.words.map(({ text, x }) => (
        <text
          key={text}
          className={styles.number}
          x={x}
          y={(under + board.bottom) / 2 + size * 0.36}
          fontSize={size}
          letterSpacing={size * 0.04}
          fill={INK}
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** Numbered marbles in six tubes, and the next one on its way to them. */
export default function ColourSorting() {
  const art = useRef<HTMLDivElement>(null)
  const leaver = useRef<SVGSVGElement>(null)
  const mover = useRef<SVGSVGElement>(null)
  const roller = useRef<SVGGElement>(null)
  const ids = useId()
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { hourCycle, motion } = useHostSettings()
  const time = useClockTime('minute')
  const later = laterBy(time, 60_000)
  const plan = planOf(width, height)
  const { ball, tubes, boards } = plan
  const marbles = marblesAt(time, hourCycle)
  const next = nextOf(later, hourCycle)
  const chute = chuteOf(plan, next.tube)
  const then = marblesAt(later, hourCycle)
  const stays = (marble: Marble) =>
    then.some(({ tube, place }) => tube === marble.tube && place === marble.place)
  const staying = marbles.filter(stays)
  const leaving = marbles.filter((marble) => !stays(marble))
  const empty = [0, 3].filter(
    (tube) => !marbles.some((marble) => marble.tube === tube || marble.tube === tube + 1),
  )
  const still = motion === 'reduced'

  useFrame((now) => {
    const { x, y, turn } = movingAt(plan, next, now, still)
    if (mover.current) mover.current.style.transform = `translate(${x}px, ${y}px)`
    roller.current?.setAttribute('transform', `rotate(${(turn * 180) / Math.PI})`)
    const risen = still ? 0 : leavingAt(now.second, now.millisecond)
    if (leaver.current) leaver.current.style.transform = `translateY(${-risen * height}px)`
    return still || (now.second < 59 && now.millisecond >= ROLL_MS) ? untilSecond(now) : undefined
  }, 40)

  const stand = (some: readonly Marble[]) =>
    some.map((marble) => (
      <Standing key={marble.number * 6 + marble.tube} ids={ids} plan={plan} marble={marble} />
    ))
  const shadowOf = ({ tube, place }: Marble) => (
    <circle
      key={tube * 5 + place}
      cx={tubes[tube]!.x + ball * SHADOW_X}
      cy={tubes[tube]!.y - (place - SHADOW_Y) * ball}
      r={ball / 2}
    />
  )
  const shadow = `translate(${ball * SHADOW_X} ${ball * SHADOW_Y})`
  const rise = chute.x * chute.slope
  const slab = (from: number, to: number) =>
    `M0 ${chute.y - rise + from}L${chute.x} ${chute.y + from}V${chute.y + to}L0 ${chute.y - rise + to}Z`
  const [bar, underside] = [slab(0, ball * CHUTE), slab(ball * CHUTE * 0.7, ball * CHUTE)]
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.wall}>
      <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          {COLOURS.map(([light, body, shade, back], tube) => (
            <radialGradient key={body} id={`${ids}ball${tube}`} cx="0.38" cy="0.32" r="0.72">
              <stop stopColor={light} />
              <stop offset="0.36" stopColor={body} />
              <stop offset="0.86" stopColor={shade} />
              <stop offset="1" stopColor={back} />
            </radialGradient>
          ))}
          <radialGradient id={`${ids}shade`} cx="0.4" cy="0.36" r="0.66">
            <stop offset="0.55" stopColor="#2a0018" stopOpacity="0" />
            <stop offset="1" stopColor="#2a0018" stopOpacity="0.34" />
          </radialGradient>
          <radialGradient id={`${ids}light`} cx="0.2" cy="0.1" r="1.05">
            <stop stopColor="#f2147f" />
            <stop offset="0.5" stopColor="#cb0463" />
            <stop offset="1" stopColor="#a3004c" />
          </radialGradient>
          <linearGradient id={`${ids}glass`}>
            <stop stopColor="#ff8fc4" stopOpacity="0.5" />
            <stop offset="0.32" stopColor="#ff8fc4" stopOpacity="0.14" />
            <stop offset="0.7" stopColor="#ff8fc4" stopOpacity="0.06" />
            <stop offset="1" stopColor="#ff8fc4" stopOpacity="0.36" />
          </linearGradient>
          <linearGradient id={`${ids}wall`}>
            <stop stopColor="#ffb3d7" stopOpacity="0.85" />
            <stop offset="0.5" stopColor="#ff7ab8" stopOpacity="0.35" />
            <stop offset="1" stopColor="#ff8fc4" stopOpacity="0.55" />
          </linearGradient>
          {COLOURS.map(([light, body, shade, back], tube) => (
            <linearGradient key={body} id={`${ids}rim${tube}`}>
              <stop stopColor={body} />
              <stop offset="0.16" stopColor={light} />
              <stop offset="0.4" stopColor={body} />
              <stop offset="0.85" stopColor={shade} />
              <stop offset="1" stopColor={back} />
            </linearGradient>
          ))}
          <linearGradient id={`${ids}board`} x2="0" y2="1">
            <stop stopColor={BOARD} />
            <stop offset="1" stopColor="#ffa800" />
          </linearGradient>
          <linearGradient id={`${ids}edge`} x2="0" y2="1">
            <stop stopColor={BOARD_EDGE} />
            <stop offset="1" stopColor="#ffd766" />
          </linearGradient>
        </defs>
        <rect width={width} height={height} fill={`url(#${ids}light)`} />
        {/* Where shadows meet they are no darker: each kind is one piece. */}
        <g transform={shadow} fill={WALL_SHADE} opacity="0.26">
          {tubes.map((tube, index) => (
            <g key={tube.x + index}>
              <path d={outline(tube, ball * OUTER, tube.y - ball * TALL)} />
              <Rim plan={plan} tube={index} />
            </g>
          ))}
        </g>
        <g fill={WALL_SHADE} opacity="0.55">
          <path d={bar} transform={shadow} />
          {boards.map(({ bottom }) => (
            <rect key={bottom} y={bottom} width={width} height={ball * SHADOW_Y} />
          ))}
          {staying.map(shadowOf)}
        </g>
        {tubes.map((tube, index) => (
          <path
            key={tube.x + index}
            d={outline(tube, ball * (OUTER - WALL / 2), tube.y - ball * TALL)}
            fill={`url(#${ids}glass)`}
          />
        ))}
        {empty.map((tube) => (
          <g key={tube} transform={`translate(${tubes[tube]!.x} ${tubes[tube]!.y}) scale(${ball / 100})`}>
            <circle r="46" fill="none" stroke="#fff" strokeWidth="3" strokeDasharray="7 6" />
            <text className={styles.number} y="19" fontSize="56" fill="#fff">
              0
            </text>
          </g>
        ))}
        {stand(staying)}
      </svg>
      <svg
        ref={leaver}
        className={`${styles.layer} ${styles.leaving}`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <g fill={WALL_SHADE} opacity="0.55">
          {leaving.map(shadowOf)}
        </g>
        {stand(leaving)}
      </svg>
      <svg ref={mover} className={styles.moving} width="1" height="1" aria-hidden="true">
        <g transform={`scale(${ball / 100})`}>
          <circle cx={SHADOW_X * 100} cy={SHADOW_Y * 100} r="50" fill={WALL_SHADE} fillOpacity="0.55" />
          <Ball ids={ids} tube={next.tube}>
            <g ref={roller}>
              <path d="M-16-47.4A50 50 0 0 1 16-47.4V47.4A50 50 0 0 1-16 47.4Z" fill="#fff" />
            </g>
          </Ball>
        </g>
      </svg>
      <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={bar} fill={BOARD} />
        <path d={underside} fill={BOARD_SHADE} />
        {tubes.map(({ x }, tube) => (
          <Glass key={x + tube} plan={plan} tube={tube} ids={ids} />
        ))}
        {boards.map((board) => (
          <Rack key={board.top} plan={plan} board={board} width={width} ids={ids} />
        ))}
      </svg>
    </Stage>
  )
}
