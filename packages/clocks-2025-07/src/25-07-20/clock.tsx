import {
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BLADES,
  BREATH_MS,
  bladesAt,
  breathAt,
  DEEP_MS,
  EDGE,
  hoursOf,
  LENS,
  openingAt,
  placeOf,
  recoilAt,
  ringsAt,
} from './model'

export { notes } from './notes'

const giraffe = new URL('./giraffe.webp', import.meta.url).href
const leather = new URL('./leather.webp', import.meta.url).href
const LETTERING = 'ft-25-07-20 Lettering'
const FIGURES = 'ft-25-07-20 Figures'

export const images = [giraffe, leather]
export const fonts = [
  { family: LETTERING, source: new URL('./lettering.woff2', import.meta.url).href, weight: '400' },
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const INK = '#1d2023'
const RED = '#cf2417'

/** Spokes of a ring as one path, `count` of them from `inner` to `outer`. */
function spokes(count: number, inner: number, outer: number, shift = 0): string {
  let path = ''
  for (let index = 0; index < count; index++) {
    const angle = (index * 2 * Math.PI) / count + shift
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    path += `M${(x * inner).toFixed(2)} ${(y * inner).toFixed(2)}L${(x * outer).toFixed(2)} ${(y * outer).toFixed(2)}`
  }
  return path
}

/** A disc of the lens, `radius` units wide; they lie on one another like the steps of a barrel. */
const disc = (radius: number): CSSProperties => ({
  left: `${-radius}em`,
  top: `${-radius}em`,
  width: `${radius * 2}em`,
  height: `${radius * 2}em`,
})

const square = (radius: number) => `${-radius} ${-radius} ${radius * 2} ${radius * 2}`

/** Something engraved: its lower edge catches the light. */
function Engraved({ text, size, y, colour }: { text: string; size: number; y: number; colour: string }) {
  return (
    <g fontFamily={FIGURES} fontSize={size} textAnchor="middle">
      <text x={0.45} y={y + 0.6} fill="#fff" fillOpacity={0.85}>
        {text}
      </text>
      <text y={y} fill={colour} stroke={colour} strokeWidth={size * 0.03}>
        {text}
      </text>
    </g>
  )
}

const INFINITY = 'M0 0C-3-5-8.8-5-8.8 0S-3 5 0 0S8.8-5 8.8 0S3 5 0 0Z'

/** The ring of distances, of which only the minutes were ever engraved; infinity is the full hour. */
const Minutes = memo(function Minutes() {
  return (
    <svg viewBox={square(LENS.grip)} aria-hidden="true">
      <path
        d={spokes(108, 226, 256, 0.004)}
        stroke="#fff"
        strokeOpacity={0.7}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path d={spokes(108, 226, 256)} stroke="#202326" strokeWidth={6.4} strokeLinecap="round" />
      <path d={spokes(108, 226, 256, 0.006)} stroke="#50565a" strokeWidth={2.2} strokeLinecap="round" />
      {Array.from({ length: 60 }, (_, minute) => {
        const five = minute % 5 === 0
        return (
          <g key={minute} transform={`rotate(${minute * 6})`}>
            <path
              d={`M0-179.4V${five ? -188.5 : -186.5}`}
              stroke={five ? RED : INK}
              strokeWidth={five ? 2 : 1.3}
            />
            {minute === 0 ? (
              <g fill="none" strokeWidth={2}>
                <path d={INFINITY} transform="translate(.4 -198)" stroke="#fff" />
                <path d={INFINITY} transform="translate(0 -198.6)" stroke={RED} />
              </g>
            ) : (
              <Engraved text={String(minute)} size={16.4} y={-193} colour={five ? RED : INK} />
            )}
          </g>
        )
      })}
    </svg>
  )
})

const Hours = memo(function Hours({ cycle }: { cycle: 12 | 24 }) {
  return (
    <svg viewBox={square(LENS.hours)} aria-hidden="true">
      <path d={spokes(180, 123, 127)} stroke={INK} strokeOpacity={0.7} strokeWidth={2} />
      {hoursOf(cycle).map((hour, index) => (
        <g key={hour} transform={`rotate(${(index * 360) / cycle})`}>
          <path d="M0-157.4V-152.4" stroke={INK} strokeWidth={2} />
          <Engraved text={String(hour)} size={cycle === 12 ? 26 : 22} y={-131.6} colour={INK} />
        </g>
      ))}
    </svg>
  )
})

/** Pairs of lines on either side of the index: how deep the view is sharp, at three openings. */
const DEPTHS = [
  [11, '#f4c542'],
  [19, '#58b6d8'],
  [28, '#f2f0e8'],
] as const

/** What stands still: the index, and the maker's name. */
const Fixed = memo(function Fixed() {
  return (
    <svg viewBox={square(LENS.index)} className={styles.fixed} style={disc(LENS.index)} aria-hidden="true">
      {DEPTHS.flatMap(([angle, colour]) =>
        [-angle, angle].map((turn) => (
          <path
            key={turn}
            d="M0-161V-175"
            stroke={colour}
            strokeWidth={1.6}
            strokeLinecap="round"
            transform={`rotate(${turn})`}
          />
        )),
      )}
      <path d="M0-156.5V-179.5" stroke="#ff4326" strokeWidth={2.6} />
      <circle cy={-168} r={5.4} fill="#ff4326" />
      <path id="ft-25-07-20-name" d="M0 108A108 108 0 0 1 0-108A108 108 0 0 1 0 108" fill="none" />
      <text fontFamily={LETTERING} fontSize={12} fill="#f2f0e8" letterSpacing={1.2} textAnchor="middle">
        <textPath href="#ft-25-07-20-name" startOffset="50%">
          LOST PROPERTY LAB
          <tspan fill="#ff6a4a" dx={12}>
            TEMPAR
          </tspan>
          <tspan dx={12}>1:1/60</tspan>
        </textPath>
      </text>
    </svg>
  )
})

/** The steel of a blade by the way it faces: two of nine catch the window. */
const STEEL = [
  '#2b2f36',
  '#383d46',
  '#545b66',
  '#666e7a',
  '#4a515b',
  '#353a43',
  '#272b31',
  '#202329',
  '#24282e',
]

/** A blade covers all of the iris that is outside its own circle. */
function blade({ x, y }: { x: number; y: number }): string {
  const r = EDGE
  return `M-96-96H96V96H-96ZM${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
}

/** Which blades are drawn twice: the last of them lies on the first, so half of the ring is drawn once more. */
const FIRST = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const SECOND = [5, 6, 7, 8, 0, 1, 2, 3, 4]

function Iris({ cycle }: { cycle: 12 | 24 }) {
  const { motion } = useHostSettings()
  const svg = useRef<SVGSVGElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const open = breathAt(openingAt(time.hour, cycle), time.second, time.millisecond, calm)
    const blades = bladesAt(open)
    for (const path of svg.current?.querySelectorAll<SVGPathElement>('[data-blade]') ?? [])
      path.setAttribute('d', blade(blades[Number(path.dataset.blade)]!))
    if (calm || time.millisecond >= (time.second === 0 ? DEEP_MS : BREATH_MS)) return untilSecond(time)
  }, 15)
  const paths = (order: readonly number[]) =>
    order.map((index) => (
      <path
        key={index}
        data-blade={index}
        fill={STEEL[index]}
        stroke="#8b96a6"
        strokeWidth={0.55}
        fillRule="evenodd"
      />
    ))
  return (
    <div className={styles.iris} style={disc(LENS.iris)}>
      <img src={giraffe} alt="" />
      <svg ref={svg} viewBox={square(LENS.iris)} aria-hidden="true">
        <clipPath id="ft-25-07-20-half">
          <path d={HALF} />
        </clipPath>
        {paths(FIRST)}
        <g clipPath="url(#ft-25-07-20-half)">{paths(SECOND)}</g>
      </svg>
    </div>
  )
}

/** Half of the iris, about where the last blade meets the first. */
const HALF = (() => {
  // A blade lies opposite its circle’s middle: a quarter turn on from its pin, and half as far as it is turned.
  const angle = -Math.PI / BLADES + Math.PI / 2 + 0.55
  const at = (turn: number, far: number) =>
    `${(Math.cos(angle + turn) * far).toFixed(2)} ${(Math.sin(angle + turn) * far).toFixed(2)}`
  return `M${at(-Math.PI / 2, 130)}L${at(-Math.PI / 4, 190)}L${at(Math.PI / 4, 190)}L${at(Math.PI / 2, 130)}Z`
})()

/** Both rings: each clicks into its place and rings out. */
function Rings({ cycle }: { cycle: 12 | 24 }) {
  const { motion } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const hours = useRef<HTMLDivElement>(null)
  const minutes = useRef<HTMLDivElement>(null)
  const stand = ringsAt(hour, minute, cycle)
  useFrame((time) => {
    const now = ringsAt(time.hour, time.minute, cycle)
    const recoil = motion === 'reduced' || time.second ? 0 : recoilAt(time.millisecond)
    if (minutes.current) minutes.current.style.rotate = `${(now.minutes + recoil).toFixed(3)}deg`
    if (hours.current)
      hours.current.style.rotate = `${(now.hours + (time.minute ? 0 : recoil)).toFixed(3)}deg`
    return recoil ? undefined : untilMinute(time)
  }, 24)
  return (
    <>
      <i className={styles.grip} style={disc(LENS.grip)} />
      <i className={styles.chrome} style={disc(219)} />
      <div
        ref={minutes}
        className={styles.turns}
        style={{ ...disc(LENS.grip), rotate: `${stand.minutes}deg` }}
      >
        <Minutes />
      </div>
      <i className={styles.black} style={disc(LENS.index)} />
      <i className={styles.chrome} style={disc(LENS.hours)} />
      <div ref={hours} className={styles.turns} style={{ ...disc(LENS.hours), rotate: `${stand.hours}deg` }}>
        <Hours cycle={cycle} />
      </div>
    </>
  )
}

/** A lens far too close: its rings are turned against the red index, and something looks in through the iris. */
export default function Aperture() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { hourCycle } = useHostSettings()
  const place = size && placeOf(size.width, size.height)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.camera}
      ground={styles.leather}
      style={{ '--leather': `url("${leather}")` } as CSSProperties}
    >
      {place && (
        <div className={styles.lens} style={{ left: place.x, top: place.y, fontSize: place.unit }}>
          <i className={styles.shade} style={disc(330)} />
          <Rings cycle={hourCycle} />
          <i className={styles.name} style={disc(LENS.name)} />
          <Fixed />
          <i className={styles.well} style={disc(LENS.glass)} />
          <Iris cycle={hourCycle} />
          <i className={styles.glass} style={disc(LENS.glass)} />
          <i className={styles.window} />
          <i className={styles.coating} />
        </div>
      )}
    </Stage>
  )
}
