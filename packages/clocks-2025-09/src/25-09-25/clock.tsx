import { Stage, useClockTime, useSize } from '@found-time/clock-runtime'
import { memo, type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { advanceOf, widthFor } from './metrics'
import {
  dateWords,
  humanly,
  isSet,
  offsetOf,
  offsetWords,
  PLACES,
  type Plan,
  partOfDay,
  planOf,
  SIGN,
  stampOf,
  unbarred,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  { family: 'ft-25-09-25 Type', source: new URL('./type.woff2', import.meta.url).href, weight: '800' },
]

interface TypeProps {
  x: number
  y: number
  size: number
  stretch: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  children: ReactNode
}

/** A line of the face at one of its widths. */
const Type = ({ x, y, size, stretch, anchor = 'start', fill = '#000', children }: TypeProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight={800}
    textAnchor={anchor}
    fill={fill}
    style={{ fontVariationSettings: `"wdth" ${stretch}` }}
  >
    {children}
  </text>
)

/** The number, each digit in a place of its own, so that only those that change are drawn again. */
function Stamp({ plan, stamp }: { plan: Plan; stamp: number }) {
  const { pad, digits, width } = plan
  const text = String(stamp)
  const cell = Math.min(digits.cell, (width - pad * 2) / text.length)
  return (
    <svg className={styles.whole} viewBox={`0 0 ${width} ${plan.height}`} aria-hidden="true">
      {[...text].map((digit, place) => (
        <Type
          key={place}
          x={pad + cell * (place + 0.5)}
          y={digits.top + digits.cap}
          size={digits.size * (cell / digits.cell)}
          stretch={digits.stretch}
          anchor="middle"
        >
          {digit}
        </Type>
      ))}
    </svg>
  )
}

interface SwitchProps {
  on: boolean
  left: number
  top: number
  wide: number
  high: number
}

/** A switch as the net draws it. The knob slides; where it stands is the same without. */
const Switch = memo(function Switch({ on, left, top, wide, high }: SwitchProps) {
  const line = high * 0.085
  const inset = high * 0.1
  const knob = high - (line + inset) * 2
  return (
    <div
      className={`${styles.switch} ${on ? styles.on : ''}`}
      style={{ left, top, width: wide, height: high, borderWidth: line, borderRadius: high }}
    >
      <div
        className={styles.knob}
        style={{
          width: knob,
          height: knob,
          translate: `${on ? wide - line * 2 - inset - knob : inset}px ${inset}px`,
        }}
      />
    </div>
  )
})

/** The one that is not to be touched: it turns the number below nought. */
function SignSwitch({ left, top, wide, high }: Omit<SwitchProps, 'on'>) {
  const [first, second] = ['not before', '2038']
  const size = Math.min(high * 0.4, (wide * 0.76) / advanceOf(first, 75))
  return (
    <>
      <div
        className={`${styles.switch} ${styles.sign}`}
        style={{ left, top, width: wide, height: high, borderWidth: high * 0.04, borderRadius: high }}
      />
      <svg className={styles.whole} aria-hidden="true">
        <Type x={left + wide / 2} y={top + high / 2 - size * 0.06} size={size} stretch={75} anchor="middle">
          {first}
        </Type>
        <Type x={left + wide / 2} y={top + high / 2 + size * 0.82} size={size} stretch={75} anchor="middle">
          {second}
        </Type>
      </svg>
    </>
  )
}

function Switches({ plan, stamp }: { plan: Plan; stamp: number }) {
  const { pad, columns, switches } = plan
  const gap = Math.min(switches.across, switches.down) * 0.16
  const high = Math.min(switches.down - gap, (switches.across - gap) * 0.62)
  return PLACES.map((bit, place) => {
    const box = {
      left: pad + (place % columns) * switches.across + gap / 2,
      top: switches.top + Math.floor(place / columns) * switches.down + (switches.down - high) / 2,
      wide: switches.across - gap,
      high,
    }
    return bit === SIGN && !isSet(stamp, bit) ? (
      <SignSwitch key={bit} {...box} />
    ) : (
      <Switch key={bit} on={isSet(stamp, bit)} {...box} />
    )
  })
}

interface HumanProps {
  plan: Plan
  past: string
  hour: string
  part: string
  date: string
}

/** The strip that says it for those who do not count in seconds. */
const Human = memo(function Human({ plan, past, hour, part, date }: HumanProps) {
  const { width, height, strip, pad, tall } = plan
  const top = height - strip
  const measure = width - pad * 2
  const fitted = (text: string, most: number, length: number) => Math.min(most, length / advanceOf(text, 75))
  const foot = fitted(date, Math.max(11, strip * (tall ? 0.062 : 0.13)), measure)
  const room = strip - foot - pad * 2.2
  // One line, or two on an upright stage: the minutes, and the hour with the part of the day beside it.
  const lines = tall ? [past, hour] : [`${past} ${hour}`]
  const small = tall ? room * 0.19 : Math.min(room * 0.36, measure * 0.055)
  const aside = tall ? 0 : advanceOf('afternoon', 75) * small + pad
  const size = fitted(
    tall ? '59 past' : '59 past 12',
    (room / lines.length) * (tall ? 1.06 : 1.12),
    measure - aside,
  )
  const stretch = widthFor(lines[0]!, (measure - aside) / size)
  const base = (line: number) => top + pad + size * (0.729 + line * 0.97)
  const last = base(lines.length - 1)
  const left = tall ? pad + size * 0.16 + advanceOf(hour, stretch) * size : width - pad
  const words = [part.slice(0, part.lastIndexOf(' ')), part.slice(part.lastIndexOf(' ') + 1)]
  return (
    <g>
      <rect x={0} y={top} width={width} height={strip} fill="#000" />
      {lines.map((line, index) => (
        <Type key={index} x={pad - size * 0.03} y={base(index)} size={size} stretch={stretch} fill="#fff">
          {line}
        </Type>
      ))}
      {words.map((word, index) => (
        <Type
          key={index}
          x={left}
          y={last - (1 - index) * small * 0.98}
          size={small}
          stretch={75}
          anchor={tall ? 'start' : 'end'}
          fill="#fff"
        >
          {word}
        </Type>
      ))}
      <Type x={pad} y={height - pad * 0.95} size={foot} stretch={75} fill="#fff">
        {date}
      </Type>
    </g>
  )
})

/** What a computer calls the time, in ten digits and in switches, and what it is in human. */
export default function Epoch() {
  const time = useClockTime('second')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const stamp = stampOf(time.epochMs)
  const [past, hour] = humanly(time.hour, time.minute)
  const date = `${dateWords(time)}, ${offsetWords(offsetOf(time))}`
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <Stamp plan={plan} stamp={stamp} />
      <Switches plan={plan} stamp={stamp} />
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Human
          plan={plan}
          past={unbarred(past)}
          hour={unbarred(hour)}
          part={partOfDay(time.hour, time.minute)}
          date={unbarred(date)}
        />
      </svg>
    </Stage>
  )
}
