/** The threads of milk, for browsers without WebGL. */
import { growthOf, type Layout } from './model'

export type Point = readonly [number, number]

const TAU = 2 * Math.PI
export const DEEP = 'rgb(50 62 74)'
const THREAD = 'rgb(123 138 151)'

/** A place round the middle of the churn; up is less. */
export const placeOn = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  -radius * Math.sin(angle),
]

/**
 * Where a thread comes to lie that is drawn aside from an angle: so little that none crosses another.
 * @param far - The logarithm of how far out it is.
 */
const folded = (angle: number, far: number, turn: number) =>
  angle +
  0.17 * Math.sin(2 * angle + 4 * far + turn) +
  0.1 * Math.sin(3 * angle - 7 * far - 2 * turn) +
  0.045 * Math.sin(5 * angle + 13 * far + 3 * turn) +
  0.012 * Math.sin(9 * angle - 23 * far)

/** Threads that run outwards along the spiral, now thick, now thin. */
export function drawThreads(context: CanvasRenderingContext2D, layout: Layout, flow: number, reach: number) {
  const growth = growthOf(layout)
  const turn = (flow * TAU) / 720
  const edge = (fold: number, breadth: number, phase: number) => {
    const points: Point[] = []
    for (let far = -3.5; far < Math.log(reach); far += 0.014) {
      const along = far - Math.log(layout.rings[0])
      const thick = breadth * (1 + 0.75 * Math.sin(5 * along + phase))
      const angle = along / growth + layout.angles[0] - fold - thick
      points.push(placeOn(Math.exp(far), folded(angle, along, turn)))
    }
    return points
  }
  const fill = (fold: number, breadth: number, phase: number) => {
    context.beginPath()
    for (const [x, y] of edge(fold, -breadth, phase)) context.lineTo(x, y)
    for (const [x, y] of edge(fold, breadth, phase).reverse()) context.lineTo(x, y)
    context.fill()
  }
  for (let thread = 0; thread < 12; thread++) {
    const fold = ((thread - flow / 12) * TAU) / 12
    // A thread is known by where it began, so that it stays as thick as it is while it runs.
    context.fillStyle = THREAD
    fill(fold, 0.075, thread * 2.4)
    context.fillStyle = DEEP
    fill(fold + TAU / 24, 0.02, thread * 4.1)
  }
}
