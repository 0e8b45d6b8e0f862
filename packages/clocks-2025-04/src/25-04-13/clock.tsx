import {
  type ClockTime,
  createRandom,
  laterBy,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useId, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  dripsAt,
  dropAt,
  dropsAt,
  FALL_X,
  FLOOR,
  figureOf,
  leanAt,
  levelAt,
  MARKS,
  orangeAt,
  rippleAt,
  SEGMENTS,
  surfaceAt,
  TIP,
  takenAt,
} from './model'

export { notes } from './notes'

const rind = new URL('./rind.webp', import.meta.url).href
const segments = new URL('./segments.webp', import.meta.url).href
const spent = new URL('./spent.webp', import.meta.url).href

export const images = [rind, segments, spent]
export const fonts = [
  {
    family: 'ft-25-04-13 Shrikhand',
    source: new URL('./shrikhand.woff2', import.meta.url).href,
    weight: '400',
  },
]

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const number = (value: number) => value.toFixed(2)

/** The part of a second in which the held segment is wrung; it rests for the others. */
const WRUNG = 0.4
/** From here on in an hour segments change their places, in seconds. */
const MOVES = 3596
/** The part in which the juice ripples and its beads fly. */
const RIPPLING = 0.4
/** A little less than a fifteenth of a second: between two pictures of what trembles and is wrung. */
const TREMBLE_MS = 60
/** The same for a drop that grows, three tenths. */
const GROWTH_MS = 290

/** Middle of a segment, in radii from the middle of the orange. */
const REACH = 0.4745
const secondsOfHour = ({ minute, second, millisecond }: ClockTime) =>
  minute * 60 + second + millisecond / 1000

/** A still life for a poster: an orange on the wall, a glass on the shelf. */
export default function Orange() {
  const time = useClockTime('second')
  const { hour, minute, second } = time
  const { hourCycle, transparent } = useHostSettings()
  // A fresh orange is on its way before the stroke.
  const printed = hour % 12 === 0 && minute === 59 && second >= 58 ? laterBy(time, 2000).hour : hour
  const art = useRef<HTMLDivElement>(null)

  useFrame((time) => {
    if (!art.current) return
    const seconds = secondsOfHour(time)
    const { segments, roll, swept } = orangeAt(time.hour, seconds)
    const part = time.millisecond / 1000
    set(art.current, '--roll', roll.toFixed(4))
    set(art.current, '--swept', swept.toFixed(4))
    for (const [index, element] of art.current.querySelectorAll<HTMLElement>('[data-segment]').entries()) {
      const { inside, held, spent } = segments[index]!
      const turn = (index + 0.5) / SEGMENTS
      const angle = turn * 2 * Math.PI + roll
      const lying = (index % 2 ? 180 : turn < 0.5 ? 0 : 360) + Math.sin(index * 12.9) * 5
      // Squeezed harder as the drop grows, and let go with it.
      const squeeze = held === 1 ? 0.07 * Math.sin(Math.min(1, part / WRUNG) * Math.PI) ** 2 : 0
      const lean = held * leanAt(seconds)
      set(element, '--x', (Math.sin(angle) * REACH).toFixed(4))
      set(element, '--y', (-Math.cos(angle) * REACH).toFixed(4))
      set(element, '--inside', inside.toFixed(4))
      set(element, '--held', held.toFixed(4))
      set(element, '--spent', spent.toFixed(4))
      set(
        element,
        '--turn',
        `${number(inside * (turn * 360 + (roll * 180) / Math.PI) + held * (turn < 0.5 ? 0 : 360) + spent * lying + lean)}deg`,
      )
      set(element, '--lean', ((lean * Math.PI) / 180).toFixed(4))
      set(element, '--squeeze', squeeze.toFixed(4))
      element.toggleAttribute('data-spent', spent > 0.5)
      element.toggleAttribute('data-held', inside < 1)
    }
    if (seconds >= MOVES) return undefined
    return part >= WRUNG ? untilSecond(time) : TREMBLE_MS
  }, 30)

  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={transparent ? `${styles.poster} ${styles.bare}` : styles.poster}
      ground={styles.wall}
      style={
        {
          '--rind': `url(${rind})`,
          '--segments': `url(${segments})`,
          '--spent-segments': `url(${spent})`,
        } as CSSProperties
      }
    >
      <div className={styles.shelf} />
      {!transparent && <div className={styles.shade} />}
      <Glass minute={minute} />
      <div className={styles.orange}>
        {range(SEGMENTS).map((place) => (
          <b
            key={place}
            className={place + 1 === takenAt(printed) ? styles.current : undefined}
            style={
              {
                '--x': Math.sin(((place + 0.5) / 6) * Math.PI).toFixed(4),
                '--y': (-Math.cos(((place + 0.5) / 6) * Math.PI)).toFixed(4),
              } as CSSProperties
            }
          >
            <span>{figureOf(place + 1, printed, hourCycle)}</span>
          </b>
        ))}
      </div>
      {range(SEGMENTS).map((place) => (
        <i
          key={place}
          data-segment={place}
          className={styles.segment}
          style={
            {
              '--place': place,
              '--flip': place % 2 ? -1 : 1,
              '--sprite': `${((place % 4) / 3) * 100}% ${Math.floor(place / 4) * 50}%`,
            } as CSSProperties
          }
        />
      ))}
    </Stage>
  )
}

function set(element: HTMLElement, name: string, value: string) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
}

/** Inside walls of the glass. */
const LEFT = 20
const RIGHT = 180

/** The glass, filled or not. */
const BODY = 'M12 6H188V378Q188 392 174 392H26Q12 392 12 378Z'

/** Flecks of pulp in the juice: where they hang and how they lie. */
const PULP = [
  [118, 336, 20],
  [82, 318, -50],
  [150, 301, 70],
  [104, 277, 10],
  [140, 251, -30],
  [86, 234, 65],
  [122, 206, -75],
  [147, 172, 25],
  [92, 157, -15],
  [128, 128, 50],
  [84, 101, -60],
  [146, 88, 0],
] as const

const Scale = memo(() => (
  <>
    {range(MARKS + 1)
      .slice(1)
      .map((mark) => {
        const y = surfaceAt(mark)
        const rank = mark % 10 === 0 ? 'ten' : mark % 5 === 0 ? 'five' : 'one'
        const length = { ten: 27, five: 21, one: 12 }[rank]
        return (
          <g key={mark} data-rank={rank}>
            <path d={`M${LEFT + 5} ${number(y)}h${length}`} strokeWidth={rank === 'one' ? 1.1 : 2} />
            {rank !== 'one' && (
              <text x={LEFT + 9 + length} y={number(y)}>
                {mark}
              </text>
            )}
          </g>
        )
      })}
  </>
))

function Glass({ minute }: { minute: number }) {
  const id = useId()
  const { seed, transparent } = useHostSettings()
  const juice = useRef<SVGPathElement>(null)
  const glow = useRef<SVGRectElement>(null)
  const drops = useRef<SVGPathElement>(null)
  const float = useRef<SVGGElement>(null)

  useFrame((time) => {
    const seconds = secondsOfHour(time)
    const part = time.millisecond / 1000
    const surface = surfaceAt(levelAt(seconds))
    const shallow = Math.min(1, (FLOOR - surface) / 12)
    const height = (x: number) => surface - rippleAt(x - FALL_X, part) * shallow
    let outline = `M${LEFT} ${FLOOR + 6}`
    // Closer together where the jet stands.
    for (let x = LEFT; x <= RIGHT; x += Math.abs(x - FALL_X) < 16 ? 1 : 4)
      outline += `L${x} ${number(height(x))}`
    juice.current?.setAttribute('d', `${outline}L${RIGHT} ${FLOOR + 6}Z`)
    glow.current?.setAttribute('y', number(surface))
    glow.current?.setAttribute('height', number(FLOOR - surface))
    // Not where the jet stands: what floats beside it takes the swell of a wide stretch.
    const swell = (height(122) + height(138) + height(154) + height(170)) / 4
    const tilt = Math.atan2(height(166) - height(126), 40) * 28
    float.current?.setAttribute(
      'transform',
      `translate(0 ${number(Math.min(swell + 2, FLOOR - 2))})rotate(${number(tilt)} 138 0)`,
    )
    if (seconds >= MOVES) return undefined
    return part >= RIPPLING ? untilSecond(time) : TREMBLE_MS
  }, 30)

  useFrame((time) => {
    const seconds = secondsOfHour(time)
    const part = time.millisecond / 1000
    const surface = surfaceAt(levelAt(seconds))
    const dripping = dripsAt(time.hour, seconds) ? drip(part, surface) : ''
    drops.current?.setAttribute('d', dripping + splash(part, surface, seed, Math.floor(seconds)))
    if (seconds >= MOVES) return undefined
    if (part < RIPPLING) return TREMBLE_MS
    const hangsMs = 1000 * (dropsAt(surface) - part)
    return hangsMs > 0 ? Math.min(GROWTH_MS, hangsMs) : undefined
  }, 30)

  return (
    <>
      <svg className={styles.glass} viewBox="0 0 200 400" aria-hidden="true">
        <defs>
          <clipPath id={`${id}juice`}>
            <path ref={juice} />
          </clipPath>
          <clipPath id={`${id}wall`}>
            <path d="M-400 -400H12V313.5H-400Z" />
          </clipPath>
        </defs>
        {/* What the lamp throws: on the wall, and across the shelf to the glass's foot. */}
        <g fill="#8fbfc0">
          <path d="M12 390H188L92 313.5H-84Z" fill="#e9b44a" />
          {!transparent && (
            <g clipPath={`url(#${id}wall)`}>
              <path d="M-84 22H92V420H-84Z" />
              <path d="M-76 22H84V420H-76Z" fill="#a9d0cf" />
              <rect ref={glow} x="-76" width="160" fill="#f8c466" transform="translate(0 14)" />
            </g>
          )}
        </g>
        {/* Without a wall the glass keeps as much of it as is seen through it. */}
        {transparent && <path d={BODY} fill="#cfe5e2" />}
        <path d={BODY} fill="#e9f4f1" fillOpacity="0.62" />
        <g className={styles.dry}>
          <Scale />
        </g>
        <g clipPath={`url(#${id}juice)`}>
          <path
            d={`M${LEFT} 0H${RIGHT}V${FLOOR - 10}Q${RIGHT} ${FLOOR} ${RIGHT - 10} ${FLOOR}H${LEFT + 10}Q${LEFT} ${FLOOR} ${LEFT} ${FLOOR - 10}Z`}
            fill="#f98f0a"
          />
          <path d={`M${LEFT} 0h13V${FLOOR}h-13Z`} fill="#ffb42e" />
          <path d={`M${RIGHT - 22} 0h22V${FLOOR}h-22Z`} fill="#e87405" />
          {PULP.map(([x, y, turn]) => (
            <path
              key={`${x} ${y}`}
              d="M-7 0Q0 -5 7 0Q0 4 -7 0Z"
              fill="#ffb42e"
              transform={`translate(${x} ${y})rotate(${turn})`}
            />
          ))}
          <g className={styles.wet}>
            <Scale />
          </g>
        </g>
        {/* Over glass and juice in one colour: its feet are wet, and stay its own. */}
        <g ref={float} className={styles.float}>
          <text x="138" y="0">
            {minute}
          </text>
        </g>
        {/* Walls, foot and lights. */}
        <path
          d={`M12 6H20V${FLOOR - 10}Q20 ${FLOOR} 30 ${FLOOR}H170Q180 ${FLOOR} 180 ${FLOOR - 10}V6H188V378Q188 392 174 392H26Q12 392 12 378Z`}
          fill="#bfe0df"
        />
        <path d="M26 372Q100 362 174 372L170 384H30Z" fill="#f4fbf8" />
        <path d="M34 358Q100 352 166 358" fill="none" stroke="#0d4f59" strokeOpacity="0.25" strokeWidth="3" />
        <path
          d="M16 12V376M184 14V300"
          stroke="#fff"
          strokeWidth="3.2"
          strokeOpacity="0.85"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M12 6V378Q12 392 26 392H174Q188 392 188 378V6"
          fill="none"
          stroke="#0d4f59"
          strokeWidth="2.4"
        />
        <path d="M10.8 6H189.2" stroke="#0d4f59" strokeWidth="2.4" />
      </svg>
      <svg className={`${styles.glass} ${styles.drops}`} viewBox="0 0 200 400" aria-hidden="true">
        <path ref={drops} fill="#f98f0a" />
      </svg>
    </>
  )
}

/** The drop at the segment's tip or in the air, as an outline. */
function drip(part: number, surface: number): string {
  const drop = dropAt(part, surface)
  if (drop.state === 'hanging') {
    const radius = 2.2 + 6 * drop.size
    const length = 3 + 16 * drop.size ** 1.6
    const neck = radius * 0.86 + (1.9 - radius * 0.86) * drop.size ** 1.5
    const middle = TIP + length - radius * 0.35
    return `M${FALL_X - 5} ${TIP - 3}C${FALL_X - neck} ${TIP} ${FALL_X - neck} ${number(middle - radius * 1.6)} ${number(FALL_X - radius * 0.86)} ${number(middle - radius * 0.5)}A${number(radius)} ${number(radius)} 0 1 0 ${number(FALL_X + radius * 0.86)} ${number(middle - radius * 0.5)}C${FALL_X + neck} ${number(middle - radius * 1.6)} ${FALL_X + neck} ${TIP} ${FALL_X + 5} ${TIP - 3}Z`
  }
  const high = 8.2 * drop.stretch
  const wide = 8.2 / Math.sqrt(drop.stretch)
  return `M${FALL_X} ${number(drop.y - high * 1.25)}C${number(FALL_X + wide * 0.5)} ${number(drop.y - high * 0.6)} ${number(FALL_X + wide)} ${number(drop.y - high * 0.2)} ${number(FALL_X + wide)} ${number(drop.y + high * 0.1)}A${number(wide)} ${number(high * 0.9)} 0 0 1 ${number(FALL_X - wide)} ${number(drop.y + high * 0.1)}C${number(FALL_X - wide)} ${number(drop.y - high * 0.2)} ${number(FALL_X - wide * 0.5)} ${number(drop.y - high * 0.6)} ${FALL_X} ${number(drop.y - high * 1.25)}Z`
}

/** Beads thrown up by the last drop. */
function splash(part: number, surface: number, seed: string, second: number): string {
  if (part >= RIPPLING) return ''
  const random = createRandom(seed, 'splash', second)
  return range(7)
    .map((bead) => {
      const away = (bead - 3) * 26 + random.between(-12, 12)
      const up = random.between(190, 330) - Math.abs(bead - 3) * 22
      const radius = random.between(1.2, 2.9)
      const y = surface + 2 - up * part + 820 * part * part
      const x = FALL_X + away * part
      if (y > surface + 3 || part < 0.015) return ''
      return `M${number(x - radius)} ${number(y)}a${number(radius)} ${number(radius)} 0 1 0 ${number(radius * 2)} 0a${number(radius)} ${number(radius)} 0 1 0 ${number(-radius * 2)} 0Z`
    })
    .join('')
}
