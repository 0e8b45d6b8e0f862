import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { COLOURS, FLAGS, spokenOf } from './flags'
import { dressingOf, GUST_MS, type Hoist, leanAt, planOf, signalAt, wavesAt } from './model'

export { notes } from './notes'

const BOARDS = 'ft-25-08-23 Boards'
const INK = '#0d1b4c'
const RED = '#d8122a'

export const images = []
export const fonts = [
  { family: BOARDS, source: new URL('./boards.woff2', import.meta.url).href, weight: '700' },
]

const PENNANT = 'M0 0C60-9 130 24 200 32V68C130 78 60 92 0 100Z'
const LETTER = 'M0 0C40-6 80 6 120 0V100C80 106 40 94 0 100Z'
const SWALLOW = 'M0 0C40-6 80 6 120 0L92 50 120 100C80 106 40 94 0 100Z'
const TRIANGLE = 'M0 0C50 4 100 42 150 50C100 58 50 104 0 100Z'

const OUTLINES = { pennant: PENNANT, letter: LETTER, swallow: SWALLOW, triangle: TRIANGLE }

const shapeOf = (name: string): keyof typeof OUTLINES =>
  name.length > 1 ? 'triangle' : name <= '9' ? 'pennant' : name === 'A' || name === 'B' ? 'swallow' : 'letter'

/** What flags are cut out with; a drawing that has flags has these. */
function Cuts() {
  return Object.entries(OUTLINES).map(([shape, outline]) => (
    <clipPath key={shape} id={`ft-25-08-23-${shape}`}>
      <path d={outline} />
    </clipPath>
  ))
}

/** A flag a hundred high, its upper corner at the origin; `round` undoes for its disc how far it is stretched. */
function Flag({ name, ink = 5, round = 1 }: { name: string; ink?: number; round?: number }) {
  const shape = shapeOf(name)
  return (
    <>
      <g clipPath={`url(#ft-25-08-23-${shape})`}>
        {FLAGS[name]!.map((path) =>
          path.includes('a28') ? (
            <ellipse
              key={path}
              cx={path.includes('M60') ? 60 : 66}
              cy={50}
              rx={28 * round}
              ry={28}
              fill={COLOURS[path[0]!]}
            />
          ) : (
            <path
              key={path}
              d={path.slice(1)}
              transform="translate(0 -8) scale(1 1.16)"
              fill={COLOURS[path[0]!]}
            />
          ),
        )}
      </g>
      <path d={OUTLINES[shape]} fill="none" stroke={INK} strokeWidth={ink} strokeLinejoin="round" />
    </>
  )
}

/** A numeral pennant on its halyard, and under it the board that says it. */
function Numeral({ hoist, row, name }: { hoist: Hoist; row: number; name: string }) {
  const { long, high, board, pitch, x, y } = hoist
  const [before, english] = spokenOf(name)
  const size = Math.min(board * 0.86, long * 0.205)
  return (
    <div className={styles.numeral} style={{ left: x, top: y + row * pitch, width: long, height: pitch }}>
      <svg
        data-lean={row}
        className={styles.pennant}
        viewBox="0 0 200 100"
        preserveAspectRatio="none"
        style={{ width: long, height: high }}
        aria-hidden="true"
      >
        <Cuts />
        <Flag name={name} ink={3.4} round={(2 * high) / long} />
      </svg>
      <svg
        className={styles.board}
        style={{ top: high + board * 0.06 }}
        width={long}
        height={board}
        aria-hidden="true"
      >
        <rect
          width={size * 4.9}
          height={board}
          fill="#fff"
          stroke={INK}
          strokeWidth={Math.max(1, board * 0.07)}
        />
        <text
          x={size * 2.45}
          y={board / 2 + size * 0.355}
          fontFamily={BOARDS}
          fontWeight={700}
          fontSize={size}
          textAnchor="middle"
          fill={INK}
        >
          {before}
          <tspan fill={RED}>{english}</tspan>
        </text>
      </svg>
    </div>
  )
}

type Measures = { width: number; height: number }

/** What stands still: the rope with the ship's dressing, masts and halyards, and the ship. */
const Ship = memo(function Ship({ width, height }: Measures) {
  const { masts, top, deck, hoists, upright } = planOf(width, height)
  const { points, flags, size } = dressingOf(width, height)
  const thick = Math.max(2, Math.min(width, height) * 0.011)
  const line = Math.max(1, thick * 0.28)
  const house = upright ? height * 0.07 : height * 0.045
  const windows = Array.from({ length: 9 }, (_, index) => width * (0.2 + index * 0.064))
  const keel = height
  return (
    <svg className={styles.whole} width={width} height={height} aria-hidden="true">
      <Cuts />
      {masts.map((x) => (
        <path key={x} d={`M${x} ${deck}V${top}`} stroke="#fff" strokeWidth={thick} strokeLinecap="round" />
      ))}
      {Object.values(hoists).map(({ x, y, pitch }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y === hoists.hour.y ? top : y - pitch * 0.4}V${deck}`}
          stroke={INK}
          strokeWidth={line}
        />
      ))}
      <path
        d={`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        fill="none"
        stroke={INK}
        strokeWidth={line}
      />
      {flags.map(({ name, x, y, turn }) => (
        <g
          key={name}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn + 90).toFixed(1)}) scale(${(size / 100).toFixed(4)})`}
        >
          <g transform="translate(0 -50)">
            <Flag name={name} />
          </g>
        </g>
      ))}
      <path
        d={`M${width * 0.14} ${deck + 4}V${deck - house}H${width * 0.8}L${width * 0.83} ${deck + 4}Z`}
        fill="#fff"
        stroke={INK}
        strokeWidth={line * 2}
      />
      {upright && (
        <g stroke={INK} strokeWidth={line * 2}>
          <path
            d={`M${width * 0.2} ${deck - house}l${width * 0.02} ${-height * 0.095}h${width * 0.13}l${width * 0.02} ${height * 0.095}Z`}
            fill="#ffd200"
          />
          <path
            d={`M${width * 0.214} ${deck - house - height * 0.066}l${width * 0.006} ${-height * 0.029}h${width * 0.13}l${width * 0.006} ${height * 0.029}Z`}
            fill={INK}
          />
        </g>
      )}
      {windows.map((x) => (
        <rect
          key={x}
          x={x}
          y={deck - house * 0.68}
          width={width * 0.034}
          height={house * 0.4}
          rx={line}
          fill={INK}
        />
      ))}
      <path
        d={`M${-width * 0.04} ${deck - height * 0.015}Q${width * 0.5} ${deck + height * 0.035} ${width * 1.02} ${deck - height * 0.05}L${width * 0.95} ${keel}H${width * 0.02}Z`}
        fill={RED}
        stroke={INK}
        strokeWidth={line * 2}
      />
      <path
        d={`M${-width * 0.04} ${deck + height * 0.016}Q${width * 0.5} ${deck + height * 0.066} ${width * 1.02} ${deck - height * 0.019}`}
        fill="none"
        stroke="#fff"
        strokeWidth={height * 0.012}
      />
      {Array.from({ length: 11 }, (_, index) => {
        const part = 0.07 + index * 0.085
        return (
          <circle
            key={index}
            cx={width * part}
            cy={deck + height * (0.062 + 0.02 * Math.sin(part * 3))}
            r={thick * 0.8}
            fill="#fff"
            stroke={INK}
            strokeWidth={line * 1.5}
          />
        )
      })}
    </svg>
  )
})

/** A strip of waves, one longer than the stage is broad. */
function Waves({ width, height, top, fill, row }: Measures & { top: number; fill: string; row: number }) {
  const wave = Math.max(width, height) / 9
  const count = Math.ceil(width / wave) + 2
  const crest = wave * 0.16
  let path = `M0 ${crest}`
  for (let index = 0; index < count; index++) path += `q${wave / 2} ${crest * 1.9} ${wave} 0`
  return (
    <svg
      data-waves={row}
      className={styles.waves}
      style={{ left: -wave * (1 + row * 0.5), top: top - crest, '--wave': `${wave}px` } as CSSProperties}
      width={wave * count}
      height={height - top + crest}
      aria-hidden="true"
    >
      <path d={`${path}V${height}H0Z`} fill={fill} />
      <path d={path} fill="none" stroke="#fff" strokeWidth={Math.max(1.5, crest * 0.22)} />
    </svg>
  )
}

function Hoists({ width, height }: Measures) {
  const { hourCycle } = useHostSettings()
  const { hour, hour12, minute, second } = useClockTime('second')
  const signal = signalAt(hourCycle === 12 ? hour12 : hour, minute, second)
  const { hoists } = planOf(width, height)
  return (['hour', 'minute', 'second'] as const).map((part) =>
    signal[part].map((name, row) => (
      <Numeral key={`${part}${row}`} hoist={hoists[part]} row={row} name={name} />
    )),
  )
}

/** A dressed ship that signals the time: flags lean with a gust each second, and the sea moves on by a quarter wave. */
export default function SignalFlags() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { motion } = useHostSettings()
  const laid = Boolean(size)
  useFrame((time) => {
    const calm = motion === 'reduced'
    if (!laid) return
    for (const flag of art.current?.querySelectorAll<SVGElement>('[data-lean]') ?? []) {
      const lean = calm ? 0 : leanAt(Number(flag.dataset.lean), time.millisecond)
      flag.style.transform = lean ? `skewY(${lean.toFixed(2)}deg)` : ''
    }
    for (const waves of art.current?.querySelectorAll<SVGElement>('[data-waves]') ?? []) {
      const gone = wavesAt(time.second, calm ? GUST_MS : time.millisecond)
      waves.style.translate = `calc(var(--wave) * ${gone.toFixed(4)}) 0`
    }
    return calm || time.millisecond >= GUST_MS ? untilSecond(time) : undefined
  }, 15)
  const [width, height] = [size?.width ?? 0, size?.height ?? 0]
  const deck = size ? planOf(width, height).deck : 0
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.harbour}
      ground={styles.sky}
    >
      {size && (
        <>
          <Waves width={width} height={height} top={deck - height * 0.005} fill="#16b5ea" row={0} />
          <Ship width={width} height={height} />
          <Waves width={width} height={height} top={deck + (height - deck) * 0.66} fill="#0e86d8" row={1} />
          <Hoists width={width} height={height} />
        </>
      )}
    </Stage>
  )
}
