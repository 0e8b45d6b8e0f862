import { clamp, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { dialOf, handsOf, type Part, partOf, RAYS, shownOn, struck } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

interface Colours {
  readonly rim: string
  readonly dial: string
  readonly hour: string
  readonly minute: string
  readonly hub: string
}

/** The set's own black and crimson: by turns of the hands, and of the dials. */
const COLOURS: Record<Part, Colours> = {
  light: { rim: '#ffe38a', dial: '#fff8dc', hour: '#241a26', minute: '#ca0b4a', hub: '#9b9b9b' },
  hour: { rim: '#130c16', dial: '#2a1d2c', hour: '#ffffff', minute: '#ff4f83', hub: '#9b9b9b' },
  minute: { rim: '#a30539', dial: '#ca0b4a', hour: '#ffffff', minute: '#2a0a18', hub: '#e8a0b8' },
  gold: { rim: '#f59f00', dial: '#ffb613', hour: '#7a3d00', minute: '#d3541a', hub: '#c98a2c' },
  mark: { rim: '#ffe38a', dial: '#fff8dc', hour: '#241a26', minute: '#ca0b4a', hub: '#9b9b9b' },
}

/** Parts of a second: for hands that swing over to another time. */
const SWING = 0.4

const TURN = Math.PI * 2

/** A face, measured as in the set: 28 units wide with its rim. */
function drawFace(context: CanvasFrame['context'], colours: Colours, hour: number, minute: number) {
  context.fillStyle = colours.rim
  context.beginPath()
  context.arc(0, 0, 14, 0, TURN)
  context.fill()
  context.fillStyle = colours.dial
  context.beginPath()
  context.arc(0, 0, 11.4, 0, TURN)
  context.fill()
  for (const [colour, turn, length] of [
    [colours.minute, minute, 8.2],
    [colours.hour, hour, 6.2],
  ] as const) {
    context.strokeStyle = colour
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(Math.sin(turn * TURN) * length, -Math.cos(turn * TURN) * length)
    context.stroke()
  }
  context.fillStyle = colours.hub
  context.beginPath()
  context.arc(0, 0, 1.9, 0, TURN)
  context.fill()
}

/** Goes past its mark and comes back, as a hand does that was flung over. */
const flung = (part: number) => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2

/** The hands are made of larger faces, so that they run together. */
const SIZES: Record<Part, number> = { light: 1, gold: 1, mark: 1, hour: 1.36, minute: 1.42 }

/**
 * Draws the faces of some rays, hands over the others.
 * @param swungOf - How far the faces of a ray have swung over to the half hour beside theirs, `0` to `1`.
 * @param reached - For how many rings the minute's hand has gone over to the next minute.
 */
function drawRays(
  frame: CanvasFrame,
  rays: readonly number[],
  swungOf: (ray: number) => number,
  reached = 0,
) {
  const { context, time, width, height, seed } = frame
  const { middle, rings } = dialOf(width, height)
  const now = time.hour * 60 + time.minute
  const isHour = (ray: number) => Number(partOf(0, ray, time.hour, time.minute) === 'hour')
  const next = (time.minute + 1) % RAYS
  const rank = (ray: number) => (ray === time.minute ? 3 : ray === next && reached > 0 ? 2 : isHour(ray))
  context.lineCap = 'round'
  context.lineWidth = 2.2
  for (const ray of [...rays].sort((a, b) => rank(a) - rank(b))) {
    const [sine, cosine] = [Math.sin((ray / RAYS) * TURN), Math.cos((ray / RAYS) * TURN)]
    const shown = shownOn(seed, ray, rings.length, now)
    const swung = swungOf(ray)
    for (const [ring, { out, face }] of rings.entries()) {
      const [x, y] = [middle[0] + out * sine, middle[1] - out * cosine]
      if (
        Math.abs(x - middle[0]) > width / 2 + face * 1.5 ||
        Math.abs(y - middle[1]) > height / 2 + face * 1.5
      )
        continue
      const part = ray === next && ring < reached ? 'minute' : partOf(ring, ray, time.hour, time.minute)
      const scale = ((face * 0.925) / 14) * (SIZES[part] + 0.2 * swung)
      const { hour, minute } = handsOf(shown[ring]!)
      const turn = struck(shown[ring]!, now) === shown[ring] ? 0 : swung / 2
      context.save()
      context.translate(x, y)
      context.scale(scale, scale)
      drawFace(context, COLOURS[part], hour, minute + turn)
      context.restore()
    }
  }
}

const ALL = Array.from({ length: RAYS }, (_, ray) => ray)

/** The whole crowd, once a minute. */
function drawCrowd(frame: CanvasFrame) {
  drawRays(frame, ALL, () => 0)
  const { context, width, height } = frame
  const { middle, hub } = dialOf(width, height)
  for (const [colour, size] of [
    [COLOURS.hour.rim, 1],
    [COLOURS.hour.dial, 11.4 / 14],
    [COLOURS.hour.hub, 1.9 / 14],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(middle[0], middle[1], hub * size, 0, TURN)
    context.fill()
  }
}

/** The ray of the second strikes, and the one before it comes back; what lies over them is drawn over them again. */
function drawStruck(frame: CanvasFrame) {
  const { time, motion, width, height } = frame
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const part = flung(clamp(since / SWING))
  const [ray, before] = [time.second, (time.second + RAYS - 1) % RAYS]
  const moving = since < SWING ? [before, ray] : [ray]
  const over = ALL.filter(
    (other) =>
      partOf(0, other, time.hour, time.minute) !== 'light' &&
      moving.some((moved) => (moved - other + RAYS + 1) % RAYS < 3) &&
      !moving.includes(other),
  )
  const isLast = time.second === 59 && motion !== 'reduced'
  // The minute's hand goes over before the minute is full, from the hub outwards.
  const reached = isLast
    ? Math.ceil(clamp((since - 1 + SWING) / SWING) * dialOf(width, height).rings.length)
    : 0
  const next = (time.minute + 1) % RAYS
  const rays = [...moving, ...over]
  drawRays(
    frame,
    reached > 0 && !rays.includes(next) ? [...rays, next] : rays,
    (one) => (one === ray ? part : one === before ? 1 - part : 0),
    reached,
  )
  if (since < SWING) return undefined
  if (!isLast) return untilSecond(time)
  return since < 1 - SWING ? (1 - SWING - since) * 1000 : undefined
}

/**
 * Sixty rays of clock emoji, none of them right, and together a dial that is. The crowd is painted once a minute; over
 * it, at the beginning of each second, some eight pictures of the two rays that strike.
 */
export default function ClockEmoji() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.yellow}>
      <Canvas draw={drawCrowd} beat="minute" />
      <Canvas draw={drawStruck} beat={20} />
    </Stage>
  )
}
