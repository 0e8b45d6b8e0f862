import { bar, brass, type Context, TAU } from './brush'
import { opening, type Plan } from './layout'
import { LACQUER } from './palette'

/** How high the handrail is over the car's floor: a tall car has a dado of walnut under it. */
export const railing = (tall: number, wide: number) =>
  Math.min(tall * 0.1, wide * 0.11) + 0.42 * Math.max(0, tall - wide * 1.2)

/** The car as it is seen through the doorway: where its back wall is, which has four panels. */
function boxOf(plan: Plan) {
  const { x, y, wide, tall } = opening(plan)
  const [left, right] = [x + wide * 0.055, x + wide * 0.945]
  return {
    left,
    right,
    ceiling: y + Math.min(tall * 0.075, wide * 0.07),
    ground: y + tall - Math.min(tall * 0.1, wide * 0.11),
    panel: (right - left) / 4,
    line: Math.max(0.75, plan.least * 0.004),
  }
}
type CarBox = ReturnType<typeof boxOf>

function area(
  context: Context,
  points: readonly (readonly [number, number])[],
  colour: CanvasGradient | string,
) {
  context.beginPath()
  for (const [px, py] of points) context.lineTo(px, py)
  context.closePath()
  context.fillStyle = colour
  context.fill()
}

function linear(
  context: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  ...colours: string[]
) {
  const gradient = context.createLinearGradient(...from, ...to)
  colours.forEach((colour, index) => {
    gradient.addColorStop(index / (colours.length - 1), colour)
  })
  return gradient
}

/** Maple on the back wall. */
function paintVeneer(
  context: Context,
  { least }: Plan,
  { left, right, ceiling, ground, panel, line }: CarBox,
) {
  const back = linear(context, [0, ceiling], [0, ground], '#fff1c4', '#f6d893', '#edc679', '#d9a957')
  area(
    context,
    [
      [left, ceiling],
      [right, ceiling],
      [right, ground],
      [left, ground],
    ],
    back,
  )
  // The veneer's flame, mirrored at each joint.
  context.save()
  context.beginPath()
  context.rect(left, ceiling, right - left, ground - ceiling)
  context.clip()
  context.lineWidth = Math.max(0.5, least * 0.0016)
  for (let index = 0; index < 4; index++)
    for (let vein = 0; vein < 11; vein++) {
      const middle = left + panel * (index % 2 ? index : index + 1)
      const side = index % 2 ? 1 : -1
      context.strokeStyle = `rgb(150 88 24 / ${0.07 + 0.05 * ((vein * 7) % 3)})`
      context.beginPath()
      for (let step = 0; step <= 24; step++) {
        const fall = step / 24
        const wave = Math.sin(fall * 5.2 + vein * 0.5) * 0.11 + Math.sin(fall * 13 + vein * 1.9) * 0.022
        const px = middle + side * panel * Math.max(0, (vein + 0.5) / 10.5 + wave * Math.min(1, vein / 3))
        context.lineTo(px, ceiling + (ground - ceiling) * fall)
      }
      context.stroke()
    }
  context.restore()
  context.strokeStyle = 'rgb(110 60 14 / 0.45)'
  context.lineWidth = line * 0.7
  for (let index = 1; index < 4; index++) {
    context.beginPath()
    context.moveTo(left + panel * index, ceiling)
    context.lineTo(left + panel * index, ground)
    context.stroke()
  }
}

/** The side walls, the cove and the floor. */
function paintSides(context: Context, plan: Plan, { left, right, ceiling, ground }: CarBox) {
  const { x, y, wide, tall } = opening(plan)
  area(
    context,
    [
      [x, y],
      [left, ceiling],
      [left, ground],
      [x, y + tall],
    ],
    linear(context, [x, 0], [left, 0], '#8d5c22', '#d7a85c'),
  )
  area(
    context,
    [
      [x + wide, y],
      [right, ceiling],
      [right, ground],
      [x + wide, y + tall],
    ],
    linear(context, [x + wide, 0], [right, 0], '#8d5c22', '#d7a85c'),
  )
  area(
    context,
    [
      [x, y],
      [x + wide, y],
      [right, ceiling],
      [left, ceiling],
    ],
    linear(context, [0, y], [0, ceiling], '#e9d7a4', '#fffbe6'),
  )
  area(
    context,
    [
      [left, ground],
      [right, ground],
      [x + wide, y + tall],
      [x, y + tall],
    ],
    linear(context, [0, ground], [0, y + tall], '#2a4b40', '#173027'),
  )
}

/** Walnut inlaid with fans of brass, under the handrail of a tall car. */
function paintWalnut(
  context: Context,
  plan: Plan,
  { left, right, ground, panel, line }: CarBox,
  hand: number,
) {
  const { wide } = opening(plan)
  const margin = line * 4
  if (ground - hand > wide * 0.15) {
    area(
      context,
      [
        [left, hand],
        [right, hand],
        [right, ground],
        [left, ground],
      ],
      linear(context, [0, hand], [0, ground], '#8a5626', '#6b3d18'),
    )
    for (let index = 0; index < 4; index++) {
      const inlay = new Path2D()
      inlay.rect(
        left + panel * index + margin,
        hand + margin * 1.6,
        panel - margin * 2,
        ground - hand - margin * 3.4,
      )
      bar(context, inlay, line * 0.9, brass(context, left, hand, right, ground))
      const foot = ground - margin * 1.8
      for (const ring of [0.38, 0.29, 0.2, 0.11]) {
        const fan = new Path2D()
        fan.arc(left + panel * (index + 0.5), foot, panel * ring, Math.PI, TAU)
        bar(context, fan, line * 0.8, brass(context, left, hand, right, ground))
      }
    }
  }
}

/** The inside of the car: maple panels under a cove light, the floor before them. */
export function paintCar(context: Context, plan: Plan) {
  const { x, wide, tall } = opening(plan)
  const box = boxOf(plan)
  const { left, right, ceiling, ground, line } = box
  const hand = ground - railing(tall, wide)
  paintVeneer(context, plan, box)
  paintSides(context, plan, box)
  paintWalnut(context, plan, box, hand)
  const rails = new Path2D()
  rails.rect(left, hand, right - left, 0.01)
  bar(context, rails, line * 2.6, brass(context, left, 0, right, plan.least * 0.1))
  context.fillStyle = LACQUER
  context.fillRect(left, ground - line * 3, right - left, line * 3)
  const pool = context.createRadialGradient(
    x + wide / 2,
    ceiling,
    0,
    x + wide / 2,
    ceiling,
    Math.max(wide * 0.6, tall * 0.55),
  )
  pool.addColorStop(0, 'rgb(255 255 240 / 0.8)')
  pool.addColorStop(1, 'rgb(255 250 225 / 0)')
  context.fillStyle = pool
  context.fillRect(left, ceiling, right - left, ground - ceiling)
  context.strokeStyle = 'rgb(90 50 12 / 0.55)'
  context.strokeRect(left, ceiling, right - left, ground - ceiling)
}
