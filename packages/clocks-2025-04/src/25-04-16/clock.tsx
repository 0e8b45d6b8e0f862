import {
  type ClockNotes,
  createRandom,
  Stage,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, type Ref, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { entryAt, inkAt, pressAt, shakeAt, slipsAt, stillMs } from './model'

const cookie = new URL('./cookie.webp', import.meta.url).href

export const images = [cookie]
export const fonts = [
  { family: 'ft-25-04-16 Slip', source: new URL('./slip.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The lucky numbers on the slip are the hour, the minute and the second; its saying begins with the letter of the hour, A at one to L at twelve.',
  credits: [
    {
      title: 'The Devil’s Dictionary',
      creator: 'Ambrose Bierce',
      source: 'dict-devil 1.0-13.1 (Debian)',
      licence: 'public domain',
      changes: 'just over a hundred short entries of A to L, some only their first sentence',
    },
    {
      title: 'Noto Emoji: fortune cookie',
      creator: 'Google',
      source: '@iconify-json/noto 1.2.9 (npm)',
      licence: 'Apache-2.0',
      changes: 'slip removed, made a bitmap',
      files: ['cookie.webp'],
    },
    {
      title: 'Goudy Bookletter 1911',
      creator: 'Barry Schwartz, after Frederic W. Goudy',
      source: '@fontsource/goudy-bookletter-1911 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to Basic Latin and five marks, renamed',
      notice: 'Copyright (c) 2010, Barry Schwartz (crudfactory.com chemoelectric@chemoelectric.org)',
      files: ['slip.woff2'],
    },
  ],
}

const two = (number: number) => String(number).padStart(2, '0')

/** Kidneys, bars and specks printed in the table's laminate, in a box of 160 × 160. */
const FLECKS = (() => {
  const random = createRandom('fortune', 'laminate')
  const colours = ['#f6faf2', '#e8836b', '#efc25c', '#7fb8a6']
  const flecks: { path: string; colour: string; solid: boolean }[] = []
  const step = 16
  for (let row = 0; row < 10; row++)
    for (let column = 0; column < 10; column++) {
      const x = (column + 0.5 + (row % 2) * 0.5 + 0.5 * (random() - 0.5)) * step
      const y = (row + 0.5 + 0.5 * (random() - 0.5)) * step
      const turn = random() * 2 * Math.PI
      const size = 2.6 + 2.2 * random()
      const at = (along: number, angle: number) =>
        `${(x + along * size * Math.cos(turn + angle)).toFixed(1)} ${(y + along * size * Math.sin(turn + angle)).toFixed(1)}`
      flecks.push({
        path: `M${at(1, -1.05)}Q${at(-0.5, 0)} ${at(1, 1.05)}Q${at(1.16, 1.2)} ${at(0.92, 0.78)}Q${at(0.5, 0)} ${at(0.92, -0.78)}Q${at(1.16, -1.2)} ${at(1, -1.05)}Z`,
        colour: colours[Math.floor(random() * colours.length)]!,
        solid: random() < 0.62,
      })
    }
  return flecks
})()

const Laminate = memo(function Laminate() {
  return (
    <svg
      className={styles.laminate}
      viewBox="0 0 160 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {FLECKS.map(({ path, colour, solid }) => (
        <path
          key={path}
          d={path}
          fill={solid ? colour : 'none'}
          stroke={colour}
          strokeWidth={solid ? 0 : 0.55}
        />
      ))}
    </svg>
  )
})

/** A short saying is set larger. */
const scaleOf = (letters: number) => (letters < 48 ? 1.5 : letters < 80 ? 1.32 : letters < 120 ? 1.16 : 1)

interface SlipProps {
  readonly ref: Ref<HTMLDivElement>
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly numberRef?: Ref<HTMLSpanElement> | undefined
}

function Slip({ ref, day, hour, minute, second, numberRef }: SlipProps) {
  const { hourCycle } = useHostSettings()
  const [word, kind, text] = entryAt(day, hour, minute)
  const shown = hourCycle === 12 ? ((hour + 11) % 12) + 1 : two(hour)
  return (
    <div className={styles.slip} ref={ref}>
      <p className={styles.saying} style={{ '--scale': scaleOf(word.length + text.length) } as CSSProperties}>
        <span className={styles.letter}>{word[0]}</span>
        <span className={styles.word}>{word.slice(1)}</span>
        {kind ? <i className={styles.kind}>, {kind} </i> : ' '}
        {text}
      </p>
      <p className={styles.lucky}>
        <span className={styles.label}>Lucky numbers</span>
        <span className={styles.numbers}>
          <span>{shown}</span>
          <span>{two(minute)}</span>
          <span ref={numberRef}>{two(second)}</span>
        </span>
      </p>
    </div>
  )
}

function Table() {
  const { day, hour, minute, second } = useClockTime('second')
  const even = useRef<HTMLDivElement>(null)
  const odd = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  const table = useRef<HTMLDivElement>(null)

  useFrame((time) => {
    const { gone, come } = slipsAt(time)
    const lying = time.minute % 2 ? odd.current : even.current
    const next = time.minute % 2 ? even.current : odd.current
    if (lying) {
      lying.style.setProperty('--out', String(1.5 * gone))
      lying.style.display = 'block'
    }
    if (next) {
      next.style.setProperty('--out', String(-1.16 * (1 - come)))
      next.style.display = come > 0 ? 'block' : 'none'
    }
    if (number.current) {
      number.current.style.opacity = String(inkAt(time))
      number.current.style.transform = `scale(${1 - 0.06 * pressAt(time)})`
    }
    if (table.current) table.current.style.setProperty('--shake', `${shakeAt(time)}deg`)
    return stillMs(time)
  })

  // Each slip keeps its saying while it moves: the even minutes' and the odd ones' take turns.
  const coming = (hour * 60 + minute + 1) % 1440
  const now = { day, hour, minute, second, numberRef: number }
  const next = { day, hour: Math.floor(coming / 60), minute: coming % 60, second: 0 }
  return (
    <div className={styles.plate} ref={table}>
      <Laminate />
      <img className={styles.cookie} src={cookie} alt="" />
      <div className={styles.outside}>
        <Slip ref={even} {...(minute % 2 ? next : now)} />
        <Slip ref={odd} {...(minute % 2 ? now : next)} />
      </div>
      <div className={styles.lip}>
        <img className={styles.cookie} src={cookie} alt="" />
      </div>
    </div>
  )
}

/** A slip with a saying and three lucky numbers comes out of a cookie each minute. */
export default function Fortune() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.diner}>
      <Table />
    </Stage>
  )
}
