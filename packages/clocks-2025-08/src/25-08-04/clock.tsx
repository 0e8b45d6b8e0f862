import { createRandom, easeInOut, laterBy, Stage, secondsOf } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { paintMeadow } from './meadow'
import { agreement, FLIES, figuresOf, glow, lateness, PLACES, type Plan, planOf, STRAYS } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** For how long before a minute's end the fireflies of a figure that changes are on their way. */
const WAY_MS = 420

/** Fireflies are drawn together by their brightness. */
const SHADES = 10

interface Habit {
  readonly own: number
  readonly swing: readonly [x: number, y: number, fromX: number, fromY: number]
  readonly size: number
}

const habits = new Map<string, Habit[]>()

/** What each firefly of a seed is like: its rhythm, how it sways (whole times a minute), how large it is. */
function habitsOf(seed: string): Habit[] {
  const known = habits.get(seed)
  if (known) return known
  const random = createRandom(seed, 'fireflies')
  const { integer, between, shuffle } = random
  const many = 4 * FLIES + STRAYS
  const rhythms = shuffle(Array.from({ length: many }, (_, fly) => (fly + 0.5) / many))
  const made = rhythms.map((own) => ({
    own,
    swing: [integer(5, 13), integer(5, 13), random(), random()] as const,
    size: between(0.8, 1.2),
  }))
  if (habits.size > 3) habits.clear()
  habits.set(seed, made)
  return made
}

const sway = (times: number, from: number, second: number) =>
  Math.sin(2 * Math.PI * ((times * second) / 60 + from))

/** All fireflies, as discs in so many shades. */
class Swarm {
  private readonly shades: number[][] = Array.from({ length: SHADES }, () => [])

  add(x: number, y: number, radius: number, light: number) {
    this.shades[Math.min(SHADES - 1, Math.floor(light * SHADES))]!.push(x, y, radius)
  }

  private fill(context: CanvasRenderingContext2D, shade: readonly number[], part: number) {
    context.beginPath()
    for (let at = 0; at < shade.length; at += 3) {
      const [x, y, radius] = [shade[at]!, shade[at + 1]!, shade[at + 2]! * part]
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 7)
    }
    context.fill()
  }

  paint(context: CanvasRenderingContext2D) {
    for (const [index, shade] of this.shades.entries()) {
      if (!shade.length) continue
      const light = (index + 0.5) / SHADES
      context.fillStyle = `rgba(190, 255, 70, ${0.26 * light * light})`
      this.fill(context, shade, 1.2 + 1.2 * light)
      context.fillStyle = `rgba(${150 + 95 * light}, ${205 + 48 * light}, ${60 + 60 * light}, ${0.45 + 0.55 * light})`
      this.fill(context, shade, 0.72 + 0.3 * light)
    }
    context.fillStyle = '#fffde0'
    for (const shade of this.shades.slice(7)) this.fill(context, shade, 0.5)
  }
}

function addFigures(frame: CanvasFrame, plan: Plan, swarm: Swarm, light: (own: number) => number) {
  const { time, hourCycle, seed, motion } = frame
  const second = secondsOf(time)
  const left = 60_000 - second * 1000
  const gone = motion === 'reduced' ? 0 : easeInOut(Math.max(0, 1 - left / WAY_MS))
  const next = laterBy(time, 1000)
  const [was, will] = [
    figuresOf(time.hour, time.minute, hourCycle),
    gone ? figuresOf(next.hour, next.minute, hourCycle) : [],
  ]
  const calm = motion === 'reduced' ? 0 : 0.012 + 0.022 * Math.sin(Math.PI * (second % 1)) ** 2
  const all = habitsOf(seed)
  const shown = was.map((_, index) => index).filter((index) => was[index] !== undefined)
  for (const index of shown) {
    const [x, y] = plan.figures[index]!
    const shift = shown.length === 3 && index === 1 ? -0.68 * plan.size * plan.broad : 0
    const [from, to] = [PLACES[was[index]!]!, PLACES[(gone ? will[index] : was[index]) ?? was[index]!]!]
    for (let fly = 0; fly < FLIES; fly++) {
      const { own, swing, size } = all[index * FLIES + fly]!
      const px =
        from[fly]![0] + (to[fly]![0] - from[fly]![0]) * gone + calm * sway(swing[0], swing[2], second)
      const py =
        from[fly]![1] + (to[fly]![1] - from[fly]![1]) * gone + calm * sway(swing[1], swing[3], second)
      swarm.add(
        x + shift + px * plan.size * plan.broad,
        y + py * plan.size,
        plan.size * 0.042 * size,
        light(own),
      )
    }
  }
}

function flock(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const plan = planOf(width, height)
  const second = secondsOf(time)
  const agreed = agreement(second)
  const swarm = new Swarm()
  addFigures(frame, plan, swarm, (own) => glow(second - lateness(own, agreed)))
  swarm.paint(context)
}

/** Those in the grass have not been told: they keep to themselves. */
function strays(frame: CanvasFrame) {
  const { context, time, width, height, seed, motion } = frame
  const second = motion === 'reduced' ? Math.floor(secondsOf(time)) : secondsOf(time)
  const unit = Math.min(width, height)
  const swarm = new Swarm()
  for (const { own, swing, size } of habitsOf(seed).slice(4 * FLIES)) {
    const x = width * swing[2] + unit * 0.05 * sway(swing[0] % 4, swing[3], second)
    const deep = (own * 7.31 + swing[3]) % 1
    const y = height * (0.76 + 0.22 * deep) + unit * 0.02 * sway(swing[1] % 4, own, second)
    const shine = glow(second / 3 + own) - 0.38
    swarm.add(x, y, unit * (0.0022 + 0.004 * deep) * size, Math.max(0.02, shine))
  }
  swarm.paint(context)
}

/**
 * Fireflies over a meadow. The meadow is painted once a minute, those in the grass a few times a second on a strip of
 * their own; the flock that says the time never rests, on no more of the stage than its figures need.
 */
export default function Fireflies() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.dusk}>
      <Canvas draw={paintMeadow} beat="minute" />
      <Canvas
        draw={strays}
        beat={8}
        maxPixels={600_000}
        part={({ width, height }) => ({ left: 0, top: height * 0.72, width, height: height * 0.28 })}
      />
      <Canvas
        draw={flock}
        beat={15}
        maxPixels={1_400_000}
        part={({ width, height }) => planOf(width, height).room}
      />
    </Stage>
  )
}
