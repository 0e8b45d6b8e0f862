import {
  clamp,
  createRandom,
  easeInOut,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { figuresAt, handAt, type Lie, laid, REACH, RODS, type Square } from './model'

export { notes } from './notes'

const board = new URL('./board.webp', import.meta.url).href
const bundle = new URL('./bundle.webp', import.meta.url).href
const hand = new URL('./hand.webp', import.meta.url).href
const redUp = new URL('./red-up.webp', import.meta.url).href
const redAcross = new URL('./red-across.webp', import.meta.url).href
const blackUp = new URL('./black-up.webp', import.meta.url).href
const blackAcross = new URL('./black-across.webp', import.meta.url).href

export const images = [board, bundle, hand, redUp, redAcross, blackUp, blackAcross]
export const fonts = []

const SQUARES: readonly Square[] = ['h', 'hh', 'm', 'mm', 's', 'ss']

/** How long rods are, in hundredths of a square; their pictures have room round them for the shadow. */
const LENGTH = 80
const [LONG, SHORT] = [(LENGTH * 696) / 600, (LENGTH * 136) / 600]

/** How long rods take to be laid anew, in milliseconds: they lie as the second begins. */
const LAYING = 260

/** Between two places; a rod that was not there comes down from above, and one that goes is lifted. */
function between(from: Lie | undefined, to: Lie | undefined, part: number) {
  const [seen, lift] = from && to ? [1, 0] : to ? [part, 1 - part] : [1 - part, part]
  const [start, end] = [from ?? to!, to ?? from!]
  return {
    x: start.x + (end.x - start.x) * part - lift * 4,
    y: start.y + (end.y - start.y) * part - lift * 6,
    seen,
  }
}

/** A square of the board with what lies in it. */
function Field({ square }: { square: Square }) {
  const { hourCycle, motion, seed } = useHostSettings()
  const rods = useRef<(SVGImageElement | null)[]>([])
  const black = square === 's' || square === 'ss'
  const rank = square.length === 1 ? 'tens' : 'ones'
  // Nobody lays them quite straight.
  const askew = useMemo(() => {
    const random = createRandom(seed, square)
    return Array.from({ length: RODS }, () => ({
      turn: random.between(-1.3, 1.3),
      by: random.between(-1, 1),
    }))
  }, [seed, square])
  useFrame((time) => {
    const part =
      black && motion !== 'reduced' ? easeInOut(clamp((time.millisecond - 1000 + LAYING) / LAYING)) : 0
    const lies = (second: number) => laid(figuresAt(time.hour, time.minute, second, hourCycle)[square], rank)
    const now = lies(time.second)
    const next = part ? lies((time.second + 1) % 60) : now
    for (const [index, rod] of rods.current.entries()) {
      if (!rod) continue
      const there = now[index] || next[index]
      rod.style.display = there ? '' : 'none'
      if (!there) continue
      const { x, y, seen } = between(now[index], next[index], part)
      const { turn, by } = askew[index]!
      rod.setAttribute('transform', `translate(${x} ${y}) rotate(${turn}) translate(${by} ${by * 0.6})`)
      rod.setAttribute('opacity', String(seen))
    }
    if (!black) return untilMinute(time)
    return part ? undefined : Math.max(1, 1000 - LAYING - time.millisecond)
  }, 24)
  return (
    <svg className={styles.field} data-square={square} viewBox="-50 -50 100 100" aria-hidden="true">
      {askew.map((_, index) => {
        const across = (rank === 'tens') !== (index === RODS - 1)
        const [width, height] = across ? [LONG, SHORT] : [SHORT, LONG]
        return (
          <image
            key={index}
            ref={(element) => {
              rods.current[index] = element
            }}
            href={across ? (black ? blackAcross : redAcross) : black ? blackUp : redUp}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
          />
        )
      })}
    </svg>
  )
}

/** The shadow of the hand that lays the rods of the next minute; on the hour it reaches further. */
function Hand() {
  const shadow = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    if (!shadow.current) return untilSecond(time)
    const seconds = secondsOf(time)
    const reached = motion === 'reduced' ? 0 : handAt(seconds)
    const { style } = shadow.current
    style.display = reached ? '' : 'none'
    const hourly = time.minute === 0 ? seconds < 30 : time.minute === 59 && seconds > 30
    style.setProperty('--away', String(1 - reached))
    style.setProperty('--hourly', hourly ? '1' : '0')
    return reached ? undefined : Math.max(1, (60 - REACH - seconds) * 1000)
  }, 30)
  return (
    <div ref={shadow} className={styles.hand}>
      <div className={styles.shadow} />
    </div>
  )
}

/** A counting board of old China, seen from above: the time in red rods, and in black ones what is owed. */
export default function CountingRods() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.board}
      style={
        {
          '--board': `url("${board}")`,
          '--bundle': `url("${bundle}")`,
          '--hand': `url("${hand}")`,
        } as CSSProperties
      }
    >
      <div className={styles.ground} />
      <i className={styles.rim} />
      <i className={styles.rim} />
      <i className={styles.rim} />
      <i className={styles.rim} />
      <div className={styles.rest} />
      <div className={styles.rule} />
      <div className={styles.bundle} />
      {SQUARES.map((square) => (
        <Field key={square} square={square} />
      ))}
      <Hand />
    </Stage>
  )
}
