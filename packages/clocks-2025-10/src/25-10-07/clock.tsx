import {
  type ClockTime,
  Stage,
  shownHour,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import type { Hand } from './hands'
import { languageAt, planOf, type Text, WRITING, wordOf, writtenAt } from './model'

export { notes } from './notes'

const family = (face: Hand | 'print') => `ft-25-10-07 ${face}`
const font = (face: Hand | 'print', source: string, weight: string) => ({
  family: family(face),
  source,
  weight,
})

export const images = []
export const fonts = [
  font('print', new URL('./print.woff2', import.meta.url).href, '800'),
  font('latin', new URL('./latin.woff2', import.meta.url).href, '400'),
  font('cyrillic', new URL('./cyrillic.woff2', import.meta.url).href, '800'),
  font('kanji', new URL('./kanji.woff2', import.meta.url).href, '400'),
  font('hebrew', new URL('./hebrew.woff2', import.meta.url).href, '800'),
  font('thai', new URL('./thai.woff2', import.meta.url).href, '800'),
]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

const faced = (face: Hand | 'print'): CSSProperties => ({
  fontFamily: family(face),
  fontWeight: face === 'latin' || face === 'kanji' ? 400 : 800,
})

function Line({ text, x, y, size }: Text) {
  return (
    <text x={x * FINE} y={y * FINE} fontSize={size * FINE}>
      {text}
    </text>
  )
}

/** A name tag, newly written each minute; the seconds are counted at its foot. */
export default function NameTag() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const shown = shownHour(hour, hourCycle)
  const language = languageAt(shown, minute)
  const plan = planOf(shown, minute, width, height)
  const { field } = plan

  useFrame((time: ClockTime) => {
    const page = art.current
    if (!page) return
    const now = time.second * 1000 + time.millisecond
    const letters = plan.name.reduce((sum, { text }) => sum + text.length, 0)
    let left = motion === 'reduced' ? letters : writtenAt(now, letters)
    for (const [index, line] of [...page.querySelectorAll('[data-name] text')].entries()) {
      const { text } = plan.name[index]!
      const written = text.slice(0, Math.max(0, left))
      left -= text.length
      if (line.textContent !== written) line.textContent = written
    }
    const seconds = page.querySelector('[data-seconds]')
    const word = wordOf(language, time.second)
    if (seconds && seconds.textContent !== word) seconds.textContent = word
    return motion === 'reduced' || now > WRITING ? untilSecond(time) : undefined
  }, 15)

  const box = { width, height, viewBox: `0 0 ${width * FINE} ${height * FINE}`, className: styles.layer }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.tag}>
      <div
        className={styles.field}
        style={{ left: field.x, top: field.y, width: field.width, height: field.height }}
      />
      <svg aria-hidden="true" {...box} style={faced('print')}>
        {plan.greeting.map((text, index) => (
          <Line key={index} {...text} />
        ))}
        <Line {...plan.foot} />
        <g className={styles.gloss}>
          {plan.glosses.map((text, index) => (
            <Line key={index} {...text} />
          ))}
        </g>
      </svg>
      <svg aria-hidden="true" {...box} style={faced(language.hand)}>
        <g data-name className={styles.ink} key={`${hour} ${minute} ${width} ${height}`}>
          {plan.name.map(({ x, y, size, slope, about }, index) => (
            <text
              key={index}
              x={x * FINE}
              y={y * FINE}
              fontSize={size * FINE}
              strokeWidth={language.hand === 'kanji' ? size * FINE * 0.035 : 0}
              transform={`rotate(${slope} ${about[0] * FINE} ${about[1] * FINE})`}
            />
          ))}
        </g>
        <text
          data-seconds
          textAnchor="end"
          x={plan.seconds.x * FINE}
          y={plan.seconds.y * FINE}
          fontSize={plan.seconds.size * FINE}
        />
      </svg>
    </Stage>
  )
}
