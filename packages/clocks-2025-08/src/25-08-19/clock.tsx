import {
  laterBy,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Cradle as Built,
  cradleOf,
  facing,
  figuresOf,
  rowsOf,
  sideAt,
  swingAt,
  TURN_MS,
  turnedAt,
} from './model'

export { notes } from './notes'

const left = new URL('./left.webp', import.meta.url).href
const middle = new URL('./middle.webp', import.meta.url).href
const right = new URL('./right.webp', import.meta.url).href
/** Four to a row: 0–9 and the colon. */
const figures = new URL('./figures.webp', import.meta.url).href

/** Every file the clock shows. */
export const images = [left, middle, right, figures]
export const fonts = []

/** What is cut into a ball. */
function Figure({ which }: { which: string }) {
  const cell = which === ':' ? 10 : Number(which)
  return (
    <img
      className={styles.sheet}
      src={figures}
      alt=""
      style={{ transform: `translate(${(cell % 4) * -25}%, ${(Math.floor(cell / 4) * -100) / 3}%)` }}
    />
  )
}

/** A figure, and the next one: the ball turns only when its figure changes. */
function Cut({ place }: { place: number }) {
  const { hourCycle, motion } = useHostSettings()
  const now = useClockTime('minute')
  const going = useRef<HTMLDivElement>(null)
  const coming = useRef<HTMLDivElement>(null)
  const next = laterBy(now, 60_000 - now.second * 1000 - now.millisecond)
  const [from = '', to = ''] = [now, next].map(
    (time) => figuresOf(hourCycle === 12 ? time.hour12 : time.hour, time.minute)[place],
  )
  useFrame((time) => {
    const turned = motion === 'reduced' || from === to ? 0 : turnedAt(time.second, time.millisecond)
    for (const [box, at] of [
      [going.current, turned],
      [coming.current, turned - 1],
    ] as const) {
      if (!box) continue
      const [side, narrow] = facing(at)
      box.style.transform = `translateX(${(side * 0.86).toFixed(3)}em) scaleX(${narrow.toFixed(3)})`
    }
    if (coming.current) coming.current.hidden = turned === 0
    if (turned === 0) {
      const wait = 60_000 - TURN_MS - time.second * 1000 - time.millisecond
      return wait > 0 && motion !== 'reduced' ? wait : untilSecond(time)
    }
  }, 30)
  return (
    <>
      <div ref={going} className={styles.figure}>
        <Figure which={from} />
      </div>
      <div ref={coming} className={styles.figure} hidden>
        <Figure which={to} />
      </div>
    </>
  )
}

function Ball({ what, steel }: { what: number | ':'; steel: string }) {
  return (
    <>
      <img className={styles.steel} src={steel} alt="" />
      <div className={styles.front}>
        {what === ':' ? (
          <div className={styles.figure}>
            <Figure which=":" />
          </div>
        ) : (
          <Cut place={what} />
        )}
      </div>
    </>
  )
}

interface RowProps {
  on: readonly (number | ':')[]
  cradle: Built
  width: number
  /** Which row it is, from above. */
  index: number
}

const at = (x: number, y: number): CSSProperties => ({
  left: x,
  top: y,
  width: 0,
  height: 0,
  position: 'absolute',
})

/** A row of balls on strings: what moves are whole pieces, only shifted or turned. */
function Row({ on, cradle, width, index: row }: RowProps) {
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const { radius, middles, floor, above, widest } = cradle
  const y = middles[row]!
  // All strings are fixed at one height; those of a lower row swing less for it.
  const length = above + y - middles[0]!
  const lowest = row === middles.length - 1
  const xOf = (index: number) => Math.round(width / 2) + (index * 2 - on.length + 1) * radius
  useFrame((time) => {
    const calm = motion === 'reduced'
    const side = sideAt(time.second, time.millisecond)
    const angle = calm ? 0 : swingAt((widest * above) / length, side.part)
    for (const end of ['left', 'right'] as const) {
      // The lower row swings on the other side.
      const turn = (end === 'left') === (side.left === (row === 0)) ? (end === 'left' ? angle : -angle) : 0
      const [x, rise] = [Math.round(-Math.sin(turn) * length), Math.round((1 - Math.cos(turn)) * length)]
      for (const piece of box.current?.querySelectorAll<HTMLElement>(`[data-end=${end}]`) ?? [])
        if (piece.dataset.piece === 'string') piece.style.rotate = `${turn.toFixed(4)}rad`
        else if (piece.dataset.piece === 'shadow') piece.style.translate = `${x}px 0`
        else piece.style.translate = `${x}px ${piece.dataset.piece === 'mirrored' ? rise : -rise}px`
    }
    return calm ? untilSecond(time) : undefined
  }, 30)
  const piece = (index: number, name: string) => ({
    'data-end': index === 0 ? 'left' : index === on.length - 1 ? 'right' : undefined,
    'data-piece': name,
  })
  const steel = (index: number) => (index === 0 ? left : index === on.length - 1 ? right : middle)
  return (
    <div ref={box} className={styles.row} style={{ fontSize: radius }}>
      {lowest &&
        on.map((what, index) => (
          <div key={what} style={at(xOf(index), floor * 2 - y)}>
            <div {...piece(index, 'mirrored')} className={styles.ball}>
              <div className={styles.mirrored}>
                <Ball what={what} steel={steel(index)} />
              </div>
            </div>
          </div>
        ))}
      {lowest && <i className={styles.deep} style={{ top: floor }} />}
      {lowest &&
        on.map((what, index) => (
          <div key={what} style={at(xOf(index), floor)}>
            <i {...piece(index, 'shadow')} className={styles.shadow} />
          </div>
        ))}
      {on.map((what, index) => (
        <div key={what} style={at(xOf(index), y - length)}>
          <i {...piece(index, 'string')} className={styles.string} style={{ height: length }}>
            <b />
          </i>
        </div>
      ))}
      {on.map((what, index) => (
        <div key={what} style={at(xOf(index), y)}>
          <div {...piece(index, 'ball')} className={styles.ball}>
            <Ball what={what} steel={steel(index)} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Steel balls on long strings; cut into each is a figure of the time. */
export default function Cradle() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const cradle = size && cradleOf(size.width, size.height)
  // Those that hang lower hang behind.
  const rows = size
    ? rowsOf(size.width, size.height)
        .map((on, index) => ({ on, index }))
        .reverse()
    : []
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.room}
      ground={styles.ground}
    >
      {size &&
        cradle &&
        rows.map(({ on, index }) => (
          <Row key={index} on={on} cradle={cradle} width={size.width} index={index} />
        ))}
    </Stage>
  )
}
