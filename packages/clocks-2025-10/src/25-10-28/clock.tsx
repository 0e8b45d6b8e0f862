import { createRandom, laterBy, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Bat, FIGURES, FORMED, figuresAt, POSES, placesOf, poseOf, skyAt, TALL, wayOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const ROCK = '#101418'
type Context = CanvasRenderingContext2D

/** How much of the stage the ridge takes at most, and how fine it is broken. */
const RIDGE = 0.075
const BREAKS = 7

/** The ridge in which the cave is: a line that is broken in two again and again, each time half as far. */
function ridge(): number[] {
  const { between } = createRandom('25-10-28', 'ridge')
  let heights = [0.5, 0.75, 0.35, 0.6]
  for (let broken = 0, far = 0.3; broken < BREAKS; broken++, far /= 1.9)
    heights = heights.flatMap((here, index) => {
      const next = heights[index + 1]
      return next === undefined ? [here] : [here, (here + next) / 2 + between(-far, far)]
    })
  return heights
}

function drawSky({ context, time, width, height }: CanvasFrame) {
  context.fillStyle = skyAt(time.hour, time.minute)
  context.fillRect(0, 0, width, height)
  context.fillStyle = ROCK
  const heights = ridge()
  context.beginPath()
  context.moveTo(-1, height + 1)
  for (const [index, part] of heights.entries())
    context.lineTo((index / (heights.length - 1)) * (width + 2) - 1, height * (1 - RIDGE * part))
  context.lineTo(width + 1, height + 1)
  context.fill()
}

function drawBat(context: Context, { x, y, span, turn }: Bat, pose: number) {
  const [cos, sin] = [Math.cos(turn) * span, Math.sin(turn) * span]
  for (const [index, [px, py]] of POSES[pose]!.entries()) {
    const at = [x + px * cos - py * sin, y + px * sin + py * cos] as const
    if (index === 0) context.moveTo(...at)
    else context.lineTo(...at)
  }
  context.closePath()
}

/** A number for a bat, `0` to `1`, always the same. */
const ownOf = (figure: number, index: number) => ((figure * 37 + index * 0.6180339887) * 1) % 1

/**
 * A figure's bats in pixels. In each place of the four they hang a little otherwise, so that a figure that stands there
 * twice is not the same swarm twice.
 */
const hung = (figure: number, place: ReturnType<typeof placesOf>[number], slot: number): Bat[] =>
  FIGURES[figure]!.bats.map((bat, index) => {
    const own = ownOf(slot + 1, index)
    const other = ownOf(slot + 5, index * 3)
    const span = 1.1 * bat.span * Math.sqrt(place.scale * place.drop)
    return {
      x: place.x + bat.x * place.scale + (own - 0.5) * span * 0.16,
      y: place.y + bat.y * place.drop + (other - 0.5) * span * 0.16,
      span: span * (0.9 + 0.2 * other),
      turn: bat.turn + (own - 0.5) * 0.7,
      pose: (bat.pose + Math.floor(other * POSES.length)) % POSES.length,
    }
  })

/** For so many seconds a bat hangs still between two beats of its wings, and so many times a second the swarm is drawn. */
const BETWEEN = 9
const BEATS = 5

function drawSwarm({ context, time, width, height, motion }: CanvasFrame) {
  const second = motion === 'reduced' ? FORMED : secondsOf(time)
  const figures = figuresAt(time.hour, time.minute)
  const before = laterBy(time, -60_000)
  const old = figuresAt(before.hour, before.minute)
  const places = placesOf(width, height, figures)
  const oldPlaces = placesOf(width, height, old)
  context.clearRect(0, 0, width, height)
  context.fillStyle = ROCK
  for (const [slot, figure] of figures.entries()) {
    const bats = hung(figure, places[slot]!, slot)
    const changed = old[slot] !== figure && second < FORMED
    const from = changed ? hung(old[slot]!, oldPlaces[slot]!, slot) : bats
    const count = Math.max(bats.length, from.length)
    for (let index = 0; index < count; index++) {
      const own = ownOf(slot, index)
      const to = bats[index]
      const start = from[index]
      let bat = to ?? start!
      let { pose } = bat
      if (changed) {
        const way = wayOf(second, own)
        // Whoever has no place in the new figure goes back into the cave, where those that are missing come from.
        const out = { x: bat.x + (own - 0.5) * width * 0.2, y: height * 1.05 }
        const [a, b] = [start ?? { ...bat, ...out }, to ?? { ...bat, ...out }]
        const swing = Math.sin(way * Math.PI) * places[slot]!.scale * TALL * 0.16
        bat = {
          ...bat,
          x: a.x + (b.x - a.x) * way + Math.cos(own * 40) * swing,
          y: a.y + (b.y - a.y) * way + Math.sin(own * 40) * swing,
          span: a.span + (b.span - a.span) * way,
          turn: bat.turn * way,
        }
        if (way > 0 && way < 1) pose = poseOf(second * 14 + own * 8)
      } else if (motion !== 'reduced') {
        const since = (second + own * BETWEEN) % BETWEEN
        if (since < 1.6) pose = poseOf(since * BEATS)
      }
      // Each by itself: one path of them all would be empty where two lie over one another.
      context.beginPath()
      drawBat(context, bat, pose)
      context.fill()
    }
  }
  if (motion === 'reduced') return untilMinute(time)
  const wait = 1000 / BEATS
  return second < FORMED ? undefined : wait - (time.millisecond % wait)
}

/** For how many seconds one that has left the cave is seen. */
const FLIGHT = 5

/** One leaves the cave each second and is gone over its roof. */
function drawStragglers({ context, time, width, height, motion }: CanvasFrame) {
  context.clearRect(0, 0, width, height)
  context.fillStyle = ROCK
  const second = motion === 'reduced' ? time.second : secondsOf(time)
  const less = Math.min(width, height)
  for (let ago = 0; ago < FLIGHT; ago++) {
    const left = Math.floor(second) - ago
    const way = (second - left) / FLIGHT
    const { between } = createRandom('25-10-28', 'straggler', (left + 60) % 60)
    const from = between(0.1, 0.9)
    const to = from + between(-0.3, 0.3)
    const bow = between(-0.12, 0.12)
    const wobble = Math.sin(second * 5 + left * 2) * 0.008
    const bat = {
      x: width * (from + (to - from) * way + bow * Math.sin(way * Math.PI) + wobble),
      y: height * (1.02 - 1.1 * way ** 1.2) + less * wobble,
      // Those further off are smaller.
      span: less * (0.085 - 0.05 * way),
      pose: 0,
      turn: (to - from) * 0.9,
    }
    context.beginPath()
    drawBat(context, bat, poseOf(second * 11 + left * 3))
    context.fill()
  }
  return motion === 'reduced' ? untilSecond(time) : undefined
}

/** The evening over the ridge with the cave. */
export default function Bats() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sky}>
      <Canvas draw={drawSky} beat="minute" />
      <Canvas draw={drawStragglers} beat={12} />
      <Canvas draw={drawSwarm} beat={15} />
    </Stage>
  )
}
