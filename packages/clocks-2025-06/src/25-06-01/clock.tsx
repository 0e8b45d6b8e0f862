import { Stage, untilSecond, useClockTime, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { ARCHED, braidOf, raysOf, skyOf } from './engraving'
import { marchAt, marches, rolledAt, type Stamp, stampsAt, teethOf } from './model'

export { notes } from './notes'

const font = (name: string, source: string) => ({ family: `ft-25-06-01 ${name}`, source, weight: '400' })

export const images: string[] = []
export const fonts = [
  font('Things', new URL('./things.woff2', import.meta.url).href),
  font('Value', new URL('./value.woff2', import.meta.url).href),
  font('Hand', new URL('./hand.woff2', import.meta.url).href),
  font('Label', new URL('./label.woff2', import.meta.url).href),
]

const TEETH = teethOf(80, 100, 14, 17)

/** Lines in every stamp's frame: rays in the corners over the arch, and a braid below it. */
const TURNED = raysOf(7.4, 15.4, 72.6) + braidOf(7.4, 72.6, 69.6, 2.8, 4)

/** What the country's name is on. */
const TABLET = 'M5 5H75V14.4H5Z'

/** The hours of night have pictures of the night; minutes know none. */
const isNight = (picture: number) => picture < 6 || (picture > 20 && picture < 24)

const skies = new Map<number, string>()
/** Cut once. */
function skyFor(picture: number): string {
  const known = skies.get(picture) ?? skyOf(picture, isNight(picture))
  skies.set(picture, known)
  return known
}

/** Six wavy lines, and a ring: what a cancelling machine prints. */
const WAVES = Array.from(
  { length: 6 },
  (_, line) => `M150 ${22 + line * 12}${'c14 -9 22 -9 36 0s22 9 36 0'.repeat(18)}`,
).join('')

/** A letter just posted: what is stuck on it comes to the time. */
export default function AirMail() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, seed, transparent } = useHostSettings()
  const stamps = stampsAt(hour, minute, hourCycle, seed)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.letter} ground={styles.paper}>
      {!transparent && <Border />}
      {!transparent && (
        <div className={styles.address}>
          <p className={styles.line}>Whoever found it,</p>
          <p className={styles.line}>Just Now,</p>
          <p className={styles.line}>Here</p>
        </div>
      )}
      <p className={styles.label}>
        <b className={styles.avion}>PAR AVION</b>
        <span className={styles.mail}>BY AIR MAIL</span>
      </p>
      <div key={`${hour}.${minute}`} className={styles.corner}>
        {stamps.map(
          (stamp, place) =>
            stamp && (
              <div key={place} className={styles.place} data-place={place}>
                <Printed stamp={stamp} cents={place > 0} />
              </div>
            ),
        )}
        <Cancel />
      </div>
    </Stage>
  )
}

function Printed({ stamp, cents }: { stamp: Stamp; cents: boolean }) {
  return (
    <div className={styles.stamp} data-ink={stamp.ink} style={{ rotate: `${stamp.turn.toFixed(2)}deg` }}>
      <svg className={styles.plate} viewBox="0 0 80 100" aria-hidden="true">
        <path className={styles.shade} d={TEETH} transform="translate(1.2 1.5)" />
        <path className={styles.sheet} d={TEETH} />
        <path className={styles.print} d="M5 5H75V95H5Z" />
        <path className={styles.turned} d={TURNED} />
        <path className={styles.tablet} d={TABLET} />
        <path className={styles.window} d={ARCHED} />
        <path className={styles.sky} d={skyFor(stamp.picture)} />
        <path className={styles.rule} d={`${ARCHED}M6.4 6.4H73.6V93.6H6.4Z`} />
      </svg>
      <i className={styles.thing} data-night={isNight(stamp.picture)}>
        {String.fromCodePoint(0xe000 + stamp.picture)}
      </i>
      <span className={styles.country}>FOUND TIME</span>
      <b className={styles.value}>
        {stamp.value}
        {cents && <small className={styles.cent}>c</small>}
      </b>
    </div>
  )
}

/** Rolled over the stamps within the first second of the minute. */
function Cancel() {
  const { motion } = useHostSettings()
  const ink = useRef<SVGSVGElement>(null)
  useFrame(({ second, millisecond }) => {
    const part = motion === 'reduced' ? 1 : rolledAt(second, millisecond)
    if (ink.current) ink.current.style.clipPath = `inset(0 ${((1 - part) * 100).toFixed(1)}% 0 0)`
    return part < 1 ? undefined : 60_000 - second * 1000 - millisecond
  }, 30)
  return (
    <svg ref={ink} className={styles.cancel} viewBox="0 0 1440 104" aria-hidden="true">
      <path d={WAVES} />
      <circle cx="78" cy="52" r="49" />
      <circle cx="78" cy="52" r="33" />
      <path d="M78 32L83 46H98L86 55L90 69L78 61L66 69L70 55L58 46H73Z" />
    </svg>
  )
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Red and blue march round the letter, a step a second. */
function Border() {
  const { motion } = useHostSettings()
  const border = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const still = motion === 'reduced'
    const march = marchAt(time.second, still ? 999 : time.millisecond)
    border.current?.style.setProperty('--march', march.toFixed(4))
    return !still && marches(time.millisecond) ? undefined : untilSecond(time)
  }, 30)
  return (
    <div ref={border} className={styles.border} style={{ '--march': 0 } as CSSProperties}>
      {SIDES.map((side) => (
        <div key={side} className={styles.side} data-side={side}>
          <i className={styles.stripes} />
        </div>
      ))}
    </div>
  )
}
