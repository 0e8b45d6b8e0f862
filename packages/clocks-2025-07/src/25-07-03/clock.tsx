import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { countdownAt, lampsAt, localAt, POLL } from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-07-03 Screen',
    source: new URL('./screen.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-07-03 Legend',
    source: new URL('./legend.woff2', import.meta.url).href,
    weight: '700',
  },
]

function Screen({ legend, kind, children }: { legend: string; kind?: string; children: ReactNode }) {
  return (
    <div className={`${styles.bay} ${kind}`}>
      <span className={styles.legend}>{legend}</span>
      <div className={styles.bezel}>
        <div className={styles.tube}>{children}</div>
      </div>
    </div>
  )
}

/** Counts the seconds; nothing else on the console needs them. */
function Countdown() {
  const { minute, second } = useClockTime('second')
  return <span>{countdownAt(minute, second)}</span>
}

function Local() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return <span>{localAt(hour, minute, hourCycle)}</span>
}

/** The lamp behind the cap that is being asked: on for the first half of each second. */
function Asking() {
  const bulb = useRef<HTMLElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const on = motion === 'reduced' || time.millisecond < 500
    if (bulb.current) bulb.current.style.opacity = on ? '1' : '0'
    return motion === 'reduced' || !on ? untilSecond(time) : 500 - time.millisecond
  }, 10)
  return <i ref={bulb} className={styles.amber} />
}

function Desk() {
  const { minute } = useClockTime('minute')
  return (
    <div className={styles.desk}>
      {lampsAt(minute).map((lamp, at) => (
        <div key={POLL[at]} className={`${styles.lamp} ${lamp === 'go' ? styles.go : ''}`}>
          {lamp === 'asked' && <Asking />}
          <span className={styles.name}>{POLL[at]}</span>
        </div>
      ))}
    </div>
  )
}

/**
 * A flight controller's console. Its lamps change once a minute, one of them blinks, and one screen counts the seconds:
 * all else is painted once.
 */
export default function LaunchSequence() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.console}>
      <div className={styles.screens}>
        <Screen legend="LOCAL TIME" kind={styles.local}>
          <Local />
        </Screen>
        <Screen legend="TO THE NEXT HOUR" kind={styles.countdown}>
          <Countdown />
        </Screen>
      </div>
      <Desk />
    </Stage>
  )
}
