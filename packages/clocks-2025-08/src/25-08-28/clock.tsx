import {
  type ClockFont,
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BLOW_MS,
  duelAt,
  endsRow,
  GO_MS,
  goneAt,
  lairAt,
  type Plan,
  type Point,
  planOf,
  STONES,
  sleepersOf,
  smallOf,
  stairsAt,
} from './model'
import { paintLair, torchesOf } from './paint'
import { FLAMES, HERO, MONSTERS, pathsOf, STAIRS, SWORD, type Tile } from './tiles'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-28 Level',
  source: new URL('./level.woff2', import.meta.url).href,
  weight: '400',
}

export const images: string[] = []
export const fonts = [face]

/** How long a flame leans one way. */
const FLICKER_MS = 250

/**
 * A dungeon of six floors of ten flagstones. Wall and floor are painted once a minute; the hero, his sword, his enemy and the
 * flames are small elements that are moved over them.
 */
export default function Dungeon() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.pit}>
      <Canvas
        draw={(frame) => paintLair(frame, planOf(frame.width, frame.height), face.family)}
        beat="minute"
      />
      <Torches plan={plan} />
      <Duel plan={plan} />
    </Stage>
  )
}

/** A tile as an element about a point; in one colour, if one is given. */
function Figure({ of, at, pixel, part, only }: FigureProps) {
  const [wide, tall] = [of.rows[0]!.length, of.rows.length]
  const style: CSSProperties = {
    left: Math.round(at[0] - (wide * pixel) / 2),
    top: Math.round(at[1] - (tall * pixel) / 2),
    width: wide * pixel,
    height: tall * pixel,
  }
  return (
    <svg
      data-part={part}
      className={styles.figure}
      style={style}
      viewBox={`0 0 ${wide} ${tall}`}
      aria-hidden="true"
    >
      {[...pathsOf(of)].map(([letter, path]) => (
        <path key={letter} d={path} fill={only ?? of.colours[letter]} />
      ))}
    </svg>
  )
}

interface FigureProps {
  readonly of: Tile
  readonly at: Point
  readonly pixel: number
  readonly part: string
  readonly only?: string
}

const partsOf = (inside: HTMLElement | null, name: string) =>
  inside?.querySelectorAll<SVGElement>(`[data-part="${name}"]`) ?? []

function Torches({ plan }: { plan: Plan }) {
  const inside = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  const { pixel, at } = torchesOf(plan)
  useFrame(({ second, millisecond }: ClockTime) => {
    const step = second * 4 + (motion === 'reduced' ? 0 : Math.floor(millisecond / FLICKER_MS))
    // The two torches do not lean together.
    for (const [index, flame] of partsOf(inside.current, 'flame').entries())
      flame.style.opacity = (index + (index > 1 ? 1 : 0) + step) % 2 ? '0' : '1'
    return motion === 'reduced' ? 1000 - millisecond : FLICKER_MS - (millisecond % FLICKER_MS)
  }, 10)
  return (
    <div ref={inside}>
      {at.map(([x, y]) =>
        FLAMES.map((flame, lean) => (
          <Figure key={`${x} ${lean}`} part="flame" of={flame} at={[x, y - 8 * pixel]} pixel={pixel} />
        )),
      )}
    </div>
  )
}

function Duel({ plan }: { plan: Plan }) {
  const inside = useRef<HTMLDivElement>(null)
  const { motion, seed } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const monster = MONSTERS[sleepersOf(seed, hour, MONSTERS.length)[Math.min(59, minute + 1)]!]!
  const { pixel, stone } = plan
  const { hero, foe } = duelAt(minute, plan)

  useFrame((time: ClockTime) => {
    const own = duelAt(time.minute, plan)
    const still = motion === 'reduced'
    const ms = still ? 0 : time.millisecond
    const last = time.minute === 59
    const ends = endsRow(time.minute % STONES, plan)
    const blow = ms < BLOW_MS
    const gone = goneAt(time.second, ms)
    const dead = time.second === 59 && !still && ms > 180
    const lunge = blow && !still ? (ms < 140 ? 2 : 1) * pixel : 0
    const move = (name: string, x: number, y: number, more = '') => {
      for (const part of partsOf(inside.current, name))
        part.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) ${more}`
    }
    const show = (name: string, shown: boolean) => {
      for (const part of partsOf(inside.current, name)) part.style.opacity = shown ? '1' : '0'
    }
    // To the next stone, or down the stairs; the far half of a hop is off the ground.
    const to = ends ? lairAt((time.minute % STONES) + 1, plan) : duelAt(time.minute + 1, plan).hero
    const [x, y] = [(to[0] - own.hero[0]) * gone + lunge, gone ? -pixel : 0]
    move('hero', x, y)
    // The point of the sword reaches a pixel into the enemy; after the blow he holds it up.
    const out = own.foe[0] - own.hero[0] - 10.5 * pixel - lunge
    if (blow) move('sword', x + out, y + (time.second % 2 ? 1.5 : -1.5) * pixel)
    else move('sword', x + 6 * pixel, y - 3 * pixel, 'rotate(-90deg)')
    const hit = !still && ms > 60 && ms < 240
    const bob = time.second % 2 ? 0 : -pixel
    move('foe', hit ? pixel : 0, bob)
    move('flash', hit ? pixel : 0, bob)
    show('foe', !last && !(dead && Math.floor(ms / 90) % 2 === 0) && !(dead && ms > GO_MS))
    show('flash', !last && hit && ms < 150)
    const open = ends && time.second === 59 && (last || (dead && ms > GO_MS))
    show('stairs', open)
    show('hero', !(open && ms > 860))
    show('sword', !open)
    for (const life of partsOf(inside.current, 'life'))
      life.style.transform = `scaleX(${(59 - time.second) / 59})`
    // The last second is full of steps; the others rest after the blow.
    if (still || (time.second < 59 && !blow)) return untilSecond(time)
  }, 20)

  const bar = {
    left: foe[0] - 6 * pixel,
    top: foe[1] + Math.round(stone[1] / 2) - 2 * pixel,
    width: 12 * pixel,
    height: 2 * pixel,
  }
  return (
    <div ref={inside}>
      <Figure
        part="stairs"
        of={STAIRS}
        at={stairsAt(Math.floor((minute % STONES) / plan.row), plan)}
        pixel={smallOf(plan)}
      />
      <Figure part="foe" of={monster} at={[foe[0], foe[1] - pixel]} pixel={pixel} />
      <Figure part="flash" of={monster} at={[foe[0], foe[1] - pixel]} pixel={pixel} only="#fff" />
      <i className={styles.bar} style={bar}>
        <b data-part="life" className={styles.life} />
      </i>
      <Figure part="hero" of={HERO} at={[hero[0], hero[1] - pixel]} pixel={pixel} />
      <Figure part="sword" of={SWORD} at={[hero[0], hero[1] + 2 * pixel]} pixel={pixel} />
    </div>
  )
}
