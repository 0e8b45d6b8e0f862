import { clamp, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { dialOf, handsAt, handsOf, hourRay, INNER, type Part, partOf, RAYS, shownOn, struck } from './model'

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
  amber: { rim: '#dd7d00', dial: '#f29a08', hour: '#6a3000', minute: '#b93a10', hub: '#b9741c' },
  mark: { rim: '#ffe38a', dial: '#fff8dc', hour: '#241a26', minute: '#ca0b4a', hub: '#9b9b9b' },
  one: { rim: '#6d2f00', dial: '#8a4200', hour: '#ffffff', minute: '#ffc98a', hub: '#d8a060' },
  five: { rim: '#6d2f00', dial: '#fffdf0', hour: '#241a26', minute: '#ca0b4a', hub: '#9b9b9b' },
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

/** The hands are made of larger faces, so that they run together; on the rim the minutes stand clear of one another. */
const SIZES: Record<Part, number> = {
  light: 1,
  gold: 1,
  amber: 1,
  mark: 1,
  one: 0.72,
  five: 1.1,
  hour: 1.36,
  minute: 1.42,
}

/** By how much a face that strikes grows: so little that it only just touches its neighbours. */
const GROWTH = 0.07

/** The tip of the minute's hand is one of the sixty on the rim, and leaves its neighbours free. */
const TIP = 1.05

const isHand = (part: Part) => part === 'hour' || part === 'minute'

/**
 * Draws the faces of some rays, the hands over the others.
 * @param hands - Rays of which only the hands are drawn.
 * @param swungOf - How far the faces of a ray have swung over to the half hour beside theirs, `0` to `1`.
 * @param reached - For how many rings the minute's hand has gone over to the next minute.
 */
function drawRays(
  frame: CanvasFrame,
  rays: readonly number[],
  hands: readonly number[],
  swungOf: (ray: number) => number,
  reached = 0,
) {
  const { context, time, width, height, seed } = frame
  const { middle, rings } = dialOf(width, height)
  const now = time.hour * 60 + time.minute
  const next = (time.minute + 1) % RAYS
  const drawRay = (ray: number, ofHands: boolean) => {
    const [sine, cosine] = [Math.sin((ray / RAYS) * TURN), Math.cos((ray / RAYS) * TURN)]
    const shown = shownOn(seed, ray, rings.length, now)
    const swung = swungOf(ray)
    for (const [ring, { out, face }] of rings.entries()) {
      const part = ray === next && ring < reached ? 'minute' : partOf(ring, ray, time.hour, time.minute)
      if (isHand(part) !== ofHands) continue
      const [x, y] = [middle[0] + out * sine, middle[1] - out * cosine]
      if (
        Math.abs(x - middle[0]) > width / 2 + face * 1.5 ||
        Math.abs(y - middle[1]) > height / 2 + face * 1.5
      )
        continue
      const size = part === 'minute' && ring === INNER ? TIP : SIZES[part]
      const scale = ((face * 0.925) / 14) * (size + GROWTH * swung)
      const { hour, minute } = handsOf(shown[ring]!)
      const turn = struck(shown[ring]!, now) === shown[ring] ? 0 : swung / 2
      context.save()
      context.translate(x, y)
      context.scale(scale, scale)
      drawFace(context, COLOURS[part], hour, minute + turn)
      context.restore()
    }
  }
  const middleRay = hourRay(time.hour, time.minute)
  const rank = (ray: number) =>
    ray === time.minute ? 3 : ray === next && reached > 0 ? 2 : Number(ray === middleRay)
  context.lineCap = 'round'
  context.lineWidth = 2.2
  for (const ray of rays) drawRay(ray, false)
  const over = new Set([...rays, ...hands])
  const all = new Set([...handsAt(time.hour, time.minute), next])
  for (const ray of [...all].sort((a, b) => rank(a) - rank(b))) if (over.has(ray)) drawRay(ray, true)
}

const ALL = Array.from({ length: RAYS }, (_, ray) => ray)

/** The whole crowd, once a minute. */
function drawCrowd(frame: CanvasFrame) {
  drawRays(frame, ALL, [], () => 0)
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
  const { time, motion } = frame
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const part = flung(clamp(since / SWING))
  const [ray, before] = [time.second, (time.second + RAYS - 1) % RAYS]
  const moving = since < SWING ? [before, ray] : [ray]
  const hands = handsAt(time.hour, time.minute)
  const isNear = hands.some((hand) => moving.some((moved) => (moved - hand + RAYS + 1) % RAYS < 3))
  const isLast = time.second === 59 && motion !== 'reduced'
  // The minute's hand goes over before the minute is full, from the hub outwards.
  const reached = isLast ? Math.ceil(clamp((since - 1 + SWING) / SWING) * (INNER + 1)) : 0
  drawRays(
    frame,
    moving,
    // A hand that is touched is drawn whole, so that no part of it comes to lie over another.
    isNear || reached > 0 ? [...hands, (time.minute + 1) % RAYS] : [],
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
