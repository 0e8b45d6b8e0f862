import {
  type ClockTime,
  type HourCycle,
  Stage,
  secondsOf,
  timeAt,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  arriving,
  DIAMETERS,
  drawerAt,
  flagAt,
  HOUR_COINS,
  leaving,
  MINUTE_COINS,
  type PaidCoin,
  payment,
  restAt,
  shoved,
  slamAt,
} from './model'

export { notes } from './notes'

const coins = new URL('./coins.webp', import.meta.url).href
const edges = new URL('./edges.webp', import.meta.url).href
const walnut = new URL('./walnut.webp', import.meta.url).href
const daylight = new URL('./window.webp', import.meta.url).href

export const images = [coins, edges, walnut, daylight]
export const fonts = [
  {
    family: 'ft-25-04-03 Besley',
    source: new URL('./besley.woff2', import.meta.url).href,
    weight: '700',
  },
]

/** The order of the coins in `coins.webp`, four to a row. */
const ATLAS = [
  ...HOUR_COINS.map((value) => `hours ${value}`),
  ...MINUTE_COINS.map((value) => `minutes ${value}`),
]

function coinStyle(purse: PaidCoin['purse'], value: number): CSSProperties {
  const place = ATLAS.indexOf(`${purse} ${value}`)
  const row: readonly number[] = purse === 'hours' ? HOUR_COINS : MINUTE_COINS
  return {
    '--d': DIAMETERS[`${purse} ${value}`],
    '--cell': `${((place % 4) / 3) * 100}% ${Math.floor(place / 4) * 50}%`,
    '--cup': (row.indexOf(value) + 0.5) / row.length,
  } as CSSProperties
}

interface Price {
  readonly hours: number
  readonly minutes: number
}

/** What is due in a minute and in the one after it, and the coins that pay it. */
function exchangeAt(time: ClockTime, hourCycle: HourCycle, seed: string) {
  const minuteStart = time.epochMs - (time.epochMs % 60_000)
  // The coming minute on the wall clock: at a daylight-saving change that is not the next number.
  const [price, next] = [time, timeAt(minuteStart + 60_000, time.timeZone)].map(
    (moment): Price => ({ hours: hourCycle === 12 ? moment.hour12 : moment.hour, minutes: moment.minute }),
  ) as [Price, Price]
  return {
    price,
    next,
    paid: payment(price.hours, price.minutes, seed),
    owed: payment(next.hours, next.minutes, seed),
  }
}

/** A shop counter: the time is the price, paid to the minute; the till takes sixty seconds to open. */
export default function ExactChange() {
  const now = useClockTime('minute')
  const { seed, hourCycle } = useHostSettings()
  const world = useRef<HTMLDivElement>(null)
  const latest = useRef<ReturnType<typeof exchangeAt> & { of: string }>(null)
  const { price, next, paid, owed } = exchangeAt(now, hourCycle, seed)
  const everyCoin = [...new Map([...owed, ...paid].map((coin) => [coin.id, coin])).values()]

  useFrame((time) => {
    const root = world.current
    if (!root) return
    // On the stroke this runs before React has rendered the new minute, so it works from its own time.
    const of = `${Math.floor(time.epochMs / 60_000)} ${hourCycle} ${seed}`
    if (latest.current?.of !== of) latest.current = { of, ...exchangeAt(time, hourCycle, seed) }
    const { paid, owed } = latest.current!
    const seconds = secondsOf(time)
    const open = `translateY(calc(${(drawerAt(seconds) / 60).toFixed(5)} * var(--travel)))`
    for (const part of root.querySelectorAll<HTMLElement>('[data-drawer]'))
      if (part.style.transform !== open) part.style.transform = open
    for (const flag of root.querySelectorAll<HTMLElement>('[data-flag]')) {
      const up = flag.dataset.stays === '' ? 1 : flagAt(seconds, flag.dataset.flag === 'next')
      set(flag, '--up', up.toFixed(3))
    }
    const slam = slamAt(seconds)
    let gone = 0
    let come = 0
    for (const element of root.querySelectorAll<HTMLElement>('[data-coin]')) {
      const from = paid.find((coin) => coin.id === element.dataset.coin)
      const to = owed.find((coin) => coin.id === element.dataset.coin)
      if (from || to) place(element, seconds, slam, from, to, from && to ? 0 : from ? gone++ : come++)
      else element.style.visibility = 'hidden'
    }
    return restAt(seconds)
  })

  const half = (purse: PaidCoin['purse']) => (
    <div className={purse === 'hours' ? styles.hours : styles.minutes}>
      {everyCoin
        .filter((coin) => coin.purse === purse)
        .map((coin) => (
          <div
            key={coin.id}
            data-coin={coin.id}
            className={styles.coin}
            style={{
              ...coinStyle(purse, coin.value),
              ...(paid.includes(coin)
                ? ({ '--x': coin.x, '--y': coin.y, '--turn': `${coin.turn}deg` } as CSSProperties)
                : { visibility: 'hidden' }),
            }}
          >
            <i className={styles.shadow} />
            <i className={styles.edge} />
            <i className={styles.edge} />
            <i className={styles.edge} />
            <i className={styles.edge} />
            <i className={styles.face} />
          </div>
        ))}
    </div>
  )

  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.shop}
      style={
        {
          '--coins': `url(${coins})`,
          '--edges': `url(${edges})`,
          '--walnut': `url(${walnut})`,
          '--daylight': `url(${daylight})`,
        } as CSSProperties
      }
    >
      <div className={styles.scene}>
        <div ref={world} className={styles.world}>
          <div className={styles.apron} />
          <Drawer />
          <div className={styles.gap} />
          <Rule />
          <div className={styles.counter}>
            <div className={styles.plate}>
              <i className={styles.divide} />
              <b className={styles.hoursLabel}>
                <span>Hours</span>
              </b>
              <b className={styles.minutesLabel}>
                <span>Minutes</span>
              </b>
            </div>
            <div className={styles.tillShadow} />
            <div className={styles.daylight} />
          </div>
          <div className={styles.nosing} />
          <Till price={price} next={next} />
          {half('hours')}
          {half('minutes')}
        </div>
      </div>
    </Stage>
  )
}

function set(element: HTMLElement, name: string, value: string) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
}

function place(
  element: HTMLElement,
  seconds: number,
  slam: number,
  from: PaidCoin | undefined,
  to: PaidCoin | undefined,
  order: number,
) {
  const coin = (from ?? to) as PaidCoin
  const journey = from && to ? undefined : from ? leaving(seconds, order) : arriving(seconds, order)
  const push = from && to ? shoved(seconds) : 0
  const away = 1 - (journey?.paid ?? 1)
  const x = coin.x + (push ? (to!.x - coin.x) * push : 0)
  const y = coin.y + (push ? (to!.y - coin.y) * push : 0)
  const turn = coin.turn + (push ? (to!.turn - coin.turn) * push : 0)
  const side = coin.purse === 'hours' ? -1 : 1
  element.style.visibility = away === 1 || journey?.fallen === 1 ? 'hidden' : ''
  set(element, '--x', (x + side * away * 0.9).toFixed(4))
  set(element, '--y', (y - away * 1.5).toFixed(4))
  set(element, '--turn', `${(turn + side * away * 34 + (journey?.swept ?? 0) * 9).toFixed(2)}deg`)
  set(element, '--swept', (journey?.swept ?? 0).toFixed(4))
  set(element, '--fallen', (journey?.fallen ?? 0).toFixed(4))
  // Thrown on from a hand's height, so that it passes over the coins already there.
  set(element, '--hop', (Math.abs(slam * 0.9) + away * 3.2).toFixed(3))
}

/** What the four flags say, left to right; nothing to pay rings up as no sale, on flags two places wide. */
function flagsOf({ hours, minutes }: Price): string[] {
  if (hours === 0 && minutes === 0) return ['NO', '', 'SALE', '']
  return [
    hours > 9 ? String(Math.floor(hours / 10)) : '',
    String(hours % 10),
    String(Math.floor(minutes / 10)),
    String(minutes % 10),
  ]
}

function Till({ price, next }: { price: Price; next: Price }) {
  const shown = flagsOf(price)
  const coming = flagsOf(next)
  const slot = (place: number) => {
    const stays = shown[place] === coming[place]
    return (
      <div className={styles.slot}>
        <Flag text={shown[place]!} stays={stays} />
        {!stays && <Flag text={coming[place]!} next />}
      </div>
    )
  }
  return (
    <div className={styles.till}>
      <div className={styles.tillFace}>
        <div className={styles.window}>
          {slot(0)}
          {slot(1)}
          <i className={styles.point} />
          {slot(2)}
          {slot(3)}
          <i className={styles.glass} />
        </div>
        <b className={styles.due}>
          <span>Amount due</span>
        </b>
      </div>
    </div>
  )
}

function Flag({ text, stays, next }: { text: string; stays?: boolean; next?: boolean }) {
  return text ? (
    <b
      data-flag={next ? 'next' : 'now'}
      data-stays={stays ? '' : undefined}
      className={`${styles.flag} ${text.length > 1 ? styles.word : ''}`}
    >
      <span>{text}</span>
    </b>
  ) : null
}

function Drawer() {
  return (
    <>
      <div className={styles.floorOut}>
        <div data-drawer className={styles.floor}>
          {(['hours', 'minutes'] as const).map((purse) => (
            <div key={purse} className={styles.cups}>
              {(purse === 'hours' ? HOUR_COINS : MINUTE_COINS).map((value) => (
                <div key={value} className={styles.cup} style={coinStyle(purse, value)}>
                  <i className={styles.spare} />
                  <i className={styles.spare} />
                  <i className={styles.spare} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.railOut}>
        <div data-drawer className={styles.rail} />
      </div>
      <div data-drawer className={styles.drawer}>
        <div className={styles.front}>
          <i className={styles.pull} />
        </div>
        <div className={styles.lip} />
      </div>
    </>
  )
}

/** The brass rule along the drawer's left side, at nought when the drawer is shut. */
function Rule() {
  return (
    <div className={styles.ruleOut}>
      <div data-drawer className={styles.rule}>
        {Array.from({ length: 7 }, (_, ten) => (
          <b key={ten} style={{ '--at': ten / 6 } as CSSProperties}>
            <span>{ten * 10}</span>
          </b>
        ))}
      </div>
    </div>
  )
}
