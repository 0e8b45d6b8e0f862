import {
  Stage,
  timeAt,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { DEALER, ENGRAVING, PIPS, RANKS } from './deck'
import {
  type Band,
  type Card,
  DEAL_MS,
  dealtNext,
  flightAt,
  type LaidCard,
  onBand,
  PILES,
  type Place,
  PUSH_MS,
  pileAt,
  pipSizeOf,
  pipsOf,
  pushedAt,
  type Suit,
  type Table,
  tableOf,
} from './model'

export { notes } from './notes'

const baize = new URL('./baize.webp', import.meta.url).href

export const images = [baize]
export const fonts = []

const Back = memo(() => (
  <svg className={styles.back} viewBox="-120 -168 240 336" aria-hidden="true">
    <rect x="-106" y="-154" width="212" height="308" rx="5" />
    <g className={styles.engraving}>
      <svg x="-101" y="-149" width="202" height="298" viewBox="-101 -149 202 298" aria-hidden="true">
        <path className={styles.lattice} d={ENGRAVING.lattice} />
      </svg>
      <ellipse className={styles.field} rx="101" ry="131" />
      <path d={ENGRAVING.oval} />
      <path d={ENGRAVING.rosette} />
      <path d={ENGRAVING.heart} />
      {[
        [-78, -126],
        [78, -126],
        [-78, 126],
        [78, 126],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={styles.field} r="27" />
          <path d={ENGRAVING.corner} />
        </g>
      ))}
      <rect x="-101" y="-149" width="202" height="298" rx="3" />
    </g>
  </svg>
))

/** Where a pip is broadest, which is where there is room for an ornament. */
const BROADEST: Record<Suit, number> = { hearts: -12, diamonds: 0, spades: 0, clubs: 6 }

/** As large as the indices leave room for. */
const ACE: Record<Suit, number> = { hearts: 0.88, diamonds: 1.05, spades: 1.02, clubs: 0.9 }

const Ace = ({ suit }: { readonly suit: Suit }) => (
  <g transform={`scale(${ACE[suit]})`}>
    {suit === 'hearts' || suit === 'diamonds' ? (
      <>
        <path className={styles.contour} d={PIPS[suit]} transform="scale(.19)" />
        <path d={PIPS[suit]} transform="scale(.163)" />
        <path className={styles.inlay} d={PIPS[suit]} transform="scale(.14)" />
      </>
    ) : (
      <g transform="scale(.163)">
        <path className={styles.rim} d={PIPS[suit]} />
        <path className={styles.gap} d={PIPS[suit]} />
        <path d={PIPS[suit]} />
      </g>
    )}
    <path className={styles.engraved} d={ENGRAVING.ace} transform={`translate(0 ${BROADEST[suit]})`} />
  </g>
)

const Face = memo(({ rank, suit }: Card) => {
  if (rank === 'back') return <Back />
  const size = pipSizeOf(rank, suit)
  const index = (
    <>
      <path d={RANKS[rank]} transform="translate(-90 -119) scale(.064)" />
      <path d={PIPS[suit]} transform={`translate(-90 -60) scale(${suit === 'clubs' ? 0.039 : 0.042})`} />
    </>
  )
  return (
    <svg
      className={suit === 'hearts' || suit === 'diamonds' ? styles.red : styles.black}
      viewBox="-120 -168 240 336"
      aria-hidden="true"
    >
      {rank === 'A' ? (
        <Ace suit={suit} />
      ) : (
        pipsOf(rank).map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={PIPS[suit]}
            transform={`translate(${x} ${y}) scale(${y > 0 ? -size : size})`}
          />
        ))
      )}
      {index}
      <g transform="rotate(180)">{index}</g>
    </svg>
  )
})

const placed = ({ x, y, turn }: Place, scale = 1) =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(2)}deg) scaleX(${scale.toFixed(3)})`

/** Where a card of a pile came to lie. */
const laidAt = (table: Table, pile: number, card: LaidCard): Place => {
  const { x, y, turn } = table.piles[pile]!
  return { x: x + card.x * table.width, y: y + card.y * table.width, turn: turn + card.turn }
}

/** A card table from above, the time dealt on it in one fan. */
export default function DealersChoice() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.table}
      style={{ '--baize': `url(${baize})` } as CSSProperties}
    >
      <Room />
    </Stage>
  )
}

function Room() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const table = size && tableOf(size.width, size.height)
  return (
    <div ref={box} className={styles.room}>
      <div className={styles.pool} />
      {table && (
        <div className={styles.cards} style={{ '--card': `${table.width}px` } as CSSProperties}>
          <Print {...size} band={table.band} />
          <Hands table={table} />
          <Button table={table} />
        </div>
      )}
      <div className={styles.lamp} />
    </div>
  )
}

const SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds']

/** What is printed on the cloth: a band round the hands, and the suits on it. */
const Print = memo(
  ({ width, height, band }: { readonly width: number; readonly height: number; readonly band: Band }) => {
    const { x, y, radius, button, from, to } = band
    const broad = button * 1.3
    const step = (to - from) / Math.round(((to - from) * radius) / (broad * 1.5))
    // As far as the band can be seen.
    const first = Math.ceil(-width / 2 / radius / step) - 1
    return (
      <svg className={styles.print} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[-1, 1].map((side) => (
          <circle key={side} cx={x} cy={y} r={radius + (side * broad) / 2} strokeWidth={broad * 0.055} />
        ))}
        {Array.from({ length: Math.ceil((to - from) / step) - 2 * first }, (_, at) => {
          const angle = from + (at + first) * step
          return (
            <path
              key={at}
              d={PIPS[SUITS[at % 4]!]}
              transform={`translate(${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)}) scale(${(broad * 0.0006).toFixed(5)})`}
            />
          )
        })}
      </svg>
    )
  },
)

/** The dealer's button, pushed on along the band second by second and fetched back before the stroke. */
function Button({ table: { band } }: { readonly table: Table }) {
  const { motion } = useHostSettings()
  const button = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const isCalm = motion === 'reduced'
    const pushed = pushedAt(time.second, isCalm ? PUSH_MS : time.millisecond)
    if (button.current) button.current.style.transform = placed(onBand(band, pushed))
    return isCalm || (time.second < 59 && time.millisecond >= PUSH_MS) ? untilSecond(time) : undefined
  }, 30)
  return (
    <div ref={button} className={styles.button} style={{ '--button': `${band.button}px` } as CSSProperties}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <path className={styles.milled} d={ENGRAVING.rim} />
        <circle className={styles.milled} r="72" />
        {DEALER.map(([x, outline]) => (
          <path key={x} d={outline} transform={`translate(${x * 0.0295} 14.5) scale(.0295 .0385)`} />
        ))}
        <path d={PIPS.spades} transform="translate(0 -42) scale(.03)" />
        <path className={styles.red} d={PIPS.hearts} transform="translate(0 43) scale(.028)" />
      </svg>
    </div>
  )
}

const minuteOfDay = ({ hour, minute }: { hour: number; minute: number }) => hour * 60 + minute

function Hands({ table }: { readonly table: Table }) {
  const now = useClockTime('minute')
  const { hourCycle, seed, motion } = useHostSettings()
  const root = useRef<HTMLDivElement>(null)
  const minute = minuteOfDay(now)
  const strokeMs = now.epochMs - (now.epochMs % 60_000) + 60_000
  const next = minuteOfDay(timeAt(strokeMs, now.timeZone))
  const dealt = PILES.map((pile) => dealtNext(pile, minute, next, hourCycle, seed))

  useFrame((time) => {
    // Counted from the minute that is rendered: past its stroke the card lies there until React has the next.
    const untilMs = motion === 'reduced' ? Number.POSITIVE_INFINITY : strokeMs - time.epochMs
    let order = 0
    for (const pile of PILES) {
      const card = dealt[pile]
      const element = root.current?.querySelector<HTMLElement>(`[data-incoming="${pile}"]`)
      if (!card || !element) continue
      const flight = flightAt(untilMs, order++)
      element.style.visibility = flight ? 'visible' : 'hidden'
      if (!flight) continue
      const [from, to] = [table.dealer, laidAt(table, pile, card)]
      const { away } = flight
      const isBack = card.rank === 'back'
      element.style.transform = placed(
        {
          x: to.x + (from.x - to.x) * away,
          y: to.y + (from.y - to.y) * away,
          turn: to.turn + (from.turn - 70 - to.turn) * away,
        },
        isBack ? 1 : Math.max(0.02, Math.abs(flight.face)),
      )
      element.dataset.shown = isBack || flight.face < 0 ? 'back' : 'face'
    }
    if (motion === 'reduced') return untilMinute(time)
    return untilMs > DEAL_MS ? untilMs - DEAL_MS : undefined
  }, 40)

  return (
    <div ref={root}>
      {PILES.map((pile) => {
        const coming = dealt[pile]
        return [
          ...pileAt(pile, minute, hourCycle, seed).map((card) => (
            <div
              key={`${pile} ${card.dealt}`}
              className={styles.card}
              style={{ transform: placed(laidAt(table, pile, card)) }}
            >
              <Face rank={card.rank} suit={card.suit} />
            </div>
          )),
          coming && (
            <div
              key={`${pile} next ${coming.dealt}`}
              className={styles.card}
              data-incoming={pile}
              style={{ visibility: 'hidden' }}
            >
              <Face rank={coming.rank} suit={coming.suit} />
              <div className={styles.other}>
                <Back />
              </div>
            </div>
          ),
        ]
      })}
    </div>
  )
}
