import {
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, type Ref, useId, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  coversHundredths,
  GREEN_BAR,
  inkLeft,
  LENS_RADIUS,
  lensAt,
  lensMoment,
  RED_BAR,
  ROWS,
  restAt,
  ringAngle,
  rowsAt,
  spacing,
  spokeInk,
} from './model'

export { notes } from './notes'

const files = [
  new URL('./row-1.woff2', import.meta.url).href,
  new URL('./row-2.woff2', import.meta.url).href,
  new URL('./row-3.woff2', import.meta.url).href,
  new URL('./row-4.woff2', import.meta.url).href,
  new URL('./row-5.woff2', import.meta.url).href,
  new URL('./row-6.woff2', import.meta.url).href,
  new URL('./row-7.woff2', import.meta.url).href,
  new URL('./row-8.woff2', import.meta.url).href,
]
const small = new URL('./small.woff2', import.meta.url).href

const family = (row: number) => `ft-25-04-05 Row ${row}`

export const images = []
export const fonts = [
  ...files.map((source, index) => ({ family: family(index + 1), source, weight: '400' })),
  { family: 'ft-25-04-05 Small', source: small, weight: '400' },
]

/** How much larger the chart is seen in the lens. */
const POWER = 1.08

const MEASURES = {
  '--radius': LENS_RADIUS,
  '--width': CHART_WIDTH,
  '--height': CHART_HEIGHT,
  '--green-bar': GREEN_BAR,
  '--red-bar': RED_BAR,
} as CSSProperties

/** An optometrist's cabinet: Snellen's chart, the fan for astigmatism, Landolt's rings on red and on green. */
export default function Snellen() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.wall}>
      <Cabinet />
    </Stage>
  )
}

const ink = (row: HTMLElement, leftMs: number) => {
  const opacity = String(inkLeft(leftMs))
  if (row.style.opacity !== opacity) row.style.opacity = opacity
}

const moved = new WeakMap<Element, string>()
const move = (element: HTMLElement | SVGElement | null, transform: string) => {
  if (!element || moved.get(element) === transform) return
  moved.set(element, transform)
  element.style.transform = transform
}

/** Only when it has changed: a drawing whose attribute is set is painted again, though it be the same. */
const turn = (ring: SVGElement | null, degrees: number) => {
  const transform = `rotate(${degrees.toFixed(2)})`
  if (ring && ring.getAttribute('transform') !== transform) ring.setAttribute('transform', transform)
}

function Cabinet() {
  const time = useClockTime('second')
  const { hourCycle } = useHostSettings()
  const rows = rowsAt(time, hourCycle)
  const printed = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const lens = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const rim = useRef<SVGSVGElement>(null)
  const minuteRing = useRef<SVGPathElement>(null)
  const secondRing = useRef<SVGPathElement>(null)

  useFrame((now) => {
    const { minute, second, millisecond } = now
    const hundredths = rowsAt(now, hourCycle)[3]!
    const secondLeftMs = untilSecond(now)
    const minuteLeftMs = untilMinute(now)
    const seconds = secondsOf(now)
    for (const chart of [printed.current, seen.current]) {
      if (!chart) continue
      const rowsShown = chart.children as HTMLCollectionOf<HTMLElement>
      // What lies under the glass nobody sees: it is left at noughts.
      const shown = chart === printed.current && coversHundredths(seconds) ? '00' : hundredths
      Array.from(rowsShown[3]!.children).forEach((letter, index) => {
        const text = letter.firstChild!
        if (text.nodeValue !== shown[index]) text.nodeValue = shown[index]!
      })
      for (const row of [2, 6]) ink(rowsShown[row]!, secondLeftMs)
      for (const row of [1, 5]) ink(rowsShown[row]!, minuteLeftMs)
      for (const row of [0, 4]) ink(rowsShown[row]!, minute === 59 ? minuteLeftMs : minuteLeftMs + 60_000)
    }
    const { x, y, lean } = lensAt(minute, lensMoment(seconds))
    const feet = (value: number) => `calc(var(--foot) * ${value.toFixed(2)})`
    move(lens.current, `translate(${feet(x)}, ${feet(y)})`)
    move(view.current, `translate(${feet(-x * POWER)}, ${feet(-y * POWER)}) scale(${POWER})`)
    move(rim.current, `rotate(${lean.toFixed(2)}deg)`)
    turn(minuteRing.current, ringAngle(minute, second * 1000 + millisecond, 60_000))
    turn(secondRing.current, ringAngle(second, millisecond, 1000))
    return restAt(seconds)
  })

  return (
    <div className={styles.cabinet} style={MEASURES}>
      <div className={styles.chart}>
        <div className={styles.plate}>
          <div className={styles.unfocused}>
            <Rows rows={rows} ref={printed} />
          </div>
          <Bars />
          <Furniture />
          <div ref={lens} className={styles.lens}>
            <div className={styles.glass}>
              <div ref={view} className={styles.view}>
                <Rows rows={rows} ref={seen} />
                <Bars />
              </div>
            </div>
            <Rim ref={rim} />
          </div>
        </div>
      </div>
      <div className={styles.fan}>
        <Fan hour={time.hour % 12} />
      </div>
      <div className={styles.red}>
        <Ring ref={minuteRing} />
      </div>
      <div className={styles.green}>
        <Ring ref={secondRing} />
      </div>
    </div>
  )
}

/** The hundredths are put in at each beat; here they are noughts always, so that React leaves them alone. */
function Rows({ rows, ref }: { readonly rows: readonly string[]; readonly ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref}>
      {ROWS.map(({ feet, top }, index) => (
        <div
          key={feet}
          className={index < 4 ? styles.row : `${styles.row} ${styles.word}`}
          style={
            {
              '--feet': feet,
              '--top': top,
              '--gap': spacing(rows[index]!.length, feet),
              fontFamily: `'${family(index + 1)}'`,
            } as CSSProperties
          }
        >
          {Array.from(index === 3 ? '00' : rows[index]!, (letter, place) => (
            <span key={place}>{letter}</span>
          ))}
        </div>
      ))}
    </div>
  )
}

const Bars = memo(() => (
  <>
    <i className={styles.greenBar} />
    <i className={styles.redBar} />
  </>
))

const Furniture = memo(() =>
  ROWS.map(({ feet, top }, index) => (
    <div key={feet} className={styles.mark} style={{ '--top': top + feet / 2 } as CSSProperties}>
      <span>
        <i>20</i>
        <i>{feet}</i>
      </span>
      <b>{index + 1}</b>
    </div>
  )),
)

function Rim({ ref }: { readonly ref: Ref<SVGSVGElement> }) {
  const id = useId()
  return (
    <svg ref={ref} className={styles.rim} viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}nickel`} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.22" stopColor="#a3a39e" />
          <stop offset="0.36" stopColor="#efeee8" />
          <stop offset="0.55" stopColor="#77797a" />
          <stop offset="0.78" stopColor="#4d5052" />
          <stop offset="0.9" stopColor="#b5b5b0" />
          <stop offset="1" stopColor="#6b6d6e" />
        </linearGradient>
        <linearGradient id={`${id}tab`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f1f0ea" />
          <stop offset="0.18" stopColor="#c9c9c4" />
          <stop offset="0.8" stopColor="#9b9d9c" />
          <stop offset="1" stopColor="#5b5e5f" />
        </linearGradient>
      </defs>
      <g transform="rotate(38)">
        <path
          d="M94 -9L103 -10.5H131A10.5 10.5 0 0 1 131 10.5H103L94 9Z"
          fill={`url(#${id}tab)`}
          stroke="#3b3e40"
          strokeWidth="0.8"
        />
        <text x="119" y="2.9" className={styles.dioptres}>
          +1.25
        </text>
      </g>
      <circle r="96.6" fill="none" stroke={`url(#${id}nickel)`} strokeWidth="6" />
      <circle r="99.7" fill="none" stroke="#2c2f31" strokeWidth="0.7" />
      <circle r="93.4" fill="none" stroke="#1d1f20" strokeWidth="1.1" />
      <circle r="98" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="0.5" />
      {/* A window behind the patient, in the rounding of the glass. */}
      <path
        d="M-85.4 -34A92 92 0 0 1 -41.2 -82.2L-38.8 -77.4A86.6 86.6 0 0 0 -80.6 -31.6Z"
        fill="#fff"
        opacity="0.34"
      />
      <path
        d="M81 43.2A92 92 0 0 1 52.8 75.2L51 72.5A88.6 88.6 0 0 0 78.2 41.6Z"
        fill="#fff"
        opacity="0.26"
      />
    </svg>
  )
}

const SPOKES = Array.from({ length: 12 }, (_, index) => index)

/** Rays of three lines; to an astigmatic eye one is black and the rest are grey. */
const Fan = memo(({ hour }: { readonly hour: number }) => (
  <svg className={styles.dial} viewBox="-97 -97 194 194" aria-hidden="true">
    {SPOKES.map((spoke) => {
      const ink = spokeInk(spoke, hour)
      const angle = (spoke * Math.PI) / 6
      return (
        <g key={spoke}>
          <g transform={`rotate(${spoke * 30})`}>
            {ink < 1 && <path d="M0 -28V-76" strokeWidth="8.4" opacity={ink * 0.3} />}
            <path d="M-3.2 -28V-76M0 -28V-76M3.2 -28V-76" strokeWidth={ink < 1 ? 1.7 : 2} opacity={ink} />
          </g>
          <text
            x={88 * Math.sin(angle)}
            y={-88 * Math.cos(angle)}
            dy="3.6"
            opacity={ink < 1 ? ink + 0.16 : 1}
          >
            {spoke || 12}
          </text>
        </g>
      )
    })}
    <circle r="2.4" />
  </svg>
))

/** Landolt's ring: five wide, stroke one, gap one. */
function Ring({ ref }: { readonly ref: Ref<SVGPathElement> }) {
  return (
    <svg className={styles.ring} viewBox="-2.6 -2.6 5.2 5.2" aria-hidden="true">
      <path ref={ref} d="M.5 -2.4495A2.5 2.5 0 1 1 -.5 -2.4495V-1.4142A1.5 1.5 0 1 0 .5 -1.4142Z" />
    </svg>
  )
}
