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
  BETWEEN,
  type Box,
  dotsAt,
  lengthOf,
  outlineOf,
  type Plan,
  planOf,
  questionAt,
} from './model'
import { VOICES } from './voices'

export { notes } from './notes'

/** Twenty faces each, five to a row. */
const sheets = [
  new URL('./faces-0.svg', import.meta.url).href,
  new URL('./faces-1.svg', import.meta.url).href,
  new URL('./faces-2.svg', import.meta.url).href,
]
const wallpaper = new URL('./wallpaper.svg', import.meta.url).href

export const images = [...sheets, wallpaper]
export const fonts = [
  {
    family: 'ft-25-07-17 Chat',
    source: new URL('./chat.woff2', import.meta.url).href,
    weight: '700',
  },
]

const INK = '#12172b'
/** Of the words of hour and minute, and of nothing else but the dots, which are the second. */
const BLUE = '#2433ff'
const GREY = '#6b7086'

const placeOf = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height })

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

/** What backs the members' small round pictures. */
const PALES = ['#ffd0b8', '#bdf0d6', '#ffcbe8', '#c2e4ff', '#ffe79a', '#ddd0ff']

/** A member as chats show them: small and round. */
function Avatar({ minute, left, top, size }: { minute: number; left: number; top: number; size: number }) {
  return (
    <div
      className={styles.avatar}
      style={{ left, top, width: size, height: size, background: PALES[minute % 6] }}
    >
      <div>
        <Portrait minute={minute} />
      </div>
    </div>
  )
}

const GROUP = 'what time is it?'

/** The bar above with three of the members, and what was asked. Where a telephone shows the time this one says “now”. */
function Chrome({ plan, asked }: { plan: Plan; asked: string }) {
  const { head, status, question, margin } = plan
  const bar = head.height - status.height
  const middle = status.height + bar / 2
  const face = bar * 0.72
  const size = question.height * 0.5
  const wide = lengthOf(asked) * size + question.height * 1.55
  const left = question.left + question.width - wide
  const sign = status.height * 0.38
  return (
    <>
      <svg className={styles.chrome} width="100%" height="100%" aria-hidden="true" fill={INK}>
        <rect width={head.width} height={head.height} fill="#fff" />
        {status.height > 0 && (
          <>
            <text x={margin} y={status.height * 0.72} fontSize={status.height * 0.5}>
              now
            </text>
            <path
              transform={`translate(${head.width - margin - sign * 3.4} ${status.height * 0.36}) scale(${sign / 10})`}
              d="M0 7h2.400v3H0zM3.500 4.500h2.400v5.500H3.500zM7 2h2.400v8H7zM14 0h17q3 0 3 3v4q0 3-3 3H14q-3 0-3-3V3q0-3 3-3z"
            />
          </>
        )}
        {bar > 0 && (
          <>
            <path
              transform={`translate(${margin * 1.1} ${middle}) scale(${bar / 100})`}
              d="M14-18L-4 0l18 18"
              fill="none"
              stroke={INK}
              strokeWidth="8"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <text x={margin + bar * 0.42} y={middle - bar * 0.01} fontSize={bar * 0.4}>
              {GROUP}
            </text>
            <text x={margin + bar * 0.42} y={middle + bar * 0.3} fontSize={bar * 0.25} fill={GREY}>
              60 members
            </text>
          </>
        )}
        <g transform={`translate(${left} ${question.top})`}>
          <path
            transform={`translate(${wide} 0) scale(-1 1)`}
            d={outlineOf(wide, question.height, question.height * 0.46, question.height * 0.3)}
          />
          <text x={question.height * 0.42} y={question.height * 0.66} fontSize={size} fill="#fff">
            {asked}
          </text>
          <path
            transform={`translate(${wide - question.height * 0.86} ${question.height * 0.5}) scale(${question.height / 100})`}
            d="M0 4l12 12 22-30M24 11l5 5 22-30"
            fill="none"
            stroke="#4fe3c1"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </svg>
      {bar > 0 &&
        [0, 26, 50].map((minute, index) => (
          <Avatar
            key={minute}
            minute={minute}
            left={head.width - margin - face * (2.4 - index * 0.7)}
            top={middle - face / 2}
            size={face}
          />
        ))}
    </>
  )
}

/** In these each member's name is written. */
const INKS = ['#d8380a', '#08795a', '#c2187a', '#0a6f9e', '#9a5a00', '#7a3fd0']

function AnswerText({ plan, minute }: { plan: Plan; minute: number }) {
  const { bubble, pad, setting, beside, face } = plan
  const start = (bubble.height - setting.tall) / 2
  return (
    <svg width={bubble.width} height={bubble.height} aria-hidden="true">
      <path
        fill="#fff"
        d={outlineOf(
          bubble.width,
          bubble.height,
          pad[0] * 0.9,
          pad[0] * 1.05,
          beside ? undefined : face.width * 0.36,
        )}
      />
      {setting.rows.map(({ kind, size, baseline, parts }) => (
        <text
          key={baseline}
          x={pad[0]}
          y={start + baseline}
          fontSize={size}
          fill={kind === 'name' ? INKS[minute % 6] : INK}
        >
          {parts.map(({ pattern, text, tells }, index) => (
            <tspan key={pattern}>
              {index > 0 && <tspan fontSize={size * BETWEEN}> </tspan>}
              <tspan
                fill={tells ? BLUE : undefined}
                fontSize={kind === 'time' && !tells ? size * BETWEEN : size}
              >
                {text}
              </tspan>
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  )
}

/** How long the one who answers nods, a dot hops, and a new answer takes to come. */
const MOVES_MS = 360

/** Somebody asks for the time, and somebody answers. */
export default function IsTyping() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height, answerAt(hour, minute, hourCycle))
  const { bubble, face, typing, beside } = plan
  const next = (minute + 1) % 60
  const label = `${VOICES[next]!.name} is typing`
  const dots = { left: typing.height * 1.3, top: typing.height * 0.05, height: typing.height * 0.9 }
  const dot = dots.height * 0.34
  const written = Math.min(
    dots.height * 0.44,
    (typing.width - dots.left - dots.height * 2.4) / lengthOf(label),
  )
  const long = dots.height * 2.4 + lengthOf(label) * written
  const tile = Math.round(Math.min(width, height) * 0.5)

  useFrame((now: ClockTime) => {
    const still = motion === 'reduced'
    const step = still ? 1 : Math.min(1, now.millisecond / MOVES_MS)
    const of = (name: string) => art.current?.querySelector<HTMLElement>(`[data-part="${name}"]`)
    const lean = (second: number) => (second % 2 ? 3 : -3)
    // A new answer comes out of its tail, and is read from the first picture on.
    const come = now.second === 0 ? 0.93 + 0.07 * easeOut(step) : 1
    const head = of('face')
    if (head) {
      const leant = lean(now.second + 1)
      head.style.transform = `rotate(${leant + (lean(now.second) - leant) * easeInOut(step)}deg) scale(${come})`
    }
    const said = of('answer')
    if (said) said.style.transform = `scale(${come})`
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
      dot.style.translate = hops ? `0 ${(-36 * Math.sin(Math.PI * step)).toFixed(1)}%` : '0 0'
    }
    if (step === 1 && (still || now.second !== 59)) return untilSecond(now)
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.chat}>
      <div
        className={styles.wallpaper}
        style={{ backgroundImage: `url("${wallpaper}")`, backgroundSize: `${tile}px ${tile}px` }}
      />
      <Chrome plan={plan} asked={questionAt(hour, minute)} />
      <div
        data-part="answer"
        className={styles.answer}
        style={{ ...placeOf(bubble), transformOrigin: beside ? '0 100%' : `${face.width * 0.36}px 100%` }}
      >
        <AnswerText plan={plan} minute={minute} />
      </div>
      <div data-part="face" className={styles.face} style={placeOf(face)}>
        <Portrait minute={minute} />
      </div>
      <div data-part="typing" className={styles.typing} style={placeOf(typing)}>
        <Avatar minute={next} left={0} top={0} size={typing.height} />
        <svg
          className={styles.dots}
          style={{ left: dots.left, top: dots.top }}
          width={long}
          height={dots.height}
          aria-hidden="true"
        >
          <path fill="#fff" d={outlineOf(long, dots.height, dots.height * 0.46, dots.height * 0.3)} />
          <text x={dots.height * 2} y={dots.height * 0.5 + written * 0.33} fontSize={written} fill={INK}>
            {label}
          </text>
        </svg>
        {[0, 1, 2].map((index) => (
          <div
            key={index}
            data-part={`dot-${index}`}
            className={styles.dot}
            style={{
              left: dots.left + dots.height * 0.42 + index * dot * 1.38,
              top: dots.top + (dots.height - dot) / 2,
              width: dot,
              height: dot,
            }}
          >
            <i />
          </div>
        ))}
      </div>
    </Stage>
  )
}
