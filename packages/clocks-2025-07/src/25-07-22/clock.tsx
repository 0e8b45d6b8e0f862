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

export const images = []
export const fonts = []

const [SMOKE, SHADE] = ['#fff6ec', '#f3b3b4']

/** For how many seconds the plane's own smoke is seen, and how many puffs it makes in one. */
const [TRAIL, PUFFS] = [13, 3]

interface Puff {
  readonly at: Point
  readonly radius: number
}

/** All shades first, then all lights: so that puffs run together into one cloud with its shade below. */
function paintPuffs(context: CanvasRenderingContext2D, puffs: readonly Puff[]) {
  for (const [colour, aside, share] of [
    [SHADE, 0.3, 1.02],
    [SMOKE, 0, 0.94],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    for (const { at, radius } of puffs) {
      const [x, y] = [at[0] + radius * aside, at[1] + radius * aside]
      context.moveTo(x + radius * share, y)
      context.arc(x, y, radius * share, 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** The figures as the wind has left them, and the smoke that the plane leaves behind, once a second. */
function paintSmoke({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
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
  paintPuffs(context, trail)

  const { between } = createRandom(seed, digits)
  paintPuffs(
    context,
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
  const { motion } = useHostSettings()
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
