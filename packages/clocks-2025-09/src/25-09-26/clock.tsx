import { Stage, useClockTime } from '@found-time/clock-runtime'
import type { CSSProperties } from 'react'
import styles, { css } from './clock.module.css'
import { bareAt, entriesAt, type Redacted, scaleOf } from './model'
import type { Entry } from './words'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: 'ft-25-09-26 Text', source: new URL('./text.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-09-26 Italic', source: new URL('./italic.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-09-26 Bold', source: new URL('./bold.woff2', import.meta.url).href, weight: '700' },
]

/** The headword under its bar, of which the marker leaves a letter bare each second. */
function Bar({ word }: { word: string }) {
  const { second } = useClockTime('second')
  const bare = bareAt(word, second)
  return (
    <b className={styles.bar}>
      {[...word].map((letter, index) => (
        <span key={index} className={index === bare ? styles.bare : undefined}>
          {letter}
        </span>
      ))}
    </b>
  )
}

function Neighbour({ entry: [word, part, gloss], place }: { entry: Entry; place: string | undefined }) {
  return (
    <p className={`${styles.neighbour} ${place}`}>
      <b>{word}</b> <i>{part}</i> {gloss}.
    </p>
  )
}

/** A column of the page, with what it tells at its head. */
function Column({ unit, entry }: { unit: string; entry: Redacted }) {
  const [first, last] = entry.use
  return (
    <section className={styles.column}>
      <h2>{unit}</h2>
      <div className={styles.page}>
        <div className={styles.entry}>
          <Neighbour entry={entry.before} place={styles.before} />
          <p className={styles.head} style={{ '--scale': scaleOf(entry.word) } as CSSProperties}>
            <Bar word={entry.word} />
          </p>
          <p className={styles.sense}>
            <i>num.</i> <b>1</b>&nbsp;{entry.gloss}. <b>2</b>&nbsp;{entry.known}. <b>3</b>&nbsp;
            <i>
              {first}
              <span className={styles.gap} style={{ width: `${(entry.word.length * 0.46).toFixed(2)}em` }} />
              {last}
            </i>
          </p>
          <Neighbour entry={entry.after} place={styles.after} />
        </div>
      </div>
    </section>
  )
}

/** A page of a dictionary on which the hour and the minute are blacked out. */
export default function ContextClues() {
  const { hour, minute } = useClockTime('minute')
  const entries = entriesAt(hour, minute)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.book}>
      <div className={styles.fine}>
        <Column unit="hour" entry={entries.hour} />
        <Column unit="minute" entry={entries.minute} />
      </div>
    </Stage>
  )
}
