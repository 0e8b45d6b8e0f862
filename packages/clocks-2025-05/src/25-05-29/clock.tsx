import { Stage, untilSecond, useFrame, useHostSettings, useSize } from '@found-time/clock-runtime'
import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Arbor,
  crossings,
  drivenAngle,
  escapementAt,
  escapeOutline,
  type Label,
  type Layout,
  labelPlaces,
  layoutOf,
  MESHES,
  outlineOf,
  type Part,
  PIVOT,
  type Point,
  palletsPath,
  RADIUS,
  restFor,
  slowBeat,
  TEETH,
  titlePlace,
  turnsAfter,
} from './model'

export { notes } from './notes'

const roman = new URL('./roman.woff2', import.meta.url).href
const italic = new URL('./italic.woff2', import.meta.url).href

export const images = []
export const fonts = [
  { family: 'ft-25-05-29 Roman', source: roman, weight: '400' },
  { family: 'ft-25-05-29 Italic', source: italic, weight: '400', style: 'italic' },
]

/** A plate of clockwork, hand-coloured, and going. */
export default function Gears() {
  return (
    <Stage css={css} fonts={fonts} ground={styles.plate}>
      <Fitted />
    </Stage>
  )
}

function Fitted() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [width, height] = [Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]
  const layout = useMemo(() => (width && height ? layoutOf(width, height) : undefined), [width, height])
  return (
    <div ref={box} className={styles.fit}>
      {layout && <Plate key={`${layout.width} ${layout.height}`} layout={layout} />}
    </div>
  )
}

/** One wash to an arbor. */
const WASH: Readonly<Record<Arbor, string>> = {
  great: '#e2c594',
  centre: '#e0a898',
  third: '#b4c7ad',
  escape: '#e9d283',
  minute: '#abc2cc',
  hour: '#ddc6c0',
}

/**
 * Turned back inside and on again outside, in degrees: browsers paint a layer that stands straight otherwise than one
 * that does not, and keep it; no arbor ever stands straight.
 */
const SKEW = 0.37

const ARBORS = Object.keys(WASH) as Arbor[]

interface WheelShape {
  readonly inner: number
  readonly outer: number
  readonly arms: number
  readonly width: number
}
const WHEELS: Partial<Record<Part, WheelShape>> = {
  great: { inner: 14, outer: 31.4, arms: 6, width: 1.7 },
  centre: { inner: 8, outer: 28.2, arms: 5, width: 1.5 },
  third: { inner: 6.4, outer: 22.6, arms: 5, width: 1.2 },
  escape: { inner: 4.6, outer: 14.2, arms: 5, width: 0.9 },
  cannon: { inner: 5.2, outer: 20.6, arms: 4, width: 1.3 },
  minute: { inner: 5.4, outer: 20.6, arms: 4, width: 1.3 },
  hour: { inner: 6, outer: 26, arms: 6, width: 1.3 },
}

const paths = new Map<Part, string>()
function pathOf(part: Part): string {
  let path = paths.get(part)
  if (!path) {
    const shape = WHEELS[part]
    path = part === 'escape' ? escapeOutline() : outlineOf(part)
    if (shape) path += crossings(shape.inner, shape.outer, shape.arms, shape.width)
    paths.set(part, path)
  }
  return path
}

/** Two strokes of the burin along the shaded side of each arm. */
function armLines({ inner, outer, arms, width }: WheelShape): string {
  let path = ''
  for (let arm = 0; arm < arms; arm++) {
    const angle = (arm * 2 * Math.PI) / arms
    const at = (along: number, aside: number) =>
      `${(along * Math.cos(angle) - aside * Math.sin(angle)).toFixed(2)} ${(along * Math.sin(angle) + aside * Math.cos(angle)).toFixed(2)}`
    for (const [share, end] of [
      [0.78, 0.96],
      [0.52, 0.88],
      [0.26, 0.62],
    ] as const)
      path += `M${at(inner + 0.4, width * 1.28 * share)}L${at(inner + (outer - inner) * end, width * (1.28 - 0.5 * end) * share)}`
  }
  return path
}

/** The ratchet on the barrel, its teeth against the winding. */
const RATCHET = `M${Array.from({ length: 28 }, (_, tooth) => {
  const at = (radius: number, turn: number) =>
    `${(radius * Math.cos((turn * Math.PI) / 14)).toFixed(2)} ${(radius * Math.sin((turn * Math.PI) / 14)).toFixed(2)}`
  return `${at(9.6, tooth)}L${at(8.3, tooth + 0.06)}`
}).join('L')}Z`

/** A square drawing of `reach` units each way about a point. */
function Sheet(props: { at: Point; reach: number; arbor?: Arbor | 'swing'; children: ReactNode }) {
  const { at, reach, arbor, children } = props
  return (
    <svg
      data-arbor={arbor}
      className={arbor && styles.turning}
      aria-hidden="true"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      style={{
        left: `${at[0] - reach}em`,
        top: `${at[1] - reach}em`,
        width: `${2 * reach}em`,
        height: `${2 * reach}em`,
      }}
    >
      {arbor ? <g transform={`rotate(${-SKEW})`}>{children}</g> : children}
    </svg>
  )
}

const away = ([x, y]: Point, by: number): Point => [x + by * 0.6, y + by]

/** Lines that swell towards the lower right, as a burin cuts a turned ring: between two circles a little apart. */
function swelling(from: number, to: number, lines: number, weight: number): string {
  let path = ''
  for (let line = 0; line < lines; line++) {
    const radius = from + ((line + 0.5) * (to - from)) / lines
    const apart = weight * (0.35 + 0.65 * (line / lines))
    const ring = (r: number, shift: number) =>
      `M${(r - shift * 0.51).toFixed(3)} ${(-shift * 0.86).toFixed(3)}a${r} ${r} 0 1 0 ${-2 * r} 0a${r} ${r} 0 1 0 ${2 * r} 0Z`
    path += ring(radius, 0) + ring(radius - apart / 2, apart / 2)
  }
  return path
}

function Plate({ layout }: { layout: Layout }) {
  const { motion, mode, transparent } = useHostSettings()
  const { at, unit, width, height } = layout
  const root = useRef<HTMLDivElement>(null)
  /** What the elements, which stay as long as this component, were given last. */
  const shown = useRef<Partial<Record<Arbor | 'swing', string>>>({})
  const turning = useRef(new Map<string, readonly SVGSVGElement[]>())
  const id = useId()

  useFrame((time) => {
    const settled = motion === 'reduced' || mode === 'still'
    const { beats, swing } = escapementAt(time.secondsOfDay, settled)
    // What moves a fraction of a pixel in a beat, all over the stage, waits for more.
    const { great, centre, minute, hour } = turnsAfter(settled ? beats : slowBeat(beats))
    const turns = { ...turnsAfter(beats), great, centre, minute, hour }
    for (const name of [...ARBORS, 'swing'] as const) {
      const degrees = name === 'swing' ? swing : (turns[name] * 360) % 360
      const transform = `rotate(${(degrees + SKEW).toFixed(3)}deg)`
      if (shown.current[name] === transform) continue
      shown.current[name] = transform
      let elements = turning.current.get(name)
      if (!elements) {
        elements = [...root.current!.querySelectorAll<SVGSVGElement>(`[data-arbor=${name}]`)]
        turning.current.set(name, elements)
      }
      for (const element of elements) element.style.transform = transform
    }
    return settled ? untilSecond(time) : restFor(time.millisecond) || undefined
  }, 20)

  const phases = useMemo(() => {
    const phases: Partial<Record<Part, number>> = { escape: 0 }
    for (const [driver, from, driven, to] of MESHES) {
      const direction = Math.atan2(at[to][1] - at[from][1], at[to][0] - at[from][0])
      phases[driver] = 0
      phases[driven] = drivenAngle(direction, TEETH[driver], TEETH[driven])
    }
    return phases
  }, [at])

  const gear = (part: Part, arbor: Arbor) => {
    const shape = WHEELS[part]
    const reach = RADIUS[part] + 2
    const path = pathOf(part)
    const turned = `rotate(${(phases[part] ?? 0).toFixed(3)})`
    const root = RADIUS[part] - (part === 'escape' ? 3.6 : (2.2 * RADIUS[part]) / TEETH[part])
    return (
      <>
        {shape && (
          <Sheet at={away(at[arbor], 2.1)} reach={reach}>
            <path
              d={`M${reach - 1} 0A${reach - 1} ${reach - 1} 0 1 0 0 ${reach - 1}A${reach - 1} ${reach - 1} 0 0 0 ${reach - 1} 0M${shape.outer} 0A${shape.outer} ${shape.outer} 0 1 1 0 ${-shape.outer}A${shape.outer} ${shape.outer} 0 0 1 ${shape.outer} 0`}
              fill={`url(#${id}hatch)`}
              fillRule="evenodd"
            />
          </Sheet>
        )}
        <Sheet at={away(at[arbor], shape ? 0.62 : 0.4)} reach={reach} arbor={arbor}>
          <path d={path} transform={turned} className={styles.ink} fillRule="evenodd" />
        </Sheet>
        <Sheet at={at[arbor]} reach={reach} arbor={arbor}>
          <path
            d={path}
            transform={turned}
            className={styles.outline}
            fill={shape ? WASH[arbor] : '#c9ccc6'}
            fillRule="evenodd"
          />
          {shape && <path d={armLines(shape)} transform={turned} className={styles.fine} />}
          {part === 'great' && (
            <g>
              <circle r="13.2" className={styles.fine} />
              <path d={RATCHET} transform="translate(.3 .5)" className={styles.ink} />
              <path d={RATCHET} className={styles.outline} fill="#c3c7c1" />
              <path
                d="M-9.4-1.6L-11.6-4.6A1.7 1.7 0 1 1-13.6-2.2L-10.2-.6Z"
                className={styles.outline}
                fill="#c3c7c1"
              />
              <path d="M-12.6-3.4Q-9-14 4-11.6" className={styles.outline} fill="none" />
              <circle r="5.4" className={styles.outline} fill="#c9a45c" />
              <path d="M-1.9-1.9H1.9V1.9H-1.9Z" className={styles.ink} />
            </g>
          )}
        </Sheet>
        {shape && (
          <Sheet at={at[arbor]} reach={reach}>
            <path
              d={`M${root} 0A${root} ${root} 0 1 0 0 ${root}A${root} ${root} 0 0 0 ${root} 0M${shape.outer} 0A${shape.outer} ${shape.outer} 0 1 1 0 ${-shape.outer}A${shape.outer} ${shape.outer} 0 0 1 ${shape.outer} 0`}
              fill={`url(#${id}pool)`}
              fillRule="evenodd"
            />
            <path d={swelling(shape.outer + 0.25, root, 5, 0.34)} className={styles.ink} fillRule="evenodd" />
            {part !== 'great' && (
              <path
                d={swelling(shape.inner * 0.4, shape.inner * 0.95, 4, 0.3)}
                className={styles.ink}
                fillRule="evenodd"
              />
            )}
          </Sheet>
        )}
      </>
    )
  }

  const pivot: Point = [at.escape[0], at.escape[1] - PIVOT]
  const length = Math.max(60, height / unit - pivot[1] - 15)
  const title = useMemo(() => (layout.isLettered ? titlePlace(layout) : undefined), [layout])
  const places = useMemo(() => labelPlaces(layout, title), [layout, title])

  return (
    <div
      ref={root}
      className={styles.whole}
      style={{ fontSize: `${unit}px`, '--hair': `${(0.85 / unit).toFixed(3)}px` } as CSSProperties}
    >
      <svg
        aria-hidden="true"
        style={{ left: 0, top: 0, width: '100%', height: '100%' }}
        viewBox={`0 0 ${width / unit} ${height / unit}`}
      >
        <defs>
          <pattern
            id={`${id}hatch`}
            width="0.62"
            height="0.62"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-38)"
          >
            <path d="M0 .31H.62" stroke="#1d1712" strokeWidth="0.17" />
          </pattern>
          {/* The wash is thin where the brush came down and pools where it left. */}
          <linearGradient id={`${id}pool`} x1="0.1" y1="0" x2="0.8" y2="1">
            <stop offset="0" stopColor="#fff6df" stopOpacity="0.62" />
            <stop offset="0.45" stopColor="#fff6df" stopOpacity="0.1" />
            <stop offset="0.55" stopColor="#6b3420" stopOpacity="0" />
            <stop offset="1" stopColor="#6b3420" stopOpacity="0.3" />
          </linearGradient>
        </defs>
        {!layout.isBare && !transparent && (
          <>
            <rect
              x="1.5"
              y="1.5"
              width={width / unit - 3}
              height={height / unit - 3}
              className={styles.outline}
              fill="none"
            />
            {layout.isLettered && (
              <rect
                x="2.4"
                y="2.4"
                width={width / unit - 4.8}
                height={height / unit - 4.8}
                className={styles.fine}
              />
            )}
          </>
        )}
        {title && (
          <g
            transform={`translate(${title.join()})`}
            textAnchor="middle"
            className={transparent ? styles.label : undefined}
          >
            <text y="-6" fontSize="3.4" className={styles.italic}>
              Plate XXIX.
            </text>
            <text y="2.2" fontSize="6.6" className={styles.roman} letterSpacing="0.6">
              CLOCK WORK
            </text>
            <path d="M-6 5H6" className={styles.fine} />
            <text y="9.2" fontSize="3.4" className={styles.italic}>
              an eight-day piece, beating seconds
            </text>
          </g>
        )}
      </svg>
      {/* No wider than it is: all of its box is painted anew while it swings. */}
      <svg
        data-arbor="swing"
        className={styles.turning}
        aria-hidden="true"
        viewBox={`-10 -2 20 ${length + 12}`}
        style={{
          left: `${pivot[0] - 10}em`,
          top: `${pivot[1] - 2}em`,
          width: '20em',
          height: `${length + 12}em`,
          transformOrigin: '10em 2em',
        }}
      >
        <g transform={`rotate(${-SKEW})`}>
          <path d={`M-.7 0L-.5 ${length - 9}H.5L.7 0Z`} className={styles.outline} fill="#c9ccc6" />
          <circle cy={length} r="9" className={styles.outline} fill="#c9a45c" />
          <path
            d={swelling(1.5, 8.6, 9, 0.6)}
            transform={`translate(0 ${length})`}
            className={styles.ink}
            fillRule="evenodd"
          />
        </g>
      </svg>
      {gear('great', 'great')}
      {gear('centrePinion', 'centre')}
      {gear('third', 'third')}
      {gear('escapePinion', 'escape')}
      {gear('centre', 'centre')}
      {gear('thirdPinion', 'third')}
      {gear('escape', 'escape')}
      {gear('minute', 'minute')}
      {gear('cannon', 'centre')}
      {gear('hour', 'hour')}
      {gear('minutePinion', 'minute')}
      <Sheet at={away(pivot, 0.9)} reach={19} arbor="swing">
        <path d={palletsPath()} className={styles.ink} />
      </Sheet>
      <Sheet at={pivot} reach={19} arbor="swing">
        <path d={palletsPath()} className={styles.outline} fill="#b9c0bd" />
        <circle r="2" className={styles.outline} fill="#c9a45c" />
        <circle r="0.6" className={styles.ink} />
      </Sheet>
      <Dial at={at.escape} inner={9.2} outer={14} kind="second" isBare={layout.isBare} />
      <Dial at={at.centre} inner={14.6} outer={22.4} kind="minute" isBare={layout.isBare} />
      <Dial at={at.hour} inner={17} outer={27.6} kind="hour" isBare={layout.isBare} />
      <Hand
        at={at.escape}
        arbor="escape"
        d={layout.isBare ? LONG.second : SHORT.second}
        hub={1.5}
        reach={14}
        isBold={layout.isBare}
      />
      <Hand
        at={at.centre}
        arbor="centre"
        d={layout.isBare ? LONG.minute : SHORT.minute}
        hub={2.2}
        reach={23}
        isBold={layout.isBare}
      />
      <Hand
        at={at.hour}
        arbor="hour"
        d={layout.isBare ? LONG.hour : SHORT.hour}
        hub={3}
        reach={26}
        isBold={layout.isBare}
      />
      {layout.isLettered && (
        <svg
          aria-hidden="true"
          style={{ left: 0, top: 0, width: '100%', height: '100%' }}
          viewBox={`0 0 ${width / unit} ${height / unit}`}
        >
          {COUNTS.filter(([arbor]) => places[arbor]).map(([arbor, counts], index) => (
            <Caption key={arbor} place={places[arbor]} figure={'ABCDEF'[index]!} counts={counts} />
          ))}
        </svg>
      )}
    </div>
  )
}

function Caption(props: { place: Label | undefined; figure: string; counts: string }) {
  const { place, figure, counts } = props
  if (!place) return null
  const [x, y] = place.at
  const [dx, dy] = place.rim ? [place.rim[0] - x, place.rim[1] - y] : [0, 0]
  // The leader starts outside the lettering.
  const from = Math.min(0.8, 1 / Math.max(Math.abs(dx) / 6, Math.abs(dy) / 4.6, 0.01))
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} textAnchor="middle">
      {place.rim && (
        <path
          d={`M${dx * from} ${dy * from}L${dx} ${dy}`}
          className={styles.fine}
          strokeDasharray="0.7 0.5"
        />
      )}
      <text y="-.5" fontSize="3.1" className={styles.label}>
        {`Fig. ${figure}.`}
      </text>
      <text y="3.4" fontSize="3.7" className={styles.label}>
        {counts}
      </text>
    </g>
  )
}

/** Teeth of each wheel, and leaves of its pinion. */
const COUNTS = [
  ['great', '96'],
  ['centre', '60 & 8'],
  ['third', '56 & 8'],
  ['escape', '30 & 7'],
  ['minute', '48 & 6'],
  ['hour', '72'],
] as const

/** Hands of dials without figures, and those that stop at the strokes, within the figures. */
const LONG = {
  second: 'M-.45 4L-.22-12.2L0-13L.22-12.2L.45 4Z',
  minute:
    'M-.75 6L-.7-7C-2.4-8.6-2.4-11 0-13.4C2.4-11 2.4-8.6 .7-7L.75 6ZM-.5-12.6L-.24-20.6L0-22L.24-20.6L.5-12.6Z',
  hour: 'M-1.1 8L-1-9C-4.6-10.6-5-15.6 0-20.6C5-15.6 4.6-10.6 1-9L1.1 8ZM-.7-19.4L0-24L.7-19.4Z',
}
const SHORT = {
  second: 'M-.45 4L-.22-9.6L0-10.4L.22-9.6L.45 4Z',
  minute:
    'M-.75 6L-.7-5.6C-2.4-7.2-2.4-9.6 0-12C2.4-9.6 2.4-7.2 .7-5.6L.75 6ZM-.5-11.2L-.24-15.6L0-16.8L.24-15.6L.5-11.2Z',
  hour: 'M-1.1 8L-1-7.2C-4.6-8.8-5-12.8 0-17C5-12.8 4.6-8.8 1-7.2L1.1 8ZM-.7-15.8L0-19L.7-15.8Z',
}

const ROMAN = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

function Dial(props: {
  at: Point
  inner: number
  outer: number
  kind: 'hour' | 'minute' | 'second'
  isBare: boolean
}) {
  const { at, inner, outer, kind, isBare } = props
  if (isBare)
    return (
      <Sheet at={at} reach={outer + 1}>
        <circle r={outer} className={styles.outline} fill="#f8f2e2" />
        {Array.from({ length: 12 }, (_, place) => (
          <path
            key={place}
            d={`M0 ${-outer + 1.6}V${-outer + (place % 3 ? 4.4 : 7)}`}
            transform={`rotate(${place * 30})`}
            stroke="#1d1712"
            strokeWidth={place % 3 ? 1 : 1.8}
          />
        ))}
      </Sheet>
    )
  const band = outer - inner
  const size = band * (kind === 'hour' ? 0.56 : 0.5)
  // The strokes are within, so that the hands reach them and leave the figures alone.
  const rail = inner + band * 0.09
  const ticks = inner + band * (kind === 'hour' ? 0.2 : 0.3)
  const figures = (outer + ticks) / 2
  const marks = Array.from({ length: kind === 'hour' ? 48 : 60 }, (_, mark) => {
    const isLong = mark % (kind === 'hour' ? 4 : 5) === 0
    const angle = (mark / (kind === 'hour' ? 48 : 60)) * 2 * Math.PI
    const half = ((isLong ? 0.11 : 0.045) * band) / 5 / rail
    const p = (r: number, a: number) => `${(r * Math.sin(a)).toFixed(3)} ${(-r * Math.cos(a)).toFixed(3)}`
    const low = isLong ? ticks + band * 0.02 : ticks - band * 0.04
    return `M${p(low, angle - half)}L${p(rail, angle - half)}L${p(rail, angle + half)}L${p(low, angle + half)}Z`
  }).join('')
  return (
    <Sheet at={at} reach={outer + 1}>
      <path
        d={`M${outer} 0A${outer} ${outer} 0 1 0 0 ${outer}A${outer} ${outer} 0 0 0 ${outer} 0M${inner} 0A${inner} ${inner} 0 1 1 0 ${-inner}A${inner} ${inner} 0 0 1 ${inner} 0`}
        className={styles.outline}
        fill="#f8f2e2"
        fillRule="evenodd"
      />
      <circle r={rail} className={styles.fine} />
      <circle r={ticks} className={styles.fine} />
      <circle r={outer - band * 0.06} className={styles.fine} />
      <path d={marks} className={styles.ink} />
      {Array.from({ length: 12 }, (_, place) => (
        <text
          key={place}
          className={styles.roman}
          fontSize={size}
          textAnchor="middle"
          transform={`rotate(${place * 30}) translate(0 ${-figures}) ${kind === 'hour' ? '' : `rotate(${-place * 30})`}`}
          y={size * 0.35}
        >
          {kind === 'hour' ? ROMAN[place] : kind === 'second' && place % 2 ? '' : place * 5 || 60}
        </text>
      ))}
    </Sheet>
  )
}

function Hand(props: { at: Point; arbor: Arbor; d: string; hub: number; reach: number; isBold: boolean }) {
  const { at, arbor, d, hub, reach, isBold } = props
  return (
    <Sheet at={at} reach={reach} arbor={arbor}>
      <path d={d} fill="none" stroke="#f8f2e2" strokeWidth="0.9" strokeLinejoin="round" />
      <path d={d} className={styles.ink} stroke="#1d1712" strokeWidth={isBold ? 1.3 : 0} />
      <circle r={hub} className={styles.outline} fill="#c9a45c" />
      <circle r={hub * 0.35} className={styles.ink} />
    </Sheet>
  )
}
