import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { GECKO } from './gecko'
import { frondsAt, geckoAt, longAt, markAt, placeOf, stirs, swayAt } from './model'

export { notes } from './notes'

const wall = new URL('./wall.webp', import.meta.url).href
const band = new URL('./band.webp', import.meta.url).href
const minute = new URL('./minute.webp', import.meta.url).href
const hour = new URL('./hour.webp', import.meta.url).href
const trunk = new URL('./trunk.webp', import.meta.url).href
const other = new URL('./other.webp', import.meta.url).href
const TILES = 'ft-25-08-16 Tiles'

export const images = [wall, band, minute, hour, trunk, other]
export const fonts = [
  { family: TILES, source: new URL('./tiles.woff2', import.meta.url).href, weight: '400' },
]

const BLUE = '#1d3fb4'
const DUSK = '#560e4e'

/** A house number, as it is let into walls by the sea; the shade of its rim falls to the lower right. */
function Tile({ mark, x, y }: { mark: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <path d="M-7.2 7.2L-5.6 9.2H9.2V-5.6L7.2-7.2Z" fill={DUSK} fillOpacity={0.62} />
      <rect x={-7.4} y={-7.4} width={14.8} height={14.8} rx={0.9} fill="#fffaf2" />
      <path d="M-7.4 6.6L6.6 6.6L6.6-7.4L7.4-6.5V7.4H-6.5Z" fill="#d9c6d8" />
      <rect x={-6.1} y={-6.1} width={12.2} height={12.2} fill="none" stroke={BLUE} strokeWidth={0.75} />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-6.1-6.1H-2.7A3.4 3.4 0 0 1-6.1-2.7Z" fill="#ffc21a" />
          <path d="M-2.7-6.1A3.4 3.4 0 0 1-6.1-2.7" fill="none" stroke={BLUE} strokeWidth={0.75} />
        </g>
      ))}
      <text y={3.4} fontFamily={TILES} fontSize={9.6} textAnchor="middle" fill={BLUE}>
        {mark / 5 || 12}
      </text>
      <path d="M-7-7H-1L-7 2Z" fill="#fff" fillOpacity={0.5} />
    </g>
  )
}

/** Sixty nails, which stay where they are. */
const Nails = memo(function Nails() {
  return (
    <svg className={styles.marks} viewBox="-100 -100 200 200" aria-hidden="true">
      {Array.from({ length: 60 }, (_, mark) => {
        const { x, y } = markAt(mark, 96.2)
        const five = mark % 5 === 0
        const size = five ? 2.1 : 1.35
        return (
          <g key={mark} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
            <path
              d="M0 0L3.1 3.3"
              stroke={DUSK}
              strokeOpacity={0.6}
              strokeWidth={size * 1.3}
              strokeLinecap="round"
            />
            <circle r={size} fill={five ? '#fffaf2' : '#2c1840'} />
            <circle cx={-0.4} cy={-0.45} r={size * 0.36} fill={five ? '#d9c6d8' : '#b79ad6'} />
          </g>
        )
      })}
    </svg>
  )
})

/** Twelve tiles: they stand out from the wall, over the shadows, so that no frond covers a number. */
const Tiles = memo(function Tiles() {
  return (
    <svg className={styles.marks} viewBox="-100 -100 200 200" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => {
        const { x, y } = markAt(index * 5, 83)
        return <Tile key={index} mark={index * 5} x={x} y={y} />
      })}
    </svg>
  )
})

/** The nail of the minute: the light that the sharp tip leaves free is caught by its head. */
function Lit() {
  const { minute } = useClockTime('minute')
  const { x, y } = markAt(minute, 96.2)
  return (
    <svg
      className={styles.lit}
      style={{ left: `${x - 10}em`, top: `${y - 10}em` }}
      viewBox="-10 -10 20 20"
      aria-hidden="true"
    >
      <path d="M0 0L4.8 5.1" stroke={DUSK} strokeOpacity={0.6} strokeWidth={3.6} strokeLinecap="round" />
      <circle r={3.5} fill="#ffd500" stroke="#2c1840" strokeWidth={0.9} />
      <path
        d="M0-8.4L0.7-0.7L8.4 0L0.7 0.7L0 8.4L-0.7 0.7L-8.4 0L-0.7-0.7Z"
        transform="translate(-0.7 -0.7)"
        fill="#ffffff"
      />
    </svg>
  )
}

/** A shadow too, of one that runs on a leaf before the wall. */
function Gecko() {
  return (
    <svg className={styles.lizard} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={GECKO} transform="rotate(33) scale(.058)" fill={DUSK} fillOpacity={0.74} />
    </svg>
  )
}

/**
 * A palm before a pink wall has kept two fronds, and their shadows happen to point.
 * What moves is one piece each: the gecko for less than half of each second, the fronds for a second in each minute,
 * and those that hang about at ten pictures a second.
 */
export default function PalmShadow() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { motion } = useHostSettings()
  const hands = useRef<HTMLDivElement>(null)
  const about = useRef<HTMLDivElement>(null)
  const calm = motion === 'reduced'
  const laid = Boolean(size)
  useFrame((time) => {
    if (!laid) return
    const long = longAt(time.minute, time.second, time.millisecond, calm)
    const fronds = frondsAt(time.hour, long)
    const turn = {
      minute: fronds.minute,
      hour: fronds.hour,
      gecko: geckoAt(time.second, time.millisecond, calm),
    }
    for (const hand of hands.current?.querySelectorAll<HTMLElement>('[data-hand]') ?? []) {
      const rotate = `${turn[hand.dataset.hand as keyof typeof turn].toFixed(2)}deg`
      if (hand.style.rotate !== rotate) hand.style.rotate = rotate
    }
    if (calm || !stirs(time.second, time.millisecond)) {
      const gust = time.second === 59 && !calm ? 300 - time.millisecond : 0
      return gust > 20 ? gust : untilSecond(time)
    }
  }, 24)
  useFrame((time) => {
    const sway = calm ? 0 : swayAt(time.second % 8, time.millisecond)
    for (const [index, frond] of [...(about.current?.children ?? [])].entries())
      (frond as HTMLElement).style.rotate = `${[128, -38][index]! + sway * (index ? -1 : 1)}deg`
  }, 6)
  const place = size && placeOf(size.width, size.height)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.place}
      ground={styles.wall}
      style={{ '--wall': `url("${wall}")` } as CSSProperties}
    >
      {place && (
        <>
          {place.foot && (
            <i className={styles.foot} style={{ top: place.foot, backgroundImage: `url("${band}")` }} />
          )}
          <i className={styles.sun} />
          <div ref={about} className={styles.about} style={{ fontSize: place.unit }}>
            <img src={other} alt="" style={{ left: '-70em', top: '-205em' }} />
            <img src={other} alt="" style={{ right: '-72em', bottom: '-40em' }} />
          </div>
          <div
            ref={hands}
            className={styles.circle}
            style={{ left: place.x, top: place.y, fontSize: place.unit }}
          >
            <Nails />
            <div data-hand="gecko" className={styles.gecko}>
              <Gecko />
            </div>
            <img className={styles.trunk} src={trunk} alt="" />
            <img data-hand="hour" className={styles.hour} src={hour} alt="" />
            <img data-hand="minute" className={styles.minute} src={minute} alt="" />
            <Tiles />
            <Lit />
          </div>
        </>
      )}
    </Stage>
  )
}
