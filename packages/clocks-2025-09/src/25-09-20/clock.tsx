import {
  type ClockTime,
  easeInOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BENDS,
  BOX,
  DIGITS,
  digitsOf,
  laidAt,
  lengthOf,
  OVER,
  type Plan,
  planOf,
  sheetOf,
  stretched,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-09-20 Letters',
    source: new URL('./letters.woff2', import.meta.url).href,
    weight: '400',
  },
]

const PAPER = '#bd9562'
const LINE = '#2b1e14'
const GLASS = '#fffdf6'

/** How broad the lines are, in tubes: the glass's two edges, and the pattern's line, which is seen through the glass. */
const EDGE = 0.075
const CENTRE = 0.12

const STROKE = { fill: 'none', strokeLinecap: 'butt', strokeLinejoin: 'round' } as const

/** A digit of the pattern: the line that its tube is to follow, and where it is bent. */
function Pattern({ digit, plan, place }: { digit: number; plan: Plan; place: readonly [number, number] }) {
  const { broad, high, tube, note } = plan
  return (
    <g transform={`translate(${place[0]} ${place[1]})`}>
      <path
        d={stretched(DIGITS[digit]!, broad, high)}
        {...STROKE}
        stroke={LINE}
        strokeWidth={tube * CENTRE}
      />
      {BENDS[digit]!.map(([x, y, across, down], index) => {
        const [left, top] = [(x / BOX.width) * broad, (y / BOX.height) * high]
        const size = note * 0.9
        // Beside a tube there is more room for a letter than above or below it.
        const away = tube * 0.62 + size * (down ? 0.62 : 0.55)
        return (
          <text
            key={index}
            x={left + across * away}
            y={top + down * away + size * 0.3}
            fontSize={size}
            textAnchor="middle"
            fill={LINE}
            className={styles.letters}
          >
            {'abcde'[index]}
          </text>
        )
      })}
    </g>
  )
}

/** A stretch of glass: its edges, its body and the line that is seen through it. */
function Stretch({ path, from, to, tube }: { path: string; from: number; to: number; tube: number }) {
  const layers = [
    [1, 0, LINE],
    [1 - EDGE * 2, EDGE, GLASS],
    [CENTRE, 0, LINE],
  ] as const
  return layers.map(([wide, short, colour], layer) => {
    // Each layer begins a little before the one below it: where one stretch goes on from another no seam shows.
    const start = Math.max(0, from - layer * tube * 0.12)
    return (
      <path
        key={layer}
        d={path}
        {...STROKE}
        stroke={colour}
        strokeWidth={tube * wide}
        data-from={start}
        data-to={to}
        data-short={short * tube}
        strokeDasharray={`${(to - start).toFixed(1)} 9999`}
        strokeDashoffset={(-start).toFixed(1)}
      />
    )
  })
}

/** An electrode: a flat black end, with its collar. */
function Electrode({ path, long, tube, last }: { path: string; long: number; tube: number; last: boolean }) {
  const piece = (from: number, to: number, wide: number, colour: string) => {
    const start = last ? long - to : from
    return (
      <path
        d={path}
        {...STROKE}
        stroke={colour}
        strokeWidth={tube * wide}
        strokeDasharray={`${(to - from).toFixed(1)} 9999`}
        strokeDashoffset={(-start).toFixed(1)}
      />
    )
  }
  return (
    <>
      {piece(0, tube * 0.82, 1, LINE)}
      {piece(tube * 0.6, tube * 0.68, 1, PAPER)}
    </>
  )
}

interface TubeProps {
  digit: number
  plan: Plan
  place: readonly [number, number]
  grows?: 'tens' | 'ones' | undefined
}

/** The tube of a digit, laid so far; nothing of it is drawn again but while it grows. */
function Tube({ digit, plan, place, grows }: TubeProps) {
  const group = useRef<SVGGElement>(null)
  const { motion } = useHostSettings()
  const { broad, high, tube } = plan
  const path = stretched(DIGITS[digit]!, broad, high)
  const long = lengthOf(path)
  useFrame((time: ClockTime) => {
    if (!group.current || !grows) return untilMinute(time)
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 450))
    const laid = laidAt(time.second + step)[grows] * long
    for (const piece of group.current.querySelectorAll('path')) {
      const [from, to, short] = [piece.dataset.from, piece.dataset.to, piece.dataset.short].map(Number)
      const end = Math.min(to!, laid < long ? laid - short! : laid)
      piece.style.display = end > from! ? '' : 'none'
      piece.setAttribute('stroke-dasharray', `${Math.max(0, end - from!).toFixed(1)} 9999`)
    }
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  const cuts = [0, ...OVER[digit]!.map((part) => part * long), long + 2]
  return (
    <g transform={`translate(${place[0]} ${place[1]})`}>
      <g ref={group}>
        {cuts.slice(1).map((to, index) => (
          <Stretch key={to} path={path} from={cuts[index]!} to={to} tube={tube} />
        ))}
      </g>
      <Electrode path={path} long={long} tube={tube} last={false} />
      <Electrode path={path} long={long} tube={tube} last />
    </g>
  )
}

/** Measures, and what the workshop has to say. */
function Notes({ plan, width, height }: { plan: Plan; width: number; height: number }) {
  const { hour, minute } = useClockTime('minute')
  const { tall, note, margin, gap, broad, high, top, row, tube, places } = plan
  // On the smallest stages only the pattern is left: words would not be read there.
  if (width < 240) return null
  const line = Math.max(0.9, tube * 0.045)
  const pair = broad * 2 + gap + tube
  const write = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start') => (
    <text key={text} x={x} y={y} fontSize={note} textAnchor={anchor} fill={LINE} className={styles.letters}>
      {text}
    </text>
  )
  /** A measure under two digits, broken where its words stand. */
  const measure = (left: number, bottom: number, text: string) => {
    const y = bottom + tube * 0.5 + note * 1.75
    const [from, to, middle] = [left - tube * 0.5, left - tube * 0.5 + pair, left - tube * 0.5 + pair / 2]
    const half = note * 0.245 * text.length + note * 0.4
    const ends = [from, to].map((x) => `M${x} ${y - note * 0.45}v${note * 0.9}`).join('')
    return (
      <g key={text}>
        <path
          d={`M${from} ${y}H${middle - half}M${middle + half} ${y}H${to}${ends}`}
          stroke={LINE}
          strokeWidth={line}
          fill="none"
        />
        {write(middle, y + note * 0.33, text, 'middle')}
      </g>
    )
  }
  const until = (hour + 1) % 24
  const edge = margin - tube * 0.5
  const right = width - edge
  const sheet = `Pattern ${sheetOf(hour, minute)} of 1440`
  return (
    <>
      {write(edge, note * 2, sheet)}
      {tall
        ? write(right, note * 2, '15 mm white', 'end')
        : write(right, note * 2, 'Customer changes his mind every minute.', 'end')}
      {measure(places[0][0], top + high, `hours: good till ${until}`)}
      {measure(places[2][0], top + row + high, 'minutes: scrap when done')}
      {tall && write(width / 2, height - note * 1.2, 'Customer changes his mind every minute.', 'middle')}
    </>
  )
}

/** A glass bender's full-size pattern of the time: the glass of the minute is laid on its line as it goes. */
export default function Neon() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const digits = [...digitsOf(hour), ...digitsOf(minute)]
  const grows = [undefined, undefined, 'tens', 'ones'] as const
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.paper}>
      <svg className={styles.whole} aria-hidden="true">
        <Notes plan={plan} width={width} height={height} />
        {digits.map((digit, index) => (
          <Pattern key={index} digit={digit} plan={plan} place={plan.places[index]!} />
        ))}
      </svg>
      {digits.map((digit, index) => (
        <svg key={index} className={styles.whole} aria-hidden="true">
          <Tube key={digit} digit={digit} plan={plan} place={plan.places[index]!} grows={grows[index]} />
        </svg>
      ))}
    </Stage>
  )
}
