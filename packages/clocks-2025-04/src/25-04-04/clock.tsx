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
import { type CSSProperties, memo, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BUBBLE_SECONDS,
  bubblesAt,
  bubbleX,
  DITHER_WIDTH,
  ditherPath,
  figures,
  type Layout,
  largeScale,
  layoutOf,
  leadOf,
  nextPearls,
  riseOf,
  showsColour,
  turnOf,
} from './model'

export { notes } from './notes'

/** A strip of swimming frames, two for each ink. */
interface Strip {
  readonly source: string
  /** One frame, in the fish's own pixels. */
  readonly width: number
  readonly height: number
}

const porkfish: Strip = { source: new URL('./porkfish.webp', import.meta.url).href, width: 73, height: 46 }
const butterfly: Strip = { source: new URL('./butterfly.webp', import.meta.url).href, width: 62, height: 50 }
const large: readonly Strip[] = [
  { source: new URL('./emperor.webp', import.meta.url).href, width: 118, height: 81 },
  { source: new URL('./copperband.webp', import.meta.url).href, width: 98, height: 82 },
  { source: new URL('./moon.webp', import.meta.url).href, width: 110, height: 88 },
  { source: new URL('./queen.webp', import.meta.url).href, width: 80, height: 56 },
  { source: new URL('./cardinal.webp', import.meta.url).href, width: 95, height: 64 },
  { source: new URL('./parrot.webp', import.meta.url).href, width: 85, height: 54 },
  { source: new URL('./squirrel.webp', import.meta.url).href, width: 118, height: 75 },
  { source: new URL('./french.webp', import.meta.url).href, width: 66, height: 61 },
  { source: new URL('./bluering.webp', import.meta.url).href, width: 118, height: 76 },
  { source: new URL('./sixbar.webp', import.meta.url).href, width: 78, height: 65 },
  { source: new URL('./banded.webp', import.meta.url).href, width: 93, height: 72 },
  { source: new URL('./surgeon.webp', import.meta.url).href, width: 99, height: 62 },
]

export const images = [porkfish, butterfly, ...large].map(({ source }) => source)
export const fonts = []

const SHALLOWS = '#d3dfc8'
const TINT = '#bfd2bd'
const RAY = '#1f5d64'
const TWILIGHT = '#175059'
const DEEP = '#0b3340'
const DUSK = '#f0a287'
/** Where light falls into the deep, and how wide, in widths of the stage. */
const RAYS = [
  [0.27, 0.05],
  [0.42, 0.11],
  [0.72, 0.07],
] as const
const FIVES = Array.from({ length: 12 }, (_, index) => index * 5)
const BUBBLES = Array.from({ length: BUBBLE_SECONDS }, (_, index) => index)
const SIXTY = Array.from({ length: 60 }, (_, index) => index)

/** A wheel of sixty fish over the edge of the deep. */
export default function SixtyFish() {
  return (
    <Stage css={css} images={images} ground={styles.sea}>
      <Tank />
    </Stage>
  )
}

function Tank() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const width = Math.round(size?.width ?? 0)
  const height = Math.round(size?.height ?? 0)
  const layout = useMemo(() => (width && height ? layoutOf(width, height) : undefined), [width, height])
  return (
    <div ref={box} className={styles.water}>
      {layout && <Picture key={`${layout.width} ${layout.height}`} layout={layout} />}
    </div>
  )
}

/** Pictures a second of fish that turn, and of the bubbles that rise. */
const BEAT = 20
const RISING = 8
/** Seconds to a stroke: at their berths fish move three or four pixels a second, and rest while the bubbles rise. */
const STROKE_S = 0.5
/** Each fish is a little behind the stroke on its own, by this at most. */
const LAG_S = 1 / 12

/** The time of the last stroke, as each fish sees it. */
const step = (secondsOfDay: number, fish: number) =>
  Math.floor(secondsOfDay / STROKE_S + 1e-6) * STROKE_S - ((fish * 0.618) % 1) * LAG_S

/** The last stroke, for who creeps through the minute and only hurries as it ends. */
function strokeOf(time: ClockTime): ClockTime {
  if (time.second === 59) return time
  return { ...time, millisecond: Math.floor(time.millisecond / 1000 / STROKE_S + 1e-6) * STROKE_S * 1000 }
}

const untilStroke = ({ millisecond }: ClockTime) => {
  const strokeMs = STROKE_S * 1000
  return strokeMs - (millisecond % strokeMs)
}

const drawn = new WeakMap<Element, string>()
/** Whether an element was last drawn from something else. */
function isNews(element: Element, basis: string): boolean {
  if (drawn.get(element) === basis) return false
  drawn.set(element, basis)
  return true
}

/** The dither repeats every eight rows. */
const wholeTiles = (rows: number) => Math.max(8, Math.round(rows / 8) * 8)
/** From `-1` to `1`. Periods divide the day, so midnight is no jump. */
const wave = (seconds: number, periodSeconds: number, phase = 0) =>
  Math.sin((seconds / periodSeconds + phase) * 2 * Math.PI)

function Picture({ layout }: { layout: Layout }) {
  const wheel = useRef<Sprites>([])
  const upper = useRef<Sprites>([])
  const lower = useRef<Sprites>([])
  const bubbles = useRef<(SVGSVGElement | null)[]>([])
  const { pitch, pixel, surfaceY, shallow, deep, pool, bedY } = layout

  useFrame((time) => {
    const stroke = strokeOf(time)
    for (const fish of SIXTY) {
      const turn = turnOf(fish, stroke)
      const seconds = step(time.secondsOfDay, fish)
      const element = wheel.current[fish]
      const lead = leadOf(fish, stroke)
      if (element && isNews(element, `${seconds} ${turn} ${lead}`))
        swimOnTheWheel(element, fish, turn, lead, seconds, layout)
    }
    for (const [fish, strip] of large.entries()) {
      const seconds = step(time.secondsOfDay, fish)
      const from = deep[fish]!
      const to = shallow[fish]!
      const clearance = (strip.height / 2) * largeScale(layout, strip, 0.5) + pitch * 0.6
      const waiting = Math.max(0, (from.y - surfaceY - clearance) / (from.y - to.y))
      const rise = riseOf(fish, stroke, waiting)
      const element = upper.current[fish]
      if (!element || !isNews(element, `${seconds} ${rise}`)) continue
      const scale = largeScale(layout, strip, rise)
      const x = from.x + (to.x - from.x) * rise + wave(seconds, 7.5, fish * 0.37) * scale * 2
      const y = from.y + (to.y - from.y) * rise + wave(seconds, 5, fish * 0.23) * scale * 2.2
      // Nose up on the way, and round to face the other way once in the light.
      const turned = clamp((rise - waiting) / (1 - waiting))
      const tiltDeg =
        -16 * Math.sin(Math.PI * rise) * (turned > 0.5 ? -1 : 1) + wave(seconds, 5, fish * 0.23 + 0.2) * 1.5
      const beat = Math.floor(seconds * 1.5 + fish * 0.618) & 1
      const size = scale / largeScale(layout, strip, 1)
      const reach = strip.height * scale * 0.65
      const posture = `rotate(${tiltDeg.toFixed(2)}deg) scale(${(size * flank(turned, 0.16)).toFixed(4)},${size.toFixed(4)})`
      place(element, y - reach < surfaceY, x, y, posture, beat)
      place(lower.current[fish], y + reach > surfaceY, x, y - surfaceY, posture, 2 + beat)
    }
    return time.second === 59 ? undefined : untilStroke(time)
  }, BEAT)

  useFrame((time) => {
    for (const [index, { from, height }] of bubblesAt(time).entries()) {
      const element = bubbles.current[index]
      if (!element) continue
      const y = bedY - (bedY - pool.top + pitch * 0.2) * height
      const x =
        bubbleX(pearlX(from, layout), y, layout) +
        wave(height, 0.42, from * 0.29) * pitch * 0.12 * Math.min(1, height * 5)
      element.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${(0.5 + 0.5 * height).toFixed(3)})`
      set(element, 'opacity', String(Math.ceil(clamp((1 - height) / 0.07) * 8) / 8))
      set(element, 'color', y < surfaceY ? 'rgb(79, 134, 132)' : 'rgb(233, 239, 220)')
    }
  }, RISING)

  const above = { inset: `0 0 ${layout.height - surfaceY}px` }
  const below = { inset: `${surfaceY}px 0 0` }
  return (
    <>
      <Print layout={layout} />
      {[
        { into: upper, zone: above },
        { into: lower, zone: below },
      ].map(({ into, zone }) => (
        <div key={zone.inset} className={styles.zone} style={zone}>
          {large.map((strip, fish) => (
            <Fish
              key={strip.source}
              strip={strip}
              inks={2}
              scale={largeScale(layout, strip, 1)}
              into={into}
              index={fish}
            />
          ))}
        </div>
      ))}
      {BUBBLES.map((index) => (
        <svg
          key={index}
          ref={(element) => {
            bubbles.current[index] = element
          }}
          className={styles.bubble}
          style={{ '--size': `${pixel * 1.5 * 10}px` } as CSSProperties}
          viewBox="-5 -5 10 10"
          role="presentation"
        >
          <path d={BUBBLE} fill="currentColor" />
        </svg>
      ))}
      {SIXTY.map((fish) => (
        <Fish
          key={fish}
          strip={stripOnTheWheel(fish)}
          inks={3}
          scale={scaleOnTheWheel(fish, layout)}
          into={wheel}
          index={fish}
        />
      ))}
    </>
  )
}

/** The sheet the fish are printed on, and the pearls of air that are left on the bed. */
const Print = memo(function Print({ layout }: { layout: Layout }) {
  const { transparent } = useHostSettings()
  return (
    <svg
      className={transparent ? `${styles.print} ${styles.bare}` : styles.print}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="presentation"
    >
      {!transparent && <Water layout={layout} />}
      <Numerals layout={layout} />
      <Captions layout={layout} />
      <Pearls layout={layout} y={layout.bedY} />
    </svg>
  )
})

/** The evening above, the light below it, and the edge of the deep. */
function Water({ layout }: { layout: Layout }) {
  const id = useId()
  const { pixel, surfaceY, ditherRows, berths } = layout
  const duskRows = wholeTiles((berths[0]!.y * 1.5) / pixel)
  const shadeRows = wholeTiles((layout.height - surfaceY) / pixel)
  const edgeTop = surfaceY - (ditherRows * pixel) / 2
  const edgeEnd = surfaceY + (ditherRows * pixel) / 2
  const duskEnd = duskRows * pixel
  const tintRows = wholeTiles((edgeTop - duskEnd) / pixel)
  // Half pixels blur the dusk to one hard band, and the rays to bars.
  const fine = pixel >= 1
  const dusk = fine ? [{ name: 'dusk', rows: duskRows, top: 0, fill: DUSK, way: -1 }] : []
  const bands = [
    ...dusk,
    { name: 'tint', rows: tintRows, top: edgeTop - tintRows * pixel, fill: TINT, way: 1 },
    { name: 'edge', rows: ditherRows, top: edgeTop, fill: TWILIGHT, way: 1 },
    { name: 'shade', rows: shadeRows, top: edgeEnd, fill: DEEP, way: 1 },
  ]
  const ray = { name: 'ray', rows: shadeRows, top: edgeEnd, fill: RAY, way: -1 }
  const depth = layout.height - edgeEnd
  const slant = depth * -0.45
  return (
    <>
      <defs>
        {[...bands, ray].map(({ name, rows, top, fill, way }) => (
          <pattern
            key={name}
            id={`${id}${name}`}
            width={DITHER_WIDTH}
            height={rows}
            patternUnits="userSpaceOnUse"
            patternTransform={`translate(0 ${way < 0 ? top + rows * pixel : top})scale(${pixel} ${way * pixel})`}
          >
            <path d={ditherPath(rows)} fill={fill} className={styles.printed} />
          </pattern>
        ))}
      </defs>
      <rect
        y={edgeEnd}
        width={layout.width}
        height={layout.height}
        fill={TWILIGHT}
        className={styles.printed}
      />
      <rect
        y={edgeTop}
        width={layout.width}
        height={edgeEnd - edgeTop}
        fill={TINT}
        className={styles.printed}
      />
      {bands.map(({ name, rows, top }) => (
        <rect key={name} y={top} width={layout.width} height={rows * pixel} fill={`url(#${id}${name})`} />
      ))}
      {(fine ? RAYS : []).map(([left, span]) => (
        <path
          key={left}
          d={`M${layout.width * left} ${edgeEnd}h${layout.width * span}l${slant} ${depth}h${layout.width * span * -1.4}z`}
          fill={`url(#${id}ray)`}
          className={styles.printed}
        />
      ))}
    </>
  )
}

function Pearls({ layout, y }: { layout: Layout; y: number }) {
  const { second } = useClockTime('second')
  const next = useRef<SVGGElement>(null)
  useFrame((time) => {
    if (next.current) set(next.current, 'opacity', nextPearls(time).toFixed(2))
    return time.second === 59 ? undefined : untilSecond(time)
  }, BEAT)
  const pearl = (index: number) => (
    <path
      key={index}
      d={PEARL}
      fill="#7fb0a6"
      transform={`translate(${pearlX(index, layout)} ${y})scale(${layout.pixel * 0.75})`}
    />
  )
  return (
    <>
      {SIXTY.slice(second + 1).map(pearl)}
      <g ref={next}>{second === 59 && SIXTY.map(pearl)}</g>
    </>
  )
}

/** Pixel rings, centred: one that lies on the bed, one that rises. */
const PEARL = 'M-1-2h2v1h1v2h-1v1h-2v-1h-1v-2h1z'
const BUBBLE =
  'M-2-4h4v1h1v1h1v4h-1v1h-1v1h-4v-1h-1v-1h-1v-4h1v-1h1zM-2-3v1h-1v4h1v1h4v-1h1v-4h-1v-1zM-2-2h2v1h-1v1h-1z'

function pearlX(second: number, { pool }: Layout): number {
  return pool.left + pool.width * (0.06 + ((second + 0.5) / 60) * 0.88)
}

const stripOnTheWheel = (fish: number) => (fish % 5 === 0 ? butterfly : porkfish)

function scaleOnTheWheel(fish: number, { pitch }: Layout): number {
  return (pitch * (fish % 5 === 0 ? 1.06 : 0.96)) / stripOnTheWheel(fish).width
}

function swimOnTheWheel(
  element: HTMLElement,
  fish: number,
  turn: number,
  lead: number,
  seconds: number,
  { berths, pitch, surfaceY }: Layout,
) {
  const berth = berths[fish]!
  const heading = (berth.headingDeg * Math.PI) / 180
  const upright = berth.headingDeg > 90.01 && berth.headingDeg < 269.99 ? -1 : 1
  // Those with a figure beside them have to come in further.
  const hasFigure = fish % 5 === 0
  // A swell runs round the wheel; whoever turns leaves the rank, inwards.
  const leaving = Math.abs(Math.sin(Math.PI * turn)) * 0.34 + lead * (hasFigure ? 0.3 : 0.04)
  const inwards = wave(seconds, 4, -fish / 12) * 0.055 + leaving
  const along = wave(seconds, 4, -fish / 12 + 0.2) * 0.03
  const x = berth.x + pitch * (along * Math.cos(heading) - inwards * Math.sin(heading))
  const y = berth.y + pitch * (along * Math.sin(heading) + inwards * Math.cos(heading))
  const lookDeg = berth.headingDeg + wave(seconds, 4, -fish / 12 + 0.25) * 4
  const beat = Math.floor(seconds * 2 + fish * 0.618) & 1
  const ink = showsColour(turn) ? 0 : berth.y < surfaceY ? 1 : 2
  const grown = 1 + lead * (hasFigure ? 0.55 : 0.8)
  const posture = `rotate(${lookDeg.toFixed(2)}deg) scale(${flank(turn, 0.2).toFixed(4)},${upright})`
  set(element, 'zIndex', lead > 0 ? '1' : '0')
  // Its size rather than its scale: a layer that was scaled up keeps the sharpness it had then.
  element.style.setProperty('--grown', grown.toFixed(3))
  place(element, true, x, y, posture, ink * 2 + beat)
}

/** The width a fish shows while it turns; never less than `least`, for no fish is flat. */
function flank(turn: number, least: number): number {
  const cosine = Math.cos(Math.PI * turn)
  return Math.sign(cosine || 1) * Math.max(least, Math.abs(cosine))
}

type Sprites = (HTMLElement | null)[]

function place(
  element: HTMLElement | null | undefined,
  shown: boolean,
  x: number,
  y: number,
  posture: string,
  frame: number,
) {
  if (!element) return
  set(element, 'display', shown ? 'block' : 'none')
  if (!shown) return
  element.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) ${posture}`
  const strip = element.firstElementChild as HTMLElement
  set(strip, 'backgroundPositionX', `${((100 * frame) / (Number(strip.dataset.frames) - 1)).toFixed(2)}%`)
}

/** Writing a style costs even when nothing changes. */
function set(
  { style }: HTMLElement | SVGElement,
  name: 'display' | 'backgroundPositionX' | 'opacity' | 'color' | 'zIndex',
  value: string,
) {
  if (style[name] !== value) style[name] = value
}

interface FishProps {
  readonly strip: Strip
  /** How many inks the strip has. */
  readonly inks: number
  /** CSS pixels to a pixel of the fish. */
  readonly scale: number
  readonly into: { readonly current: Sprites }
  readonly index: number
}

/** One fish about its own middle, looking right. */
const Fish = memo(function Fish({ strip: { source, width, height }, inks, scale, into, index }: FishProps) {
  const size = {
    '--width': `${width * scale}px`,
    '--height': `${height * scale}px`,
    '--frames': inks * 2,
    '--strip': `url(${source})`,
  }
  return (
    <div
      ref={(element) => {
        into.current[index] = element
      }}
      className={styles.fish}
    >
      {/* Apart, so that the browser need not work out the strip again whenever the fish moves. */}
      <div className={styles.strip} data-frames={inks * 2} style={size as CSSProperties} />
    </div>
  )
})

const Numerals = memo(function Numerals({ layout }: { layout: Layout }) {
  const { berths, pixel, numbered, surfaceY } = layout
  if (!numbered) return null
  return FIVES.map((minute) => {
    const { numeralX, numeralY } = berths[minute]!
    return (
      <path
        key={minute}
        d={figures(minute)}
        fill={numeralY < surfaceY ? DEEP : SHALLOWS}
        stroke={numeralY < surfaceY ? TINT : TWILIGHT}
        className={styles.printed}
        transform={`translate(${Math.round(numeralX)} ${Math.round(numeralY)})scale(${pixel})`}
      />
    )
  })
})

/** The plate numbers of the hours; pale while their fish are still in the deep. */
function Captions({ layout: { shallow, captionPixel, captionDrop } }: { layout: Layout }) {
  const { hour12 } = useClockTime('minute')
  if (captionDrop === undefined) return null
  return shallow.map(({ x, y }, fish) => (
    <path
      key={`${x} ${y}`}
      d={figures(fish + 1)}
      fill={fish < hour12 ? DEEP : '#97af9d'}
      stroke={TINT}
      className={styles.printed}
      transform={`translate(${Math.round(x)} ${Math.round(y + captionDrop)})scale(${captionPixel})`}
    />
  ))
}
