import {
  Stage,
  secondsOf,
  timeAt,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import { drawCabinet } from './cabinet'
import styles, { css } from './clock.module.css'
import { layoutFor, reelsPart } from './layout'
import { armAt, figuresOf, PULL_SECOND, reelAt, SETTLED, SPIN_SECOND } from './model'
import { type Atlas, atlasFor, drawReel, shadeReel } from './reel'

export { notes } from './notes'

const mint = new URL('./mint.webp', import.meta.url).href
const red = new URL('./red.webp', import.meta.url).href
const bezel = new URL('./bezel.webp', import.meta.url).href
const upright = new URL('./upright.webp', import.meta.url).href
const cup = new URL('./cup.webp', import.meta.url).href
const lamps = new URL('./lamps.webp', import.meta.url).href
const ball = new URL('./ball.webp', import.meta.url).href
const fruit = new URL('./fruit.webp', import.meta.url).href

export const images = [mint, red, bezel, upright, cup, lamps, ball, fruit]
export const fonts = [
  { family: 'ft-25-05-24 Slab', source: new URL('./slab.woff2', import.meta.url).href, weight: '400' },
]

/** What a lit bulb throws on the red round it, no farther than half-way to the next. */
const GLOW =
  'radial-gradient(closest-side, rgb(255 150 40 / 0.75) 56%, rgb(255 120 20 / 0.3) 72%, rgb(255 110 10 / 0) 88%)'

/** A one-armed bandit that pays the time. */
export default function FruitMachine() {
  // The pictures on the reels, made anew when their size changes.
  const atlas = useRef<Atlas>(null)
  useFrame((time) => {
    // On the beat only: what mounts has enough to do.
    if (time.millisecond < 200) atlas.current?.prepare()
  }, 'second')

  function* drawStill({ context, width, height, image }: CanvasFrame) {
    const layout = layoutFor(width, height)
    const parts = {
      mint: image(mint),
      red: image(red),
      bezel: image(layout.upright ? upright : bezel),
      cup: image(cup),
      lamps: image(lamps),
    }
    yield* drawCabinet(context, parts, layout, width, height)
    return Number.POSITIVE_INFINITY
  }

  function* drawReels({ context, width, height, ratio, time, motion, hourCycle, image }: CanvasFrame) {
    const { reels } = layoutFor(width, height)
    const pictures = atlasFor(reels[0]!, ratio, image(fruit), atlas.current)
    atlas.current = pictures
    const still = motion === 'reduced'
    const seconds = still ? 30 : secondsOf(time)
    const coming = timeAt(time.epochMs - (time.epochMs % 60_000) + 60_000, time.timeZone)
    const now = figuresOf(time.hour, time.minute, hourCycle)
    const next = figuresOf(coming.hour, coming.minute, hourCycle)
    context.fillStyle = '#0a0504'
    context.fillRect(0, 0, width, height)
    for (const [reel, box] of reels.entries()) {
      const { stop, speed } = reelAt(reel, now[reel]!, next[reel]!, seconds)
      drawReel(context, pictures, box, reel, stop, speed)
      shadeReel(context, box)
      yield
    }
    if (still) return untilMinute(time)
    return seconds > SETTLED && seconds < SPIN_SECOND ? 1000 * (SPIN_SECOND - seconds) : undefined
  }

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.machine}>
      <Canvas draw={drawReels} beat={40} part={reelsPart} />
      <Canvas draw={drawStill} beat="minute" />
      <Lights />
    </Stage>
  )
}

/** The bulbs that are lit, one for each second gone by, and the arm. */
function Lights() {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const room = useRef<HTMLDivElement>(null)
  const arm = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const layout = size?.width ? layoutFor(size.width, size.height) : undefined
  useFrame((time) => {
    const seconds = motion === 'reduced' ? 0 : secondsOf(time)
    const pulled = armAt(seconds)
    if (arm.current) arm.current.style.setProperty('--pulled', pulled.toFixed(4))
    return seconds < PULL_SECOND ? 1000 * (PULL_SECOND - seconds) : undefined
  }, 30)
  const slot = layout?.slot
  return (
    <div ref={room} className={styles.room}>
      {layout?.bulbs.map(({ x, y }, at) => (
        <i
          key={at}
          className={styles.lamp}
          style={{
            left: x,
            top: y,
            width: layout.bulb * 3.7,
            height: layout.bulb * 3.7,
            backgroundImage: `url(${lamps}), ${GLOW}`,
            visibility: at < second ? 'visible' : 'hidden',
          }}
        />
      ))}
      {slot && (
        <div
          ref={arm}
          className={styles.arm}
          style={{ left: slot.x, top: slot.y, width: slot.width, height: slot.height }}
        >
          <b />
          <i />
          <img src={ball} alt="" />
        </div>
      )}
    </div>
  )
}
