import {
  type ClockNotes,
  clamp,
  Stage,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  figureAt,
  GLOW,
  gleam,
  gleamAt,
  type Message,
  messageOf,
  type Plan,
  planOf,
  sendingAt,
  wordsOf,
} from './model'

const lit = new URL('./lit.webp', import.meta.url).href
const dark = new URL('./dark.webp', import.meta.url).href

export const images = [lit, dark]
export const fonts = [
  { family: 'ft-25-06-27 Typed', source: new URL('./typed.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The bridge’s lights blink the time in Morse code, hours then minutes: the river keeps a short gleam for each dot and a long one for each dash, and under every five is their figure.',
  credits: [
    {
      title: 'Roebling Suspension Bridge at night, Cincinnati',
      creator: 'Derek Jensen',
      source: 'palapeli-data 4:22.12.3 (Debian), cincinnati-bridge.jpg',
      licence: 'public domain',
      changes:
        'its sides widened, the near bank flooded and the river darkened; a second picture in which its lamps have gone down to embers',
      files: ['lit.webp', 'dark.webp'],
    },
    {
      title: 'Special Elite',
      creator: 'Brian J. Bonislawsky DBA Astigmatic (AOETI)',
      source: '@fontsource/special-elite 5.3.0 (npm)',
      licence: 'Apache-2.0',
      notice: 'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.',
      changes: 'subset to the figures, renamed',
      files: ['typed.woff2'],
    },
  ],
}

/** How broad a gleam's glow on the water is, in its own breadths: one over the other, so that it fades. */
const GLOWS = [1.3, 1.15, 1, 0.85, 0.7, 0.55]

/** A bridge whose lamps are keyed by a telegraph: they send the time, and the river keeps what was sent, a short gleam for each dot and a long one for each dash. */
export default function DotDash() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.river}
      style={{ '--lit': `url(${lit})`, '--dark': `url(${dark})` } as CSSProperties}
    >
      {size && <Station plan={planOf(size.width, size.height)} />}
    </Stage>
  )
}

function Station({ plan }: { plan: Plan }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const words = wordsOf(hour, minute, hourCycle)
  const message = useMemo(() => messageOf([words[0], words[1]]), [words[0], words[1]])
  const box = useRef<HTMLDivElement>(null)
  const night = useRef<HTMLElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const ms = time.second * 1000 + (calm ? 0 : time.millisecond)
    const { begun, lit, next } = sendingAt(message, ms)
    box.current?.querySelectorAll<SVGElement>('[data-mark]').forEach((mark, place) => {
      const state = place >= begun ? 'waits' : place === begun - 1 && (lit || calm) ? 'burns' : 'sent'
      if (mark.dataset.mark !== state) mark.dataset.mark = state
    })
    // They come up and go down within a moment; where movement is unwanted they burn, and the river alone goes on.
    const since = clamp((message.marks[begun - 1] ? sinceChange(message, ms) : GLOW) / GLOW)
    const glow = calm || lit ? (calm ? 1 : since) : 1 - since
    if (night.current) night.current.style.opacity = (1 - glow).toFixed(3)
    if (calm) return 1000 - time.millisecond
    return since < 1 ? undefined : next
  }, 30)
  return (
    <div ref={box} className={styles.view}>
      <i className={styles.bridge} />
      <i ref={night} className={styles.night} />
      <i className={styles.water} />
      <svg aria-hidden="true" className={styles.code}>
        {message.marks.map(({ figure, signal, long }) => {
          const x = plan.middle + gleamAt(figure, signal) * plan.pitch
          const shape = [plan.dot * long, plan.broad, `${figure} ${signal}`] as const
          return (
            <g key={`${figure} ${signal}`} data-mark="waits" className={styles.mark}>
              {GLOWS.map((wide) => (
                <rect
                  key={wide}
                  x={x - (plan.broad * wide) / 2}
                  y={plan.top}
                  width={plan.broad * wide}
                  height={shape[0]}
                  rx={(plan.broad * wide) / 2}
                />
              ))}
              <path d={gleam(x, plan.top, ...shape)} />
            </g>
          )
        })}
        {[...words.join('')].map((text, figure) => (
          <text
            key={figure}
            className={styles.typed}
            x={plan.middle + figureAt(figure) * plan.pitch}
            y={plan.line}
            fontSize={plan.figure}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** For how many milliseconds the lamps have been as they are. */
function sinceChange(message: Message, ms: number): number {
  const now = sendingAt(message, ms)
  const before = sendingAt(message, Math.max(0, ms - GLOW))
  return ms < GLOW && now.lit ? ms : before.lit === now.lit ? GLOW : GLOW - before.next
}
