import {
  type ClockTime,
  clamp,
  createRandom,
  laterBy,
  Stage,
  secondsOf,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  agreedAt,
  FLIES,
  figuresOf,
  flash,
  gone,
  grassOn,
  lateness,
  litOn,
  PLACES,
  type Point,
  pictureOn,
  planOf,
  STRAYS,
} from './model'
import { paintFly, paintLight } from './sprites'

export { notes } from './notes'

/** One photograph, as it is at dusk, and as it would be in the light of the fireflies. */
const dusk = new URL('./dusk.webp', import.meta.url).href
const lit = new URL('./lit.webp', import.meta.url).href

export const images = [dusk, lit]
export const fonts = []

interface Habit {
  /** Its own rhythm, in turns. */
  readonly own: number
  readonly tardy: number
  /** How it sways: whole times a minute across and down, from where, and how far. */
  readonly sway: readonly [across: number, down: number, fromX: number, fromY: number, wide: number]
  readonly size: number
}

const habits = new Map<string, Habit[]>()

/** What each firefly of a seed is like. */
function habitsOf(seed: string): Habit[] {
  const known = habits.get(seed)
  if (known) return known
  const random = createRandom(seed, 'fireflies')
  const { integer, between, shuffle } = random
  const many = 4 * FLIES + STRAYS
  const made = shuffle(Array.from({ length: many }, (_, fly) => (fly + 0.5) / many)).map(
    (own): Habit => ({
      own,
      tardy: random(),
      sway: [integer(3, 11), integer(3, 11), random(), random(), between(0.5, 1.5)],
      size: between(0.84, 1.22),
    }),
  )
  if (habits.size > 3) habits.clear()
  habits.set(seed, made)
  return made
}

const swayed = (times: number, from: number, second: number) =>
  Math.sin(2 * Math.PI * ((times * second) / 60 + from))

type Shown = Pick<CanvasFrame, 'time' | 'motion'>

const shownSecond = ({ time, motion }: Shown) => (motion === 'reduced' ? time.second : secondsOf(time))

function paintMeadow({ context, width, height, image }: CanvasFrame) {
  const { left, top, width: broad, height: high } = pictureOn(width, height)
  context.drawImage(image(dusk), left, top, broad, high)
}

/** Lays the lit photograph wherever light has been painted already. */
function lightUp({ context, width, height, image }: CanvasFrame) {
  const { left, top, width: broad, height: high } = litOn(width, height)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-in'
  context.drawImage(image(lit), left, top, broad, high)
  context.globalCompositeOperation = 'source-over'
}

type Places = readonly Point[]

/** Where the fireflies of each figure belong; the hour's only figure stands in the middle. */
function placesOf({ width, height, hourCycle }: CanvasFrame, time: ClockTime): Places[] {
  const { figures, size, broad } = planOf(width, height)
  const says = figuresOf(time.hour, time.minute, hourCycle)
  return says.map((figure, index) => {
    if (figure === undefined) return []
    const shift = index === 1 && says[0] === undefined ? -0.68 : 0
    const [left, top] = figures[index]!
    return PLACES[figure]!.map(([x, y]) => [left + (shift + x) * size * broad, top + y * size])
  })
}

/** The meadow as the whole flock lights it when it flashes at once. */
function paintGlow(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { size } = planOf(width, height)
  for (const places of placesOf(frame, time))
    for (const [x, y] of places) {
      paintLight(context, x, y, size * 0.5, 0.1)
      paintLight(context, x, y, size * 3.5, 0.07)
    }
  lightUp(frame)
}

/** How brightly each of the flock flashes. */
function flashesOf(seed: string, second: number): number[] {
  const agreed = agreedAt(second)
  return habitsOf(seed)
    .slice(0, 4 * FLIES)
    .map(({ own }) => flash(second - lateness(own, agreed)))
}

/** How brightly the flock lights the meadow on the whole: not at all as it leaves for the next figures. */
function glowAt(seed: string, shown: Shown): number {
  const second = shownSecond(shown)
  const flashes = flashesOf(seed, second)
  const mean = flashes.reduce((sum, light) => sum + light, 0) / flashes.length
  const settled = shown.motion === 'reduced' ? 1 : clamp(second / 0.7) * (1 - gone(second, 0))
  return settled * (0.2 + 0.8 * mean)
}

/** The flock that says the time. */
function flock(frame: CanvasFrame) {
  const { context, time, width, height, seed, motion } = frame
  const { size, room } = planOf(width, height)
  const second = shownSecond(frame)
  const all = habitsOf(seed)
  const flashes = flashesOf(seed, second)
  const was = placesOf(frame, time)
  const leaving = second > 59 && motion !== 'reduced'
  const will = leaving ? placesOf(frame, laterBy(time, 1000)) : was

  // Those that a figure does not need go down into the grass, those it needs come up out of it.
  const inGrass = ([x]: Point): Point => [x, room.top + room.height]
  for (const index of was.keys())
    for (let place = 0; place < FLIES; place++) {
      const [here, there] = [was[index]![place], will[index]![place]]
      const from = here ?? (there && inGrass(there))
      const to = there ?? (here && inGrass(here))
      if (!from || !to) continue
      const fly = index * FLIES + place
      const { tardy, sway, size: own } = all[fly]!
      const part = leaving ? gone(second, tardy) : 0
      const wide = size * 0.012 * sway[4]
      const seen = here && there ? 1 : here ? 1 - part : part
      paintFly(
        context,
        from[0] + (to[0] - from[0]) * part + wide * swayed(sway[0], sway[2], second),
        from[1] + (to[1] - from[1]) * part + wide * swayed(sway[1], sway[3], second),
        size * 0.026 * own,
        flashes[fly]!,
        seen,
      )
    }
}

/** Those in the grass have not been told: they keep to themselves, and light the grass they are in. */
function strays(frame: CanvasFrame) {
  const { context, width, height, seed } = frame
  const second = shownSecond(frame)
  const unit = Math.min(width, height)
  const grass = grassOn(width, height)
  const flies = habitsOf(seed)
    .slice(4 * FLIES)
    .map(({ own, sway, size, tardy }) => {
      // The nearer, the larger and the lower.
      const near = tardy ** 2
      return {
        x:
          grass.left +
          grass.width * (0.04 + 0.92 * sway[2]) +
          unit * 0.04 * swayed(sway[0] % 4, sway[3], second),
        y: grass.top + grass.height * (0.16 + 0.74 * near) + unit * 0.025 * swayed(sway[1] % 4, own, second),
        radius: unit * (0.0018 + 0.0055 * near) * size,
        light: flash(second / 3 + own * 7),
      }
    })
  for (const { x, y, radius, light } of flies) paintLight(context, x, y, unit * 0.04 + radius * 22, light)
  lightUp(frame)
  for (const { x, y, radius, light } of flies) paintFly(context, x, y, radius, light, 0.5 + 0.5 * light)
}

/**
 * Fireflies in a meadow. The photograph is laid down once, and over it, once a minute, the same in their light, which is
 * then only made stronger and weaker. Those in the grass are drawn a few times a second on a strip of their own, the
 * flock that says the time on no more of the stage than its figures need.
 */
export default function Fireflies() {
  const glow = useRef<HTMLDivElement>(null)
  const { seed, motion } = useHostSettings()
  useFrame((time) => {
    if (glow.current) glow.current.style.opacity = glowAt(seed, { time, motion }).toFixed(3)
  }, 8)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.dusk}>
      <Canvas draw={paintMeadow} beat="minute" />
      <div ref={glow} className={styles.light}>
        <Canvas draw={paintGlow} beat="minute" maxPixels={1_000_000} />
      </div>
      <Canvas
        draw={strays}
        beat={4}
        maxPixels={500_000}
        part={({ width, height }) => grassOn(width, height)}
      />
      <Canvas
        draw={flock}
        beat={8}
        maxPixels={1_000_000}
        part={({ width, height }) => planOf(width, height).room}
      />
    </Stage>
  )
}
