import { createRandom, Stage, secondsOf, untilMinute } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { alongOf, armAt, LANES, type Lane, planOf, reachOf, STROKE, type Strip, touchedAt } from './model'
import { drawSwimmer, GLIDE, REACH, type Swimmer, strokeOf } from './swimmer'

export { notes } from './notes'

const FIGURES = 'ft-25-11-02 Figures'

export const images: string[] = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '600' },
]

const WATER = '#33988b'
const RIPPLE = '#42a497'
const FLOOR = '#247f74'
const INK = '#0b3733'
const WHITE = '#f3f6ef'

type Context = CanvasRenderingContext2D
type Plan = ReturnType<typeof planOf>

/** How high figures of the typeface are, in parts of its size. */
const CAP = 0.686

/** Runs with the lane: x along it, y across it. An upright stage has its lanes swum upwards. */
function along(context: Context, { wide, long }: Plan, draw: () => void) {
  context.save()
  if (!wide) {
    context.translate(0, long)
    context.rotate(-Math.PI / 2)
  }
  draw()
  context.restore()
}

/** Upright figures whose middle is at a place of the lanes. */
function figure(
  context: Context,
  plan: Plan,
  text: string,
  x: number,
  y: number,
  high: number,
  align: 'start' | 'center',
) {
  context.save()
  context.translate(x, y)
  if (!plan.wide) context.rotate(Math.PI / 2)
  context.font = `600 ${high / CAP}px "${FIGURES}"`
  context.textBaseline = 'alphabetic'
  if (plan.wide) {
    context.textAlign = align === 'start' ? 'left' : 'center'
    context.fillText(text, 0, high / 2)
  } else {
    context.textAlign = 'center'
    context.fillText(text, 0, align === 'start' ? 0 : high / 2)
  }
  context.restore()
}

const xOf = (plan: Plan, lane: Lane, number: number) => plan.start + plan.run * alongOf(lane, number)

function drawPool({ context, width, height }: CanvasFrame) {
  const plan = planOf(width, height)
  context.fillStyle = WATER
  context.fillRect(0, 0, width, height)
  along(context, plan, () => {
    // Light on the water: long flat lenses.
    context.fillStyle = RIPPLE
    const { between } = createRandom('25-11-02', 'ripples')
    for (let index = 0; index < 46; index++) {
      const [x, y] = [between(-0.05, 1) * plan.long, between(0, 1) * plan.broad]
      const [half, thick] = [plan.broad * between(0.06, 0.2), plan.broad * between(0.004, 0.009)]
      const lift = plan.broad * between(-0.012, 0.012)
      context.beginPath()
      context.moveTo(x - half, y)
      context.quadraticCurveTo(x, y - thick * 2 + lift, x + half, y)
      context.quadraticCurveTo(x, y + thick * 2 + lift, x - half, y)
      context.fill()
    }
  })
}

/** The numbers on the floor of a lane, except where a larger one lies; and a tick for each that has none. */
function drawScale(context: Context, plan: Plan, lane: Lane, strip: Strip, from: number, to: number) {
  const high = Math.min(strip.broad * 0.34, plan.run * (plan.wide ? 0.036 : 0.034))
  const middle = strip.from + strip.broad / 2
  context.fillStyle = FLOOR
  const tick = Math.max(1, plan.broad * 0.0035)
  for (let number = lane.first; number <= lane.last; number++) {
    const x = xOf(plan, lane, number)
    const tall = strip.broad * (number % lane.every === 0 ? 0.1 : 0.05)
    context.fillRect(x - tick / 2, strip.from, tick, tall)
    context.fillRect(x - tick / 2, strip.from + strip.broad - tall, tick, tall)
    if (number % lane.every !== 0 || (number === 0 && lane.name !== 'second')) continue
    const room = high * (plan.wide ? 0.7 : 0.62)
    if (x + room > from && x - room < to) continue
    figure(context, plan, String(number), x, middle, high, 'center')
  }
}

function drawRope(context: Context, plan: Plan, y: number) {
  const { rope, long } = plan
  const step = rope * 0.92
  context.fillStyle = INK
  context.fillRect(0, y + rope * 0.44, long, rope * 0.12)
  for (let index = 0; index * step < long; index++) {
    context.fillStyle = Math.floor(index / 5) % 2 ? FLOOR : WHITE
    context.beginPath()
    context.roundRect(index * step + step * 0.08, y + rope * 0.08, step * 0.84, rope * 0.84, rope * 0.3)
    context.fill()
  }
}

/** A swimmer whose hand is at x, and the water behind. */
function place(context: Context, strip: Strip, x: number, size: number, swimmer: Swimmer) {
  context.save()
  context.translate(x, strip.from + strip.broad / 2)
  context.scale(size, size)
  context.translate(-REACH - 0.05, 0)
  drawSwimmer(context, swimmer, INK, WHITE)
  context.restore()
}

function drawCounted({ context, time, width, height, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const touched = touchedAt(time.hour, time.minute)
  const second = motion === 'reduced' ? 59 : secondsOf(time)
  context.clearRect(0, 0, width, height)
  along(context, plan, () => {
    for (const [index, name] of (['hour', 'minute'] as const).entries()) {
      const lane = LANES[index]!
      const strip = plan.strips[index]!
      const number = touched[name]
      const since = name === 'hour' ? time.minute * 60 + second : second
      const x = xOf(plan, lane, reachOf(lane, number, since))
      const gap = plan.size * 0.1
      drawScale(context, plan, lane, strip, x, x + plan.size * (number < 10 ? 0.8 : 1.42))
      const under = since < STROKE
      const turn = under ? since / STROKE : 0
      const size = (strip.broad * 0.96) / 0.8
      if (name === 'hour')
        // Breaststroke: both hands are drawn back to the chest and sent forward again.
        place(context, strip, x, size, {
          hands: under
            ? [
                [REACH - 0.62 * Math.sin(turn * Math.PI), 0.045 + 0.26 * Math.sin(turn * Math.PI)],
                [REACH - 0.62 * Math.sin(turn * Math.PI), -0.045 - 0.26 * Math.sin(turn * Math.PI)],
              ]
            : GLIDE,
          frog: true,
          kick: under ? Math.sin(turn * Math.PI) : 0.55,
          suit: 'trunks',
        })
      else
        place(context, strip, x, size, {
          hands: [strokeOf(turn, 1), strokeOf(0.5 + turn, -1)],
          frog: false,
          kick: under ? Math.sin(turn * 25) : 0.6,
          suit: 'straps',
        })
      context.fillStyle = WHITE
      figure(context, plan, String(number), x + gap, strip.from + strip.broad / 2, plan.size * CAP, 'start')
    }
    for (const strip of plan.strips.slice(0, 2)) drawRope(context, plan, strip.from + strip.broad)
  })
  return motion === 'reduced' || second >= STROKE ? untilMinute(time) : undefined
}

/** The third lane: a length a minute, a stroke a second. */
function drawSeconds({ context, time, width, height, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const lane = LANES[2]!
  const strip = plan.strips[2]!
  const second = motion === 'reduced' ? time.second : secondsOf(time)
  context.clearRect(0, 0, width, height)
  along(context, plan, () => {
    const size = (strip.broad * 0.92) / 0.9
    // It swims from end to end, so the hand goes all the way.
    const x = plan.start + (plan.long - plan.start - plan.broad * 0.05) * (second / 60)
    const scale = { ...plan, run: plan.long - plan.start - plan.broad * 0.05 }
    drawScale(context, scale, lane, strip, -1, -1)
    place(context, strip, x, size, {
      hands: [strokeOf(armAt(second, 0), 1), strokeOf(armAt(second, 1), -1)],
      frog: false,
      kick: Math.sin(second * Math.PI * 3),
      suit: 'bare',
    })
  })
}

/** A pool with three lanes, from straight above. */
export default function SwimLanes() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.pool}>
      <Canvas draw={drawPool} beat="minute" />
      <Canvas draw={drawCounted} beat={20} />
      <Canvas
        draw={drawSeconds}
        beat={12}
        part={({ width, height }) => {
          const { wide, strips } = planOf(width, height)
          const { from, broad } = strips[2]!
          return wide
            ? { left: 0, top: from, width, height: broad }
            : { left: from, top: 0, width: broad, height }
        }}
      />
    </Stage>
  )
}
