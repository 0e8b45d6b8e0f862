import { laterBy, mix, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  BROAD,
  figuresAt,
  HIGH,
  LAYERS,
  lightOf,
  type Point,
  seen,
  TURN_MS,
  turned,
  turningAt,
  viewOf,
} from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-08-12 Figures'

export const images = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

type Colour = readonly [red: number, green: number, blue: number]
const [GROUND, SHADOW, INK] = ['#a5a67f', '#878965', '#1a1b14']
const DARK: Colour = [88, 90, 62]
const LIGHT: Colour = [255, 251, 236]
const INSIDE = '#2f3024'

const lit = (light: number) => `rgb(${mix(DARK, LIGHT, light).map(Math.round).join(' ')})`

/** The sides from the left one on, as it is turned to the right one: each with its direction and its figure. */
const SIDES: readonly { readonly to: Point; readonly across: Point; readonly figure: 0 | 1 }[] = [
  { to: [0, 0, 1], across: [1, 0, 0], figure: 0 },
  { to: [1, 0, 0], across: [0, 0, -1], figure: 1 },
  { to: [0, 0, -1], across: [-1, 0, 0], figure: 0 },
  { to: [-1, 0, 0], across: [0, 0, 1], figure: 1 },
]

function polygon(context: CanvasRenderingContext2D, points: readonly Point[]) {
  context.beginPath()
  for (const point of points) context.lineTo(...seen(point))
  context.closePath()
  context.fill()
}

/** The shadow that a cube throws on the floor, to the right and away. */
function drawGround({ context, width, height }: CanvasFrame) {
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
  const { unit, middles } = viewOf(width, height)
  context.fillStyle = SHADOW
  for (const [x, y] of middles) {
    context.save()
    context.translate(x, y)
    context.scale(unit, unit)
    const [right, away] = [0.2, -1.15]
    polygon(context, [
      [-1, -1, 1],
      [1, -1, 1],
      [1 + right, -1, 1 + away],
      [1 + right, -1, -1 + away],
      [-1 + right, -1, -1 + away],
      [-1, -1, -1],
    ])
    context.restore()
  }
}

/** The third of a side that belongs to a layer, with its part of the figure; the cuts between cubies go through it. */
function drawSide(
  context: CanvasRenderingContext2D,
  side: (typeof SIDES)[number],
  layer: number,
  angle: number,
  figure: string,
) {
  const to = turned(side.to, angle)
  if (to[0] + to[2] < 1e-6) return
  const across = turned(side.across, angle)
  const [x, y] = seen([to[0] - across[0], 1, to[2] - across[2]])
  const [alongX, alongY] = seen([across[0] * 2, 0, across[2] * 2])
  const [, down] = seen([0, -2, 0])
  context.save()
  // A side is 300 wide and high.
  context.transform(alongX / 300, alongY / 300, 0, down / 300, x, y)
  context.beginPath()
  context.rect(-0.4, layer * 100, 300.8, 100)
  context.clip()
  const light = lightOf(to)
  context.fillStyle = lit(light)
  context.fillRect(-1, 0, 302, 300)
  context.font = `268px "${FIGURES}"`
  context.textAlign = 'center'
  context.fillStyle = INK
  context.fillText(figure, 150, 246)
  context.fillStyle = lit(light * 0.62)
  for (const cut of [100, 200]) context.fillRect(cut - 1.4, 0, 2.8, 300)
  context.fillRect(-1, layer * 100 - 1.4, 302, 2.8)
  context.fillRect(-1, layer * 100 + 98.6, 302, 2.8)
  context.restore()
}

/** A layer's upper side: that of the topmost one is seen, and of the others what a turning one lays bare. */
function drawTop(context: CanvasRenderingContext2D, layer: number, angle: number) {
  const y = 1 - (layer * 2) / LAYERS
  const at = (x: number, z: number) => turned([x, y, z], angle)
  context.fillStyle = layer ? INSIDE : lit(1)
  polygon(context, [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)])
  if (layer) return
  context.strokeStyle = lit(0.66)
  context.lineWidth = 0.019
  context.beginPath()
  for (const cut of [-1 / 3, 1 / 3]) {
    context.moveTo(...seen(at(cut, -1)))
    context.lineTo(...seen(at(cut, 1)))
    context.moveTo(...seen(at(-1, cut)))
    context.lineTo(...seen(at(1, cut)))
  }
  context.stroke()
}

function drawCube({ context, time, width, height, hourCycle, motion }: CanvasFrame, cube: number) {
  const { second, millisecond } = time
  const next = laterBy(time, 60_000 - second * 1000 - millisecond)
  const shown = figuresAt(time.hour, time.minute, hourCycle).slice(cube * 2, cube * 2 + 2)
  const then = figuresAt(next.hour, next.minute, hourCycle).slice(cube * 2, cube * 2 + 2)
  // Without movement the layer of this second has turned.
  const at = motion === 'reduced' ? TURN_MS : millisecond
  const changes = motion !== 'reduced' && shown !== then
  const { layers, brings } = turningAt(cube, second, at, changes)
  const rests = String(layers) === String(turningAt(cube, second, TURN_MS, changes).layers)
  const { unit, middles } = viewOf(width, height)
  context.translate(...middles[cube]!)
  context.scale(unit, unit)
  for (let layer = LAYERS - 1; layer >= 0; layer--) {
    const angle = layers[layer]! * Math.PI
    for (const [index, side] of SIDES.entries())
      drawSide(context, side, layer, angle, (brings && index > 1 ? then : shown)[side.figure]!)
    drawTop(context, layer, angle)
  }
  if (motion === 'reduced') return untilSecond(time)
  // In most seconds only one of the two cubes is turned: the other stands from the second's first picture on.
  return second < 59 && rests ? untilSecond(time) : undefined
}

/** Two cubes with a figure on each side: those of the hour, and those of the minute. */
export default function Cube() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawGround} beat="minute" />
      {[0, 1].map((cube) => (
        <Canvas
          key={cube}
          draw={(frame) => drawCube(frame, cube)}
          beat={20}
          part={({ width, height }) => {
            const { unit, middles } = viewOf(width, height)
            const [x, y] = middles[cube]!
            const [broad, high] = [(BROAD * unit) / 2 + 2, (HIGH * unit) / 2 + 2]
            return { left: x - broad, top: y - high, width: broad * 2, height: high * 2 }
          }}
        />
      ))}
    </Stage>
  )
}
