import {
  type ClockTime,
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
import { answerAt, lengthOf, planOf, type Rhyme, rhymesAt, rhymesOf, saidAt } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-09-08 Type',
    source: new URL('./type.woff2', import.meta.url).href,
    weight: '400',
  },
]

/** How high a line is, and where its base line is in it, in parts of the size of the type. */
const LINE = 0.93
/** What is at least between two columns, in parts of the size. */
const GAP = 0.3
const ASCENT = 0.71
/** Where the base line is in a box as high as the type, by the font's own measures. */
const BASE = 0.855

interface WordProps {
  rhyme: Rhyme
  /** Where the rhyme begins: above and below it is the same for all. */
  axis: number
  top: number
  size: number
  changed: boolean
}

/** A word: its rhyme stands, and what is before it is pushed up to it from the left like a piece of type. */
function Word({ rhyme, axis, top, size, changed }: WordProps) {
  const onset = useRef<HTMLSpanElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const part = changed && motion !== 'reduced' ? easeOut(Math.min(1, time.millisecond / 320)) : 1
    // It draws back and comes again. At rest it is not moved at all, for what is moved is drawn on a layer of its own, and a little otherwise.
    if (onset.current)
      onset.current.style.translate =
        part === 1 ? 'none' : `${-Math.round(Math.sin(part * Math.PI) * 0.1 * size)}px 0`
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
  return (
    <div className={styles.word} style={{ left: axis, top, fontSize: size }}>
      <span ref={onset} className={styles.onset}>
        {rhyme.onset}
      </span>
      <span className={styles.rime}>{rhyme.rime}</span>
    </div>
  )
}

/** The time in rhymes alone, one of which is changed each second, and the answer upside down as in a puzzle book. */
export default function RhymesWith() {
  const { hour, minute, second } = useClockTime('second')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const said = saidAt(hour, minute)
  const { words, changed } = rhymesAt(hour, minute, second)
  const { columns, pad, high, tall, rows } = planOf(width, height, said.length)
  // As wide as any rhyme will be in this minute, so that nothing moves when one is changed.
  const broad = Array.from({ length: columns }, (_, column) => {
    const all = said.filter((_, index) => index % columns === column).flatMap((word) => rhymesOf(word))
    const onset = Math.max(...all.map((rhyme) => lengthOf(rhyme.onset)))
    return { onset, whole: onset + Math.max(...all.map((rhyme) => lengthOf(rhyme.rime))) }
  })
  const measure = width - pad * 2
  const ems = broad.reduce((sum, { whole }) => sum + whole, (columns - 1) * GAP)
  const size = Math.min(high / LINE, measure / ems)
  const line = Math.min(high, size * 1.5)
  /** What is left beside the words stands between two columns, or is shared by both sides of one. */
  const spare = measure - ems * size
  const axes = [
    pad + broad[0]!.onset * size + (tall ? spare / 2 : 0),
    width - pad - (broad[1]?.whole ?? 0) * size + (broad[1]?.onset ?? 0) * size,
  ]
  // An answer that has a whole row is set in one line.
  const alone = !tall && rows * 2 - said.length > 1
  const lines = alone ? [answerAt(hour, minute).join(' ')] : answerAt(hour, minute)
  const start = tall || alone ? pad : axes[1]! - broad[1]!.onset * size
  const top = pad * 0.7 + line * (tall ? rows : rows - 1)
  const room = height - top - pad * 0.9
  const type = Math.min(
    (width - pad - start) / Math.max(...lines.map((text) => lengthOf(text))),
    (room * 0.9) / lines.length / 1.05,
    size * 0.62,
  )
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      {words.map((rhyme, index) => {
        const column = index % columns
        return (
          <Word
            key={index}
            rhyme={rhyme}
            axis={Math.round(axes[column]!)}
            top={Math.round(pad * 0.7 + Math.floor(index / columns) * line + (ASCENT - BASE) * size)}
            size={size}
            changed={index === changed}
          />
        )
      })}
      <div
        className={styles.answer}
        style={{
          left: start,
          width: width - pad - start,
          top,
          height: room,
          fontSize: type,
          lineHeight: 1.05,
        }}
      >
        {lines.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </Stage>
  )
}
