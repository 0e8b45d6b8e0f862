import { easeInOut, Stage, untilSecond, useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ageOf, breadthOf, FIVES, hourAt, lightAt, roundOf, swayAt, writing } from './model'
import { draw, fallen, paint, paintCat, tread } from './snow'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** How large things are on a stage: the print, the numbers, and how wide their grooves are. */
function sizesOf(width: number, height: number, hour: string) {
  const least = Math.min(width, height)
  const round = roundOf(width, height)
  const [a, b] = [round(14.5), round(15.5)]
  const apart = Math.hypot(a.x - b.x, a.y - b.y)
  const high = Math.min(height * 0.44, (width * 0.5) / Math.max(0.96, breadthOf(hour)))
  return {
    round,
    apart,
    paw: apart * 0.43,
    high,
    small: least * 0.052,
    inward: apart * 0.5 + least * (width < height ? 0.06 : 0.08),
  }
}

/** The snow with all that was trodden and written in it. It is computed as a relief, once a minute, and then lit. */
const snow = ({ context, time, width, height, hourCycle }: CanvasFrame) => {
  const { canvas } = context
  const unit = canvas.width / width
  const hour = hourAt(time.hour, hourCycle)
  const { round, paw, high, small, inward } = sizesOf(width, height, hour)
  const field = fallen(canvas.width, canvas.height, unit * (Math.min(width, height) / 800) ** 0.5)
  const scaled = (strokes: [number, number][][]) =>
    strokes.map((line) => line.map(([x, y]): [number, number] => [x * unit, y * unit]))
  draw(field, scaled(writing(hour, width / 2, height / 2, high)), high * 0.115 * unit)
  const fives = FIVES.flatMap((five) => {
    const { x, y, heading } = round(five)
    return writing(String(five), x - Math.sin(heading) * inward, y + Math.cos(heading) * inward, small)
  })
  draw(field, scaled(fives), small * 0.19 * unit, 0.2)
  for (let print = 1; print <= 60; print++) {
    const { x, y, heading } = round(print)
    tread(field, { x: x * unit, y: y * unit, heading }, print, ageOf(print % 60, time.minute), paw * unit)
  }
  const picture = context.createImageData(canvas.width, canvas.height)
  paint(field, lightAt(time.hour), unit, picture.data)
  context.putImageData(picture, 0, 0)
}

/** How long the tail takes from one side to the other, each second. */
const SWAY_MS = 560

/** The cat stands before the newest print. Only its tail moves; its canvas covers no more than it and its shadow. */
function Cat() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const placeOf = (width: number, height: number) => {
    const { round, apart } = sizesOf(width, height, hourAt(hour, hourCycle))
    const [rump, nose] = [round(minute + 0.85), round(minute + 5.1)]
    const heading = Math.atan2(nose.y - rump.y, nose.x - rump.x)
    return { x: rump.x, y: rump.y, heading, long: apart * 4.7 }
  }
  const part = ({ width, height }: { width: number; height: number }) => {
    const { x, y, heading, long } = placeOf(width, height)
    const [middle, centre] = [x + Math.cos(heading) * long * 0.22, y + Math.sin(heading) * long * 0.22]
    return { left: middle - long * 0.86, top: centre - long * 0.86, width: long * 1.95, height: long * 1.95 }
  }
  const draw = ({ context, time, width, height, motion }: CanvasFrame) => {
    const { canvas } = context
    const area = part({ width, height })
    const unit = canvas.width / area.width
    const { x, y, heading, long } = placeOf(width, height)
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / SWAY_MS))
    const picture = context.createImageData(canvas.width, canvas.height)
    paintCat(
      { width: canvas.width, height: canvas.height, into: picture.data },
      { x: (x - area.left) * unit, y: (y - area.top) * unit, heading },
      long * unit,
      swayAt(time.second, step),
      lightAt(time.hour),
    )
    context.putImageData(picture, 0, 0)
    return step === 1 ? untilSecond(time) : undefined
  }
  return <Canvas key={hour * 60 + minute} draw={draw} beat={16} part={part} maxPixels={80_000} />
}

/** A cat walks a round an hour, and leaves sixty prints that the snow fills. */
export default function Pawprints() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={snow} beat="minute" maxPixels={820_000} />
      <Cat />
    </Stage>
  )
}
