import {
  type ClockNotes,
  type HourCycle,
  laterBy,
  Stage,
  timeAt,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useId, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Card,
  CHIP_MS,
  chipAt,
  DEAL_MS,
  dealtNext,
  type LaidCard,
  PILES,
  pileAt,
  pipsOf,
  RAKE_MS,
  type Rank,
  rakeAt,
  type Suit,
  slideAt,
} from './model'

const felt = new URL('./felt.webp', import.meta.url).href
const courts: Record<string, string> = {
  'K hearts': new URL('./king-hearts.svg', import.meta.url).href,
  'K diamonds': new URL('./king-diamonds.svg', import.meta.url).href,
  'K spades': new URL('./king-spades.svg', import.meta.url).href,
  'K clubs': new URL('./king-clubs.svg', import.meta.url).href,
  'Q hearts': new URL('./queen-hearts.svg', import.meta.url).href,
  'Q diamonds': new URL('./queen-diamonds.svg', import.meta.url).href,
  'Q spades': new URL('./queen-spades.svg', import.meta.url).href,
  'Q clubs': new URL('./queen-clubs.svg', import.meta.url).href,
}

export const images = [felt, ...Object.values(courts)]
export const fonts = [
  {
    family: 'ft-25-04-25 Ecarte',
    source: new URL('./ecarte.woff2', import.meta.url).href,
    weight: '400',
  },
]
export const notes: ClockNotes = {
  reading:
    'Two hands of two cards: the hour, then the minute, a digit to a card, where the ace is 1 and a king or queen is 0; suits are red before noon and black after, and the last chip’s number is the second.',
  credits: [
    {
      title: 'Playing cards of the English pattern',
      creator: 'Adrian Kennard',
      source: '@letele/playing-cards 0.1.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'kings and queens recoloured and without their indices; pips and indices set anew, larger',
      files: [
        'king-hearts.svg',
        'king-diamonds.svg',
        'king-spades.svg',
        'king-clubs.svg',
        'queen-hearts.svg',
        'queen-diamonds.svg',
        'queen-spades.svg',
        'queen-clubs.svg',
      ],
    },
    {
      title: 'Diplomata SC',
      creator: 'Eduardo Tunni',
      source: '@fontsource/diplomata-sc 5.2.8 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2011 The Diplomata Project Authors (https://github.com/etunni/diplomata), with Reserved Font Name "Diplomata"',
      changes: 'subset to the capitals and figures used, renamed Ecarte Engraver',
      files: ['ecarte.woff2'],
    },
    {
      title: 'Felt',
      creator: 'Lost Property Lab',
      source: 'made for this clock',
      licence: 'CC0-1.0',
      files: ['felt.webp'],
    },
  ],
}

/** On a ground 1000 units wide, as in the deck's own drawings. */
const PIPS: Record<Suit, string> = {
  hearts:
    'M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300Z',
  diamonds: 'M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0Z',
  spades:
    'M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685Z',
  clubs:
    'M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0Z',
}
const RANKS: Record<Rank, string> = {
  A: 'M-270 460h160m-90-10L0-460l200 910m-90 10h160m-390-330h240',
  2: 'M-225-225c-20-40 25-235 225-235s225 135 225 235c0 200-450 385-450 685h450V300',
  3: 'M-250-320v-140h450L-110-80c10-10 60-40 110-40 200 0 250 120 250 270 0 200-80 310-280 310s-230-160-230-160',
  4: 'M50 460h200m-100 0v-920l-450 635v25h570',
  5: 'M170-460h-345l-35 345s10-85 210-85c100 0 255 120 255 320S180 460-20 460s-235-175-235-175',
  6: 'M-250 100a250 250 0 0 1 500 0v110a250 250 0 0 1-500 0v-420A250 250 0 0 1 0-460c150 0 180 60 200 85',
  7: 'M-265-320v-140h530C135-200-90 100-90 460',
  8: 'M-1-50a205 205 0 1 1 2 0h-2a255 255 0 1 0 2 0Z',
  9: 'M250-100a250 250 0 0 1-500 0v-110a250 250 0 0 1 500 0v420A250 250 0 0 1 0 460c-150 0-180-60-200-85',
  K: 'M-285-460h200m-100 0v920m-100 0h200M85-460h200m-100 20-355 595M85 460h200m-100-20L-10-70',
  Q: 'M-260 100c300 0 220 360 520 360M-175 0v-285a175 175 0 0 1 350 0v570a175 175 0 0 1-350 0Z',
}

const Face = memo(({ rank, suit }: Card) => {
  const court = courts[`${rank} ${suit}`]
  const index = (
    <g className={styles.index}>
      <path className={styles.rank} d={RANKS[rank]} transform="translate(-99 -134) scale(.044)" />
      <path d={PIPS[suit]} transform="translate(-99 -93) scale(.028)" />
    </g>
  )
  return (
    <svg
      className={suit === 'hearts' || suit === 'diamonds' ? styles.red : styles.black}
      viewBox="-120 -168 240 336"
      aria-hidden="true"
    >
      <g className={styles.full}>
        {court && <image href={court} x="-120" y="-168" width="240" height="336" />}
        {pipsOf(rank).map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={PIPS[suit]}
            transform={`translate(${x} ${y}) scale(${(y > 0 ? -1 : 1) * (rank === 'A' ? 0.14 : 0.056)})`}
          />
        ))}
        {index}
        <g transform="rotate(180)">{index}</g>
      </g>
      <g className={styles.jumbo}>
        <path className={styles.rank} d={RANKS[rank]} transform="translate(-46 -48) scale(.17)" />
        <path d={PIPS[suit]} transform="translate(40 92) scale(.11)" />
      </g>
    </svg>
  )
})

function PlayingCard({ card, incoming }: { card: LaidCard; incoming?: boolean }) {
  return (
    <div
      className={styles.card}
      data-incoming={incoming ? '' : undefined}
      style={{ '--x': card.x, '--y': card.y, '--turn': `${card.turn}deg` } as CSSProperties}
    >
      <i className={styles.shade} />
      <div className={styles.face}>
        <Face rank={card.rank} suit={card.suit} />
      </div>
    </div>
  )
}

/** The pictures that cards of a minute want: each takes its time to be read, and most tables have two or three. */
function picturesAt(minute: number, next: number, hourCycle: HourCycle, seed: string): readonly string[] {
  const cards = PILES.flatMap((pile) => [
    ...pileAt(pile, minute, hourCycle, seed),
    ...pileAt(pile, next, hourCycle, seed),
  ])
  return [felt, ...new Set(cards.flatMap(({ rank, suit }) => courts[`${rank} ${suit}`] ?? []))]
}

/** A card table, the time dealt on it. */
export default function DealersChoice() {
  const now = useClockTime('minute')
  const { hourCycle, seed } = useHostSettings()
  const pictures = picturesAt(minuteOfDay(now), minuteOfDay(laterBy(now, 60_000)), hourCycle, seed)
  return (
    <Stage
      css={css}
      images={pictures}
      fonts={fonts}
      className={styles.table}
      style={{ '--felt': `url(${felt})` } as CSSProperties}
    >
      <div className={styles.room}>
        <div className={styles.cloth} />
        <Print />
        <Chips />
        <Hands />
        <div className={styles.lamp} />
      </div>
    </Stage>
  )
}

/** Untouched where nothing moves: all the chips inherit from the row. */
function set(element: HTMLElement, name: string, value: number) {
  const text = value.toFixed(4)
  if (element.style.getPropertyValue(name) !== text) element.style.setProperty(name, text)
}

/** How long a drawing may rest before what takes so long to the stroke begins. */
const restMs = (untilMs: number, longMs: number) => (untilMs > longMs ? untilMs - longMs : undefined)

const minuteOfDay = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute

function Hands() {
  const now = useClockTime('minute')
  const { hourCycle, seed, motion } = useHostSettings()
  const root = useRef<HTMLDivElement>(null)
  const minute = minuteOfDay(now)
  const strokeMs = now.epochMs - (now.epochMs % 60_000) + 60_000
  const next = minuteOfDay(timeAt(strokeMs, now.timeZone))

  useFrame((time) => {
    // Counted from the minute that is rendered: past its stroke the card lies there until React has the next.
    const untilMs = motion === 'reduced' ? Number.POSITIVE_INFINITY : strokeMs - time.epochMs
    let order = 0
    for (const card of root.current?.querySelectorAll<HTMLElement>('[data-incoming]') ?? []) {
      const slide = slideAt(untilMs, order++)
      card.style.visibility = slide ? 'visible' : 'hidden'
      set(card, '--away', slide?.away ?? 1)
      set(card, '--spin', slide?.spin ?? 1)
    }
    return motion === 'reduced' ? untilMinute(time) : restMs(untilMs, DEAL_MS)
  })

  return (
    <div ref={root} className={styles.hands}>
      {PILES.map((pile) => {
        const dealt = dealtNext(pile, minute, next, hourCycle, seed)
        return (
          <div key={pile} className={`${styles.pile} ${styles[`pile${pile}`]}`}>
            {pileAt(pile, minute, hourCycle, seed).map((card) => (
              <PlayingCard key={card.dealt} card={card} />
            ))}
            {dealt && <PlayingCard key={`next ${dealt.dealt}`} card={dealt} incoming />}
          </div>
        )
      })}
    </div>
  )
}

/** Clay of the chip and of its edge spots, ten seconds to a colour. */
const CLAYS = [
  ['#f3ead6', '#b5242c'],
  ['#b5242c', '#f6ecd8'],
  ['#24507c', '#f6ecd8'],
  ['#2f6b4f', '#f2d27a'],
  ['#26211f', '#e8b33f'],
  ['#6d3a6e', '#f6ecd8'],
] as const

/** On a ground 100 units wide. */
const SPOTS = Array.from({ length: 8 }, (_, spot) => {
  const at = (angle: number, radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  const [from, to] = [((spot - 0.17) * Math.PI) / 4, ((spot + 0.17) * Math.PI) / 4]
  return `M${at(from, 35)}L${at(from, 49)}A49 49 0 0 1 ${at(to, 49)}L${at(to, 35)}A35 35 0 0 0 ${at(from, 35)}Z`
}).join('')

const Chip = memo(({ number }: { number: number }) => {
  const [clay, spot] = CLAYS[Math.floor((number - 1) / 10)]!
  return (
    <svg viewBox="-53 -53 106 106" aria-hidden="true">
      <g transform={`rotate(${(number * 47) % 45})`}>
        <circle className={styles.rim} r="50" fill={clay} />
        <path d={SPOTS} fill={spot} />
        <circle r="34.5" fill="none" stroke="#0003" strokeWidth="1.4" />
      </g>
      <circle r="31" fill="#f8f0dc" />
      <circle r="28" fill="none" stroke={clay === '#f3ead6' ? spot : clay} strokeWidth="1.6" />
      <text className={styles.number} y="10.4" fill={clay === '#f3ead6' ? spot : clay}>
        {number}
      </text>
    </svg>
  )
})

/** Sixty chips would fill the rail; the sixtieth is never laid, for then the rake has been. */
function Chips() {
  const { second, epochMs } = useClockTime('second')
  const { motion } = useHostSettings()
  const root = useRef<HTMLDivElement>(null)
  const rake = useRef<HTMLElement>(null)
  const strokeMs = epochMs - (epochMs % 1000) + 1000

  useFrame((time) => {
    const untilMs = motion === 'reduced' ? Number.POSITIVE_INFINITY : strokeMs - time.epochMs
    const raked = second === 59 ? rakeAt(untilMs) : 0
    const row = root.current
    if (!row) return
    set(row, '--raked', raked)
    if (rake.current) rake.current.style.visibility = raked > 0 ? 'visible' : 'hidden'
    const coming = row.querySelector<HTMLElement>('[data-coming]')
    if (coming) {
      const away = chipAt(untilMs)
      coming.style.visibility = away === undefined ? 'hidden' : 'visible'
      set(coming, '--away', away ?? 1)
    }
    if (motion === 'reduced') return untilSecond(time)
    if (second === 59) return restMs(untilMs, RAKE_MS)
    return restMs(untilMs, CHIP_MS)
  }, 30)

  return (
    <div className={styles.rail}>
      <i className={styles.stitch} />
      <div ref={root} className={styles.chips}>
        {Array.from({ length: Math.min(second + 1, 59) }, (_, index) => (
          <div
            key={index}
            data-coming={index === second ? '' : undefined}
            className={styles.chip}
            style={
              {
                '--at': index,
                '--away': index === second ? 1 : 0,
                visibility: index === second ? 'hidden' : undefined,
              } as CSSProperties
            }
          >
            <Chip number={index + 1} />
          </div>
        ))}
        <i ref={rake} className={styles.rake} />
      </div>
    </div>
  )
}

/** What is printed on the cloth. */
const Print = memo(() => {
  const id = useId()
  return (['HOURS', 'MINUTES'] as const).map((word, index) => (
    <svg
      key={word}
      className={`${styles.print} ${index === 0 ? styles.hours : styles.minutes}`}
      viewBox="0 0 400 52"
      aria-hidden="true"
    >
      <path id={`${id}${word}`} d="M0 20Q200 46 400 20" fill="none" />
      <path className={styles.rule} d="M2 27Q200 54 398 27M2 31Q200 58 398 31M2 7V31M398 7V31" />
      <text>
        <textPath href={`#${id}${word}`} startOffset="50%">
          {word}
        </textPath>
      </text>
    </svg>
  ))
})
