import {
  type ClockTime,
  Stage,
  secondsOf,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { bookOf, planOf, SWING_MS, swingAt } from './model'
import { bindingOf, type Files, pageOf, paintOpen, paintShelf } from './paint'

export { notes } from './notes'

const cloth = new URL('./cloth.webp', import.meta.url).href

export const images = [cloth]
export const fonts = [
  {
    family: 'ft-25-08-15 Caps',
    source: new URL('./caps.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-08-15 Italic',
    source: new URL('./italic.woff2', import.meta.url).href,
    weight: '400',
  },
]

const files: Files = { faces: { caps: fonts[0]!.family, italic: fonts[1]!.family }, cloth }

const shelf = (frame: CanvasFrame) => paintShelf(frame, files)
const open = (frame: CanvasFrame) => paintOpen(frame, files)

/** In the last seconds of a minute the corner of its page is lifted. */
const LIFTED = 57

/** Shelf and open book are painted once a minute; the ribbon, and a corner of the page, are elements over them. */
export default function Bookshelf() {
  const { hour } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const ribbon = useRef<HTMLElement>(null)
  const corner = useRef<HTMLElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const book = bookOf(hour, hourCycle)
  const plan = planOf(width, height, book)
  const page = pageOf(plan)
  const tall = plan.open.bottom - plan.open.top

  useFrame((time: ClockTime) => {
    const still = motion === 'reduced'
    const since = still ? SWING_MS : time.millisecond
    if (ribbon.current) ribbon.current.style.transform = `rotate(${swingAt(time.second, since) - 0.6}deg)`
    const lift = Math.max(0, (still ? time.second : secondsOf(time)) - LIFTED) / (60 - LIFTED)
    if (corner.current) corner.current.style.transform = `scale(${lift.toFixed(4)})`
    if (since >= SWING_MS && !lift) return untilSecond(time)
  }, 24)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.shelf}>
      <Canvas draw={shelf} beat="minute" />
      <Canvas draw={open} beat="minute" />
      <i
        ref={corner}
        className={styles.corner}
        style={{
          left: plan.fold + page * 0.78,
          top: plan.open.bottom - tall * 0.0365 - page * 0.22,
          width: page * 0.22,
          height: page * 0.22,
        }}
      />
      <i
        ref={ribbon}
        className={styles.ribbon}
        style={{
          left: plan.fold + page * 0.02,
          top: plan.open.top + tall * 0.045,
          width: page * 0.05,
          height: tall * 0.95,
          background: bindingOf(book)[2],
        }}
      />
    </Stage>
  )
}
