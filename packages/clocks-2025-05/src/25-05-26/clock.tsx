import {
  Stage,
  secondsOf,
  shownHour,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { gardenFor, STEP, walkedAt } from './model'
import { paintPlant } from './paint'

export { notes } from './notes'

const FIGURES = 'ft-25-05-26 Figures'
const wall = new URL('./wall.webp', import.meta.url).href
const leaf = new URL('./leaf.webp', import.meta.url).href
const plate = new URL('./plate.webp', import.meta.url).href

export const images = [wall, leaf, plate]
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** The house number: the hour. */
function drawPlate({ context, width, height, time, hourCycle, image }: CanvasFrame) {
  const { x, y, width: wide, height: high } = gardenFor(width, height).plate
  context.save()
  context.shadowColor = 'rgb(58 28 18 / 0.6)'
  context.shadowBlur = wide * 0.03 * (context.getTransform().a || 1)
  context.shadowOffsetX = wide * 0.022 * (context.getTransform().a || 1)
  context.shadowOffsetY = wide * 0.03 * (context.getTransform().a || 1)
  context.drawImage(image(plate), x, y, wide, high)
  context.restore()
  context.font = `${high * 0.72}px "${FIGURES}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const text = String(shownHour(time.hour, hourCycle)).padStart(hourCycle === 12 ? 1 : 2, '0')
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(text)
  const foot = y + high / 2 + (up - down) / 2
  // Enamel stands a little above what is under it.
  context.fillStyle = '#04123f'
  context.fillText(text, x + wide / 2 + wide * 0.004, foot + wide * 0.006)
  context.fillStyle = '#f4f1e4'
  context.fillText(text, x + wide / 2, foot)
}

function* drawPlant({ context, width, height, ratio, time, image }: CanvasFrame) {
  yield* paintPlant(context, image(leaf), gardenFor(width, height), time.minute, ratio)
}

/** A ladybird walks up the vine once a minute, and is at its tip by the end. */
function Ladybird() {
  const box = useRef<HTMLDivElement>(null)
  const beetle = useRef<SVGSVGElement>(null)
  const { motion, mode } = useHostSettings()
  const { width, height } = useSize(box) ?? { width: 1280, height: 800 }
  useFrame((time) => {
    const isSettled = motion === 'reduced' || mode === 'still'
    const garden = gardenFor(width, height)
    const { vine, thick } = garden
    const end = vine.length - 60
    const at = 11 + ((end - 11) * walkedAt(secondsOf(time), isSettled)) / 60
    const [one, other] = [vine[Math.floor(at)]!, vine[Math.min(vine.length - 1, Math.floor(at) + 1)]!]
    const part = at - Math.floor(at)
    const [x, y] = [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part]
    const turn = Math.atan2(other[1] - one[1], other[0] - one[0])
    if (!beetle.current) return
    beetle.current.style.width = `${(thick * 6.4).toFixed(1)}px`
    beetle.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) rotate(${turn.toFixed(3)}rad)`
    return isSettled || time.millisecond >= STEP * 1000 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div ref={box} className={styles.fit}>
      <svg ref={beetle} aria-hidden="true" viewBox="-32 -26 64 52" className={styles.beetle}>
        <ellipse cx="2" cy="5" rx="25" ry="20" fill="#3a1a10" opacity="0.5" />
        <path
          d="M-12-17l-5-6M2-19l0-7M14-15l6-6M-12 17l-5 6M2 19l0 7M14 15l6 6M26-4l5-6M26 4l5 6"
          stroke="#140a0a"
          strokeWidth="2.4"
        />
        <ellipse cx="19" rx="9" ry="11" fill="#120b0d" />
        <path d="M19-9a6 6 0 0 1 5 6l-5 0zM19 9a6 6 0 0 0 5-6l-5 0z" fill="#efe6d8" />
        <ellipse cx="-3" rx="21" ry="18.5" fill="#c98a08" />
        <ellipse cx="-5" cy="-3" rx="17" ry="13.5" fill="#f6c71e" />
        <path d="M18 0H-24" stroke="#5e3a06" strokeWidth="1.6" />
        <g fill="#160a0a">
          <circle cx="6" cy="-9" r="4.2" />
          <circle cx="6" cy="9" r="4.2" />
          <circle cx="-8" cy="-10" r="4.6" />
          <circle cx="-8" cy="10" r="4.6" />
          <circle cx="-18" cy="-5" r="3.2" />
          <circle cx="-18" cy="5" r="3.2" />
          <ellipse cx="15" rx="3.6" ry="5" />
        </g>
        <ellipse cx="-4" cy="-11" rx="7" ry="2.6" fill="#fff" opacity="0.55" transform="rotate(-8)" />
      </svg>
    </div>
  )
}

function Wall() {
  return useHostSettings().transparent ? null : <img src={wall} alt="" className={styles.wall} />
}

/** A creeper on the wall of a house, red on the hour and green by the end of it. */
export default function Sprout() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.house}>
      <Wall />
      <Canvas draw={drawPlate} beat="minute" />
      <Canvas draw={drawPlant} beat="minute" />
      <Ladybird />
    </Stage>
  )
}
