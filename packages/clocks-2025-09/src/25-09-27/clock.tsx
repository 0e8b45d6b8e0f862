import {
  type ClockTime,
  createRandom,
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

const PAPER = '#efe3c8'
const INK = '#2a211b'

/** The ship's picture: its size, where it turns, and where the top of its mast is, which stands upright above that. */
const SHIP = { width: 658, height: 928, x: 327, y: 823, top: 4 }
const BOAT = { width: 1140, height: 243 }

/** The picture's own sky, printed darker. */
function drawSky({ context, width, height, image }: CanvasFrame) {
  const sky = image(files.sky)
  const scale = Math.max(width / sky.naturalWidth, height / sky.naturalHeight)
  context.drawImage(sky, 0, 0, sky.naturalWidth * scale, sky.naturalHeight * scale)
}

/**
 * A strip cut from the picture's water: its streaks are pushed up and down column by column, so that they follow the
 * wave's edge, and the edge shows the paper where it was cut.
 */
function cutStrip(
  { context, width, height, image }: CanvasFrame,
  edge: (x: number) => number,
  tone: number,
  shift: number,
) {
  const water = image(files.water)
  const [across, down] = [water.naturalWidth, water.naturalHeight]
  const scale = Math.max(width / across, height / 900) * 1.1
  const step = Math.max(1, Math.round(width / 700))
  for (let x = 0; x < width; x += step) {
    const top = edge(x + step / 2)
    // There and back again, so that no seam shows.
    const at = ((x + shift) / scale) % (across * 2)
    const column = Math.min(across - 2, at < across ? at : across * 2 - 1 - at)
    for (let y = top, turn = 0; y < height; y += down * scale, turn++) {
      const room = down * scale
      if (turn % 2) {
        context.save()
        context.translate(0, y + room)
        context.scale(1, -1)
        context.drawImage(water, column, 0, 1, down, x, 0, step + 0.5, room)
        context.restore()
      } else context.drawImage(water, column, 0, 1, down, x, y, step + 0.5, room + 0.5)
    }
  }
  const outline = new Path2D()
  for (let x = -step; x <= width + step; x += step) outline.lineTo(x, edge(x))
  const body = new Path2D(outline)
  body.lineTo(width + step, height)
  body.lineTo(-step, height)
  context.fillStyle = tone < 0 ? `rgb(24 18 15 / ${-tone})` : `rgb(214 200 174 / ${tone})`
  context.fill(body)
  context.strokeStyle = PAPER
  context.lineWidth = Math.max(1.2, Math.min(width, height) / 320)
  context.lineJoin = 'round'
  context.stroke(outline)
}

/** The great wave: it meets the staff at the minute, and stands still, for it is read. */
function drawWave(frame: CanvasFrame) {
  const plan = planOf(frame.width, frame.height)
  for (let strip = 0; strip < STRIPS; strip++)
    cutStrip(frame, crestOf(plan, frame.time.minute, strip), 0.16 - strip * 0.075, strip * 211)
}

/** A strip of the sea before the ship, a little broader than the stage, for it is pushed to and fro. */
const drawFront = (index: number) => (frame: CanvasFrame) => {
  const { width, height, time } = frame
  const plan = planOf(width / 1.12, height)
  const high = height * (0.008 + 0.0006 * time.minute)
  const base = [plan.zero + height * 0.03, plan.zero + height * 0.125][index]! + high * 0.4
  const long = plan.room * [0.052, 0.067][index]!
  const edge = (x: number) => {
    const swell = x / long + index * 2
    // Pointed above and round below, and leaning forward, as waves are.
    const sharp = Math.abs(Math.sin((swell + 0.6 * Math.cos(swell)) / 2)) ** 1.2
    return base - high * (1 - 2 * sharp) * (0.8 + 0.3 * Math.sin(swell / 2.7))
  }
  cutStrip(frame, edge, [-0.18, -0.38][index]!, 90 + index * 370)
}
const FRONT = [drawFront(0), drawFront(1)]

/** Each second a bolt is scratched into the plate, further to the right the later it is. */
function boltAt(second: number, { staff, room, zero, full }: Plan, seed: string): string {
  const { between: chance } = createRandom(seed, 'bolt', second)
  let x = staff + room * (0.04 + (0.92 * second) / 59)
  let y = -4
  const joints = 12
  const deep = (zero - full) * 0.8
  let path = `M${x.toFixed(1)} ${y}`
  for (let joint = 0; joint < joints; joint++) {
    x += chance(-1, 1) * Math.min(room, deep) * 0.045
    y += (deep / joints) * chance(0.6, 1.3)
    path += `L${x.toFixed(1)} ${y.toFixed(1)}`
    if (joint === 3 || joint === 6)
      path += `l${(chance(-1, 1) * room * 0.09).toFixed(1)} ${(deep * chance(0.06, 0.13)).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return path
}

/** The sky brightens in one step at the second, and the bolt stays in the plate until the next. */
function Lightning({ plan }: { plan: Plan }) {
  const flash = useRef<HTMLDivElement>(null)
  const { motion, seed } = useHostSettings()
  const { second } = useClockTime('second')
  useFrame((time: ClockTime) => {
    const lit = motion !== 'reduced' && time.millisecond < 160
    if (flash.current) flash.current.style.opacity = lit ? '0.3' : '0'
    return lit ? undefined : untilSecond(time)
  }, 20)
  return (
    <>
      <div ref={flash} className={styles.flash} />
      <svg className={styles.whole} aria-hidden="true">
        <path
          d={boltAt(second, plan, seed)}
          fill="none"
          stroke={PAPER}
          strokeWidth={Math.max(1.4, plan.radius / 190)}
          strokeLinejoin="bevel"
        />
      </svg>
    </>
  )
}

/** A quadrant cut from the picture's paper: where the mast points it is as dark as the wet part of the staff. */
function Arc({ plan, hour: now }: { plan: Plan; hour: number }) {
  const { middle, pivot, radius, band, apart } = plan
  const at = (degrees: number, far: number) => {
    const turn = (degrees * Math.PI) / 180
    return `${(middle + Math.sin(turn) * far).toFixed(2)} ${(pivot - Math.cos(turn) * far).toFixed(2)}`
  }
  const inner = radius - band
  const sector = (from: number, to: number) =>
    `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
  const size = Math.min(band * 0.74, ((radius * apart * Math.PI) / 180) * 0.86)
  return (
    <svg className={styles.whole} aria-hidden="true">
      <path d={sector(apart * -6.55, apart * 5.55)} fill={PAPER} />
      <path d={sector((placeOf(now) - 6.46) * apart, (placeOf(now) - 5.54) * apart)} fill={INK} />
      {HOURS.map((hour, index) => (
        <g
          key={hour}
          transform={`translate(${middle} ${pivot}) rotate(${(index - 6) * apart})`}
          fill={index === placeOf(now) ? PAPER : INK}
        >
          <path
            d={`M0 ${-inner}V${-inner - band * 0.16}`}
            stroke={index === placeOf(now) ? PAPER : INK}
            strokeWidth={Math.max(1, band * 0.03)}
          />
          <text
            y={-inner - band * 0.16 - (band * 0.84 - size * 0.7) / 2}
            fontSize={size}
            textAnchor="middle"
            className={styles.figures}
          >
            {hour}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Ship and boat are turned as one piece each, within half a second, and rest. */
function Afloat({ plan, hour, children }: { plan: Plan; hour: number; children: React.ReactNode }) {
  const ship = useRef<HTMLImageElement>(null)
  const { motion } = useHostSettings()
  const { middle, pivot, radius, band, apart } = plan
  const scale = (radius - band * 1.02 - radius * 0.012) / (SHIP.y - SHIP.top)
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
    <>
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
      {children}
    </>
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
        left: -long * 0.02,
        top: plan.zero + height * 0.118 - (long * BOAT.height * 0.66) / BOAT.width,
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

/** The staff: dry paper above the wave, wet and dark below it. */
function Staff({ plan, minute, height }: { plan: Plan; minute: number; height: number }) {
  const { staff, zero, full } = plan
  const level = levelOf(plan, minute)
  const size = Math.min(staff * 0.5, ((zero - full) / 12) * 0.72)
  const line = Math.max(1, staff * 0.018)
  const marks = (ink: string) => (
    <g fill={ink} stroke="none">
      {Array.from({ length: 61 }, (_, index) => {
        const y = levelOf(plan, index)
        const five = index % 5 === 0
        const long = staff * (five ? 0.3 : 0.17)
        const thick = five ? line * 1.7 : line
        return (
          <g key={index}>
            <rect x={staff - long} y={y - thick / 2} width={long} height={thick} />
            {five && (
              <text
                x={staff * 0.63}
                y={y + size * 0.34}
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
    </g>
  )
  return (
    <svg className={styles.whole} aria-hidden="true">
      <svg width={staff} height={level} overflow="hidden" aria-hidden="true">
        <rect width={staff} height={height} fill={PAPER} />
        {marks(INK)}
      </svg>
      <svg y={level} width={staff} height={height - level} overflow="hidden" aria-hidden="true">
        <g transform={`translate(0 ${-level})`}>
          <rect width={staff} height={height} fill={INK} />
          {marks(PAPER)}
        </g>
      </svg>
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
      <Lightning plan={plan} />
      <Canvas draw={drawWave} beat="minute" />
      <Arc plan={plan} hour={hour} />
      <Afloat plan={plan} hour={hour}>
        <Staff plan={plan} minute={minute} height={height} />
        <Strip index={0} width={width} />
        <Boat plan={plan} width={width} height={height} />
      </Afloat>
      <Strip index={1} width={width} />
    </Stage>
  )
}
