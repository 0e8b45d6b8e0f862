import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Layout, layoutOf } from './layout'
import { CLEAR_SECOND, fieldOf, minesOf, opensAt, uncoveredAt } from './model'

export { notes } from './notes'

/** Three faces and a bomb, sixteen pixels each. */
const silk = new URL('./silk.webp', import.meta.url).href
const flagged = new URL('./flag.webp', import.meta.url).href

export const images = [silk, flagged]
export const fonts = [
  { family: 'ft-25-06-17 Pixels', source: new URL('./pixels.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-06-17 Numbers', source: new URL('./numbers.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-06-17 Counter', source: new URL('./counter.woff2', import.meta.url).href, weight: '400' },
]

/**
 * A game that plays itself. The mines of each minute lie in the shape of the time, all of them are flagged from the
 * start, and every number that is uncovered is the true count of mines round it. A new field each minute.
 */
export default function Minesweeper() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.desktop}>
      <Desktop />
    </Stage>
  )
}

function Desktop() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={styles.fit}>
      {size && <Game layout={layoutOf(size.width, size.height)} />}
    </div>
  )
}

function Game({ layout }: { layout: Layout }) {
  const { board, cell, title, panel, frame } = layout
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, seed } = useHostSettings()
  const { columns, rows, stacked } = board
  const { mines, field } = useMemo(() => {
    const on = { columns, rows, stacked }
    const mines = minesOf(on, hour, minute, hourCycle)
    return { mines, field: fieldOf(on, mines, seed, hour * 60 + minute) }
  }, [columns, rows, stacked, hour, minute, hourCycle, seed])
  const squares = useRef<HTMLDivElement>(null)
  const left = useRef<HTMLElement>(null)
  const face = useRef<HTMLElement>(null)
  /** The field that is shown, and how many of its squares are uncovered. */
  const shown = useRef<{ field: unknown; count: number }>({ field: undefined, count: 0 })

  useFrame((time) => {
    const cells = squares.current?.children
    if (!cells) return undefined
    const { second, millisecond, hour: now, minute: at } = time
    // Between the stroke and the next render the field is still the last one.
    if (now !== hour || at !== minute) return undefined
    const opens = opensAt(second, millisecond)
    const count = uncoveredAt(field.order.length, second, millisecond)
    const before = shown.current.field === field ? shown.current.count : undefined
    if (count !== before) {
      if (before === undefined || count < before)
        for (const square of field.order) cells[square]!.removeAttribute('data-open')
      for (let index = before === undefined || count < before ? 0 : before; index < count; index += 1)
        cells[field.order[index]!]!.setAttribute('data-open', '')
      shown.current = { field, count }
      if (left.current) left.current.textContent = figures(field.order.length - count)
    }
    face.current?.setAttribute('data-face', second >= CLEAR_SECOND ? 'wins' : opens ? 'clicks' : 'waits')
    return opens ? undefined : untilSecond(time)
  }, 6)

  const bevel = Math.max(1, Math.round(cell * 0.085))
  // A flag's twelve pixels are whole ones of the screen; where they do not fit it is a red cloth and a pole.
  const tiny = cell < 15
  const flag = tiny ? Math.round(cell * 0.6) : Math.floor((cell * 0.86) / 12) * 12
  return (
    <div
      className={styles.window}
      data-tiny={tiny || undefined}
      style={
        {
          '--cell': `${cell}px`,
          '--bevel': `${bevel}px`,
          '--flag': `${flag}px`,
          // In the middle, on whole pixels.
          '--inset': `${Math.floor((cell - flag) / 2) - bevel}px`,
          // How far a key stands up from the ground.
          '--rise': `${Math.max(1, Math.round(cell * 0.11))}px`,
          // Too small to be read, they would only be dust on the time.
          '--figure': `${cell < 11 ? 0 : cell * 0.52}px`,
          '--title': `${title}px`,
          '--panel': `${panel}px`,
          '--frame': `${frame}px`,
          '--face': `${Math.max(1, Math.floor((panel * 0.62) / 16)) * 16}px`,
          '--silk': `url(${silk})`,
          '--pennant': `url("${flagged}")`,
        } as CSSProperties
      }
    >
      {title > 0 && (
        <div className={styles.title}>
          <i className={styles.bomb} />
          <b className={styles.name}>Minesweeper</b>
          <svg className={styles.buttons} viewBox="0 0 48 14" aria-hidden="true">
            <path className={styles.face} d="M0 0H15V14H0ZM16 0H31V14H16ZM33 0H48V14H33Z" />
            <path className={styles.light} d="M0 14V0H15V1H1V14ZM16 14V0H31V1H17V14ZM33 14V0H48V1H34V14Z" />
            <path className={styles.shade} d="M15 0V14H0V13H14V0ZM31 0V14H16V13H30V0ZM48 0V14H33V13H47V0Z" />
            <path
              className={styles.sign}
              d="M3 9H9V11H3ZM19 2H28V11H19ZM20 4V10H27V4ZM37 3H39L40.5 5 42 3H44L41.5 6.5 44 10H42L40.5 8 39 10H37L39.5 6.5Z"
              fillRule="evenodd"
            />
          </svg>
        </div>
      )}
      {panel > 0 && (
        <div className={styles.panel}>
          <p className={styles.counter}>
            <i className={styles.ghost}>888</i>
            <b ref={left} className={styles.lit}>
              {figures(field.order.length)}
            </b>
          </p>
          <p className={styles.button}>
            <i ref={face} className={styles.smiley} data-face="waits" />
          </p>
          <p className={styles.counter}>
            <i className={styles.ghost}>888</i>
            <Seconds />
          </p>
        </div>
      )}
      <div className={styles.well}>
        <div
          key={`${hour}.${minute} ${columns} ${rows}`}
          ref={squares}
          className={styles.field}
          style={{ gridTemplateColumns: `repeat(${columns}, var(--cell))` }}
        >
          {field.counts.map((count, square) => (
            <i
              key={square}
              className={styles.square}
              data-count={count > 0 ? count : undefined}
              data-flag={mines.has(square) || undefined}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

const figures = (value: number) => String(value).padStart(3, '0')

function Seconds() {
  const { second } = useClockTime('second')
  return <b className={styles.lit}>{figures(second)}</b>
}
