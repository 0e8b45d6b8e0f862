import {
  type ClockNotes,
  easeOut,
  type HourCycle,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { CSS_LOGO } from './logo'
import { colourOf, endsOf, markAt, placeAt, writtenBeside } from './model'

export const images = []
export const fonts = [
  {
    family: 'ft-25-06-23 Terminal',
    source: new URL('./terminal.woff2', import.meta.url).href,
    weight: '400',
  },
]
export const notes: ClockNotes = {
  reading:
    'The hour on white is the corner the logo came from; the big coloured figure beside it on the rulers is the minute, in which it last touched a wall.',
  credits: [
    {
      title: 'The CSS logo',
      creator: 'The CSS-Next Community Group',
      source: 'simple-icons 16.37.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'in another of CSS’s own named colours each minute',
    },
    {
      title: 'VT323',
      creator: 'Peter Hull',
      source: '@fontsource/vt323 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2011, The VT323 Project Authors (peter.hull@oikoi.com)',
      changes: 'subset to figures',
      files: ['terminal.woff2'],
    },
  ],
}

const MINUTES = Array.from({ length: 61 }, (_, minute) => minute)

interface RulerProps {
  readonly side: 0 | 1
  readonly hour: number
  readonly minute: number
  readonly upright: boolean
  readonly hourCycle: HourCycle
}

/** Sixty minutes along a wall. Its marks are longest toward the wall's own edge. */
const Ruler = memo(({ side, hour, minute, upright, hourCycle }: RulerProps) => {
  const marks = (long: boolean) =>
    MINUTES.filter((mark) => (mark % 5 === 0) === long)
      .map((mark) => {
        const length = long ? 1 : 0.6
        const from = side === 0 ? 1 - length : 0
        return upright ? `M${from} ${mark}h${length}` : `M${mark} ${from}v${length}`
      })
      .join('')
  const figure = (value: number, now: boolean) => (
    <span
      key={`${value} ${now}`}
      className={styles.figure}
      data-now={now}
      data-five={!now && value % 10 === 5}
      style={{ '--at': markAt(hour, value) } as CSSProperties}
    >
      {now ? String(value).padStart(2, '0') : value}
    </span>
  )
  return (
    <div className={styles.ruler} data-side={side}>
      <svg
        className={styles.ticks}
        viewBox={upright ? '0 0 1 60' : '0 0 60 1'}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={marks(false)} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path d={marks(true)} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      {endsOf(hour, hourCycle).map((ends, end) => (
        <span
          key={end}
          className={styles.hour}
          data-end={end}
          data-now={(end === 1) === (hour % 2 === 1)}
          data-hidden={(end === 1) !== (hour % 2 === 1) && minute > 51}
        >
          {ends}
        </span>
      ))}
      {writtenBeside(minute).map((five) => figure(five, false))}
      {figure(minute, true)}
    </div>
  )
})

/** The hour's way from corner to corner: what lies behind the logo is bright. */
const Way = memo(({ hour, minute, upright }: Pick<RulerProps, 'hour' | 'minute' | 'upright'>) => {
  const path = (last: number) =>
    MINUTES.slice(0, last + 1)
      .map((mark) => {
        const along = markAt(hour, mark) * 60
        const across = mark % 2
        return `${mark ? 'L' : 'M'}${upright ? `${across} ${along}` : `${along} ${across}`}`
      })
      .join('')
  return (
    <svg
      className={styles.way}
      viewBox={upright ? '0 0 1 60' : '0 0 60 1'}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path(60)} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path d={path(minute)} strokeWidth="4" vectorEffect="non-scaling-stroke" />
    </svg>
  )
})

/** How long it is squeezed by a wall, in seconds. */
const BOUNCE = 0.45

function Screen() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const screen = useRef<HTMLDivElement>(null)
  const logo = useRef<HTMLDivElement>(null)
  const size = useSize(screen)
  const upright = size ? size.width / size.height < 0.9 : false
  useFrame((time) => {
    const still = motion === 'reduced'
    const seconds = time.minute * 60 + time.second + (still ? 0 : time.millisecond / 1000)
    const { long, across } = placeAt(time.hour, seconds)
    if (!logo.current) return untilSecond(time)
    const [x, y] = upright ? [across, long] : [long, across]
    const { style } = logo.current
    const [wide, high] = upright ? ['across', 'along'] : ['along', 'across']
    const since = still ? 60 : seconds % 60
    const squeeze = since < BOUNCE ? 1 - 0.16 * Math.sin(Math.PI * easeOut(since / BOUNCE)) : 1
    // It is squeezed against the wall it has met: towards the far one on odd minutes.
    const far = time.minute % 2 ? '100%' : '0%'
    style.transformOrigin = upright ? `${far} 50%` : `50% ${far}`
    style.transform = `translate(calc(var(--${wide}) * ${x}), calc(var(--${high}) * ${y})) ${
      upright ? `scaleX(${squeeze})` : `scaleY(${squeeze})`
    }`
    if (still) return untilSecond(time)
    return since < BOUNCE ? undefined : 90
  }, 24)
  return (
    <div ref={screen} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <Way {...{ hour, minute, upright }} />
      <Ruler side={0} {...{ hour, minute, upright, hourCycle }} />
      <Ruler side={1} {...{ hour, minute, upright, hourCycle }} />
      <div ref={logo} className={styles.logo}>
        <svg viewBox="0 0 24 24" fill={colourOf(minute)} aria-hidden="true">
          <path d={CSS_LOGO} />
        </svg>
      </div>
      <div className={styles.glass} />
    </div>
  )
}

/** The screen that everybody watches: CSS's own logo, moved by nothing but CSS, meets a wall each minute and a corner each hour. */
export default function Corner() {
  const { minute } = useClockTime('minute')
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.screen}
      style={{ '--colour': colourOf(minute) } as CSSProperties}
    >
      <Screen />
    </Stage>
  )
}
