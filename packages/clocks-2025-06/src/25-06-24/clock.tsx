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
import {
  APART,
  BESIDE,
  lengthOf,
  type Plan,
  POP_MS,
  planOf,
  popAt,
  settingOf,
  thinkerAt,
  thoughtAt,
} from './model'
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
  new URL('./bear.svg', import.meta.url).href,
  new URL('./cat.svg', import.meta.url).href,
  new URL('./knight.svg', import.meta.url).href,
]

const lettering: ClockFont = {
  family: 'ft-25-06-24 lettering',
  source: new URL('./lettering.woff2', import.meta.url).href,
  weight: '400',
}
export const fonts = [lettering]

/** How much of the room that words leave is above them: the first line is short, and the cloud narrows below the last. */
const ABOVE = 0.44

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
      ground={styles.yellow}
    >
      {size && <Panel width={size.width} height={size.height} />}
    </Stage>
  )
}

function Panel({ width, height }: { width: number; height: number }) {
  const { epochMs, hour, minute } = useClockTime('minute')
  const { hourCycle, transparent } = useHostSettings()
  const plan = planOf(width, height)
  const who = thinkerAt(Math.floor(epochMs / 60_000))
  const { figure, balloon } = plan
  const grain = Math.max(4, Math.min(width, height) * 0.021)
  const { rows, tall, higher } = settingOf(
    thoughtAt(who, hour, minute, hourCycle),
    balloon.width * 0.71,
    balloon.height * 0.69,
  )
  return (
    <>
      {!transparent && <i className={styles.dots} style={{ backgroundSize: `${px(grain)} ${px(grain)}` }} />}
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
      <Balloon plan={plan}>
        <g
          className={styles.words}
          transform={`translate(${balloon.width / 2} ${(balloon.height - tall) * ABOVE})`}
        >
          {rows.map(({ number, words, size, long, baseline }) => (
            <g key={baseline} transform={`translate(${-long / 2} ${baseline}) scale(1 ${higher})`}>
              {number && (
                <text className={styles.number} fontSize={size}>
                  {number}
                </text>
              )}
              <text
                x={number ? (lengthOf(number) + APART) * size : 0}
                fontSize={number ? size * BESIDE : size}
              >
                {words}
              </text>
            </g>
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
        <path
          d={cloudOf(wide, high, wide > high ? 15 : 13, Math.min(wide, high) * 0.085, 2.9)}
          strokeWidth={pen}
        />
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
