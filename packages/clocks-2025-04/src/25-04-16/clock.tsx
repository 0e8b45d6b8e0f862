import {
  hourDigits,
  Stage,
  twoDigits,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, type Ref, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { entryAt, type Plan, planOf, pressAt, slipsAt, stillMs, type Thing } from './model'

export { notes } from './notes'

const table = new URL('./table.webp', import.meta.url).href
const left = new URL('./left.webp', import.meta.url).href
const right = new URL('./right.webp', import.meta.url).href
const crumbs = new URL('./crumbs.webp', import.meta.url).href
const slips = {
  wide: new URL('./wide.webp', import.meta.url).href,
  tall: new URL('./tall.webp', import.meta.url).href,
}

export const images = [table, left, right, crumbs, slips.wide, slips.tall]
export const fonts = [
  { family: 'ft-25-04-16 Pica', source: new URL('./pica.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-16 Figures', source: new URL('./numbers.woff2', import.meta.url).href, weight: '400' },
]

/** A short saying is set larger. */
const scaleOf = (letters: number) => (letters < 48 ? 1.5 : letters < 80 ? 1.3 : letters < 120 ? 1.14 : 1)

/** Where a thing's own middle is in its picture, which has its shadow as well; parts of the picture's width. */
const MIDDLES = {
  wide: [0.519, 0.217],
  tall: [0.526, 0.329],
  cookie: [0.66, 0.27],
  crumbs: [0.5, 0.27],
} as const

function placed({ x, y, width }: Thing, picture: keyof typeof MIDDLES): CSSProperties {
  const [across, down] = MIDDLES[picture]
  return { left: x - across * width, top: y - down * width, width }
}

interface SlipProps {
  readonly ref: Ref<HTMLDivElement>
  readonly plan: Plan
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly numberRef?: Ref<HTMLSpanElement> | undefined
}

function Slip({ ref, plan, day, hour, minute, second, numberRef }: SlipProps) {
  const { hourCycle } = useHostSettings()
  const [word, kind, text] = entryAt(day, hour, minute)
  const shown = hourDigits(hour, hourCycle)
  return (
    <div className={styles.slip} ref={ref} style={placed(plan.slip, plan.shape)}>
      <img src={slips[plan.shape]} alt="" />
      <div className={`${styles.print} ${styles[plan.shape]}`}>
        <p style={{ '--scale': scaleOf(word.length + text.length) } as CSSProperties}>
          {word}
          {kind ? `, ${kind} ` : ' '}
          {text}
        </p>
        <p className={styles.lucky}>
          <span className={styles.label}>Lucky numbers</span>
          <b>{shown}</b>
          <b>{twoDigits(minute)}</b>
          <b ref={numberRef}>{twoDigits(second)}</b>
        </p>
      </div>
    </div>
  )
}

function Table({ plan, width }: { readonly plan: Plan; readonly width: number }) {
  const { motion } = useHostSettings()
  const { day, hour, minute, second } = useClockTime('second')
  const even = useRef<HTMLDivElement>(null)
  const odd = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLSpanElement>(null)

  useFrame((time) => {
    const isCalm = motion === 'reduced'
    const { gone, come } = isCalm ? { gone: 0, come: 0 } : slipsAt(time)
    const lying = time.minute % 2 ? odd.current : even.current
    const next = time.minute % 2 ? even.current : odd.current
    const far = width * 1.15
    // Along the slip, which rises to the right.
    const moved = (by: number) => `translate(${by}px, ${-0.0875 * by}px)`
    if (lying) {
      lying.style.transform = moved(gone * far)
      lying.style.visibility = 'visible'
    }
    if (next) {
      next.style.transform = moved((come - 1) * far)
      next.style.visibility = come > 0 ? 'visible' : 'hidden'
    }
    const press = isCalm ? 0 : pressAt(time)
    if (number.current) {
      number.current.style.opacity = String(1 - 0.35 * press)
      number.current.style.transform = `scale(${1 + 0.13 * press})`
    }
    return isCalm ? 1000 - time.millisecond : stillMs(time)
  }, 40)

  // Each slip keeps its saying while it moves: the even minutes' and the odd ones' take turns.
  const coming = (hour * 60 + minute + 1) % 1440
  const now = { plan, day, hour, minute, second, numberRef: number }
  const next = { plan, day, hour: Math.floor(coming / 60), minute: coming % 60, second: 0 }
  return (
    <div className={styles.things} style={{ '--unit': `${plan.unit}px` } as CSSProperties}>
      <img src={crumbs} alt="" style={placed(plan.crumbs, 'crumbs')} />
      <Slip ref={even} {...(minute % 2 ? next : now)} />
      <Slip ref={odd} {...(minute % 2 ? now : next)} />
      <img src={left} alt="" style={placed(plan.left, 'cookie')} />
      <img src={right} alt="" style={placed(plan.right, 'cookie')} />
    </div>
  )
}

function Room() {
  const { transparent } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={transparent ? styles.room : `${styles.room} ${styles.light}`}>
      {size && <Table plan={planOf(size.width, size.height)} width={size.width} />}
    </div>
  )
}

/** A cookie has been broken on a red table: its slip has a saying and three lucky numbers, and another each minute. */
export default function Fortune() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      ground={styles.table}
      style={{ '--table': `url(${table})` } as CSSProperties}
    >
      <Room />
    </Stage>
  )
}
