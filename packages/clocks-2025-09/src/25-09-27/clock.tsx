import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  between,
  crestOf,
  HOURS,
  heelAt,
  levelOf,
  type Plan,
  placeOf,
  planOf,
  pushAt,
  rollAt,
  STRIPS,
} from './model'

export { notes } from './notes'

const files = {
  ship: new URL('./ship.webp', import.meta.url).href,
  boat: new URL('./boat.webp', import.meta.url).href,
  water: new URL('./water.webp', import.meta.url).href,
  sky: new URL('./sky.webp', import.meta.url).href,
}

export const images = Object.values(files)
export const fonts = [
  {
    family: 'ft-25-09-27 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '400',
  },
]

const PAPER = '#ece2cc'
const INK = '#171310'
const FAINT = '#71644f'

/** The ship's picture: its size, where it turns, and where the top of its mast is, which stands upright above that. */
const SHIP = { width: 658, height: 928, x: 327, y: 823, top: 4 }
const BOAT = { width: 1140, height: 243 }

/** The picture's own sky, printed darker. */
function drawSky({ context, width, height, image }: CanvasFrame) {
  const sky = image(files.sky)
  const scale = Math.max(width / sky.naturalWidth, height / sky.naturalHeight)
  context.drawImage(sky, 0, 0, sky.naturalWidth * scale, sky.naturalHeight * scale)
}

/** A strip cut from the picture's water, printed in a tone of its own; the scissors leave a plain edge. */
function cutStrip(
  { context, width, height, image }: CanvasFrame,
  edge: (x: number) => number,
  tone: string,
  shift: number,
) {
  const water = image(files.water)
  const step = Math.max(1, Math.round(width / 640))
  const body = new Path2D()
  let top = height
  for (let x = -step; x <= width + step; x += step) {
    const y = edge(x)
    top = Math.min(top, y)
    body.lineTo(x, y)
  }
  body.lineTo(width + step, height)
  body.lineTo(-step, height)
  body.closePath()
  context.save()
  context.clip(body)
  context.fillStyle = tone
  context.fillRect(0, top, width, height - top)
  context.globalCompositeOperation = 'soft-light'
  const scale = Math.max(width / water.naturalWidth, height / 800) * 1.25
  const [long, high] = [water.naturalWidth * scale, water.naturalHeight * scale]
  // The sheet is the same there and back, so that no seam shows.
  for (let y = top - (shift % high); y < height; y += high)
    for (let x = -((shift * 3) % long); x < width; x += long)
      context.drawImage(water, x, y, long + 0.5, high + 0.5)
  context.restore()
}

/** The strips' tones, the farthest first; the last two lie before the ship, on which more light falls. */
const TONES = ['#9c8e78', '#84765f', '#6d5f4c', '#574b3c', '#43392d', '#4b3f32', '#2c241b'] as const

/** The great wave: it meets the staff at the minute, and stands still, for it is read. */
function drawWave(frame: CanvasFrame) {
  const plan = planOf(frame.width, frame.height)
  for (let strip = 0; strip < STRIPS; strip++)
    cutStrip(frame, crestOf(plan, frame.time.minute, strip), TONES[strip]!, strip * 67)
}

/** A strip of the sea before the ship, a little broader than the stage, for it is pushed to and fro. */
const drawFront = (index: number) => (frame: CanvasFrame) => {
  const { width, height, time } = frame
  const plan = planOf(width / 1.12, height)
  const high = height * (0.012 + 0.0005 * time.minute)
  const base = [plan.zero + height * 0.035, plan.zero + height * 0.135][index]! + high * 0.4
  const long = plan.room * [0.046, 0.06][index]! * (plan.tall ? 1.6 : 1)
  const edge = (x: number) => {
    const swell = x / long + index * 2
    // Pointed above and round below, and leaning forward, as waves are.
    const sharp = Math.abs(Math.sin((swell + 0.6 * Math.cos(swell)) / 2)) ** 1.2
    return base - high * (1 - 2 * sharp) * (0.8 + 0.3 * Math.sin(swell / 2.7))
  }
  cutStrip(frame, edge, TONES[STRIPS + index]!, 90 + index * 37)
}
const FRONT = [drawFront(0), drawFront(1)]

/** The hours, printed on the sky; the one that the mast points to is large and dark. */
function Hours({ plan, hour: now }: { plan: Plan; hour: number }) {
  const { tall, middle, pivot, radius, apart, size, large, staff, room } = plan
  const place = placeOf(now)
  // Close together they leave their place to a mark, and the large one stands above, wholly inside.
  const away = radius + (tall ? size * 1.15 : 0)
  const turn = ((place - 6) * apart * Math.PI) / 180
  const wide = large * (HOURS[place]! > 9 ? 0.56 : 0.34)
  const inside = (x: number) => Math.min(Math.max(x, staff + wide + room * 0.02), staff + room * 0.98 - wide)
  const x = middle + Math.sin(turn) * away
  const y = pivot - (tall ? 1 : Math.cos(turn)) * away
  const line = Math.max(1.5, size * 0.09)
  return (
    <svg className={styles.whole} aria-hidden="true">
      {HOURS.map((hour, index) => (
        <g key={hour} transform={`translate(${middle} ${pivot}) rotate(${(index - 6) * apart})`}>
          {index !== place ? (
            <text y={-radius} fontSize={size} textAnchor="middle" fill={FAINT} className={styles.figures}>
              {hour}
            </text>
          ) : (
            tall && (
              <rect x={-line / 2} y={-radius - size * 0.95} width={line} height={size * 0.95} fill={INK} />
            )
          )}
        </g>
      ))}
      <text
        transform={
          tall ? `translate(${inside(x)} ${y})` : `translate(${x} ${y}) rotate(${(place - 6) * apart})`
        }
        fontSize={tall || HOURS[place]! < 10 ? large : large * 0.84}
        textAnchor="middle"
        fill={INK}
        className={styles.figures}
      >
        {HOURS[place]}
      </text>
    </svg>
  )
}

/** She is turned as one piece, within the second's first part, and rests. */
function Ship({ plan, hour }: { plan: Plan; hour: number }) {
  const ship = useRef<HTMLImageElement>(null)
  const { motion } = useHostSettings()
  const { middle, pivot, radius, apart } = plan
  const scale = (radius * 0.975) / (SHIP.y - SHIP.top)
  useFrame((time: ClockTime) => {
    const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 700))
    const roll = between(rollAt, time.second, part) * apart
    if (ship.current) ship.current.style.rotate = `${(heelAt(hour, apart) + roll).toFixed(3)}deg`
    // She rides up and down more than she rolls: her mast is read.
    const ride = between((second) => pushAt(second, 0), time.second, part) * radius * 0.011
    if (ship.current) ship.current.style.translate = `0 ${ride.toFixed(2)}px`
    return part === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <img
      ref={ship}
      src={files.ship}
      alt=""
      className={styles.ship}
      style={{
        left: middle - SHIP.x * scale,
        top: pivot - SHIP.y * scale,
        width: SHIP.width * scale,
        height: SHIP.height * scale,
        transformOrigin: `${SHIP.x * scale}px ${SHIP.y * scale}px`,
      }}
    />
  )
}

/** The ferryman, who has seen worse. */
function Boat({ plan, width, height }: { plan: Plan; width: number; height: number }) {
  const boat = useRef<HTMLImageElement>(null)
  const { motion } = useHostSettings()
  const long = Math.min(plan.tall ? width * 1.02 : width * 0.5, height * 0.95)
  useFrame((time: ClockTime) => {
    const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 700))
    const push = between((second) => pushAt(second, 1), time.second, part)
    if (boat.current) {
      boat.current.style.rotate = `${(-2.2 + push * 1.1).toFixed(3)}deg`
      boat.current.style.translate = `0 ${(push * height * 0.004).toFixed(2)}px`
    }
    return part === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <img
      ref={boat}
      src={files.boat}
      alt=""
      className={styles.boat}
      style={{
        left: plan.staff - long * (plan.tall ? 0.2 : 0.06),
        top: plan.zero + height * 0.128 - (long * BOAT.height * 0.66) / BOAT.width,
        width: long,
        height: (long * BOAT.height) / BOAT.width,
        transformOrigin: '40% 80%',
      }}
    />
  )
}

/** A strip of sea that is pushed to and fro, as in a toy theatre. */
function Strip({ index, width }: { index: 0 | 1; width: number }) {
  const strip = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 700))
    const push = between((second) => pushAt(second, index), time.second, part)
    if (strip.current) strip.current.style.translate = `${(push * width * 0.022).toFixed(2)}px 0`
    return part === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div ref={strip} className={styles.strip}>
      <Canvas
        draw={FRONT[index]!}
        beat="minute"
        part={(stage) => {
          const top = planOf(stage.width / 1.12, stage.height).zero - stage.height * 0.02
          return { left: 0, top, width: stage.width, height: stage.height - top }
        }}
      />
    </div>
  )
}

/** The staff: dry paper above the wave, wet and dark below it, and under the water line the number of the minute. */
function Staff({ plan, minute, height }: { plan: Plan; minute: number; height: number }) {
  const { staff, zero, full } = plan
  const level = levelOf(plan, minute)
  const size = Math.min(staff * 0.27, ((zero - full) / 6) * 0.4)
  const large = Math.min(staff * 0.66, height * 0.2)
  const line = Math.max(1, staff * 0.014)
  return (
    <svg className={styles.whole} aria-hidden="true">
      <rect width={staff} height={height} fill={PAPER} />
      <rect y={level} width={staff} height={height - level} fill={INK} />
      {Array.from({ length: 61 }, (_, index) => {
        const y = levelOf(plan, index)
        const ten = index % 10 === 0
        const long = staff * (ten ? 0.34 : index % 5 ? 0.12 : 0.2)
        const thick = ten ? line * 2 : line
        // What the large number needs is left free of marks.
        if (y > level && y < level + large * 1.05) return null
        return (
          <g key={index} fill={y > level ? PAPER : INK}>
            <rect x={staff - long} y={y - thick / 2} width={long} height={thick} />
            {ten && Math.abs(y - level) > size * 0.4 && (
              <text
                x={staff * 0.56}
                y={y + size * 0.36}
                fontSize={size}
                textAnchor="end"
                className={styles.figures}
              >
                {index}
              </text>
            )}
          </g>
        )
      })}
      <text
        x={staff / 2}
        y={level + large * 0.88}
        fontSize={large}
        textAnchor="middle"
        fill={PAPER}
        className={styles.figures}
      >
        {minute}
      </text>
    </svg>
  )
}

/** A harbour photograph put to sea as a toy theatre: the mast points to the hour, the wave stands at the minute. */
export default function Tempest() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.theatre}>
      <Canvas draw={drawSky} beat="minute" />
      <Canvas draw={drawWave} beat="minute" />
      <Hours plan={plan} hour={hour} />
      <Ship plan={plan} hour={hour} />
      <Strip index={0} width={width} />
      <Boat plan={plan} width={width} height={height} />
      <Strip index={1} width={width} />
      <Staff plan={plan} minute={minute} height={height} />
    </Stage>
  )
}
