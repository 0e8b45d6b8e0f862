import {
  type ClockNotes,
  Stage,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { credits } from './credits'
import { DRIFT, PUSH, REST, saucerOf, shadeAt, turnsAt } from './model'

const table = new URL('./table.webp', import.meta.url).href
const saucer = new URL('./saucer.webp', import.meta.url).href
const ear = new URL('./ear.webp', import.meta.url).href
const spoon = new URL('./spoon.webp', import.meta.url).href
const earShade = new URL('./ear-shade.webp', import.meta.url).href
const spoonShade = new URL('./spoon-shade.webp', import.meta.url).href
const foam = new URL('./foam.webp', import.meta.url).href

export const images = [table, saucer, ear, earShade, spoon, spoonShade, foam]
export const fonts = []
export const notes: ClockNotes = {
  reading:
    'The saucer is a clock face: the cup’s short handle points to the hour, the long spoon to the minute.',
  credits,
}

/** A cup of coffee from above on a saucer with hours: its handle is the hour hand, the spoon in it the minute hand. */
export default function Coffee() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      {size && <Cup {...saucerOf(size.width, size.height)} />}
    </Stage>
  )
}

const picture = (source: string): CSSProperties => ({ backgroundImage: `url(${source})` })

function Cup({ x, y, size, wood }: ReturnType<typeof saucerOf>) {
  const { motion } = useHostSettings()
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
  return (
    <>
      <i
        className={styles.wood}
        style={{ ...picture(table), left: x - wood / 2, top: y - wood / 2, width: wood, height: wood }}
      />
      <div
        ref={cup}
        className={styles.saucer}
        style={{ left: x - size / 2, top: y - size / 2, width: size, height: size, fontSize: size / 100 }}
      >
        <i className={styles.glaze} style={picture(saucer)} />
        <i className={styles.earShade} data-turns="ear" style={picture(earShade)} />
        <i className={styles.ear} data-turns="ear" style={picture(ear)} />
        <i className={styles.foam} data-turns="foam" style={picture(foam)} />
        <i ref={shade} className={styles.spoonShade} style={picture(spoonShade)} />
        <i className={styles.spoon} data-turns="spoon" style={picture(spoon)} />
      </div>
    </>
  )
}
