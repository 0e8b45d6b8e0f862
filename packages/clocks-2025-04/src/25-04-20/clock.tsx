import { easeInOut, Stage, useClockTime, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { type CSSProperties, memo, useId, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  fieldNumber,
  fullMoons,
  gooseAt,
  inksAt,
  litPath,
  nextField,
  SKEIN,
  terminatorAt,
  wayAcross,
} from './model'

export { notes } from './notes'

const moon = new URL('./moon.webp', import.meta.url).href

export const images = [moon]
export const fonts = [
  { family: 'ft-25-04-20 Figures', source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** A print of flooded terraces, after the moon that is said to stand in each field at Sarashina. */
export default function TwelveMoons() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.paper}>
      <Sheet />
    </Stage>
  )
}

const FIELDS = Array.from({ length: 12 }, (_, field) => field)

function Sheet() {
  const { hour, minute, second, secondsOfDay } = useClockTime('second')
  const { hourCycle, transparent } = useHostSettings()
  const inks = inksAt(Math.floor(secondsOfDay / 60) * 60)
  const full = fullMoons(hour)
  const minutes = minute + second / 60
  const leaving = minute === 59 && second === 59
  return (
    <div
      className={`${styles.sheet} ${transparent ? styles.skyless : styles.sky}`}
      style={
        {
          '--sky-1': inks.sky[0],
          '--sky-2': inks.sky[1],
          '--sky-3': inks.sky[2],
          '--sky-4': inks.sky[3],
          '--near': inks.water[0],
          '--far': inks.water[1],
          '--hill': inks.hills[0],
          '--earth': inks.hills[1],
          '--line': inks.line,
          '--way': wayAcross(hour, minute, second),
          '--low': wayAcross(hour, minute, second) < 0.5 ? 1 : 0,
          '--moon': `url(${moon})`,
        } as CSSProperties
      }
    >
      <div className={styles.great}>
        <GreatMoon minutes={minutes} gone={leaving} />
      </div>
      {leaving && <Setting to={nextField(hour)} />}
      <div className={styles.great}>
        <Engraving minutes={minutes} />
      </div>
      <Hills />
      <div className={styles.fields}>
        <Ridges />
        <Ridges tall />
        {leaving && <Rising in={nextField(hour)} />}
        {minute === 0 && second === 0 && <Ring in={full - 1} />}
        {FIELDS.map((field) => (
          <div key={field} className={styles.field} data-full={field < full ? '' : undefined}>
            <i />
            <b className={field === full - 1 ? styles.seal : undefined}>
              {fieldNumber(field, hour, hourCycle)}
            </b>
          </div>
        ))}
      </div>
      <Geese />
    </div>
  )
}

const strokes = (of: (minute: number) => boolean, length: number) =>
  Array.from({ length: 61 }, (_, minute) => minute)
    .filter(of)
    .map((minute) => `M${terminatorAt(minute).toFixed(2)} ${-length}V${length}`)
    .join('')
const MINUTES = strokes((minute) => minute % 5 !== 0, 2.7)
const FIVES = strokes((minute) => minute % 10 === 5, 4.2)
const TENS = strokes((minute) => minute % 10 === 0, 6)

const Scale = memo(() => (
  <g>
    <path d={`M-100 0H100${MINUTES}`} strokeWidth="0.42" />
    <path d={FIVES} strokeWidth="0.6" />
    <path d={TENS} strokeWidth="0.85" />
    {[0, 10, 20, 30, 40, 50, 60].map((minute) => (
      <text
        key={minute}
        x={terminatorAt(minute) * (minute % 60 ? 1 : 0.97)}
        y="-9.5"
        textAnchor={minute === 0 ? 'end' : minute === 60 ? 'start' : 'middle'}
      >
        {minute}
      </text>
    ))}
  </g>
))

interface GreatMoonProps {
  /** With the seconds as their fraction: what is lit, in sixtieths. */
  readonly minutes: number
  /** The light is leaving for its field. */
  readonly gone: boolean
}

const GreatMoon = memo(({ minutes, gone }: GreatMoonProps) => {
  const id = useId()
  const disc = <circle r="100" mask={`url(#${id}moon)`} className={styles.pearl} />
  return (
    <svg className={styles.disc} viewBox="-100 -100 200 200" aria-hidden="true">
      <mask id={`${id}moon`} maskUnits="userSpaceOnUse" x="-100" y="-100" width="200" height="200">
        <image href={moon} x="-100" y="-100" width="200" height="200" />
      </mask>
      <g className={styles.shade}>
        <circle r="100" />
        {disc}
      </g>
      {!gone && (
        <g clipPath={`url(#${id}lit)`}>
          <clipPath id={`${id}lit`}>
            <path d={litPath(minutes)} />
          </clipPath>
          {disc}
          {/* The last of the light before the terminator is wiped thinner, in two blocks. */}
          <g className={styles.dusk}>
            <path d={`${litPath(minutes)}${litPath(minutes - 1)}`} fillRule="evenodd" />
            <path d={`${litPath(minutes)}${litPath(minutes - 2.6)}`} fillRule="evenodd" />
          </g>
        </g>
      )}
    </svg>
  )
})

/** The scale, dark on the light and light on the dark, and the seal of the minute. */
const Engraving = memo(({ minutes }: { readonly minutes: number }) => {
  const id = useId()
  return (
    <svg className={styles.disc} viewBox="-100 -100 200 200" aria-hidden="true">
      <clipPath id={`${id}lit`}>
        <path d={litPath(minutes)} />
      </clipPath>
      <clipPath id={`${id}dark`}>
        <path d={`${litPath(minutes)}M-130 -130H130V130H-130Z`} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${id}lit)`} className={styles.dark}>
        <Scale />
      </g>
      <g clipPath={`url(#${id}dark)`} className={styles.light}>
        <Scale />
      </g>
      <g transform={`translate(${terminatorAt(minutes).toFixed(2)} 0)`}>
        <g className={styles.minuteSeal}>
          <path className={styles.wire} d="M0 -6V10" />
          <path d="M-12.8 8.7L12.6 8.9Q13.7 8.9 13.7 10L13.6 34.1Q13.6 35.2 12.5 35.2L-12.6 35.3Q-13.7 35.3 -13.7 34.2L-13.8 9.8Q-13.8 8.7 -12.8 8.7Z" />
          <path className={styles.keyline} d="M-11.7 10.9H11.7V33.2H-11.7Z" />
          <text y="28.2">{Math.floor(minutes)}</text>
        </g>
      </g>
    </svg>
  )
})

/** Three ranges, each wiped to mist at its foot. */
const RANGES = [
  'M0 58C60 54 110 40 168 30S262 8 318 12S404 40 452 44S560 56 640 58S790 62 860 56S1010 30 1070 34S1160 52 1200 50V100H0Z',
  'M0 66C60 58 100 50 150 52S250 74 330 70S450 36 520 36S640 70 730 68S930 20 1010 22S1140 50 1200 44V100H0Z',
  'M0 86C40 76 78 79 120 83S220 93 300 89S430 80 520 86S650 96 740 91S880 74 960 72S1120 86 1200 77V101H0Z',
]

const Hills = memo(() => {
  const id = useId()
  return (
    <svg
      className={styles.hills}
      viewBox="0 0 1200 100"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {RANGES.map((range, index) => (
        <g key={range} className={styles[`range${index}`]}>
          <linearGradient id={`${id}${index}`} x2="0" y2="1">
            <stop />
            <stop offset="1" />
          </linearGradient>
          <path d={range} fill={`url(#${id}${index})`} />
        </g>
      ))}
    </svg>
  )
})

/** Between eleven ridges: `0` to `1200` along the fields, `0` far to `100` near. */
const ridge = (index: number) => {
  const far = 600 + (index - 5) * 98.2
  const near = (index + 1) * 100
  const bow = ((index * 37) % 9) - 4
  const middle = (far + near) / 2
  return `M${far - 2.4} 0C${middle - 3 + bow} 34 ${middle - 5} 70 ${near - 5} 100H${near + 5}C${middle + 4} 70 ${middle + 3 + bow} 34 ${far + 2.4} 0Z`
}
const RIDGES = FIELDS.slice(1)
  .map((_, index) => ridge(index))
  .join('')
/** What little wind there is on the water. */
const RIPPLES = FIELDS.flatMap((field) =>
  [0, 1].map((index) => {
    const chance = (field * 53 + index * 71) % 37
    return `M${field * 100 + 14 + chance} ${[8, 73][index]! + (chance % 3)}h${16 + ((chance * 7) % 19)}`
  }),
).join('')

const Ridges = memo(({ tall }: { readonly tall?: boolean }) => (
  <svg
    className={tall ? styles.tallRidges : styles.wideRidges}
    viewBox={tall ? '0 0 100 1200' : '0 0 1200 100'}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {/* On a tall sheet the same fields lie one above another, their near side to the left. */}
    <g transform={tall ? 'matrix(0 1 -1 0 100 0)' : undefined}>
      {!tall && <path d={RIPPLES} className={styles.ripples} />}
      <path d={RIDGES} />
      <path d="M0 -1H1200V2.2C900 4.5 700 1 420 3.6S120 2 0 4Z" />
    </g>
  </svg>
))

/** In the last second of an hour the great moon goes down behind the hills, small with distance. */
function Setting({ to }: { readonly to: number }) {
  const element = useRef<HTMLElement>(null)
  useFrame(
    ({ millisecond }) =>
      element.current?.style.setProperty('--gone', easeInOut(Math.min(1, millisecond / 820)).toFixed(4)),
    30,
  )
  return <i ref={element} className={styles.setting} style={{ '--field': to } as CSSProperties} />
}

/** And comes up in the water of its field. */
function Rising({ in: field }: { readonly in: number }) {
  const element = useRef<HTMLElement>(null)
  useFrame(
    ({ millisecond }) =>
      element.current?.style.setProperty(
        '--come',
        easeInOut(Math.max(0, (millisecond - 560) / 440)).toFixed(4),
      ),
    30,
  )
  return <i ref={element} className={styles.rising} style={{ '--field': field } as CSSProperties} />
}

/** Which answers with a ring in the first second of the next. */
function Ring({ in: field }: { readonly in: number }) {
  const element = useRef<HTMLElement>(null)
  useFrame(
    ({ millisecond }) =>
      element.current?.style.setProperty('--come', (1 - (1 - millisecond / 1000) ** 3).toFixed(4)),
    30,
  )
  return <i ref={element} className={styles.ring} style={{ '--field': field } as CSSProperties} />
}

/** The skein, drawn on the fields' side of the moon. */
function Geese() {
  const skein = useRef<HTMLDivElement>(null)
  useFrame(({ second, millisecond }) => {
    SKEIN.forEach(([behind, aside], index) => {
      const goose = skein.current?.children[index] as HTMLElement | undefined
      if (!goose) return
      const { way, wings } = gooseAt(second, millisecond, behind)
      // Each wraps round by itself: the last are still leaving as the first comes in again.
      const along = `mod(var(--flight) * ${way.toFixed(5)} - var(--span) * ${(behind * 0.86).toFixed(3)}, var(--flight))`
      const climb = Math.sin(way * Math.PI) ** 2
      goose.style.transform = `translate(calc(${along} - var(--span) * 0.6), calc(var(--air) - var(--climb) * ${climb.toFixed(4)} + var(--span) * ${(aside * 0.62 - wings * 0.04).toFixed(3)}))`
      for (const wing of goose.getElementsByTagName('g'))
        wing.style.transform = `scale(1, ${(0.22 + 0.78 * wings).toFixed(2)})`
    })
  }, 20)
  return (
    <div ref={skein} className={styles.geese}>
      {SKEIN.map((_, index) => (
        <svg key={index} viewBox="-50 -50 100 100" aria-hidden="true">
          <g>
            <path d="M10 -3C8 -20 2 -32 -10 -43C4 -38 18 -24 21 -4Z" className={styles.farWing} />
          </g>
          <path d="M-40 4C-30 -3 -14 -7 4 -6C18 -6 28 -8 36 -10C39 -12.4 43 -12 44 -9.8L49 -8L43.4 -6.6C36 -4 28 1 18 4C4 8 -14 8 -24 5Z" />
          <g>
            <path d="M-7 -3C-12 -20 -20 -33 -32 -45C-14 -38 6 -24 14 -4Z" />
          </g>
        </svg>
      ))}
    </div>
  )
}
