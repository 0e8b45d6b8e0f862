/** The sun for browsers without WebGL: printed from plates as in the shader, with the hands flat upon it. */
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BOSS, HANDS, hourAt, INK, markAt, PAPERS, planOf, STEM, SUNLIGHT } from './model'
import { disc, printFire, printSunlight } from './plates'

type Context = CanvasRenderingContext2D

const TURN = 2 * Math.PI
/** So much is left free of red around all that is black, in radii of the dial: as in the shader. */
const GAP = 0.022

/** Draws the sun, and flat upon it what is printed black. */
export function paintSun({ context, layer, time, width, height }: CanvasFrame, photograph: HTMLImageElement) {
  const plan = planOf(width, height)
  const turn = time.minute / 60
  const centred = (print: (to: Context) => void) => (to: Context) => {
    to.save()
    to.translate(width / 2, height / 2)
    print(to)
    to.restore()
  }
  const paper = PAPERS[time.hour]!
  layer(
    'sunlight',
    `${turn} ${paper}`,
    centred((to) => printSunlight(to, photograph, paper, plan, turn)),
  )
  context.globalCompositeOperation = 'multiply'
  layer(
    'fire',
    `${turn}`,
    centred((to) => printFire(to, photograph, plan, turn)),
  )
  context.globalCompositeOperation = 'source-over'

  context.translate(width / 2, height / 2)
  context.scale(plan.dial, plan.dial)
  context.lineJoin = 'round'
  context.lineWidth = 2 * GAP
  context.strokeStyle = SUNLIGHT
  const hands = [
    [hourAt(time.hour, turn), HANDS.hour],
    [turn, HANDS.minute],
  ] as const
  const marks = (rim: number) => {
    for (let minute = 0; minute < 60; minute++) {
      const angle = (minute / 60) * TURN
      disc(context, Math.sin(angle), -Math.cos(angle), markAt(minute) + rim)
      context.fill()
    }
  }
  context.fillStyle = SUNLIGHT
  marks(0.6 * GAP)
  disc(context, 0, 0, BOSS + GAP)
  context.fill()
  context.fillStyle = INK
  for (const [at, { tip, half, point, tail, swell }] of hands) {
    context.save()
    context.rotate(at * TURN)
    const shape = new Path2D(
      `M0 ${tail}L${-half} ${tail - swell}V${point - tip}L0 ${-tip}L${half} ${point - tip}V${tail - swell}Z`,
    )
    if (tail < 0) shape.rect(-STEM.half, -STEM.out, 2 * STEM.half, STEM.out)
    context.stroke(shape)
    context.fill(shape)
    context.restore()
  }
  marks(0)
  disc(context, 0, 0, BOSS)
  context.fill()
}
