import {
  clamp,
  Stage,
  secondsOf,
  shownHour,
  untilMinute,
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
  crackedAt,
  cupAt,
  cupsOf,
  liftAt,
  onShell,
  planOf,
  projected,
  RATTLE,
  rattleAt,
  scaleAt,
} from './model'

export { notes } from './notes'

const wall = new URL('./wall.webp', import.meta.url).href
const cup = new URL('./cup.webp', import.meta.url).href
const small = new URL('./small.webp', import.meta.url).href
const lid = new URL('./lid.webp', import.meta.url).href
const chick = new URL('./chick.webp', import.meta.url).href
const GLAZE = 'ft-25-06-30 glaze'

export const images = [wall, cup, small, lid, chick]
export const fonts = [
  { family: GLAZE, source: new URL('./glaze.woff2', import.meta.url).href, weight: '400' },
]

const COBALT = '#1b3fae'
const TOMATO = '#d3301c'

function drawShelves({ context, width, height, time, hourCycle, image }: CanvasFrame) {
  const plan = planOf(width, height)
  const thick = plan.cup * 0.16
  for (const [left, right, y] of plan.boards) {
    const shade = context.createLinearGradient(0, y + thick, 0, y + thick + plan.cup * 0.5)
    shade.addColorStop(0, 'rgba(10,40,30,0.5)')
    shade.addColorStop(1, 'rgba(10,40,30,0)')
    context.fillStyle = shade
    context.beginPath()
    context.moveTo(left + thick * 0.6, y + thick)
    context.lineTo(right + thick * 1.4, y + thick)
    context.lineTo(right + thick * 2.4, y + thick + plan.cup * 0.5)
    context.lineTo(left + thick * 2, y + thick + plan.cup * 0.5)
    context.fill()
    const board = context.createLinearGradient(0, y - thick * 0.55, 0, y + thick)
    board.addColorStop(0, '#e0a468')
    board.addColorStop(0.34, '#c98548')
    board.addColorStop(0.36, '#9c5e2c')
    board.addColorStop(1, '#7c471f')
    context.fillStyle = board
    context.fillRect(left, y - thick * 0.55, right - left, thick * 1.55)
  }
  const mine = cupAt(time.hour, hourCycle)
  const side = plan.cup / 0.874
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const [index, number] of cupsOf(time.hour, hourCycle).entries()) {
    const [x, y] = plan.places[index]!
    if (index === mine) {
      // It has left a ring where it stood.
      context.strokeStyle = 'rgba(90,48,18,0.55)'
      context.lineWidth = Math.max(1, side * 0.02)
      context.beginPath()
      context.ellipse(x, y - thick * 0.22, side * 0.24, thick * 0.24, 0, 0, 2 * Math.PI)
      context.stroke()
      continue
    }
    const [sx, sy] = [x + side * 0.22, y - side * 0.44]
    const soft = context.createRadialGradient(sx, sy, side * 0.2, sx, sy, side * 0.62)
    soft.addColorStop(0, 'rgba(8,40,28,0.42)')
    soft.addColorStop(0.55, 'rgba(8,40,28,0.26)')
    soft.addColorStop(1, 'rgba(8,40,28,0)')
    context.fillStyle = soft
    context.fillRect(
      sx - side * 0.62,
      sy - side * 0.62,
      side * 1.24,
      Math.min(side * 1.24, y - thick * 0.5 - sy + side * 0.62),
    )
    context.drawImage(image(small), x - side / 2, y - thick * 0.1 - side * 0.93, side, side)
    context.fillStyle = COBALT
    context.font = `${side * 0.3}px "${GLAZE}"`
    context.fillText(String(number), x, y - side * 0.465)
  }
  // The shadow of the egg's cup on the board.
  const { left, top, side: large } = plan.egg
  context.save()
  context.translate(left + large * 0.56, top + large * 0.915)
  context.scale(1, 0.2)
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, large * 0.3)
  shadow.addColorStop(0, 'rgba(50,20,4,0.75)')
  shadow.addColorStop(0.5, 'rgba(50,20,4,0.45)')
  shadow.addColorStop(1, 'rgba(50,20,4,0)')
  context.fillStyle = shadow
  context.fillRect(-large * 0.3, -large * 0.3, large * 0.6, large * 0.6)
  context.restore()
  return untilMinute(time)
}

function scalePart({ width, height }: { width: number; height: number }) {
  const { left, top, side } = planOf(width, height).egg
  return { left: left + side * 0.22, top: top + side * 0.36, width: side * 0.56, height: side * 0.52 }
}

function drawScale({ context, width, height, time, hourCycle, motion }: CanvasFrame) {
  const { left, top, side } = planOf(width, height).egg
  const seconds = secondsOf(time)
  const still = motion === 'reduced'
  const now = scaleAt(time.minute, seconds, still)
  const at = (angle: number, y: number) => {
    const [u, v] = onShell(angle, y)
    return [left + u * side, top + v * side] as const
  }
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let minute = Math.ceil(now) - 13; minute <= now + 13; minute++) {
    const angle = ((minute - now) * Math.PI) / 30
    const number = (minute + 60) % 60
    const five = number % 5 === 0
    context.globalAlpha = clamp((Math.cos(angle) - 0.2) * 3)
    context.strokeStyle = TOMATO
    context.lineWidth = side * (five ? 0.009 : 0.005) * Math.cos(angle)
    context.beginPath()
    context.moveTo(...at(angle, -0.035))
    context.lineTo(...at(angle, five ? -0.17 : -0.12))
    context.stroke()
    if (!five) continue
    const figures = String(number)
    for (const [index, figure] of [...figures].entries()) {
      const turn = angle + (index - (figures.length - 1) / 2) * 0.19
      const middle = at(turn, -0.43)
      const [right, up] = [at(turn + 0.01, -0.43), at(turn, -0.42)]
      context.save()
      context.transform(
        (right[0] - middle[0]) * 100,
        (right[1] - middle[1]) * 100,
        -(up[0] - middle[0]) * 100,
        -(up[1] - middle[1]) * 100,
        middle[0],
        middle[1],
      )
      context.scale(0.0035, 0.0035)
      context.fillStyle = TOMATO
      context.font = `100px "${GLAZE}"`
      context.fillText(figure, 0, 0)
      context.restore()
    }
  }
  context.globalAlpha = 1
  const [u, v] = projected(0, -1.13, -1)
  context.fillStyle = COBALT
  context.font = `${side * 0.178}px "${GLAZE}"`
  context.fillText(String(shownHour(time.hour, hourCycle)), left + u * side, top + v * side)
  if (still || seconds < 59.5) return still ? untilMinute(time) : (59.55 - seconds) * 1000
  return undefined
}

/** What the lower shell's front edge leaves of the chick. */
const OPENING = `polygon(0 0, 100% 0, 100% 60%, ${Array.from({ length: 21 }, (_, index) => {
  const angle = (Math.PI / 2) * (1 - index / 10)
  const [u, v] = onShell(angle, -0.012)
  return `${(u * 100).toFixed(2)}% ${(v * 100).toFixed(2)}%`
}).join(', ')}, 0 60%)`

/** The part of the egg's picture that is the lid. */
const LID = { left: 0.24, top: 0.04, width: 0.52, height: 0.42 }

const CRACKS = [
  'M636 408 L620 374 L646 346 L612 306 L634 276 L596 242 L610 208 L568 180 L576 148 L540 124',
  'M612 306 L576 296 L560 312 L524 292 L500 304',
  'M596 242 L636 224 L648 200',
  'M568 180 L528 186 L506 170 L472 180 L454 162',
  'M352 400 L368 366 L346 344 L376 310 L364 286',
]

/** A boiled egg tells the time: it stands in the cup of the hour and turns under its lid as a kitchen timer does. */
export default function Egg() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { width, height } = size ?? { width: 1280, height: 800 }
  const { egg } = planOf(width, height)
  // Not before it is known where it stands: it would be seen to move there.
  const place = {
    ...{ left: egg.left, top: egg.top, width: egg.side, height: egg.side },
    display: size ? undefined : 'none',
  }
  const { minute } = useClockTime('minute')
  const { motion, transparent } = useHostSettings()
  const top = useRef<HTMLDivElement>(null)
  const bird = useRef<HTMLImageElement>(null)
  const still = motion === 'reduced'
  const [, zero] = projected(0, 0, 0)
  const [, one] = projected(0, 1, 0)

  useFrame((time) => {
    const seconds = still ? time.second : secondsOf(time)
    const lift = liftAt(time.minute, seconds, still)
    const { hop, tilt } = rattleAt(time.second, still ? RATTLE : time.millisecond / 1000)
    const unit = (zero - one) * 100
    if (top.current)
      top.current.style.transform = `translateY(${(((0.014 - lift - hop) * unit) / LID.height).toFixed(3)}%) rotate(${tilt.toFixed(3)}deg)`
    const raised = -0.42 + Math.min(lift, 0.3) * 1.17 + Math.max(0, lift - 0.3) * 0.75
    if (bird.current) {
      bird.current.style.transform = `translateY(${(-raised * unit).toFixed(3)}%)`
      bird.current.style.visibility = lift > 0 ? 'visible' : 'hidden'
    }
    if (still) return untilSecond(time)
    const peep = time.second % 10 === 1 && time.second > 0
    const ends = RATTLE * 1000 + (time.second === 0 || time.second % 10 === 0 ? 150 : 0)
    if (time.millisecond < ends || (peep && time.millisecond >= 600)) return undefined
    return peep ? 600 - time.millisecond : untilSecond(time)
  }, 18)

  const cracked = crackedAt(minute)
  // The board begins at 0.7 of the picture's height; on the stage at 0.74 at least, below the shelves.
  const tall = Math.max(height, width * 0.625)
  const shift = tall > height ? clamp((tall * 0.7 - height * 0.74) / (tall - height)) : 1
  const [mark, rim] = projected(0, 0.012, -1)
  const tip = `${mark * 1000} ${rim * 1000 - 2}`
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.kitchen}
      ground={styles.tiles}
    >
      {!transparent && (
        <img
          src={wall}
          alt=""
          className={styles.wall}
          style={{ objectPosition: `50% ${(shift * 100).toFixed(2)}%` }}
        />
      )}
      <Canvas draw={drawShelves} beat="minute" />
      <div className={styles.egg} style={place}>
        <img src={cup} alt="" className={styles.whole} />
      </div>
      <Canvas draw={drawScale} beat={30} part={scalePart} />
      <div className={styles.egg} style={place}>
        <div className={styles.inside} style={{ clipPath: OPENING }}>
          <img ref={bird} src={chick} alt="" className={styles.chick} />
        </div>
        <div
          ref={top}
          className={styles.lid}
          style={{
            left: `${LID.left * 100}%`,
            top: `${LID.top * 100}%`,
            width: `${LID.width * 100}%`,
            height: `${LID.height * 100}%`,
          }}
        >
          <img src={lid} alt="" className={styles.whole} />
          <svg viewBox="240 40 520 420" className={styles.marks} aria-hidden="true">
            <path d={`M${tip} l-27 -60 q27 -13 54 0 z`} fill={TOMATO} />
            {CRACKS.map((d, index) => {
              const shown = clamp(cracked * 2.2 - index * 0.3)
              return shown > 0 ? (
                <g key={d} fill="none" strokeLinejoin="bevel">
                  {['#fffdf4', '#5a3b28'].map((colour, line) => (
                    <path
                      key={colour}
                      d={d}
                      pathLength={100}
                      stroke={colour}
                      strokeWidth={line ? 4.5 : 3}
                      transform={line ? undefined : 'translate(3 3)'}
                      strokeDasharray={`${shown * 100} 200`}
                    />
                  ))}
                </g>
              ) : null
            })}
          </svg>
        </div>
      </div>
    </Stage>
  )
}
