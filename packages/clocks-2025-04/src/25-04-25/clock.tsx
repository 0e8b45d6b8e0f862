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
import { ENGRAVING, PIPS, RANKS } from './deck'
import {
  type Card,
  DEAL_MS,
  dealtNext,
  FLY_MS,
  flightAt,
  type LaidCard,
  PILES,
  type Place,
  PUSH_MS,
  pileAt,
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
const BROADEST: Record<Suit, number> = { hearts: -14, diamonds: 0, spades: 16, clubs: 6 }

const Ace = ({ suit }: { readonly suit: Suit }) => (
  <>
    <path className={styles.contour} d={PIPS[suit]} transform="scale(.2)" />
    <path d={PIPS[suit]} transform="scale(.17)" />
    <path className={styles.inlay} d={PIPS[suit]} transform="scale(.145)" />
    <path className={styles.engraved} d={ENGRAVING.ace} transform={`translate(0 ${BROADEST[suit]})`} />
  </>
)

const Face = memo(({ rank, suit }: Card) => {
  if (rank === 'back') return <Back />
  const index = (
    <>
      <path d={RANKS[rank]} transform="translate(-95 -129) scale(.043)" />
      <path d={PIPS[suit]} transform="translate(-95 -86) scale(.029)" />
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
            transform={`translate(${x} ${y}) scale(${y > 0 ? -0.05 : 0.05})`}
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

/** A card table from above, the time dealt on it. */
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
          {size.width > size.height * 0.8 && <Print {...size} />}
          <Pack table={table} />
          <Hands table={table} />
        </div>
      )}
      <div className={styles.lamp} />
    </div>
  )
}

const SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds']

/** What is printed on the cloth: two lines about the dealer's corner, and the suits between them. */
const Print = memo(({ width, height }: { readonly width: number; readonly height: number }) => {
  const radius = Math.hypot(width, height) * 0.8
  const broad = Math.min(width, height) * 0.05
  const turn = (broad * 1.75) / radius
  return (
    <svg className={styles.print} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[-1, 1].map((side) => (
        <circle key={side} cx={width} r={radius + (side * broad) / 2} strokeWidth={broad * 0.06} />
      ))}
      {Array.from({ length: Math.floor(Math.PI / 2 / turn) }, (_, at) => {
        const angle = (at + 0.5) * turn
        const [x, y] = [width - radius * Math.cos(angle), radius * Math.sin(angle)]
        return (
          <path
            key={at}
            d={PIPS[SUITS[at % 4]!]}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(90 - (angle * 180) / Math.PI).toFixed(1)}) scale(${(broad * 0.0006).toFixed(5)})`}
          />
        )
      })}
    </svg>
  )
})

/** The pack, and the card that is pushed off it second by second. */
function Pack({ table }: { readonly table: Table }) {
  const { motion } = useHostSettings()
  const next = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const isCalm = motion === 'reduced'
    const pushed = pushedAt(time.second, isCalm ? 1000 : time.millisecond)
    const isThrown = !isCalm && time.second === 59 && time.millisecond > 1000 - FLY_MS
    if (next.current) {
      next.current.style.transform = placed(pushedTo(table, pushed))
      next.current.style.visibility = isThrown ? 'hidden' : 'visible'
    }
    return isCalm || isThrown || time.millisecond >= PUSH_MS ? untilSecond(time) : undefined
  }, 30)
  return (
    <>
      {[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((below) => (
        <div
          key={below}
          className={`${styles.card} ${below ? styles.edge : ''}`}
          style={{
            transform: placed({
              x: table.pack.x + (((below * 5) % 3) - 1 + below * 0.7) * table.width * 0.004,
              y: table.pack.y + below * table.width * 0.0095,
              turn: table.pack.turn + (((below * 4) % 7) - 3) * 0.14,
            }),
          }}
        >
          {below === 0 && <Back />}
        </div>
      ))}
      <div ref={next} className={`${styles.card} ${styles.next}`}>
        <Back />
      </div>
    </>
  )
}

const pushedTo = ({ pack, out }: Table, part: number): Place => ({
  x: pack.x + (out.x - pack.x) * part,
  y: pack.y + (out.y - pack.y) * part,
  turn: pack.turn + (out.turn - pack.turn) * part,
})

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
      const [from, to] = [table.out, laidAt(table, pile, card)]
      const { away } = flight
      const isBack = card.rank === 'back'
      element.style.transform = placed(
        {
          x: to.x + (from.x - to.x) * away,
          y: to.y + (from.y - to.y) * away,
          turn: to.turn + (from.turn - 34 - to.turn) * away,
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
