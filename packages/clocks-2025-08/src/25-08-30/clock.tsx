import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  HANG,
  type Line,
  notesAt,
  type Piece,
  type Plan,
  planOf,
  readAt,
  sentenceAt,
  type Unit,
} from './model'

export { notes } from './notes'

const TEXT = 'ft-25-08-30 Text'
const NOTES = 'ft-25-08-30 Notes'

export const images = []
export const fonts = [
  { family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '400' },
  { family: NOTES, source: new URL('./notes.woff2', import.meta.url).href, weight: '600' },
]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

const font = (face: Piece['face'], fontSize: number) =>
  face === 'text'
    ? { fontFamily: TEXT, fontWeight: 400, fontSize: fontSize * FINE }
    : { fontFamily: NOTES, fontWeight: 600, fontSize: fontSize * FINE }

const colour = (unit?: Unit) => (unit === 'hour' || unit === 'minute' ? styles[unit] : undefined)

/** Lines of type. What is set within a line is set by the browser, so that letters and spaces fit as they should. */
function Lines({ rows, read }: { rows: readonly Line[]; read?: boolean }) {
  return rows.map(({ x, y, pieces }, row) => (
    <text key={row} x={x * FINE} y={y * FINE}>
      {pieces.map(({ text, face, size, raised, lead, unit, call }, index) => (
        <tspan
          key={index}
          dx={lead && lead * FINE}
          dy={((pieces[index - 1]?.raised ?? 0) - raised) * FINE}
          className={colour(unit)}
          style={font(face, size)}
          data-word={read && !call ? '' : undefined}
          data-mark={call && unit === 'second' ? '' : undefined}
        >
          {text}
        </tspan>
      ))}
    </text>
  ))
}

/** The third note, which has a page for each second. */
function Ibid({ x, y, size }: Plan['ibid']) {
  return (
    <>
      <text data-mark x={x * FINE} y={(y + size * 0.42) * FINE} style={font('text', size * 2.05)}>
        *
      </text>
      <text data-ibid x={(x + HANG * size) * FINE} y={y * FINE} style={font('notes', size)} />
    </>
  )
}

/** For how long in each second the third note's marks are there. */
const SHOWN_MS = 700

/** A page with three notes: the hour, the minute, and ibid. */
export default function Footnotes() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const notes = notesAt(hour, minute, hourCycle)
  const plan = planOf(sentenceAt(hour, minute), notes, width, height)

  useFrame((time: ClockTime) => {
    const page = art.current
    if (!page) return
    const words = [...page.querySelectorAll('[data-word]')]
    const read = words[readAt(time.second, words.length)]
    for (const word of words) word.classList.toggle(styles.read!, word === read)
    const shown = motion === 'reduced' || time.millisecond < SHOWN_MS
    for (const mark of page.querySelectorAll('[data-mark]')) mark.classList.toggle(styles.gone!, !shown)
    const ibid = page.querySelector('[data-ibid]')
    const text = `Ibid., p. ${time.second}.`
    if (ibid && ibid.textContent !== text) ibid.textContent = text
    return shown && motion !== 'reduced' ? SHOWN_MS - time.millisecond : untilSecond(time)
  }, 10)

  const box = {
    width,
    height,
    viewBox: `0 0 ${width * FINE} ${height * FINE}`,
    className: styles.layer,
  }
  const { rule } = plan
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <svg aria-hidden="true" {...box}>
        <Lines rows={plan.sentence} />
        <rect
          x={rule.x * FINE}
          y={rule.y * FINE}
          width={rule.length * FINE}
          height={rule.thick * FINE}
          fill="#10130f"
        />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Lines rows={plan.hour} read />
        <Lines rows={plan.minute} read />
        <Ibid {...plan.ibid} />
      </svg>
    </Stage>
  )
}
