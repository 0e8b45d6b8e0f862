import { INK } from './chart'
import type { Plan, Point } from './plan'

type Context = CanvasRenderingContext2D

const trace = (context: Context, line: readonly Point[]) => {
  context.beginPath()
  for (const [i, point] of line.entries()) i ? context.lineTo(...point) : context.moveTo(...point)
}

/** A place on the line and its direction. */
function along(line: readonly Point[], part: number): { at: Point; turn: number } {
  const exact = part * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(exact))
  const [a, b] = [line[i]!, line[i + 1]!]
  const rest = exact - i
  return {
    at: [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest],
    turn: Math.atan2(b[1] - a[1], b[0] - a[0]),
  }
}

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1]) : 0), 0)

/** A point far on in the direction in which a line ends. */
function beyond(line: readonly Point[]): Point {
  const [[ax, ay], [bx, by]] = [line.at(-2)!, line.at(-1)!]
  return [bx + (bx - ax) * 60, by + (by - ay) * 60]
}

/** A tooth of a cold front or a bud of a warm one, on the side it advances to. */
function tracePip(
  context: Context,
  line: readonly Point[],
  part: number,
  size: number,
  warm: boolean,
  left = warm,
) {
  const { at, turn } = along(line, part)
  context.save()
  context.translate(...at)
  context.rotate(turn)
  context.scale(size, size)
  context.beginPath()
  if (!left) context.scale(1, -1)
  if (warm) context.arc(0, 0, 0.5, Math.PI, 2 * Math.PI)
  else {
    context.moveTo(-0.5, 0)
    context.lineTo(0, -0.95)
    context.lineTo(0.5, 0)
  }
  context.closePath()
  context.restore()
}

/**
 * The fronts, on whose sixty teeth and buds the seconds are told.
 * @param grown - How far one of them is filled, `0` to `1` and, as it springs up, a little more.
 */
export function paintFronts(context: Context, plan: Plan, grown: (index: number) => number) {
  const { cold, warm, occluded, teeth, line } = plan
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const stroke = (points: readonly Point[], ink: string) => {
    context.strokeStyle = ink
    context.lineWidth = line * 2.6
    trace(context, points)
    context.stroke()
  }
  stroke(occluded, INK.occluded)
  // Their ends lead off the sheet; the teeth stay on it.
  stroke([...warm, beyond(warm)], INK.warm)
  stroke([beyond([...cold].reverse()), ...cold], INK.cold)
  const size = (Math.min(lengthOf(cold) / teeth, lengthOf(warm) / (60 - teeth)) || 1) * 0.84
  context.fillStyle = INK.occluded
  const hooks = Math.max(2, 2 * Math.floor(lengthOf(occluded) / size / 3.4))
  for (let i = 0; i < hooks; i++) {
    // Its line runs from the tip back to the low: seen that way, all its signs stand on the other side.
    tracePip(context, [...occluded].reverse(), (i + 0.7) / (hooks + 0.4), size * 1.1, i % 2 === 0, true)
    context.fill()
  }
  context.lineWidth = line * 1.2
  for (let i = 0; i < 60; i++) {
    const isWarm = i >= teeth
    const part = isWarm ? (i - teeth + 0.5) / (60 - teeth) : (i + 0.5) / teeth
    context.strokeStyle = isWarm ? INK.warm : INK.cold
    const full = grown(i)
    tracePip(context, isWarm ? warm : cold, part, size, isWarm)
    context.fillStyle = INK.hollow
    context.fill()
    context.stroke()
    if (full <= 0) continue
    context.fillStyle = context.strokeStyle
    tracePip(context, isWarm ? warm : cold, part, size * full, isWarm)
    context.fill()
  }
}
