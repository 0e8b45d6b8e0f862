import {
  type ClockFont,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { CAST, figuresAt, type Plan, POP_MS, planOf, popAt, ROOM, settingOf, thinkerAt } from './model'
import { cloudOf } from './shapes'

export { notes } from './notes'

/** The thinkers, in the order of the cast. */
export const images = [
  new URL('./bus.svg', import.meta.url).href,
  new URL('./cake.svg', import.meta.url).href,
  new URL('./tea.svg', import.meta.url).href,
  new URL('./sailor.svg', import.meta.url).href,
  new URL('./late.svg', import.meta.url).href,
  new URL('./date.svg', import.meta.url).href,
  new URL('./poet.svg', import.meta.url).href,
  new URL('./deadline.svg', import.meta.url).href,
  new URL('./guest.svg', import.meta.url).href,
  new URL('./cat.svg', import.meta.url).href,
  new URL('./knight.svg', import.meta.url).href,
]

const lettering: ClockFont = {
  family: 'ft-25-06-24 lettering',
  source: new URL('./lettering.woff2', import.meta.url).href,
  weight: '900',
}
export const fonts = [lettering]

const px = (value: number) => `${Math.round(value * 10) / 10}px`

/** One panel of a comic: somebody reckons how late it is. */
export default function ThoughtBalloons() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.panel}
      ground={styles.paper}
    >
      {size && <Panel width={size.width} height={size.height} />}
    </Stage>
  )
}

function Panel({ width, height }: { width: number; height: number }) {
  const { epochMs, hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const plan = planOf(width, height)
  const who = thinkerAt(Math.floor(epochMs / 60_000))
  const { figure, balloon } = plan
  const block = settingOf(
    figuresAt(hour, minute, hourCycle),
    CAST[who]![1],
    balloon.width * ROOM[0],
    balloon.height * ROOM[1],
  )
  return (
    <>
      <img
        alt=""
        className={styles.thinker}
        src={images[who]}
        style={{
          left: px(figure.left),
          top: px(figure.top),
          width: px(figure.width),
          height: px(figure.height),
        }}
      />
      <Trail plan={plan} />
      {/* A new one each minute: words painted over others differ by a hair from words painted afresh. */}
      <Balloon key={`${who} ${block.rows[0]!.text}`} plan={plan}>
        <g
          className={styles.words}
          transform={`translate(${(balloon.width - block.width) / 2} ${(balloon.height - block.tall) / 2})`}
        >
          {block.rows.map(({ text, size, baseline }) => (
            <text
              key={baseline}
              fontSize={size}
              transform={`translate(0 ${baseline}) scale(1 ${block.higher})`}
            >
              {text}
            </text>
          ))}
        </g>
      </Balloon>
    </>
  )
}

/** The balloon bobs in its minute’s first moment, and is read from the first picture on. */
function Balloon({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const { balloon, pen } = plan
  const { width: wide, height: high } = balloon
  useFrame((time) => {
    const part = motion === 'reduced' || time.second > 0 ? 1 : Math.min(1, time.millisecond / POP_MS)
    // By whole pixels, so that its outline is drawn the same wherever it is.
    const rise = Math.round(pen * 3 * Math.sin(Math.PI * part))
    if (box.current) box.current.style.translate = `0 ${rise}px`
    return part < 1 ? undefined : untilMinute(time)
  }, 30)
  return (
    <div
      ref={box}
      className={styles.balloon}
      style={{
        left: px(balloon.left),
        top: px(balloon.top),
        width: px(balloon.width),
        height: px(balloon.height),
      }}
    >
      <svg className={styles.ink} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <path d={cloudOf(wide, high, 17, Math.min(wide, high) * 0.075, 4.6)} strokeWidth={pen} />
      </svg>
      <svg className={styles.ink} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  )
}

/** The rounds that lead up from the head: each second the next one swells, and it is a thought that rises. */
function Trail({ plan }: { plan: Plan }) {
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const { trail, pen } = plan
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / POP_MS)
    for (const [index, round] of [...(box.current?.children ?? [])].entries()) {
      const on = (trail.length - 1 - index - time.second) % trail.length === 0
      const was = (trail.length - index - time.second) % trail.length === 0
      const size = on ? 1 + 0.2 * popAt(part) : was ? 1.2 - 0.2 * part : 1
      ;(round as HTMLElement).style.scale = size.toFixed(3)
    }
    return part < 1 ? undefined : untilSecond(time)
  }, 30)
  return (
    <div ref={box}>
      {[0, 1, 2].map((index) => {
        const [x, y, radius] = trail[index]!
        return (
          <i
            key={index}
            className={styles.round}
            style={{
              left: px(x - radius),
              top: px(y - radius),
              width: px(radius * 2),
              height: px(radius * 2),
              borderWidth: px(pen),
            }}
          />
        )
      })}
    </div>
  )
}
