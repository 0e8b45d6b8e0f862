import {
  type ClockTime,
  easeInOut,
  type HourCycle,
  twoDigits,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { EARTH } from './earth'
import {
  analemma,
  hourRank,
  keeperOf,
  longitudeLabel,
  mercatorHours,
  minuteRank,
  sunAt,
  wallMeridian,
  wrapLongitude,
} from './model'
import { paintEarth } from './painted'

export { notes } from './notes'

const day = new URL('./day.webp', import.meta.url).href
const night = new URL('./night.webp', import.meta.url).href
const engraver = new URL('./engraver.woff2', import.meta.url).href

export const images = [day, night]
export const fonts = [{ family: 'ft-25-04-02 Engraver', source: engraver, weight: '400' }]

const RADIANS = Math.PI / 180

const MOST_PIXELS = 1920 * 1200

// The style sheet has the same three as `--hour`, `--minute` and `--equator`.
/** Width of an hour, fifteen degrees, in CSS pixels. */
const hourWidth = (width: number, height: number) => Math.max(width / 24, height * 0.0666, 15)
/** Width of a minute on the scale below, in CSS pixels. */
const minuteWidth = (width: number, height: number) => Math.max(width * 0.025, Math.min(26, height * 0.16))
/** Where the equator lies, CSS pixels from the top. */
const equatorTop = (width: number, height: number) =>
  Math.min(height * 0.565, height - 3.1 * minuteWidth(width, height) - 0.6 * hourWidth(width, height))

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

interface RuleProps {
  /** First and last stroke, in the scale's own unit. */
  readonly from: number
  readonly to: number
  readonly path: string
}

const Rule = memo(({ from, to, path }: RuleProps) => (
  <svg
    className={styles.ticks}
    style={{ '--from': from, '--length': to - from } as CSSProperties}
    viewBox={`${from} 0 ${to - from} 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
))

const FIRST = { hour: -13, part: -21 }
const LAST = { hour: 37, part: 81 }
const HOURS = range(-12, 36)
const PARTS = range(-20, 80)
/** Upright strokes as one path, hanging from `1` or standing on `0`; `length` takes the stroke's number. */
const strokes = (from: number, to: number, parts: number, length: (part: number) => number, foot = 1) =>
  range(from * parts, to * parts)
    .map((part) => `M${(part / parts).toFixed(4)} ${foot}V${foot ? 1 - length(part) : length(part)}`)
    .join('')
const HOUR_PATH = strokes(FIRST.hour, LAST.hour, 6, (part) =>
  part % 6 === 0 ? 1 : part % 3 === 0 ? 0.62 : 0.38,
)
const MINUTE_PATH = strokes(FIRST.part, LAST.part, 6, (part) =>
  part % 30 === 0 ? 1 : part % 6 === 0 ? 0.66 : 0.32,
)
const SECOND_PATH = strokes(
  FIRST.part,
  LAST.part,
  1,
  (part) => (part % 10 === 0 ? 1 : part % 5 === 0 ? 0.72 : 0.42),
  0,
)
const RAYS = range(0, 23)
  .map((ray) => {
    const [x, y] = [Math.sin((ray * Math.PI) / 12), Math.cos((ray * Math.PI) / 12)]
    const tip = ray % 2 ? 7.9 : 9.4
    return `M${(x * 6.9).toFixed(2)} ${(y * 6.9).toFixed(2)}L${(x * tip).toFixed(2)} ${(y * tip).toFixed(2)}`
  })
  .join('')

const mod = (value: number, by: number) => ((value % by) + by) % by

/** Where there is no WebGL. */
function paint({ context, time: { epochMs, secondsOfDay }, width, height, image, layer }: CanvasFrame) {
  paintEarth(context, layer, {
    day: image(day),
    night: image(night),
    width,
    height,
    middle: wallMeridian(epochMs, secondsOfDay),
    equator: equatorTop(width, height),
    degree: hourWidth(width, height) / 15,
    foot: 2.75 * minuteWidth(width, height),
    sun: sunAt(epochMs),
  })
}

/** The Earth as it is lit now, under a slide rule of three scales. */
export default function BlueMarble() {
  return (
    <ShaderStage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.chart}
      fragment={EARTH}
      textures={{ day, night }}
      beat="minute"
      maxPixels={MOST_PIXELS}
      fallback={<Canvas draw={paint} beat="minute" maxPixels={MOST_PIXELS} />}
      uniforms={({ epochMs, secondsOfDay }, { width, height, ratio }) => {
        const { declination, noonLongitude } = sunAt(epochMs)
        return {
          uLongitude: wallMeridian(epochMs, secondsOfDay) * RADIANS,
          uEquator: (height - equatorTop(width, height)) * ratio,
          uScale: (hourWidth(width, height) * 12 * ratio) / Math.PI,
          uFoot: 2.75 * minuteWidth(width, height) * ratio,
          uSun: [noonLongitude * RADIANS, Math.sin(declination * RADIANS), Math.cos(declination * RADIANS)],
        }
      }}
    >
      <Sheet />
    </ShaderStage>
  )
}

/** Pictures a second of the seconds while they slide on; they stand until this part of each second. */
const BEAT = 30
const SLIDES_FROM = 0.65

/** The second under the wire, with its fraction while it slides to the next. */
const secondAt = ({ second, millisecond }: ClockTime) =>
  second + easeInOut((millisecond / 1000 - SLIDES_FROM) / (1 - SLIDES_FROM))

/** Brings a place of a strip under the wire; the slow strips in whole pixels, so that their figures stay sharp. */
function slide(strip: HTMLElement | null, unit: string, place: number, sharp: boolean) {
  const by = `calc(var(${unit}) * ${-place})`
  if (strip) strip.style.transform = `translateX(${sharp ? `round(${by}, var(--pixel))` : by})`
}

function Sheet() {
  const { hour, minute, epochMs, secondsOfDay, timeZone } = useClockTime('second')
  const { hourCycle } = useHostSettings()
  const hours = useRef<HTMLDivElement>(null)
  const minutes = useRef<HTMLDivElement>(null)
  const seconds = useRef<HTMLDivElement>(null)
  // Set whole on the strip: a custom property would be inherited by each of its figures, at every beat.
  useFrame(({ secondsOfDay }) => {
    slide(hours.current, '--hour', secondsOfDay / 3600, true)
    slide(minutes.current, '--minute', (secondsOfDay / 60) % 60, true)
  }, 'second')
  useFrame((time) => {
    slide(seconds.current, '--minute', secondAt(time), false)
    return time.millisecond < 1000 * SLIDES_FROM ? 1000 * SLIDES_FROM - time.millisecond : undefined
  }, BEAT)

  const meridian = wallMeridian(epochMs, secondsOfDay)
  return (
    <div className={styles.sheet}>
      <Noon epochMs={epochMs} meridian={meridian} />
      <Parallels />
      <div className={styles.equator}>
        <Longitudes meridian={meridian} />
        <div ref={hours} className={styles.hours}>
          <HourFigures hour={hour} minute={minute} hourCycle={hourCycle} />
        </div>
      </div>
      <div className={styles.vernier}>
        <div ref={minutes} className={styles.minutes}>
          <MinuteFigures minute={minute} />
        </div>
        <div ref={seconds} className={styles.seconds}>
          <SecondFigures />
        </div>
        <i className={styles.ends} />
        <i className={styles.minuteName}>minutes</i>
        <i className={styles.secondName}>seconds</i>
      </div>
      <div className={styles.wire}>
        <i />
        <i />
        <i />
        <i />
        <span className={styles.keeper}>{keeperOf(timeZone)}</span>
        <span className={styles.degrees}>{longitudeLabel(meridian)}</span>
      </div>
    </div>
  )
}

interface HourFiguresProps {
  readonly hour: number
  readonly minute: number
  readonly hourCycle: HourCycle
}

// The figures of the three scales, which change once a minute or never.
const HourFigures = memo(({ hour, minute, hourCycle }: HourFiguresProps) => (
  <>
    <Rule from={FIRST.hour} to={LAST.hour} path={HOUR_PATH} />
    {HOURS.map((value) => (
      <b
        key={value}
        style={{ '--at': value } as CSSProperties}
        className={styles[hourRank(value, hour, minute)]}
      >
        {hourCycle === 12 ? mod(value - 1, 12) + 1 : mod(value, 24)}
      </b>
    ))}
  </>
))

const MinuteFigures = memo(({ minute }: { readonly minute: number }) => (
  <>
    <Rule from={FIRST.part} to={LAST.part} path={MINUTE_PATH} />
    {PARTS.map((value) => (
      <b key={value} style={{ '--at': value } as CSSProperties} className={styles[minuteRank(value, minute)]}>
        {twoDigits(mod(value, 60))}
      </b>
    ))}
  </>
))

const SecondFigures = memo(() => (
  <>
    <Rule from={FIRST.part} to={LAST.part} path={SECOND_PATH} />
    {PARTS.filter((value) => value % 5 === 0).map((value) => (
      <b key={value} style={{ '--at': value } as CSSProperties}>
        {twoDigits(mod(value, 60))}
      </b>
    ))}
  </>
))

const PARALLELS = [
  [66.56, 'Arctic Circle'],
  [23.44, 'Tropic of Cancer'],
  [-23.44, 'Tropic of Capricorn'],
] as const

const Parallels = memo(() =>
  PARALLELS.map(([latitude, name]) => (
    <div key={name} className={styles.parallel} style={{ '--up': mercatorHours(latitude) } as CSSProperties}>
      {name}
    </div>
  )),
)

const Longitudes = memo(({ meridian }: { readonly meridian: number }) => {
  const first = Math.ceil((meridian - 195) / 15)
  return (
    <div className={styles.longitudes}>
      {range(first, first + 26).map((step) => (
        <b
          key={step}
          style={{ '--at': step - meridian / 15 } as CSSProperties}
          className={step % 2 ? styles.minor : undefined}
        >
          {longitudeLabel(wrapLongitude(step * 15))}
        </b>
      ))}
    </div>
  )
})

/** The gold wire at apparent noon, and the sun on it, with the year's figure of eight about mean noon. */
function Noon({ epochMs, meridian }: { readonly epochMs: number; readonly meridian: number }) {
  const { declination, equationOfTime, noonLongitude } = sunAt(epochMs)
  const dayNumber = Math.floor(epochMs / 86_400_000)
  const eight = useMemo(
    () =>
      `M${analemma(dayNumber * 86_400_000)
        .map((point) => point.map((value) => value.toFixed(3)).join(' '))
        .join('L')}Z`,
    [dayNumber],
  )
  const at = wrapLongitude(noonLongitude - meridian) / 15
  // Twice, so that at midnight, when noon is at the far side of the world, both edges have it.
  return [at, at > 0 ? at - 24 : at + 24].map((east) => (
    <div key={east === at ? 'near' : 'far'} className={styles.noon} style={{ '--at': east } as CSSProperties}>
      <i />
      <i />
      <i />
      <svg
        className={styles.eight}
        style={{ '--shift': equationOfTime / 60 } as CSSProperties}
        viewBox="-1 -2 2 4"
        aria-hidden="true"
      >
        <path d={eight} />
      </svg>
      <svg
        className={styles.sun}
        style={{ '--up': mercatorHours(declination) } as CSSProperties}
        viewBox="-10 -10 20 20"
        aria-hidden="true"
      >
        <path d={RAYS} />
        <circle r="6" />
      </svg>
      <span className={(east >= 0 && east < 6) || east < -6 ? styles.east : undefined}>noon</span>
    </div>
  ))
}
