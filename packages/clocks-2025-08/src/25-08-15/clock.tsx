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
import type { Files } from './lettering'
import { bookOf, planOf, SWING_MS, shelfOf, swingAt } from './model'
import { paintOpen } from './open'
import { bindingOf, paintShelf } from './shelf'

export { notes } from './notes'

const stuffs = {
  cloth: new URL('./cloth.webp', import.meta.url).href,
  leather: new URL('./leather.webp', import.meta.url).href,
  paper: new URL('./paper.webp', import.meta.url).href,
  wear: new URL('./wear.webp', import.meta.url).href,
}

const sources = {
  abril: new URL('./abril.woff2', import.meta.url).href,
  amarante: new URL('./amarante.woff2', import.meta.url).href,
  caps: new URL('./caps.woff2', import.meta.url).href,
  fjalla: new URL('./fjalla.woff2', import.meta.url).href,
  germania: new URL('./germania.woff2', import.meta.url).href,
  italic: new URL('./italic.woff2', import.meta.url).href,
  limelight: new URL('./limelight.woff2', import.meta.url).href,
  russo: new URL('./russo.woff2', import.meta.url).href,
}

const familyOf = (name: string) => `ft-25-08-15 ${name}`

export const images = Object.values(stuffs)
export const fonts = Object.entries(sources).map(([name, source]) => ({
  family: familyOf(name),
  source,
  weight: '400',
}))

const faces = Object.fromEntries(Object.keys(sources).map((name) => [name, familyOf(name)]))
const files: Files = { faces: faces as Files['faces'], ...stuffs }

function* shelf(frame: CanvasFrame) {
  yield* paintShelf(frame, files)
}
function* open(frame: CanvasFrame) {
  yield* paintOpen(frame, files)
}

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
  const { open: pages, fold, page } = planOf(width, height, shelfOf(book, hourCycle))
  const wide = pages.right - pages.left

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
          left: fold + page * 0.78,
          top: pages.top + wide * 0.0195,
          width: page * 0.22,
          height: page * 0.22,
        }}
      />
      <i
        ref={ribbon}
        className={styles.ribbon}
        style={{
          left: fold + page * 0.015,
          top: pages.top + wide * 0.02,
          width: page * 0.045,
          height: (pages.shown - pages.top) * 0.88,
          background: bindingOf(book)[2],
        }}
      />
    </Stage>
  )
}
