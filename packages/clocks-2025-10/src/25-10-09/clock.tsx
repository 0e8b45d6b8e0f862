import { clamp, easeInOut, easeOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { HALF, INNER, MIDDLE, OUTER, placesAt, planOf, RADIUS, rimBox, TICK_MS, TURN_MS } from './model'

export { notes } from './notes'

const FACE = 'ft-25-10-09 Disc'

export const images: string[] = []
export const fonts = [{ family: FACE, source: new URL('./disc.woff2', import.meta.url).href, weight: '600' }]

/** The discs as they are printed, and as they are seen in the cut-out. */
const PRINT = {
  rim: '#d98f70',
  outer: '#cb7d60',
  middle: '#bd6e53',
  inner: '#ae6049',
  hub: '#3b152c',
  type: '#7f343f',
}
const SEEN = {
  rim: '#3b152c',
  outer: '#3b152c',
  middle: '#4f1f3a',
  inner: '#3b152c',
  hub: '#3b152c',
  type: '#f9dcc3',
}

type Colours = typeof PRINT
type Plan = ReturnType<typeof planOf>

/** A disc's words along its radii, so many places turned; only those that come near the stage. */
function lines(
  context: CanvasRenderingContext2D,
  plan: Plan,
  list: readonly string[],
  place: number,
  along: number,
  align: CanvasTextAlign,
) {
  const { angle, size, centre } = plan
  const step = (Math.PI * 2) / list.length
  const reach = Math.max(1, Math.ceil(0.75 / step))
  context.textAlign = align
  for (let index = Math.floor(place) - reach; index <= Math.ceil(place) + reach; index++) {
    const word = list[(index + list.length * 2) % list.length]!
    context.save()
    context.translate(...centre)
    // The next line is below the present one, and comes up to it.
    context.rotate(angle - (index - place) * step)
    context.fillText(word, (along - RADIUS.centre) * size, size * 0.263)
    context.restore()
  }
}

function discs(
  context: CanvasRenderingContext2D,
  plan: Plan,
  places: { outer: number; middle: number; inner: number },
  colours: Colours,
) {
  const { size, centre } = plan
  const ring = (along: number, colour: string) => {
    context.fillStyle = colour
    context.beginPath()
    context.arc(...centre, (RADIUS.centre - along) * size, 0, Math.PI * 2)
    context.fill()
  }
  ring(RADIUS.rim, colours.rim)
  ring(RADIUS.outer, colours.outer)
  ring(RADIUS.middle, colours.middle)
  ring(RADIUS.inner, colours.inner)
  ring(RADIUS.hub, colours.hub)
  context.fillStyle = colours.type
  context.font = `600 ${size}px "${FACE}"`
  context.textBaseline = 'alphabetic'
  lines(context, plan, OUTER, places.outer, RADIUS.outerEnd, 'right')
  lines(context, plan, MIDDLE, places.middle, RADIUS.middleCentre, 'center')
  lines(context, plan, INNER, places.inner, RADIUS.innerStart, 'left')
}

/** Drawn for the eight tenths of a second in which the discs turn on, and then not for the rest of the minute. */
function wheel({ context, time, width, height, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const { angle, size, place } = plan
  const now = placesAt(time.hour, time.minute)
  const before = time.minute > 0 ? placesAt(time.hour, time.minute - 1) : placesAt((time.hour + 23) % 24, 59)
  // At midnight yesterday's last places are those before the first of today.
  const day =
    time.hour === 0 && time.minute === 0
      ? { outer: 1440, middle: 72, inner: 24 }
      : { outer: 0, middle: 0, inner: 0 }
  const part = motion === 'reduced' ? 1 : clamp((time.second * 1000 + time.millisecond) / TURN_MS)
  const turned = easeInOut(part)
  const between = (disc: 'outer' | 'middle' | 'inner') => {
    const from = before[disc] - day[disc]
    return from + (now[disc] - from) * turned
  }
  const places = { outer: between('outer'), middle: between('middle'), inner: between('inner') }
  discs(context, plan, places, PRINT)

  context.save()
  const [x, y] = place(RADIUS.window[0])
  context.translate(x, y)
  context.rotate(angle)
  context.beginPath()
  context.rect(0, -HALF * size, (RADIUS.window[1] - RADIUS.window[0]) * size, HALF * 2 * size)
  context.rotate(-angle)
  context.translate(-x, -y)
  context.clip()
  discs(context, plan, places, SEEN)
  context.restore()
  return part === 1 ? untilMinute(time) : undefined
}

/** The graduation at the rim goes on by a second's mark. */
function rim({ context, time, width, height, motion }: CanvasFrame) {
  const { angle, size, centre } = planOf(width, height)
  const part = motion === 'reduced' ? 1 : clamp(time.millisecond / TICK_MS)
  const place = time.second - 1 + easeOut(part)
  const step = Math.PI / 30
  context.fillStyle = PRINT.hub
  context.font = `600 ${size * 0.23}px "${FACE}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let index = Math.floor(place) - 6; index <= place + 7; index++) {
    context.save()
    context.translate(...centre)
    context.rotate(angle - (index - place) * step)
    context.fillText(String((index + 60) % 60), (RADIUS.seconds - RADIUS.centre) * size, size * 0.08)
    for (let tick = 0; tick < 10; tick++) {
      const inner = RADIUS.ticks[1]
      const long = tick === 0 ? 0.18 : tick === 5 ? 0.13 : 0.08
      const thick = size * (tick === 0 ? 0.035 : 0.018)
      context.fillRect((inner - long - RADIUS.centre) * size, -thick / 2, long * size, thick)
      context.rotate(step / 10)
    }
    context.restore()
  }
  return part === 1 ? untilSecond(time) : undefined
}

/** Three discs of type that say the time in a cut-out. */
export default function TurntableType() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.table}>
      <Canvas draw={wheel} beat={30} />
      <Canvas draw={rim} beat={24} part={({ width, height }) => rimBox(width, height)} />
    </Stage>
  )
}
