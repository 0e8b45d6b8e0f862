import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { DRIFT, leftIn, PUSH, REST, ringsOn, saucerOf, shadeAt, turnsAt } from './model'

export { notes } from './notes'

const blotter = new URL('./blotter.webp', import.meta.url).href
const ring = new URL('./ring.webp', import.meta.url).href
const saucer = new URL('./saucer.webp', import.meta.url).href
const coffee = new URL('./coffee.webp', import.meta.url).href
const ear = new URL('./ear.webp', import.meta.url).href
const spoon = new URL('./spoon.webp', import.meta.url).href
const earShade = new URL('./ear-shade.webp', import.meta.url).href
const spoonShade = new URL('./spoon-shade.webp', import.meta.url).href
const foam = new URL('./foam.webp', import.meta.url).href

export const images = [blotter, ring, saucer, coffee, ear, earShade, spoon, spoonShade, foam]
export const fonts = []

/**
 * A cup of coffee from above on a saucer with hours: its handle is the hour hand, the spoon in it the minute hand. It is
 * drunk up in an hour; the blotter under it has a ring of every cup of the day, and on a clean one there is still what came
 * through of yesterday's.
 */
export default function Coffee() {
  const { transparent } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.desk}
      ground={styles.blotter}
      style={transparent ? undefined : picture(blotter)}
    >
      {!transparent && size && <Rings width={size.width} height={size.height} />}
      {!transparent && <i className={styles.light} />}
      {size && <Cup {...saucerOf(size.width, size.height)} />}
    </Stage>
  )
}

const picture = (source: string): CSSProperties => ({ backgroundImage: `url(${source})` })

function Rings({ width, height }: { width: number; height: number }) {
  const { hour } = useClockTime('minute')
  return ringsOn(width, height).map(({ x, y, size, turn, strong }, at) => (
    <i
      key={at}
      className={styles.ring}
      style={{
        ...picture(ring),
        left: x - size / 2,
        top: y - size / 2,
        width: size,
        height: size,
        rotate: `${turn}deg`,
        opacity: at < hour ? strong : 0.26,
      }}
    />
  ))
}

function Cup({ x, y, size }: ReturnType<typeof saucerOf>) {
  const { motion } = useHostSettings()
  const { minute } = useClockTime('minute')
  const cup = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const turns = turnsAt(time.hour, time.minute, time.second, time.millisecond, calm)
    for (const thing of cup.current?.querySelectorAll<HTMLElement>('[data-turns]') ?? [])
      thing.style.rotate = `${turns[thing.dataset.turns as keyof typeof turns].toFixed(2)}deg`
    if (shade.current) {
      const { turn, length } = shadeAt(turns.spoon)
      shade.current.style.rotate = `${turn.toFixed(2)}deg`
      shade.current.style.scale = `1 ${length.toFixed(4)}`
    }
    if (calm) return untilSecond(time)
    if (time.millisecond < (time.second === 0 ? REST : DRIFT)) return undefined
    return time.second < 59 ? untilSecond(time) : Math.max(0, 1000 - PUSH - time.millisecond) || undefined
  }, 24)
  const scale = leftIn(minute).toFixed(3)
  return (
    <div
      ref={cup}
      className={styles.saucer}
      style={{ left: x - size / 2, top: y - size / 2, width: size, height: size, fontSize: size / 100 }}
    >
      <i className={styles.glaze} style={picture(saucer)} />
      <i className={styles.earShade} data-turns="ear" style={picture(earShade)} />
      <i className={styles.ear} data-turns="ear" style={picture(ear)} />
      <i className={styles.coffee} style={{ ...picture(coffee), scale }} />
      <i className={styles.foam} data-turns="foam" style={{ ...picture(foam), scale }} />
      <i ref={shade} className={styles.spoonShade} style={picture(spoonShade)} />
      <i className={styles.spoon} data-turns="spoon" style={picture(spoon)} />
    </div>
  )
}
