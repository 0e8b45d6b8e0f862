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
import { beginsAt, GLOW, type Message, messageOf, type Plan, planOf, sendingAt, wordsOf } from './model'

const lit = new URL('./lit.webp', import.meta.url).href
const dark = new URL('./dark.webp', import.meta.url).href

export const images = [lit, dark]
export const fonts = [
  { family: 'ft-25-06-27 Typed', source: new URL('./typed.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The bridge’s lights blink the time in Morse code: hours, then minutes, typed under their dots and dashes on the tape.',
  credits: [
    {
      title: 'Roebling Suspension Bridge at night, Cincinnati',
      creator: 'Derek Jensen',
      source: 'palapeli-data 4:22.12.3 (Debian), cincinnati-bridge.jpg',
      licence: 'public domain',
      changes: 'a second picture in which its lamps are out',
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

const px = (value: number) => `${value.toFixed(2)}px`

/** A bridge whose lamps are keyed by a telegraph: they send the time, and the tape shows what is sent. */
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
    box.current?.querySelectorAll<HTMLElement>('[data-mark]').forEach((mark, place) => {
      const state = place >= begun ? 'waits' : place === begun - 1 && (lit || calm) ? 'burns' : 'sent'
      if (mark.dataset.mark !== state) mark.dataset.mark = state
    })
    // They come up and go down within a moment; where movement is unwanted they burn, and the tape alone goes on.
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
      {plan.strips.map(({ figures, y }, strip) => (
        <div
          key={strip}
          className={styles.tape}
          style={{
            top: px(y - plan.tape / 2),
            height: px(plan.tape),
            rotate: `${plan.strips.length === 1 ? -1.1 : strip ? -1.4 : 1.1}deg`,
            fontSize: px(plan.dot),
          }}
        >
          {figures.map((figure, place) => (
            <Figure
              key={figure}
              message={message}
              figure={figure}
              place={place}
              plan={plan}
              text={words.join('')[figure]!}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** For how many milliseconds the lamps have been as they are. */
function sinceChange(message: Message, ms: number): number {
  const now = sendingAt(message, ms)
  const before = sendingAt(message, Math.max(0, ms - GLOW))
  return ms < GLOW && now.lit ? ms : before.lit === now.lit ? GLOW : GLOW - before.next
}

interface FigureProps {
  message: Message
  figure: number
  place: number
  plan: Plan
  text: string
}

function Figure({ message, figure, place, plan, text }: FigureProps) {
  const inset = (19 - message.figures[figure]!) / 2
  return (
    <div
      className={styles.figure}
      style={{ left: `calc(50% + ${beginsAt(place, plan.strips[0]!.figures.length)}em)` }}
    >
      {message.marks
        .filter((mark) => mark.figure === figure)
        .map(({ within, long }) => (
          <i
            key={within}
            data-mark="waits"
            className={styles.mark}
            style={{ left: `${inset + within}em`, width: `${long}em` }}
          />
        ))}
      <b className={styles.typed}>{text}</b>
    </div>
  )
}
