import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { cardAt, isAtRest, LETTERS, placeOf, planOf, STOP, saidAt, strokesAt, wheelAt } from './model'

export { notes } from './notes'

const letters = {
  family: 'ft-25-10-17 Letters',
  source: new URL('./letters.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [letters]

/** In thousandths of the dial's radius. */
const RING = 706
const HOLE = 123
const RIM = 878
const CARD = 472

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** A place on the ring of holes. */
function placed(number: number, radius = RING) {
  const angle = (placeOf(number) * Math.PI) / 180
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) }
}

/** The finger wheel is a disc with ten holes: what is under them is painted on the plate below. */
const WHEEL = `M0-${RIM}A${RIM} ${RIM} 0 1 1 0 ${RIM}A${RIM} ${RIM} 0 1 1 0-${RIM}Z${NUMBERS.map((number) => {
  const { x, y } = placed(number)
  return `M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${HOLE * 2} 0a${HOLE} ${HOLE} 0 1 0-${HOLE * 2} 0Z`
}).join('')}`

/** A dial larger than the stage, on which somebody calls the speaking clock. */
export default function Telephone() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { radius, x, y } = planOf(width, height)
  const box = {
    viewBox: '-1000 -1000 2000 2000',
    style: { left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 },
  }
  return (
    <Stage css={css} fonts={fonts} images={images} artRef={art} className={styles.body}>
      <svg aria-hidden="true" {...box} className={styles.layer}>
        <circle r="985" className={styles.plate} />
        {NUMBERS.map((number) => {
          const at = placed(number)
          return (
            <g key={number} transform={`translate(${at.x} ${at.y})`}>
              <text y={LETTERS[number] ? 90 : 54} fontSize="150" className={styles.ink}>
                {number}
              </text>
              <text y="-38" fontSize="56" className={styles.colour}>
                {LETTERS[number]}
              </text>
            </g>
          )
        })}
      </svg>
      <Wheel {...box} />
      <svg aria-hidden="true" {...box} className={styles.layer}>
        <path
          className={styles.stop}
          transform={`rotate(${STOP})`}
          d="M44-1400V-760C44-690 30-646 6-622C-24-594-66-622-52-664C-42-690-44-710-44-760V-1400Z"
        />
        <circle r={CARD} className={styles.plate} />
        <Card />
      </svg>
    </Stage>
  )
}

/** It is turned as one piece while somebody dials, and rests between calls. */
function Wheel(box: object) {
  const wheel = useRef<SVGSVGElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const part = motion === 'reduced' ? 0 : time.millisecond / 1000
    if (wheel.current) wheel.current.style.rotate = `${wheelAt(time.second, part).toFixed(2)}deg`
    if (motion === 'reduced' || isAtRest(time.second, part)) return untilSecond(time)
  }, 24)
  return (
    <svg aria-hidden="true" {...box} ref={wheel} className={`${styles.layer} ${styles.turning}`}>
      <path d={WHEEL} className={styles.wheel} />
    </svg>
  )
}

/** What the voice said last. */
function Card() {
  const { hour, minute, second } = useClockTime('second')
  const { hourCycle } = useHostSettings()
  const [told, minutes] = cardAt(hour, minute, hourCycle)
  const strokes = strokesAt(second)
  return (
    <>
      <path id="ft-25-10-17-over" d="M-402 0A402 402 0 0 1 402 0" fill="none" />
      <path id="ft-25-10-17-under" d="M-438 0A438 438 0 0 0 438 0" fill="none" />
      <text fontSize="54" className={styles.colour}>
        <textPath href="#ft-25-10-17-over" startOffset="50%">
          at the third stroke it was
        </textPath>
      </text>
      <text fontSize="54" className={styles.colour}>
        <textPath href="#ft-25-10-17-under" startOffset="50%">
          {saidAt(second)}
        </textPath>
      </text>
      <text y="-43" fontSize="378" className={styles.ink}>
        {told}
      </text>
      <text y="311" fontSize="378" className={styles.ink}>
        {minutes}
      </text>
      {[-1, 0, 1].map((place, index) => (
        <circle
          key={place}
          cx={place * 104}
          r="16"
          className={index < strokes ? styles.heard : styles.unheard}
        />
      ))}
    </>
  )
}
