import {
  type ClockTime,
  clamp,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import { CROWNED, HAND, type Part, PELVIS, RIBS, SKULL } from './bones'
import styles, { css } from './clock.module.css'
import { isCrowned, LEAP_MS, type Letter, type Place, type Pose, planOf, poseAt, rowsAt } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** The grounds of the rows, and what is cut on them. */
const GROUNDS = [
  { ground: '#0c1114', bone: '#e4ebee' },
  { ground: '#e4ebee', bone: '#0c1114' },
  { ground: '#9db3bf', bone: '#0c1114' },
]

/** Where bones cross, the upper one is cut free, as in a woodcut. */
const CUT = 1.1

/** A drawing in a box: its middle, its top and how high it is. */
function Drawing({ part, top, high, flip }: { part: Part; top: number; high: number; flip?: boolean }) {
  const [left, upper, width, height] = part.box
  const scale = high / height
  return (
    <path
      d={part.path}
      strokeWidth={CUT / scale}
      transform={`translate(0 ${top}) scale(${flip ? -scale : scale} ${scale}) translate(${-left - width / 2} ${-upper})`}
    />
  )
}

/** A long bone that hangs from its joint: a shaft, and two knobs at either end. */
function Bone({ length, thick }: { length: number; thick: number }) {
  const knob = thick * 0.62
  const end = length - knob * 1.1
  return (
    <path
      d={`M${-thick / 2} ${knob}A${knob} ${knob} 0 1 1 0 ${knob * 0.35}A${knob} ${knob} 0 1 1 ${thick / 2} ${knob}C${thick * 0.3} ${length * 0.4} ${thick * 0.3} ${length * 0.6} ${thick / 2} ${end}A${knob} ${knob} 0 1 1 0 ${end + knob * 0.65}A${knob} ${knob} 0 1 1 ${-thick / 2} ${end}C${-thick * 0.3} ${length * 0.6} ${-thick * 0.3} ${length * 0.4} ${-thick / 2} ${knob}Z`}
    />
  )
}

/** A foot: the heel, and five toes' bones. */
function Foot() {
  return (
    <path d="M-1.6 -1.4C-.4 -2.3 1.2 -2.2 2 -1L9.6 7.4C10.2 8.2 9.4 9.1 8.5 8.6L7.6 8C8 9 7.2 9.7 6.3 9.2L5.2 8.5C5.4 9.6 4.5 10 3.8 9.4L2.7 8.4C2.7 9.3 1.8 9.6 1.2 9L-.4 6.8C-2.4 5.2 -3.6 .6 -1.6 -1.4Z" />
  )
}

const ARM = [21, 19] as const
const LEG = [23.5, 22] as const

interface LimbProps {
  at: readonly [number, number]
  angles: readonly [number, number, number]
  arm?: boolean
  flip?: boolean
}

function Limb({ at: [x, y], angles: [first, second, last], arm, flip }: LimbProps) {
  const [upper, lower] = arm ? ARM : LEG
  return (
    <g transform={`translate(${x} ${y}) rotate(${first})`}>
      <Bone length={upper} thick={arm ? 3.2 : 4.2} />
      <g transform={`translate(0 ${upper}) rotate(${second})`}>
        {arm ? (
          <>
            <g transform="translate(-1.3 0)">
              <Bone length={lower} thick={1.7} />
            </g>
            <g transform="translate(1.4 .6)">
              <Bone length={lower - 0.6} thick={1.7} />
            </g>
          </>
        ) : (
          <>
            <Bone length={lower} thick={3.4} />
            <path d={`M${flip ? 2.9 : -2.9} 2.6L${flip ? 2.2 : -2.2} ${lower - 2}`} className={styles.fine} />
          </>
        )}
        <g transform={`translate(0 ${lower + 0.6}) rotate(${last})`}>
          {arm ? (
            <g transform="rotate(180) translate(0 -12.6)">
              <Drawing part={HAND} top={0} high={12.4} flip={flip ?? false} />
            </g>
          ) : (
            <g transform={flip ? 'scale(-1 1) rotate(40)' : 'rotate(40)'}>
              <g transform="translate(0 .6)">
                <Foot />
              </g>
            </g>
          )}
        </g>
      </g>
    </g>
  )
}

interface SkeletonProps {
  pose: Pose
  letter: Letter
  crowned: boolean
  stretch: number
}

/** A skeleton in a position, its feet on the ground. What is stretched is all but the skull. */
function Skeleton({ pose, letter, crowned, stretch }: SkeletonProps) {
  const [x, y] = pose.pelvis
  const dives = letter === 'V'
  return (
    <g transform={`translate(${x} ${y})`}>
      <Limb at={[4.6, dives ? -2 : 1]} angles={pose.legs[1]} flip />
      <Limb at={[-4.6, dives ? -2 : 1]} angles={pose.legs[0]} />
      {dives ? (
        <g transform="scale(1 -1)">
          <Drawing part={PELVIS} top={-9} high={14} />
        </g>
      ) : (
        <>
          <Drawing part={PELVIS} top={-9} high={14} />
          <g transform={`rotate(${pose.torso})`}>
            {[0, 1, 2].map((bone) => (
              <path key={bone} d={`M-2 ${-11 - bone * 2.7}h4l.7 2h-5.4z`} />
            ))}
            <Drawing part={RIBS} top={-36} high={19.5} />
            <path d="M-9.6 -34.4C-5 -36.6 5 -36.6 9.6 -34.4" className={styles.collar} />
            <Limb at={[10, -34]} angles={pose.arms[1]} arm flip />
            <Limb at={[-10, -34]} angles={pose.arms[0]} arm />
            <g transform={`translate(0 -36) scale(1.08 ${1.08 / stretch}) rotate(${pose.head})`}>
              <path d="M-1.4 -2.4h2.8l.5 2.4h-3.8z" />
              <Drawing
                part={crowned ? CROWNED : SKULL}
                top={crowned ? -21.4 : -18.6}
                high={crowned ? 19 : 16.4}
              />
            </g>
          </g>
        </>
      )}
    </g>
  )
}

interface RowProps {
  place: Place
  row: number
  crowned: boolean
}

/** A row of dancers, who leap to every second and come down in their other position. */
function Dancers({ place, row, crowned }: RowProps) {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const leaping = useRef<SVGSVGElement>(null)
  const { left, top, width, height, unit, stretch, dancers } = place
  useFrame((time: ClockTime) => {
    const part = motion === 'reduced' ? 1 : clamp(time.millisecond / LEAP_MS)
    const high = Math.sin(Math.PI * part) * unit * 3
    if (leaping.current) leaping.current.style.translate = `0 ${(-high).toFixed(2)}px`
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
  const { ground, bone } = GROUNDS[row]!
  return (
    <div
      className={styles.row}
      style={{ left, top, width: width + 1, height: height + 1, background: ground }}
    >
      <svg
        ref={leaping}
        className={styles.dancers}
        width={width}
        height={height}
        fill={bone}
        color={bone}
        stroke={ground}
        paintOrder="stroke"
        aria-hidden="true"
      >
        <g transform={`translate(${width / 2} ${height}) scale(${unit} ${unit * stretch})`}>
          {dancers.map(({ letter, x, scale }, index) => (
            <g
              key={index}
              transform={
                letter === 'lying'
                  ? `translate(0 ${-height / unit / 2}) scale(${scale}) rotate(-90) translate(0 52)`
                  : `translate(${x} ${letter === 'V' ? 0 : -4.4}) scale(${scale})`
              }
            >
              <Skeleton
                pose={poseAt(letter, index, second + row)}
                letter={letter}
                crowned={crowned}
                stretch={stretch}
              />
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}

/** Skeletons that dance the time in Roman figures. */
export default function DanseMacabre() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const rows = rowsAt(hour, minute, height > width)
  const places = planOf(rows, width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.floor}>
      {places.map((place, row) => (
        <Dancers key={`${row} ${width} ${height}`} place={place} row={row} crowned={isCrowned(hour)} />
      ))}
    </Stage>
  )
}
