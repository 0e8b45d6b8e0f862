import { Stage, untilSecond, useFrame, useHostSettings, useSize } from '@found-time/clock-runtime'
import { type CSSProperties, type RefObject, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { Dial, Hand, LONG, SHORT } from './dial'
import { GEARS, Gear, phasesOf, WASH, Washes } from './gears'
import { Border, Caption, COUNTS, Title } from './lettering'
import {
  type Arbor,
  escapementAt,
  type Layout,
  labelPlaces,
  layoutOf,
  PIVOT,
  type Point,
  palletsPath,
  restFor,
  slowBeat,
  titlePlace,
  turnsAfter,
} from './model'
import { Pendulum } from './pendulum'
import { away, Sheet, SKEW } from './sheet'

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

const ARBORS = Object.keys(WASH) as Arbor[]

/** Turns what hangs on each arbor. @param root - In which all of it is. */
function useGoing(root: RefObject<HTMLDivElement | null>) {
  const { motion, mode } = useHostSettings()
  /** What the elements, which stay as long as this component, were given last. */
  const shown = useRef<Partial<Record<Arbor | 'swing', string>>>({})
  const turning = useRef(new Map<string, readonly SVGSVGElement[]>())

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
}

function Plate({ layout }: { layout: Layout }) {
  const { transparent } = useHostSettings()
  const { at, unit, width, height } = layout
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useGoing(root)
  const phases = useMemo(() => phasesOf(layout), [layout])
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
        <Washes id={id} />
        {!layout.isBare && !transparent && <Border layout={layout} />}
        {title && <Title at={title} className={transparent ? styles.label : undefined} />}
      </svg>
      {/* No wider than it is: all of its box is painted anew while it swings. */}
      <Pendulum pivot={pivot} length={length} />
      {GEARS.map(([part, arbor]) => (
        <Gear key={part} part={part} arbor={arbor} at={at[arbor]} phase={phases[part] ?? 0} id={id} />
      ))}
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
