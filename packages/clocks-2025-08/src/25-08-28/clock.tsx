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
  GO_MS,
  goneAt,
  hatchAt,
  heroAt,
  monsterAt,
  type Plan,
  type Point,
  planOf,
  quarterOf,
  sleepersOf,
  smallOf,
  stoneAt,
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
 * A dungeon of sixty flagstones. Wall and floor are painted once a minute; the hero, his sword, his enemy and the
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

/** Where the two stand, and which way the blows go. */
function placesOf(minute: number, plan: Plan) {
  const last = minute === 59
  const [x, y] = stoneAt(heroAt(minute), plan)
  const foe = last ? hatchAt(plan) : stoneAt(monsterAt(minute), plan)
  // On the last stone he stands beside the hatch, on the outer side, and strikes at that.
  const aside = last ? Math.round(plan.pitch[0] * (plan.broad ? -0.32 : 0.32)) : 0
  const hero: Point = [x + aside, y - plan.pixel]
  const quarter = quarterOf(hero, foe)
  const [dx, dy] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarter] as unknown as Point
  const step: Point = [foe[0] - hero[0], foe[1] - y]
  return { last, hero, foe, quarter, dx, dy, step }
}

function Duel({ plan }: { plan: Plan }) {
  const inside = useRef<HTMLDivElement>(null)
  const { motion, seed } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const monster = MONSTERS[sleepersOf(seed, hour, MONSTERS.length)[monsterAt(minute)]!]!
  const { pixel, stone } = plan
  const { hero, foe } = placesOf(minute, plan)

  useFrame((time: ClockTime) => {
    const own = placesOf(time.minute, plan)
    const { dx, dy } = own
    const still = motion === 'reduced'
    const ms = still ? 0 : time.millisecond
    const blow = ms < BLOW_MS
    const gone = goneAt(time.second, ms)
    const dead = time.second === 59 && !still && ms > 180
    const side = (time.second % 2 ? 1 : -1) * (own.quarter % 2 ? 4 : 1.5)
    const lunge = blow && !still ? (ms < 140 ? 2 : 1) * pixel : 0
    const move = (name: string, x: number, y: number, more = '') => {
      for (const part of partsOf(inside.current, name))
        part.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) ${more}`
    }
    const show = (name: string, shown: boolean) => {
      for (const part of partsOf(inside.current, name)) part.style.opacity = shown ? '1' : '0'
    }
    // The far half of a hop is off the ground.
    const hop = gone ? pixel : 0
    const [x, y] = [own.step[0] * gone + dx * lunge, own.step[1] * gone + dy * lunge - hop]
    move('hero', x, y, own.quarter === 2 ? 'scaleX(-1)' : '')
    const out = (own.last ? 4 : 7) * pixel
    // After the blow he holds it up, on the last stone behind him: the hatch is to be seen.
    const raised = (own.quarter === 2 ? -6 : 6) * (own.last ? -1 : 1) * pixel
    if (blow)
      move(
        'sword',
        x + dx * out - dy * side * pixel,
        y + dy * out + dx * side * pixel,
        `rotate(${own.quarter * 90}deg)`,
      )
    else move('sword', x + raised, y - 3 * pixel, 'rotate(-90deg)')
    const hit = !still && ms > 60 && ms < 240
    move('foe', hit ? dx * pixel : 0, (hit ? dy * pixel : 0) + (time.second % 2 ? 0 : -pixel))
    move('flash', hit ? dx * pixel : 0, (hit ? dy * pixel : 0) + (time.second % 2 ? 0 : -pixel))
    show('foe', !own.last && !(dead && Math.floor(ms / 90) % 2 === 0) && !(dead && ms > GO_MS))
    show('flash', !own.last && hit && ms < 150)
    const open = own.last && time.second === 59
    show('stairs', open)
    show('hero', !(open && ms > 700))
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
      <Figure part="stairs" of={STAIRS} at={hatchAt(plan)} pixel={smallOf(plan)} />
      <Figure part="foe" of={monster} at={[foe[0], foe[1] - pixel]} pixel={pixel} />
      <Figure part="flash" of={monster} at={[foe[0], foe[1] - pixel]} pixel={pixel} only="#fff" />
      <i className={styles.bar} style={bar}>
        <b data-part="life" className={styles.life} />
      </i>
      <Figure part="hero" of={HERO} at={hero} pixel={pixel} />
      <Figure part="sword" of={SWORD} at={[hero[0], hero[1] + 2 * pixel]} pixel={pixel} />
    </div>
  )
}
