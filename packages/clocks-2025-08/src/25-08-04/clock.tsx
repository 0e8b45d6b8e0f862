import { createRandom, Stage, secondsOf, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  agreedAt,
  type Fly,
  figuresOf,
  flash,
  gone,
  grassOn,
  headOn,
  lateness,
  litOn,
  pictureOn,
  planOf,
  STRAYS,
  swarmOf,
} from './model'
import { paintFly, paintLight, paintNear, paintTrail } from './sprites'

export { notes } from './notes'

/** One photograph, as it is at dusk, as it would be in the fireflies' light, and what of it they can be behind. */
const dusk = new URL('./dusk.webp', import.meta.url).href
const lit = new URL('./lit.webp', import.meta.url).href
const front = new URL('./front.webp', import.meta.url).href

export const images = [dusk, lit, front]
export const fonts = []

/** The flock in four parts, each with a rhythm of its own, in turns, and drifting for itself. */
const PARTS = [0.125, 0.375, 0.625, 0.875].map((own, index) => ({
  own,
  across: [5, 3, 7, 4][index]!,
  down: [4, 7, 3, 5][index]!,
}))
/** Those in the grass, in three. */
const BANDS = [0, 1, 2]

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

/** A figure's fireflies on the stage. */
interface Swarm {
  readonly flies: readonly Fly[]
  readonly place: (fly: Pick<Fly, 'x' | 'y'>) => readonly [x: number, y: number]
}

/** They come together anew each minute. The hour's only figure stands in the middle. */
function swarmsOf({ width, height, hourCycle, seed, time }: CanvasFrame): Swarm[] {
  const { figures, size, broad } = planOf(width, height)
  const says = figuresOf(time.hour, time.minute, hourCycle)
  return says.flatMap((figure, index) => {
    if (figure === undefined) return []
    const shift = index === 1 && says[0] === undefined ? -0.68 : 0
    const [left, top] = figures[index]!
    const flies = swarmOf(figure, createRandom(seed, 'swarm', index, time.hour, time.minute))
    return [{ flies, place: ({ x, y }) => [left + (shift + x) * size * broad, top + y * size] }]
  })
}

/** A lamp is never so small that it cannot be seen. */
const lampOf = (fly: Fly, size: number) => Math.max(0.75, fly.lamp * size)

/** One part of the flock: those that are far behind the grass, those that are near before it. */
function paintPart(frame: CanvasFrame, part: number) {
  const { context, width, height, image } = frame
  const { size } = planOf(width, height)
  const all = swarmsOf(frame).flatMap(({ flies, place }) =>
    flies.filter((_, index) => index % PARTS.length === part).map((fly) => ({ fly, at: place(fly) })),
  )
  context.globalCompositeOperation = 'lighter'
  for (const { fly, at } of all) {
    if (fly.near) continue
    const lamp = lampOf(fly, size)
    if (fly.trail) {
      const [x, y, bend] = fly.trail
      paintTrail(context, at, [x * size, y * size, bend * size], Math.min(lamp, size * 0.014), fly.tint)
    } else paintFly(context, at[0], at[1], lamp, fly.tint)
  }
  const { left, top, width: broad, height: high } = pictureOn(width, height)
  context.globalAlpha = 0.8
  context.globalCompositeOperation = 'destination-out'
  context.drawImage(image(front), left, top, broad, high)
  context.globalCompositeOperation = 'lighter'
  for (const { fly, at } of all)
    if (fly.near) paintNear(context, at[0], at[1], fly.lamp * size, fly.tint, 0.8)
}

/** The meadow as the whole flock lights it when it flashes at once, and those that sit on the seed head. */
function paintGlow(frame: CanvasFrame) {
  const { context, width, height, seed, time } = frame
  const { size } = planOf(width, height)
  for (const { flies, place } of swarmsOf(frame))
    for (const [index, fly] of flies.entries()) {
      const [x, y] = place(fly)
      if (index % 4 === 0) paintLight(context, x, y, size * 0.5, 0.24)
      if (index % 12 === 0) paintLight(context, x, y, size * 2, 0.1)
    }
  const head = headOn(width, height)
  const random = createRandom(seed, 'head', time.hour, time.minute)
  const { left, top, width: broad, height: high } = planOf(width, height).room
  const there = Math.atan2(top + high / 2 - head.y, left + broad / 2 - head.x)
  // Some are in it, some are on their way to the figures.
  const guests = Array.from({ length: 32 }, (_, index) => {
    const leaves = index >= 20
    const turn = leaves ? there + random.between(-0.75, 0.75) : random.between(0, 2 * Math.PI)
    const far = leaves ? random.between(1, 1.55) : Math.sqrt(random.between(0.04, 1.25))
    return {
      x: head.x + Math.cos(turn) * far * head.radius,
      y: head.y + Math.sin(turn) * far * head.radius * 0.94,
      lamp: head.radius * random.between(0.008, leaves ? 0.014 : 0.026),
      tint: random.pick([0, 0, 1, 2] as const),
    }
  })
  for (const { x, y, lamp } of guests) paintLight(context, x, y, head.radius * 0.3 + lamp * 12, 0.62)
  lightUp(frame)
  context.globalCompositeOperation = 'lighter'
  for (const { x, y, lamp, tint } of guests) paintFly(context, x, y, Math.max(0.75, lamp), tint)
}

/** Those in the grass have not been told: they keep to themselves, and light the grass they are in. */
function paintBand(frame: CanvasFrame, band: number) {
  const { context, width, height, seed, time } = frame
  const unit = Math.min(width, height)
  const grass = grassOn(width, height)
  const random = createRandom(seed, 'strays', band, time.hour, time.minute)
  const flies = Array.from({ length: STRAYS / BANDS.length }, (_, index) => {
    // The nearer, the larger and the lower.
    const near = random() ** 2.2
    return {
      x: grass.left + grass.width * random.between(0.02, 0.98),
      y: grass.top + grass.height * (0.12 + 0.62 * near + random.between(0, 0.2)),
      lamp: unit * (0.0014 + 0.0034 * near),
      tint: random.pick([0, 1, 2] as const),
      close: index % 5 === 0,
    }
  })
  for (const { x, y, lamp } of flies) paintLight(context, x, y, unit * 0.03 + lamp * 22, 0.8)
  lightUp(frame)
  context.globalCompositeOperation = 'lighter'
  for (const { x, y, lamp, tint, close } of flies)
    if (close) paintNear(context, x, y, unit * 0.008 + lamp * 3, tint, 0.62)
    else paintFly(context, x, y, Math.max(0.75, lamp), tint)
}

const paintParts = PARTS.map((_, part) => (frame: CanvasFrame) => paintPart(frame, part))
const paintBands = BANDS.map((band) => (frame: CanvasFrame) => paintBand(frame, band))

/** How bright the flock stays between two flashes: dim, and still to be read. */
const DIM = 0.6

const swayed = (times: number, from: number, second: number) =>
  Math.sin(2 * Math.PI * ((times * second) / 60 + from))

/**
 * Fireflies in a meadow. All that is to be seen is painted once a minute: the meadow, the same in the fireflies' light,
 * the flock that says the time in four parts, those in the grass in three. Then these are only made brighter and darker,
 * and drift, a few times a second.
 */
export default function Fireflies() {
  const lights = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const second = motion === 'reduced' ? time.second : secondsOf(time)
    const agreed = agreedAt(second)
    const flashes = PARTS.map(({ own }) => flash(second - lateness(own, agreed)))
    const left = motion === 'reduced' ? 1 : 1 - 0.7 * gone(second)
    const [glow, ...rest] = [...(lights.current?.children ?? [])] as HTMLElement[]
    const show = (layer: HTMLElement | undefined, light: number, across = 0, down = 0) => {
      if (!layer) return
      layer.style.opacity = light.toFixed(3)
      layer.style.translate = `${across.toFixed(2)}cqmin ${down.toFixed(2)}cqmin`
    }
    const mean = flashes.reduce((sum, light) => sum + light, 0) / flashes.length
    show(glow, left * (0.36 + 0.64 * mean))
    for (const [part, { own, across, down }] of PARTS.entries())
      show(
        rest[part],
        left * (DIM + (1 - DIM) * flashes[part]!),
        0.4 * swayed(across, own, second),
        0.4 * swayed(down, own * 3, second),
      )
    for (const band of BANDS)
      show(
        rest[PARTS.length + band],
        0.12 + 0.88 * flash(second / 3 + band / BANDS.length),
        1.2 * swayed(2 + band, band / 3, second),
        0.7 * swayed(3 - band, band / 4, second),
      )
  }, 8)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.dusk}>
      <Canvas draw={paintMeadow} beat="minute" />
      <div ref={lights}>
        <div className={styles.light}>
          <Canvas draw={paintGlow} beat="minute" maxPixels={1_000_000} />
        </div>
        {paintParts.map((draw, part) => (
          <div key={PARTS[part]!.own} className={styles.light}>
            <Canvas
              draw={draw}
              beat="minute"
              maxPixels={1_500_000}
              part={({ width, height }) => planOf(width, height).room}
            />
          </div>
        ))}
        {paintBands.map((draw, band) => (
          <div key={BANDS[band]} className={styles.light}>
            <Canvas
              draw={draw}
              beat="minute"
              maxPixels={500_000}
              part={({ width, height }) => grassOn(width, height)}
            />
          </div>
        ))}
      </div>
    </Stage>
  )
}
