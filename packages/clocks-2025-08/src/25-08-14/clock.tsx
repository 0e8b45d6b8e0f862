import {
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
  alongChute,
  CHUTE,
  comingAt,
  DEEP,
  type Marble,
  marblesAt,
  type Plan,
  planOf,
  ROLL_MS,
  rolledAt,
  seatOf,
  stayingAt,
  TUBE,
} from './model'

export { notes } from './notes'

/** Each tube's glass: its picture, the paint of its seats, and whether numbers on it are dark. */
const GLASS: [picture: string, paint: string, light?: string][] = [
  [new URL('./blue.webp', import.meta.url).href, '#2a56f0'],
  [new URL('./cyan.webp', import.meta.url).href, '#10b4dc'],
  [new URL('./green.webp', import.meta.url).href, '#1fb43c'],
  [new URL('./yellow.webp', import.meta.url).href, '#f5bd00', 'light'],
  [new URL('./orange.webp', import.meta.url).href, '#ff6a10'],
  [new URL('./violet.webp', import.meta.url).href, '#8a34ee'],
]
const steel = new URL('./steel.webp', import.meta.url).href

export const images = [...GLASS.map(([picture]) => picture), steel]
export const fonts = [
  {
    family: 'ft-25-08-14 Numbers',
    source: new URL('./numbers.woff2', import.meta.url).href,
    weight: '900',
  },
]

/** What a picture shows round a marble's middle, in its radii: there is its shadow, too. */
const PICTURE = { x: -1.05, y: -1.05, width: 3.7, height: 2.65 }
/** The sun: how far a shadow falls, in parts of what throws it, and how deep the board is cut, in marble radii. */
const [SUN_X, SUN_Y, CUT] = [1.05, 0.42, 0.34]

const [INK, FLOOR, SHADE, BOARD] = ['#2b1030', '#f6f3f6', '#8a6f8c', '#ffc41c']

/** A marble with its shadow and the light that it throws, of a radius of one round the origin. */
const Ball = ({ picture }: { picture: string }) => (
  <image href={picture} {...PICTURE} preserveAspectRatio="none" />
)

/** The last one has its number large, in black on a white spot. */
function Lying({ plan, marble }: { plan: Plan; marble: Marble }) {
  const { tube, place, number, last } = marble
  const { x, y } = seatOf(plan, tube, place)
  return (
    <g transform={`translate(${x} ${y}) scale(${plan.radius})`}>
      <Ball picture={GLASS[tube]![0]} />
      {last && <circle r="0.8" fill="#fff" />}
      {/* In hundredths, since type has no fractions of pixels everywhere. */}
      <text
        className={styles.number}
        transform="scale(0.01)"
        y={last ? 43 : 30}
        fontSize={last ? 122 : 84}
        fill={last || GLASS[tube]![2] ? INK : '#fff'}
      >
        {number}
      </text>
    </g>
  )
}

/** The chute's middle, from edge to edge of the stage. */
function middleOf({ chute }: Plan): string {
  const { x, y } = chute[0]!.from
  const lines = chute.map(
    (stretch) =>
      `${stretch.radius ? `A${stretch.radius} ${stretch.radius} 0 0 1 ` : 'L'}${stretch.to.x} ${stretch.to.y}`,
  )
  return `M${x} ${y}${lines.join('')}`
}

/** It goes on beyond the stage. */
function endsOf({ chute, radius }: Plan): string {
  const { from, to } = chute.at(-1)!
  return `M${-2 * radius} ${chute[0]!.from.y}h${2 * radius}M${to.x} ${to.y}h${(to.x > from.x ? 2 : -2) * radius}`
}

/** What is cut into the board: tubes that hang from the chute, as strokes of one colour. */
function Cut({ plan, colour, wider = 0 }: { plan: Plan; colour: string; wider?: number }) {
  const { radius, tubes } = plan
  const tube = (TUBE - 1.0) * radius
  return (
    <g fill="none" stroke={colour} strokeLinecap="round">
      <path
        d={tubes.map(({ x, top, y }) => `M${x} ${top + tube}V${y + tube * 0.4}`).join('')}
        strokeWidth={(TUBE * radius + wider) * 2}
      />
      <path
        d={`${endsOf(plan)}${middleOf(plan)}`}
        strokeWidth={(CHUTE * radius + wider) * 2}
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A place for a marble: a hollow in its tube's colour, whose near edge keeps the sun off its floor. */
function Seat({ plan, tube, place, ids }: { plan: Plan; tube: number; place: number; ids: string }) {
  const { x, y } = seatOf(plan, tube, place)
  return (
    <g transform={`translate(${x} ${y}) scale(${plan.radius})`}>
      <circle r="0.9" fill={GLASS[tube]![1]} />
      <g clipPath={`url(#${ids}hole)`}>
        <circle cx={0.2 * SUN_X} cy={0.2 * SUN_Y} r="0.9" fill="#fff" fillOpacity="0.62" />
        <circle r="0.9" fill={`url(#${ids}hollow)`} />
      </g>
    </g>
  )
}

/** A board of tubes in the sun, with numbered marbles in them, and a ball that rolls past them all. */
export default function ColourSorting() {
  const art = useRef<HTMLDivElement>(null)
  const leaving = useRef<SVGSVGElement>(null)
  const coming = useRef<SVGSVGElement>(null)
  const ball = useRef<SVGSVGElement>(null)
  const ids = useId()
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { hourCycle, motion } = useHostSettings()
  const time = useClockTime('minute')
  const plan = planOf(width, height)
  const { radius, tubes } = plan
  const [now, then] = [marblesAt(time, hourCycle), marblesAt(laterBy(time, 60_000), hourCycle)]
  const missing = (some: readonly Marble[]) => (marble: Marble) =>
    !some.some(({ tube, place }) => tube === marble.tube && place === marble.place)
  const goes = missing(then)
  const empty = [0, 3].filter((first) => !now.some(({ tube }) => tube >= first && tube < first + 3))
  const still = motion === 'reduced'

  useFrame((moment) => {
    const { second, millisecond } = moment
    const { x, y } = alongChute(plan, rolledAt(second, millisecond, still))
    if (ball.current) ball.current.style.transform = `translate(${x}px, ${y}px)`
    const { scale, seen } = still ? { scale: 1, seen: 0 } : comingAt(second, millisecond)
    if (coming.current) {
      coming.current.style.opacity = String(seen)
      coming.current.style.scale = String(scale)
    }
    if (leaving.current) leaving.current.style.opacity = String(still ? 1 : stayingAt(second, millisecond))
    return still || (second < 59 && millisecond >= ROLL_MS) ? untilSecond(moment) : undefined
  }, 40)

  const box = `0 0 ${width} ${height}`
  const lie = (some: readonly Marble[]) =>
    // A marble lies over the shadows of those above it and to the left of it.
    [...some]
      .sort((one, other) => other.place - one.place || one.tube - other.tube)
      .map((marble) => <Lying key={marble.number * 6 + marble.tube} plan={plan} marble={marble} />)
  const comes = then.filter(missing(now))
  const target = comes[0] ? seatOf(plan, comes[0].tube, comes[0].place) : { x: 0, y: 0 }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.board}>
      <svg className={styles.layer} viewBox={box} aria-hidden="true">
        <defs>
          <radialGradient id={`${ids}sun`} cx="0.12" cy="0" r="1.2">
            <stop stopColor="#ffd84a" />
            <stop offset="0.5" stopColor={BOARD} />
            <stop offset="1" stopColor="#f7ab00" />
          </radialGradient>
          <linearGradient id={`${ids}hollow`} x2="1" y2="0.5">
            <stop stopColor={INK} stopOpacity="0.3" />
            <stop offset="0.6" stopColor={INK} stopOpacity="0" />
            <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#fff" stopOpacity="0.55" />
          </linearGradient>
          <clipPath id={`${ids}hole`}>
            <circle r="0.9" />
          </clipPath>
          <mask id={`${ids}cut`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            <Cut plan={plan} colour="#fff" />
          </mask>
        </defs>
        <rect width={width} height={height} fill={`url(#${ids}sun)`} />
        {/* The far edge catches the sun, the near one throws its shadow on the floor. */}
        <g transform={`translate(${radius * 0.05} ${radius * 0.035})`}>
          <Cut plan={plan} colour="#fff0a8" wider={radius * 0.05} />
        </g>
        <g mask={`url(#${ids}cut)`}>
          <rect width={width} height={height} fill={SHADE} />
          <g transform={`translate(${radius * CUT * SUN_X} ${radius * CUT * SUN_Y})`}>
            <Cut plan={plan} colour={FLOOR} />
          </g>
        </g>
        {/* Where the ball lies at each second. */}
        <path className={styles.seconds} d={middleOf(plan)} pathLength="60" strokeWidth={radius * 0.2} />
        {tubes.map((_, tube) =>
          Array.from({ length: DEEP }, (_, place) => (
            <Seat key={tube * DEEP + place} plan={plan} tube={tube} place={place} ids={ids} />
          )),
        )}
        {plan.words.map(({ text, x, y }) => (
          <g key={text} transform={`translate(${x} ${y}) scale(${plan.type / 100})`}>
            <text className={styles.number} fontSize="100" letterSpacing="5" fill={INK}>
              {text}
            </text>
          </g>
        ))}
        {empty.map((tube) => {
          const { x, y } = seatOf(plan, tube, 0)
          return (
            <g key={tube} transform={`translate(${x} ${y}) scale(${radius / 100})`}>
              <text className={styles.number} y="46" fontSize="130" fill={INK}>
                0
              </text>
            </g>
          )
        })}
        {lie(now.filter((marble) => !goes(marble)))}
      </svg>
      <svg ref={leaving} className={styles.layer} viewBox={box} aria-hidden="true">
        {lie(now.filter(goes))}
      </svg>
      <svg
        ref={coming}
        className={`${styles.layer} ${styles.coming}`}
        style={{ transformOrigin: `${target.x}px ${target.y}px` }}
        viewBox={box}
        aria-hidden="true"
      >
        {lie(comes)}
      </svg>
      <svg ref={ball} className={styles.ball} width="1" height="1" aria-hidden="true">
        <g transform={`scale(${radius * 0.84})`}>
          <Ball picture={steel} />
        </g>
      </svg>
    </Stage>
  )
}
