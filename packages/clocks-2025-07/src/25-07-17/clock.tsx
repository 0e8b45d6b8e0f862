import {
  type ClockFont,
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
  type Face,
  faceOf,
  lengthOf,
  outlineOf,
  type Plan,
  planOf,
  questionAt,
} from './model'
import { type Manner, VOICES } from './voices'

export { notes } from './notes'

/** Twenty faces each, five to a row. */
const sheets = [
  new URL('./faces-0.svg', import.meta.url).href,
  new URL('./faces-1.svg', import.meta.url).href,
  new URL('./faces-2.svg', import.meta.url).href,
]

export const images = sheets

const font = (name: Face, source: string): ClockFont => ({
  family: `ft-25-07-17 ${name}`,
  source,
  weight: name === 'chat' ? '700' : '400',
})

export const fonts = [
  font('chat', new URL('./chat.woff2', import.meta.url).href),
  font('shout', new URL('./shout.woff2', import.meta.url).href),
  font('machine', new URL('./machine.woff2', import.meta.url).href),
  font('hand', new URL('./hand.woff2', import.meta.url).href),
  font('poster', new URL('./poster.woff2', import.meta.url).href),
  font('creepy', new URL('./creepy.woff2', import.meta.url).href),
]

const INK = '#12172b'

/** The colours of a manner: what is behind all, the bubble, the words. */
const COLOURS: Readonly<Record<Manner, readonly [ground: string, bubble: string, words: string]>> = {
  round: ['#14c79b', '#ffffff', '#12172b'],
  shout: ['#ff3a1c', '#ffe500', '#160a04'],
  sleepy: ['#4a63ff', '#cfe4ff', '#16206b'],
  machine: ['#00a85f', '#0c1a15', '#f4fff8'],
  hand: ['#ff78b0', '#ffffff', '#1a2fd0'],
  creepy: ['#74d32c', '#1c1127', '#ffa02e'],
  poster: ['#ffb300', '#ffffff', '#8e1b0f'],
}

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

/** In whose typeface and weight something is written. */
const written = (face: Face) => ({
  fontFamily: `"ft-25-07-17 ${face}"`,
  fontWeight: face === 'chat' ? 700 : 400,
})

/** What somebody asked: always the same one, at the right, as one's own words are in a chat. */
function Question({ plan, asked }: { plan: Plan; asked: string }) {
  const { left, top, width, height } = plan.question
  const size = height * 0.5
  const wide = lengthOf(asked) * size + height * 1.5
  return (
    <svg
      className={styles.bubble}
      style={{ left: left + width - wide, top }}
      width={wide}
      height={height}
      aria-hidden="true"
    >
      <path
        fill={INK}
        d={outlineOf('round', wide, height, height * 0.19, [wide + height * 0.12, height * 1.06])}
      />
      <text {...written('chat')} x={height * 0.42} y={height * 0.67} fontSize={size} fill="#fff">
        {asked}
      </text>
      <path
        transform={`translate(${wide - height * 0.84} ${height * 0.5}) scale(${height / 100})`}
        d="M0 4l12 12 22-30M24 11l5 5 22-30"
        fill="none"
        stroke="#4fe3c1"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** How far letters of those who doze sink and rise, in parts of their size. */
const SWAY = [0, 0.05, 0.07, 0.02, -0.05, -0.07, -0.02]

function AnswerText({ plan, manner }: { plan: Plan; manner: Manner }) {
  const { bubble, words, setting, tip } = plan
  const [, paper, ink] = COLOURS[manner]
  const face = faceOf(manner)
  const unit = Math.min(bubble.width, bubble.height) * 0.085
  const swayOf = (text: string, size: number) =>
    manner === 'sleepy'
      ? [...text]
          .map((_, index) => ((SWAY[index % 7]! - (index ? SWAY[(index - 1) % 7]! : 0)) * size).toFixed(1))
          .join(' ')
      : undefined
  return (
    <svg width={bubble.width} height={bubble.height} aria-hidden="true">
      <path fill={paper} d={outlineOf(manner, bubble.width, bubble.height, unit, tip)} />
      {setting.rows.map(({ tells, size, stretch, x, baseline, parts }) => (
        <text
          {...written(face)}
          key={baseline}
          transform={`translate(${words.left + x} ${words.top + baseline}) scale(${stretch[0]} ${stretch[1]})`}
          fontSize={size}
          fill={ink}
        >
          {parts.map(({ pattern, text, tells: told }, index) => {
            const own = tells && !told ? size * BETWEEN : size
            return (
              <tspan key={pattern}>
                {index > 0 && <tspan> </tspan>}
                <tspan fontSize={own} dy={swayOf(text, own)}>
                  {text}
                </tspan>
              </tspan>
            )
          })}
        </text>
      ))}
    </svg>
  )
}

/** How long the one who answers nods, a dot hops, and a new answer takes to come. */
const MOVES_MS = 360

/** Somebody asks for the time, and somebody answers in a voice of their own. */
export default function IsTyping() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const answer = answerAt(hour, minute, hourCycle)
  const plan = planOf(width, height, answer)
  const { bubble, face, typing, tip } = plan
  const next = VOICES[(minute + 1) % 60]!
  const nextFace = faceOf(next.manner)
  const dot = typing.height * 0.34
  const room = typing.width - typing.height * 2.4
  const sentence = `${next.name} is typing`
  // The three dots say as much, where the sentence would be too small.
  const label = room / lengthOf(sentence, nextFace) < typing.height * 0.34 ? next.name : sentence
  const size = Math.min(typing.height * 0.46, room / lengthOf(label, nextFace))
  const long = typing.height * 2.35 + lengthOf(label, nextFace) * size

  useFrame((now: ClockTime) => {
    const still = motion === 'reduced'
    const step = still ? 1 : Math.min(1, now.millisecond / MOVES_MS)
    const of = (name: string) => art.current?.querySelector<HTMLElement>(`[data-part="${name}"]`)
    // Nods six times a minute: so large a picture is better moved seldom.
    const lean = (tens: number) => (tens % 2 ? 2.5 : -2.5)
    const tens = Math.floor(now.second / 10)
    const nods = now.second % 10 ? 1 : step
    // A new answer comes out of its tail, and is read from the first picture on.
    const come = now.second === 0 ? 0.93 + 0.07 * easeOut(step) : 1
    const head = of('face')
    if (head) {
      const leant = lean(tens + 1)
      head.style.transform = `rotate(${leant + (lean(tens) - leant) * easeInOut(nods)}deg) scale(${come})`
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
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.chat}
      style={{ background: COLOURS[answer.manner][0] }}
    >
      <div data-part="face" className={styles.face} style={placeOf(face)}>
        <div className={styles.turned}>
          <Portrait minute={minute} />
        </div>
      </div>
      <Question plan={plan} asked={questionAt(hour, minute)} />
      <div
        data-part="answer"
        className={styles.answer}
        style={{ ...placeOf(bubble), transformOrigin: `${tip[0]}px ${tip[1]}px` }}
      >
        <AnswerText plan={plan} manner={answer.manner} />
      </div>
      <div
        data-part="typing"
        className={styles.typing}
        style={{ ...placeOf(typing), left: typing.left + typing.width - long, width: long }}
      >
        <svg className={styles.bubble} width={long} height={typing.height} aria-hidden="true">
          <path
            fill="#fff"
            d={outlineOf('round', long, typing.height, typing.height * 0.19, [
              typing.height * -0.12,
              typing.height * 1.06,
            ])}
          />
          <text
            {...written(nextFace)}
            x={typing.height * 1.95}
            y={typing.height * 0.5 + size * 0.3}
            fontSize={size}
            fill={INK}
          >
            {label}
          </text>
        </svg>
        {[0, 1, 2].map((index) => (
          <div
            key={index}
            data-part={`dot-${index}`}
            className={styles.dot}
            style={{
              left: typing.height * 0.4 + index * dot * 1.36,
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
