import {
  type ClockFont,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { hourMarks, hoursOf, type Mark, minuteMarks, pinAt, productMarks, ruleIn, STEP_MS } from './model'

export { notes } from './notes'

const engraved: ClockFont = {
  family: 'ft-25-07-10 Engraved',
  source: new URL('./engraved.woff2', import.meta.url).href,
  weight: '400',
}

export const images: string[] = []
export const fonts = [engraved]

/** From one edge of the rule to the other, in hundredths of the way across the stage. */
const [EDGE, SLIDE, LOWER, END] = [15.5, 38.5, 61.5, 84.5] as const
/** How far the runner's glass reaches to each side of the hairline, in parts of the length of the stage. */
const GLASS = 0.24
/** The same for the scale of seconds on its foot. */
const FOOT = 0.19

/** Further out a figure would be cut by the edge of the stage. */
const WHOLE = 0.46

type Rule = ReturnType<typeof ruleIn>

/**
 * A slide rule, seen so closely that its runner fills the picture, which goes along with it. The scales are drawn anew
 * once a minute; each second only the pin on the runner's foot moves, an element that is not painted again.
 */
export default function SlideRule() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.desk} ground={styles.felt}>
      {size && <Held {...ruleIn(size.width, size.height)} />}
    </Stage>
  )
}

/** In the middle of the stage, a little askew; lengths along the rule are measured from the hairline. */
function Held(rule: Rule) {
  const { upright, length, across } = rule
  const box = upright ? { width: across, height: length } : { width: length, height: across }
  return (
    <div className={styles.held} style={{ ...box, rotate: upright ? '2.5deg' : '-3.5deg' }}>
      <Body {...rule} />
      <Scales {...rule} />
      <Pin {...rule} />
    </div>
  )
}

/** A rectangle given along and across the rule. */
const slab = ({ upright, across }: Rule, from: number, to: number, top: number, bottom: number) => {
  const [low, high] = [(top / 100) * across, (bottom / 100) * across]
  return upright
    ? { x: low, y: from, width: high - low, height: to - from }
    : { x: from, y: low, width: to - from, height: high - low }
}

const viewOf = ({ upright, length, across }: Rule) =>
  upright ? `0 ${-length / 2} ${across} ${length}` : `${-length / 2} 0 ${length} ${across}`

/** All that stands still, on a layer of its own. */
function Body(rule: Rule) {
  const { upright, length } = rule
  const far = length * 0.75
  const line = (at: number) => slab(rule, -far, far, at - 0.45, at + 0.45)
  const lens = (from: number, to: number, top: number, bottom: number) =>
    slab(rule, from * length, to * length, top, bottom)
  return (
    <svg className={styles.scales} viewBox={viewOf(rule)} aria-hidden="true">
      <rect className={styles.shade} {...slab(rule, -far, far, EDGE + 2, END + 3)} />
      <rect className={styles.body} {...slab(rule, -far, far, EDGE, END)} />
      <rect className={styles.slide} {...slab(rule, -far, far, SLIDE, LOWER)} />
      <rect className={styles.bevel} {...slab(rule, -far, far, EDGE, EDGE + 0.9)} />
      <rect className={styles.groove} {...line(SLIDE)} />
      <rect className={styles.groove} {...line(LOWER)} />
      <rect className={styles.bevel} {...slab(rule, -far, far, SLIDE + 0.45, SLIDE + 0.9)} />
      <rect className={styles.bevel} {...slab(rule, -far, far, LOWER + 0.45, LOWER + 0.9)} />
      <rect className={styles.glass} {...lens(-GLASS, GLASS, EDGE - 6, END + 6)} />
      <rect className={styles.glint} {...lens(-GLASS, -GLASS + 0.008, EDGE - 6, END + 6)} />
      <rect className={styles.glintFar} {...lens(GLASS - 0.005, GLASS, EDGE - 6, END + 6)} />
      <rect className={styles.cap} {...lens(-GLASS - 0.012, GLASS + 0.012, EDGE - 10, EDGE - 1)} />
      <rect className={styles.cap} {...lens(-GLASS - 0.012, GLASS + 0.012, END + 1, END + 10)} />
      <rect className={styles.capLight} {...lens(-GLASS - 0.012, GLASS + 0.012, EDGE - 10, EDGE - 9.2)} />
      <rect className={styles.capLight} {...lens(-GLASS - 0.012, GLASS + 0.012, END + 1, END + 1.8)} />
      {[-3, -2, -1, 0, 1, 2, 3].map((rib) => (
        <rect
          key={rib}
          className={styles.rib}
          {...lens(rib * 0.03 - 0.004, rib * 0.03 + 0.004, EDGE - 8.5, EDGE - 3.5)}
        />
      ))}
      <Scale
        {...rule}
        marks={SECONDS}
        foot={END + 2.6}
        grow={1}
        reach={2.4}
        size={upright ? 0.034 : 0.02}
        limit={upright ? 4 : 4.5}
      />
    </svg>
  )
}

/** Where the three scales stand, and how large their figures are. */
const scalesOf = (upright: boolean) =>
  ({
    hours: { foot: SLIDE - 0.45, grow: -1, reach: 8.5, size: upright ? 0.058 : 0.046, limit: 9.5 },
    minutes: { foot: SLIDE + 0.9, grow: 1, reach: 6, size: upright ? 0.066 : 0.044, limit: 9.5 },
    products: {
      foot: LOWER + 0.9,
      grow: 1,
      reach: 6,
      size: upright ? 0.046 : 0.036,
      limit: upright ? 6.2 : 9,
    },
  }) as const

/** The parts of the hairline between the rows of figures, in hundredths of the way across the stage. */
function hairlineOf({ upright, length, across }: Rule) {
  const { hours, minutes, products } = scalesOf(upright)
  const rows = [hours, minutes, products].map(({ foot, grow, reach, size, limit }, row) => {
    const letter = Math.min((size * length * 100) / across, limit)
    const middle = foot + grow * (reach + 1.6 + letter * (upright ? 0.64 : 0.5))
    const half = letter * (upright ? (row === 2 ? 1.18 : 0.68) : 0.46)
    return [middle - half, middle + half] as const
  })
  const starts = [EDGE - 0.4, ...rows.map(([, to]) => to)]
  const ends = [...rows.map(([from]) => from), END + 0.4]
  return starts.map((from, part) => [from, ends[part]!] as const).filter(([from, to]) => to - from > 0.8)
}

function Scales(rule: Rule) {
  const { upright, length } = rule
  const { hour, minute } = useClockTime('minute')
  const hours = hoursOf(hour, minute)
  const scales = scalesOf(upright)
  return (
    <svg className={styles.scales} viewBox={viewOf(rule)} aria-hidden="true">
      <Scale {...rule} marks={hourMarks(hours)} {...scales.hours} />
      <Scale {...rule} marks={minuteMarks(minute, upright)} {...scales.minutes} red />
      <Scale {...rule} marks={productMarks(hours)} {...scales.products} />
      {/* Between the figures, never over one. */}
      {hairlineOf(rule).map(([from, to]) => (
        <rect
          key={from}
          className={styles.hairline}
          {...slab(rule, length * -0.0014, length * 0.0014, from, to)}
        />
      ))}
    </svg>
  )
}

const SECONDS: Mark[] = Array.from({ length: 61 }, (_, second) => ({
  at: (second / 60 - 0.5) * 2 * FOOT,
  tall: second % 10 === 0 ? 1.2 : second % 5 === 0 ? 1 : 0.6,
  label: second % 10 === 0 ? `${second}` : undefined,
  passed: false,
}))

interface ScaleProps extends Rule {
  readonly marks: readonly Mark[]
  /** Where the marks stand, across the rule, in which direction they grow and how far. */
  readonly foot: number
  readonly grow: 1 | -1
  readonly reach: number
  /** Of its figures, in parts of the length of the stage. */
  readonly size: number
  /** And at most, in hundredths of the way across the stage. */
  readonly limit: number
  /** Only what is under the hairline is red; else all that has passed it. */
  readonly red?: boolean
}

function Scale({ upright, length, across, marks, foot, grow, reach, size, limit, red }: ScaleProps) {
  const unit = across / 100
  const letter = Math.min(size * length, unit * limit)
  // On an upright rule a figure's breadth goes across it.
  const deep = upright ? letter * 0.64 : letter * 0.5
  const isRed = ({ at, passed }: Mark) => (red ? Math.abs(at) < 1e-9 : passed)
  return marks.map((mark, index) => {
    const at = mark.at * length
    const [from, to] = [foot * unit, (foot + grow * mark.tall * reach) * unit]
    const middle = (foot + grow * (reach + 1.6)) * unit + grow * deep
    const place = upright ? { x: middle, y: at } : { x: at, y: middle }
    return (
      <g key={index} className={isRed(mark) ? styles.passed : styles.ahead}>
        <path d={upright ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`} strokeWidth={length * 0.0021} />
        {mark.label && Math.abs(mark.at) < WHOLE && (
          <text
            {...place}
            dy="0.355em"
            fontSize={upright && mark.label.endsWith('½') ? letter * 0.74 : letter}
            strokeWidth={letter * 0.035}
          >
            {mark.label}
          </text>
        )}
      </g>
    )
  })
}

function Pin({ upright, length, across }: Rule) {
  const pin = useRef<HTMLElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const done = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / STEP_MS)
    const along = (pinAt(time.second, easeOut(done)) / 60 - 0.5) * 2 * FOOT * length
    if (pin.current) pin.current.style.translate = upright ? `0 ${along}px` : `${along}px 0`
    return done === 1 ? untilSecond(time) : undefined
  }, 30)
  const [thick, deep] = [length * 0.009, across * 0.055]
  const box = upright
    ? { left: across * 0.858, top: (length - thick) / 2, width: deep, height: thick }
    : { left: (length - thick) / 2, top: across * 0.858, width: thick, height: deep }
  return <i ref={pin} className={styles.pin} style={box} />
}
