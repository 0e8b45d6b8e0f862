import {
  type ClockNotes,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { acrossAt, isFifth, isGreen, layoutOf, type Pose, poseAt, SLOPE, STEP } from './model'

export const images = []
export const fonts = [
  {
    family: 'ft-25-06-07 Road',
    source: new URL('./road.woff2', import.meta.url).href,
    weight: '900',
  },
]
export const notes: ClockNotes = {
  reading:
    'The men on the crossing are the hours, every fifth has an umbrella; the number beside the red hand is the minutes it has held the others up.',
  credits: [
    {
      title: 'Hand and Person Walking, of Font Awesome Free',
      creator: 'Fonticons, Inc.',
      source: '@iconify-json/fa7-solid 1.2.5 (npm)',
      licence: 'CC-BY-4.0',
      changes: 'the hand enlarged; the man taken to pieces and given joints, so that he walks',
    },
    {
      title: 'Overpass Black',
      creator: 'Delve Withrington, Dave Bailey and Thomas Jockin, after Highway Gothic',
      source: '@fontsource/overpass 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to the figures, renamed',
      files: ['road.woff2'],
    },
  ],
}

const HAND =
  'M352 96c0-17.7-14.3-32-32-32s-32 14.3-32 32v208c0 8.8-7.2 16-16 16s-16-7.2-16-16V128c0-17.7-14.3-32-32-32s-32 14.3-32 32v272c0 1.5 0 3.1.1 4.6L131.6 347c-16-15.2-41.3-14.6-56.6 1.4s-14.6 41.3 1.4 56.6l112.4 107c43.1 41.1 100.4 64 160 64H368c97.2 0 176-78.8 176-176V192c0-17.7-14.3-32-32-32s-32 14.3-32 32v112c0 8.8-7.2 16-16 16s-16-7.2-16-16V128c0-17.7-14.3-32-32-32s-32 14.3-32 32v176c0 8.8-7.2 16-16 16s-16-7.2-16-16z'

/** Of the walking man, in the icon's own grid of 640: where his joints are and how long his limbs. */
const HIP = 350
const SHOULDER = 208
const THIGH = 118
const SHIN = 128
const ARM = 92

const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A limb of two bones as a line; it ends with the joint and the tip. */
function limb(y: number, length: readonly [number, number], angles: readonly [number, number]): string {
  const reach = ([fromX, fromY]: readonly [number, number], bone: number, angle: number) =>
    [
      fromX + bone * Math.sin((angle * Math.PI) / 180),
      fromY + bone * Math.cos((angle * Math.PI) / 180),
    ] as const
  const root = [316, y] as const
  const joint = reach(root, length[0], angles[0])
  return `M${point(root)}L${point(joint)}L${point(reach(joint, length[1], angles[1]))}`
}

/** All lines of a man: legs, and arms with the trunk. */
function linesOf({ legs, arms, low }: Pose) {
  const down = low * 640
  return {
    legs: legs.map((leg) => limb(HIP + down, [THIGH, SHIN], leg)).join(''),
    arms: arms.map((arm) => limb(SHOULDER + 6 + down, [ARM, ARM], arm)).join(''),
    trunk: `M314 ${(SHOULDER + 22 + down).toFixed(1)}L316 ${(HIP - 22 + down).toFixed(1)}`,
    head: (88 + down).toFixed(1),
  }
}

function setMan(man: Element, lines: ReturnType<typeof linesOf>) {
  const [head, trunk, arms, legs] = man.children
  head!.setAttribute('cy', lines.head)
  trunk!.setAttribute('d', lines.trunk)
  arms!.setAttribute('d', lines.arms)
  legs!.setAttribute('d', lines.legs)
}

function Man({ transform, className }: { transform: string; className?: string }) {
  const lines = linesOf(poseAt(1))
  return (
    <g data-man transform={transform} className={`${styles.man} ${className ?? ''}`}>
      <circle cx="326" cy={lines.head} r="58" />
      <path d={lines.trunk} strokeWidth="112" />
      <path d={lines.arms} strokeWidth="58" />
      <path d={lines.legs} strokeWidth="68" />
    </g>
  )
}

/** Over every fifth man, its stick in his hand. */
const UMBRELLA =
  'M392 300V-20M392 -52V-20M176 36C184 -76 280 -120 392 -120S600 -76 608 36C572 8 530 8 500 36C470 8 424 8 392 36C360 8 314 8 284 36C254 8 212 8 176 36Z'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A crossing seen from the kerb: who has got across today, and for how long the others have been waiting. */
export default function Crosswalk() {
  const time = useClockTime('second')
  const { hour, minute, second } = time
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const across = acrossAt(hour, hourCycle)
  const { upright, drop, perRow, slot, pitch, kerb, man } = layoutOf(width, height, across)
  const green = isGreen(minute)

  useFrame((now) => {
    const part = motion === 'reduced' ? 1 : now.millisecond / 1000
    const lines = linesOf(poseAt(part))
    for (const walker of art.current?.querySelectorAll('[data-man]') ?? []) setMan(walker, lines)
    return part < STEP ? undefined : untilSecond(now)
  }, 20)

  const left = width * 0.03
  const xOf = (place: number) =>
    left + slot * ((place % perRow) + 0.5 + (perRow > 5 && place % perRow >= 5 ? 0.7 : 0))
  const feetOf = (place: number) => kerb + pitch * (Math.floor(place / perRow) + 0.97)
  const scale = man / 640

  const stones = (places: readonly number[]) =>
    places
      .map((at) => {
        const gap = at % 5 ? 0.5 : 1.5
        const x = (width * at) / 60 + gap
        return `M${x.toFixed(2)} ${(kerb - band).toFixed(2)}h${(width / 60 - gap * 2).toFixed(2)}v${(band * 0.86).toFixed(2)}h${(gap * 2 - width / 60).toFixed(2)}Z`
      })
      .join('')
  const band = Math.max(4, pitch * 0.11)
  const top = upright ? drop + height * 0.02 : drop * 0.9 + height * 0.03
  const tall = kerb - band - top
  /** Lamp and figures as high as each other, side by side or one over the other; both whole, off the kerb. */
  const high = upright ? Math.min(tall * 0.4, width * 0.5) : Math.min(tall * 0.7, width * 0.3)
  const size = (upright ? Math.min(high * 1.05, width * 0.5) : high) / 0.7
  const lamp = high / (green ? 0.96 : 0.8)
  const [lampX, lampY] = upright ? [width * 0.5, top + tall * 0.23] : [width * 0.24, kerb - band - tall * 0.5]
  const base = (upright ? top + tall * 0.71 : kerb - band - tall * 0.5) + size * 0.35
  const lampAt = `translate(${lampX - lamp * 0.5} ${lampY - lamp * (green ? 0.52 : 0.5)})`

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.street}>
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <g transform={`translate(${width / 2} 0)skewY(${SLOPE})translate(${-width / 2} 0)`}>
          {green ? (
            <Man className={styles.go} transform={`${lampAt}scale(${lamp / 640})`} />
          ) : (
            <path
              d={HAND}
              className={second >= 50 && second % 2 ? styles.dim : styles.halt}
              transform={`${lampAt}scale(${lamp / 640})`}
            />
          )}
          <rect x="-2" y={kerb - band} width={width + 4} height={height + drop * 2} className={styles.road} />
          <g className={styles.bars}>
            {range(perRow).map((place) => (
              <rect
                key={place}
                x={xOf(place) - slot * 0.33}
                y={kerb + band * 0.5}
                width={slot * 0.66}
                height={height + drop * 2}
              />
            ))}
          </g>
          <path d={stones(range(60).slice(second + 1))} className={styles.kerb} />
          <path d={stones(range(second + 1))} className={styles.past} />
          {range(across).map((place) => {
            const at = `translate(${xOf(place) - 318 * scale} ${feetOf(place) - 634 * scale})scale(${scale})`
            return (
              <g key={place}>
                {isFifth(place) && <path className={styles.umbrella} transform={at} d={UMBRELLA} />}
                <Man transform={at} />
              </g>
            )
          })}
          <text
            x={width * (upright ? 0.5 : 0.725)}
            y={base}
            fontSize={size}
            textAnchor="middle"
            className={green ? styles.go : styles.halt}
          >
            {minute}
          </text>
        </g>
      </svg>
    </Stage>
  )
}
