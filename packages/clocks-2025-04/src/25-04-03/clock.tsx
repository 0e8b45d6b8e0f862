import {
  createRandom,
  laterBy,
  Stage,
  shownHour,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  DRAWER,
  outlineOf,
  PAYING_MS,
  type PaidCoin,
  payingAt,
  payment,
  roseOf,
  roundOf,
  WORDS,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-04-03 Besley',
    source: new URL('./besley.woff2', import.meta.url).href,
    weight: '800',
  },
]

interface Metal {
  readonly face: string
  readonly rim: string
  readonly line: string
  readonly ink: string
}

const GOLD: Metal = { face: '#e2b53e', rim: '#f4d67c', line: '#b98a1c', ink: '#3f2c00' }
const SILVER: Metal = { face: '#cfd4d6', rim: '#eef1f1', line: '#a3abae', ink: '#20262b' }
const COPPER: Metal = { face: '#c8774c', rim: '#e3a27d', line: '#9f5530', ink: '#3a1507' }

const metalOf = ({ purse, value }: PaidCoin) => (purse === 'hours' ? GOLD : value > 2 ? SILVER : COPPER)

/** Under this many pixels a coin has no room for words that can be read. */
const WORDY = 74

/** Letters round the rim are this large, and stand on this radius, in thousandths of the coin's. */
const LETTER = 150
const STANDS = 690

/** A word round the upper rim, or the right way up round the lower one. */
function Round({ word, below, ink }: { word: string; below?: boolean; ink: string }) {
  const stands = below ? STANDS + LETTER * 0.75 : STANDS
  return roundOf(word, LETTER / STANDS).map(({ letter, turn }, index) => (
    <text
      key={index}
      transform={`rotate(${(below ? -turn : turn).toFixed(2)})`}
      y={below ? stands : -stands}
      fontSize={LETTER}
      fill={ink}
    >
      {letter}
    </text>
  ))
}

function Coin({ coin, turn }: { coin: PaidCoin; turn: number }) {
  const { purse, value, x, y, radius } = coin
  const { face, rim, line, ink } = metalOf(coin)
  const ring = purse === 'hours' && value === 2
  const inner = ring ? SILVER : { face, line }
  const outline = outlineOf(purse, value)
  const figure = String(value)
  const size = figure.length > 1 ? 800 : 1020
  return (
    <g
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(radius / 1000).toFixed(5)}) rotate(${turn.toFixed(1)})`}
    >
      <path d={outline} fill={rim} />
      <path d={outline} transform="scale(0.955)" fill={line} />
      <path d={outline} transform="scale(0.94)" fill={face} />
      <circle
        r="882"
        fill="none"
        stroke={line}
        strokeWidth="34"
        strokeLinecap="round"
        strokeDasharray="0 57.72"
      />
      {ring && <circle r="660" fill={inner.face} />}
      <path d={roseOf(value)} fill="none" stroke={inner.line} strokeWidth="9" />
      <circle r="645" fill="none" stroke={line} strokeWidth="12" />
      <text
        y={size * 0.375}
        fontSize={size}
        fill={ink}
        stroke={inner.face}
        strokeWidth="64"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {figure}
      </text>
      {radius > WORDY && (
        <>
          <Round word={WORDS[value]!} ink={ink} />
          <Round word={(purse === 'hours' ? 'HOUR' : 'MINUTE') + (value > 1 ? 'S' : '')} below ink={ink} />
        </>
      )}
    </g>
  )
}

interface PriceProps {
  readonly hours: number
  readonly minutes: number
  readonly width: number
  readonly height: number
}

/** What is paid; or that there is nothing to pay. */
const Paid = memo(function Paid({ hours, minutes, width, height }: PriceProps) {
  const coins = payment(hours, minutes, width, height)
  const upright = height > width
  const size = Math.min(width * (upright ? 0.31 : 0.16), height * 0.36)
  return (
    <svg width={width} height={height} aria-hidden="true">
      {coins.map((coin, index) => (
        <Coin key={index} coin={coin} turn={createRandom('coin', hours, minutes, index).between(-11, 11)} />
      ))}
      {!coins.length &&
        (upright ? ['NO', 'SALE'] : ['NO SALE']).map((line, at) => (
          <text
            key={line}
            transform={`translate(${width / 2} ${height * 0.46 + size * (upright ? at * 0.95 : 0.36)}) scale(${size / 1000})`}
            fontSize="1000"
            fill="#e2b53e"
          >
            {line}
          </text>
        ))}
    </svg>
  )
})

/** The heads of the coins that lie in the drawer already. */
const Takings = memo(function Takings({ width, height }: { width: number; height: number }) {
  const radius = height * 0.92
  const count = Math.ceil(width / (radius * 1.86)) + 1
  return (
    <svg width={width} height={height} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const { face, rim, line } = [COPPER, SILVER, GOLD, SILVER, COPPER, GOLD, COPPER][index % 7]!
        const [x, y] = [index * radius * 1.86, height * 0.2 + radius + ((index * 5) % 7) * radius * 0.07]
        return (
          <g key={index}>
            <circle cx={x} cy={y} r={radius} fill={rim} stroke="#170c12" strokeWidth={radius * 0.05} />
            <circle cx={x} cy={y} r={radius * 0.93} fill={face} stroke={line} strokeWidth={radius * 0.03} />
          </g>
        )
      })}
    </svg>
  )
})

/** A shop counter from above: the time is the price, paid to the minute; the till takes sixty seconds to open. */
export default function ExactChange() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const now = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const going = useRef<HTMLDivElement>(null)
  const coming = useRef<HTMLDivElement>(null)
  const front = useRef<HTMLDivElement>(null)
  const next = laterBy(now, 60_000 - now.second * 1000 - now.millisecond)
  const [paid, owed] = [now, next].map((time) => ({
    hours: shownHour(time.hour, hourCycle),
    minutes: time.minute,
    width,
    height,
  })) as [PriceProps, PriceProps]

  useFrame((time) => {
    const still = motion === 'reduced'
    const [gone, left] = still ? [0, 1] : payingAt(time.second, time.millisecond)
    if (going.current) going.current.style.transform = gone ? `translateY(${(gone * 100).toFixed(2)}%)` : ''
    if (coming.current) {
      coming.current.style.visibility = left < 1 ? 'visible' : 'hidden'
      coming.current.style.transform = `translateY(${(-left * 100).toFixed(2)}%)`
    }
    // It gives a little before each second, and slams as the last coin is in.
    const nudge = still || time.second === 59 ? 0 : Math.max(0, (time.millisecond - 840) / 160)
    const open = (time.second + nudge * nudge) / 59
    if (front.current) front.current.style.transform = `translateY(${(open * 100).toFixed(2)}%)`
    if (still || (time.second < 59 && time.millisecond >= 840)) return still ? untilSecond(time) : undefined
    const wait = time.second === 59 ? 1000 - PAYING_MS - time.millisecond : 840 - time.millisecond
    return wait > 0 ? wait : undefined
  }, 30)

  const high = height * DRAWER
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.counter}>
      <div className={styles.drawer} style={{ height: high }}>
        <Takings width={width} height={high} />
        <div ref={front} className={styles.front} />
      </div>
      <div ref={going} className={styles.layer}>
        <Paid {...paid} />
      </div>
      <div ref={coming} className={styles.layer} style={{ visibility: 'hidden' }}>
        <Paid {...owed} />
      </div>
    </Stage>
  )
}
