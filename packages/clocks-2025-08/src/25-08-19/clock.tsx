import {
  laterBy,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { cradleOf, figuresOf, ROLL_MS, rolledAt, rowsOf, sideAt, swingAt } from './model'

export { notes } from './notes'

const left = new URL('./left.webp', import.meta.url).href
const middle = new URL('./middle.webp', import.meta.url).href
const right = new URL('./right.webp', import.meta.url).href
const lacquer = new URL('./lacquer.webp', import.meta.url).href

/** Every file the clock shows. */
export const images = [left, middle, right, lacquer]
export const fonts = [
  {
    family: 'ft-25-08-19 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '600',
  },
]

/** How far apart the figures stand on a drum, in radii: less than the window is high. */
const PITCH = 1.04

/** A figure on its drum, and the next one below it; a drum rolls only when its figure changes. */
function Drum({ place }: { place: number }) {
  const { hourCycle, motion } = useHostSettings()
  const now = useClockTime('minute')
  const drum = useRef<HTMLDivElement>(null)
  const coming = useRef<HTMLSpanElement>(null)
  const next = laterBy(now, 60_000 - now.second * 1000 - now.millisecond)
  const [from, to] = [now, next].map(
    (time) => figuresOf(hourCycle === 12 ? time.hour12 : time.hour, time.minute)[place],
  )
  useFrame((time) => {
    const rolled = motion === 'reduced' || from === to ? 0 : rolledAt(time.second, time.millisecond)
    if (drum.current) drum.current.style.translate = `0 ${(-rolled * PITCH).toFixed(3)}em`
    if (coming.current) coming.current.hidden = rolled === 0
    if (rolled === 0) {
      const wait = 60_000 - ROLL_MS - time.second * 1000 - time.millisecond
      return wait > 0 && motion !== 'reduced' ? wait : untilSecond(time)
    }
  }, 30)
  return (
    <div className={styles.window}>
      <div ref={drum} className={styles.drum}>
        <span>
          <b>{from}</b>
        </span>
        <span ref={coming} hidden>
          <b>{to}</b>
        </span>
      </div>
    </div>
  )
}

function Colon() {
  return (
    <div className={styles.window}>
      <div className={styles.drum}>
        <span>
          <b className={styles.colon}>:</b>
        </span>
      </div>
    </div>
  )
}

interface CradleProps {
  on: readonly (number | ':')[]
  width: number
  height: number
  top: number
  /** Whether it swings on the other side than the cradle above it. */
  other: boolean
}

const at = (x: number, y: number): CSSProperties => ({
  left: x,
  top: y,
  width: 0,
  height: 0,
  position: 'absolute',
})

/** A row of balls on strings: what moves are whole pieces, only shifted or turned. */
function Row({ on, width, height, top, other }: CradleProps) {
  const { motion } = useHostSettings()
  const row = useRef<HTMLDivElement>(null)
  const { radius, rail, floor, middle: y, length, widest } = cradleOf(width, height, on.length)
  const xOf = (index: number) => Math.round(width / 2) + (index * 2 - on.length + 1) * radius
  useFrame((time) => {
    const calm = motion === 'reduced'
    const side = sideAt(time.second, time.millisecond)
    const angle = calm ? 0 : swingAt(widest, side.part)
    for (const end of ['left', 'right'] as const) {
      const turn = (end === 'left') === (side.left !== other) ? (end === 'left' ? angle : -angle) : 0
      const [x, rise] = [Math.round(-Math.sin(turn) * length), Math.round((1 - Math.cos(turn)) * length)]
      for (const piece of row.current?.querySelectorAll<HTMLElement>(`[data-end=${end}]`) ?? [])
        if (piece.dataset.piece === 'string') piece.style.rotate = `${turn.toFixed(4)}rad`
        else piece.style.translate = `${x}px ${piece.dataset.piece === 'lacquer' ? rise : -rise}px`
    }
    return calm ? untilSecond(time) : undefined
  }, 30)
  const piece = (index: number, name: string) => ({
    'data-end': index === 0 ? 'left' : index === on.length - 1 ? 'right' : undefined,
    'data-piece': name,
  })
  /** A piece for each ball, so many radii to the right of `from` and below it. */
  const each = (draw: (index: number) => ReactNode, dx = 0, dy = 0, from = y) =>
    on.map((_, index) => (
      <div key={index} style={at(xOf(index) + dx * radius, from + dy * radius)}>
        {draw(index)}
      </div>
    ))
  const steel = (index: number) => (index === 0 ? left : index === on.length - 1 ? right : middle)
  return (
    <div ref={row} className={styles.cradle} style={{ top, height, fontSize: radius }}>
      {each(
        (index) => (
          <i
            {...piece(index, 'string')}
            className={`${styles.string} ${styles.dark}`}
            style={{ height: length }}
          />
        ),
        0.5,
        0.36,
        rail,
      )}
      {each(
        (index) => (
          <i {...piece(index, 'shadow')} className={styles.shadow} />
        ),
        0.5,
        0.36,
      )}
      <i className={styles.floor} style={{ top: floor }} />
      {each(
        (index) => (
          <img {...piece(index, 'lacquer')} className={styles.lacquer} src={lacquer} alt="" />
        ),
        0,
        1.1,
        floor,
      )}
      <i className={styles.rail} />
      {each(
        (index) => (
          <i {...piece(index, 'string')} className={styles.string} style={{ height: length }}>
            <b />
          </i>
        ),
        0,
        0,
        rail,
      )}
      {each(
        () => (
          <i className={styles.collar} />
        ),
        0,
        0,
        rail,
      )}
      {on.map((what, index) => (
        <div key={index} style={at(xOf(index), y)}>
          <div {...piece(index, 'ball')} className={styles.ball}>
            {what === ':' ? <Colon /> : <Drum place={what} />}
            <img src={steel(index)} alt="" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Steel balls on strings; behind a window in each is a drum with a figure of the time. */
export default function Cradle() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const rows = size ? rowsOf(size.width, size.height) : []
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.room} ground={styles.wall}>
      <i className={styles.light} />
      {size &&
        rows.map((on, index) => (
          <Row
            key={index}
            on={on}
            width={size.width}
            height={size.height / rows.length}
            top={(size.height / rows.length) * index}
            other={index === 1}
          />
        ))}
    </Stage>
  )
}
