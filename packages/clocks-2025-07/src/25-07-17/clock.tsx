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
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  answerAt,
  BETWEEN,
  dotsAt,
  lengthOf,
  outlineOf,
  type Plan,
  planOf,
  questionAt,
  spaceBefore,
} from './model'
import { VOICES } from './voices'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-07-17 Chat',
    source: new URL('./chat.woff2', import.meta.url).href,
    weight: '900',
  },
]

/** Of the answer's bubble, and of all that is written on the lighter ones. */
const WINE = '#4b0d29'
const [ASKED, TYPED] = ['#d6a29f', '#f6e3dd']
/** Of the words of hour and minute, and of what is said about them. */
const [TIME, TALK] = ['#ffeae2', '#dc8f94']

/** What was asked, as whoever asked it sees it: at the right. */
function Question({ plan: { question, margin }, asked }: { plan: Plan; asked: string }) {
  const { left, top, width, height } = question
  const size = height * 0.5
  const wide = lengthOf(asked) * size + height * 0.9
  return (
    <svg
      className={styles.asked}
      style={{ left: left + width - wide, top }}
      width={wide}
      height={height}
      aria-hidden="true"
    >
      <path
        transform={`translate(${wide} 0) scale(-1 1)`}
        d={outlineOf(wide, height, height * 0.5, Math.min(margin, height * 0.32))}
        fill={ASKED}
      />
      <text x={height * 0.45} y={height * 0.665} fontSize={size} fill={WINE}>
        {asked}
      </text>
    </svg>
  )
}

function AnswerText({ plan: { bubble, margin, pad, setting } }: { plan: Plan }) {
  return (
    <svg width={bubble.width} height={bubble.height} aria-hidden="true">
      <path fill={WINE} d={outlineOf(bubble.width, bubble.height, pad[0] * 1.1, margin)} />
      {setting.rows.map(({ kind, size, baseline, parts }) => (
        <text key={baseline} x={pad[0]} y={pad[1] + baseline} fontSize={size} fill={TALK}>
          {parts.map(({ pattern, text, tells }, index) => (
            <tspan key={pattern}>
              {index > 0 && <tspan fontSize={size * spaceBefore(parts, index)}> </tspan>}
              <tspan
                fill={tells ? TIME : undefined}
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

/** How long a dot hops, and a new answer takes to come. */
const MOVES_MS = 360

/** Somebody asks for the time, and somebody answers. */
export default function IsTyping() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height, answerAt(hour, minute, hourCycle))
  const { bubble, typing, margin } = plan
  const label = `${VOICES[(minute + 1) % 60]!.name} is typing`
  const dot = typing.height * 0.36
  const written = typing.height * 0.42
  const before = typing.height * 0.42 + dot * 4.2
  const long = before + lengthOf(label) * written + typing.height * 0.45

  useFrame((now: ClockTime) => {
    const still = motion === 'reduced'
    const step = still ? 1 : Math.min(1, now.millisecond / MOVES_MS)
    const of = (name: string) => art.current?.querySelector<HTMLElement>(`[data-part="${name}"]`)
    // A new answer comes out of its tail, and is read from the first picture on.
    const come = now.second === 0 ? 0.93 + 0.07 * easeOut(step) : 1
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
      // The dot that fills is up in every other second, and hops there.
      const hops = Math.min(2, Math.floor(now.second / 20)) === index
      const up = now.second % 2 ? easeInOut(step) : 1 - easeInOut(step)
      dot.style.translate = hops ? `0 ${(-30 * up).toFixed(1)}%` : '0 0'
    }
    if (step === 1 && (still || now.second !== 59)) return untilSecond(now)
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.chat}>
      <Question plan={plan} asked={questionAt(hour, minute)} />
      <div
        data-part="answer"
        className={styles.answer}
        style={{ left: bubble.left, top: bubble.top, width: bubble.width, height: bubble.height }}
      >
        <AnswerText plan={plan} />
      </div>
      <div
        data-part="typing"
        className={styles.typing}
        style={{ left: typing.left, top: typing.top, width: long, height: typing.height }}
      >
        <svg width={long} height={typing.height} aria-hidden="true">
          <path
            fill={TYPED}
            d={outlineOf(long, typing.height, typing.height * 0.5, Math.min(margin, typing.height * 0.32))}
          />
          <text x={before} y={typing.height * 0.5 + written * 0.34} fontSize={written} fill={WINE}>
            {label}
          </text>
        </svg>
        {[0, 1, 2].map((index) => (
          <div
            key={index}
            data-part={`dot-${index}`}
            className={styles.dot}
            style={{
              left: typing.height * 0.42 + index * dot * 1.3,
              top: (typing.height - dot) / 2,
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
