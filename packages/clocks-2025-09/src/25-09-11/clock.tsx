import {
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Filler, type Page, pageOf, type Row } from './model'
import { Quintain, SNAIL, Snail } from './snail'

export { notes } from './notes'

const TEXT = 'ft-25-09-11 Text'
const GREAT = 'ft-25-09-11 Great'
const INITIALS = 'ft-25-09-11 Initials'

export const images = []
export const fonts = [
  { family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '500' },
  { family: GREAT, source: new URL('./great.woff2', import.meta.url).href, weight: '700' },
  { family: INITIALS, source: new URL('./initials.woff2', import.meta.url).href, weight: '400' },
]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad small letters are. */
const FINE = 8

function Rows({ rows, className, family }: { rows: readonly Row[]; className?: string; family: string }) {
  return rows.map(({ text, x, y, size }) => (
    <text
      key={text + y}
      x={x * FINE}
      y={y * FINE}
      className={className}
      style={{ fontFamily: family, fontWeight: family === TEXT ? 500 : 700, fontSize: size * FINE }}
    >
      {text}
    </text>
  ))
}

/**
 * The found initial: its field, leaves and frame are one letter of the face, the letter itself another. The frame runs
 * from 48 to 1038 across and from 188 below the line to 797 above it.
 */
function Initial({ letter, x, y, side }: Page['initial']) {
  const scale = (side / 990) * FINE
  return (
    <g transform={`translate(${x * FINE} ${y * FINE}) scale(${scale}) translate(-48 797)`}>
      <rect x="48" y="-797" width="990" height="985" className={styles.gold} />
      <rect x="90" y="-755" width="907" height="902" className={styles.vellum} />
      <text className={styles.lapis} style={{ fontFamily: INITIALS, fontSize: 1000 }}>
        {letter}
      </text>
      <text className={styles.gold} style={{ fontFamily: INITIALS, fontSize: 1000 }}>
        {letter.toLowerCase()}
      </text>
    </g>
  )
}

/** Ends of lines are filled, so that nothing can be added to what was written. */
function End({ x, y, length, high, kind }: Filler) {
  const h = high * FINE
  const [left, base, wide] = [x * FINE, y * FINE, length * FINE]
  const large = kind > 2
  if (kind === 0)
    return <rect x={left} y={base - h * 0.59} width={wide} height={h * 0.18} className={styles.lapis} />
  const bands = large ? 3 : 1
  const count = Math.max(1, Math.round((wide * bands) / (h * (large ? 1 : 1.25))))
  const step = wide / count
  const lozenge = (at: number, band: number, part: number) => {
    const [cx, cy] = [left + step * (at + 0.5), base - (h * (band + 0.5)) / bands]
    const [rx, ry] = [(step / 2) * part, (h / bands / 2) * part]
    return `M${cx - rx} ${cy}L${cx} ${cy - ry}L${cx + rx} ${cy}L${cx} ${cy + ry}Z`
  }
  const all = (band: number, part: number) =>
    [...Array(count).keys()].map((at) => lozenge(at, band, part)).join('')
  if (!large)
    return <path className={kind === 1 ? styles.gold : styles.lapis} d={all(0, kind === 1 ? 0.9 : 0.6)} />
  return (
    <>
      <rect x={left} y={base - h} width={wide} height={h} className={styles.lapis} />
      <path className={styles.gold} d={all(0, 0.92) + all(2, 0.92)} />
      <path className={styles.vellum} d={all(1, 0.92)} />
      <path className={styles.lapis} d={all(0, 0.36) + all(1, 0.5) + all(2, 0.36)} />
    </>
  )
}

/** A page of sixty lines: the hour is the word at its head, the minute the line in gold. */
export default function Illumination() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const snail = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const page = pageOf(hour, minute, hourCycle, width, height)
  const { foot, lit } = page
  const tall = foot.height
  const broad = (tall * SNAIL.width) / SNAIL.height
  const way = foot.width - broad - tall * 0.34

  useFrame((time) => {
    const rider = snail.current
    if (!rider) return
    // A foot's wave runs through it, and it is carried along: the first third of the second, then it rests.
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 400)
    const gone = time.second ? time.second - 1 + easeInOut(part) : 0
    rider.style.translate = `${(way * gone) / 59}px 0`
    return part === 1 ? untilSecond(time) : undefined
  }, 20)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
        className={styles.layer}
      >
        <Initial {...page.initial} />
        <Rows rows={page.word} family={GREAT} />
        {page.fillers.map((filler) => (
          <End key={`${filler.x} ${filler.y}`} {...filler} />
        ))}
        <Rows rows={page.lines} family={TEXT} />
        <Rows rows={page.numbers} family={GREAT} className={styles.number} />
        <rect
          x={lit.x * FINE}
          y={lit.y * FINE}
          width={lit.width * FINE}
          height={lit.height * FINE}
          className={styles.gold}
        />
        <Rows rows={[lit.number]} family={GREAT} className={styles.lapis} />
        <Rows rows={lit.rows} family={TEXT} />
        <Quintain x={foot.x * FINE} y={foot.y * FINE} width={foot.width * FINE} height={tall * FINE} />
      </svg>
      <div
        ref={snail}
        className={styles.layer}
        style={{ left: foot.x, top: foot.y, width: broad, height: tall, right: 'auto', bottom: 'auto' }}
      >
        <Snail />
      </div>
    </Stage>
  )
}
