import {
  type ClockTime,
  easeInOut,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  answerAt,
  type Box,
  dotsAt,
  fitted,
  lengthOf,
  olderAt,
  planOf,
  questionAt,
  roomOf,
  type Said,
  settingOf,
} from './model'
import { VOICES } from './voices'

export { notes } from './notes'

/** Twenty faces each, five to a row. */
const sheets = [
  new URL('./faces-0.webp', import.meta.url).href,
  new URL('./faces-1.webp', import.meta.url).href,
  new URL('./faces-2.webp', import.meta.url).href,
]

export const images = sheets
export const fonts = [
  {
    family: 'ft-25-07-17 Chat',
    source: new URL('./chat.woff2', import.meta.url).href,
    weight: '800',
  },
]

/** One of a sheet's twenty faces: a picture that is moved, as WebKit does not scale a turned background. */
function Portrait({ minute }: { minute: number }) {
  const [column, row] = [minute % 5, Math.floor((minute % 20) / 5)]
  return (
    <img
      alt=""
      className={styles.sheet}
      src={sheets[Math.floor(minute / 20)]}
      style={{ transform: `translate(${column * -20}%, ${row * -25}%)` }}
    />
  )
}

const placeOf = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height })

/** Where a telephone has the time, this one says that it is now. */
function Status({ box }: { box: Box }) {
  return (
    <div className={styles.status} style={{ ...placeOf(box), fontSize: box.height }}>
      <span>now</span>
      <svg aria-hidden="true" viewBox="0 0 58 20" fill="#15161d">
        <path d="M0 14h4v5H0zM6 10h4v9H6zM12 6h4v13h-4zM18 1h4v18h-4z" />
        <path
          fillRule="evenodd"
          d="M31 3h21q3 0 3 3v9q0 3-3 3H31q-3 0-3-3V6q0-3 3-3zm0 2q-1 0-1 1v9q0 1 1 1h21q1 0 1-1V6q0-1-1-1zM56 8h1q1 0 1 1v3q0 1-1 1h-1z"
        />
        <path d="M32 7h17v7H32z" />
      </svg>
    </div>
  )
}

/** The chat so far, smaller and paler, as far as there is room for it. */
function Older({ box, row, said }: { box: Box; row: number; said: readonly Said[] }) {
  const sizeOf = (text: string) => Math.min(row * 0.5, (box.width - row * 1.3) / (lengthOf(text) + 1.4))
  // One of which less than a third would show is left out.
  const shown = Math.floor(box.height / (row * 1.2) + 0.7)
  return (
    <div className={styles.older} style={{ ...placeOf(box), gap: row * 0.2 }}>
      {said
        .flatMap(({ minute, question, answer }) => [
          <div key={`a${minute}`} className={styles.row} style={{ height: row, gap: row * 0.2 }}>
            <div className={styles.portrait} style={{ width: row, height: row }}>
              <Portrait minute={minute} />
            </div>
            <span className={styles.answered} style={{ fontSize: sizeOf(answer) }}>
              {answer}
            </span>
          </div>,
          <div
            key={`q${minute}`}
            className={`${styles.row} ${styles.question}`}
            style={{ height: row, fontSize: sizeOf(question) }}
          >
            <span>{question}</span>
          </div>,
        ])
        .slice(0, shown)}
    </div>
  )
}

/** How long the one who answers nods, a dot hops, and a new answer swells to its size. */
const MOVES_MS = 360

/** Somebody asks for the time, and somebody answers. */
export default function IsTyping() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const room = planOf(width, height)
  const answer = answerAt(hour, minute, hourCycle)
  const setting = settingOf(answer, ...roomOf(room))
  const { big, small, before, time, after } = setting
  const { status, question, older, face, bubble, typing, covers, stacked, pad } = fitted(room, setting)
  const row = question.height * 0.62
  const said = olderAt(hour, minute, hourCycle, Math.min(12, Math.ceil(older.height / (row * 2.4))))
  const asked = questionAt(hour, minute)
  const askedSize = Math.min(question.height * 0.56, question.width / (lengthOf(asked) + 1.3))
  const next = (minute + 1) % 60
  const label = `${VOICES[next]!.name} is typing`
  const grown = stacked ? 1.7 : 1
  const labelSize = Math.min(typing.height * 0.44, (typing.width - typing.height * 3.75) / lengthOf(label))

  useFrame((now: ClockTime) => {
    const still = motion === 'reduced'
    const step = still ? 1 : Math.min(1, now.millisecond / MOVES_MS)
    const of = (name: string) => art.current?.querySelector<HTMLElement>(`[data-part="${name}"]`)
    const lean = (second: number) => (second % 2 ? 4 : -4)
    const head = of('face')
    if (head) {
      const leant = lean(now.second - 1 + 60)
      head.style.rotate = `${leant + (lean(now.second) - leant) * easeInOut(step)}deg`
    }
    const box = of('bubble')
    if (box) box.style.scale = now.second === 0 ? String(0.9 + 0.1 * easeOut(step)) : '1'
    for (const [index, full] of dotsAt(now.second).entries()) {
      const dot = of(`dot-${index}`)
      const fill = dot?.firstElementChild as HTMLElement | null
      if (!dot || !fill) continue
      fill.style.scale = full.toFixed(3)
      const hops = Math.min(2, Math.floor(now.second / 20)) === index
      dot.style.translate = hops ? `0 ${(-24 * Math.sin(Math.PI * step)).toFixed(1)}%` : '0 0'
    }
    if (step === 1) return untilSecond(now)
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.chat}>
      <Status box={status} />
      <Older box={older} row={row} said={said} />
      <div
        className={`${styles.asked} ${styles.question}`}
        style={{ ...placeOf(question), fontSize: askedSize }}
      >
        <span>{asked}</span>
      </div>
      <div
        data-part="bubble"
        className={styles.bubble}
        style={
          {
            ...placeOf(bubble),
            padding: pad.map((each) => `${each}px`).join(' '),
            '--round': `${pad[1]}px`,
            '--from': covers === 'left' ? '0 75%' : '20% 100%',
          } as CSSProperties
        }
      >
        {before.map((line) => (
          <p key={line} style={{ fontSize: small }}>
            {line}
          </p>
        ))}
        {time.map((line) => (
          <p key={line} className={styles.time} style={{ fontSize: big }}>
            {line}
          </p>
        ))}
        {after.map((line) => (
          <p key={line} style={{ fontSize: small }}>
            {line}
          </p>
        ))}
      </div>
      <div data-part="face" className={`${styles.face} ${styles.portrait}`} style={placeOf(face)}>
        <Portrait minute={minute} />
      </div>
      <div
        className={`${styles.typing} ${stacked ? styles.stacked : ''}`}
        style={{ ...placeOf(typing), gap: typing.height * 0.16 }}
      >
        <div
          className={styles.portrait}
          style={{ width: typing.height * grown, height: typing.height * grown }}
        >
          <Portrait minute={next} />
        </div>
        <div className={styles.dots} style={{ fontSize: typing.height, height: typing.height * 0.9 }}>
          {[0, 1, 2].map((index) => (
            <div key={index} data-part={`dot-${index}`} className={styles.dot}>
              <i />
            </div>
          ))}
        </div>
        {!stacked && labelSize > typing.height * 0.2 && <span style={{ fontSize: labelSize }}>{label}</span>}
      </div>
    </Stage>
  )
}
