import {
  type ClockTime,
  createRandom,
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
import { brokenOf, GROOVE, grooveAt, lengthOf, type Plan, planOf, sideAt, tracksAt, turnAt } from './model'

export { notes } from './notes'

const flower = new URL('./flower.webp', import.meta.url).href

export const images = [flower]
export const fonts = [
  {
    family: 'ft-25-09-02 Black',
    source: new URL('./black.woff2', import.meta.url).href,
    weight: '800',
  },
  {
    family: 'ft-25-09-02 Text',
    source: new URL('./text.woff2', import.meta.url).href,
    weight: '500',
  },
]

const BLACK = '#171614'
const PAPER = '#d8d4c9'
const SAGE = '#a3ad8d'
/** Sage again, dark enough to be read on paper. */
const MOSS = '#56663a'

/** Where the flowers are in their picture. */
const FLOWER = { width: 807, height: 640, middle: 408, tips: 36 }

/**
 * The disc, which looks the same however it turns: so it is drawn once, and only its label is turned. A song is parted
 * from the next by a ring without a groove. Light lies on grooves in two wedges, and never turns with them.
 */
function drawDisc({ context, width, height }: CanvasFrame) {
  const { tall, sleeve, radius } = planOf(width, height)
  const [x, y] = tall ? [width / 2, sleeve] : [sleeve, height / 2]
  const ring = (far: number, from = 0, to = 2 * Math.PI) => {
    context.beginPath()
    context.arc(x, y, far * radius, from, to)
    context.stroke()
  }
  context.fillStyle = BLACK
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
  const { between } = createRandom('grooves')
  const step = Math.max(1.6 / radius, 0.0034)
  context.lineWidth = step * radius * 0.42
  const light = tall ? Math.PI / 2 : 0
  for (let far = GROOVE.to; far < GROOVE.from; far += step) {
    const minute = ((GROOVE.from - far) / (GROOVE.from - GROOVE.to)) * 60
    // Every five minutes a song ends: nothing is cut there.
    if (Math.abs((minute % 5) - 2.5) > 2.5 - 0.28) continue
    context.strokeStyle = '#33312d'
    ring(far)
    const cut = between(-0.02, 0.02)
    const loud = between(0.015, 0.045)
    for (const [middle, half, tone] of [
      [light - 0.62, 0.17, '#6a665d'],
      [light - 0.62, 0.1, '#a39e91'],
      [light + 0.74, 0.09, '#625f56'],
    ] as const) {
      context.strokeStyle = tone
      ring(far, middle - half - loud + cut, middle + half + loud * 0.6 + cut)
    }
  }
  context.strokeStyle = '#4a4740'
  context.lineWidth = Math.max(1, radius * 0.002)
  ring(0.992)
  ring(0.352)
}

/** Browsers lay out in 64ths of a pixel, and cut off what is less: to the right where a place is left of where it is from. */
const inLayout = (place: number) => Math.floor(place * 64) / 64

/** The label, turned as one piece. */
function Label({ plan, hour, width, height }: { plan: Plan; hour: number; width: number; height: number }) {
  const label = useRef<SVGSVGElement>(null)
  const { motion } = useHostSettings()
  const { tall, sleeve, radius } = plan
  const across = radius * 0.66
  const [left, top] = [(tall ? width / 2 : sleeve) - across / 2, (tall ? sleeve : height / 2) - across / 2]
  const [right, bottom] = [Math.ceil(left + across), Math.ceil(top + across)]
  // The other half is always in the sleeve; and all of a box that turns is painted anew, its corners too, unless it is
  // cut. It is cut at whole pixels, for what is in it not to be moved to them.
  const cut = { left: Math.floor(tall ? left : sleeve), top: Math.floor(tall ? sleeve : top) }
  useFrame((time: ClockTime) => {
    const second = time.second + (motion === 'reduced' ? 0 : time.millisecond / 1000)
    if (label.current) label.current.style.rotate = `${turnAt(time.hour, time.minute, second).toFixed(2)}deg`
    return motion === 'reduced' ? untilSecond(time) : undefined
  }, 24)
  return (
    <div
      className={styles.drawn}
      style={{ left: cut.left, top: cut.top, width: right - cut.left, height: bottom - cut.top }}
    >
      <svg
        ref={label}
        className={styles.label}
        viewBox="-100 -100 200 200"
        style={{
          left: inLayout(left - cut.left),
          top: inLayout(top - cut.top),
          width: across,
          height: across,
        }}
        aria-hidden="true"
      >
        <circle r="100" fill={SAGE} />
        <g fill={BLACK} textAnchor="middle">
          <text className={styles.black} x="-17" y="-30" fontSize="78">
            33
          </text>
          <text className={styles.black} x="49" y="-49" fontSize="32">
            1
          </text>
          <text className={styles.black} x="60" y="-33" fontSize="44">
            /
          </text>
          <text className={styles.black} x="74" y="-30" fontSize="32">
            3
          </text>
          <text className={styles.text} y="-12" x="-44" fontSize="10">
            Found Time
          </text>
          <text className={styles.black} y="74" fontSize="96">
            {sideAt(hour)}
          </text>
          <text className={styles.text} y="-12" x="44" fontSize="10">
            Long Playing
          </text>
          <rect x="-84" y="-1" width="66" height="2" />
          <rect x="18" y="-1" width="66" height="2" />
        </g>
        <circle r="4.6" fill={BLACK} />
      </svg>
    </div>
  )
}

/** The rail of the arm with its scale, and the carriage that the stylus hangs from. */
function Rail({
  plan,
  minute,
  width,
  height,
}: {
  plan: Plan
  minute: number
  width: number
  height: number
}) {
  const { tall, sleeve, radius, rail } = plan
  const [x, y] = tall ? [width / 2, sleeve] : [sleeve, height / 2]
  const along = (value: number) => grooveAt(value) * radius
  const unit = along(0) - along(1)
  const size = Math.min(rail * 0.46, unit * (tall ? 4.1 : 3.2))
  const end = (tall ? height : width) - (tall ? y : x)
  const from = 0.34 * radius
  const arm = along(minute)
  const heavy = Math.max(1.2, unit * 0.3)
  const box = (near: number, low: number, long: number, high: number, fill: string, key?: number) =>
    tall ? (
      <rect key={key} x={low} y={near} width={high} height={long} fill={fill} />
    ) : (
      <rect key={key} x={near} y={low} width={long} height={high} fill={fill} />
    )
  const thick = rail * 0.6
  return (
    <svg className={styles.whole} aria-hidden="true">
      <g transform={`translate(${x} ${y})`}>
        {box(from, -rail, end - from, rail, PAPER)}
        {Array.from({ length: 61 }, (_, index) => {
          const five = index % 5 === 0
          const long = rail * (five ? 0.34 : 0.2)
          const line = five ? heavy : heavy * 0.62
          return box(along(index) - line / 2, -long, line, long, BLACK, index)
        })}
        {Array.from({ length: 13 }, (_, index) => (
          <text
            key={index}
            x={tall ? -rail * 0.42 : along(index * 5)}
            y={tall ? along(index * 5) + size * 0.36 : -rail * 0.46}
            fontSize={size}
            textAnchor={tall ? 'end' : 'middle'}
            fill={BLACK}
            className={styles.black}
          >
            {index * 5}
          </text>
        ))}
        <path
          d={
            tall
              ? `M0 ${arm}L${thick * 0.6} ${arm - thick * 0.6}V${arm - thick * 0.85}H${thick * 3}V${arm + thick * 0.85}H${thick * 0.6}V${arm + thick * 0.6}Z`
              : `M${arm} 0L${arm + thick * 0.6} ${thick * 0.6}H${arm + thick * 1.1}V${thick * 2.5}H${arm - thick * 1.1}V${thick * 0.6}H${arm - thick * 0.6}Z`
          }
          fill={SAGE}
        />
        <text
          x={tall ? thick * 1.8 : arm}
          y={tall ? arm + thick * 0.55 : thick * 2.08}
          fontSize={thick * 1.55}
          textAnchor="middle"
          fill={BLACK}
          className={styles.black}
        >
          {minute}
        </text>
      </g>
    </svg>
  )
}

/** The sleeve's front: songs above, flowers below. */
function Sleeve({ plan, hour, width, height }: { plan: Plan; hour: number; width: number; height: number }) {
  const { tall, sleeve, pad } = plan
  const [wide, high] = tall ? [width, sleeve] : [sleeve, height]
  const tracks = tracksAt(hour)
  const now = tracks.find(({ playing }) => playing)!
  const measure = wide - pad * 2
  const step = Math.min(high * (tall ? 0.0405 : 0.0335), measure * 0.06)
  const size = step * 0.84
  const figure = measure * 0.2
  const column = figure * 1.32
  const lines = brokenOf(now.title)
  // Two lines of it are as high as the figure.
  const title = Math.min(
    figure * 0.43,
    (measure - column) / Math.max(...lines.map((line) => lengthOf(line, 'black'))),
  )
  const head = size * 1.02
  const deep = figure * 0.742 + step * 0.62
  const indent = column
  const top = pad + head * 0.74
  let base = top + step * 0.5
  const rows = tracks.map(({ number, playing, title: name }) => {
    base += (playing ? deep : step) + (now.number === number - 1 ? step * 0.34 : 0)
    return { number, playing, name, base }
  })
  base += step * 0.6
  const scale = Math.max((high - base) / (FLOWER.height * (tall ? 0.42 : 0.6)), (wide * 1.2) / FLOWER.width)
  return (
    <div className={styles.sleeve} style={{ width: wide, height: high }}>
      <img
        src={flower}
        alt=""
        className={styles.flower}
        style={{
          width: FLOWER.width * scale,
          height: FLOWER.height * scale,
          left: wide / 2 - FLOWER.middle * scale,
          top: base - FLOWER.tips * scale * 0.8,
        }}
      />
      <svg className={styles.whole} aria-hidden="true" fill={BLACK}>
        <text x={pad} y={top} fontSize={head} className={styles.black}>
          Side {sideAt(hour)}
        </text>
        <text x={pad + indent} y={top} fontSize={head} className={styles.black}>
          Thirty-Three and a Third
        </text>
        {rows.map(({ number, playing, name, base: y }) =>
          playing ? (
            <g key={number} fill={MOSS} className={styles.black}>
              <text x={pad - figure * 0.05} y={y} fontSize={figure}>
                {number}
              </text>
              {lines.map((line, index) => (
                <text
                  key={line}
                  x={pad + column}
                  y={y - (lines.length - 1 - index) * title * 0.98}
                  fontSize={title}
                >
                  {line}
                </text>
              ))}
            </g>
          ) : (
            <g key={number} className={styles.text} fontSize={size}>
              <text x={pad} y={y}>
                {number}
              </text>
              <text x={pad + indent} y={y}>
                {name}
              </text>
            </g>
          ),
        )}
      </svg>
    </div>
  )
}

/** A long-playing record half drawn out of its sleeve: the song is the hour, the groove the minute. */
export default function ThirtyThreeAndAThird() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const at = { plan, width, height }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      <Canvas draw={drawDisc} beat="minute" />
      <Label {...at} hour={hour} />
      <Rail {...at} minute={minute} />
      <Sleeve {...at} hour={hour} />
    </Stage>
  )
}
