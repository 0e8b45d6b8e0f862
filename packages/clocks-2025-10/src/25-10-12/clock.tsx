import { Stage, useClockTime, useHostSettings, useSize } from '@found-time/clock-runtime'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Box, loadedAt, planOf } from './model'

export { notes } from './notes'

const TEXT = 'ft-25-10-12 Text'

export const images: string[] = []
export const fonts = [{ family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '400' }]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

const placed = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })

/** A page with its corner folded and torn off, as Chrome draws it. */
function Folded() {
  return (
    <>
      <path d="M1.5.5h9l4 4v6l-3 1-2 2-3 .5-2 1.5H1.5z" fill="#fff" stroke="#7d8288" />
      <path d="M3 2h7v3.5h3V9l-2.5 1-2 2-3 .5L3 13.5z" fill="#bfe0ff" />
      <path d="M3 10.5 6.5 7l2.5 2.5L11 8l2 1-2.5 1-2 2-3 .5L3 13.5z" fill="#3c9a4a" />
      <path d="M10.5.5v4h4z" fill="#d9dde1" stroke="#7d8288" />
      <path d="m15 12-2.5 1-2 2H15z" fill="#fff" stroke="#7d8288" />
    </>
  )
}

/** A small red x, as Internet Explorer drew it. */
function Cross() {
  return (
    <>
      <path d="M.5.5h15v15H.5z" fill="#fff" stroke="#9a9a9a" />
      <path
        d="m3.5 4.5 1-1L8 7l3.5-3.5 1 1L9 8l3.5 3.5-1 1L8 9l-3.5 3.5-1-1L7 8z"
        fill="#e00b0b"
        stroke="#e00b0b"
      />
    </>
  )
}

/** Three shapes on a page torn in two, as Netscape drew them. */
function Torn() {
  return (
    <>
      <path d="M1 1h6l1.5 3L6 6.5 8.5 9 6 12l1 3H1z" fill="#fff" stroke="#5d5d5d" />
      <path d="M9.5 1H15v14H9l-1-3 2.5-3L8 6.5 10.5 4z" fill="#fff" stroke="#5d5d5d" />
      <circle cx="4" cy="4.5" r="2" fill="#c22" />
      <path d="M2.5 9H5v4H2.5z" fill="#23a" />
      <path d="m12.5 6 2 5h-4z" fill="#183" />
    </>
  )
}

function Icon({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return (
    <svg
      className={styles.layer}
      style={{ left: x, top: y, width: size, height: size }}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A page of pictures that did not load: the hour's, and the minute's, which is loading. */
export default function AltText() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(hour, minute, hourCycle, width, height)
  const { icon, pad, third } = plan
  const left = (box: Box) => Math.max(box.x, 0) + pad
  const small = icon * 0.62
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.page}
      style={{ '--rule': `${plan.rule}px` } as CSSProperties}
    >
      <div className={styles.frame} style={placed(plan.hour)} />
      <div className={styles.inset} style={placed(third)} />
      <div className={styles.frame} style={placed(plan.fourth)} />
      <div className={styles.minute} style={placed(plan.minute)}>
        <Loaded />
      </div>
      <Icon x={left(plan.hour)} y={pad} size={icon}>
        <Folded />
      </Icon>
      <Icon x={left(plan.minute)} y={plan.minute.y + pad} size={icon}>
        <Torn />
      </Icon>
      <Icon x={left(third)} y={third.y + (height - third.y - small) / 2} size={small}>
        <Cross />
      </Icon>
      <svg
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
        style={{ fontFamily: TEXT }}
        aria-hidden="true"
      >
        {plan.lines.map(({ text, x, y, size }, index) => (
          <text key={index} x={x * FINE} y={y * FINE} fontSize={size * FINE}>
            {text}
          </text>
        ))}
      </svg>
    </Stage>
  )
}

/** What has arrived: a line each second. The first lines of a photograph are sky. */
function Loaded() {
  const { second } = useClockTime('second')
  return <div className={styles.sky} style={{ height: `${loadedAt(second) * 100}%` }} />
}
