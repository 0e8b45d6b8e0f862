import { clamp, easeInOut, Stage, useClockTime, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { COLOURS, cellOf, hoursOf, inkOn } from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: 'ft-25-07-26 Numbers', source: new URL('./numbers.woff2', import.meta.url).href, weight: '500' },
]

/** A tile with its number; one that lies on its own colour is gone, and only its number is left. */
function Tile({ number, gone, style }: { number: number; gone?: boolean; style?: CSSProperties }) {
  const colour = COLOURS[number]!
  return (
    <div
      className={styles.tile}
      data-named={gone || number % 5 === 0}
      style={{ ...style, background: colour, color: inkOn(colour) }}
    >
      {number}
    </div>
  )
}

/** Half of the key to the hours. */
const Hours = memo(({ numbers, side }: { numbers: readonly number[]; side: 'first' | 'second' }) => (
  <div className={styles.hours} data-side={side}>
    {numbers.map((number) => (
      <Tile key={number} number={number} />
    ))}
  </div>
))

const areaOf = (number: number) => {
  const [column, row] = cellOf(number)
  return `${row + 1} / ${column + 1}`
}

/** The key to the minutes: round the square from its upper left corner, with a quarter of an hour to each side. */
const Minutes = memo(({ gone }: { gone: number }) => (
  <>
    {COLOURS.map((_, number) => (
      <Tile key={number} number={number} gone={number === gone} style={{ gridArea: areaOf(number) }} />
    ))}
  </>
))

/** How long a sheet of paper takes to be laid over the last one: it lies as the second begins. */
const LAYING = 360

/** The small square: a sheet a second, laid from the left. Its tile among the minutes has grown. */
function Seconds({ minute }: { minute: number }) {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const sheet = useRef<HTMLDivElement>(null)
  useFrame(({ millisecond }) => {
    const laid = motion === 'reduced' ? 0 : clamp((millisecond - 1000 + LAYING) / LAYING)
    if (sheet.current) sheet.current.style.transform = `translateX(${(easeInOut(laid) - 1) * 100}%)`
    return laid ? undefined : Math.max(1, 1000 - LAYING - millisecond)
  }, 30)
  return (
    <>
      {second !== minute && (
        <div className={styles.grown} style={{ gridArea: areaOf(second) }}>
          <Tile number={second} />
        </div>
      )}
      <div className={styles.second} style={{ background: COLOURS[second] }}>
        <div ref={sheet} className={styles.paper} style={{ background: COLOURS[(second + 1) % 60] }} />
      </div>
    </>
  )
}

/**
 * Three squares in the manner of the Homages, coloured from a Japanese dictionary: every number from 0 to 59 has a
 * colour of its own, and on that colour its tile cannot be seen.
 */
export default function Albers() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const { first, second, shown } = hoursOf(hour, hourCycle)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.plate}
      style={{ background: COLOURS[shown], '--per': hourCycle / 2 } as CSSProperties}
    >
      <Hours numbers={first} side="first" />
      <Hours numbers={second} side="second" />
      <div className={styles.minute} style={{ background: COLOURS[minute] }}>
        <Minutes gone={minute} />
        <Seconds minute={minute} />
      </div>
    </Stage>
  )
}
