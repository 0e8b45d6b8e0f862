import { createRandom, laterBy, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Bat, FIGURES, FORMED, figuresAt, POSES, placesOf, poseOf, skyAt, TALL, wayOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const ROCK = '#101418'
/** Rock that some light falls on: so much of the sky's colour is left. */
const FURTHER = 0.42

type Context = CanvasRenderingContext2D

function darker(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part))
  return `rgb(${channels.join(' ')})`
}

/**
 * The mouth of the cave: rock all round, its edge broken off, with what hangs from the roof and stands on the floor.
 * Every point is seen from the middle of the mouth, so that its edge never crosses itself.
 */
function mouth(context: Context, width: number, height: number, name: string, size: number) {
  const { between } = createRandom('25-10-28', name)
  const wide = width > height * 0.9
  const [middle, roof, floor] = wide ? [0.46, 0.45, 0.41] : [0.47, 0.455, 0.44]
  const across = width * 0.49
  const corner = 5
  const count = 58
  context.beginPath()
  context.rect(-1, -1, width + 2, height + 2)
  for (let index = 0; index < count; index++) {
    // Angles are those of a circle drawn out to the mouth, so that points lie as close on the short side.
    const angle = ((index + between(-0.4, 0.4)) / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const down = height * (sin < 0 ? roof : floor)
    const out = (Math.abs(cos) ** corner + Math.abs(sin) ** corner) ** (-1 / corner)
    const tooth = between(0, 1) < 0.3 && Math.abs(sin) > 0.4 ? between(0.03, sin < 0 ? 0.12 : 0.07) : 0
    const far = out * size * (1 + between(-0.035, 0.03) - tooth)
    const [x, y] = [width / 2 + cos * across * far, height * middle + sin * down * far]
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
  context.fill('evenodd')
}

function drawSky({ context, time, width, height }: CanvasFrame) {
  const sky = skyAt(time.hour, time.minute)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = darker(sky, FURTHER)
  mouth(context, width, height, 'further', 0.965)
  context.fillStyle = ROCK
  mouth(context, width, height, 'near', 1.02)
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

/** A figure's bats in pixels. */
const hung = (figure: number, place: ReturnType<typeof placesOf>[number]): Bat[] =>
  FIGURES[figure]!.bats.map((bat) => ({
    ...bat,
    x: place.x + bat.x * place.scale,
    y: place.y + bat.y * place.drop,
    span: 1.1 * bat.span * Math.sqrt(place.scale * place.drop),
  }))

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
    const bats = hung(figure, places[slot]!)
    const changed = old[slot] !== figure && second < FORMED
    const from = changed ? hung(old[slot]!, oldPlaces[slot]!) : bats
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

/** The evening from inside a cave. */
export default function Bats() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.cave}>
      <Canvas draw={drawSky} beat="minute" />
      <Canvas draw={drawStragglers} beat={12} />
      <Canvas draw={drawSwarm} beat={15} />
    </Stage>
  )
}
