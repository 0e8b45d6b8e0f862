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
  new URL('./faces-0.svg', import.meta.url).href,
  new URL('./faces-1.svg', import.meta.url).href,
  new URL('./faces-2.svg', import.meta.url).href,
]
const meadow = new URL('./meadow.webp', import.meta.url).href

export const images = [...sheets, meadow]
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

/** In these each member's name is written, and their small round pictures are backed. */
const INKS = ['#d23b0b', '#0b7f4f', '#c2187a', '#0874a8', '#a85f00', '#7a3fd0']
const PALES = ['#ffd9c2', '#c5f0d3', '#ffd0ea', '#c6e8ff', '#ffe9a8', '#e3d6ff']

/** A member as chats show them: small and round. */
function Avatar({ minute, size }: { minute: number; size: number }) {
  return (
    <div className={styles.avatar} style={{ width: size, height: size, background: PALES[minute % 6] }}>
      <div className={styles.portrait}>
        <Portrait minute={minute} />
      </div>
    </div>
  )
}

/** Where a telephone has the time, this one says that it is now. */
function Status({ box, apart }: { box: Box; apart: boolean }) {
  return (
    <div
      className={styles.status}
      style={{ ...placeOf(box), fontSize: box.height, justifyContent: apart ? 'space-between' : 'flex-end' }}
    >
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

const GROUP = 'what time is it?'
const MEMBERS = ['Rooster, Chick and 58 more', 'Rooster, Chick, Camel, Sloth, Ghost and 55 more'] as const

/** The bar above: back, three of the members, the group's name. */
function Group({ box }: { box: Box }) {
  const { height } = box
  const broad = box.width > height * 8
  const members = MEMBERS[broad ? 1 : 0]
  const room = box.width - height * (broad ? 3.2 : 2.5)
  return (
    <div className={styles.group} style={{ ...placeOf(box), gap: height * 0.22 }}>
      <svg aria-hidden="true" viewBox="0 0 12 20" style={{ height: height * 0.5 }}>
        <path d="M10 2L2 10l8 8" fill="none" stroke="#2a33ff" strokeWidth="3.4" strokeLinecap="round" />
      </svg>
      <div className={styles.three} style={{ '--over': `${height * -0.36}px` } as CSSProperties}>
        {(broad ? [50, 26, 0] : [26, 0]).map((minute) => (
          <Avatar key={minute} minute={minute} size={height} />
        ))}
      </div>
      <div>
        <p style={{ fontSize: Math.min(height * 0.5, room / lengthOf(GROUP)) }}>{GROUP}</p>
        <p className={styles.members} style={{ fontSize: Math.min(height * 0.31, room / lengthOf(members)) }}>
          {members}
        </p>
      </div>
    </div>
  )
}

/** Two ticks: it was read, by all sixty. */
const Ticks = () => (
  <svg
    aria-hidden="true"
    className={styles.ticks}
    viewBox="0 0 20 12"
    fill="none"
    stroke="#8fe6ff"
    strokeWidth="2.2"
  >
    <path d="M1.5 6.5l4 4 7-9M9.500 9.500l1 1 7.500-9" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

function Question({ text, when, size }: { text: string; when: string; size: number }) {
  return (
    <span className={styles.ask} style={{ fontSize: size }}>
      {text}
      <small>{when}</small>
      <Ticks />
      <Tail />
    </span>
  )
}

/** What ties a bubble to whoever says it: at its lower left corner, or turned over at the right. */
const Tail = ({ down = false }) => (
  <svg aria-hidden="true" className={styles.tail} viewBox="0 0 20 20">
    <path
      d={
        down
          ? 'M0 0C5 2 7 10 4.500 17.500Q4 20 6 18.800C14 15 19 8 20 0Z'
          : 'M20 0C19 10 13 16 1.500 18Q-1 18.800 1.500 19.400C8 20.600 16 20 20 16Z'
      }
      fill="currentColor"
    />
  </svg>
)

/** Room in the length of a question for when it was asked and whether it was read. */
const STAMP = 3.1

/** The chat so far, smaller, as far as there is room for it; all of that was then. */
function Older({ box, row, said }: { box: Box; row: number; said: readonly Said[] }) {
  const sizeOf = (text: string, more: number) =>
    Math.min(row * 0.5, (box.width - row * 1.3) / (lengthOf(text) + more))
  // One of which less than half would show is left out.
  const shown = Math.floor(box.height / (row * 1.24) + 0.45)
  return (
    <div className={styles.older} style={{ ...placeOf(box), gap: row * 0.24 }}>
      {said
        .flatMap(({ minute, question, answer }) => [
          <div key={`a${minute}`} className={styles.row} style={{ height: row, gap: row * 0.32 }}>
            <Avatar minute={minute} size={row} />
            <span className={styles.answered} style={{ fontSize: sizeOf(answer, 3.4) }}>
              {answer}
              <small>then</small>
              <Tail />
            </span>
          </div>,
          <div key={`q${minute}`} className={`${styles.row} ${styles.question}`} style={{ height: row }}>
            <Question text={question} when="then" size={sizeOf(question, STAMP + 1.4)} />
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
  const { head, group, status, question, older, face, bubble, typing, covers, stacked, pad, named } = fitted(
    room,
    setting,
  )
  const row = question.height * 0.68
  const said = olderAt(hour, minute, hourCycle, Math.min(12, Math.ceil(older.height / (row * 2.48))))
  const asked = questionAt(hour, minute)
  const askedSize = Math.min(question.height * 0.5, question.width / (lengthOf(asked) + STAMP + 1.6))
  const next = (minute + 1) % 60
  const label = `${VOICES[next]!.name} is typing`
  const grown = stacked ? 1.35 : 1
  const labelSize = Math.min(typing.height * 0.36, (typing.width - typing.height * 4.4) / lengthOf(label))

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
    // What has been typed is about to be sent.
    const box = of('typing')
    const sent = !still && now.second === 59 ? Math.max(0, now.millisecond / 1000 - 0.64) / 0.36 : 0
    if (box) box.style.translate = `0 ${(-10 * easeInOut(sent)).toFixed(2)}%`
    for (const [index, full] of dotsAt(now.second).entries()) {
      const dot = of(`dot-${index}`)
      const fill = dot?.firstElementChild as HTMLElement | null
      if (!dot || !fill) continue
      fill.style.scale = full.toFixed(3)
      const hops = Math.min(2, Math.floor(now.second / 20)) === index
      dot.style.translate = hops ? `0 ${(-24 * Math.sin(Math.PI * step)).toFixed(1)}%` : '0 0'
    }
    if (step === 1 && (still || now.second !== 59)) return untilSecond(now)
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.chat}>
      <img alt="" className={styles.meadow} src={meadow} />
      <Older box={older} row={row} said={said} />
      <div className={styles.head} style={placeOf(head)} />
      {group.height > 0 && <Group box={group} />}
      <Status box={status} apart={status.width > head.width / 2} />
      <div className={`${styles.asked} ${styles.question}`} style={placeOf(question)}>
        <Question text={asked} when="now" size={askedSize} />
      </div>
      <div
        className={`${styles.bubble} ${covers === 'bottom' ? styles.over : ''}`}
        style={
          {
            ...placeOf(bubble),
            padding: pad.map((each) => `${each}px`).join(' '),
            '--round': `${pad[1]}px`,
            '--tail': `${pad[1] * 1.1}px`,
            '--at': `${face.left + face.width * 0.5 - bubble.left}px`,
          } as CSSProperties
        }
      >
        <Tail down={covers === 'bottom'} />
        {named > 0 && (
          <div
            className={styles.name}
            style={{ fontSize: named, top: pad[0] - named * 1.3, left: pad[3], right: pad[1] }}
          >
            <span style={{ color: INKS[minute % 6] }}>{VOICES[minute]!.name}</span>
            <small>now</small>
          </div>
        )}
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
        data-part="typing"
        className={`${styles.typing} ${stacked ? styles.stacked : ''}`}
        style={{ ...placeOf(typing), gap: typing.height * (stacked ? 0.2 : 0.3) }}
      >
        <Avatar minute={next} size={typing.height * grown} />
        <div className={styles.dots} style={{ fontSize: typing.height, height: typing.height * 0.9 }}>
          {[0, 1, 2].map((index) => (
            <div key={index} data-part={`dot-${index}`} className={styles.dot}>
              <i />
            </div>
          ))}
          {!stacked && labelSize > typing.height * 0.18 && (
            <span className={styles.label} style={{ fontSize: labelSize }}>
              {label}
            </span>
          )}
          {!stacked && <Tail />}
        </div>
      </div>
    </Stage>
  )
}
