import {
  createRandom,
  Stage,
  secondsOf,
  untilMinute,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  ageOf,
  FLAKES,
  flakeAt,
  hourAt,
  hourOf,
  lightAt,
  mayPass,
  PASSES_MS,
  shadowOf,
  trailOf,
  type Written,
  writing,
} from './model'
import { draw, fallen, paint, tread } from './snow'

export { notes } from './notes'

const cat = new URL('./cat.webp', import.meta.url).href
export const images = [cat]
export const fonts = []

/** The snow with all that was trodden and written in it. It is computed as a relief, once a minute, and then lit. */
function* snow({ context, time, width, height, hourCycle }: CanvasFrame): Generator<undefined, undefined> {
  const { canvas } = context
  const unit = canvas.width / width
  const field = yield* fallen(canvas.width, canvas.height, unit * (Math.min(width, height) / 800) ** 0.5)
  const write = ({ text, x, y, high }: Written, thick: number, heap: number) =>
    draw(
      field,
      writing(text, x, y, high).map((line) => line.map(([x, y]): [number, number] => [x * unit, y * unit])),
      high * thick * unit,
      heap,
    )
  const { older, newest, number } = trailOf([width, height], time.minute)
  yield
  for (const [step, { print, x, y, heading, size }] of [...older, newest].entries()) {
    if (step % 4 === 0) yield
    tread(field, { x: x * unit, y: y * unit, heading }, print, ageOf(print % 60, time.minute), size * unit)
  }
  for (const figure of hourOf([width, height], hourAt(time.hour, hourCycle))) {
    yield* write(figure, 0.125, 1)
  }
  yield* write(number, 0.16, 0.7)
  const picture = context.createImageData(canvas.width, canvas.height)
  yield* paint(field, lightAt(time.hour), unit, picture.data)
  context.putImageData(picture, 0, 0)
  return undefined
}

/** How far off a flake's shadow is when it comes into sight, in parts of the stage: away from the light. */
const [RIGHT, DOWN] = [0.2, 0.11]

/** Seen from above, a flake grows small as it falls, and meets its shadow where it lands. */
function Flakes() {
  const air = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(air) ?? { width: 0, height: 0 }
  const { motion, seed } = useHostSettings()
  const least = Math.min(width, height)
  useFrame((time) => {
    const seconds =
      time.hour * 3600 + time.minute * 60 + (motion === 'reduced' ? time.second : secondsOf(time))
    for (let index = 0; index < FLAKES; index++) {
      const { count, high } = flakeAt(index, seconds)
      const { between } = createRandom(seed, 'flake', index, count)
      const [x, y] = [between(0.03, 0.9) * width, between(0.04, 0.9) * height]
      const [across, along] = [between(-0.1, 0.1) * least, between(-0.1, 0.1) * least]
      const near = Math.min(1, (1 - high) * 5)
      const [shade, flake] = [
        air.current?.children[index * 2],
        air.current?.children[index * 2 + 1],
      ] as HTMLElement[]
      const move = (of: HTMLElement | undefined, left: number, top: number, scale: number, seen: number) => {
        if (!of) return
        of.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${scale.toFixed(2)})`
        of.style.opacity = seen.toFixed(2)
      }
      move(shade, x + RIGHT * least * high, y + DOWN * least * high, 1 + 2 * high, near * (1 - high) ** 1.5)
      move(flake, x + across * high, y + along * high, 1 + 1.3 * high, near)
    }
  }, 12)
  return (
    <div ref={air} className={styles.air}>
      {Array.from({ length: FLAKES * 2 }, (_, index) => (
        <i key={index} className={index % 2 ? styles.flake : styles.shade} />
      ))}
    </div>
  )
}

/** How far down the shadow falls for each step to the right: less than the light has it, for the cat to keep its shape. */
const FALLS = 0.32

/** The pictures of a step, forth and back. */
const STEPS = [0, 1, 2, 1] as const
const [WIDE, HIGH] = [320, 200]

/** The cat goes by at the left, and only its shadow is seen; the lower the light, the longer it is. */
const shadow = ({ context, time, width, height, motion, image }: CanvasFrame) => {
  const since = time.second * 1000 + time.millisecond
  if (motion === 'reduced' || since >= PASSES_MS || !mayPass([width, height], time.minute))
    return untilMinute(time)
  const { long, reach } = shadowOf([width, height])
  const along = since / PASSES_MS
  // From below the stage to above it; what is high on the cat falls further down, as all shadows here do.
  const y = height + long - along * (height + long * 2 + reach * FALLS)
  context.globalAlpha = 0.9
  context.transform(0, -long / WIDE, -reach / HIGH, (-reach * FALLS) / HIGH, reach, y + reach * FALLS)
  const step = STEPS[Math.floor(along * 26) % STEPS.length]!
  context.drawImage(image(cat), step * WIDE, 0, WIDE, HIGH, 0, 0, WIDE, HIGH)
  context.globalCompositeOperation = 'source-in'
  context.globalAlpha = 1
  const { sky } = lightAt(time.hour)
  context.fillStyle = `rgb(${sky.map((of) => Math.round(of * 235)).join(' ')} / 0.64)`
  context.fillRect(0, 0, WIDE, HIGH)
  return undefined
}
/** A cat walks a round an hour, and leaves sixty prints that the snow fills. */
export default function Pawprints() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.snow}>
      <Canvas draw={snow} beat="minute" maxPixels={440_000} />
      <Canvas
        draw={shadow}
        beat={16}
        part={({ width, height }) => ({ left: 0, top: 0, width: shadowOf([width, height]).reach, height })}
        maxPixels={120_000}
      />
      <Flakes />
    </Stage>
  )
}
