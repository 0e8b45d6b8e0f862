import {
  type ClockTime,
  createRandom,
  Stage,
  secondsOf,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import { BIPLANE, HUB } from './biplane'
import styles, { css } from './clock.module.css'
import type { Point } from './figures'
import { blown, planeAt, planOf, puffsOf } from './model'

export { notes } from './notes'

const evening = new URL('./evening.webp', import.meta.url).href

export const images = [evening]
export const fonts = []

/** High up and low down: what the evening makes of white, lit from the sun and turned away from it. */
const [SMOKE, SHADE] = [
  ['#fff0f0', '#fff8e4'],
  ['#cf6b96', '#ee9272'],
] as const

/** Where the sun is on every stage, as `object-position` has it. */
const SUN = [0.5, 0.83] as const

/** For how many seconds the plane's own smoke is seen, and how many puffs it makes in one. */
const [TRAIL, PUFFS] = [13, 3]

interface Puff {
  readonly at: Point
  readonly radius: number
}

/** All shades first, then all lights: so that puffs run together into one cloud with its shade away from the sun. */
function paintPuffs({ context, width, height }: CanvasFrame, puffs: readonly Puff[]) {
  const [sunX, sunY] = [width * SUN[0], height * SUN[1]]
  for (const [[high, low], aside, share] of [
    [SHADE, 0.36, 1],
    [SMOKE, 0, 0.94],
  ] as const) {
    const colour = context.createLinearGradient(0, 0, 0, height)
    colour.addColorStop(0.1, high)
    colour.addColorStop(0.8, low)
    context.fillStyle = colour
    context.beginPath()
    for (const { at, radius } of puffs) {
      const [fromX, fromY] = [at[0] - sunX, at[1] - sunY]
      const away = (radius * aside) / Math.hypot(fromX, fromY, 1)
      const [x, y] = [at[0] + fromX * away, at[1] + fromY * away]
      context.moveTo(x + radius * share, y)
      context.arc(x, y, radius * share, 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** The figures as the wind has left them, and the smoke that the plane leaves behind, once a second. */
function paintSmoke(frame: CanvasFrame) {
  const { time, width, height, hourCycle, seed } = frame
  const plan = planOf(width, height)
  const age = time.second / 60
  const digits = [hourCycle === 12 ? time.hour12 : time.hour, time.minute]
    .map((part) => String(part).padStart(2, '0'))
    .join('')

  const trail = Array.from({ length: TRAIL * PUFFS }, (_, index): Puff => {
    const old = 1 - index / (TRAIL * PUFFS)
    const puff = time.second * PUFFS - (TRAIL * PUFFS - index)
    const { between } = createRandom(seed, 'trail', (puff + 60 * PUFFS) % (60 * PUFFS))
    const { at } = planeAt(puff / PUFFS, plan)
    const spread = old * plan.plane * 0.06
    return {
      at: [at[0] + between(-1, 1) * spread + old * plan.plane * 0.05, at[1] + between(-1, 1) * spread],
      radius: plan.plane * 0.075 * (1 - old) ** 0.6 * between(0.75, 1.2),
    }
  })
  paintPuffs(frame, trail)

  const { between } = createRandom(seed, digits)
  paintPuffs(
    frame,
    puffsOf(digits, plan).map(([x, y]): Puff => {
      const chance = [between(-1, 1), between(-1, 1), between(-1, 1)] as const
      const { moved, size } = blown(age, chance, plan.pen)
      return { at: [x + moved[0] - plan.pen * 0.25, y + moved[1]], radius: (plan.pen / 2) * size }
    }),
  )
}

/**
 * A barrel roll from the front, and the minute in smoke. The smoke is painted once a second; the plane is an element
 * that is moved and rolled over it, and never painted again.
 */
export default function BarrelRoll() {
  const { motion, transparent } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const plane = useRef<SVGSVGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)

  useFrame((time: ClockTime) => {
    const { at, roll } = planeAt(motion === 'reduced' ? time.second : secondsOf(time), plan)
    if (plane.current) plane.current.style.transform = `translate(${at[0]}px, ${at[1]}px) rotate(${roll}turn)`
  }, 20)

  const [x, y] = [(HUB[0] / 512) * plan.plane, (HUB[1] / 512) * plan.plane]
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} ground={styles.sky}>
      {!transparent && <img className={styles.evening} src={evening} alt="" />}
      <Canvas draw={paintSmoke} beat="second" />
      <svg
        ref={plane}
        aria-hidden="true"
        className={styles.plane}
        viewBox="0 0 512 512"
        style={{ width: plan.plane, height: plan.plane, left: -x, top: -y, transformOrigin: `${x}px ${y}px` }}
      >
        <path className={styles.rim} d={BIPLANE} />
        <path d={BIPLANE} />
      </svg>
    </Stage>
  )
}
