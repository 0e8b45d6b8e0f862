import {
  type ClockTime,
  createRandom,
  type HourCycle,
  Stage,
  secondsOf,
  shownHour,
  timeAt,
  twoDigits,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, Fragment, type Ref, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  DROP_SECONDS,
  fallenAt,
  hexOf,
  matchOf,
  partsOf,
  SQUASH_SECONDS,
  STROKE_SECONDS,
  squashAt,
  strokeAt,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-05-06 Chip',
    source: new URL('./chip.woff2', import.meta.url).href,
    weight: '800',
  },
]

const SECONDS = Array.from({ length: 60 }, (_, second) => second)

const hoursOf = (time: ClockTime, hourCycle: HourCycle) => shownHour(time.hour, hourCycle)

/** How a minute's card lies: the same whether it is on top or under others. */
function lie(seed: string, epochMs: number): CSSProperties {
  const random = createRandom(seed, 'card', Math.floor(epochMs / 60_000))
  return {
    '--tilt': `${random.between(-1.8, 1.8).toFixed(2)}deg`,
    '--x': random.between(-0.9, 0.9).toFixed(2),
    '--y': random.between(-0.9, 0.9).toFixed(2),
  } as CSSProperties
}

interface CardProps {
  readonly time: ClockTime
  readonly second: number
  readonly hourCycle: HourCycle
  readonly seed: string
  readonly cardRef: Ref<HTMLDivElement>
  readonly strokeRef?: Ref<HTMLDivElement>
}

/** A paint card: the colour with its figures, a stroke for each second so far, the name in its own colour. */
function Card({ time, second, hourCycle, seed, cardRef, strokeRef }: CardProps) {
  const hours = hoursOf(time, hourCycle)
  const hex = hexOf(hours, time.minute, second)
  const match = matchOf(hex)
  const name = partsOf(match.name)
  const strokes = SECONDS.slice(0, second + 1).map((at) => {
    const colour = hexOf(hours, time.minute, at)
    return `${colour} ${((at / 60) * 100).toFixed(3)}% ${(((at + 1) / 60) * 100).toFixed(3)}%`
  })
  const painted = ((second + 1) / 60) * 100
  return (
    <div ref={cardRef} className={styles.card} style={lie(seed, time.epochMs)}>
      <div className={styles.field} style={{ background: hex }}>
        <div className={styles.code}>
          <span>#</span>
          {[
            [hex.slice(1, 3), hourCycle === 12 ? time.period : 'hours'],
            [hex.slice(3, 5), 'minutes'],
            [hex.slice(5, 7), 'seconds'],
          ].map(([figures, unit]) => (
            <span key={unit} className={styles.pair}>
              {figures}
              <small>{unit}</small>
            </span>
          ))}
        </div>
      </div>
      <div className={styles.strip}>
        <div
          className={styles.painted}
          style={{
            background: `linear-gradient(90deg, ${strokes.join(', ')}, transparent ${painted.toFixed(3)}%)`,
          }}
        />
        {second < 59 && (
          <div
            ref={strokeRef}
            className={styles.stroke}
            style={{ left: `${painted}%`, background: hexOf(hours, time.minute, second + 1) }}
          />
        )}
        <div className={styles.wet} style={{ left: `${(second / 60) * 100}%` }} />
      </div>
      <div
        className={styles.name}
        style={
          {
            '--whole': name.whole.toFixed(2),
            '--broken': name.broken.toFixed(2),
            color: match.hex,
          } as CSSProperties
        }
      >
        <div>
          {name.parts.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </div>
      </div>
      <div className={styles.match}>
        <i style={{ background: match.hex }} />
        its own colour
        <span>{match.difference.toFixed(1)} apart</span>
      </div>
    </div>
  )
}

function Rack({ time, hourCycle }: { readonly time: ClockTime; readonly hourCycle: HourCycle }) {
  const hours = hoursOf(time, hourCycle)
  return (
    <div className={styles.rack}>
      {SECONDS.map((minute) => {
        const state = minute < time.minute ? styles.done : minute === time.minute ? styles.current : ''
        const from = hexOf(hours, minute, 0)
        const to = hexOf(hours, minute, minute < time.minute ? 59 : time.second)
        const colour = minute <= time.minute ? `linear-gradient(${from}, ${to})` : undefined
        return (
          <div key={minute} className={`${styles.chip} ${state}`}>
            <i style={colour ? { background: colour } : undefined} />
            <b>{twoDigits(minute)}</b>
          </div>
        )
      })}
    </div>
  )
}

function set({ style }: HTMLElement, property: string, value: string) {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value)
}

function place(card: HTMLElement | null, shown: boolean, up: number, squash: number) {
  if (!card) return
  set(card, 'visibility', shown ? 'visible' : 'hidden')
  set(card, '--up', up.toFixed(4))
  set(card, '--squash', squash.toFixed(4))
}

/** The time as a colour, on paint cards that pile up on a light table. */
export default function Hex() {
  const time = useClockTime('second')
  const { hourCycle, seed, motion, transparent } = useHostSettings()
  const current = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLDivElement>(null)
  const stroke = useRef<HTMLDivElement>(null)
  const minuteStart = time.epochMs - (time.epochMs % 60_000)
  const coming = timeAt(minuteStart + 60_000, time.timeZone)

  useFrame((now) => {
    const still = motion === 'reduced'
    const seconds = secondsOf(now)
    const fallen = still ? 0 : fallenAt(seconds)
    const squash = still ? 0 : squashAt(seconds)
    // The card that fell is the one that lies on top a minute later, so both get all of it.
    place(next.current, fallen > 0, 1 - fallen, 0)
    place(current.current, true, 0, squash)
    const untilDrop = untilMinute(now) - DROP_SECONDS * 1000
    return still || (seconds > SQUASH_SECONDS && untilDrop > 0) ? Math.max(1, untilDrop) : undefined
  })
  useFrame((now) => {
    const painted = motion === 'reduced' ? 0 : strokeAt(now.millisecond)
    if (stroke.current) stroke.current.style.transform = `scaleY(${painted.toFixed(4)})`
    if (motion === 'reduced') return untilSecond(now)
    return painted === 0 ? Math.max(1, untilSecond(now) - STROKE_SECONDS * 1000) : undefined
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table} ground={styles.counter}>
      <div className={`${styles.scene} ${transparent ? styles.bare : styles.laminate}`}>
        <Rack time={time} hourCycle={hourCycle} />
        <div className={styles.pile}>
          {[3, 2, 1].map((ago) => {
            const past = timeAt(minuteStart - ago * 60_000, time.timeZone)
            return (
              <div key={past.epochMs} className={styles.card} style={lie(seed, past.epochMs)}>
                <div
                  className={styles.field}
                  style={{ background: hexOf(hoursOf(past, hourCycle), past.minute, 59) }}
                />
              </div>
            )
          })}
          <Card
            key={minuteStart}
            time={time}
            second={time.second}
            hourCycle={hourCycle}
            seed={seed}
            cardRef={current}
            strokeRef={stroke}
          />
          <Card
            key={coming.epochMs}
            time={coming}
            second={0}
            hourCycle={hourCycle}
            seed={seed}
            cardRef={next}
          />
        </div>
      </div>
    </Stage>
  )
}
