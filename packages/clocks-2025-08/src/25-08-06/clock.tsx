import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { LETTER } from './messages'
import {
  fit,
  hourName,
  LEADING,
  lengthOf,
  type Message,
  messageAt,
  type Plan,
  planOf,
  runsOf,
  shortened,
} from './model'

export { notes } from './notes'

const faces = new URL('./faces.svg', import.meta.url).href

export const images = [faces]
export const fonts = [
  { family: 'ft-25-08-06 Type', source: new URL('./type.woff2', import.meta.url).href, weight: '800' },
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A face of the sheet, which has four in a row and five rows. */
const faceStyle = (face: number, size: number): CSSProperties => ({
  width: Math.round(size),
  height: Math.round(size),
  backgroundImage: `url("${faces}")`,
  backgroundPosition: `${((face % 4) / 3) * 100}% ${(Math.floor(face / 4) / 4) * 100}%`,
})

/** Type is laid out so many times larger and drawn small: some engines set small letters on whole pixels. */
const FINE = 4
const fine: CSSProperties = { transform: `scale(${1 / FINE})` }

/** The folders are the hours; the one that is open has the colour of its newest message, and runs into it. */
function Folders({ plan, hour, colour }: { plan: Plan; hour: number; colour: string }) {
  const { hourCycle } = useHostSettings()
  const { rail, folders, folderSize, pane } = plan
  const middle = (folders - 1) / 2
  const names = Array.from({ length: folders }, (_, index) =>
    capital(hourName((hour + index - middle + 24) % 24, hourCycle)),
  )
  const longest = Math.max(...names.map(lengthOf))
  const room = rail ? folderSize * 0.8 : (pane.width / folders) * 0.84
  const size = Math.min(room / longest, folderSize * (rail ? 0.24 : 0.56))
  return (
    <div
      className={rail ? styles.rail : styles.tabs}
      style={rail ? { width: folderSize } : { height: folderSize }}
    >
      {names.map((name, index) => (
        <div
          key={index}
          className={index === middle ? styles.open : index < middle ? styles.past : styles.coming}
          style={{
            fontSize: index === middle ? Math.min(size * 1.25, room / lengthOf(name)) : size,
            backgroundColor: index === middle ? colour : undefined,
          }}
        >
          {name}
        </div>
      ))}
    </div>
  )
}

/** The newest message: who writes, and a subject as large as its place, in which the time is marked. */
function Newest({ plan, message }: { plan: Plan; message: Message }) {
  const { pane, pad, face, subject } = plan
  const { sender, words } = message
  const { size, lines } = fit(words, subject.width, subject.height)
  return (
    <div className={styles.pane} style={{ ...pane, padding: pad, backgroundColor: sender.colour }}>
      <div className={styles.from} style={{ height: face, gap: pad * 0.6 }}>
        <i data-face className={styles.face} style={faceStyle(sender.face, face)} />
        <span
          style={{ fontSize: Math.min(face * 0.44, (subject.width - face * 1.4) / lengthOf(sender.name)) }}
        >
          {sender.name}
        </span>
      </div>
      <div
        className={styles.subject}
        style={{ ...fine, fontSize: size * FINE, width: subject.width * FINE, height: subject.height * FINE }}
      >
        {lines.map((line, index) => (
          <div
            key={index}
            style={{
              height: Math.round(size * LEADING) * FINE,
              lineHeight: `${Math.round(size * LEADING) * FINE}px`,
            }}
          >
            {runsOf(line).map(({ text, told }, run) => (
              <span key={run}>
                {run > 0 && ' '}
                {told ? <b style={{ color: sender.colour }}>{text}</b> : text}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What came in the minutes before, as far back as the hour. */
function Older({ plan, hour, minute }: { plan: Plan; hour: number; minute: number }) {
  const { hourCycle } = useHostSettings()
  const { rows, row, pane, strip } = plan
  return Array.from({ length: rows }, (_, index) => {
    const before = minute - 1 - index
    const message = before < 0 ? undefined : messageAt(hour, before, hourCycle)
    return (
      <div
        key={index}
        className={styles.row}
        style={{
          left: pane.left,
          width: pane.width,
          top: pane.top + pane.height + strip + index * row,
          height: row,
          fontSize: row * 0.4 * FINE,
          paddingInline: plan.pad,
          backgroundColor: message?.sender.colour,
        }}
      >
        {message && (
          <>
            <i className={styles.face} style={faceStyle(message.sender.face, row * 0.78)} />
            <span className={styles.small} style={fine}>
              {shortened(message.subject, (pane.width - plan.pad * 2) / (row * 0.4) - 2.7)}
            </span>
          </>
        )}
      </div>
    )
  })
}

/** The next one is on its way, and there at the full minute. */
function Coming({ plan }: { plan: Plan }) {
  const letter = useRef<HTMLElement>(null)
  const { motion } = useHostSettings()
  const { pane, strip } = plan
  const size = strip * 1.5
  useFrame((time: ClockTime) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 450))
    const x = ((time.second - 1 + step) / 59) * (pane.width - size)
    const hop = Math.sin(step * Math.PI) * strip * 0.3
    if (letter.current) letter.current.style.translate = `${x.toFixed(1)}px ${(-hop).toFixed(1)}px`
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div
      className={styles.strip}
      style={{ left: pane.left, top: pane.top + pane.height, width: pane.width, height: strip }}
    >
      <i ref={letter} className={styles.letter} style={{ ...faceStyle(LETTER, size), top: strip * -0.25 }} />
    </div>
  )
}

/** An inbox that gets a message a minute, and has a folder for each hour. */
export default function Inbox() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const message = messageAt(hour, minute, hourCycle)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.client}>
      <Folders plan={plan} hour={hour} colour={message.sender.colour} />
      <Newest plan={plan} message={message} />
      <Older plan={plan} hour={hour} minute={minute} />
      <Coming plan={plan} />
    </Stage>
  )
}
