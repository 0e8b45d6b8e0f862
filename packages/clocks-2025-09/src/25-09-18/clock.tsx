import {
  easeOut,
  Stage,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  breadthOf,
  clauseAt,
  fitOf,
  followingOn,
  headAt,
  numberAt,
  paragraphAt,
  readOf,
  updatedAt,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-09-18 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '700',
  },
  { family: 'ft-25-09-18 Text', source: new URL('./text.woff2', import.meta.url).href, weight: '500' },
]

/** How long the page takes to scroll to the next paragraph. */
const SCROLL_MS = 600
const BOXES = Array.from({ length: 60 }, (_, second) => second)

function Clause({ hour, minute }: { hour: number; minute: number }) {
  const { hourCycle } = useHostSettings()
  return clauseAt(hour, minute, hourCycle).map(({ text, link }, index) =>
    link ? (
      <span key={index} className={styles.link}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}

/** Paragraphs that are not being read: the further away, the smaller their print. */
function SmallPrint({ hour, minute, from, to }: { hour: number; minute: number; from: number; to: number }) {
  const { hourCycle } = useHostSettings()
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const away = from + index
    const then = paragraphAt(hour, minute, away)
    return (
      <span key={away} style={{ '--away': Math.min(7, Math.abs(away) - 1) } as CSSProperties}>
        {numberAt(then.hour, then.minute, hourCycle)} <Clause {...then} />{' '}
      </span>
    )
  })
}

/** The page about the minute's paragraph. It is scrolled by one at the full minute, and stands for the rest of it. */
function Page({ width, height }: { width: number; height: number }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const page = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const since = time.second * 1000 + time.millisecond
    const away = motion === 'reduced' || since >= SCROLL_MS ? 0 : 1 - easeOut(since / SCROLL_MS)
    if (page.current) page.current.style.translate = away ? `0 ${(away * 16).toFixed(2)}cqh` : ''
    return away ? undefined : untilMinute(time)
  }, 30)
  const number = numberAt(hour, minute, hourCycle)
  const words = clauseAt(hour, minute, hourCycle)
  const [, point] = number.split('\u00a0')
  return (
    <div className={styles.window}>
      <div ref={page} className={styles.page}>
        <div className={`${styles.small} ${styles.before}`}>
          <p>
            <SmallPrint hour={hour} minute={minute} from={width > height * 1.4 ? -3 : -6} to={-1} />
          </p>
        </div>
        <div className={styles.number} style={{ '--breadth': breadthOf(number) } as CSSProperties}>
          <span className={styles.sign}>§</span>
          <span>{point}</span>
        </div>
        <div className={styles.lower}>
          <p className={styles.clause} style={{ '--fit': fitOf(words) } as CSSProperties}>
            <Clause hour={hour} minute={minute} />
          </p>
          <p className={`${styles.small} ${styles.after}`}>
            <SmallPrint
              hour={hour}
              minute={minute}
              from={1}
              to={followingOn(width, height, hour, minute, hourCycle)}
            />
          </p>
        </div>
      </div>
    </div>
  )
}

function Head() {
  const { hour } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const { article, title } = headAt(hour, hourCycle)
  return (
    <div className={styles.head}>
      <span>
        {article} {title}
      </span>
      <Updated />
    </div>
  )
}

function Updated() {
  const { second } = useClockTime('second')
  return <span className={styles.updated}>{updatedAt(second)}</span>
}

/** A box for each second of the minute; all that are past are ticked. */
function Boxes() {
  const { second } = useClockTime('second')
  return (
    <div className={styles.boxes}>
      {BOXES.map((box) => (
        <svg
          key={box}
          aria-hidden="true"
          viewBox="0 0 16 16"
          className={box <= second ? styles.ticked : styles.box}
        >
          <rect x="1" y="1" width="14" height="14" />
          <path d="M3.6 8.2L6.8 11.4L12.6 4.6" />
        </svg>
      ))}
    </div>
  )
}

function ScrollBar() {
  const { hour, minute } = useClockTime('minute')
  return (
    <div className={styles.bar}>
      <i style={{ '--read': readOf(hour, minute) } as CSSProperties} />
    </div>
  )
}

/** Terms of service; the paragraph that has been reached is the time. */
export default function Terms() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 320, height: 568 }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.sheet}>
      <Head />
      <Page width={width} height={height} />
      <Boxes />
      <ScrollBar />
    </Stage>
  )
}
